//! Defenses that a combatant has from now on: `ogre resists fire`, `ogre is immune to poison`.

use super::free::Text;
use super::parsed::{Context, Fault, Line};
use super::people::People;
use super::sense::{Act, Sense};
use super::tokens::tokens;
use crate::input::quick_line;

/// Reads a line that says which damage a combatant resists, or returns its own fault.
///
/// # Errors
/// The fault.
pub(super) fn read(typed: &str, context: &Context<'_>, fault: Fault) -> Result<Line, Fault> {
    let tokens = tokens(typed, context.lang, context.fold);
    let people = People::new(context);
    let context = &Context { typed, ..*context };
    let text = Text {
        tokens: &tokens,
        people: &people,
        context,
    };
    gained(text).ok_or(fault)
}

fn gained(text: Text<'_>) -> Option<Line> {
    let end = text.tokens.len();
    let (who, mut at) = text.who(0, end).ok()??;
    // `is`, `has` and `becomes` lead to the defense.
    let leads = |it: &Sense| matches!(it, Sense::Is | Sense::Filler | Sense::Act(Act::Give));
    loop {
        let rest = text.tokens.get(at)?;
        let typed = text.context.typed[rest.at.start..].trim();
        let typed = typed.trim_end_matches(['.', '!']);
        if quick_line::are_defenses(typed, text.context.fold) {
            let defenses = typed.to_owned();
            return Some(Line::Defend { who, defenses });
        }
        let (senses, used) = text.senses(at);
        if used == 0 || !senses.iter().any(leads) {
            return None;
        }
        at += used;
    }
}
