//! A session: the log of an encounter, and the current moment in it.

mod history;
mod past;

use std::borrow::Cow;

use crate::checkpoint::{self, Checkpoint, fold};
use crate::combatant::CombatantId;
use crate::command::Command;
use crate::decide::{self, without_passing};
use crate::dice::{Dice, NoDice};
use crate::draft::{Draft, LogPosition};
use crate::encounter::Encounter;
use crate::event::Event;
use crate::log::{Branch, Entry, Timestamp};
use crate::rejection::Rejection;
use crate::replay_error::ReplayError;
use crate::rules::Rules;
use crate::session_change::cut;
use crate::steps::roll_call::{RollCall, block_to_roll};
use crate::view::{EncounterView, LastView};

/// The log of an encounter with a cursor. The state of the encounter is folded from the log.
///
/// ```
/// use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
/// let mut session = Session::new(Ruleset::Dnd35);
/// let join = Command::AddCombatant(Box::new(Combatant::new("Lidda", Side::PARTY)));
/// session.dispatch(&join, Timestamp(0), &mut NoDice)?;
/// assert_eq!(session.encounter().present().count(), 1);
/// session.undo();
/// assert_eq!(session.encounter().present().count(), 0);
/// # Ok::<(), asalto_core::Rejection>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    rules: Rules,
    entries: Vec<Entry>,
    cursor: usize,
    branches: Vec<Branch>,
    encounter: Encounter,
    checkpoint: Option<Box<Checkpoint>>,
}

impl Session {
    /// Returns an empty session.
    #[must_use]
    pub fn new(rules: impl Into<Rules>) -> Self {
        let rules = rules.into();
        Self {
            encounter: Encounter::new(rules.clone()),
            rules,
            entries: Vec::new(),
            cursor: 0,
            branches: Vec::new(),
            checkpoint: None,
        }
    }

    /// Folds a whole log.
    pub(crate) fn replay(
        rules: Rules,
        checkpoint: Option<Box<Checkpoint>>,
        entries: Vec<Entry>,
        branches: Vec<Branch>,
    ) -> Result<Self, (usize, ReplayError)> {
        let encounter = fold(checkpoint.as_deref(), &rules, &entries)?;
        Ok(Self {
            rules,
            cursor: entries.len(),
            entries,
            branches,
            encounter,
            checkpoint,
        })
    }

    /// Returns the rules at its start.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the encounter at the cursor.
    pub fn encounter(&self) -> &Encounter {
        &self.encounter
    }

    /// Returns the combatants that share the initiative roll of one that owes it, with itself (D5E-20).
    pub fn sharing_roll(&self, who: CombatantId) -> Vec<CombatantId> {
        block_to_roll(&self.encounter, who, &RollCall::of(&self.encounter))
    }

    /// Returns the number of initiative rolls that the start of combat calls for. Combatants that share a roll count once
    /// (D5E-20), and those that use a score do not count (D24-5, D5E-87). None if combat cannot start.
    ///
    /// ```
    /// use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd5e);
    /// assert_eq!(session.rolls_at_start(), None);
    /// let add = Command::AddCombatant(Box::new(Combatant::new("Goblin", Side::FOES)));
    /// session.dispatch(&add, Timestamp(0), &mut NoDice)?;
    /// assert_eq!(session.rolls_at_start(), Some(1));
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn rolls_at_start(&self) -> Option<usize> {
        self.encounter.participants().next()?;
        let mut dice = NoDice;
        let whole = LogPosition::Whole;
        let draft = decide::draft(&self.encounter, &Command::Start, &mut dice, whole).ok()?;
        let started = draft.state;
        let call = RollCall::of(&started);
        let policy = started.rules().initiative;
        let rolls_first = |who: &CombatantId| {
            let one = started.participant(*who);
            let rolls = one.is_some_and(|one| !policy.uses_score(&one.profile));
            rolls && block_to_roll(&started, *who, &call).first() == Some(who)
        };
        Some(started.unrolled().filter(rolls_first).count())
    }

    /// Returns the encounter at the cursor as plain data, ready to show. An undo ends all auto-pass
    /// settings: the view shows it at once, and the next command records it.
    pub fn view(&self) -> EncounterView {
        EncounterView::of(&self.shown())
    }

    /// Returns the same view. Only the views that have changed since the last one are computed.
    ///
    /// ```
    /// use asalto_core::view::LastView;
    /// use asalto_core::{Ruleset, Session};
    /// let session = Session::new(Ruleset::Dnd35);
    /// assert_eq!(session.view_after(&mut LastView::default()), session.view());
    /// ```
    pub fn view_after(&self, last: &mut LastView) -> EncounterView {
        last.next(&self.shown())
    }

