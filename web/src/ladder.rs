//! The ladder: the rows of the order, and between them where those who wait may come in and where
//! the next round begins.

use asalto_core::{CombatantId, Command, EncounterView, Moment, Response, Round};

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
    /// Where what somebody readied may answer its trigger, as a reaction.
    Answers(CombatantId),
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
            Self::Answers(who) => (6, who.0),
        };
        kind << 32 | u64::from(of)
    }
}

/// Where a command lets somebody who waits come in, if it does.
#[must_use]
pub fn comes_in(command: &Command) -> Option<Rung> {
    match command {
        Command::Trigger { who, .. } => Some(match who.as_slice() {
            [who] => Rung::Readied(*who),
            _ => Rung::Together,
        }),
        Command::Respond {
            who,
            response: Response::Readied,
        } => Some(Rung::Answers(*who)),
        Command::ActNow { who, moment } => Some(match moment {
            Moment::BeforeTurn => Rung::Before(*who),
            Moment::AfterTurn => Rung::After(*who),
        }),
        _ => None,
    }
}

/// The rungs from top to bottom.
#[must_use]
pub fn of(view: &EncounterView, available: &[Command]) -> Vec<Rung> {
    let mut before = Vec::new();
    let mut after = Vec::new();
    for rung in available.iter().filter_map(comes_in) {
        match rung {
            Rung::After(_) => after.push(rung),
            _ => before.push(rung),
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
