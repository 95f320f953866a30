//! The players' screen: the facts at each level, and no other in its bytes.

use asalto_core::command::TableCommand;
use asalto_core::notation;
use asalto_core::players::{
    Health, HealthHint, HealthShown, PlayerScreen, ScreenRow, ScreenShown, ScreenStage,
    ScreenWaiting, SideShown,
};
use asalto_core::rules::{DeathSaveInput, DeathSaveResult, TableChoice};
use asalto_core::view::RoundTurn;
use asalto_core::{Combatant, CombatantId, Command, Condition, Rules, Ruleset, Session, Side};

use crate::duel::{LIDDA, OGRE, play};
use crate::other_secrets::SECRET;

/// Returns the screen with the health of hidden combatants at this level, and its bytes.
pub fn screen_of(session: &Session, health: HealthShown) -> (PlayerScreen, String) {
    let conditions = health != HealthShown::Hidden;
    let others = SideShown { health, conditions };
    let shows = ScreenShown {
        others,
        ..ScreenShown::default()
    };
    let screen = session.player_screen(&shows).expect("it folds");
    let bytes = notation::write(&screen).expect("plain data");
    assert_eq!(notation::read::<PlayerScreen>(&bytes).as_ref(), Ok(&screen));
    (screen, bytes)
}

pub fn somebody(name: &str, side: Side, hit_points: i32) -> Command {
    let mut one = Combatant::new(name, side);
    one.hit_points = Some(hit_points);
    Command::AddCombatant(Box::new(one))
}

pub fn totals(totals: &[(u32, i32)]) -> Vec<Command> {
    let enter = |&(who, total): &(u32, i32)| Command::EnterInitiative {
        who: CombatantId(who),
        total,
    };
    totals.iter().map(enter).collect()
}

/// A fight of Lidda, who acts first, and an ogre.
fn duel(hit_points: i32) -> Session {
    let mut session = Session::new(Ruleset::Dnd35);
    play(
        &mut session,
        &[
            somebody("Lidda", Side::PARTY, 16),
            somebody("Ogre", Side::FOES, hit_points),
            Command::Start,
        ],
    );
    play(&mut session, &totals(&[(1, 15), (2, 10)]));
    session
}

fn row(session: &Session, who: CombatantId, health: HealthShown) -> ScreenRow {
    let (screen, _) = screen_of(session, health);
    let mut rows = screen.rows.into_iter();
    rows.find(|row| row.id == who).expect("it has a row")
}

fn hint(session: &Session, who: CombatantId) -> Option<HealthHint> {
    row(session, who, HealthShown::Hinted)
        .health
        .map(|health| health.hint)
}

#[test]
fn health_is_a_word_a_number_or_nothing() {
    let mut session = duel(40);
    assert_eq!(hint(&session, OGRE), Some(HealthHint::Unhurt));
    for (amount, is) in [
        (1, HealthHint::Wounded),
        (28, HealthHint::Wounded),
        (1, HealthHint::NearlyDown),
        (9, HealthHint::NearlyDown),
        (1, HealthHint::NearlyDown),
        (1, HealthHint::Down),
        (20, HealthHint::Down),
    ] {
        play(&mut session, &[Command::damage(vec![OGRE], amount)]);
        assert_eq!(hint(&session, OGRE), Some(is));
        let hinted = row(&session, OGRE, HealthShown::Hinted).health;
        assert_eq!(hinted.and_then(|health| health.points), None);
        assert_eq!(row(&session, OGRE, HealthShown::Hidden).health, None);
    }
    let shown = row(&session, OGRE, HealthShown::Shown).health;
    let points = shown.and_then(|health| health.points).expect("in numbers");
    assert_eq!((points.now, points.maximum), (-21, 40));
    let own = row(&session, LIDDA, HealthShown::Hidden).health;
    assert!(matches!(
        own,
        Some(Health {
            hint: HealthHint::Unhurt,
            points: Some(_)
        })
    ));
}

#[test]
fn other_hit_points_with_the_same_word_change_no_byte() {
    let mut told = Vec::new();
    for (hit_points, amount) in [(29, 9), (400, 250)] {
        let mut session = duel(hit_points);
        play(&mut session, &[Command::damage(vec![OGRE], amount)]);
        told.push(screen_of(&session, HealthShown::Hinted).1);
        assert_ne!(
            told.last(),
            Some(&screen_of(&session, HealthShown::Shown).1)
        );
    }
    assert_eq!(told.first(), told.last());
}

