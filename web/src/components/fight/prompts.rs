//! What has to be decided before the fight goes on, and what may be: checks, counterspells, saves
//! to keep concentrating.

use asalto_core::{CombatantId, Command, Counter, EncounterView, OpenCheck};
use leptos::prelude::*;

use super::checks::{Check, Counters};
use super::go;
use super::number::D20;
use super::save;
use crate::shown::{each, flag, key, part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;

/// A save that decides whether somebody keeps concentrating on a spell.
#[derive(Clone, PartialEq, Eq)]
struct Save {
    who: CombatantId,
    spell: String,
    difficulty: i32,
    /// How many of them are still to be thrown.
    left: usize,
}

/// Something to decide.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    Check(OpenCheck),
    Counter(CombatantId, Vec<Counter>),
    Save(Save),
}

impl Asked {
    /// What tells it from the others: another one is shown anew, and what is typed in the rest stays.
    fn key(&self) -> u64 {
        match self {
            Self::Check(open) => key(&(0, open.who, open.kind as u8, open.frame.0)),
            Self::Counter(who, with) => {
                let each = with.iter().map(|counter| match counter {
                    Counter::Dispel { .. } => 0,
                    Counter::SameSpell { magic } => 1 + *magic as u8,
                });
                key(&(1, who, each.collect::<Vec<_>>()))
            }
            Self::Save(save) => key(&(2, save.who, save.left, &save.spell)),
        }
    }
}

/// All of them, those that are owed first.
#[component]
pub fn Prompts() -> impl IntoView {
    let store = Store::take();
    let all = Memo::new(move |_| {
        let mut all: Vec<_> = store.view.with(|view| {
            let checks = view.checks.iter().copied();
            checks.map(Asked::Check).collect()
        });
        let counters = store.available.with(|available| counters(available));
        all.extend(
            counters
                .into_iter()
                .map(|(who, with)| Asked::Counter(who, with)),
        );
        all.extend(store.view.with(saves).into_iter().map(Asked::Save));
        all
    });
    let anything = flag(move || !all.with(Vec::is_empty));
    part(move || {
        anything.get().then(|| {
            view! {
                <section class="prompts" aria-labelledby="prompts-heading">
                    <h2 id="prompts-heading">{store.own(Phrase::Prompts)}</h2>
                    {each(move || all.get(), Asked::key, |asked| match asked {
                        Asked::Check(open) => view! { <Check open/> }.into_any(),
                        Asked::Counter(who, with) => view! { <Counters who with/> }.into_any(),
                        Asked::Save(save) => view! { <Keep save/> }.into_any(),
                    })}
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
            left: on.saves.len(),
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
        ..
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
