//! The lines of the log that are written after the turn that they belong to.

use asalto_core::CombatantId;
use asalto_core::turn_fact::TurnFact;
use asalto_core::turn_part::TurnPart;

use super::fold::LogRow;

/// Moves what settles an earlier turn into that turn, such as the save at its end, unless the turn in which it was written
/// goes on. After a death save, the line that says that the dying combatant can't act stays within that turn. The lines come
/// newest first.
pub fn into_own_turns(mut lines: Vec<LogRow>) -> Vec<LogRow> {
    let mut at = 0;
    let mut finished = false;
    while at < lines.len() {
        let line = &lines[at].line;
        match line.part {
            TurnPart::Begins if follows_own_save(&lines, at) => {
                lines[at].line.part = TurnPart::Within;
            }
            TurnPart::Begins => finished = true,
            TurnPart::Settles(who) if finished => {
                if let Some(to) = end_of_turn(&lines, at, who) {
                    lines[at..to].rotate_left(1);
                    // The next line has come to this place.
                    continue;
                }
            }
            TurnPart::Ahead | TurnPart::Settles(_) | TurnPart::Within => {}
        }
        at += 1;
    }
    lines
}

/// Returns the place before which the newest line of the last turn of a combatant stands, if another turn has begun since.
fn end_of_turn(lines: &[LogRow], from: usize, who: CombatantId) -> Option<usize> {
    let written = (lines[from].moment, lines[from].place);
    let mut end = None;
    for (at, row) in lines.iter().enumerate().skip(from + 1) {
        if row.line.begins() && owner(row) == Some(who) {
            return end;
        }
        let adjoins = end == Some(at);
        let is_ahead = adjoins && row.line.part == TurnPart::Ahead;
        let is_newer = adjoins && (row.moment, row.place) > written;
        if row.line.begins() || row.line.heading || is_ahead || is_newer {
            end = Some(at + 1);
        }
    }
    None
}

/// Returns whether a line says that a turn is missed which has begun with a death save.
fn follows_own_save(lines: &[LogRow], at: usize) -> bool {
    let facts = &lines[at].line.facts;
    let Some(TurnFact::Misses { who, .. }) = facts.first() else {
        return false;
    };
    let mut older = lines[at + 1..].iter();
    let before = older.find(|row| row.line.begins() || row.line.heading);
    before.is_some_and(|row| !row.line.heading && owner(row) == Some(*who))
}

/// Returns the combatant whose turn begins with a line, or is missed by it.
fn owner(row: &LogRow) -> Option<CombatantId> {
    row.line.facts.iter().find_map(|fact| match fact {
        TurnFact::Acts(who) | TurnFact::Misses { who, .. } => Some(*who),
        _ => None,
    })
}
