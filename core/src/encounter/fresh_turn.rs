//! A turn that has just started, which a delayed turn can come before.

use serde::{Deserialize, Serialize};

use super::{Concentration, Participant};
use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::optional_field::is_default;
use crate::round::Round;
use crate::waiting::{FiveFootStep, Waiting};

/// A turn that has just started. It is put back if a delaying combatant acts before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FreshTurn {
    pub(crate) who: CombatantId,
    pub(crate) first_turn: FirstTurn,
    pub(crate) moved: FiveFootStep,
    pub(crate) lost: Option<Waiting>,
    /// The effects that ended at its start.
    pub(crate) ended: Vec<(CombatantId, Effect)>,
    /// The round of its owner's previous turn.
    pub(crate) last_turn: Option<Round>,
    /// The number of reactions its owner took before it (D5E-41).
    #[serde(default)]
    pub(crate) reactions: u8,
    /// The concentration of its owner before it (D5E-51).
    #[serde(default)]
    pub(crate) concentration: Option<Concentration>,
    /// The delays that ended at their floor as it came (D30-60).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) floors: Vec<(CombatantId, Waiting)>,
    /// The legendary actions its owner used before it (D5E-69).
    #[serde(default)]
    pub(crate) legendary: u8,
    /// The round for which the turn was kept, although its place had passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kept: Option<Round>,
    /// Whether its swift action was spent before it (D35-90).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) swift_spent: bool,
}

/// Whether a turn is the first of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FirstTurn {
    First,
    Later,
}

impl Participant {
    /// Returns the state that the start of its turn is about to change.
    pub(crate) fn before_turn(&self) -> FreshTurn {
        FreshTurn {
            who: self.id,
            first_turn: if self.turn_has_come {
                FirstTurn::Later
            } else {
                FirstTurn::First
            },
            moved: self.moved,
            lost: None,
            ended: Vec::new(),
            last_turn: self.last_turn,
            reactions: self.reactions,
            concentration: self.concentration.clone(),
            floors: Vec::new(),
            legendary: self.legendary.actions,
            kept: self.turn_kept,
            swift_spent: self.swift_spent,
        }
    }

    /// Undoes the changes of the start of its turn.
    pub(crate) fn put_back(&mut self, fresh: FreshTurn) {
        self.turn_has_come = fresh.first_turn == FirstTurn::Later;
        self.moved = fresh.moved;
        // Concentration on a readied spell resumes, unless another spell has replaced it.
        let held = fresh.lost.as_ref().and_then(Waiting::readied);
        let spell = held.is_some_and(|held| held.spell.is_some());
        let replaced = spell && self.concentration.is_some();
        self.waiting = fresh.lost.filter(|_| !replaced);
        if spell && !replaced {
            self.concentration = fresh.concentration;
        }
        self.last_turn = fresh.last_turn;
        self.reactions = self.reactions.saturating_add(fresh.reactions);
        self.legendary.actions = fresh.legendary;
        self.turn_kept = fresh.kept;
        self.swift_spent |= fresh.swift_spent;
    }
}
