//! The ladder: the rows of the order, and between them where those who wait may come in and where
//! the next round begins.

use asalto_core::{CombatantId, Command, EncounterView, Moment, Round};

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rung {
    /// A combatant.
    Row(CombatantId),
    /// Where somebody who delays may act, before the turn that has come.
    Before(CombatantId),
    /// The same, after it.
    After(CombatantId),
    /// Where what somebody readied may be set off.
    Readied(CombatantId),
    /// The top of the next round.
    Top(u32),
}

/// The rungs from top to bottom.
#[must_use]
pub fn of(view: &EncounterView, available: &[Command]) -> Vec<Rung> {
    let mut before = Vec::new();
    let mut after = Vec::new();
    for command in available {
        match command {
            Command::Trigger { who, .. } => {
                before.extend(who.first().map(|&who| Rung::Readied(who)));
            }
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
