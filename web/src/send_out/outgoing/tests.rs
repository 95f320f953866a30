//! An encounter that is written and read again is the same.

use asalto_core::newcomer::Newcomer;
use asalto_core::players::ScreenShown;
use asalto_core::share::DamageKind;
use asalto_core::{Command, Condition, DamageType, Ruleset, SeededDice, Timestamp};
use asalto_import::read;
use asalto_import::write::{
    ReportWords, Separator, TableLanguage, csv, encounter_block, improved_initiative, markdown,
    players_view,
};

use super::*;

/// Names with the marks of Markdown, YAML, tables and formulas.
const NAMES: [&str; 16] = [
    "Goblin",
    "Lidda",
    "=1+1",
    "+x",
    "-Dog",
    "@SUM(A1)",
    "a|b",
    "*Bold*",
    "`code`",
    "\"q\"",
    "'quoted'",
    "a, b; c",
    "# 1",
    "- x",
    "Ünï 👹",
    "12:30",
];

/// Numbers that follow from a seed.
struct Numbers(u64);

impl Numbers {
    /// Returns a number below a bound.
    fn below(&mut self, bound: u16) -> u16 {
        let mixed = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = mixed.wrapping_add(1_442_695_040_888_963_407);
        let upper = u16::try_from(self.0 >> 48).expect("16 bits are left");
        upper % bound
    }
}

/// Makes an encounter of 1 to 8 kinds with random numbers, some of them unknown.
fn encounter(seed: u64, ruleset: Ruleset) -> Session {
    let mut numbers = Numbers(seed);
    let mut session = Session::new(ruleset);
    // A block of players alone is an encounter without creatures.
    let mut made = vec![Newcomer::from(Profile::new("Rat", CoreSide::FOES))];
    let first = numbers.below(16);
    for at in 0..=numbers.below(8) {
        let name = NAMES[usize::from(first + at) % NAMES.len()];
        let sides = [CoreSide::PARTY, CoreSide::FOES, CoreSide(2)];
        let mut profile = Profile::new(name, sides[usize::from(numbers.below(3))]);
        let mut some = |most: u16| {
            (numbers.below(4) > 0).then(|| i16::try_from(numbers.below(most)).expect("it is small"))
        };
        profile.hit_points = some(99).map(|points| i32::from(points) + 1);
        profile.armor_class = some(30).map(|class| class + 1);
        profile.initiative = some(15).map(|modifier| modifier - 4);
        profile.secret = some(3) == Some(0);
        for of in DamageType::FIFTH_EDITION {
            match some(12) {
                Some(0) => profile.defenses.immunities.insert(of),
                Some(1) => profile.defenses.resistances.insert(of),
                Some(2) => profile.defenses.vulnerabilities.insert(of),
                _ => {}
            }
        }
        if some(2) == Some(1) {
            profile.controller = Controller::Player;
        }
        let count = if profile.side == CoreSide::FOES {
            numbers.below(3) + 1
        } else {
            1
        };
        for copy in 1..=count {
            let mut one = profile.clone();
            if count > 1 {
                one.name = format!("{name} {copy}");
            }
            made.push(Newcomer::from(one));
        }
    }
    play(&mut session, &Command::AddCombatants(made));
    session
}

fn play(session: &mut Session, command: &Command) {
    let entry = session.dispatch(command, Timestamp(0), &mut SeededDice::new(7));
    assert!(entry.is_ok(), "{command:?} {entry:?}");
}

fn again(text: &str) -> Imported {
    let read = read("written", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.left_out, [], "{text}");
    read
}

/// The facts of a combatant that a format holds.
type Facts = (
    String,
    Count,
    Option<i32>,
    Option<i32>,
    Option<i32>,
    Option<Side>,
);

fn facts(one: &Combatant, side: impl Fn(Option<Side>) -> Option<Side>) -> Facts {
    let (name, count) = (one.name.clone(), one.count.clone());
    (
        name,
        count,
        one.hp_max,
        one.ac,
        one.init_mod,
        side(one.side),
    )
}

fn all(sent: &Imported, side: impl Fn(Option<Side>) -> Option<Side> + Copy) -> Vec<Facts> {
    sent.combatants.iter().map(|one| facts(one, side)).collect()
}

