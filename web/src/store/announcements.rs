//! Announcements for screen readers: the result of the last command and the current turn.

use asalto_core::event::{CombatantEvent, LegendaryEvent};
use asalto_core::{Command, EncounterView, Event};
use asalto_text::{CombatText, Message};
use leptos::prelude::*;

use super::log_line::LogLine;
use super::{Store, ToastButton, ToastMessage};

impl Store {
    /// Says something in a notice on every page, and to screen readers.
    pub fn tell(self, words: String) {
        self.announced.set(words.clone());
        self.keeper.told.set(Some(words));
    }

    /// Withdraws what was said in the notice on every page.
    pub fn withdraw(self) {
        if let Some(words) = self.keeper.told.get_untracked() {
            self.unsay(&words);
        }
        self.keeper.told.set(None);
    }

    /// Withdraws an announcement that is no longer true, unless another one has come since.
    pub fn unsay(self, words: &str) {
        if self.announced.with_untracked(|said| said == words) {
            self.announced.set(String::new());
        }
    }

    /// Returns the lines of the last log entry, except for the line of the current turn.
    pub(crate) fn last_lines(&self) -> Vec<LogLine> {
        untrack(|| {
            self.with_session(|session| {
                let played = &session.entries()[..session.cursor()];
                let events = played.last().into_iter().flat_map(|entry| &entry.events);
                let told = events.filter(|event| !matches!(event, Event::TurnStarted { .. }));
                self.log_lines(told)
            })
        })
    }

    /// Returns the lines of the last log entry as one text.
    fn last_words(&self) -> String {
        let lines = self.last_lines().into_iter().map(|line| line.text);
        lines.collect::<Vec<_>>().join(" ")
    }

    /// Returns the lines of the last log entry as one text, the saves after what they have led to: many saves would hide who
    /// takes how much.
    fn last_effect(&self) -> String {
        let lines = untrack(|| {
            self.with_session(|session| {
                let played = &session.entries()[..session.cursor()];
                let events = played.last().into_iter().flat_map(|entry| &entry.events);
                let told = events.filter(|event| !matches!(event, Event::TurnStarted { .. }));
                let (saves, effects): (Vec<_>, Vec<_>) = told.partition(|event| is_save(event));
                let mut lines = self.log_lines(effects);
                lines.extend(self.log_lines(saves));
                lines
            })
        });
        let lines = lines.into_iter().map(|line| line.text);
        lines.collect::<Vec<_>>().join(" ")
    }

    /// Announces the result of the last command and the turn that it started.
    pub(crate) fn announce_entry(&self, turn: bool) {
        let turn = self.turn_text().filter(|_| turn);
        let mut lines = self.last_lines();
        // The text of the turn names the round.
        lines.retain(|line| !line.heading || turn.is_none());
        self.announce(lines, turn);
    }

    /// Returns the message about a command at an earlier moment: the later turns are a branch, to which its button returns. None
    /// if nothing was played after that moment.
    pub(crate) fn left_branch(&self) -> Option<ToastMessage> {
        let last = self.with_session(|session| session.branches().len().checked_sub(1))?;
        let said = self.text_with(CombatText::LaterTurnsBranch, &[&self.last_words()]);
        Some(ToastMessage {
            said,
            button: ToastButton::Return(last),
        })
    }

    /// Describes the effect of commands on combatants, for the button that undoes it. Other commands show their effect
    /// in place.
    pub(crate) fn offers_undo(&self, commands: &[Command]) -> Option<String> {
        let changes = commands.iter().any(|command| {
            matches!(
                command,
                Command::Damage { .. }
                    | Command::ShareDamage(_)
                    | Command::Heal { .. }
                    | Command::GrantTemporary { .. }
                    | Command::SetHitPoints(_)
                    | Command::AddCondition { .. }
                    | Command::AddEffect(_)
                    | Command::SettleTurnEffect { .. }
                    | Command::RemoveCondition { .. }
                    | Command::EndEffects(_)
                    | Command::RemoveCombatant { .. }
                    | Command::SaveAgainstMassiveDamage(_)
                    | Command::MakeConcentrationSave { .. }
                    | Command::SaveAgainstEffect { .. }
                    | Command::UseLegendaryResistance(_)
                    | Command::MakeDeathSave { .. }
                    | Command::MakeCheck { .. }
                    | Command::Save(_)
                    | Command::Inspiration(_)
            )
        });
        let said = changes.then(|| self.last_effect());
        said.filter(|said| !said.is_empty())
    }

    /// Announces the current turn, or the reason that there is none.
    pub(crate) fn announce_turn(&self) {
        let turn = self.turn_text();
        let lines = if turn.is_none() && self.awaited().is_none() {
            self.last_lines()
        } else {
            Vec::new()
        };
        self.announce(lines, turn);
    }

    /// Announces finished lines, then the pending decision or the current turn.
    pub(crate) fn announce(&self, done: Vec<LogLine>, turn: Option<String>) {
        let done = done.into_iter().map(|line| {
            let end = if line.heading { "." } else { "" };
            line.text + end
        });
        let awaited = self.awaited().map(|awaited| awaited + ".");
        let texts: Vec<_> = done.chain(awaited.or(turn)).collect();
        let announced = if texts.is_empty() {
            self.rolls_awaited().unwrap_or_default()
        } else {
            texts.join(" ")
        };
        if !announced.is_empty() {
            self.announced.set(announced);
        }
    }

    /// Returns the text of the current turn and the next one.
    pub(crate) fn turn_text(&self) -> Option<String> {
        let now = |view: &EncounterView| (view.round, view.current, view.next);
        let (Some(round), Some(who), next) = self.view.with_untracked(now) else {
            return None;
        };
        let next = next.map(|next| self.name(next));
        let message = Message::TurnChanged {
            round,
            who: &self.name(who),
            next: next.as_deref(),
        };
        Some(self.settings.lang.get_untracked().message(&message))
    }
}

/// Returns whether an event is a save that damage or an effect has, or what made it a success.
fn is_save(event: &Event) -> bool {
    matches!(
        event,
        Event::SaveMade { .. }
            | Event::Combatant(CombatantEvent::SaveFailed { .. })
            | Event::Legendary(LegendaryEvent::Resisted { .. })
    )
}
