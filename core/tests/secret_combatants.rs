//! Players get identical bytes from an encounter and from the same one with one more combatant that they do not see:
//! secret from the first moment, with marks, names, turns and a departure.

use std::collections::BTreeMap;

use asalto_core::casting::{CheckInput, CheckVerdict};
use asalto_core::command::{PriorityCommand, TableCommand};
use asalto_core::die::Die;
use asalto_core::effect::Duration;
use asalto_core::event::PriorityEvent;
use asalto_core::players::HealthShown;
use asalto_core::priority::{AttemptResult, Phase};
use asalto_core::rules::{DeathSaveInput, DeathSaveResult, TableChoice};
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, Condition, Dice, DiceError, Event, Rules, Ruleset,
    SeededDice, Session, Side, Timestamp,
};
use proptest::prelude::*;
use serde_json::Value;

use crate::other_secrets::SECRET;
use crate::screen::screen_of;
use crate::secrets::told;
use crate::walk::{Step, Walker};

/// The number of encounters of each ruleset.
const WALKS: u32 = 24;

/// The fields of commands that hold ids of combatants.
const IDS: [&str; 16] = [
    "of",
    "who",
    "observer",
    "target",
    "rider",
    "order",
    "source",
    "owner",
    "before",
    "after",
    "declared",
    "resolved",
    "combatant",
    "turnStart",
    "turnEnd",
    "nextAction",
];

/// Dice that roll the same for a combatant in both encounters.
struct EqualDice {
    step: u64,
    /// The secret combatant of the encounter that is played.
    secret: Option<CombatantId>,
    /// The rolls of each combatant so far.
    rolls: BTreeMap<u64, u64>,
}

impl Dice for EqualDice {
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError> {
        let who = who.map_or(0, |CombatantId(who)| {
            let after = self.secret.is_some_and(|CombatantId(secret)| who > secret);
            u64::from(if after { who - 1 } else { who })
        });
        let rolls = self.rolls.entry(who).or_default();
        *rolls += 1;
        SeededDice::new(self.step << 32 | who << 16 | *rolls).roll(die, None)
    }
}

/// An encounter, and the same one with a secret combatant.
struct Twins {
    seen: Session,
    whole: Session,
    secret: CombatantId,
    /// The moments of the whole session after each entry of the other one.
    moments: Vec<usize>,
    /// The same for each branch, with the entry where it began.
    branches: Vec<(usize, Vec<usize>)>,
    steps: u64,
    /// The commands that both accepted, and all.
    share: (u32, u32),
    /// The commands about the secret combatant that were accepted.
    secrets: u32,
}

