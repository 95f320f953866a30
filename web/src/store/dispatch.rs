//! Carrying out commands: the only way to change the session.

use std::hash::{DefaultHasher, Hash, Hasher};

use asalto_core::{
    CombatantId, Command, Dice, EncounterView, Event, NoDice, Session, SessionChange, decide,
    resistible,
};
use asalto_text::NoticeText;
use leptos::prelude::*;

use super::{Refused, Store, ToastMessage};
use crate::browser::{clock, document};
use crate::input::hit_points::after_with;
use crate::parts::Part;
use crate::ui::empty;

/// The id of the button that plays an encounter in this tab.
pub const PLAY_HERE: &str = "play-here";

/// The id of the button that keeps an encounter which another tab has deleted.
pub const KEEP_HERE: &str = "keep-here";

impl Store {
    /// Carries out a command or shows its rejection; returns whether it was carried out.
    pub fn dispatch(&self, command: Command) -> bool {
        self.dispatch_all(vec![command])
    }

    /// Carries out commands that one undo takes back together, or shows the first rejection; returns whether they
    /// were carried out.
    pub fn dispatch_all(&self, commands: Vec<Command>) -> bool {
        let mut dice = self.dice.get_value();
        let done = self.dispatch_with(commands, &mut dice);
        self.dice.set_value(dice);
        done
    }

    /// Carries out commands with these dice. Real dice at the table override them.
    pub fn dispatch_with(&self, commands: Vec<Command>, dice: &mut dyn Dice) -> bool {
        if self.stands_back() {
            return false;
        }
        if commands.is_empty() {
            return true;
        }
        let turn_before = self
            .session
            .with_untracked(|session| session.encounter().turn_of());
        let dice: &mut dyn Dice = if self.settings.real_dice.get_untracked() {
            &mut NoDice
        } else {
            dice
        };
        let done = self
            .session
            .write_untracked()
            .dispatch_all(&commands, clock::now(), dice)
            .map(|_| ());
        match done {
            Ok(()) => {
                self.fall_silent();
                let was_past = self.present.with_untracked(Option::is_some);
                empty(self.present);
                self.show(SessionChange::Entry);
                let turn = self
                    .session
                    .with_untracked(|session| session.encounter().turn_of());
                if turn != turn_before {
                    empty(self.selected);
                }
                self.aim_again(turn != turn_before);
                self.announce_entry(turn != turn_before);
                let toast = if was_past {
                    self.left_branch()
                } else {
                    self.offers_undo(&commands).map(ToastMessage::of)
                };
                if toast.is_some() {
                    self.toast.set(toast);
                }
                true
            }
            Err((at, rejection)) => {
                self.refuse(Refused {
                    commands,
                    at,
                    rejection,
                });
                false
            }
        }
    }

    /// Shows and announces a rejected command, once the texts of rejections have loaded.
    fn refuse(self, refused: Refused) {
        self.after(Part::Refusal, move || {
            let said = self.rejection_text(&refused.rejection);
            self.announced.set(said.to_string());
            self.refused.set(Some(refused));
        });
    }

    /// Returns the seed of the rolls that were last called for. It depends on the encounter and the moment of the call
    /// alone, so that a reload shows the same rolls.
    #[must_use]
    pub fn roll_seed(&self) -> u64 {
        let calls = |event: &Event| matches!(event, Event::InitiativeCalled { .. });
        let mut seed = DefaultHasher::new();
        self.keeper.opened().hash(&mut seed);
        self.with_session(|session| {
            let played = &session.entries()[..session.cursor()];
            let called = played
                .iter()
                .rposition(|entry| entry.events.iter().any(calls));
            called.hash(&mut seed);
            called.map(|entry| played[entry].at.0).hash(&mut seed);
        });
        seed.finish()
    }

    /// Rolls dice in the log and returns the total.
    pub fn roll(&self, expression: &str) -> Option<i32> {
        let expression = expression.to_owned();
        let who = None;
        if !self.dispatch(Command::Roll { who, expression }) {
            return None;
        }
        self.session.with_untracked(|session| {
            let last = session.entries()[..session.cursor()].last()?;
            rolled_total(&last.events)
        })
    }

