//! Rejections that the setup screen can show.

use asalto_core::Rejection;
use asalto_core::combatant::ProfileFault;

use super::{Lang, Names};
use crate::numeric_fields::out_of_range;
use crate::sets::SetupRejectionText as Text;

/// Returns the text of a rejection. A rejection of combat gets a general text.
#[must_use]
pub fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> String {
    let text = match rejection {
        Rejection::NotIdentical { other } => {
            return lang.text_with(Text::NotIdentical, &[&names.name(*other)]);
        }
        Rejection::Profile {
            fault: ProfileFault::Name | ProfileFault::Disguise,
        } => Text::ProfileName,
        Rejection::Profile { fault } => out_of_range(*fault).unwrap_or(Text::ProfileOther),
        Rejection::NobodyHere => Text::NoCombatants,
        Rejection::TotalOutOfRange { .. } => Text::TotalOutOfRange,
        Rejection::TextTooLong => Text::TextTooLong,
        Rejection::UnseenCharacters => Text::UnseenCharacters,
        Rejection::Fault(_) => Text::InternalError,
        _ => Text::NotNow,
    };
    lang.text(text).to_owned()
}