#[test]
fn a_random_encounter_reads_back_the_same_from_each_format() {
    for seed in 0..200 {
        let session = encounter(seed, Ruleset::Dnd5e);
        let sent = outgoing(&session, Lang::En, "The mill: \"ford\" | `x`");
        assert!(!sent.combatants.is_empty());

        let players = |side: Option<Side>| side.filter(|side| *side == Side::Players);
        let read = again(&improved_initiative(&sent));
        assert_eq!(all(&read, players), all(&sent, players));
        assert_eq!(read.encounters, sent.encounters);
        let defended = |all: &Imported| {
            let defenses = all.combatants.iter().map(|one| one.defenses.clone());
            defenses.collect::<Vec<_>>()
        };
        assert_eq!(defended(&read), defended(&sent));
        let hidden = |all: &Imported| {
            all.combatants
                .iter()
                .map(|one| one.hidden == Some(true))
                .collect::<Vec<_>>()
        };
        assert_eq!(hidden(&read), hidden(&sent));

        let separators = [Separator::Comma, Separator::Semicolon];
        let tables = TableLanguage::ALL
            .map(|language| separators.map(|separator| csv(&sent, separator, language)));
        for table in tables.as_flattened() {
            let read = again(table);
            assert_eq!(all(&read, |side| side), all(&sent, |side| side));
            assert_eq!(hidden(&read), hidden(&sent));
        }

        // A block has the names alone of players, and they come first.
        let planned = plan(sent.clone());
        let read = again(&encounter_block(&planned));
        let allies = |side: Option<Side>| side.filter(|side| *side == Side::Allies);
        let creatures = |sent: &Imported| {
            let is_creature = |one: &&Combatant| one.side != Some(Side::Players);
            let creatures = sent.combatants.iter().filter(is_creature);
            creatures.map(|one| facts(one, allies)).collect::<Vec<_>>()
        };
        assert_eq!(creatures(&read), creatures(&planned));
        let names = |sent: &Imported| {
            let is_player = |one: &&Combatant| one.side == Some(Side::Players);
            let all = sent.combatants.iter().chain(&sent.players);
            all.filter(is_player)
                .map(|one| one.name.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&read), names(&planned));

        let read = again(&markdown(&sent, &ReportWords::default()));
        assert_eq!(creatures(&read), creatures(&sent));
    }
}

#[test]
fn equal_creatures_are_one_row_of_a_plan() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut made = Vec::new();
    for (name, points) in [
        ("Goblin 1", 7),
        ("Goblin 2", 7),
        ("Goblin 3", 7),
        ("Orc 1", 15),
        ("Orc 2", 16),
        ("Wolf 2", 11),
    ] {
        let mut one = Profile::new(name, CoreSide::FOES);
        one.hit_points = Some(points);
        made.push(Newcomer::from(one));
    }
    play(&mut session, &Command::AddCombatants(made));
    let rows = plan(outgoing(&session, Lang::En, "")).combatants;
    let rows: Vec<_> = rows
        .iter()
        .map(|one| (&*one.name, one.count.clone()))
        .collect();
    let one = Count::Fixed(1);
    assert_eq!(
        rows,
        [
            ("Goblin", Count::Fixed(3)),
            ("Orc 1", one.clone()),
            ("Orc 2", one.clone()),
            ("Wolf 2", one)
        ]
    );
}

/// A combat in round 1 in which the ogre acts, wounded and paralyzed for two rounds.
fn fight() -> Session {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut lidda = Profile::new("Lidda", CoreSide::PARTY);
    lidda.controller = Controller::Player;
    let mut ogre = Profile::new("Ogre", CoreSide::FOES);
    ogre.hit_points = Some(59);
    ogre.armor_class = Some(11);
    let mut spy = Profile::new("Vashka the spy", CoreSide::FOES);
    spy.secret = true;
    let mut masked = Profile::new("Baron Strohm", CoreSide::FOES);
    masked.disguise = Some("Old beggar".to_owned());
    masked.hit_points = Some(137);
    let made = [lidda, ogre, spy, masked].map(Newcomer::from);
    play(&mut session, &Command::AddCombatants(made.to_vec()));
    play(&mut session, &Command::Start);
    let all: Vec<_> = session.view().combatants.iter().map(|one| one.id).collect();
    for (who, total) in all.iter().zip([9, 21, 5, 3]) {
        play(&mut session, &Command::EnterInitiative { who: *who, total });
    }
    play(
        &mut session,
        &Command::Damage {
            who: vec![all[1]],
            amount: 17,
            critical: false,
            kind: DamageKind::Lethal,
            damage_type: None,
        },
    );
    for condition in [Condition::Paralyzed, Condition::Custom("Hexed".to_owned())] {
        play(
            &mut session,
            &Command::AddCondition {
                who: all[1],
                condition,
            },
        );
    }
    session
}

