//! The saves of targets that a condition fails without a roll.

use asalto_core::rules::Condition;
use asalto_core::{
    Combatant, CombatantId, Command, NoDice, Ruleset, SaveKind, Session, Side, Timestamp,
};
use asalto_web::input::aim::{Aim, Portion};

#[test]
fn a_paralyzed_target_fails_its_dexterity_save() {
    let mut session = Session::new(Ruleset::Dnd5e2024);
    let mut send = |command: Command| {
        let sent = session.dispatch(&command, Timestamp(0), &mut NoDice);
        sent.expect("it is accepted");
    };
    for name in ["Ogre", "Goblin"] {
        send(Command::AddCombatant(Box::new(Combatant {
            hit_points: Some(30),
            ..Combatant::new(name, Side::FOES)
        })));
    }
    let [ogre, goblin] = [CombatantId(1), CombatantId(2)];
    let condition = Condition::Paralyzed;
    send(Command::AddCondition {
        who: ogre,
        condition: condition.clone(),
    });
    let mut aim = Aim::default();
    aim.ask(false, None);
    aim.choose(ogre);
    aim.choose(goblin);
    aim.saves = true;
    aim.save.difficulty = "12".to_owned();
    aim.save.kind = Some(SaveKind::Dexterity);
    aim.track(session.encounter());
    assert_eq!(aim.failing(ogre), Some(&condition));
    assert!(aim.fails(ogre) && !aim.fails(goblin));
    // Its save is not open, and a total of the dice changes nothing.
    assert_eq!(aim.unsaved(), [goblin]);
    aim.save.set_total(ogre, Some(20));
    aim.track(session.encounter());
    assert_eq!(aim.portions()[0], (ogre, Portion::Full));
    // The game master has it roll.
    aim.save.set_rolls(ogre, true);
    aim.track(session.encounter());
    assert!(!aim.fails(ogre));
    assert_eq!(aim.portions()[0], (ogre, Portion::Half));
    // Another kind of save does not fail.
    aim.save.set_rolls(ogre, false);
    aim.save.kind = Some(SaveKind::Wisdom);
    aim.track(session.encounter());
    assert_eq!(aim.failing(ogre), None);
}
