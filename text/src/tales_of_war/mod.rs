//! Texts that only Tales of War needs: its phases, its stack, its log and its rejections.

mod log;
mod rejection;

use asalto_core::actor::Cost;
use asalto_core::priority::{
    ActionOrigin, AttemptKind, AutoPass, AutoPassStop, AutoPassUntil, Declaration, DeclarationKind,
    Phase, Redirection, TargetStack,
};
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::view::{ActorView, NextPhase};
use asalto_core::why::NoPriorityReason;

use super::terms::condition;
use super::{Lang, Names, isolated};
use crate::sets::TalesOfWarText;

pub use log::{StackNames, log_text, verdict};
pub use rejection::rejection_text;

/// Returns the name of a phase.
#[must_use]
pub fn phase(lang: Lang, phase: Phase, names: &Names<'_>) -> String {
    match phase {
        Phase::Adjustment => lang.text_with(TalesOfWarText::Adjustment, &[]),
        Phase::Main(who) => lang.text_with(TalesOfWarText::MainOf, &[&names.name(who)]),
        Phase::Final => lang.text_with(TalesOfWarText::Final, &[]),
    }
}

/// Returns the name of the phase or turn after a phase.
#[must_use]
pub fn next_phase(lang: Lang, next: NextPhase, names: &Names<'_>) -> String {
    match next {
        NextPhase::Phase(next) => phase(lang, next, names),
        NextPhase::FinalAgain => lang.text_with(TalesOfWarText::FinalAgain, &[]),
        NextPhase::NextTurn => lang.text_with(TalesOfWarText::NextTurn, &[]),
    }
}

/// Formats action points, such as "3 AP".
#[must_use]
pub fn action_points(lang: Lang, points: u16) -> String {
    lang.text_with(TalesOfWarText::Points, &[&points.to_string()])
}