    /// Rolls dice in the log and carries out what follows from their totals. One undo takes all of it back. Returns whether
    /// it was carried out.
    pub fn roll_then(
        &self,
        expressions: Vec<String>,
        follow: impl Fn(&[i32]) -> Vec<Command>,
    ) -> bool {
        if expressions.is_empty() {
            return self.dispatch_all(follow(&[]));
        }
        let roll = |expression| Command::Roll {
            who: None,
            expression,
        };
        let rolls: Vec<_> = expressions.into_iter().map(roll).collect();
        let foreseen = self.with_session(|session| {
            let mut dice = self.dice.get_value();
            let totals = rolls
                .iter()
                .map(|roll| rolled_total(&decide(session.encounter(), roll, &mut dice).ok()?));
            let totals = totals.collect::<Option<Vec<_>>>()?;
            let commands = [rolls.clone(), follow(&totals)].concat();
            let mut dice = self.dice.get_value();
            let legal = after_with(session.encounter(), &commands, &mut dice).is_some();
            Some((totals, legal.then_some(commands)))
        });
        let by_app = !self.settings.real_dice.get_untracked();
        match foreseen {
            Some((_, Some(commands))) if by_app => self.dispatch_all(commands),
            // The override of what is refused must not roll again.
            Some((totals, _)) => self.dispatch_all(rolls) && self.dispatch_all(follow(&totals)),
            None => self.dispatch_all(rolls),
        }
    }

    /// Returns the failed saves that legendary resistance could make successes if the rolls and what follows from their totals
    /// were carried out now. The dice fall the same afterwards.
    #[must_use]
    pub fn foreseen_failures(
        &self,
        expressions: &[String],
        follow: impl Fn(&[i32]) -> Vec<Command>,
    ) -> Vec<(CombatantId, i32)> {
        self.foresee(|session, dice| {
            let encounter = session.encounter();
            let totals = expressions.iter().map(|expression| {
                let roll = Command::Roll {
                    who: None,
                    expression: expression.clone(),
                };
                rolled_total(&decide(encounter, &roll, dice).ok()?)
            });
            let Some(totals) = totals.collect::<Option<Vec<_>>>() else {
                return Vec::new();
            };
            let follow = follow(&totals).into_iter();
            let events = follow.filter_map(|command| decide(encounter, &command, dice).ok());
            let events: Vec<_> = events.flatten().collect();
            resistible(encounter, &events)
        })
    }

    /// Returns the view of the encounter as a command would leave it now. None if the core refuses it. The dice fall the same
    /// afterwards.
    #[must_use]
    pub fn view_after(&self, command: &Command) -> Option<EncounterView> {
        self.foresee(|session, dice| {
            let mut after = session.clone();
            let done = after.dispatch(command, clock::now(), dice).is_ok();
            done.then(|| after.view())
        })
    }

    /// Runs something with a copy of the dice, which fall the same afterwards. There are none if real dice are rolled.
    fn foresee<T>(&self, run: impl FnOnce(&Session, &mut dyn Dice) -> T) -> T {
        let mut own = self.dice.get_value();
        let by_app = !self.settings.real_dice.get_untracked();
        let dice: &mut dyn Dice = if by_app { &mut own } else { &mut NoDice };
        self.with_session(|session| run(session, dice))
    }

    /// Saves before it shows, so that everything on screen is saved.
    pub(super) fn show(&self, change: SessionChange) {
        self.session
            .with_untracked(|session| self.keeper.keep(session, change));
        self.session.notify();
        self.push_rows();
    }

    /// Returns whether this tab only shows an encounter that another tab plays. A page with a frame of the app says
    /// itself who plays there.
    #[must_use]
    pub fn watches(&self) -> bool {
        self.keeper.follows.get() && !document::is_hosted()
    }

    /// Returns why this tab changes nothing, and follows it: another tab plays or has deleted this encounter.
    #[must_use]
    pub fn held_back(&self) -> Option<NoticeText> {
        let deleted = NoticeText::DeletedElsewhere;
        if self.keeper.warning.get() == Some(deleted) {
            return Some(deleted);
        }
        self.keeper
            .follows
            .get()
            .then_some(NoticeText::PlayedElsewhere)
    }

    /// Says that a command was not carried out, and why.
    #[must_use]
    pub fn held_back_words(&self, why: NoticeText) -> String {
        let words = [NoticeText::NotCarriedOut, why].map(|word| self.text(word));
        words.join(" ")
    }

    /// Returns whether another tab plays or has deleted this encounter. It says that nothing was carried out, and this tab
    /// changes nothing.
    pub fn stands_back(&self) -> bool {
        let Some(why) = untrack(|| self.held_back()) else {
            return false;
        };
        let answer = match why {
            NoticeText::DeletedElsewhere => KEEP_HERE,
            _ => PLAY_HERE,
        };
        self.announced.set(untrack(|| self.held_back_words(why)));
        self.stood_back.set(Some(why));
        // The notice may be far above the command that had no effect.
        document::focus_soon(answer);
        true
    }
}

/// Returns the total of a roll of dice among events.
fn rolled_total(events: &[Event]) -> Option<i32> {
    events.iter().find_map(|event| match event {
        Event::Rolled { total, .. } => Some(*total),
        _ => None,
    })
}
