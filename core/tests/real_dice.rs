//! With real dice, every result can be typed, and no command needs a rolled face.

use asalto_core::combatant::Controller;
use asalto_core::rules::TieBreaker;
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, NoDice, Reason, Ruleset, Session, Side, Timestamp,
    available,
};

/// Two fully tied creatures of the game master, with typed totals.
fn tied(ruleset: Ruleset) -> Session {
    tied_with(ruleset, Controller::GameMaster)
}

/// Two fully tied combatants, with typed totals, of which somebody controls the first.
fn tied_with(ruleset: Ruleset, controller: Controller) -> Session {
    let mut session = Session::new(ruleset);
    let mut done = |command| {
        let played = session.dispatch(&command, Timestamp(0), &mut NoDice);
        assert!(played.is_ok(), "{ruleset:?} {command:?}: {played:?}");
    };
    let all = [
        ("Lidda", Side::PARTY, controller),
        ("Orc", Side::FOES, Controller::GameMaster),
    ];
    for (name, side, controller) in all {
        let mut profile = Combatant::new(name, side);
        profile.controller = controller;
        profile.initiative = Some(2);
        done(Command::AddCombatant(Box::new(profile)));
    }
    done(Command::Start);
    for who in [CombatantId(1), CombatantId(2)] {
        done(Command::EnterInitiative { who, total: 12 });
    }
    session
}

#[test]
fn a_random_tie_break_is_typed_if_there_are_no_dice() {
    let mut session = tied(Ruleset::Dnd35);
    let Awaiting::TieBreak(tie) = session.encounter().awaiting() else {
        panic!("nobody is asked for the lot");
    };
    assert_eq!(tie.by, TieBreaker::Lots);
    let order = vec![CombatantId(2), CombatantId(1)];
    let told = Command::BreakTie { order };
    session
        .dispatch(&told, Timestamp(0), &mut NoDice)
        .expect("the lot was drawn at the table");
    assert_eq!(session.encounter().turn_of(), Some(CombatantId(2)));
    let view = asalto_core::EncounterView::of(session.encounter());
    let place = view.combatants[0].place.as_ref();
    assert!(matches!(place, Some(Reason::Lots { .. })), "{place:?}");
}

#[test]
fn the_app_may_draw_the_lot_after_all() {
    let mut session = tied(Ruleset::Dnd35);
    assert!(available(session.encounter()).contains(&Command::RollOffTie));
    let mut dice = asalto_core::ScriptedDice::new([2]);
    session
        .dispatch(&Command::RollOffTie, Timestamp(0), &mut dice)
        .expect("a coin was tossed");
    assert_eq!(session.encounter().turn_of(), Some(CombatantId(2)));
}

#[test]
fn the_fifth_edition_asks_about_characters_and_not_about_creatures() {
    let session = tied(Ruleset::Dnd5e);
    assert_eq!(session.encounter().turn_of(), Some(CombatantId(1)));
    let session = tied_with(Ruleset::Dnd5e, Controller::Player);
    let awaiting = session.encounter().awaiting();
    assert!(matches!(
        awaiting,
        Awaiting::TieBreak(tie) if tie.by == TieBreaker::GameMasterForAll
    ));
}
