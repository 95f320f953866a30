//! The pile: what is going on, the newest on top, with the owner's colour and pattern.

use asalto_core::{CombatantId, Frame, FrameKind, Origin, StackEntry};
use leptos::prelude::*;

use crate::shown::part;
use crate::store::Store;
use crate::text::stack::{self, Phrase};
use crate::text::{self, Word};

/// A card of a pile, in words.
#[derive(Clone, PartialEq, Eq)]
struct Card {
    side: String,
    owner: String,
    what: String,
    notes: Vec<String>,
    /// How many neighbours are equal to it, itself among them.
    times: usize,
}

impl Card {
    fn of(store: Store, frame: &Frame, notes: Vec<String>) -> Self {
        let side = store.view.with(|view| {
            let owner = view.combatant(frame.owner);
            owner.map(|owner| owner.profile.side.0.to_string())
        });
        let what = match &frame.kind {
            FrameKind::Action(act) => store.cast(|cast| stack::declaration(&act.declaration, cast)),
            _ => text::frame(store.lang(), frame),
        };
        let what = if what.is_empty() {
            text::frame(store.lang(), frame)
        } else {
            what
        };
        Self {
            side: side.unwrap_or_default(),
            owner: store.name(frame.owner),
            what,
            notes,
            times: 1,
        }
    }
}

/// The main stack, where more than a turn lies on it or the rules always have one.
#[component]
pub fn Stack() -> impl IntoView {
    let store = Store::take();
    let cards = move || {
        let (frames, entries) = store.view.with(|view| {
            let entries = view.priority.as_ref().map(|it| it.stack.clone());
            (view.stack.clone(), entries)
        });
        let Some(entries) = entries else {
            return frames
                .iter()
                .rev()
                .map(|frame| Card::of(store, frame, Vec::new()))
                .collect::<Vec<_>>();
        };
        let on_top = entries.len().saturating_sub(1);
        let cards =
            entries.iter().enumerate().rev().map(|(at, entry)| {
                Card::of(store, &entry.frame, notes(store, entry, at == on_top))
            });
        cards.collect()
    };
    let shown = move || store.is_by_phases() || store.view.with(|view| view.stack.len() > 1);
    part(move || {
        shown().then(|| {
            view! {
                <section class="stack" aria-labelledby="stack-heading">
                    <h2 id="stack-heading">{store.label(Word::Stack)}</h2>
                    {part(move || Some(pile(store, cards())))}
                </section>
            }
        })
    })
}

/// The postponed stack, where something lies on it.
#[component]
pub fn PostponedStack() -> impl IntoView {
    let store = Store::take();
    let cards = move || {
        let frames = store.view.with(|view| {
            let priority = view.priority.as_ref();
            priority.map(|it| it.postponed.clone()).unwrap_or_default()
        });
        let cards = frames.iter().rev().map(|frame| {
            let due = match &frame.kind {
                FrameKind::Action(act) => stack::cost(&act.declaration.due),
                _ => String::new(),
            };
            let notes = if due.is_empty() {
                Vec::new()
            } else {
                vec![due]
            };
            Card::of(store, frame, notes)
        });
        cards.collect::<Vec<_>>()
    };
    part(move || {
        let cards = cards();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="stack postponed" aria-labelledby="postponed-heading">
                    <h3 id="postponed-heading">{store.caption(Phrase::PostponedStack)}</h3>
                    {pile(store, cards)}
                </section>
            }
        })
    })
}

/// Equal neighbours are one card.
fn fold(cards: Vec<Card>) -> Vec<Card> {
    let mut folded: Vec<Card> = Vec::new();
    for card in cards {
        match folded.last_mut() {
            Some(last)
                if Card {
                    times: 1,
                    ..last.clone()
                } == card =>
            {
                last.times += 1;
            }
            _ => folded.push(card),
        }
    }
    folded
}

fn pile(store: Store, cards: Vec<Card>) -> AnyView {
    if cards.is_empty() {
        let empty = store.phrase(Phrase::StackEmpty, &[]);
        return view! { <p class="hint">{empty}</p> }.into_any();
    }
    let cards = fold(cards).into_iter().map(|card| {
        let times = (card.times > 1).then(|| format!(" ×{}", card.times));
        let notes: Vec<_> = card
            .notes
            .into_iter()
            .map(|note| view! { <span class="note">{note}</span> })
            .collect();
        view! {
            <li class="card" data-side=card.side><span class="bar"></span>
                <span class="face"><span class="name">{card.owner}</span>
                <span class="what">{card.what}{times}</span>{notes}</span></li>
        }
    });
    view! { <ol class="pile" reversed>{cards.collect::<Vec<_>>()}</ol> }.into_any()
}

/// What a card says of who may answer it.
fn notes(store: Store, entry: &StackEntry, on_top: bool) -> Vec<String> {
    let list = |who: &[CombatantId]| {
        let names: Vec<_> = who.iter().map(|&who| store.name(who)).collect();
        text::list(store.lang(), &names)
    };
    let rank = store.lang().number(entry.rank.roll);
    let mut head = store.phrase(Phrase::InitiativeOf, &[&rank]);
    if let FrameKind::Action(act) = &entry.frame.kind
        && matches!(act.origin, Origin::Trigger(_))
    {
        head = format!("{head} · {}", store.phrase(Phrase::Triggered, &[]));
    }
    let mut notes = vec![head];
    if !on_top {
        return notes;
    }
    notes.push(if entry.may_answer.is_empty() {
        store.phrase(Phrase::NobodyAnswers, &[])
    } else {
        store.phrase(Phrase::MayAnswer, &[&list(&entry.may_answer)])
    });
    if !entry.passed.is_empty() {
        notes.push(store.phrase(Phrase::HavePassed, &[&list(&entry.passed)]));
    }
    notes
}
