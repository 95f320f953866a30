//! The ladder: the rows of the order, and between them where those who wait may come in and where
//! the next round begins.

use asalto_core::{CombatantId, Command, EncounterView, Moment, Round};

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// A combatant.
    Row(CombatantId),
    /// Where somebody who delays may act, before the turn that has come.
    Before(CombatantId),
    /// The same, after it.
    After(CombatantId),
    /// Where what somebody readied may be set off.
    Readied(CombatantId),
    /// Where one trigger may set off what several readied.
    Together,
    /// The top of the next round.
    Top(u32),
}

impl Rung {
    /// What tells it from the other rungs.
    #[must_use]
    pub fn key(self) -> u64 {
        let (kind, of) = match self {
            Self::Row(who) => (0_u64, who.0),
            Self::Before(who) => (1, who.0),
            Self::After(who) => (2, who.0),
            Self::Readied(who) => (3, who.0),
            Self::Together => (4, 0),
            Self::Top(round) => (5, round),
        };
        kind << 32 | u64::from(of)
    }
}

/// The rungs from top to bottom.
#[must_use]
pub fn of(view: &EncounterView, available: &[Command]) -> Vec<Rung> {
    let mut before = Vec::new();
    let mut after = Vec::new();
    for command in available {
        match command {
            Command::Trigger { who, .. } => before.push(match who.as_slice() {
                [who] => Rung::Readied(*who),
                _ => Rung::Together,
            }),
            Command::ActNow { who, moment } => match moment {
                Moment::BeforeTurn => before.push(Rung::Before(*who)),
                Moment::AfterTurn => after.push(Rung::After(*who)),
            },
            _ => {}
        }
    }
    let mut rungs = Vec::new();
    let last = view.combatants.iter().rposition(|one| one.count.is_some());
    for (index, one) in view.combatants.iter().enumerate() {
        let current = view.current == Some(one.id);
        if current {
            rungs.append(&mut before);
        }
        rungs.push(Rung::Row(one.id));
        if current {
            rungs.append(&mut after);
        }
        if last == Some(index)
            && let Some(Round(round)) = view.round
        {
            rungs.push(Rung::Top(round.saturating_add(1)));
        }
    }
    // Where nobody's turn is marked they stand above everything.
    before.append(&mut after);
    before.append(&mut rungs);
    before
}
