//! The two stacks of Tales of War.

use asalto_core::{CombatantId, Frame, FrameKind, Origin, StackEntry};
use leptos::prelude::*;

use super::pile::{Card, pile};
use crate::shown::part;
use crate::store::Store;
use crate::text::fight;
use crate::text::stack::{self, Phrase};

/// The card of an action; what has no name of its own has that of its kind.
fn card(store: Store, frame: &Frame, notes: Vec<String>) -> Card {
    let made = match &frame.kind {
        FrameKind::Action(act) => store.cast(|cast| stack::declaration(&act.declaration, cast)),
        _ => String::new(),
    };
    let what = if made.is_empty() {
        stack::object(store.lang(), frame).unwrap_or_default()
    } else {
        made
    };
    Card::of(store, frame, what, notes)
}

/// The main stack.
#[component]
pub fn MainStack() -> impl IntoView {
    let store = Store::take();
    let cards = move || {
        let entries = store.view.with(|view| {
            let priority = view.priority.as_ref();
            priority.map(|it| it.stack.clone()).unwrap_or_default()
        });
        let on_top = entries.len().saturating_sub(1);
        let cards = entries.iter().enumerate().rev().map(|(at, entry)| {
            let card = card(store, &entry.frame, vec![head(store, entry)]);
            if at == on_top {
                card.answered(answers(store, entry))
            } else {
                card
            }
        });
        cards.collect::<Vec<_>>()
    };
    let shown = move || {
        let cards = cards();
        Some(if cards.is_empty() {
            view! { <p class="hint">{store.own(Phrase::StackEmpty)}</p> }.into_any()
        } else {
            pile(cards)
        })
    };
    view! {
        <section class="stack" aria-labelledby="stack-heading">
            <h2 id="stack-heading">{store.own(fight::Phrase::Stack)}</h2>
            {part(shown)}
        </section>
    }
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
            let due = (!due.is_empty()).then(|| store.fill(Phrase::Due, &[&due]));
            card(store, frame, due.into_iter().collect())
        });
        cards.collect::<Vec<_>>()
    };
    part(move || {
        let cards = cards();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="stack postponed" aria-labelledby="postponed-heading">
                    <h3 id="postponed-heading">{store.own(Phrase::PostponedStack)}</h3>
                    {pile(cards)}
                </section>
            }
        })
    })
}

/// The initiative by which an action is answered, and where it comes from.
fn head(store: Store, entry: &StackEntry) -> String {
    let rank = store.lang().number(entry.rank.roll);
    let head = store.fill(Phrase::InitiativeOf, &[&rank]);
    let FrameKind::Action(act) = &entry.frame.kind else {
        return head;
    };
    let from = match act.origin {
        Origin::Declared => return head,
        // It is called that already.
        Origin::Fumble(_) if act.declaration.name.is_empty() => return head,
        Origin::Trigger(_) => Phrase::Triggered,
        Origin::Fumble(_) => Phrase::FumbleObject,
        Origin::Left(_) => Phrase::LeftBehind,
    };
    format!("{head} · {}", store.fill(from, &[]))
}

/// Who may still answer what is on top, and who has passed on it.
fn answers(store: Store, entry: &StackEntry) -> Vec<String> {
    let mut still = entry.may_answer.clone();
    still.retain(|who| !entry.passed.contains(who));
    let say = |who: &[CombatantId], one, several| {
        let is_one = store.lang().is_one(who.len());
        store.fill(if is_one { one } else { several }, &[&store.names(who)])
    };
    let mut answers = vec![if still.is_empty() {
        store.fill(Phrase::NobodyAnswers, &[])
    } else {
        say(&still, Phrase::OneMayAnswer, Phrase::MayAnswer)
    }];
    if !entry.passed.is_empty() {
        answers.push(say(&entry.passed, Phrase::OneHasPassed, Phrase::HavePassed));
    }
    answers
}
