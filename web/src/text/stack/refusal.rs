//! Why a command is refused that only Tales of War knows.

use asalto_core::PriorityRejection;

use super::{Cast, Lang, Phrase, fill, missing};

/// Why a command changed nothing; the core names the rules.
pub fn refuse(lang: Lang, rejection: &PriorityRejection, cast: &Cast<'_>) -> String {
    use PriorityRejection as R;
    let one = |phrase, who| fill(lang, phrase, &[&cast.name(who)]);
    match rejection {
        R::NotHolding { who } => one(Phrase::NotHolding, *who),
        R::TooSlow { who, .. } => one(Phrase::IsTooSlow, *who),
        R::LostTie { who, .. } => one(Phrase::HasLostTie, *who),
        R::Unanswerable { .. } => fill(lang, Phrase::Unanswerable, &[]),
        R::OutOfCombat { who } => one(Phrase::IsOut, *who),
        R::IllegalTarget { target } => one(Phrase::IllegalTarget, *target),
        R::CannotAfford { who, missing: lack } => fill(
            lang,
            Phrase::CannotAfford,
            &[&cast.name(*who), &missing(lang, lack)],
        ),
        R::NeedsConcentration { who, missing: lack } => fill(
            lang,
            Phrase::NeedsConcentration,
            &[&cast.name(*who), &missing(lang, lack)],
        ),
        R::Concentrating { who } => one(Phrase::IsConcentrating, *who),
        R::NeverDeclared => fill(lang, Phrase::NeverDeclared, &[]),
        R::NeverRolled => fill(lang, Phrase::NeverRolled, &[]),
        R::RollNeeded { .. } => fill(lang, Phrase::RollNeeded, &[]),
        R::NoRoll { .. } => fill(lang, Phrase::NoRoll, &[]),
        R::StillOffered { who } => one(Phrase::StillOffered, *who),
        R::NoSuchPart { .. } | R::NoSuchMode { .. } => fill(lang, Phrase::NoSuchPart, &[]),
        R::NotAsked { who, asked, .. } => fill(
            lang,
            Phrase::NotAsked,
            &[&cast.name(*who), &cast.name(*asked)],
        ),
        R::NoSuchTrigger { .. } => fill(lang, Phrase::NoSuchTrigger, &[]),
        R::NothingToEnd { who } => one(Phrase::NothingToEnd, *who),
        R::NoFormula { who } => one(Phrase::NoFormula, *who),
        _ => fill(lang, Phrase::TooMuch, &[]),
    }
}
