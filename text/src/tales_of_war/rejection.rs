//! Rejections that only Tales of War has.

use asalto_core::rejection::PriorityRejection;

use super::missing;
use crate::sets::{TalesOfWarRejectionText as Text, TalesOfWarText};
use crate::{Lang, Names};

/// Returns the text of a rejection. The core names its rules.
#[must_use]
pub fn rejection_text(lang: Lang, rejection: &PriorityRejection, names: &Names<'_>) -> String {
    use PriorityRejection as R;
    let one = |text: Text, who| lang.text_with(text, &[&names.name(who)]);
    match rejection {
        R::NotHolding { who } => one(Text::NotHolding, *who),
        R::TooSlow { who, .. } => one(Text::IsTooSlow, *who),
        R::LostTie { who, .. } => one(Text::HasLostTie, *who),
        R::Unanswerable { .. } => lang.text_with(TalesOfWarText::Unanswerable, &[]),
        R::OutOfCombat { who } => one(Text::IsOut, *who),
        R::IllegalTarget { target } => one(Text::IllegalTarget, *target),
        R::CannotAfford { who, missing: lack } => lang.text_with(
            Text::CannotAfford,
            &[&names.name(*who), &missing(lang, lack)],
        ),
        R::NeedsConcentration { who, missing: lack } => lang.text_with(
            Text::NeedsConcentration,
            &[&names.name(*who), &missing(lang, lack)],
        ),
        R::Concentrating { who } => one(Text::IsConcentrating, *who),
        R::NeverDeclared => lang.text_with(Text::NeverDeclared, &[]),
        R::NeverRolled => lang.text_with(Text::NeverRolled, &[]),
        R::RollNeeded { .. } => lang.text_with(Text::RollNeeded, &[]),
        R::NoRoll { .. } => lang.text_with(Text::NoRoll, &[]),
        R::StillOffered { who } => one(Text::StillOffered, *who),
        R::NoSuchPart { .. } | R::NoSuchMode { .. } => lang.text_with(Text::NoSuchPart, &[]),
        R::NotAsked { who, asked, .. } => {
            lang.text_with(Text::NotAsked, &[&names.name(*who), &names.name(*asked)])
        }
        R::NoSuchTrigger { .. } => lang.text_with(Text::NoSuchTrigger, &[]),
        R::NothingToEnd { who } => one(Text::NothingToEnd, *who),
        R::NoFormula { who } => one(Text::NoFormula, *who),
        R::TooMuch => lang.text_with(Text::TooMuch, &[]),
    }
}
