//! The texts of Tales of War and of its stack: templates in a table, so that they are data and not
//! code, and the sentences that are made of them.

pub(super) mod phrase;
mod refusal;
mod report;

use asalto_core::{
    ActorView, AttemptKind, Cost, Declaration, Frame, FrameKind, Nature, NextPhase, NotOffered,
    Origin, Passing, Phase, Placing, Redirect, Stop, Until,
};

use super::{Cast, Lang, Template, fill, list};

pub use phrase::Phrase;
pub use refusal::refuse;
pub use report::{Names, report, verdict};

/// A phase.
#[must_use]
pub fn phase(lang: Lang, phase: Phase, cast: &Cast<'_>) -> String {
    match phase {
        Phase::Adjustment => fill(lang, Phrase::Adjustment, &[]),
        Phase::Main(who) => fill(lang, Phrase::MainOf, &[&cast.name(who)]),
        Phase::Final => fill(lang, Phrase::Final, &[]),
    }
}

/// What comes after a phase.
#[must_use]
pub fn next_phase(lang: Lang, next: NextPhase, cast: &Cast<'_>) -> String {
    match next {
        NextPhase::Phase(next) => phase(lang, next, cast),
        NextPhase::FinalAgain => fill(lang, Phrase::FinalAgain, &[]),
        NextPhase::NextTurn => fill(lang, Phrase::NextTurn, &[]),
    }
}

/// A cost, such as "3 PA, 2 potency".
#[must_use]
pub fn cost(cost: &Cost) -> String {
    let points = (cost.points > 0).then(|| format!("{} PA", cost.points));
    let resources = cost.resources.iter();
    let resources = resources.map(|(name, amount)| format!("{amount} {name}"));
    points
        .into_iter()
        .chain(resources)
        .collect::<Vec<_>>()
        .join(", ")
}

/// What is missing of a cost, such as "3 PA missing".
#[must_use]
pub fn missing(lang: Lang, lack: &Cost) -> String {
    let amounts = lack.resources.values().chain([&lack.points]);
    let phrase = if lang.is_one(amounts.map(|&amount| usize::from(amount)).sum()) {
        Phrase::OneMissing
    } else {
        Phrase::SomeMissing
    };
    fill(lang, phrase, &[&cost(lack)])
}

/// Whom a declaration is aimed at.
#[must_use]
pub fn targets(declaration: &Declaration, cast: &Cast<'_>) -> String {
    let targets = declaration.parts.iter().filter_map(|part| {
        let who = cast.name(part.target?);
        Some(match part.name.as_str() {
            "" => who,
            name => format!("{name} → {who}"),
        })
    });
    targets.collect::<Vec<_>>().join(", ")
}

/// A declaration in short: its name, its targets and its cost.
#[must_use]
pub fn declaration(declaration: &Declaration, cast: &Cast<'_>) -> String {
    let mut text = declaration.name.clone();
    let named = declaration.parts.iter().any(|part| !part.name.is_empty());
    let at = targets(declaration, cast);
    if !at.is_empty() {
        let sign = if named { ":" } else { " →" };
        text = format!("{text}{sign} {at}");
    }
    if !declaration.modes.is_empty() {
        text = format!("{text} · {}", declaration.modes.join(", "));
    }
    let price = cost(&declaration.cost);
    if !price.is_empty() {
        text = format!("{text} · {price}");
    }
    text
}