#[test]
fn conditions_and_waits_are_shown_without_their_secrets() {
    let mut session = duel(40);
    let custom = Condition::Custom(SECRET.to_owned());
    let add = |condition| Command::AddCondition {
        who: OGRE,
        condition,
    };
    play(&mut session, &[add(Condition::Prone), add(custom.clone())]);
    let shown = row(&session, OGRE, HealthShown::Hinted);
    assert_eq!(shown.conditions, [(Condition::Prone, 1), (custom, 1)]);
    assert_eq!(row(&session, OGRE, HealthShown::Hidden).conditions, []);
    assert!(!screen_of(&session, HealthShown::Hidden).1.contains(SECRET));
    play(&mut session, &[Command::Delay { until: None }]);
    let lidda = row(&session, LIDDA, HealthShown::Hinted);
    assert_eq!(lidda.waiting, Some(ScreenWaiting::Delays));
}

#[test]
fn before_the_combat_only_the_party_is_there() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let all = [
        somebody("Lidda", Side::PARTY, 16),
        somebody(SECRET, Side::FOES, 40),
    ];
    play(&mut session, &all);
    let (screen, bytes) = screen_of(&session, HealthShown::Shown);
    assert_eq!(screen.stage, ScreenStage::Setup);
    assert_eq!(screen.rows.len(), 1);
    assert!(!bytes.contains(SECRET), "{bytes}");
}

/// A fight of Lidda and Jozan, who are unaware of so many that lurk and act between them.
fn ambush(unseen: u32) -> Session {
    let mut session = Session::new(Ruleset::Dnd5e);
    let unaware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    let mut all = vec![somebody("Lidda", Side::PARTY, 16)];
    all.extend((0..unseen).map(|_| somebody(SECRET, Side::FOES, 40)));
    all.extend([somebody("Jozan", Side::PARTY, 20), unaware, Command::Start]);
    play(&mut session, &all);
    let lurk = (2..unseen + 2).map(|who| (who, 10));
    let all: Vec<_> = [(1, 15), (unseen + 2, 5)].into_iter().chain(lurk).collect();
    for total in all {
        // The lurkers may be equal, which the game master would decide.
        let (who, result) = total;
        let result = result - i32::try_from(who).expect("it is small") % 5;
        play(&mut session, &totals(&[(who, result)]));
    }
    session
}

#[test]
fn an_ambusher_is_unseen_until_its_first_turn() {
    let mut told = Vec::new();
    for unseen in 1..4 {
        let session = ambush(unseen);
        let (screen, bytes) = screen_of(&session, HealthShown::Shown);
        assert!(!bytes.contains(SECRET), "{bytes}");
        assert_eq!(screen.next.map(|one| one.name).as_deref(), Some("Jozan"));
        told.push(bytes);
    }
    told.dedup();
    assert_eq!(told.len(), 1, "nobody can tell how many lurk");
    let mut session = ambush(1);
    play(&mut session, &[Command::EndTurn]);
    let (screen, _) = screen_of(&session, HealthShown::Hinted);
    assert_eq!(screen.current.map(|one| one.name).as_deref(), Some(SECRET));
    assert_eq!(screen.rows.len(), 3);
}

#[test]
fn the_game_master_keeps_one_off_the_screen() {
    let mut session = duel(40);
    play(&mut session, &[Command::EndTurn]);
    let shows = ScreenShown {
        hidden: vec![OGRE],
        ..ScreenShown::default()
    };
    let screen = session.player_screen(&shows).expect("it folds");
    let bytes = notation::write(&screen).expect("plain data");
    assert!(!bytes.contains("Ogre"), "{bytes}");
    let current = screen.current.map(|one| one.name);
    assert_eq!((current.as_deref(), screen.rows.len()), (Some("Lidda"), 1));
    assert!(
        screen.rows[0].acts,
        "the mark stays with the last one in sight"
    );
}

#[test]
fn a_group_shows_its_worst_member_that_is_up() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let mut all = vec![somebody("Lidda", Side::PARTY, 16)];
    for number in 1..=3 {
        let mut goblin = Combatant::new(format!("Goblin {number}"), Side::FOES);
        goblin.hit_points = Some(8);
        goblin.group = Some(asalto_core::combatant::Group(1));
        all.push(Command::AddCombatant(Box::new(goblin)));
    }
    all.push(Command::Start);
    all.extend(totals(&[(1, 15), (2, 10)]));
    play(&mut session, &all);
    let goblins = |session: &Session| {
        let row = row(session, OGRE, HealthShown::Hinted);
        (row.name, row.members, row.health.map(|health| health.hint))
    };
    let is = |members, hint| ("Goblin".to_owned(), members, Some(hint));
    assert_eq!(goblins(&session), is(3, HealthHint::Unhurt));
    let hit = |who, amount| Command::damage(vec![CombatantId(who)], amount);
    play(&mut session, &[hit(3, 6)]);
    assert_eq!(goblins(&session), is(3, HealthHint::NearlyDown));
    play(&mut session, &[hit(3, 6), hit(4, 1)]);
    assert_eq!(goblins(&session), is(2, HealthHint::Wounded));
    play(&mut session, &[hit(2, 60), hit(4, 60)]);
    assert_eq!(goblins(&session), is(3, HealthHint::Down));
}

