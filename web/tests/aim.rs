//! The aim under random walks, 10,000 steps in each ruleset: the button names the marked combatants, and the
//! command carries them. Their hit points come out as their rows foretold.
//!
//! `ASALTO_SEED` chooses the walks.

#[path = "../../core/tests/seed/mod.rs"]
mod seed;
#[path = "aim/words.rs"]
mod words;

use asalto_core::die::Die;
use asalto_core::event::DyingEvent;
use asalto_core::rules::{DeathSaveResult, DyingRoll};
use asalto_core::share::DamageShare;
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, DamageType, Dice, EncounterView, Event, Ruleset,
    SeededDice, Session, Side, Timestamp, available,
};
use asalto_text::{Lang, damage_type};
use asalto_web::input::aim::{
    AMOUNT, Aim, Amount, AmountFault, PendingChange, TargetMark, Wording,
};
use asalto_web::input::command_line::Target;
use asalto_web::input::damage_line::{self, Fault, Roster};
use asalto_web::input::hit_points::Kind;

use words::{by_kind, kind, named, share_of, targets};

const STEPS: usize = 10_000;

/// The longest log of an encounter, in entries.
const LONGEST: usize = 120;
const SHARES: [DamageShare; 3] = [DamageShare::Full, DamageShare::Double, DamageShare::Half];

const CAST: [(&str, Side, Option<i32>); 7] = [
    ("Lidda", Side::PARTY, Some(24)),
    ("Mialee", Side::PARTY, Some(9)),
    ("Goblin 1", Side::FOES, Some(7)),
    ("Goblin 2", Side::FOES, Some(7)),
    ("Goblin 3", Side::FOES, Some(7)),
    ("Boss", Side::FOES, Some(27)),
    ("Witness", Side::FOES, None),
];

const TEXTS: [&str; 22] = [
    "7",
    "3",
    "12",
    "2d6",
    "",
    "0",
    "-7 lidda",
    "100000 boss",
    "1001d6 boss",
    "8 lidda fire half",
    "7 g1 g3",
    "4 goblins, half boss",
    "5 dragon",
    "6 g",
    "8 lidda",
    "half",
    "7 fire g1",
    "9 cold",
    "2d6 slashing boss",
    "5 fire + 4 poison",
    "5 fire + 4 poison boss, half g1",
    "3 cold and 1d4 boss",
];

/// The number of steps of a kind that have happened, so that no check is idle.
#[derive(Default, Debug)]
struct Counts {
    applied: usize,
    refused: usize,
    foretold: usize,
    fallen: usize,
    faults: usize,
    left_out: usize,
    untracked: usize,
    nobody: usize,
    typed: usize,
    several: usize,
    turns: usize,
    undone: usize,
}

struct Walk {
    ruleset: Ruleset,
    session: Session,
    aim: Aim,
    selected: Option<CombatantId>,
    chance: SeededDice,
    dice: SeededDice,
    counts: Counts,
}

impl Walk {
    fn new(ruleset: Ruleset, seed: u64) -> Self {
        let mut walk = Self {
            ruleset,
            session: Session::new(ruleset),
            aim: Aim::default(),
            selected: None,
            chance: SeededDice::new(seed),
            dice: SeededDice::new(seed ^ 1),
            counts: Counts::default(),
        };
        walk.restart();
        walk
    }

    /// Starts a combat. Its initiative is rolled, or typed where the rules have no dice.
    fn restart(&mut self) {
        self.session = Session::new(self.ruleset);
        self.aim.close();
        self.selected = None;
        for (name, side, points) in CAST {
            let mut one = Combatant::new(name, side);
            one.hit_points = points;
            self.send(&Command::AddCombatant(Box::new(one)));
        }
        self.send(&Command::Start);
        if !self.send(&Command::RollInitiative { who: Vec::new() }) {
            for (who, total) in self.all().into_iter().zip(1..) {
                self.send(&Command::EnterInitiative { who, total });
            }
        }
    }

    fn send(&mut self, command: &Command) -> bool {
        let sent = self.session.dispatch(command, Timestamp(0), &mut self.dice);
        sent.is_ok()
    }

    /// Changes the session as the store does: the aim follows.
    fn change(&mut self, by: impl FnOnce(&mut Self) -> bool) -> bool {
        let before = self.session.encounter().turn_of();
        let done = by(self);
        if done {
            let changed = self.session.encounter().turn_of() != before;
            if changed {
                self.selected = None;
                self.counts.turns += 1;
            }
            self.aim.follow(changed, &self.session.view());
        }
        done
    }

