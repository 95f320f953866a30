//! The enemies at the end of a combat: how many are down, their experience points, and those counted as
//! defeated although they are up.

use asalto_core::combatant::Challenge;
use asalto_core::rules::ExperiencePolicy;
use asalto_core::summary::End;
use asalto_core::{CombatantId, CombatantView, Side};
use asalto_text::{CampaignText, SetupText};
use leptos::prelude::*;

use super::CombatSummary;
use super::numbers::number;
use crate::order::base_name::kind;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// Enemies of a kind: the same name without its number, and the same challenge rating.
#[derive(Clone, PartialEq, Eq, Debug)]
struct EnemyKind {
    name: String,
    challenge: Option<Challenge>,
    out: usize,
    standing: Vec<CombatantId>,
}

/// The list of the enemies by kind.
#[component]
pub fn Enemies() -> impl IntoView {
    let store = Store::take();
    let played: CombatSummary = expect_context();
    let kinds = Memo::new(move |_| {
        store.view.with(|view| {
            let all = view.without_second_places();
            kinds(all.filter(|one| one.profile.side == Side::FOES))
        })
    });
    let awarded =
        flag(move || store.view.with(|view| view.ruleset).experience() != ExperiencePolicy::None);
    let down = move || {
        let all = played.enemies.with(Vec::len);
        let standing: usize =
            kinds.with(|kinds| kinds.iter().map(|kind| kind.standing.len()).sum());
        let counted = played.counted.with(Vec::len);
        of_all(store, all - standing, counted, all)
    };
    let rows = move || kinds.get();
    let identity = |kind: &EnemyKind| {
        key(&(
            &kind.name,
            kind.challenge.map(|it| it.to_string()),
            kind.out,
            kind.standing.len(),
        ))
    };
    view! {
        <div class="ended-head"><h2>{store.label(CampaignText::Enemies)}</h2><span>{text(down)}</span></div>
        <ul class="enemies">{each(rows, identity, move |kind| row(store, played, awarded, kind))}</ul>
    }
}

/// Sorts enemies by kind, in initiative order.
fn kinds<'v>(enemies: impl Iterator<Item = &'v CombatantView>) -> Vec<EnemyKind> {
    let mut kinds: Vec<EnemyKind> = Vec::new();
    for one in enemies {
        let name = kind(&one.profile.name);
        let challenge = one.profile.challenge;
        let place = kinds
            .iter()
            .position(|kind| kind.name == name && kind.challenge == challenge);
        let place = place.unwrap_or_else(|| {
            let (out, standing) = (0, Vec::new());
            kinds.push(EnemyKind {
                name: name.to_owned(),
                challenge,
                out,
                standing,
            });
            kinds.len() - 1
        });
        match End::of(one) {
            End::Standing => kinds[place].standing.push(one.id),
            End::Down | End::Dead => kinds[place].out += 1,
        }
    }
    kinds
}

/// Says how many are down, or defeated if some that are up count as that too.
fn of_all(store: Store, down: usize, counted: usize, all: usize) -> String {
    let text = if counted > 0 {
        CampaignText::OfDefeated
    } else {
        CampaignText::OfDown
    };
    let with = [(down + counted).to_string(), all.to_string()];
    store.text_with(text, &with.each_ref().map(String::as_str))
}

fn row(store: Store, played: CombatSummary, awarded: Signal<bool>, kind: EnemyKind) -> AnyView {
    let EnemyKind {
        name,
        challenge,
        out,
        standing,
    } = kind;
    let count = out + standing.len();
    let rating = challenge.map(|challenge| {
        let words = text(move || format!("{} {challenge}", store.text(SetupText::ChallengeShort)));
        view! { <span class="rating">{words}</span> }
    });
    let left = standing.len();
    let first = standing.first().copied();
    let state = text(move || {
        let counts = first.is_some_and(|first| played.counted.with(|all| all.contains(&first)));
        of_all(store, out, if counts { left } else { 0 }, count)
    });
    // Enemies that fled or surrendered are defeated too (D5E-77), but only the game master knows.
    let toggle = (left > 0 && challenge.is_some()).then(|| {
        let first = standing[0];
        let label = {
            let name = name.clone();
            text(move || {
                let left = number(store, left);
                store.text_with(CampaignText::CountsToo, &[&left, &name])
            })
        };
        let pressed = text(move || played.counted.with(|counted| counted.contains(&first)).to_string());
        let turn = move |_| {
            played.counted.update(|counted| {
                if counted.contains(&first) {
                    counted.retain(|one| !standing.contains(one));
                } else {
                    counted.extend(&standing);
                }
            });
        };
        view! { {part(move || {
            let turn = turn.clone();
            awarded.get().then(|| view! {
                <button type="button" class="toggle" aria-pressed=pressed on:click=turn>{label}</button>
            })
        })} }
    });
    view! {
        <li class:is-out=left == 0>
            <b><bdi>{name}</bdi></b>{rating}<span class="of">{state}</span>{toggle}
        </li>
    }
    .into_any()
}