#[test]
fn a_group_of_both_sides_has_a_row_for_each() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let member = |name: &str, side| {
        let mut one = Combatant::new(name, side);
        one.hit_points = Some(8);
        one.group = Some(asalto_core::combatant::Group(1));
        Box::new(one)
    };
    let joins = ["Wolf 1", "Wolf 2"].map(|name| Command::AddCombatant(member(name, Side::FOES)));
    let mut all = joins.to_vec();
    all.push(Command::Start);
    all.extend(totals(&[(1, 15)]));
    // The second is won over.
    all.push(Command::EditCombatant {
        who: CombatantId(2),
        profile: member("Wolf 2", Side::PARTY),
    });
    play(&mut session, &all);
    let (screen, _) = screen_of(&session, HealthShown::Hinted);
    let told = screen.rows.iter().map(|row| {
        let points = row.health.and_then(|health| health.points);
        (row.name.as_str(), row.side, points.map(|points| points.now))
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            ("Wolf 1", Side::FOES, None),
            ("Wolf 2", Side::PARTY, Some(8)),
        ]
    );
}

#[test]
fn the_screen_says_who_is_yet_to_act_where_someone_chooses() {
    let mut session = Session::new(Ruleset::Any);
    let rules = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
    let hand_over = |to| Command::Table(TableCommand::HandOver { to });
    let rat = CombatantId(3);
    play(
        &mut session,
        &[
            Command::AdoptRules(Box::new(rules)),
            somebody("Lidda", Side::PARTY, 16),
            somebody("Ogre", Side::FOES, 30),
            somebody("Rat", Side::FOES, 3),
            Command::Start,
            hand_over(OGRE),
            Command::damage(vec![rat], 3),
            hand_over(LIDDA),
        ],
    );
    let turns = |health| {
        let (screen, _) = screen_of(&session, health);
        let rows = screen.rows.into_iter();
        rows.map(|row| (row.name, row.turn)).collect::<Vec<_>>()
    };
    let stands = |name: &str, turn| (name.to_owned(), Some(turn));
    let acted = stands("Ogre", RoundTurn::Acted);
    let acting = stands("Lidda", RoundTurn::Acting);
    assert_eq!(
        turns(HealthShown::Hinted),
        [
            acted.clone(),
            acting.clone(),
            stands("Rat", RoundTurn::Without)
        ]
    );
    // The reason for having no turn is hidden together with the conditions.
    assert_eq!(
        turns(HealthShown::Hidden),
        [acted, acting, stands("Rat", RoundTurn::ToAct)]
    );
}

#[test]
fn a_death_save_keeps_the_mark_while_someone_unseen_acts() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let all = [
        somebody("Lidda", Side::PARTY, 10),
        somebody(SECRET, Side::FOES, 40),
        somebody("Jozan", Side::PARTY, 20),
        Command::Start,
    ];
    play(&mut session, &all);
    play(&mut session, &totals(&[(1, 20), (2, 15), (3, 10)]));
    play(&mut session, &[Command::EndTurn, Command::EndTurn]);
    let wound = Command::Damage {
        who: vec![CombatantId(1)],
        amount: 10,
        critical: false,
        kind: asalto_core::share::DamageKind::default(),
        damage_type: None,
    };
    play(&mut session, &[wound, Command::EndTurn]);
    let shows = ScreenShown {
        hidden: vec![CombatantId(2)],
        ..ScreenShown::default()
    };
    let marked = |session: &Session| {
        let screen = session.player_screen(&shows).expect("it folds");
        (screen.current.map(|one| one.name), screen.dying)
    };
    let lidda = (Some("Lidda".to_owned()), true);
    assert_eq!(marked(&session), lidda);
    let save = Command::MakeDeathSave {
        who: CombatantId(1),
        how: DeathSaveInput::Stated {
            result: DeathSaveResult::Failure,
        },
    };
    play(&mut session, &[save]);
    assert_eq!(session.encounter().turn_of(), Some(CombatantId(2)));
    assert_eq!(marked(&session), lidda);
    play(&mut session, &[Command::EndTurn]);
    assert_eq!(marked(&session), (Some("Jozan".to_owned()), false));
}
