//! What has to be decided before the fight goes on, and what may be: checks, counterspells, saves
//! to keep concentrating.

use asalto_core::{CombatantId, Command, Counter, EncounterView, OpenCheck};
use leptos::prelude::*;

use super::checks::{Check, Counters};
use super::go;
use super::number::D20;
use super::save;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;

/// A save that decides whether somebody keeps concentrating on a spell.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Save {
    who: CombatantId,
    spell: String,
    difficulty: i32,
}

/// All of them, those that are owed first.
#[component]
pub fn Prompts() -> impl IntoView {
    let store = Store::take();
    let checks = Memo::new(move |_| store.view.with(|view| view.checks.clone()));
    let counters = Memo::new(move |_| store.available.with(|available| counters(available)));
    let saves = Memo::new(move |_| store.view.with(saves));
    let anything = Memo::new(move |_| {
        checks.with(|checks| !checks.is_empty())
            || counters.with(|counters| !counters.is_empty())
            || saves.with(|saves| !saves.is_empty())
    });
    // What is typed in one stays while another one comes or goes.
    let same = |open: &OpenCheck| (open.who, open.kind as u8, open.frame, open.difficulty);
    let counters = move || {
        let counters = counters.get().into_iter();
        let all = counters.map(|(who, with)| view! { <Counters who with/> });
        all.collect::<Vec<_>>()
    };
    part(move || {
        anything.get().then(|| {
            view! {
                <section class="prompts" aria-labelledby="prompts-heading">
                    <h2 id="prompts-heading">{store.own(Phrase::Prompts)}</h2>
                    <For each=move || checks.get() key=same let:open><Check open/></For>
                    {part(move || Some(counters()))}
                    <For each=move || saves.get() key=Save::clone let:save><Keep save/></For>
                </section>
            }
        })
    })
}

/// The counterspells that may be set off, by whose they are.
fn counters(available: &[Command]) -> Vec<(CombatantId, Vec<Counter>)> {
    let mut all: Vec<(CombatantId, Vec<Counter>)> = Vec::new();
    for command in available {
        if let Command::Counter { who, counter } = command {
            match all.iter_mut().find(|(one, _)| one == who) {
                Some((_, with)) => with.push(*counter),
                None => all.push((*who, vec![*counter])),
            }
        }
    }
    all
}

fn saves(view: &EncounterView) -> Vec<Save> {
    let of = |one: &asalto_core::CombatantView| {
        let on = one.concentration.as_ref()?;
        Some(Save {
            who: one.id,
            spell: on.spell.clone(),
            difficulty: *on.saves.first()?,
        })
    };
    view.combatants.iter().filter_map(of).collect()
}

/// A save to keep concentrating: thrown for the log, and told how it went.
#[component]
fn Keep(save: Save) -> impl IntoView {
    let store = Store::take();
    let Save {
        who,
        spell,
        difficulty,
    } = save;
    let throw = move |how| {
        let name = store.fill(Phrase::Concentration, &[]);
        save::make(store, how, (who, name), Some(difficulty));
    };
    let asks = move || {
        let difficulty = store.lang().number(difficulty);
        store.fill(Phrase::KeepsSpell, &[&store.name(who), &spell, &difficulty])
    };
    let label = asks.clone();
    let held = move |_| {
        go(store, &Command::HoldConcentration { who });
    };
    let broken = move |_| {
        go(store, &Command::LoseConcentration { who });
    };
    view! {
        <div class="prompt" role="group" aria-label=shown_text(label)>
            <p class="asks">{shown_text(asks)}</p>
            <D20 id="prompt-number" take=Callback::new(throw)/>
            <div class="buttons">
                <button on:click=held>{store.own(Phrase::Held)}</button>
                <button on:click=broken>{store.own(Phrase::Broken)}</button>
            </div>
        </div>
    }
}
