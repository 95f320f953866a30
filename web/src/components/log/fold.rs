//! Folding the log: each finished turn becomes a row, and each earlier round a sentence.

use std::collections::BTreeSet;
use std::mem;

use asalto_core::CombatantId;
use asalto_core::turn_fact::TurnFact;
use asalto_core::turn_part::TurnPart;
use asalto_text::{Lang, Names, TurnRow, round_summary};

use crate::store::log_line::LogLine;

/// A log line as it is shown.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct LogRow {
    /// The number of log entries up to the moment of the line.
    pub moment: usize,
    /// The moment that a tap shows. A folded turn shows the moment of its newest line.
    pub shows: usize,
    /// The index of the line in its entry.
    pub place: usize,
    /// Whether the line comes after the moment on view.
    pub later: bool,
    /// Whether the lines of the turn or the round are unfolded; only on the first line of a finished one.
    pub unfolded: Option<bool>,
    /// The row of a folded turn, or the summary of a folded round.
    pub row: Option<TurnRow>,
    /// Whether it is the newest line from before the first round, which a rule parts from that round.
    pub before: bool,
    /// The line.
    pub line: LogLine,
}

/// The first line of a turn or a round: the moment after its entry, and its place there.
pub type Turn = (usize, usize);

/// Folds the finished turns, except those that are unfolded. All lines of such a turn become one row, which
/// shows the moment of the newest. What comes due just before a turn begins belongs to that turn. The lines come newest
/// first.
pub fn fold(
    lang: Lang,
    names: &Names<'_>,
    lines: Vec<LogRow>,
    unfolded: &BTreeSet<Turn>,
) -> Vec<LogRow> {
    let mut folded = Vec::with_capacity(lines.len());
    let mut turn: Vec<LogRow> = Vec::new();
    let mut current = true;
    let mut begun: Option<Begun> = None;
    for mut line in lines {
        if line.line.heading {
            // Lines before the first turn of a round belong to no turn.
            folded.append(&mut turn);
            begun = None;
        } else if !line.line.begins() {
            let ahead = line.line.part == TurnPart::Ahead;
            turn.push(line);
            if let Some(begun) = begun.as_ref().filter(|_| ahead) {
                let begins = &mut folded[begun.at];
                begins.unfolded = begun.finished.then_some(begun.open);
                if begun.open {
                    folded.append(&mut turn);
                } else {
                    begins.merge_earlier(&mut turn);
                    begins.row = Some(TurnRow::of(lang, &begins.line.facts, names));
                }
            }
            continue;
        } else {
            let finished = !mem::take(&mut current);
            let open = !finished || unfolded.contains(&(line.moment, line.place));
            line.unfolded = (finished && !turn.is_empty()).then_some(open);
            if open {
                folded.append(&mut turn);
            } else if !turn.is_empty() {
                // A turn without entries stays as it is, and so does its line on the screen.
                let begins = line.line.text.clone();
                line.merge(&mut turn);
                let row = TurnRow::of(lang, &line.line.facts, names);
                line.row = Some(row.or_named(&begins));
            }
            let at = folded.len();
            begun = Some(Begun { at, finished, open });
        }
        folded.push(line);
    }
    folded.append(&mut turn);
    folded
}

/// The turn whose lines are being folded.
struct Begun {
    /// The place of the line that begins it, among the folded ones.
    at: usize,
    /// Whether it is over.
    finished: bool,
    /// Whether its lines are shown.
    open: bool,
}

impl LogRow {
    /// Returns whether the line says that a turn is missed.
    fn misses(&self) -> bool {
        let first = self.line.facts.first();
        self.line.begins() && matches!(first, Some(TurnFact::Misses { .. }))
    }

    /// Shows the moment of a later line, which the row hides.
    fn reach(&mut self, newest: &LogRow) {
        self.shows = newest.shows;
        self.later |= newest.later;
    }

    /// Takes the later lines of the turn, newest first.
    fn merge(&mut self, later: &mut Vec<LogRow>) {
        if let Some(newest) = later.first() {
            self.reach(newest);
        }
        for one in later.drain(..).rev() {
            self.line.text.push(' ');
            self.line.text.push_str(&one.line.text);
            self.line.facts.extend(one.line.facts);
        }
    }

    /// Takes the lines just before the turn, newest first.
    fn merge_earlier(&mut self, earlier: &mut Vec<LogRow>) {
        for one in earlier.drain(..) {
            self.line.text.insert(0, ' ');
            self.line.text.insert_str(0, &one.line.text);
            self.line.facts.splice(0..0, one.line.facts);
        }
    }
}

