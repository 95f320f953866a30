//! Texts that only a combat needs: its log, its rejections and the reasons.

mod defenses;
mod dnd2024;
mod dying;
mod legendary;
pub(crate) mod limited_uses;
mod log;
mod reason;
mod rejection;
mod table;
#[cfg(test)]
mod true_sentences;
mod turn_effects;
mod wounds;

use asalto_core::casting::{CheckConsequence, MagicSource, SpellCheckKind};

use crate::sets::CombatText;

pub use defenses::typed_loss;
pub use dnd2024::roll_mark;
pub use dying::counted_save;
pub use limited_uses::{faces, limited_use, spent_uses};
pub use log::log_text;
pub use reason::reason_text;
pub use rejection::rejection_text;
pub use table::{card, place};
pub use turn_effects::{amount_of, innate_effects, turn_effect};

/// Returns the name of a check.
#[must_use]
pub fn check(kind: SpellCheckKind) -> CombatText {
    match kind {
        SpellCheckKind::Concentration => CombatText::Concentration,
        SpellCheckKind::Spellcraft => CombatText::Spellcraft,
        SpellCheckKind::Dispel => CombatText::Dispel,
    }
}

/// Returns the text of a check's consequence.
#[must_use]
pub fn consequence(follows: CheckConsequence) -> CombatText {
    match follows {
        CheckConsequence::SpellGoesOn => CombatText::SpellGoesOn,
        CheckConsequence::SpellLost => CombatText::SpellLost,
        CheckConsequence::MayCounter => CombatText::MayCounter,
        CheckConsequence::StaysReady => CombatText::StaysReady,
    }
}

/// Returns the source of a spell’s power.
#[must_use]
pub fn magic(magic: MagicSource) -> CombatText {
    match magic {
        MagicSource::Arcane => CombatText::Arcane,
        MagicSource::Divine => CombatText::Divine,
    }
}
