//! The decisions that the combat waits for or offers: checks, counterspells, saves and
//! death saves.

use asalto_core::casting::{CheckObligation, CounterMethod, PendingCheck};
use asalto_core::{Awaiting, CombatantId, Command};
use leptos::prelude::*;

use super::checks::{Check, Counters};
use super::dying::DeathSave;
use super::owed_saves::{AskedSave, OwedSave};
use crate::reactive::{each, flag, key, part, text as shown_text};
use crate::store::Store;
use crate::text::CombatText;

/// A decision to make.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    Check(PendingCheck),
    Counter(CombatantId, Vec<CounterMethod>),
    Save(OwedSave),
    DeathSave(CombatantId),
}

impl Asked {
    /// Returns who decides. All that one combatant may do now is one step.
    fn who(&self) -> CombatantId {
        match self {
            Self::Check(open) => open.who,
            Self::Counter(who, _) | Self::DeathSave(who) => *who,
            Self::Save(save) => save.who,
        }
    }

    /// Returns the key of the decision. A new key is shown anew; the others keep their typed text.
    fn key(&self) -> u64 {
        match self {
            Self::Check(open) => {
                let about = (open.kind as u8, open.frame.0, open.difficulty);
                key(&(0, open.who, about))
            }
            Self::Counter(who, with) => {
                let each = with.iter().map(|counter| match counter {
                    CounterMethod::Dispel { .. } => 0,
                    CounterMethod::SameSpell { magic } => 1 + *magic as u8,
                });
                key(&(1, who, each.collect::<Vec<_>>()))
            }
            Self::Save(save) => save.key(),
            Self::DeathSave(who) => key(&(3, who)),
        }
    }
}

/// The first decision, with the number of those that wait: checks, counterspells, saves.
#[component]
pub fn Prompts() -> impl IntoView {
    let store = Store::take();
    let all = Memo::new(move |_| {
        let mut all: Vec<_> = store.view.with(|view| {
            let due = |open: &&PendingCheck| open.duty != CheckObligation::Optional;
            let (due, optional): (Vec<_>, Vec<_>) = view.checks.iter().partition(due);
            let checks = due.into_iter().chain(optional).copied();
            checks.map(Asked::Check).collect()
        });
        let counters = store.available.with(|available| counters(available));
        all.extend(
            counters
                .into_iter()
                .map(|(who, with)| Asked::Counter(who, with)),
        );
        all.extend(store.view.with(OwedSave::all).into_iter().map(Asked::Save));
        let due = store.view.with(|view| match view.awaiting {
            Awaiting::DeathSave(who) => Some(who),
            _ => None,
        });
        all.extend(due.map(Asked::DeathSave));
        all
    });
    let anything = flag(move || !all.with(Vec::is_empty));
    let first = move || {
        let mut all = all.get();
        let who = all.first().map(Asked::who);
        all.retain(|asked| Some(asked.who()) == who);
        all
    };
    let count = move || {
        let mut who = Vec::new();
        all.with(|all| {
            for one in all.iter().map(Asked::who) {
                if !who.contains(&one) {
                    who.push(one);
                }
            }
        });
        match who.len() {
            0 | 1 => String::new(),
            count => store.text_with(CombatText::FirstOf, &[&count.to_string()]),
        }
    };
    part(move || {
        anything.get().then(|| {
            view! {
                <section class="prompts" aria-labelledby="prompts-heading">
                    <h2 id="prompts-heading">{store.label(CombatText::DecisionNeeded)}<span class="in-line">{shown_text(count)}</span></h2>
                    {each(first, Asked::key, |asked| match asked {
                        Asked::Check(open) => view! { <Check open/> }.into_any(),
                        Asked::Counter(who, with) => view! { <Counters who with/> }.into_any(),
                        Asked::Save(save) => view! { <AskedSave save/> }.into_any(),
                        Asked::DeathSave(who) => view! { <DeathSave who/> }.into_any(),
                    })}
                </section>
            }
        })
    })
}

/// Groups the available counterspells by combatant.
fn counters(available: &[Command]) -> Vec<(CombatantId, Vec<CounterMethod>)> {
    let mut all: Vec<(CombatantId, Vec<CounterMethod>)> = Vec::new();
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
