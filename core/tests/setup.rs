//! The setup by itself decides, offers and shows as the whole engine does.

use asalto_core::effect::Duration;
use asalto_core::mount::MountControl;
use asalto_core::{
    Change, Combatant, CombatantId, Command, Condition, Rules, Ruleset, SeededDice, Session, Side,
    Timestamp, available, is_setup, openings,
};

fn candidates(ruleset: Ruleset) -> Vec<Command> {
    let who = CombatantId(1);
    let other = CombatantId(2);
    let profile = || Box::new(Combatant::new("Devis", Side::PARTY));
    let mut commands = vec![
        Command::AdoptRules(Box::new(Rules::from(ruleset))),
        Command::AddCombatant(profile()),
        Command::EditCombatant {
            who,
            profile: profile(),
        },
        Command::RemoveCombatant { who },
        Command::RemoveCombatant {
            who: CombatantId(99),
        },
        Command::SetAwareness {
            observer: who,
            target: other,
            aware: false,
        },
        Command::SetAwareness {
            observer: who,
            target: who,
            aware: true,
        },
        Command::SetSideAwareness {
            observer: Side::FOES,
            target: Side::PARTY,
            aware: false,
        },
        Command::SetAwarenessOfAll {
            observer: other,
            aware: false,
        },
        Command::Hide { who: vec![who] },
        Command::EnterStealth { who, total: 12 },
        Command::CompareStealth,
        Command::Detect {
            observer: who,
            target: other,
            modifier: 3,
            distance: 20,
            difficulty: 15,
            face: None,
        },
        Command::Start,
        Command::PrepareRound,
        Command::EndTurn,
        Command::End,
    ];
    let ruled = commands.iter().cloned().map(Box::new).map(Command::Rule);
    let ruled: Vec<_> = ruled.collect();
    commands.extend(ruled);
    commands
}

fn session(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    for (name, side) in [("Lidda", Side::PARTY), ("Gargoyle", Side::FOES)] {
        let add = Command::AddCombatant(Box::new(Combatant::new(name, side)));
        session
            .dispatch(&add, Timestamp(0), &mut SeededDice::new(7))
            .expect("anybody may join");
    }
    session
}

#[test]
fn the_opening_decides_as_the_whole_does() {
    let mut decided = 0;
    for ruleset in Ruleset::ALL {
        for hidden in [false, true] {
            let mut before = session(ruleset);
            if hidden {
                let hide = Command::Hide {
                    who: vec![CombatantId(1)],
                };
                before
                    .dispatch(&hide, Timestamp(0), &mut SeededDice::new(3))
                    .expect("before the fight anybody may hide");
            }
            for command in candidates(ruleset) {
                if !is_setup(before.encounter(), &command) {
                    continue;
                }
                decided += 1;
                let [mut alone, mut whole] = [before.clone(), before.clone()];
                let dice = || SeededDice::new(11);
                let by_setup = alone.dispatch_setup(&command, Timestamp(1), &mut dice());
                let by_whole = whole.dispatch(&command, Timestamp(1), &mut dice());
                assert_eq!(by_setup, by_whole, "{command:?}");
                assert_eq!(alone, whole, "{command:?}");
                assert_eq!(alone.setup_view(), whole.plain_view(), "{command:?}");
                assert_eq!(alone.setup_text(), whole.to_text().ok(), "{command:?}");
                let change = whole.change_text(Change::Entry);
                assert_eq!(alone.setup_change_text(Change::Entry), change);
            }
            let offered = openings(before.encounter());
            let whole = available(before.encounter());
            assert_eq!(offered.first(), whole.first());
            assert!(offered.iter().all(|command| whole.contains(command)));
        }
    }
    assert!(decided > 100, "only {decided} were compared");
}

#[test]
fn the_opening_parts_riders_and_effects_as_the_whole_does() {
    let [rider, mount] = [CombatantId(1), CombatantId(2)];
    let mut before = session(Ruleset::Dnd35);
    let control = MountControl::Animal;
    let commands = [
        Command::Mount {
            who: mount,
            rider,
            control,
        },
        Command::AddEffect {
            who: mount,
            condition: Condition::Custom("Blessed".to_owned()),
            duration: Duration::TurnStart(rider),
            source: None,
        },
    ];
    for command in commands {
        before
            .dispatch(&command, Timestamp(0), &mut SeededDice::new(1))
            .expect("it is legal before the fight");
    }
    assert_eq!(before.setup_text(), None, "it had more than a setup");
    let [mut alone, mut whole] = [before.clone(), before];
    let remove = Command::RemoveCombatant { who: rider };
    let by_setup = alone.dispatch_setup(&remove, Timestamp(1), &mut SeededDice::new(1));
    assert_eq!(by_setup.map(<[_]>::len), Ok(3));
    assert!(
        whole
            .dispatch(&remove, Timestamp(1), &mut SeededDice::new(1))
            .is_ok()
    );
    assert_eq!(alone, whole);
    assert_eq!(alone.setup_change_text(Change::Entry), None);
}

#[test]
fn the_opening_leaves_the_fight_to_the_whole() {
    let mut session = session(Ruleset::Dnd35);
    let start = Command::Start;
    assert!(!is_setup(session.encounter(), &start));
    let alone = session.dispatch_setup(&start, Timestamp(0), &mut SeededDice::new(1));
    assert!(alone.is_err());
    session
        .dispatch(&start, Timestamp(0), &mut SeededDice::new(1))
        .expect("two are there");
    let remove = Command::RemoveCombatant {
        who: CombatantId(1),
    };
    assert!(!is_setup(session.encounter(), &remove));
    assert!(openings(session.encounter()).is_empty());
}
