//! A change of hit points as typed in a row.

use asalto_core::hit_points::SetHitPoints;
use asalto_core::share::DamageKind;
use asalto_core::{CombatantId, Command, Dice, Encounter, NoDice, decide, takes_damage};

/// The effect of the amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// It is damage.
    #[default]
    Damage,
    /// It heals.
    Heal,
    /// It grants temporary hit points.
    Temporary,
    /// It is nonlethal damage.
    Nonlethal,
}

/// A typed change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The effect of the amount.
    pub kind: Kind,
    /// The amount: a number or dice, such as `7` or `2d6+1`.
    pub amount: String,
}

impl Kind {
    /// Returns whether it is damage of any kind.
    #[must_use]
    pub fn harms(self) -> bool {
        matches!(self, Self::Damage | Self::Nonlethal)
    }

    /// Returns whether a change of this kind affects a combatant: its hit points are tracked, or damage may disturb the
    /// spell that it casts.
    #[must_use]
    pub fn affects(self, encounter: &Encounter, who: CombatantId) -> bool {
        let tracked = encounter
            .participant(who)
            .is_some_and(|one| one.vitality.is_some());
        tracked || self.harms() && takes_damage(encounter, who)
    }

    /// Returns what damage of this kind does to hit points.
    #[must_use]
    pub fn damage(self) -> DamageKind {
        match self {
            Self::Nonlethal => DamageKind::Nonlethal,
            Self::Damage | Self::Heal | Self::Temporary => DamageKind::Lethal,
        }
    }
}

impl Change {
    /// Reads a change: `7` and `-7` are damage, `+5` heals, and `t5` grants temporary hit points.
    ///
    /// Returns none for anything else.
    #[must_use]
    pub fn read(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let first = typed.chars().next()?;
        let (kind, amount) = match first {
            '-' | '−' => (Kind::Damage, &typed[first.len_utf8()..]),
            '+' => (Kind::Heal, &typed[1..]),
            't' | 'T' => (Kind::Temporary, &typed[1..]),
            _ => (Kind::Damage, typed),
        };
        let amount = amount.trim();
        let begins = amount.starts_with(|it: char| it.is_ascii_digit() || it == 'd');
        begins.then(|| Self {
            kind,
            amount: amount.to_owned(),
        })
    }
}

/// Reads a number of hit points to set: `=20`.
#[must_use]
pub fn read_exact(typed: &str) -> Option<i32> {
    let number = typed.trim().strip_prefix('=')?.trim();
    number.replace('−', "-").parse().ok()
}

/// Returns the command that corrects the hit points from one number to another; none if nothing changes. It is no damage:
/// temporary hit points stay, and nobody owes a save.
#[must_use]
pub fn from_to(who: CombatantId, left: i32, to: i32) -> Option<Command> {
    (to != left).then_some(Command::SetHitPoints(SetHitPoints { who, left: to }))
}

/// Returns the encounter after commands that need no dice. None if one needs them, or is refused.
#[must_use]
pub fn after(encounter: &Encounter, commands: &[Command]) -> Option<Encounter> {
    after_with(encounter, commands, &mut NoDice)
}

/// Returns the encounter after commands with these dice. None if one is refused.
#[must_use]
pub fn after_with(
    encounter: &Encounter,
    commands: &[Command],
    dice: &mut dyn Dice,
) -> Option<Encounter> {
    let mut after = encounter.clone();
    for command in commands {
        for event in decide(&after, command, dice).ok()? {
            after.apply(&event).ok()?;
        }
    }
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, kind: Kind, amount: &str) {
        let amount = amount.to_owned();
        assert_eq!(Change::read(typed), Some(Change { kind, amount }));
    }

    #[test]
    fn a_sign_says_what_the_amount_does() {
        check("7", Kind::Damage, "7");
        check(" -7 ", Kind::Damage, "7");
        check("−7", Kind::Damage, "7");
        check("+5", Kind::Heal, "5");
        check("t5", Kind::Temporary, "5");
    }

    #[test]
    fn an_amount_may_be_dice() {
        check("2d6+1", Kind::Damage, "2d6+1");
        check("+d8", Kind::Heal, "d8");
    }

    #[test]
    fn an_equals_sign_sets_hit_points() {
        assert_eq!(read_exact(" =20 "), Some(20));
        assert_eq!(read_exact("= -3"), Some(-3));
        for typed in ["20", "=", "=2d6", "=="] {
            assert_eq!(read_exact(typed), None, "{typed}");
        }
        let who = CombatantId(1);
        assert_eq!(from_to(who, 12, 12), None);
        for left in [5, 15, -3] {
            let set = Command::SetHitPoints(SetHitPoints { who, left });
            assert_eq!(from_to(who, 12, left), Some(set));
        }
    }

    #[test]
    fn anything_else_is_no_change() {
        for typed in ["", " ", "+", "t", "bug", "--7", "é"] {
            assert_eq!(Change::read(typed), None, "{typed}");
        }
    }
}
