//! The ladder of the open combat: a rung for each kind of combatant in initiative order. Its filled part is
//! the share of hit points left.

use std::fmt::Write;

use asalto_core::summary::End;
use asalto_core::{CombatantId, EncounterView, Side};
use asalto_text::{HomeText, Message, NumericFieldText};
use leptos::prelude::*;

use crate::order::base_name::kind;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The most rungs.
const MOST: usize = 10;

/// The height of a rung.
const HEIGHT: i64 = 60;

/// Combatants of a side with the same name, apart from its number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Rung {
    name: String,
    side: u8,
    count: usize,
    /// The hit points left and the maximum, summed. None if they are not tracked.
    points: Option<(i64, i64)>,
    acts: bool,
    /// How they stand together: the one that is best off counts.
    end: End,
    waits: bool,
}

/// The rungs.
#[component]
pub fn Ladder() -> impl IntoView {
    let store = Store::take();
    let rungs = Memo::new(move |_| store.view.with(rungs));
    let some = flag(move || rungs.with(|rungs| rungs.iter().any(|rung| rung.points.is_some())));
    let list = move || rungs.get().into_iter().take(MOST).collect::<Vec<_>>();
    let more = move || {
        let more = rungs.with(Vec::len).saturating_sub(MOST);
        (more > 0).then(|| {
            let words = text(move || store.text_with(HomeText::MoreRungs, &[&more.to_string()]));
            view! { <p class="hint">{words}</p> }
        })
    };
    part(move || {
        some.get().then(|| {
            view! { <ol class="ladder">{each(list, key, move |rung| show(store, rung))}</ol>{part(more)} }
        })
    })
}

/// Collects the rungs of an encounter.
fn rungs(view: &EncounterView) -> Vec<Rung> {
    let mut rungs: Vec<Rung> = Vec::new();
    let is_current = |who: CombatantId| view.current == Some(who);
    for one in view.without_second_places() {
        let name = kind(&one.profile.name);
        let points = one.vitality.map(|vitality| {
            let left = vitality.left.clamp(0, vitality.maximum);
            (i64::from(left), i64::from(vitality.maximum))
        });
        let (acts, end) = (is_current(one.id), End::of(one));
        let waits = one.waiting.is_some();
        let side = one.profile.side.0;
        let known = rungs
            .iter_mut()
            .find(|rung| rung.side == side && rung.name == name);
        if let Some(rung) = known {
            rung.count += 1;
            rung.points = rung
                .points
                .zip(points)
                .map(|(sum, more)| (sum.0 + more.0, sum.1 + more.1));
            rung.acts |= acts;
            rung.end = best(rung.end, end);
            rung.waits &= waits;
        } else {
            let (name, count) = (name.to_owned(), 1);
            rungs.push(Rung {
                name,
                side,
                count,
                points,
                acts,
                end,
                waits,
            });
        }
    }
    rungs
}

/// Returns how the one of two stands that is better off.
fn best(one: End, other: End) -> End {
    match (one, other) {
        (End::Standing, _) | (_, End::Standing) => End::Standing,
        (End::Down, _) | (_, End::Down) => End::Down,
        (End::Dead, End::Dead) => End::Dead,
    }
}

fn show(store: Store, rung: Rung) -> AnyView {
    let Rung {
        name,
        side,
        count,
        points,
        acts,
        end,
        waits,
    } = rung;
    let class = [
        (true, "rung"),
        (acts, "acts"),
        (end != End::Standing, "is-out"),
        (end == End::Dead, "is-dead"),
        (waits, "waits"),
    ];
    let class: Vec<_> = class
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, class)| class)
        .collect();
    let height = points.map_or(0, |(left, maximum)| left * HEIGHT / maximum.max(1));
    let top = HEIGHT - height;
    let fill = if side == Side::PARTY.0 {
        view! { <rect class="of-party" x="1" y=top.to_string() width="8" height=height.to_string() rx="4"></rect> }.into_any()
    } else {
        view! { <path class="of-others" d=stripes(top)></path> }.into_any()
    };
    let times = (count > 1).then(|| format!(" ×{count}"));
    let told = points.map(|(left, maximum)| {
        let words = text(move || {
            let points = format!(
                "{} {left} / {maximum}",
                store.text(NumericFieldText::HitPointsShort)
            );
            let (label, text) = ("", points.as_str());
            store.message(&Message::Labeled { label, text })
        });
        view! { <span class="hidden">{words}</span> }
    });
    view! {
        <li class=class.join(" ") aria-current=acts.then_some("true")>
            <svg viewBox="0 0 10 60" aria-hidden="true">
                <rect class="track" x="1" y="0" width="8" height="60" rx="4"></rect>{fill}
            </svg>
            <span class="of"><bdi>{name}</bdi>{times}{told}</span>
        </li>
    }
    .into_any()
}

/// Draws the stripes of a rung from its foot up to a height.
fn stripes(top: i64) -> String {
    let mut path = String::new();
    let mut foot = HEIGHT;
    while foot > top {
        let rise = (foot - top).min(5);
        // Writing to a string cannot fail.
        let _written = write!(path, "M1 {foot}L9 {}", foot - rise);
        foot -= 5;
    }
    path
}
