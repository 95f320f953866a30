//! The number of rolls that the start of combat calls for, against the rolls that it asks for.

use asalto_core::combatant::{Controller, Group};
use asalto_core::rules::{InitiativePolicy, SharingPolicy};
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, NoDice, Ruleset, Session, Side, Timestamp,
};

/// Returns a setup of Lidda, three goblins of a group and an ogre.
fn five(ruleset: Ruleset) -> Session {
    let mut session = Session::new(ruleset);
    let mut lidda = Combatant::new("Lidda", Side::PARTY);
    lidda.controller = Controller::Player;
    add(&mut session, lidda);
    for name in ["Goblin 1", "Goblin 2", "Goblin 3"] {
        let mut goblin = Combatant::new(name, Side::FOES);
        goblin.group = Some(Group(1));
        add(&mut session, goblin);
    }
    add(&mut session, Combatant::new("Ogre", Side::FOES));
    session
}

fn add(session: &mut Session, one: Combatant) {
    send(session, &Command::AddCombatant(Box::new(one)));
}

fn send(session: &mut Session, command: &Command) {
    let sent = session.dispatch(command, Timestamp(0), &mut NoDice);
    sent.unwrap_or_else(|error| panic!("{command:?}: {error:?}"));
}

/// Starts combat and enters totals one after the other; returns how many it took.
fn entered(mut session: Session) -> usize {
    send(&mut session, &Command::Start);
    let mut count = 0;
    while let Awaiting::Rolls(who) = session.view().awaiting {
        let total = 20 - i32::try_from(count).expect("there are few");
        let first: CombatantId = who[0];
        send(
            &mut session,
            &Command::EnterInitiative { who: first, total },
        );
        count += 1;
    }
    count
}

#[test]
fn a_group_counts_once_and_so_does_a_side() {
    for (ruleset, rolls) in [
        (Ruleset::Dnd5e, 3),
        (Ruleset::Dnd5e2024, 3),
        (Ruleset::Dnd35, 3),
    ] {
        let session = five(ruleset);
        assert_eq!(session.rolls_at_start(), Some(rolls), "{ruleset:?}");
        assert_eq!(entered(session), rolls, "{ruleset:?}");
    }
    let mut session = five(Ruleset::Dnd5e);
    let mut rules = session.encounter().rules().clone();
    rules.order.sharing = SharingPolicy::Sides;
    send(&mut session, &Command::AdoptRules(Box::new(rules)));
    assert_eq!(session.rolls_at_start(), Some(2));
    assert_eq!(entered(session), 2);
}

#[test]
fn a_score_is_no_roll_and_nobody_rolls_in_an_empty_encounter() {
    let mut session = five(Ruleset::Dnd5e);
    let mut rules = session.encounter().rules().clone();
    rules.initiative = InitiativePolicy::Passive;
    send(&mut session, &Command::AdoptRules(Box::new(rules)));
    assert_eq!(session.rolls_at_start(), Some(0));
    assert_eq!(Session::new(Ruleset::Dnd5e).rolls_at_start(), None);
    let started = {
        let mut session = five(Ruleset::Dnd5e);
        send(&mut session, &Command::Start);
        session
    };
    assert_eq!(started.rolls_at_start(), None);
}
