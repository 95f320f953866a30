//! Spells with concentration: `mialee casts bless`, `mialee casts hold person on bugbear`.

use asalto_core::Rules;
use asalto_core::effect::Duration;
use asalto_core::rules::{ConcentrationPolicy, HeldSpell};

use super::doers::Done;
use super::free::Text;
use super::held_spells::{leading, named};
use super::items::Kind;
use super::lexicon;
use super::parsed::{Context, Fault, Lasting, Line};
use super::sense::Act;
use super::tokens::tokens;
use crate::input::conditions;

/// Reads `mialee casts bless`. Nobody is named who would receive a condition, so only the concentration is left.
pub(super) fn alone(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Cast).filter(|verb| verb.at > 0)?;
    let end = text.tokens.len();
    let (who, next) = text.who(0, verb.at).ok()??;
    if text.skip(next, verb.at) < verb.at {
        return None;
    }
    let spell = text.raw(text.skip(verb.at + verb.used, end), end);
    let known = named(&(text.context.fold)(&spell));
    let spell = spell.to_lowercase();
    known.map(|_| Ok(Line::Concentrate { who, spell }))
}

/// Adds the concentration of a caster to a condition that is cast: `mialee casts hold person on bugbear`. Without a name it is
/// the acting combatant: `cast bless on all`. A bare name of a spell leaves the end of its condition open.
pub(crate) fn concentrates(line: Line, done: &Done<'_>) -> Line {
    let context = done.parts.context;
    let mut items = done.parts.items.iter();
    let given = items.find(|it| matches!(it.kind, Kind::Condition(_)));
    let typed = done.cast.clone().or_else(|| given.map(done.parts.typed));
    let Some((typed, spell)) = typed.and_then(|typed| {
        let spell = named(&(context.fold)(&typed))?;
        Some((typed, spell))
    }) else {
        return line;
    };
    let casts = done.parts.act(Act::Cast);
    let caster = match (&done.cast, done.doers.as_slice()) {
        (Some(_), [caster]) => Some(*caster),
        (None, []) if casts => conditions::acting(context.view),
        _ => None,
    };
    match (line, caster) {
        (line @ Line::Begin { .. }, Some(who)) => {
            let spell = typed.to_lowercase();
            Line::Together(vec![line, Line::Concentrate { who, spell }])
        }
        (
            Line::Begin {
                conditions,
                who,
                duration: None,
                cause: None,
            },
            None,
        ) => Line::Begin {
            conditions,
            who,
            duration: ends_otherwise(spell).then_some(Lasting::Known(Duration::Open)),
            cause: None,
        },
        (line, _) => line,
    }
}

/// Returns whether the usual end of a spell's condition is not the end of the spell.
fn ends_otherwise(spell: HeldSpell) -> bool {
    spell.condition().is_some_and(|one| !one.is_open_ended())
}

/// Returns the line with concentration for a line that names only the spell: `hold person bugbear`.
pub(super) fn with_caster(typed: &str, context: &Context<'_>) -> Option<String> {
    let concentrates = Rules::from(context.view.ruleset).concentration;
    let acts = conditions::acting(context.view).is_some();
    if concentrates == ConcentrationPolicy::None || !acts {
        return None;
    }
    leading(&tokens(typed, context.lang, context.fold), context)?;
    let cast = lexicon::of(context.lang).lines.cast;
    Some(format!("{cast} {}", typed.trim_start()))
}