#[test]
fn a_running_fight_keeps_its_round_its_turn_and_its_conditions_in_each_language() {
    for lang in Lang::ALL {
        let sent = outgoing(&fight(), lang, "The mill");
        let read = again(&improved_initiative(&sent));
        let fight = Some(Fight {
            round: 1,
            started: true,
        });
        assert_eq!(read.encounters[0].fight, fight);
        let ogre = read
            .combatants
            .iter()
            .find(|one| one.name == "Ogre")
            .expect("it is there");
        assert_eq!(
            (ogre.hp, ogre.hp_max, ogre.initiative, ogre.active),
            (Some(42), Some(59), Some(21.0), Some(true))
        );
        let joined = ogre.newcomer(CoreSide::FOES);
        let hexed = Condition::Custom("Hexed".to_owned());
        assert_eq!(joined.conditions, [Condition::Paralyzed, hexed]);
    }
}

#[test]
fn named_conditions_and_exhaustion_are_read_in_each_language() {
    for lang in Lang::ALL {
        for condition in Condition::NAMED {
            let one = Combatant {
                conditions: vec![
                    text::condition(lang, &condition),
                    lang.text_with(Dnd2024Text::ExhaustionLevel, &["2"]),
                ],
                ..Combatant::default()
            };
            let joined = one.newcomer(CoreSide::FOES);
            assert_eq!(
                (joined.conditions, joined.exhaustion),
                (vec![condition], 2),
                "{lang:?}"
            );
        }
    }
}

#[test]
fn the_players_view_has_nothing_that_is_hidden() {
    let session = fight();
    let screen = session
        .player_screen(&ScreenShown::default())
        .expect("the fight has a screen");
    let json = players_view(&screen);
    for shown in ["Lidda", "Ogre", "Old beggar"] {
        assert!(json.contains(shown), "{shown}\n{json}");
    }
    for hidden in ["Vashka", "Strohm", "137", "59", "42", "\"armor", "modifier"] {
        assert!(!json.contains(hidden), "{hidden}\n{json}");
    }
    let ogre = session.view().combatants[0].id;
    let without = ScreenShown {
        hidden: vec![ogre],
        ..ScreenShown::default()
    };
    let json = players_view(
        &session
            .player_screen(&without)
            .expect("the fight has a screen"),
    );
    assert!(!json.contains("Ogre"), "{json}");
}

#[test]
fn what_is_hidden_from_players_is_left_out() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut worg = Profile::new("Worg", CoreSide::FOES);
    worg.disguise = Some("Hooded figure".to_owned());
    let mut spy = Profile::new("Spy", CoreSide::FOES);
    spy.secret = true;
    assert!(!hides(&session.view()));
    let all = [Profile::new("Lidda", CoreSide::PARTY), spy, worg];
    let add = Command::AddCombatants(all.map(Newcomer::from).into());
    let done = session.dispatch(&add, Timestamp(0), &mut SeededDice::new(1));
    assert!(done.is_ok(), "{done:?}");
    let names = |sent: &Imported| {
        let all = sent.combatants.iter();
        all.map(|one| one.name.clone()).collect::<Vec<_>>()
    };
    let whole = outgoing(&session, Lang::En, "");
    assert_eq!(names(&whole), ["Lidda", "Spy", "Worg"]);
    let told = without_hidden(&session, whole);
    assert_eq!(names(&told), ["Lidda", "Hooded figure"]);
    assert!(hides(&session.view()));
}
