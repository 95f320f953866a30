//! How the open encounter stands, in sentences: the turn, and who is down, delays or is left.

use asalto_core::summary::End;
use asalto_core::{Awaiting, CombatantView, EncounterView, Side};
use asalto_text::HomeText;
use leptos::prelude::*;

use crate::store::Store;

/// Says the round and the turn: “Round 3, Wulfgar acts.” None without a turn.
pub fn turn(store: Store) -> Option<String> {
    let (round, current) = store.view.with(|view| {
        let over = matches!(view.awaiting, Awaiting::Setup | Awaiting::Ended);
        (!over).then_some((view.round, view.current))
    })?;
    let round = store.round(round?);
    Some(match current {
        Some(who) => format!(
            "{}.",
            store.text_with(HomeText::ActsNow, &[&round, &store.name(who)])
        ),
        None => format!("{round}."),
    })
}

/// Says who of the party is down, has died or delays, and how many enemies are left.
pub fn rest(store: Store) -> String {
    type Of = fn(&CombatantView) -> bool;
    let of_party: [(Of, HomeText, HomeText); 3] = [
        (
            |one| End::of(one) == End::Dead,
            HomeText::HasDied,
            HomeText::HaveDied,
        ),
        (
            |one| End::of(one) == End::Down,
            HomeText::IsDown,
            HomeText::AreDown,
        ),
        (delays, HomeText::DelaysTurn, HomeText::DelayTurns),
    ];
    let mut parts = Vec::new();
    for (is, one, several) in of_party {
        let who = store.view.with(|view| of_side(view, Side::PARTY, is));
        let words = if who.len() == 1 { one } else { several };
        if !who.is_empty() {
            parts.push(store.text_with(words, &[&store.names(&who)]));
        }
    }
    let (all, left) = store.view.with(|view| {
        let standing = |one: &CombatantView| End::of(one) == End::Standing;
        let left = of_side(view, Side::FOES, standing).len();
        (of_side(view, Side::FOES, |_| true).len(), left)
    });
    if all > 0 {
        let words = match left {
            0 => HomeText::NoEnemyLeft,
            1 => HomeText::EnemyLeft,
            _ => HomeText::EnemiesLeft,
        };
        parts.push(store.text_with(words, &[&left.to_string()]));
    }
    let sentence = parts.join(", ");
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

fn delays(one: &CombatantView) -> bool {
    let waiting = one.waiting.as_ref();
    waiting.is_some_and(|waiting| waiting.readied().is_none())
}

fn of_side(
    view: &EncounterView,
    side: Side,
    is: impl Fn(&CombatantView) -> bool,
) -> Vec<asalto_core::CombatantId> {
    let all = view.without_second_places();
    let all = all.filter(|one| one.profile.side == side && is(one));
    all.map(|one| one.id).collect()
}
