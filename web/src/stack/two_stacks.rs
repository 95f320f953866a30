//! The two stacks of Tales of War.

use asalto_core::CombatantId;
use asalto_core::priority::ActionOrigin;
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::view::StackEntry;
use asalto_text::{CombatText, TalesOfWarText, tales_of_war};
use leptos::prelude::*;

use crate::components::stack_cards::{Card, card_list};
use crate::store::Store;
use crate::ui::part;

/// Builds the card of a stack item. An action without a name has the name of its kind.
fn card(store: Store, frame: &Frame, notes: Vec<String>) -> Card {
    let lang = store.lang();
    let made = match &frame.kind {
        FrameKind::Action(act) => {
            store.with_names(|names| tales_of_war::declaration(lang, &act.declaration, names))
        }
        _ => String::new(),
    };
    let what = if made.is_empty() {
        tales_of_war::object(lang, frame).unwrap_or_default()
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
            view! { <p class="hint empty-pile">{store.label(TalesOfWarText::StackEmpty)}</p> }
                .into_any()
        } else {
            card_list(cards)
        })
    };
    view! {
        <section class="stack" aria-labelledby="stack-heading">
            <h2 id="stack-heading">{store.label(CombatText::Stack)}</h2>
            {part(shown)}
        </section>
    }
}

/// The postponed stack, if it is not empty.
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
                FrameKind::Action(act) => tales_of_war::cost(store.lang(), &act.declaration.due),
                _ => String::new(),
            };
            let due = (!due.is_empty()).then(|| store.text_with(TalesOfWarText::Due, &[&due]));
            card(store, frame, due.into_iter().collect())
        });
        cards.collect::<Vec<_>>()
    };
    part(move || {
        let cards = cards();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="stack postponed" aria-labelledby="postponed-heading">
                    <h3 id="postponed-heading">{store.label(TalesOfWarText::PostponedStack)}</h3>
                    {card_list(cards)}
                </section>
            }
        })
    })
}

/// Describes the initiative needed to respond to an action, and the origin of the action.
fn head(store: Store, entry: &StackEntry) -> String {
    let rank = store.lang().number(entry.rank.roll);
    let head = store.text_with(TalesOfWarText::InitiativeOf, &[&rank]);
    let FrameKind::Action(act) = &entry.frame.kind else {
        return head;
    };
    let from = match act.origin {
        ActionOrigin::Declared => return head,
        // The card is already named after the fumble.
        ActionOrigin::Fumble(_) if act.declaration.name.is_empty() => return head,
        ActionOrigin::Trigger(_) => TalesOfWarText::Triggered,
        ActionOrigin::Fumble(_) => TalesOfWarText::FumbleObject,
        ActionOrigin::Left(_) | ActionOrigin::LeftAtOnce => TalesOfWarText::LeftBehind,
    };
    format!("{head} · {}", store.text_with(from, &[]))
}

/// Lists the combatants that may still respond to the top of the stack, and those that have passed.
fn answers(store: Store, entry: &StackEntry) -> Vec<String> {
    let mut still = entry.may_answer.clone();
    still.retain(|who| !entry.passed.contains(who));
    let say = |who: &[CombatantId], one, several| {
        let is_one = store.lang().is_one(who.len());
        store.text_with(if is_one { one } else { several }, &[&store.names(who)])
    };
    let mut answers = vec![if still.is_empty() {
        store.text_with(TalesOfWarText::NobodyAnswers, &[])
    } else {
        say(
            &still,
            TalesOfWarText::OneMayAnswer,
            TalesOfWarText::MayAnswer,
        )
    }];
    if !entry.passed.is_empty() {
        answers.push(say(
            &entry.passed,
            TalesOfWarText::OneHasPassed,
            TalesOfWarText::HavePassed,
        ));
    }
    answers
}
