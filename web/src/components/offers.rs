//! What may be done now beside the budget and the end of the turn: put it off, answer out of turn.

use asalto_core::{CombatantId, Command, Moment, Response};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::fight::{folded, go};
use crate::components::ready_form::ReadyForm;
use crate::ladder;
use crate::shown::{flag, part};
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Sentence};

/// The commands that are available now, as the core lists them, and that have a wording.
#[component]
pub fn Offers() -> impl IntoView {
    let store = Store::take();
    // What lies on the turn is done first.
    let delays =
        flag(move || !store.is_by_phases() && store.view.with(|view| view.stack.len() < 2));
    // Where they come in stands in the order.
    let elsewhere = |command: &Command| ladder::comes_in(command).is_some();
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
            let take = move |_| {
                go(store, &command);
            };
            view! { <button class="offer" on:click=take>{words}</button> }
        });
        buttons.collect::<Vec<_>>()
    };
    view! {
        {part(move || delays.get().then(|| view! { <Delay/> }))}
        <ReadyForm/>
        {part(move || anything.get().then(|| view! {
            {folded("offers", (store.own(Phrase::TheOutOfTurn), store.key('u')), move || view! {
                <div class="buttons">{part(move || Some(buttons()))}</div>
            })}
        }))}
    }
}

/// Puts the turn off: until its owner wishes to act, or to a count that is announced.
#[component]
fn Delay() -> impl IntoView {
    let store = Store::take();
    let count = RwSignal::new(String::new());
    // Where the rules refuse it, it says why when it is tried, and may be ruled.
    let refused = flag(move || {
        let command = Command::Delay { until: None };
        !store
            .available
            .with(|available| available.contains(&command))
    });
    let put_off = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let until = count.get_untracked().trim().parse().ok();
        store.dispatch(&Command::Delay { until });
        document::focus_soon("go");
    };
    view! {
        <form class="delay field" on:submit=put_off>
            <button id="delay" type="submit" class:used=refused>{store.own(Phrase::Delay)}<kbd aria-hidden="true">{store.key('w')}</kbd></button>
            <input type="number" inputmode="numeric" autocomplete="off" aria-label=store.own(Phrase::DelayCount)
                placeholder=store.own(Phrase::DelayCount)
                prop:value=count on:input=move |event| count.set(event_target_value(&event))/>
        </form>
    }
}

/// What somebody has readied, in words, after what is said of it.
fn with_words(store: Store, who: CombatantId, said: String) -> String {
    let what = store.view.with(|view| {
        let waiting = view.combatant(who)?.waiting.as_ref()?;
        waiting.readied().map(text::in_words)
    });
    match what.as_deref() {
        None | Some("") => said,
        Some(what) => format!("{said} · {what}"),
    }
}

/// The answers that somebody has to what is done now. All of them may be tried: a refusal says why, and
/// may be overruled.
#[component]
pub fn Answers(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| session.encounter().rules().reactions.kinds());
    let running = Memo::new(move |_| store.view.with(|view| !view.stack.is_empty()));
    part(move || {
        (running.get() && !kinds.is_empty()).then(|| {
            let caption = (store.own(Phrase::TheOutOfTurn), store.key('u'));
            folded("offers", caption, move || {
                let answers = kinds.iter().map(|&response| {
                    let command = Command::Respond { who: id, response };
                    let words = worded(store, &command).unwrap_or_default();
                    let take = move |_| {
                        go(store, &command);
                    };
                    view! { <button class="offer" on:click=take>{words}</button> }
                });
                view! { <div class="buttons">{answers.collect::<Vec<_>>()}</div> }
            })
        })
    })
}

/// A command in words, where it is one that is offered so.
pub fn worded(store: Store, command: &Command) -> Option<String> {
    let said = |who, phrase| Some(store.fill(phrase, &[&store.name(who)]));
    match command {
        Command::Respond { who, response } => {
            let what = text::response(store.lang(), *response);
            let name = store.name(*who);
            let said = store.say(&Sentence::Of {
                what: &name,
                who: what,
            });
            Some(match response {
                Response::Readied => with_words(store, *who, said),
                _ => said,
            })
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
        Command::Trigger { who, .. } => match who.as_slice() {
            [who] => Some(with_words(store, *who, said(*who, Phrase::SetsOff)?)),
            several => Some(store.fill(Phrase::SetOffTogether, &[&store.names(several)])),
        },
        Command::DeclineTrigger { who } => said(*who, Phrase::LetsGoBy),
        Command::HoldConcentration { who } => said(*who, Phrase::KeepsConcentrating),
        Command::LoseConcentration { who } => said(*who, Phrase::StopsConcentrating),
        Command::RerollAll => Some(store.fill(Phrase::RerollAll, &[])),
        _ => None,
    }
}
