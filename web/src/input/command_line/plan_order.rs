//! The commands that change the order.

use asalto_core::order::PlaceTarget;
use asalto_core::{Awaiting, CombatantId, Command};

use super::parsed::Line;
use super::plan::{Effect, Planner, Refusal};

impl Planner<'_> {
    /// Returns whether the combatants of a place in the order still owe their initiative rolls.
    pub(super) fn owes_rolls(self, line: &Line) -> bool {
        let (Line::Place { who, .. }, Awaiting::Rolls(owing)) = (line, &self.view.awaiting) else {
            return false;
        };
        who.iter().all(|who| owing.contains(who))
    }

    pub(super) fn reroll(self, who: &[CombatantId]) -> Result<Effect, Refusal> {
        let mut groups: Vec<(Option<asalto_core::combatant::Group>, i16, Vec<CombatantId>)> =
            Vec::new();
        for &who in who {
            let one = self.view.combatant(who).ok_or(Refusal::Nothing)?;
            let group = one.profile.group;
            match groups
                .iter_mut()
                .find(|(other, ..)| group.is_some() && *other == group)
            {
                Some((.., members)) => members.push(who),
                None => groups.push((group, one.modifier, vec![who])),
            }
        }
        let groups = groups.into_iter().map(|(_, modifier, who)| (modifier, who));
        Ok(Effect::Reroll(groups.collect()))
    }

    /// Moves combatants to a place, in their order.
    pub(super) fn place(who: &[CombatantId], at: PlaceTarget) -> Vec<Command> {
        let mut at = at;
        let mut all = Vec::new();
        for &who in who {
            all.push(Command::Place { who, seat: at });
            if matches!(at, PlaceTarget::After(_)) {
                at = PlaceTarget::After(who);
            }
        }
        all
    }
}