    fn below(&mut self, count: usize) -> usize {
        let sides = u16::try_from(count).expect("there are few");
        let face = self.chance.roll(Die(sides), None);
        usize::from(face.expect("seeded dice roll")) - 1
    }

    fn all(&self) -> Vec<CombatantId> {
        let view = self.session.view();
        view.combatants.iter().map(|one| one.id).collect()
    }

    fn anyone(&mut self) -> Option<CombatantId> {
        let all = self.all();
        (!all.is_empty()).then(|| all[self.below(all.len())])
    }

    fn name(&self, who: CombatantId) -> String {
        self.session.name_of(who).to_owned()
    }

    /// Opens damage or healing as the store does, with the selected combatant that is still there.
    fn ask(&mut self, heals: bool) {
        let view = self.session.view();
        let selected = self.selected.filter(|who| view.combatant(*who).is_some());
        self.aim.ask(heals, selected);
    }

    fn step(&mut self) {
        match self.below(30) {
            0..=2 => self.ask(false),
            3 => self.ask(true),
            4 => {
                let drawer = ["conditions", "ready", "place"][self.below(3)];
                self.aim.open(drawer);
            }
            5 => self.aim.close(),
            6 | 7 => self.step_back(),
            // A press on a row aims at it while an amount is pending, and with Shift. It selects the row otherwise.
            8..=15 => {
                let shift = self.below(4) == 0;
                if let Some(who) = self.anyone() {
                    if shift || self.aim.is_aiming() {
                        self.aim.choose(who);
                    } else {
                        self.aim.release();
                        self.selected = Some(who);
                    }
                }
            }
            16..=19 => self.write(),
            20 if self.aim.is_aiming() => {
                let share = SHARES[self.below(3)];
                self.aim.share(share);
            }
            21..=25 if self.aim.is_aiming() => self.apply(),
            26 => {
                let next = available(self.session.encounter()).into_iter().next();
                if let Some(next) = next {
                    self.change(|walk| walk.send(&next));
                }
            }
            27 => {
                let undone = self.change(|walk| walk.session.undo());
                self.counts.undone += usize::from(undone);
            }
            28 => {
                self.change(|walk| walk.session.redo());
            }
            29 if self.below(8) == 0 => {
                if let Some(who) = self.anyone() {
                    self.change(|walk| walk.send(&Command::RemoveCombatant { who }));
                }
            }
            _ => {}
        }
        self.aim.track(self.session.encounter());
        let over = matches!(
            self.session.view().awaiting,
            Awaiting::Ended | Awaiting::Setup
        );
        if over || self.all().len() < 3 || self.session.entries().len() > LONGEST {
            self.restart();
        }
    }

    /// Escape drops the targets, then the drawer, and then does nothing.
    fn step_back(&mut self) {
        let before = (self.aim.targets().len(), self.aim.drawer());
        let stepped = self.aim.step_back();
        let after = (self.aim.targets().len(), self.aim.drawer());
        match before {
            (0, None) => assert!(!stepped),
            (0, Some(_)) => assert_eq!((stepped, after), (true, (0, None))),
            (_, drawer) => assert_eq!((stepped, after), (true, (0, drawer))),
        }
    }

    fn write(&mut self) {
        let text = TEXTS[self.below(TEXTS.len())];
        let view = self.session.view();
        let all = view.combatants.iter();
        let roster =
            Roster::new(all.map(|one| (one.id, one.profile.name.to_lowercase(), one.profile.side)));
        if !self.aim.is_aiming() {
            self.ask(false);
        }
        self.aim
            .write(text.to_owned(), damage_line::read(text, &roster));
    }