/// Formats a cost, such as "3 AP, 2 potency".
#[must_use]
pub fn cost(lang: Lang, cost: &Cost) -> String {
    let points = (cost.points > 0).then(|| action_points(lang, cost.points));
    let resources = cost.resources.iter();
    let resources = resources.map(|(name, amount)| format!("{amount} {}", isolated(name)));
    points
        .into_iter()
        .chain(resources)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Formats the missing part of a cost, such as "3 AP missing".
#[must_use]
pub fn missing(lang: Lang, lack: &Cost) -> String {
    let amounts = lack.resources.values().chain([&lack.points]);
    let text = if lang.is_one(amounts.map(|&amount| usize::from(amount)).sum()) {
        TalesOfWarText::OneMissing
    } else {
        TalesOfWarText::SomeMissing
    };
    lang.text_with(text, &[&cost(lang, lack)])
}

/// Formats the targets of a declaration.
#[must_use]
pub fn targets(declaration: &Declaration, names: &Names<'_>) -> String {
    let targets = declaration.parts.iter().filter_map(|part| {
        let who = names.name(part.target?);
        Some(match part.name.as_str() {
            "" => who,
            name => format!("{} → {who}", isolated(name)),
        })
    });
    targets.collect::<Vec<_>>().join(", ")
}

/// Formats a declaration in short: its name, its targets and its cost.
#[must_use]
pub fn declaration(lang: Lang, declaration: &Declaration, names: &Names<'_>) -> String {
    let mut text = isolated(&declaration.name).into_owned();
    let has_named_part = declaration.parts.iter().any(|part| !part.name.is_empty());
    let at = targets(declaration, names);
    if !at.is_empty() {
        let sign = if has_named_part { ":" } else { " →" };
        text = format!("{text}{sign} {at}");
    }
    if !declaration.modes.is_empty() {
        text = format!("{text} · {}", declaration.modes.join(", "));
    }
    let price = cost(lang, &declaration.cost);
    if !price.is_empty() {
        text = format!("{text} · {price}");
    }
    text
}

/// Formats a declaration with its roll, its due cost and its other details.
#[must_use]
pub fn details(lang: Lang, made: &Declaration, names: &Names<'_>) -> String {
    let mut said = vec![declaration(lang, made, names)];
    if let Some(roll) = made.roll {
        let dice = roll.formula.map(|formula| formula.to_string());
        let dice = dice.unwrap_or_else(|| lang.text_with(TalesOfWarText::RollTyped, &[]));
        let difficulty = lang.number(roll.difficulty);
        said.push(lang.text_with(TalesOfWarText::RollAgainst, &[&dice, &difficulty]));
        let fumble = roll.fumble.map(|up_to| up_to.to_string());
        said.extend(fumble.map(|up_to| lang.text_with(TalesOfWarText::FumbleUpTo, &[&up_to])));
    }
    if !made.due.is_free() {
        said.push(lang.text_with(TalesOfWarText::Due, &[&cost(lang, &made.due)]));
    }
    if made.target_stack == TargetStack::Postponed {
        said.push(lang.text_with(TalesOfWarText::Postponed, &[]));
    }
    if made.kind == DeclarationKind::Automatic {
        said.push(lang.text_with(TalesOfWarText::Automatic, &[]));
    }
    if let Some(left) = &made.leaves {
        let left = Declaration {
            parts: Vec::new(),
            target_stack: TargetStack::default(),
            ..Declaration::clone(left)
        };
        said.push(lang.text_with(TalesOfWarText::Leaves, &[&details(lang, &left, names)]));
    }
    said.join(" · ")
}

/// Returns the name of an item on a stack of Tales of War.
#[must_use]
pub fn object(lang: Lang, frame: &Frame) -> Option<String> {
    let FrameKind::Action(act) = &frame.kind else {
        return None;
    };
    let name = &act.declaration.name;
    Some(match act.origin {
        ActionOrigin::Fumble(_) if name.is_empty() => {
            lang.text_with(TalesOfWarText::FumbleObject, &[])
        }
        _ => name.clone(),
    })
}

/// Returns the reason that an actor is not offered priority. The core names the rules.
#[must_use]
pub fn not_offered(lang: Lang, why: NoPriorityReason, names: &Names<'_>) -> String {
    match why {
        NoPriorityReason::TooSlow { owner, .. } => {
            lang.text_with(TalesOfWarText::TooSlow, &[&names.name(owner)])
        }
        NoPriorityReason::LostTie { owner, .. } => {
            lang.text_with(TalesOfWarText::LostTie, &[&names.name(owner)])
        }
        NoPriorityReason::Unanswerable { .. } => lang.text_with(TalesOfWarText::Unanswerable, &[]),
        NoPriorityReason::OutOfCombat => lang.text_with(TalesOfWarText::OutOfCombat, &[]),
        NoPriorityReason::NoInitiative => lang.text_with(TalesOfWarText::NoInitiative, &[]),
        NoPriorityReason::NotCirculating => lang.text_with(TalesOfWarText::NotCirculating, &[]),
    }
}

/// Returns the text of an auto-pass's end.
#[must_use]
pub fn until(lang: Lang, until: AutoPassUntil) -> &'static str {
    lang.text(match until {
        AutoPassUntil::TopChanges => TalesOfWarText::UntilTop,
        AutoPassUntil::OwnMain => TalesOfWarText::UntilMain,
        AutoPassUntil::TurnEnds => TalesOfWarText::UntilEnd,
    })
}

/// Returns the text of an auto-pass.
#[must_use]
pub fn passing(lang: Lang, passing: AutoPass) -> String {
    let until = until(lang, passing.until);
    let text = match passing.stop {
        AutoPassStop::AtNewObject => TalesOfWarText::PassesUntil,
        AutoPassStop::Never => TalesOfWarText::PassesWhatever,
    };
    lang.text_with(text, &[until])
}

/// Returns the text of an attempt.
#[must_use]
pub fn attempt(lang: Lang, kind: &AttemptKind) -> String {
    match kind {
        AttemptKind::Stabilize => lang.text_with(TalesOfWarText::ToStabilize, &[]),
        AttemptKind::SelfControl(at) => {
            lang.text_with(TalesOfWarText::ToRegain, &[&condition(lang, at)])
        }
    }
}

/// Returns the new target of a redirected action.
fn redirect(lang: Lang, to: &Redirection, names: &Names<'_>) -> String {
    match to {
        Redirection::Combatant(who) => names.name(*who),
        Redirection::Place(place) if place.trim().is_empty() => {
            lang.text_with(TalesOfWarText::SomePlace, &[])
        }
        Redirection::Place(place) => place.clone(),
    }
}

/// Formats the points and limits that an actor can spend.
#[must_use]
pub fn means(lang: Lang, actor: &ActorView) -> String {
    let mut means = Vec::new();
    if actor.granted > 0 || actor.points > 0 {
        means.push(lang.text_with(
            TalesOfWarText::PointsOf,
            &[&actor.points.to_string(), &actor.granted.to_string()],
        ));
    }
    for limit in &actor.limits {
        means.push(format!(
            "{} {}/{}",
            isolated(&limit.name),
            limit.left,
            limit.limit
        ));
    }
    means.join(" · ")
}
