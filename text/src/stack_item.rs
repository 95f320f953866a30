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

/// Returns a readied action and its trigger, in the game master's words.
#[must_use]
pub fn readied(readied: &Readied) -> String {
    match (readied.name.as_str(), readied.trigger.as_str()) {
        (name, "") => name.to_owned(),
        ("", trigger) => trigger.to_owned(),
        (name, trigger) => format!("{} ({})", isolated(name), isolated(trigger)),
    }
}
