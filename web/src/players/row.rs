//! A row of the players' screen.

use asalto_core::combatant::Base;
use asalto_core::players::{Health, HealthHint, ScreenPoints, ScreenRow, ScreenWaiting};
use asalto_core::view::RoundTurn;
use asalto_core::{Condition, Side};
use asalto_text::{self as text, Lang, PlayersText, TalesOfWarText};
use leptos::prelude::*;

use crate::components::base_mark::{color, face, said};

/// The icons: two bars for a condition that stops a combatant, a ring for concentration, a clock for waiting.
const STOP: &str = "M6 4v8M10 4v8";
const RING: &str = "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z";
const CLOCK: &str = "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 5.2V8l1.9 1.3";

/// Builds a row. It follows no signal: a changed row is rebuilt.
pub fn row(lang: Lang, row: &ScreenRow, holds: bool) -> AnyView {
    let many = row.members > 1;
    let count = many.then(|| view! { <span class="times">{format!(" ×{}", row.members)}</span> });
    let side = text::side(lang, row.side);
    let base = said(lang, &row.base).map(|said| format!("{said}. "));
    view! {
        <li class="seat" class:passed={row.passed} class:waits={row.waiting.is_some()} data-of=shape(row.side)
            data-combatant=row.id.0.to_string() aria-current={row.acts.then_some("true")}>
            {token(&row.name, &row.base, None)}
            <div class="who">
                <b><bdi>{row.name.clone()}</bdi>{count}</b>
                <span class="hidden">{format!(", {side}. ")}{base}</span>
                {states(lang, row, holds)}
            </div>
            {row.health.map(|of| health(lang, of, row))}
        </li>
    }
    .into_any()
}

/// Builds the heading of the combatants that have acted, are yet to act, or have no turn in this round.
pub fn turns(lang: Lang, turn: RoundTurn) -> AnyView {
    let words = match turn {
        RoundTurn::Acted => PlayersText::HaveActed,
        RoundTurn::Acting | RoundTurn::ToAct => PlayersText::YetToAct,
        RoundTurn::Without => PlayersText::HaveNoTurn,
    };
    view! { <li class="turns"><h2>{lang.text(words)}</h2></li> }.into_any()
}

/// Returns the shape of a side: the party, the enemies, or others.
pub fn shape(side: Side) -> &'static str {
    match side {
        Side::PARTY => "party",
        Side::FOES => "enemies",
        Side(_) => "others",
    }
}

/// Builds the token of a combatant, in the color of its base: its picture, its letter, or the initial of its name. That of
/// the acting one is large, in the shape of its side.
pub fn token(name: &str, base: &Base, large: Option<Side>) -> AnyView {
    let drawn = face(base);
    let drawn = drawn.unwrap_or_else(|| view! { <span>{initial(name)}</span> }.into_any());
    view! { <span class="initial" class:face={large.is_some()} data-of=large.map(shape) aria-hidden="true" data-base=color(base)>{drawn}</span> }.into_any()
}

/// Returns the first letter of a name.
fn initial(name: &str) -> String {
    let letter = name.chars().find(|letter| letter.is_alphanumeric());
    letter
        .map(|letter| letter.to_uppercase().collect())
        .unwrap_or_default()
}

/// Builds the states of a row, in one line.
fn states(lang: Lang, row: &ScreenRow, holds: bool) -> AnyView {
    let mut all = Vec::new();
    let mut say = |class, icon, words: String| all.push(state(class, icon, words));
    if holds {
        say("calm", None, lang.text(TalesOfWarText::Holds).to_owned());
    }
    if let Some(ScreenPoints { left, granted }) = row.points {
        let points = [left, granted].map(|points| points.to_string());
        let points = points.each_ref().map(String::as_str);
        say(
            "calm",
            None,
            lang.text_with(TalesOfWarText::PointsOf, &points),
        );
    }
    if let Some(waiting) = row.waiting {
        let words = match waiting {
            ScreenWaiting::Delays => PlayersText::Delays,
            ScreenWaiting::Ready => PlayersText::Ready,
        };
        say("calm", Some(CLOCK), lang.text(words).to_owned());
    }
    if row.surprised {
        say(
            "stops",
            Some(STOP),
            lang.text(PlayersText::Surprised).to_owned(),
        );
    }
    // Numbers alone do not say that somebody is down.
    let numbers = row.health.filter(|health| health.points.is_some());
    let names_it =
        |(held, _): &(Condition, u32)| matches!(held, Condition::Unconscious | Condition::Dead);
    if numbers.is_some_and(|health| health.hint == HealthHint::Down)
        && !row.conditions.iter().any(names_it)
    {
        say("stops", Some(STOP), lang.text(PlayersText::Down).to_owned());
    }
    for (condition, count) in &row.conditions {
        if is_in_health(row, condition) {
            continue;
        }
        let name = text::condition(lang, condition);
        let words = if *count < row.members {
            format!("{name} ×{count}")
        } else {
            name
        };
        if condition.prevents_acting() {
            say("stops", Some(STOP), words);
        } else {
            say("calm", None, words);
        }
    }
    if let Some(spell) = &row.concentration {
        let words = if spell.is_empty() {
            lang.text(PlayersText::Concentrates).to_owned()
        } else {
            spell.clone()
        };
        say("calm", Some(RING), words);
    }
    all.into_any()
}

/// Returns whether the word for health already names a condition.
fn is_in_health(row: &ScreenRow, condition: &Condition) -> bool {
    let word = row.health.filter(|health| health.points.is_none());
    let down = word.is_some_and(|health| health.hint == HealthHint::Down);
    down && matches!(condition, Condition::Unconscious | Condition::Dead)
}

fn state(class: &'static str, icon: Option<&'static str>, words: String) -> AnyView {
    let icon = icon.map(|path| {
        view! { <svg viewBox="0 0 16 16" aria-hidden="true"><path d=path></path></svg> }
    });
    view! { <span class="state" data-kind=class>{icon}<bdi>{words}</bdi>" "</span> }.into_any()
}

/// Builds the health: a word or numbers, and three parts of a bar.
fn health(lang: Lang, of: Health, row: &ScreenRow) -> AnyView {
    let dead = row
        .conditions
        .iter()
        .any(|(held, _)| *held == Condition::Dead);
    let (kind, word) = match of.hint {
        HealthHint::Unhurt => ("unhurt", lang.text(PlayersText::Unhurt).to_owned()),
        HealthHint::Wounded => ("wounded", lang.text(PlayersText::Wounded).to_owned()),
        HealthHint::NearlyDown => ("nearly-down", lang.text(PlayersText::NearlyDown).to_owned()),
        HealthHint::Down if dead => ("down", text::condition(lang, &Condition::Dead)),
        HealthHint::Down => ("down", lang.text(PlayersText::Down).to_owned()),
    };
    let words = match of.points {
        None => word,
        Some(points) => {
            let temporary = match points.temporary {
                0 => String::new(),
                more => format!(" +{}", lang.number(more)),
            };
            let [now, maximum] = [points.now, points.maximum].map(|number| lang.number(number));
            format!("{now} / {maximum}{temporary}")
        }
    };
    view! {
        <div class="health" data-health=kind>
            {words}
            <span class="parts" aria-hidden="true"><i></i><i></i><i></i></span>
        </div>
    }
    .into_any()
}
