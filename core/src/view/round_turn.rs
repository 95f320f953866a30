//! The turn of a combatant in the round, where someone chooses who acts next.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant, Stage};
use crate::rules::MissedTurnReason;
use crate::waiting::Waiting;

/// The turn of a combatant in the round, where someone chooses who acts next (ANY-5, ANY-6, ANY-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RoundTurn {
    /// It has acted.
    Acted,
    /// It acts now.
    Acting,
    /// It is yet to act.
    ToAct,
    /// It has no turn in this round, because it can't act or its turn is omitted.
    Without,
}

impl RoundTurn {
    /// Returns the turn of a combatant with this place in the order, by index. None before the first round,
    /// and where the order alone determines who acts next.
    pub(super) fn of(
        encounter: &Encounter,
        one: &Participant,
        seat: Option<usize>,
    ) -> Option<Self> {
        let index = seat?;
        let fighting = encounter.stage() == &Stage::Fighting;
        if !fighting || !encounter.rules().order.is_by_choice() {
            return None;
        }
        if encounter.turn_of() == Some(one.id) {
            return Some(Self::Acting);
        }
        if one.last_turn == Some(encounter.round()) {
            return Some(Self::Acted);
        }
        let omitted = encounter.omits(one.id);
        let delays = matches!(one.waiting, Some(Waiting::Delaying { .. }));
        let comes = index >= encounter.order().passed()
            || encounter.keeps_turn(one.id)
            || delays
            || omitted == Some(MissedTurnReason::ActsLast);
        let has = matches!(omitted, None | Some(MissedTurnReason::ActsLast));
        Some(if comes && has && encounter.is_able(one.id) {
            Self::ToAct
        } else {
            Self::Without
        })
    }

    /// Returns the turn of a group: that of the members that act or are yet to act, if there are any.
    pub(super) fn of_group(encounter: &Encounter, members: &[CombatantId]) -> Option<Self> {
        let turns = members.iter().filter_map(|&who| {
            let one = encounter.participant(who)?;
            Self::of(encounter, one, encounter.order().index_of(who))
        });
        Self::together(turns)
    }

    /// Returns the turn of several that stand together: that of those that act or are yet to act, if there are any.
    pub(crate) fn together(turns: impl Iterator<Item = Self>) -> Option<Self> {
        turns.min_by_key(|turn| match turn {
            Self::Acting => 0,
            Self::ToAct => 1,
            Self::Acted => 2,
            Self::Without => 3,
        })
    }
}
