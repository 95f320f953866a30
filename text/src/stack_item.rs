//! The names of items on the stack.

use asalto_core::rules::Response;
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::waiting::Readied;

use super::{Lang, Names, action, isolated};
use crate::sets::SetupText;

/// Returns the name of an item on the stack.
#[must_use]
pub fn stack_item(lang: Lang, frame: &Frame, names: &Names<'_>) -> String {
    match &frame.kind {
        FrameKind::Turn { .. } => lang.text(SetupText::Turn).to_owned(),
        FrameKind::TurnAction { action: kind, name } if name.is_empty() => {
            action(lang, *kind).to_owned()
        }
        FrameKind::TurnAction { name, .. } => name.clone(),
        FrameKind::Casting(casting) => casting.spell.name.clone(),
        FrameKind::Response(kind) => names.response(lang, *kind).to_owned(),
        FrameKind::Readied(action) if !readied(action).is_empty() => readied(action),
        FrameKind::Readied(_) | FrameKind::Counter(_) | FrameKind::Action(_) => {
            names.response(lang, Response::Readied).to_owned()
        }
    }
}

/// Returns a readied action and its trigger, in the game master's words. A trigger without words is left out.
#[must_use]
pub fn readied(readied: &Readied) -> String {
    match (readied.name.as_str(), readied.trigger.as_str()) {
        (name, "" | Readied::UNSTATED) => name.to_owned(),
        ("", trigger) => trigger.to_owned(),
        (name, trigger) if is_clause(trigger) => {
            format!("{} {}", isolated(name), isolated(trigger))
        }
        (name, trigger) => format!("{} ({})", isolated(name), isolated(trigger)),
    }
}

/// Returns whether a trigger begins with its own “when”. It is in the language in which it was typed.
fn is_clause(trigger: &str) -> bool {
    const WORDS: [&str; 14] = [
        "when ",
        "whenever ",
        "if ",
        "once ",
        "as soon as ",
        "in case ",
        "cuando ",
        "si ",
        "en cuanto ",
        "como ",
        "quand ",
        "lorsqu",
        "dès qu",
        "s’il",
    ];
    let trigger = trigger.to_lowercase().replace('\'', "’");
    WORDS.iter().any(|word| trigger.starts_with(word))
}

#[cfg(test)]
mod tests {
    use asalto_core::ActionKind;

    use super::*;

    #[test]
    fn a_readied_action_without_a_trigger_names_none() {
        let told = |name: &str, trigger: &str| {
            readied(&Readied {
                name: name.to_owned(),
                ..Readied::new(ActionKind::Standard, trigger)
            })
        };
        assert_eq!(told("Shove", Readied::UNSTATED), "Shove");
        assert_eq!(told("", Readied::UNSTATED), "");
        assert_eq!(told("Shove", "the door opens"), "Shove (the door opens)");
        let when = told("Shove", "when the door opens");
        assert_eq!(when, "Shove when the door opens");
    }
}
