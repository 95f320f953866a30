//! The commands that change the order.

use asalto_core::order::PlaceTarget;
use asalto_core::{CombatantId, Command, Encounter, NoDice, check, decide};

use super::parsed::Line;
use super::plan::{Effect, Planner, Refusal};

/// Returns whether a combatant has yet to roll initiative: when combat starts, for a round, or as a newcomer.
fn owes_roll(encounter: &Encounter, who: CombatantId) -> bool {
    let enter = Command::EnterInitiative { who, total: 0 };
    check(encounter, &enter).is_ok()
}

impl Planner<'_> {
    /// Returns whether a line is about the initiative of combatants that have yet to roll.
    pub(super) fn rolls(self, line: &Line) -> bool {
        match line {
            Line::Place {
                who,
                at: PlaceTarget::Count(_),
            }
            | Line::Reroll(who) => who.iter().all(|&who| owes_roll(self.encounter, who)),
            _ => false,
        }
    }

    pub(super) fn reroll(self, who: &[CombatantId]) -> Result<Effect, Refusal> {
        if who.iter().all(|&who| owes_roll(self.encounter, who)) {
            let who = who.to_vec();
            return Ok(Effect::Commands(vec![Command::RollInitiative { who }]));
        }
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

    /// Moves combatants to a place, in their order. A count is the total of those that have yet to roll: an earlier one
    /// may have rolled for its group.
    pub(super) fn place(self, who: &[CombatantId], at: PlaceTarget) -> Vec<Command> {
        let mut at = at;
        let mut all = Vec::new();
        let mut after = self.encounter.clone();
        for &who in who {
            let enters = match at {
                PlaceTarget::Count(total) if owes_roll(self.encounter, who) => Some(total),
                _ => None,
            };
            if let Some(total) = enters {
                if owes_roll(&after, who) {
                    let enter = Command::EnterInitiative { who, total };
                    let events = decide(&after, &enter, &mut NoDice).unwrap_or_default();
                    let entered = events.iter().all(|event| after.apply(event).is_ok());
                    debug_assert!(entered, "the core applies what it has decided");
                    all.push(enter);
                }
                continue;
            }
            all.push(Command::Place { who, seat: at });
            if matches!(at, PlaceTarget::After(_)) {
                at = PlaceTarget::After(who);
            }
        }
        all
    }
}
