//! Arrivals: newcomers that may be aware of the combat, and combatants that left and may come back.

use asalto_core::command::Summoned;
use asalto_core::{CombatantId, Command};
use asalto_text::{CombatText, Dnd2024Text};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::choice::{choice, nobody};
use crate::store::Store;
use crate::ui::{each, key, part, text};

/// The available commands that bring a combatant into the combat.
#[component]
pub fn Arrivals() -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| {
        let comes = |command: &&Command| {
            matches!(
                command,
                Command::ArriveAware { .. } | Command::BringBack { .. }
            )
        };
        store
            .available
            .with(|available| available.iter().filter(comes).cloned().collect::<Vec<_>>())
    });
    let buttons = move || {
        let buttons = offered.get().into_iter().filter_map(|command| {
            let (text, who) = match command {
                Command::ArriveAware { who } => (CombatText::ArrivesAware, who),
                Command::BringBack { who } => (CombatText::BringBack, who),
                _ => return None,
            };
            let words = store.text_with(text, &[&store.name(who)]);
            let go = move |_| {
                store.dispatch(command.clone());
                document::focus_soon("go");
            };
            Some(view! { <button on:click=go>{words}</button> })
        });
        buttons.collect::<Vec<_>>()
    };
    part(move || {
        (!offered.with(Vec::is_empty)).then(|| {
            view! { <div class="buttons beside">{part(move || Some(buttons()))}</div> }
        })
    })
}

/// A newcomer, and those that may have summoned it.
#[derive(Clone, PartialEq, Eq)]
struct Newcomer {
    who: CombatantId,
    by: Vec<CombatantId>,
}

/// The choice of the summoner after which each newcomer acts, where the rules have it (D24-29).
#[component]
pub fn Summoners() -> impl IntoView {
    let store = Store::take();
    let newcomers = Memo::new(move |_| store.available.with(|available| newcomers(available)));
    each(
        move || newcomers.get(),
        |one| key(&(one.who, &one.by)),
        move |one| view! { <Summoner one/> }.into_any(),
    )
}

fn newcomers(available: &[Command]) -> Vec<Newcomer> {
    let mut all: Vec<Newcomer> = Vec::new();
    for command in available {
        if let Command::FollowSummoner(Summoned { who, by }) = *command {
            match all.iter_mut().find(|one| one.who == who) {
                Some(one) => one.by.push(by),
                None => all.push(Newcomer { who, by: vec![by] }),
            }
        }
    }
    all
}

#[component]
fn Summoner(one: Newcomer) -> impl IntoView {
    let store = Store::take();
    let who = one.who;
    let nobody = (None, nobody());
    let named = |by| (Some(by), text(move || store.name(by)));
    let among = std::iter::once(nobody).chain(one.by.into_iter().map(named));
    let chosen = move |by: Option<CombatantId>| {
        if let Some(by) = by {
            store.dispatch(Command::FollowSummoner(Summoned { who, by }));
            document::focus_soon("go");
        }
    };
    let words = move || store.text_with(Dnd2024Text::SummonedBy, &[&store.name(who)]);
    view! { <label class="summoner">{text(words)}{choice(among.collect(), chosen)}</label> }
}
