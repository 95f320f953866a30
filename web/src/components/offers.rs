//! What may be done now beside the budget and the end of the turn: put it off, answer out of turn.

use asalto_core::{Command, Moment};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::ready_form::ReadyForm;
use crate::shown::part;
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Sentence};

/// The commands that are available now, as the core lists them, and that have a wording.
#[component]
pub fn Offers() -> impl IntoView {
    let store = Store::take();
    let delay = move || {
        let command = Command::Delay { until: None };
        let offered = store
            .available
            .with(|available| available.contains(&command));
        offered.then(|| view! { <Delay/> })
    };
    let opened = RwSignal::new(false);
    // Where they come in stands in the order.
    let elsewhere =
        |command: &Command| matches!(command, Command::ActNow { .. } | Command::Trigger { .. });
    let in_words = move |command: &Command| {
        let words = worded(store, command).filter(|_| !elsewhere(command))?;
        Some((words, command.clone()))
    };
    let anything = Memo::new(move |_| {
        let worded = |command: &Command| in_words(command).is_some();
        store
            .available
            .with(|available| available.iter().any(worded))
    });
    let offers = Memo::new(move |_| {
        store
            .available
            .with(|available| available.iter().filter_map(in_words).collect::<Vec<_>>())
    });
    let buttons = move || {
        let buttons = offers.get().into_iter().map(|(words, command)| {
            let go = move |_| {
                store.dispatch(&command);
            };
            view! { <button class="offer" on:click=go>{words}</button> }
        });
        buttons.collect::<Vec<_>>()
    };
    view! {
        {part(delay)}
        <ReadyForm/>
        {part(move || anything.get().then(|| view! {
            <details class="offers">
                <summary id="offers" on:click=move |_| opened.set(true)>
                    {store.own(Phrase::TheOutOfTurn)}<kbd aria-hidden="true">{store.key('u')}</kbd></summary>
                <div class="buttons">{part(move || opened.get().then(buttons))}</div>
            </details>
        }))}
    }
}

/// Puts the turn off: until its owner wishes to act, or to a count that is announced.
#[component]
fn Delay() -> impl IntoView {
    let store = Store::take();
    let count = RwSignal::new(String::new());
    let put_off = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let until = count.get_untracked().trim().parse().ok();
        store.dispatch(&Command::Delay { until });
        document::focus_soon("go");
    };
    view! {
        <form class="delay field" on:submit=put_off>
            <button id="delay" type="submit">{store.own(Phrase::Delay)}<kbd aria-hidden="true">{store.key('w')}</kbd></button>
            <input type="number" inputmode="numeric" autocomplete="off" aria-label=store.own(Phrase::DelayCount)
                placeholder=store.own(Phrase::DelayCount)
                prop:value=count on:input=move |event| count.set(event_target_value(&event))/>
        </form>
    }
}

/// A command in words, where it is one that is offered so.
pub fn worded(store: Store, command: &Command) -> Option<String> {
    let said = |who, phrase| Some(store.fill(phrase, &[&store.name(who)]));
    match command {
        Command::Respond { who, response } => {
            let what = text::response(store.lang(), *response);
            let who = store.name(*who);
            Some(store.say(&Sentence::Of {
                what: &who,
                who: what,
            }))
        }
        Command::ActFirst { who } => said(*who, Phrase::ActsFirst),
        Command::ActNow {
            who,
            moment: Moment::AfterTurn,
        } => said(*who, Phrase::ActsAfter),
        Command::ActNow {
            who,
            moment: Moment::BeforeTurn,
        } => said(*who, Phrase::ActsBefore),
        Command::Trigger { who, .. } => {
            let who = *who.first()?;
            let now = said(who, Phrase::SetsOff)?;
            let what = store.view.with(|view| {
                let waiting = view.combatant(who)?.waiting.as_ref()?;
                waiting.readied().map(text::in_words)
            });
            Some(match what.as_deref() {
                None | Some("") => now,
                Some(what) => format!("{now} · {what}"),
            })
        }
        Command::DeclineTrigger { who } => said(*who, Phrase::LetsGoBy),
        Command::HoldConcentration { who } => said(*who, Phrase::KeepsConcentrating),
        Command::LoseConcentration { who } => said(*who, Phrase::StopsConcentrating),
        Command::RerollAll => Some(store.fill(Phrase::RerollAll, &[])),
        _ => None,
    }
}