/// Gives the rolls for initiative outside a turn their rows, with those that share them, and joins the passes that follow
/// each other. The lines come newest first.
pub fn single_rows(lang: Lang, names: &Names<'_>, lines: Vec<LogRow>) -> Vec<LogRow> {
    let mut rows: Vec<LogRow> = Vec::with_capacity(lines.len());
    for mut line in lines {
        if let Some(passed) = passed(&line) {
            let mut who = vec![passed];
            while let Some(newer) = rows.pop_if(|newer| joins(newer, &line)) {
                who.extend(newer.line.facts.iter().filter_map(passes));
                line.merge(&mut vec![newer]);
            }
            line.row = Some(TurnRow::of_passes(lang, &who, names));
        } else if line.row.is_none() {
            if let Some(rolled) = rolled(&line) {
                while let Some(newer) = rows.pop_if(|newer| shares(newer, &line, rolled)) {
                    line.merge(&mut vec![newer]);
                }
            }
            line.row = TurnRow::of_roll(lang, &line.line.facts, names);
        }
        rows.push(line);
    }
    rows
}

/// Returns the combatant of a fact about a pass.
fn passes(fact: &TurnFact) -> Option<CombatantId> {
    match fact {
        TurnFact::Passes(who) => Some(*who),
        _ => None,
    }
}

/// Returns the combatant of a line that only says that one passes.
fn passed(line: &LogRow) -> Option<CombatantId> {
    match line.line.facts.as_slice() {
        [fact] if !line.line.begins() => passes(fact),
        _ => None,
    }
}

/// Whether a newer line has only passes, on the same side of the moment on view.
fn joins(newer: &LogRow, line: &LogRow) -> bool {
    let facts = &newer.line.facts;
    let only = !facts.is_empty() && facts.iter().all(|fact| passes(fact).is_some());
    only && !newer.line.begins() && newer.later == line.later
}

/// Returns the combatant of a line that only says that one has a result of initiative.
fn rolled(line: &LogRow) -> Option<CombatantId> {
    match line.line.facts.as_slice() {
        [TurnFact::Initiative { who, .. }] if !line.line.begins() => Some(*who),
        _ => None,
    }
}

/// Whether a newer line only says that one shares the roll of another, on the same side of the moment on view.
fn shares(newer: &LogRow, line: &LogRow, rolled: CombatantId) -> bool {
    let only = matches!(newer.line.facts.as_slice(), [TurnFact::SharesRoll { with, .. }] if *with == rolled);
    only && !newer.line.begins() && newer.later == line.later
}

/// The number of rounds, including the current one, whose turns are shown.
const OPEN_ROUNDS: usize = 2;

/// Folds the earlier rounds, except those that are unfolded. Only the heading of such a round stays, with a summary. It
/// shows the moment of the newest line. The lines come newest first; the heading of a round stands before all of them.
pub fn fold_rounds(
    lang: Lang,
    names: &Names<'_>,
    lines: Vec<LogRow>,
    unfolded: &BTreeSet<Turn>,
) -> Vec<LogRow> {
    let mut folded = Vec::with_capacity(lines.len());
    let mut round: Vec<LogRow> = Vec::new();
    let mut rounds = 0;
    for mut line in lines {
        if !line.line.heading {
            round.push(line);
            continue;
        }
        rounds += 1;
        if rounds > OPEN_ROUNDS && !round.is_empty() {
            let open = unfolded.contains(&(line.moment, line.place));
            line.unfolded = Some(open);
            if !open {
                line.reach(&round[0]);
                line.row = Some(summary(lang, names, &line, &round));
                round.clear();
            }
        }
        folded.push(line);
        folded.append(&mut round);
    }
    if let Some(newest) = round.first_mut().filter(|_| rounds > 0) {
        newest.before = true;
    }
    folded.append(&mut round);
    folded
}

/// Returns the row of a folded round: its heading, the number of its turns, and who went down.
fn summary(lang: Lang, names: &Names<'_>, heading: &LogRow, round: &[LogRow]) -> TurnRow {
    let had = |line: &&LogRow| line.line.begins() && !line.misses();
    let turns = round.iter().filter(had).count();
    let oldest_first = round.iter().rev();
    let facts: Vec<TurnFact> = oldest_first
        .flat_map(|line| line.line.facts.iter().cloned())
        .collect();
    TurnRow {
        who: heading.line.text.clone(),
        text: round_summary(lang, turns, &facts, names),
        ..TurnRow::default()
    }
}