impl Twins {
    /// Begins with the same combatants, and the secret one after them.
    fn new(rules: &Rules, first: i32) -> Self {
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
        one.initiative = Some(if first > 0 { 11 } else { -9 });
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
        }
    }

    /// Takes a step in both sessions. Returns whether the two can still be compared.
    fn step(&mut self, choice: u32, first: i32) -> bool {
        let Some(step) = Walker::on(self.seen.clone(), &[]).lively().choose(choice) else {
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
        // What is overridden depends on everyone.
        if is_about_awareness(command) || matches!(command, Command::Rule(_)) {
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
        self.cut(at);
        let settled = self.settle(first);
        self.moments.push(self.whole.cursor());
        // The game master chooses between the secret combatant and another one, which acts at once without it.
        let chooses = matches!(
            self.whole.encounter().awaiting(),
            Awaiting::HandOver(all) if all.len() == 2 && all.contains(&self.secret)
        );
        // Everyone may respond to its main phase.
        let main = Phase::Main(self.secret);
        let main = Event::Priority(PriorityEvent::PhaseStarted(main));
        let new = &self.whole.entries()[self.moments[at]..];
        let responds = new.iter().any(|entry| entry.events.contains(&main));
        // The secret combatant plays on alone.
        let stands_still = self.seen.encounter().awaiting() == Awaiting::Standstill;
        settled && !chooses && !responds && !stands_still
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
        let mut value = serde_json::to_value(command).expect("a command is plain data");
        shift(&mut value, self.secret.0, false);
        serde_json::from_value(value).expect("a command is plain data")
    }

    /// Lets the secret combatant do what the encounter waits for. Returns whether it could: with cards it needs one of
    /// the deck.
    fn settle(&mut self, first: i32) -> bool {
        let who = self.secret;
        for _ in 0..12 {
            let command = match self.whole.encounter().awaiting() {
                Awaiting::Rolls(all) if all.contains(&who) => {
                    let total = 90 * first;
                    Command::EnterInitiative { who, total }
                }
                Awaiting::Turn(of) if of == who => Command::EndTurn,
                Awaiting::Resolution { owner, .. } if owner == who => Command::Resolve,
                Awaiting::Priority(of) if of == who => Command::Priority(PriorityCommand::Pass),
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
            if play(&mut self.whole, &command).is_none() {
                return false;
            }
        }
        true
    }

    /// Does something to the secret combatant alone. Returns whether the two can still be compared.
    fn aside(&mut self, choice: u32, first: i32) -> bool {
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
            5 => Command::AddEffect {
                who,
                condition: Condition::Stunned,
                source: Some(who),
                duration: Duration::Open,
            },
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
        self.secrets += u32::from(play(&mut self.whole, &command).is_some());
        let settled = self.settle(first);
        let now = self.whole.cursor();
        let at = self.seen.cursor();
        // What was undone is a branch of one session alone otherwise.
        if at + 1 == self.moments.len() {
            self.moments[at] = now;
        }
        settled
    }

    /// Returns whether a command about the secret combatant would cut no branch of one session alone.
    fn is_at_its_end(&self) -> bool {
        self.seen.cursor() + 1 == self.moments.len()
    }

    fn compare(&self) -> Result<(), TestCaseError> {
        let (seen, whole) = (told(&self.seen)?, told(&self.whole)?);
        prop_assert!(!whole.contains(SECRET), "{}", whole);
        prop_assert!(seen == whole, "{}", difference(&seen, &whole));
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
        text.take(500).collect()
    };
    format!("{}\n{}", from(one), from(other))
}

/// Plays a command with dice of its own. None if it is rejected.
fn play(session: &mut Session, command: &Command) -> Option<()> {
    let mut dice = SeededDice::new(9);
    let done = session.dispatch(command, Timestamp(0), &mut dice);
    done.ok().map(|_| ())
}

/// Whether a command sets who is aware of whom: one more creature may surprise the party.
fn is_about_awareness(command: &Command) -> bool {
    matches!(
        command,
        Command::SetAwareness { .. }
            | Command::SetSideAwareness { .. }
            | Command::SetAwarenessOfAll { .. }
            | Command::Hide { .. }
            | Command::CompareStealth
            | Command::Detect { .. }
            | Command::ArriveAware { .. }
            | Command::PrepareRound
    )
}

/// Makes room for an id among the ids of a command.
fn shift(value: &mut Value, secret: u32, is_id: bool) {
    match value {
        Value::Number(number) => {
            let id = number.as_u64().filter(|&id| id >= u64::from(secret));
            if let Some(id) = id.filter(|_| is_id) {
                *value = Value::from(id + 1);
            }
        }
        Value::Array(all) => {
            for one in all {
                shift(one, secret, is_id);
            }
        }
        Value::Object(fields) => {
            for (key, one) in fields {
                let own = IDS.contains(&key.as_str());
                if key == "passAll" {
                    shift(&mut one["until"], secret, true);
                    continue;
                }
                shift(one, secret, own || key == "to");
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The rules of every ruleset, and those of a table where the last to act names the next.
fn all_rules() -> Vec<Rules> {
    let all = Ruleset::ALL.map(Rules::from);
    let hand_over = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
    all.into_iter().chain([hand_over]).collect()
}

/// Returns numbers that are the same in each run.
fn numbers(seed: u32, count: usize) -> Vec<u32> {
    let mut seed = seed;
    let next = |_| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed ^ seed >> 15
    };
    (0..count).map(next).collect()
}

#[test]
fn one_more_secret_combatant_changes_no_byte() {
    let (mut accepted, mut all, mut secrets, mut compared) = (0, 0, 0, 0);
    for (walk, rules) in
        (0..WALKS).flat_map(|walk| all_rules().into_iter().map(move |of| (walk, of)))
    {
        let first = if walk % 2 == 0 { 1 } else { -1 };
        let mut twins = Twins::new(&rules, first);
        for (index, choice) in numbers(walk, 60).into_iter().enumerate() {
            let mut goes_on = twins.step(choice, first);
            if goes_on && choice % 3 == 0 && twins.is_at_its_end() {
                goes_on = twins.aside(choice / 3, first);
            }
            if !goes_on {
                break;
            }
            if let Err(error) = twins.compare() {
                panic!("{:?}, walk {walk}, step {index}: {error}", rules.ruleset);
            }
            compared += 1;
        }
        accepted += twins.share.0;
        all += twins.share.1;
        secrets += twins.secrets;
    }
    println!(
        "{accepted} of {all} commands were accepted, {secrets} about the secret combatant; {compared} comparisons"
    );
    assert!(accepted * 2 >= all, "{accepted} of {all}");
    assert!(secrets > 100, "{secrets}");
}