/// A declaration with all that was decided about it.
#[must_use]
pub fn details(lang: Lang, made: &Declaration, cast: &Cast<'_>) -> String {
    let mut said = vec![declaration(made, cast)];
    if let Some(roll) = made.roll {
        let dice = roll.formula.map(|formula| formula.to_string());
        let dice = dice.unwrap_or_else(|| fill(lang, Phrase::RollTyped, &[]));
        let difficulty = lang.number(roll.difficulty);
        said.push(fill(lang, Phrase::RollAgainst, &[&dice, &difficulty]));
        let fumble = roll.fumble.map(|up_to| up_to.to_string());
        said.extend(fumble.map(|up_to| fill(lang, Phrase::FumbleUpTo, &[&up_to])));
    }
    if !made.due.is_free() {
        said.push(fill(lang, Phrase::Due, &[&cost(&made.due)]));
    }
    if made.placing == Placing::Postponed {
        said.push(fill(lang, Phrase::Postponed, &[]));
    }
    if made.nature == Nature::Automatic {
        said.push(fill(lang, Phrase::Automatic, &[]));
    }
    if let Some(left) = &made.leaves {
        let left = Declaration {
            parts: Vec::new(),
            placing: Placing::default(),
            ..Declaration::clone(left)
        };
        said.push(fill(lang, Phrase::Leaves, &[&details(lang, &left, cast)]));
    }
    said.join(" · ")
}

/// What lies on a stack of Tales of War, by name.
#[must_use]
pub fn object(lang: Lang, frame: &Frame) -> Option<String> {
    let FrameKind::Action(act) = &frame.kind else {
        return None;
    };
    let name = &act.declaration.name;
    Some(match act.origin {
        Origin::Fumble(_) if name.is_empty() => fill(lang, Phrase::FumbleObject, &[]),
        _ => name.clone(),
    })
}

/// Why an actor is not offered priority; the core names the rules.
#[must_use]
pub fn not_offered(lang: Lang, why: NotOffered, cast: &Cast<'_>) -> String {
    match why {
        NotOffered::TooSlow { owner, .. } => fill(lang, Phrase::TooSlow, &[&cast.name(owner)]),
        NotOffered::LostTie { owner, .. } => fill(lang, Phrase::LostTie, &[&cast.name(owner)]),
        NotOffered::Unanswerable { .. } => fill(lang, Phrase::Unanswerable, &[]),
        NotOffered::OutOfCombat => fill(lang, Phrase::OutOfCombat, &[]),
        NotOffered::NoInitiative => fill(lang, Phrase::NoInitiative, &[]),
        _ => fill(lang, Phrase::NotCirculating, &[]),
    }
}

/// Until when somebody passes by itself.
#[must_use]
pub fn until(lang: Lang, until: Until) -> &'static str {
    match until {
        Until::TopChanges => Phrase::UntilTop,
        Until::OwnMain => Phrase::UntilMain,
        Until::TurnEnds => Phrase::UntilEnd,
    }
    .in_language(lang)
}

/// How somebody passes by itself.
#[must_use]
pub fn passing(lang: Lang, passing: Passing) -> String {
    let until = until(lang, passing.until);
    let phrase = match passing.stop {
        Stop::AtNewObject => Phrase::PassesUntil,
        Stop::Never => Phrase::PassesWhatever,
    };
    fill(lang, phrase, &[until])
}

/// What somebody may attempt.
#[must_use]
pub fn attempt(lang: Lang, at: &AttemptKind) -> String {
    match at {
        AttemptKind::Stabilise => fill(lang, Phrase::ToStabilise, &[]),
        AttemptKind::SelfControl(condition) => {
            fill(lang, Phrase::ToRegain, &[&lang.condition(condition)])
        }
    }
}

/// Where an action goes that cannot hit its target.
fn redirect(lang: Lang, to: &Redirect, cast: &Cast<'_>) -> String {
    match to {
        Redirect::Combatant(who) => cast.name(*who),
        Redirect::Place(place) if place.trim().is_empty() => fill(lang, Phrase::SomePlace, &[]),
        Redirect::Place(place) => place.clone(),
    }
}

/// What an actor has to spend: points and limits.
#[must_use]
pub fn means(lang: Lang, actor: &ActorView) -> String {
    let mut means = Vec::new();
    if actor.granted > 0 || actor.points > 0 {
        means.push(fill(
            lang,
            Phrase::PointsOf,
            &[&actor.points.to_string(), &actor.granted.to_string()],
        ));
    }
    for limit in &actor.limits {
        means.push(format!("{} {}/{}", limit.name, limit.left, limit.limit));
    }
    means.join(" · ")
}
