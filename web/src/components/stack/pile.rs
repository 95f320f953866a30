//! The pile: what is going on, the newest on top, with the owner's colour and pattern.

use asalto_core::Frame;
use leptos::prelude::*;

use crate::shown::part;
use crate::store::Store;
use crate::text;
use crate::text::fight::Phrase;

/// A card of a pile, in words.
#[derive(Clone, PartialEq, Eq)]
pub struct Card {
    /// Of what lies there; of those that are folded into one, the lowest, which lies there longest.
    frame: u32,
    side: String,
    owner: String,
    what: String,
    notes: Vec<String>,
    /// Who may answer it and who has passed, said of the uppermost alone.
    answers: Vec<String>,
    /// How many neighbours are equal to it, itself among them.
    times: usize,
}

impl Card {
    /// The card of what lies on a stack.
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

    /// The same with who may answer it.
    pub fn answered(self, answers: Vec<String>) -> Self {
        Self { answers, ..self }
    }

    /// Whether it looks like another, but for who may answer.
    fn is_like(&self, other: &Self) -> bool {
        (&self.side, &self.owner, &self.what, &self.notes)
            == (&other.side, &other.owner, &other.what, &other.notes)
    }
}

/// The stack of a turn, where more than the turn lies on it.
#[component]
pub fn Stack() -> impl IntoView {
    let store = Store::take();
    let cards = move || {
        let frames = store.view.with(|view| view.stack.clone());
        let cards = frames.iter().rev().map(|frame| {
            let what = text::frame(store.lang(), frame);
            Card::of(store, frame, what, Vec::new())
        });
        cards.collect::<Vec<_>>()
    };
    part(move || {
        let high = store.view.with(|view| view.stack.len() > 1);
        high.then(|| {
            view! {
                <section class="stack" aria-labelledby="stack-heading">
                    <h2 id="stack-heading">{store.own(Phrase::Stack)}</h2>
                    {part(move || Some(pile(cards())))}
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
            Some(last) if last.is_like(&card) => {
                last.times += 1;
                last.frame = card.frame;
            }
            _ => folded.push(card),
        }
    }
    folded
}

/// The cards as a list, the newest first.
pub fn pile(cards: Vec<Card>) -> AnyView {
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
