//! An encounter, and the same one with a secret combatant, played side by side.

use std::collections::BTreeMap;

use asalto_core::casting::{CheckInput, CheckVerdict};
use asalto_core::command::{PriorityCommand, TableCommand};
use asalto_core::effect::{Duration, NewEffect};
use asalto_core::event::PriorityEvent;
use asalto_core::players::HealthShown;
use asalto_core::priority::{AttemptResult, Phase};
use asalto_core::rules::{DeathSaveInput, DeathSaveResult};
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, Condition, Event, Rules, Ruleset, SeededDice,
    Session, Side, Timestamp,
};
use proptest::prelude::*;

use super::commands::{awareness, kind_of, ruled, shift};
use super::dice::EqualDice;
use crate::other_secrets::SECRET;
use crate::phases;
use crate::screen::screen_of;
use crate::secrets::told;
use crate::walk::{Step, Walker};

/// An encounter, and the same one with a secret combatant.
pub struct Twins {
    pub seen: Session,
    pub whole: Session,
    pub secret: CombatantId,
    /// The moments of the whole session after each entry of the other one.
    pub moments: Vec<usize>,
    /// The same for each branch, with the entry where it began.
    pub branches: Vec<(usize, Vec<usize>)>,
    pub steps: u64,
    /// The commands that both accepted, and all.
    pub share: (u32, u32),
    /// The commands about the secret combatant that were accepted.
    pub secrets: u32,
    /// The commands of each kind that were accepted.
    pub kinds: BTreeMap<&'static str, u32>,
}

impl Twins {
    /// Begins with the same combatants, and the secret one after them. It acts first, or last (-1), or has the result of
    /// another one (0).
    pub fn new(rules: &Rules, first: i32) -> Self {
        let mut seen = Session::new(rules.clone());
        let mut whole = seen.clone();
        let mut moments = vec![0];
        let add = |one: Combatant| Command::AddCombatant(Box::new(one));
        for (name, side) in [
            ("Lidda", Side::PARTY),
            ("Ogre", Side::FOES),
            ("Jozan", Side::PARTY),
        ] {
            let mut one = Combatant::new(name, side);
            one.hit_points = Some(20);
            for session in [&mut seen, &mut whole] {
                play(session, &add(one.clone())).expect("a combatant joins");
            }
            moments.push(whole.cursor());
        }
        let mut one = Combatant::new(SECRET, Side::FOES);
        one.secret = true;
        one.hit_points = Some(30);
        one.initiative = match first {
            0 => None,
            1 => Some(11),
            _ => Some(-9),
        };
        one.legendary.actions = 3;
        play(&mut whole, &add(one)).expect("a combatant joins");
        *moments.last_mut().expect("they joined") = whole.cursor();
        Self {
            seen,
            whole,
            secret: CombatantId(4),
            moments,
            branches: Vec::new(),
            steps: 0,
            share: (0, 0),
            secrets: 0,
            kinds: BTreeMap::new(),
        }
    }

    /// Takes a step in both sessions. Returns whether the two can still be compared.
    pub fn step(&mut self, choice: u32, first: i32) -> bool {
        let by_phases = self.seen.encounter().rules().ruleset == Ruleset::TalesOfWar;
        let in_setup = self.seen.encounter().opening().is_none();
        let step = if in_setup && self.steps < 6 {
            Some(Step::Command(awareness(&self.seen, choice)))
        } else if by_phases && !in_setup && choice % 32 > 24 {
            let declares = choice / 32 / 24 * 24 + 9 + choice % 3;
            Some(Step::Command(phases::command(&self.seen, declares)))
        } else if by_phases && choice % 32 > 11 {
            Some(Step::Command(phases::eventful(&self.seen, choice / 32)))
        } else {
            Walker::on(self.seen.clone(), &[]).lively().choose(choice)
        };
        let Some(step) = step else {
            return true;
        };
        self.steps += 1;
        match step {
            Step::Command(command) => return self.command(&command, first),
            Step::Undo => {
                self.seek(self.seen.cursor().wrapping_sub(1));
            }
            Step::Redo => self.seek(self.seen.cursor() + 1),
            Step::Seek(cursor) => self.seek(cursor),
            Step::DropBranch(index) => {
                if self.seen.drop_branch(index) {
                    self.branches.remove(index);
                    assert!(self.whole.drop_branch(index), "the same branches");
                }
            }
            Step::TakeBranch(index) => self.take_branch(index),
        }
        true
    }

    /// Goes to a moment after the secret combatant joined.
    fn seek(&mut self, cursor: usize) {
        if cursor >= 3 && self.seen.seek(cursor) {
            assert!(self.whole.seek(self.moments[cursor]), "the same moments");
        }
    }

    fn take_branch(&mut self, index: usize) {
        if !self.seen.take_branch(index) {
            return;
        }
        assert!(self.whole.take_branch(index), "the same branches");
        let (from, rest) = self.branches.remove(index);
        self.cut(from);
        self.moments.extend(rest);
    }

