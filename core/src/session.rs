//! A session: the log of an encounter, and where in it the table is.

use serde::{Deserialize, Serialize};

use crate::checkpoint::{Checkpoint, fold};
use crate::command::Command;
use crate::decide::{Engine, Past, without_passing};
use crate::dice::Dice;
use crate::encounter::{Encounter, Misfit};
use crate::event::Event;
use crate::priority::PriorityEvent;
use crate::rejection::Rejection;
use crate::rules::Rules;
use crate::view::EncounterView;

/// A moment as the shell tells it, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

/// What one command did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// When.
    pub at: Timestamp,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// Entries that were undone and then not redone: another way the fight might have gone, kept until
/// somebody drops it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Branch {
    /// After how many entries of the log it begins.
    pub from: usize,
    /// Its entries.
    pub entries: Vec<Entry>,
}

/// The log of an encounter, which is the document: the state is what it adds up to.
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
    /// A session in which nothing has happened.
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
    ) -> Result<Self, (usize, Misfit)> {
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

    /// The rules it began with.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The encounter as it is at the cursor.
    pub fn encounter(&self) -> &Encounter {
        &self.encounter
    }

    /// The encounter at the cursor as plain data, ready to show. After an undo nobody passes by itself
    /// any more: the next command records it, and the view shows it already.
    pub fn view(&self) -> EncounterView {
        self.view_by(Engine::WHOLE)
    }

    /// The same as far as an engine can tell what comes.
    pub fn view_by(&self, engine: Engine) -> EncounterView {
        match self.past() {
            Past::Whole => EncounterView::by(engine, &self.encounter),
            Past::Undone => EncounterView::by(engine, &without_passing(&self.encounter)),
        }
    }

    fn past(&self) -> Past {
        if self.cursor < self.entries.len() {
            Past::Undone
        } else {
            Past::Whole
        }
    }

    /// What the beginning of the log was taken together into, where it was.
    pub fn checkpoint(&self) -> Option<&Checkpoint> {
        self.checkpoint.as_deref()
    }

    /// Takes the beginning of a log together into a [`Checkpoint`], with the branches that left from
    /// it; says whether there was anything to take. The fight that is played stays in the log whole.
    pub fn compact(&mut self) -> bool {
        let log = (&mut self.entries, &mut self.cursor);
        let before = self.checkpoint.as_deref();
        let rules = &self.rules;
        let taken = Checkpoint::take(before, rules, &self.encounter, log, &mut self.branches);
        let Some(taken) = taken else {
            return false;
        };
        self.checkpoint = Some(Box::new(taken));
        true
    }

    fn folded(&self, entries: &[Entry]) -> Result<Encounter, (usize, Misfit)> {
        fold(self.checkpoint.as_deref(), &self.rules, entries)
    }

    /// The log after the checkpoint, or the whole, what was undone included.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many entries of the log have been played.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The other ways the fight might have gone.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// Carries out a command. What had been undone becomes a branch, and nobody passes by itself any
    /// more.
    ///
    /// # Errors
    /// The [`Rejection`] where the command is refused; then nothing has changed.
    pub fn dispatch(
        &mut self,
        command: &Command,
        at: Timestamp,
        dice: &mut dyn Dice,
    ) -> Result<&[Event], Rejection> {
        self.dispatch_by(Engine::WHOLE, command, at, dice)
    }

    /// Carries out a command that an engine [decides](Engine::decides), as
    /// [`dispatch`](Self::dispatch) does.
    ///
    /// # Errors
    /// The [`Rejection`] where the command is refused; then nothing has changed.
    pub fn dispatch_by(
        &mut self,
        engine: Engine,
        command: &Command,
        at: Timestamp,
        dice: &mut dyn Dice,
    ) -> Result<&[Event], Rejection> {
        let draft = engine.draft(&self.encounter, command, dice, self.past())?;
        self.encounter = draft.state;
        self.cut(self.cursor);
        let events = draft.events;
        self.entries.push(Entry { at, events });
        self.cursor += 1;
        Ok(&self.entries[self.cursor - 1].events)
    }

    /// Goes one entry back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.cursor > 0 && self.seek(self.cursor - 1)
    }

    /// Goes one entry forward again; says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.seek(self.cursor + 1)
    }

    /// Goes to the moment after so many entries; says whether there is one.
    pub fn seek(&mut self, cursor: usize) -> bool {
        if cursor > self.entries.len() {
            return false;
        }
        let folded = if cursor >= self.cursor {
            let played = &self.entries[self.cursor..cursor];
            played
                .iter()
                .flat_map(|entry| &entry.events)
                .try_for_each(|event| self.encounter.apply(event))
        } else {
            match self.folded(&self.entries[..cursor]) {
                Ok(encounter) => {
                    self.encounter = encounter;
                    Ok(())
                }
                Err((_, misfit)) => Err(misfit),
            }
        };
        // The log was folded once already, when it was made or loaded.
        debug_assert!(folded.is_ok(), "a log that folded once folds again");
        self.cursor = cursor;
        folded.is_ok()
    }

    /// After how many entries the turn or phase before the current one was about to end: seek there to go
    /// back to it.
    pub fn previous_turn(&self) -> Option<usize> {
        let turn_ended = |event: &Event| {
            matches!(
                event,
                Event::TurnEnded { .. } | Event::Priority(PriorityEvent::PhaseStarted(_))
            )
        };
        self.entries[..self.cursor]
            .iter()
            .rposition(|entry| entry.events.iter().any(turn_ended))
    }

    /// Takes up a branch to its end; the way it leaves becomes a branch itself. Says whether there
    /// is such a branch, and one that follows from the log.
    pub fn take_branch(&mut self, index: usize) -> bool {
        let Some(branch) = self.branches.get(index) else {
            return false;
        };
        let shared = self.entries.get(..branch.from).unwrap_or_default();
        let path = [shared, &branch.entries].concat();
        let Ok(encounter) = self.folded(&path) else {
            return false;
        };
        let from = branch.from;
        self.branches.remove(index);
        self.cut(from);
        self.encounter = encounter;
        self.cursor = path.len();
        self.entries = path;
        true
    }

    /// Makes a branch of what follows a point of the log; branches that began further on carry
    /// the entries that led to them from there.
    fn cut(&mut self, at: usize) {
        let tail = self.entries.split_off(at);
        if tail.is_empty() {
            return;
        }
        for branch in &mut self.branches {
            if let Some(led) = branch.from.checked_sub(at) {
                let led = led.min(tail.len());
                branch.entries.splice(0..0, tail[..led].iter().cloned());
                branch.from = at;
            }
        }
        self.branches.push(Branch {
            from: at,
            entries: tail,
        });
    }

    /// Drops a branch; says whether there was one.
    pub fn drop_branch(&mut self, index: usize) -> bool {
        let there = index < self.branches.len();
        if there {
            self.branches.remove(index);
        }
        there
    }
}