    /// Carries out the command, and compares the result with the marks. Nobody else takes anything.
    fn apply(&mut self) {
        if !matches!(self.aim.pending(), PendingChange::Amount(_)) {
            return;
        }
        let amounts = self
            .aim
            .parts()
            .into_iter()
            .map(|(amount, _)| match amount {
                Amount::Number(number) => number,
                Amount::Dice(_) => 7,
            });
        let amounts: Vec<_> = amounts.collect();
        self.counts.several += usize::from(amounts.len() > 1);
        let command = self.aim.command(self.aim.kind(), &amounts);
        let command = command.expect("there are targets");
        let marks = self.aim.marks(self.session.encounter());
        let entries = self.session.cursor();
        if !self.change(|walk| walk.send(&command)) {
            assert!(marks.iter().all(|(_, mark)| mark.outcome.is_none()));
            self.counts.refused += 1;
            return;
        }
        self.counts.applied += 1;
        let view = self.session.view();
        let done = self.session.entries()[entries..].iter();
        let done: Vec<&Event> = done.flat_map(|entry| &entry.events).collect();
        // The combat may go on, and the dying lose a hit point as their turns come.
        let bled = |who: CombatantId| {
            let bleeds = |event: &&Event| matches!(event, Event::Dying(DyingEvent::SaveMade { who: of, result: DeathSaveResult::Failure, roll: DyingRoll::Stabilization, .. }) if *of == who);
            i32::try_from(done.iter().copied().filter(bleeds).count()).unwrap_or_default()
        };
        for (who, mark) in &marks {
            let Some(outcome) = mark.outcome else {
                continue;
            };
            let one = view.combatant(*who).expect("it is there");
            let left = one.vitality.map(|vitality| vitality.left);
            assert_eq!(left, Some(outcome.left - bled(*who)), "{command:?}");
            assert!(
                outcome.fall.is_none() || one.unable.is_some(),
                "{command:?}"
            );
            self.counts.foretold += 1;
            self.counts.fallen += usize::from(outcome.fall.is_some());
        }
        for event in &done {
            if let Event::HitPointsChanged { who, .. } = event {
                let is_meant = marks.iter().any(|(one, _)| one == who) || bled(*who) > 0;
                assert!(is_meant, "{command:?}");
            }
        }
        self.aim.close();
    }

    /// Checks that the button, the marks and the command agree.
    fn check(&mut self) {
        let name = |who| self.name(who);
        let wording = Wording {
            lang: Lang::En,
            policy: self.session.encounter().rules().vitality,
            name: &name,
        };
        let button = wording.button(&self.aim);
        let view = self.session.view();
        let marks = self.aim.marks(self.session.encounter());
        let carried = self.aim.command(self.aim.kind(), &[5, 5]).map(targets);
        if self.aim.drawer() != Some(AMOUNT) {
            assert_eq!((self.aim.text(), self.aim.amount()), ("", None));
        }
        assert!(marks.iter().all(|(who, _)| view.combatant(*who).is_some()));
        match self.aim.pending() {
            PendingChange::Fault(fault) => {
                let said = match fault {
                    Fault::Nobody(word) => format!("Nobody is called “{word}”."),
                    Fault::Several(word) => {
                        format!(
                            "Several are called “{word}”. Type more of the name, or its number."
                        )
                    }
                    Fault::NeitherNameNorType(word) => {
                        format!("“{word}” is neither a combatant nor a type of damage.")
                    }
                    Fault::OnlyDamage => "Only damage has types and parts.".to_owned(),
                    Fault::SecondType(word) => panic!("{word}: each type has its amount"),
                    Fault::SecondAmount(word) => panic!("{word}: each text has one amount"),
                    Fault::OnlySome(word) | Fault::NeedsWeapon(word) | Fault::Critical(word) => {
                        panic!("{word}: no reduction is bypassed")
                    }
                    Fault::NoNumber(word, _) => panic!("{word}: no text has such a number"),
                    Fault::NoNonlethal => panic!("no text is about nonlethal damage"),
                };
                assert_eq!(button, said);
                self.counts.faults += 1;
            }
            PendingChange::Nobody => {
                let heals = self.aim.kind() == Kind::Heal;
                let said = if heals {
                    "Tap who is healed"
                } else {
                    "Tap who takes it"
                };
                assert_eq!(button, said);
                self.counts.nobody += 1;
            }
            PendingChange::Untracked => {
                assert_eq!(button, "No HP set for Witness. Edit to add them.");
                assert!(marks.iter().all(|(_, mark)| mark.change.is_none()));
                self.counts.untracked += 1;
            }
            PendingChange::Refused(fault) => {
                let said = match fault {
                    AmountFault::Unreadable => "Type a number or dice: 7, 2d6.",
                    AmountFault::OutOfRange => "An amount must be 1 to 99,999.",
                    AmountFault::NotARoll => "Can’t read those dice. Try 2d6+3.",
                };
                assert_eq!(button, said);
                let untold = |mark: &TargetMark| mark.change.is_none() && mark.outcome.is_none();
                assert!(marks.iter().all(|(_, mark)| untold(mark)));
                self.counts.refused += 1;
                return;
            }
            PendingChange::NoAmount | PendingChange::Amount(_) => {
                let marked: Vec<_> = marks
                    .iter()
                    .map(|(who, mark)| (*who, share_of(mark.portion)))
                    .collect();
                let untracked = self.aim.untracked();
                let reached = marked
                    .into_iter()
                    .filter(|(who, _)| !untracked.contains(who));
                let reached: Vec<_> = reached.collect();
                assert_eq!(carried.as_deref(), Some(&*reached), "{button}");
                assert_eq!(named(&button, &self.aim), self.names(&reached), "{button}");
                self.counts.left_out += usize::from(!untracked.is_empty());
                self.check_type(&button);
                return;
            }
        }
        // A press on the button does nothing.
        assert_eq!(carried, None);
        assert!(!matches!(self.aim.pending(), PendingChange::Nobody) || marks.is_empty());
    }