    /// Turns the moments after an entry into those of a branch, as a session does.
    fn cut(&mut self, at: usize) {
        let tail = self.moments.split_off(at + 1);
        if tail.is_empty() {
            return;
        }
        for (from, rest) in &mut self.branches {
            if let Some(led) = from.checked_sub(at) {
                rest.splice(0..0, tail[..led.min(tail.len())].iter().copied());
                *from = at;
            }
        }
        self.branches.push((at, tail));
    }

    fn command(&mut self, command: &Command, first: i32) -> bool {
        // A newcomer that comes before everyone comes before the secret combatant too, and only if that one has not acted.
        if matches!(ruled(command), Command::ArriveAware { .. }) {
            return true;
        }
        let other = self.shifted(command);
        let mut dice = self.dice(None);
        let at = self.seen.cursor();
        let accepted = self.seen.dispatch(command, Timestamp(0), &mut dice).is_ok();
        self.share.1 += 1;
        if !accepted {
            return true;
        }
        let mut dice = self.dice(Some(self.secret));
        if self
            .whole
            .dispatch(&other, Timestamp(0), &mut dice)
            .is_err()
        {
            // The secret combatant is in the way, which a game master would see.
            return false;
        }
        self.share.0 += 1;
        *self.kinds.entry(kind_of(command)).or_default() += 1;
        self.cut(at);
        let is_alike = self.is_alike(at);
        self.copy_awareness();
        let settled = self.settle(first, &mut dice);
        self.moments.push(self.whole.cursor());
        // The game master chooses between the secret combatant and another one, which acts at once without it.
        let chooses = matches!(
            self.whole.encounter().awaiting(),
            Awaiting::HandOver(all) if all.len() == 2 && all.contains(&self.secret)
        );
        // The secret combatant plays on alone.
        let stands_still = self.seen.encounter().awaiting() == Awaiting::Standstill;
        let same_order = self.has_the_same_order();
        let draws = self.draws(self.moments[at]);
        settled && is_alike && same_order && !draws && !chooses && !stands_still
    }

    fn dice(&self, secret: Option<CombatantId>) -> EqualDice {
        EqualDice {
            step: self.steps,
            secret,
            rolls: BTreeMap::new(),
        }
    }

    /// Returns a command with the ids of the session that has the secret combatant.
    fn shifted(&self, command: &Command) -> Command {
        let tie = self.whole.encounter().open_tie();
        if let Command::BreakTie { order } = command
            && tie.is_some_and(|tie| tie.tied.contains(&self.secret))
        {
            let shifted = order.iter().map(|who| match who {
                who if *who >= self.secret => CombatantId(who.0 + 1),
                who => *who,
            });
            let order = shifted.chain([self.secret]).collect();
            return Command::BreakTie { order };
        }
        let mut value = serde_json::to_value(command).expect("a command is plain data");
        shift(&mut value, self.secret.0, false);
        serde_json::from_value(value).expect("a command is plain data")
    }

    /// Whether the secret combatant has its main phase, with nothing on the stack.
    fn is_its_main_phase(&self) -> bool {
        let now = self.whole.encounter();
        now.priority().phase() == Some(Phase::Main(self.secret)) && now.stack().top().is_none()
    }

    /// Lets the secret combatant do what the encounter waits for. Returns whether it could: with cards it needs one of
    /// the deck.
    fn settle(&mut self, first: i32, dice: &mut EqualDice) -> bool {
        let who = self.secret;
        for _ in 0..24 {
            let command = match self.whole.encounter().awaiting() {
                Awaiting::Rolls(all) if all.contains(&who) => {
                    let all = self.whole.encounter().participants();
                    let mut totals = all.filter_map(|one| Some(one.initiative?.total));
                    let total = if first == 0 {
                        totals.next().unwrap_or(10)
                    } else {
                        90 * first
                    };
                    Command::EnterInitiative { who, total }
                }
                // Nobody in sight is asked about a tie with it alone.
                Awaiting::TieBreak(tie) if tie.tied.len() == 2 && tie.tied.contains(&who) => {
                    Command::BreakTie { order: tie.tied }
                }
                Awaiting::Turn(of) if of == who => Command::EndTurn,
                Awaiting::Resolution { owner, .. } if owner == who => Command::Resolve,
                // Nobody responds to its main phase.
                Awaiting::Priority(of) if of == who || self.is_its_main_phase() => {
                    Command::Priority(PriorityCommand::Pass)
                }
                Awaiting::Charge(of) if of == who => {
                    Command::Priority(PriorityCommand::SkipCharge { who })
                }
                Awaiting::Attempt(attempt) if attempt.who == who => {
                    let result = AttemptResult::Declined;
                    Command::Priority(PriorityCommand::Attempt { who, result })
                }
                Awaiting::Check(check) if check.who == who => Command::MakeCheck {
                    who,
                    kind: check.kind,
                    how: CheckInput::Verdict {
                        verdict: CheckVerdict::Success,
                    },
                },
                Awaiting::DeathSave(of) if of == who => Command::MakeDeathSave {
                    who,
                    how: DeathSaveInput::Stated {
                        result: DeathSaveResult::Success,
                    },
                },
                Awaiting::HandOver(all) if all == [who] => {
                    Command::Table(TableCommand::HandOver { to: who })
                }
                _ => return true,
            };
            // Others may roll on the way, as in the encounter without the secret combatant.
            if self.whole.dispatch(&command, Timestamp(0), dice).is_err() {
                return false;
            }
        }
        true
    }

