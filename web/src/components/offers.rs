//! What may be done now beside the budget and the end of the turn: put it off, answer out of turn.

use asalto_core::{Command, Moment};
use leptos::prelude::*;

use crate::shown::part;
use crate::store::Store;
use crate::text::{self, Sentence, Word};

/// The commands that are available now, as the core lists them, and that have a wording.
#[component]
pub fn Offers() -> impl IntoView {
    let store = Store::take();
    let delay = move || {
        let command = Command::Delay { until: None };
        let offered = store
            .available
            .with(|available| available.contains(&command));
        offered.then(|| {
            let put_off = move |_| {
                store.dispatch(&command);
            };
            view! { <button class="delay" on:click=put_off>{store.label(Word::Delay)}</button> }
        })
    };
    let offers = Memo::new(move |_| {
        let worded = |command: &Command| Some((worded(store, command)?, command.clone()));
        store
            .available
            .with(|available| available.iter().filter_map(worded).collect::<Vec<_>>())
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
        {part(move || (!offers.with(Vec::is_empty)).then(|| view! {
            <details class="offers">
                <summary>{store.label(Word::OutOfTurn)}</summary>
                <div class="buttons">{part(move || Some(buttons()))}</div>
            </details>
        }))}
    }
}

fn worded(store: Store, command: &Command) -> Option<String> {
    let said = |who, sentence: &dyn for<'n> Fn(&'n str) -> Sentence<'n>| {
        let name = store.name(who);
        Some(store.say(&sentence(&name)))
    };
    match command {
        Command::Respond { who, response } => {
            let what = text::response(store.lang(), *response);
            let who = store.name(*who);
            Some(store.say(&Sentence::Of {
                what: &who,
                who: what,
            }))
        }
        Command::ActFirst { who } => said(*who, &|who| Sentence::ActsFirst { who }),
        Command::ActNow {
            who,
            moment: Moment::AfterTurn,
        } => said(*who, &|who| Sentence::ActsAfter { who }),
        Command::ActNow {
            who,
            moment: Moment::BeforeTurn,
        } => said(*who, &|who| Sentence::ActsBefore { who }),
        Command::Trigger { who, .. } => said(*who.first()?, &|who| Sentence::SetsOff { who }),
        Command::DeclineTrigger { who } => said(*who, &|who| Sentence::LetsGoBy { who }),
        Command::HoldConcentration { who } => {
            said(*who, &|who| Sentence::KeepsConcentrating { who })
        }
        Command::LoseConcentration { who } => {
            said(*who, &|who| Sentence::StopsConcentrating { who })
        }
        _ => None,
    }
}
