//! The choice of who acts next, and of the phases of a round: one button for each candidate.

use asalto_core::command::TableCommand;
use asalto_core::{Awaiting, CombatantId, Command};
use asalto_text::TableText;
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The question, with its candidates.
#[derive(Clone, PartialEq, Eq)]
enum Question {
    Next(Vec<CombatantId>),
    Begins(Vec<CombatantId>),
    Phase(Option<String>, Vec<CombatantId>),
}

/// The prompt, if someone is to be named.
#[component]
pub fn HandOver() -> impl IntoView {
    let store = Store::take();
    let asked = Memo::new(move |_| asked(store));
    part(move || asked.get().map(|asked| view! { <Prompt asked/> }))
}

/// Reads the prompt from the decision that the encounter waits for.
fn asked(store: Store) -> Option<Question> {
    match store.view.with(|view| view.awaiting.clone()) {
        Awaiting::HandOver(who) => {
            let passed = store
                .view
                .with(|view| view.combatants.iter().any(|one| one.passed));
            Some(if passed {
                Question::Next(who)
            } else {
                Question::Begins(who)
            })
        }
        Awaiting::Phase(number) => {
            let name = store.with_session(|session| {
                let phase = session.encounter().rules().order.phase(number);
                phase.map(str::to_owned)
            });
            let named = store.available.with(|available| {
                let named = available.iter().filter_map(|command| match command {
                    Command::Table(TableCommand::HandOver { to }) => Some(*to),
                    _ => None,
                });
                named.collect()
            });
            Some(Question::Phase(name, named))
        }
        _ => None,
    }
}

#[component]
fn Prompt(asked: Question) -> impl IntoView {
    let store = Store::take();
    let (phase, who) = match &asked {
        Question::Next(who) | Question::Begins(who) => (None, who.clone()),
        Question::Phase(name, who) => (Some(name.clone()), who.clone()),
    };
    let begins = matches!(asked, Question::Begins(_));
    let said = move || match &phase {
        Some(name) => {
            let name = name.clone();
            let name = name.unwrap_or_else(|| store.text(TableText::ThisPhase).to_owned());
            store.text_with(TableText::WhoInPhase, &[&name])
        }
        None if begins => store.text_with(TableText::WhoBegins, &[]),
        None => store.text_with(TableText::WhoIsNext, &[]),
    };
    let first = who.first().copied();
    let buttons = who.into_iter().map(|to| {
        let id = (Some(to) == first).then_some("prompt");
        let go = move |_| {
            store.dispatch(Command::Table(TableCommand::HandOver { to }));
        };
        view! { <button id=id on:click=go>{shown_text(move || store.name_in_row(to))}</button> }
    });
    let label = said.clone();
    view! {
        <section class="tie hand-over" aria-label=shown_text(label)>
            <p class="aside">{shown_text(said)}</p>
            <div class="buttons">{buttons.collect::<Vec<_>>()}</div>
        </section>
    }
}
