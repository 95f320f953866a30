//! Rejections that the setup screen can show.

use asalto_core::Rejection;
use asalto_core::combatant::ProfileFault;

use super::{Lang, Names};
use crate::sets::SetupRejectionText as Text;

/// Returns the text of a rejection. A rejection of combat gets a general text.
#[must_use]
pub fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> String {
    let text = match rejection {
        Rejection::NotIdentical { other } => {
            return lang.text_with(Text::NotIdentical, &[&names.name(*other)]);
        }
        Rejection::Profile { fault } => match fault {
            ProfileFault::Name => Text::ProfileName,
            ProfileFault::Dexterity => Text::ProfileDexterity,
            ProfileFault::Initiative => Text::ProfileInitiative,
            ProfileFault::ArmorClass => Text::ProfileArmorClass,
            ProfileFault::HitPoints => Text::ProfileHitPoints,
            ProfileFault::Stealth
            | ProfileFault::PassivePerception
            | ProfileFault::BonusActions
            | ProfileFault::Actor
            | ProfileFault::Legendary
            | ProfileFault::Count
            | ProfileFault::Second
            | ProfileFault::Reference
            | ProfileFault::Level => Text::ProfileOther,
        },
        Rejection::NobodyHere => Text::NoCombatants,
        Rejection::TotalOutOfRange { .. } => Text::TotalOutOfRange,
        Rejection::TextTooLong => Text::TextTooLong,
        Rejection::Fault(_) => Text::InternalError,
        _ => Text::NotNow,
    };
    lang.text(text).to_owned()
}