    /// Checks that the button names the type that the command has.
    fn check_type(&mut self, button: &str) {
        let command = self.aim.command(self.aim.kind(), &[5, 5]);
        let typed = match command.expect("there are targets") {
            Command::Damage { damage_type, .. } => vec![damage_type],
            Command::ShareDamage(shared) => shared.parts().map(|part| part.damage_type).collect(),
            _ => Vec::new(),
        };
        let types = DamageType::FIFTH_EDITION.into_iter();
        let said = types.filter(|of| {
            let word = damage_type(Lang::En, *of);
            button.split(' ').any(|one| one == word)
        });
        let typed = typed.into_iter().flatten();
        let typed = typed.filter(|_| self.aim.amount().is_some());
        let mut typed: Vec<_> = typed.map(|typed| typed.of).collect();
        self.counts.typed += usize::from(!typed.is_empty());
        let mut said: Vec<_> = said.collect();
        said.sort_unstable();
        typed.sort_unstable();
        assert_eq!(said, typed, "{button}");
    }

    /// Returns the names of marked combatants as the button has them, or their number.
    fn names(&self, marked: &[Target]) -> Vec<String> {
        let mut all = Vec::new();
        // Shares have words only beside an amount.
        let by_share = self.aim.amount().is_some();
        for share in SHARES {
            let of = |one| if by_share { one } else { DamageShare::Full };
            let of_it = marked.iter().filter(|(_, one)| of(*one) == share);
            let names: Vec<_> = of_it.map(|(who, _)| self.name(*who)).collect();
            let mut kinds: Vec<_> = names.iter().map(|name| kind(name)).collect();
            kinds.sort_unstable();
            kinds.dedup();
            if kinds.len() > 3 {
                all.push(format!("{} combatants", names.len()));
            } else {
                all.extend(by_kind(&names));
            }
        }
        all
    }
}

#[test]
fn the_button_the_marks_and_the_command_agree_in_every_ruleset() {
    let seed = seed::of("the aim");
    for (number, ruleset) in Ruleset::ALL.into_iter().enumerate() {
        let number = u64::try_from(number).expect("there are few");
        let mut walk = Walk::new(ruleset, seed.wrapping_mul(31).wrapping_add(number));
        for _ in 0..STEPS {
            walk.step();
            walk.check();
        }
        let counts = &walk.counts;
        println!("{ruleset:?}: {counts:?}");
        let mut all = vec![
            counts.applied,
            counts.refused,
            counts.foretold,
            counts.faults,
            counts.nobody,
            counts.typed,
            counts.several,
            counts.undone,
        ];
        // Tales of War has no turns of one combatant, and nobody falls at 0 hit points.
        if ruleset != Ruleset::TalesOfWar {
            all.extend([
                counts.turns,
                counts.fallen,
                counts.left_out,
                counts.untracked,
            ]);
        }
        assert!(
            all.iter().all(|&count| count > 10),
            "{ruleset:?}: {counts:?}"
        );
    }
}

#[test]
fn a_turn_ends_the_aim_and_a_removal_its_target() {
    let mut walk = Walk::new(Ruleset::Dnd5e, 7);
    let view = walk.session.view();
    let [first, second] = [view.combatants[0].id, view.combatants[1].id];
    walk.aim.ask(false, None);
    walk.aim.choose(first);
    walk.aim.choose(second);
    walk.change(|walk| walk.send(&Command::RemoveCombatant { who: second }));
    let there = |view: &EncounterView| view.combatant(second).is_some();
    assert!(!there(&walk.session.view()));
    walk.aim.ask(false, None);
    let is_second = walk.aim.who().contains(&second);
    assert!(!is_second);
    let turns = walk.counts.turns;
    while walk.counts.turns == turns {
        let next = available(walk.session.encounter()).swap_remove(0);
        assert!(walk.change(|walk| walk.send(&next)));
    }
    assert_eq!((walk.aim.targets(), walk.aim.drawer()), (&[][..], None));
}
