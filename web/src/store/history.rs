//! Moving through the log: undo, redo, the previous turn, earlier moments and branches.

use asalto_core::event::CombatantEvent;
use asalto_core::{Event, Session, SessionChange};
use asalto_text::{CombatText, Message, SetupText};
use leptos::prelude::*;

use super::{Store, ToastButton, ToastMessage};
use crate::browser::document;
use crate::input::aim::{AIM_BAR, AIM_COMMAND, Aim};

/// A step through the log or the order, which a shortcut of every screen takes.
#[derive(Clone, Copy)]
pub enum Step {
    /// One entry back.
    Undo,
    /// One entry forward.
    Redo,
    /// Back to the previous turn.
    PreviousTurn,
    /// Back to the present, from an earlier moment on view.
    Present,
    /// To the combatant this many rows below the selected one, or above it.
    Row(isize),
}

impl Store {
    /// Takes a step.
    pub fn go(self, step: Step) {
        match step {
            Step::Undo => self.undo(),
            Step::Redo => self.redo(),
            Step::PreviousTurn => self.previous_turn(),
            Step::Present => {
                self.return_to_now();
            }
            Step::Row(rows) => return self.select_further(rows),
        }
        self.aim_by_enter();
    }

    /// Moves the focus to the button of the pending amount after a step through the log, unless it is in its bar. Enter then
    /// does what that button says, and not the step again; the next letter is a key still, and a digit goes into the field.
    fn aim_by_enter(&self) {
        if self.is_aiming() && document::has_keyboard() && !document::has_focus_in(AIM_BAR) {
            document::focus_first(AIM_COMMAND);
        }
    }

    /// Undoes one entry of the log and announces it. Before damage is dealt, the question about its failed saves is undone
    /// instead.
    pub fn undo(&self) {
        if self.is_aiming() && self.aim.with_untracked(Aim::asks_to_resist) {
            self.change_aim(|aim| aim.save.forget_failures());
            self.announced.set(self.text(SetupText::Undo).to_owned());
            return;
        }
        let mut undone = self.last_lines();
        if !self.moved_here(SessionChange::Cursor, Session::undo) {
            return;
        }
        if self.leave_undone() {
            self.announced.set(self.text(SetupText::Undo).to_owned());
        } else if let Some(first) = undone.first_mut() {
            let label = self.text(SetupText::Undo);
            let text = &first.text;
            first.text = self.message(&Message::Labeled { label, text });
            self.announce(undone, self.turn_text());
        }
    }

    /// Redoes one entry of the log.
    pub fn redo(&self) {
        if self.moved_here(SessionChange::Cursor, Session::redo) {
            self.announce_entry(true);
        }
    }

    /// Goes back to the previous turn, and tells what that has undone besides turns.
    pub fn previous_turn(&self) {
        let before = self.session.with_untracked(Session::cursor);
        let went = self.moved_here(SessionChange::Cursor, |session| {
            session
                .previous_turn()
                .is_some_and(|moment| session.seek(moment))
        });
        if !went {
            return;
        }
        let undone = self.session.with_untracked(|session| {
            let undone = &session.entries()[session.cursor()..before];
            let events = undone.iter().flat_map(|entry| &entry.events);
            let events = events.filter(|event| changes_someone(event));
            let lines = self.log_lines(events).into_iter();
            lines.map(|line| line.text).collect::<Vec<_>>()
        });
        if !undone.is_empty() {
            let label = self.text(CombatText::TakenBack);
            let text = &undone.join(" ");
            let said = self.message(&Message::Labeled { label, text });
            let button = ToastButton::Redo(before);
            self.toast.set(Some(ToastMessage { said, button }));
        }
    }

    /// Takes back what the toast tells.
    pub fn take_back(&self, toast: &ToastMessage) {
        match toast.button {
            ToastButton::Undo => self.undo(),
            ToastButton::Redo(moment) => {
                self.moved_here(SessionChange::Cursor, |session| session.seek(moment));
            }
            ToastButton::Return(branch) => self.take_branch(branch),
        }
        self.aim_by_enter();
    }

    /// Shows the combat at an earlier moment: after this many entries of the log. A replay moves there.
    pub fn look_at(&self, moment: usize) {
        if self.replays.get_untracked() {
            self.show_moment(moment);
            return;
        }
        let here = self.session.with_untracked(Session::cursor);
        let present = self.present.get_untracked().unwrap_or(here);
        self.moved_here(SessionChange::Cursor, |session| session.seek(moment));
        self.present.set((moment != present).then_some(present));
    }

    /// Returns to the present; returns whether an earlier moment was shown.
    pub fn return_to_now(&self) -> bool {
        let present = self.present.get_untracked();
        if let Some(present) = present {
            self.look_at(present);
        }
        present.is_some()
    }

    /// Switches to another branch.
    pub fn take_branch(&self, index: usize) {
        self.moved_here(SessionChange::Whole, |session| session.take_branch(index));
        self.present.set(None);
    }

    /// Deletes a branch.
    pub fn drop_branch(&self, index: usize) {
        self.moved_here(SessionChange::Whole, |session| session.drop_branch(index));
    }

    /// Moves to a moment of the log for a page around the app, even if the app only shows the encounter.
    /// Returns whether the moment exists.
    pub fn show_moment(&self, moment: usize) -> bool {
        self.present.set(None);
        self.moved(SessionChange::Cursor, |session| session.seek(moment))
    }

    fn moved_here(&self, change: SessionChange, by: impl FnOnce(&mut Session) -> bool) -> bool {
        !self.stands_back() && self.moved(change, by)
    }

    fn moved(&self, change: SessionChange, by: impl FnOnce(&mut Session) -> bool) -> bool {
        let turn_of = || {
            self.session
                .with_untracked(|session| session.encounter().turn_of())
        };
        let turn_before = turn_of();
        let done = by(&mut self.session.write_untracked());
        if done {
            // History mode ends at the present.
            let here = self.session.with_untracked(Session::cursor);
            self.present
                .update(|present| *present = present.filter(|&present| here < present));
            self.fall_silent();
            self.show(change);
            // A step through the log takes one thing back: the pending amount stays.
            self.aim_again(turn_of() != turn_before && !self.is_aiming());
            self.announce_turn();
        }
        done
    }
}

/// Whether an event changes hit points, conditions or what players see, which nobody expects a change of turns to do.
fn changes_someone(event: &Event) -> bool {
    matches!(
        event,
        Event::HitPointsChanged { .. }
            | Event::TemporaryChanged { .. }
            | Event::Combatant(
                CombatantEvent::NonlethalChanged { .. }
                    | CombatantEvent::HitPointsSet { .. }
                    | CombatantEvent::TemporaryReplaced { .. }
                    | CombatantEvent::Concealed { .. }
                    | CombatantEvent::Revealed { .. }
                    | CombatantEvent::NameRevealed { .. }
            )
            | Event::ConditionAdded { .. }
            | Event::ConditionRemoved { .. }
            | Event::EffectBegan { .. }
            | Event::CombatantAdded { .. }
            | Event::CombatantRemoved { .. }
    )
}
