//! The stack as a list of cards, newest on top, with the color and pattern of each owner.

use asalto_core::stack::Frame;
use asalto_text::{self as text, CombatText};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::part;

/// A card of the stack, in words.
#[derive(Clone, PartialEq, Eq)]
pub struct Card {
    /// The id of the stack item. A folded card has the id of its lowest and oldest item.
    frame: u32,
    side: String,
    owner: String,
    what: String,
    notes: Vec<String>,
    /// The combatants that may respond and those that have passed, in words; only on the top card.
    answers: Vec<String>,
    /// The number of equal neighbors, including this card.
    times: usize,
}

impl Card {
    /// Builds the card of a stack item.
    pub fn of(store: Store, frame: &Frame, what: String, notes: Vec<String>) -> Self {
        let side = store.view.with(|view| {
            let owner = view.combatant(frame.owner);
            owner.map(|owner| owner.profile.side.0.to_string())
        });
        Self {
            frame: frame.id.0,
            side: side.unwrap_or_default(),
            owner: store.name(frame.owner),
            what,
            notes,
            answers: Vec::new(),
            times: 1,
        }
    }

    /// Returns the card with the notes on responses.
    pub fn answered(self, answers: Vec<String>) -> Self {
        Self { answers, ..self }
    }

    /// Returns whether two cards are equal apart from the responses.
    fn is_like(&self, other: &Self) -> bool {
        (&self.side, &self.owner, &self.what, &self.notes)
            == (&other.side, &other.owner, &other.what, &other.notes)
    }
}

/// The stack of a turn, if it has items above the turn.
#[component]
pub fn Stack() -> impl IntoView {
    let store = Store::take();
    let cards = move || {
        let frames = store.view.with(|view| view.stack.clone());
        let cards = frames.iter().rev().map(|frame| {
            let what = store.with_names(|names| text::stack_item(store.lang(), frame, names));
            Card::of(store, frame, what, Vec::new())
        });
        cards.collect::<Vec<_>>()
    };
    part(move || {
        let high = store.view.with(|view| view.stack.len() > 1);
        high.then(|| {
            view! {
                <section class="stack" aria-labelledby="stack-heading">
                    <h2 id="stack-heading">{store.label(CombatText::Stack)}</h2>
                    {part(move || Some(card_list(cards())))}
                </section>
            }
        })
    })
}

/// Folds equal neighbors into one card.
fn fold(cards: Vec<Card>) -> Vec<Card> {
    let mut folded: Vec<Card> = Vec::new();
    for card in cards {
        match folded.last_mut() {
            Some(last) if last.is_like(&card) => {
                last.times += 1;
                last.frame = card.frame;
            }
            _ => folded.push(card),
        }
    }
    folded
}

/// Builds the list of cards, newest first.
pub fn card_list(cards: Vec<Card>) -> AnyView {
    let cards = fold(cards).into_iter().map(|card| {
        let times = (card.times > 1).then(|| format!(" ×{}", card.times));
        let notes: Vec<_> = card
            .notes
            .into_iter()
            .chain(card.answers)
            .map(|note| view! { <span class="note">{note}</span> })
            .collect();
        view! {
            <li class="card" data-side=card.side data-frame=card.frame.to_string() data-times=card.times.to_string()><span class="bar"></span>
                <span class="face"><span class="name">{card.owner}</span>
                <span class="what">{card.what}{times}</span>{notes}</span></li>
        }
    });
    view! { <ol class="pile" reversed>{cards.collect::<Vec<_>>()}</ol> }.into_any()
}
