//! The players' view in the form for screens, which leaves hidden values out.

use std::sync::Arc;

use super::view::{
    PlayerActorView, PlayerCombatantView, PlayerPriorityView, PlayerStackEntry, PlayerView,
};
use crate::view::{ActorView, CombatantView, EncounterView, PriorityView, StackEntry};

impl From<PlayerView> for EncounterView {
    fn from(view: PlayerView) -> Self {
        let PlayerView {
            ruleset,
            awaiting,
            round,
            prepared,
            opening,
            current,
            next,
            rolls_next,
            combatants,
            stack,
            priority,
            checks,
            braces,
            groups,
        } = view;
        Self {
            ruleset,
            awaiting,
            round,
            prepared,
            opening,
            current,
            next,
            rolls_next,
            combatants: combatants
                .into_iter()
                .map(|one| Arc::new(one.into()))
                .collect(),
            stack,
            priority: priority.map(Into::into),
            checks,
            braces,
            groups,
        }
    }
}

impl From<PlayerCombatantView> for CombatantView {
    fn from(view: PlayerCombatantView) -> Self {
        let PlayerCombatantView {
            id,
            profile,
            modifier,
            initiative,
            roll,
            count,
            place,
            passed,
            turn,
            flat_footed,
            waiting,
            surprised,
            no_reaction,
            unable,
            vitality,
            life,
            armor_class,
            conditions,
            stealth,
            position,
            concentration,
            ridden,
            effects,
            penalty,
            new_next_round,
            legendary,
            last_lair_action,
            exhaustion,
            slot_expended,
            joins,
            card,
        } = view;
        Self {
            id,
            profile: Arc::new(profile),
            modifier: modifier.unwrap_or_default(),
            initiative,
            roll,
            count,
            place,
            passed,
            turn,
            flat_footed,
            waiting,
            surprised,
            no_reaction,
            unable,
            vitality,
            life,
            armor_class,
            conditions,
            stealth,
            position,
            concentration,
            ridden,
            effects,
            penalty,
            new_next_round,
            legendary,
            last_lair_action,
            exhaustion,
            slot_expended,
            joins,
            card,
        }
    }
}

impl From<PlayerPriorityView> for PriorityView {
    fn from(view: PlayerPriorityView) -> Self {
        let PlayerPriorityView {
            elapsed,
            phases,
            next,
            holder,
            stack,
            postponed,
            actors,
            charges,
            triggers,
            arisen,
        } = view;
        Self {
            elapsed,
            phases,
            next,
            holder,
            pass: None,
            all_pass: None,
            stack: stack.into_iter().map(Into::into).collect(),
            postponed,
            actors: actors.into_iter().map(Into::into).collect(),
            charges,
            triggers,
            arisen,
        }
    }
}

impl From<PlayerStackEntry> for StackEntry {
    fn from(entry: PlayerStackEntry) -> Self {
        let PlayerStackEntry {
            frame,
            rank,
            may_answer,
            passed,
        } = entry;
        Self {
            frame,
            rank,
            may_answer,
            passed,
        }
    }
}

impl From<PlayerActorView> for ActorView {
    fn from(view: PlayerActorView) -> Self {
        let PlayerActorView {
            id,
            points,
            granted,
            limits,
            priority,
            passing,
            concentration,
        } = view;
        Self {
            id,
            points: points.unwrap_or_default(),
            granted: granted.unwrap_or_default(),
            limits,
            priority,
            passing,
            concentration,
        }
    }
}
