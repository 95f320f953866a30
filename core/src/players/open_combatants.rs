//! The combatants whose numbers players know, and the reasons that reveal nothing about others.

use std::sync::Arc;

use crate::combatant::CombatantId;
use crate::reason::Reason;
use crate::view::CombatantView;

/// The combatants whose numbers players know.
pub(super) struct OpenCombatants(Vec<CombatantId>);

impl OpenCombatants {
    pub(super) fn of(combatants: &[Arc<CombatantView>]) -> Self {
        let open = combatants.iter().filter(|one| one.profile.is_open());
        Self(open.map(|one| one.id).collect())
    }

    pub(super) fn has(&self, who: CombatantId) -> bool {
        self.0.contains(&who)
    }

    /// Returns a reason for a combatant, unless it compares numbers that players do not know. Without
    /// these numbers a comparison may come out wrong, and so may the lack of one.
    pub(super) fn visible_reason(&self, who: CombatantId, reason: Reason) -> Option<Reason> {
        let is_visible = match &reason {
            Reason::Key { neighbour, .. } => self.has(who) && self.has(*neighbour),
            Reason::OwnResult { beside: others, .. } | Reason::Lots { equals: others, .. } => {
                self.has(who) && others.iter().all(|&other| self.has(other))
            }
            Reason::SurprisedRoll { .. }
            | Reason::RollBasis { .. }
            | Reason::InitiativeScore { .. }
            | Reason::Exhausted { .. }
            | Reason::DexterityLost { .. }
            | Reason::Defenseless { .. }
            | Reason::UncannyDodge
            | Reason::Life(_)
            | Reason::AtZero
            | Reason::Down(_)
            | Reason::Regenerates
            | Reason::UnconsciousProne
            | Reason::Disabled
            | Reason::Destroyed
            | Reason::Died(_)
            | Reason::Temporary { .. }
            | Reason::Nonlethal { .. }
            | Reason::MassiveDamage
            | Reason::Defends { .. } => self.has(who),
            Reason::Count { .. }
            | Reason::Decided { .. }
            | Reason::SharedRoll { .. }
            | Reason::RuledPlace { .. }
            | Reason::Delayed { .. }
            | Reason::Announced { .. }
            | Reason::Readied { .. }
            | Reason::ReadiedAt { .. }
            | Reason::BeforeTheRoll
            | Reason::Mounted { .. }
            | Reason::MountedAt { .. }
            | Reason::Swapped { .. }
            | Reason::Summoned { .. }
            | Reason::SecondPlace { .. }
            | Reason::Newcomer { .. }
            | Reason::NotActedYet
            | Reason::NoTurnYet
            | Reason::Surprised
            | Reason::Condition(_)
            | Reason::OutOfCombat(_)
            | Reason::NoticedNoThreat
            | Reason::SurprisedUntilRoll
            | Reason::Incapacitated(_)
            | Reason::ReactionSpent
            | Reason::NoReactionYet
            | Reason::LateActions { .. }
            | Reason::Delays { .. }
            | Reason::HasReadied { .. }
            | Reason::MoveOnly
            | Reason::SwiftSpent
            | Reason::Slowed
            | Reason::Hasted { .. }
            | Reason::Lethargic
            | Reason::Grappled { .. }
            | Reason::Under(_)
            | Reason::Lasts { .. }
            | Reason::Concentrates { .. }
            | Reason::CastsForARound { .. }
            | Reason::EachTurn { .. }
            | Reason::LimitedUse(_)
            | Reason::Ridden { .. }
            | Reason::NewNextRound
            | Reason::LowestCount { .. }
            | Reason::Together { .. }
            | Reason::SameSide { .. }
            | Reason::Card { .. }
            | Reason::DelayedCard { .. }
            | Reason::RuledCard { .. }
            | Reason::Rearranged
            | Reason::DelayedHere { .. }
            | Reason::SideChosen
            | Reason::Entered
            | Reason::HandedOver
            | Reason::NoFirstTurn
            | Reason::LastAtFirst => true,
        };
        is_visible.then_some(reason)
    }
}