    /// Returns the same view without reasons, and without the consequences of a pass.
    pub fn plain_view(&self) -> EncounterView {
        EncounterView::plain(&self.shown())
    }

    /// Returns the encounter that a view shows.
    fn shown(&self) -> Cow<'_, Encounter> {
        match self.past() {
            LogPosition::Whole => Cow::Borrowed(&self.encounter),
            LogPosition::Undone => Cow::Owned(without_passing(&self.encounter)),
        }
    }

    fn past(&self) -> LogPosition {
        if self.cursor < self.entries.len() {
            LogPosition::Undone
        } else {
            LogPosition::Whole
        }
    }

    /// Returns the checkpoint that replaces the beginning of the log, if any.
    pub fn checkpoint(&self) -> Option<&Checkpoint> {
        self.checkpoint.as_deref()
    }

    /// Returns the number of entries that a checkpoint may replace.
    pub(crate) fn settled_entries(&self) -> usize {
        let played = self.entries.get(..self.cursor);
        played.map_or(0, |played| checkpoint::settled(&self.encounter, played))
    }

    /// Replaces a number of entries at the beginning of the log, with the branches that began there, by a
    /// [`Checkpoint`]. Returns whether there was anything to replace.
    pub(crate) fn compact_entries(&mut self, count: usize) -> bool {
        let log = (&mut self.entries, &mut self.cursor);
        let before = self.checkpoint.as_deref();
        let taken = Checkpoint::take(before, &self.rules, count, log, &mut self.branches);
        let Some(taken) = taken else {
            return false;
        };
        self.checkpoint = Some(Box::new(taken));
        true
    }

    fn folded(&self, entries: &[Entry]) -> Result<Encounter, (usize, ReplayError)> {
        fold(self.checkpoint.as_deref(), &self.rules, entries)
    }

    /// Returns the log after the checkpoint, or the whole log, with undone entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the number of log entries that have been played.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the branches of the log.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// Carries out a command. Undone entries become a branch, and every auto-pass setting ends.
    ///
    /// # Errors
    /// The [`Rejection`] if the command is rejected. Nothing has changed then.
    pub fn dispatch(
        &mut self,
        command: &Command,
        at: Timestamp,
        dice: &mut dyn Dice,
    ) -> Result<&[Event], Rejection> {
        let draft = decide::draft(&self.encounter, command, dice, self.past())?;
        let Draft { state, events, .. } = draft;
        Ok(self.record(state, events, at))
    }

    /// Carries out commands as one entry of the log, so that one undo takes all of them back. Each is decided after
    /// the events of those before it.
    ///
    /// # Errors
    /// The index of the first rejected command, and its [`Rejection`]. Nothing has changed then.
    ///
    /// ```
    /// use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd35);
    /// let join = |name| Command::AddCombatant(Box::new(Combatant::new(name, Side::PARTY)));
    /// session.dispatch_all(&[join("Lidda"), join("Tordek")], Timestamp(0), &mut NoDice)?;
    /// session.undo();
    /// assert_eq!(session.encounter().present().count(), 0);
    /// # Ok::<(), (usize, asalto_core::Rejection)>(())
    /// ```
    pub fn dispatch_all(
        &mut self,
        commands: &[Command],
        at: Timestamp,
        dice: &mut dyn Dice,
    ) -> Result<&[Event], (usize, Rejection)> {
        if commands.is_empty() {
            return Ok(&[]);
        }
        let mut state = self.encounter.clone();
        let mut events = Vec::new();
        let mut past = self.past();
        for (index, command) in commands.iter().enumerate() {
            let draft = decide::draft(&state, command, dice, past);
            let draft = draft.map_err(|rejection| (index, rejection))?;
            state = draft.state;
            events.extend(draft.events);
            past = LogPosition::Whole;
        }
        Ok(self.record(state, events, at))
    }

    fn record(&mut self, state: Encounter, events: Vec<Event>, at: Timestamp) -> &[Event] {
        self.encounter = state;
        let events = events.into();
        self.add(Entry { at, events });
        self.cursor += 1;
        &self.entries[self.cursor - 1].events
    }

    /// Adds an entry at the cursor, which stays before it. Undone entries become a branch.
    pub(crate) fn add(&mut self, entry: Entry) {
        self.cut(self.cursor);
        self.entries.push(entry);
    }

    fn cut(&mut self, at: usize) {
        cut(&mut self.entries, &mut self.branches, at);
    }
}
