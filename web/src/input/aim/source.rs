//! Damage on its way from a stat block to its targets.

use asalto_core::combatant::LimitedUse;
use asalto_core::command::UseCommand;
use asalto_core::share::DamageKind;
use asalto_core::{CombatantId, Command, DamageType, EncounterView, TypedDamage};

use super::{Aim, SaveText};
use crate::input::command_line::Target;

/// The damage of an entry of a stat block, or of a typed line.
#[derive(Clone, Debug)]
pub struct DamageSource {
    /// The type of the first part, with what it bypasses.
    pub of: Option<TypedDamage>,
    /// The parts, as numbers or dice with their types. Empty if the total is typed.
    pub amounts: Vec<(String, Option<DamageType>)>,
    /// The effect on hit points.
    pub kind: DamageKind,
    /// The targets. The game master taps them if there are none.
    pub targets: Vec<Target>,
    /// The save that halves it.
    pub save: Option<SaveText>,
    /// The limited use that the entry states, and whose it is.
    pub spends: Option<(CombatantId, LimitedUse)>,
}

impl Aim {
    /// Returns the limited use that the damage comes from, if any of it is left: the one with the name of the entry, or
    /// else the only one with its limit. Several entries can share a use, such as the two breaths of a dragon.
    #[must_use]
    pub fn use_left(&self, view: &EncounterView) -> Option<(CombatantId, String)> {
        let (who, stated) = self.spends.as_ref()?;
        let uses = &view.combatant(*who)?.limited_uses;
        let named = uses.iter().find(|one| one.of.name == stated.name);
        let found = named.or_else(|| {
            let mut alike = uses.iter().filter(|one| one.of.limit == stated.limit);
            alike.next().filter(|_| alike.next().is_none())
        })?;
        (found.left > 0).then(|| (*who, found.of.name.clone()))
    }

    /// Returns the command that spends the limited use of the damage, unless the game master spares it.
    #[must_use]
    pub fn spending(&self, view: &EncounterView) -> Option<Command> {
        let (who, name) = self.use_left(view).filter(|_| !self.spares)?;
        Some(Command::Use(UseCommand::Spend { who, name }))
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::combatant::UseLimit;
    use asalto_core::{Combatant, NoDice, Ruleset, Session, Side, Timestamp};

    use super::*;

    const BREATH: UseLimit = UseLimit::Recharge { from: 5, to: 6 };

    /// Returns the use that an aim spends: the stated one with a limit, of a creature with uses.
    fn spent(stated: (&str, UseLimit), uses: &[(&str, UseLimit)]) -> Option<String> {
        let mut dragon = Combatant::new("Dragon", Side::FOES);
        dragon.limited_uses = uses
            .iter()
            .map(|(name, limit)| LimitedUse::new(*name, *limit))
            .collect();
        let mut session = Session::new(Ruleset::Dnd5e);
        let join = Command::AddCombatant(Box::new(dragon));
        session
            .dispatch(&join, Timestamp(0), &mut NoDice)
            .expect("it joins");
        let aim = Aim {
            spends: Some((CombatantId(1), LimitedUse::new(stated.0, stated.1))),
            ..Aim::default()
        };
        aim.use_left(&session.view()).map(|(_, name)| name)
    }

    #[test]
    fn two_breaths_share_the_only_use_with_their_limit() {
        let fire = ("Fire Breath", BREATH);
        let day = UseLimit::Day { uses: 1 };
        let shared = ("Breath Weapons", BREATH);
        assert_eq!(spent(fire, &[shared]).as_deref(), Some("Breath Weapons"));
        assert_eq!(spent(fire, &[shared, fire]).as_deref(), Some("Fire Breath"));
        assert_eq!(spent(fire, &[("Shapechange", day)]), None);
        assert_eq!(spent(fire, &[shared, ("Web", BREATH)]), None);
        assert_eq!(spent(fire, &[]), None);
    }
}