    /// Does something to the secret combatant alone. Returns whether the two can still be compared.
    pub fn aside(&mut self, choice: u32, first: i32) -> bool {
        let who = self.secret;
        let condition = Condition::Custom(SECRET.to_owned());
        let mut renamed = Combatant::new(format!("{SECRET} {choice}"), Side::FOES);
        renamed.secret = true;
        renamed.hit_points = Some(30);
        let command = match choice % 12 {
            0 => Command::AddCondition { who, condition },
            1 => Command::RemoveCondition { who, condition },
            2 => Command::EditCombatant {
                who,
                profile: Box::new(renamed),
            },
            3 => Command::damage(vec![who], 7),
            4 => Command::Heal {
                who: vec![who],
                amount: 5,
            },
            5 => Command::AddEffect(Box::new(NewEffect {
                source: Some(who),
                ..NewEffect::new(who, Condition::Stunned, Duration::Open)
            })),
            6 => Command::Concentrate {
                who,
                spell: SECRET.to_owned(),
            },
            7 => Command::SetPosition {
                who,
                position: SECRET.to_owned(),
            },
            8 => Command::LegendaryAction {
                who,
                name: SECRET.to_owned(),
                cost: 1,
            },
            9 if choice.is_multiple_of(5) => Command::RemoveCombatant { who },
            10 => Command::BringBack { who },
            _ => Command::Rule(Box::new(Command::Roll {
                who: Some(who),
                expression: "1d20".to_owned(),
            })),
        };
        let before = self.whole.cursor();
        self.secrets += u32::from(play(&mut self.whole, &command).is_some());
        // Everyone may respond again when one more actor may.
        let circulated = Event::Priority(PriorityEvent::Circulated);
        let new = &self.whole.entries()[before..];
        let responds = new.iter().any(|entry| entry.events.contains(&circulated));
        let mut dice = self.dice(Some(who));
        let settled = self.settle(first, &mut dice);
        let now = self.whole.cursor();
        let at = self.seen.cursor();
        // What was undone is a branch of one session alone otherwise.
        if at + 1 == self.moments.len() {
            self.moments[at] = now;
        }
        settled && !responds && !self.draws(before) && self.has_the_same_order()
    }

    /// Returns whether a command about the secret combatant would cut no branch of one session alone.
    pub fn is_at_its_end(&self) -> bool {
        self.seen.cursor() + 1 == self.moments.len()
    }

    /// Checks that players keep the ids of the combatants that they see when the beginning of the log is replaced.
    /// Returns whether it was.
    pub fn compaction_keeps_the_ids(&self) -> bool {
        let seen = |session: &Session| {
            let view = session.player_view().expect("it folds");
            serde_json::to_string(&view.combatants).expect("plain data")
        };
        let mut compacted = self.whole.clone();
        let is_compacted = compacted.compact();
        assert_eq!(seen(&self.whole), seen(&compacted));
        assert_eq!(compacted.encounter(), self.whole.encounter());
        is_compacted
    }

    pub fn compare(&self) -> Result<(), TestCaseError> {
        let (seen, whole) = (told(&self.seen)?, told(&self.whole)?);
        prop_assert!(!whole.contains(SECRET), "{}", whole);
        prop_assert!(
            seen == whole,
            "{}\n{}\n{}",
            difference(&seen, &whole),
            last_entries(&self.seen),
            last_entries(&self.whole)
        );
        let [seen, whole] = [&self.seen, &self.whole].map(|session| {
            let (_, bytes) = screen_of(session, HealthShown::Shown);
            bytes
        });
        prop_assert_eq!(seen, whole);
        Ok(())
    }
}

/// Returns the first letters that differ.
fn difference(one: &str, other: &str) -> String {
    let same = one.chars().zip(other.chars());
    let same = same.take_while(|(one, other)| one == other).count();
    let from = |text: &str| -> String {
        let text = text.chars().skip(same.saturating_sub(200));
        text.take(400).collect()
    };
    format!("{}\n{}", from(one), from(other))
}

/// Returns the last entries of a session.
fn last_entries(session: &Session) -> String {
    let entries = &session.entries()[..session.cursor()];
    let last = entries.iter().skip(entries.len().saturating_sub(4));
    let last = last.map(|entry| serde_json::to_string(&entry.events).expect("plain data"));
    let last: Vec<_> = last.collect();
    last.join("\n")
}

/// Plays a command with dice of its own. None if it is rejected.
pub fn play(session: &mut Session, command: &Command) -> Option<()> {
    let mut dice = SeededDice::new(9);
    let done = session.dispatch(command, Timestamp(0), &mut dice);
    done.ok().map(|_| ())
}
