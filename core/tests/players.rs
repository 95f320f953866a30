//! The facts of an encounter that players may see.

use asalto_core::actor::Cost;
use asalto_core::casting::{CastingTime, CheckInput, MagicSource, Spell, SpellCheckKind};
use asalto_core::command::PriorityCommand;
use asalto_core::effect::{Duration, NewEffect, TurnEffect, TurnEffectKind, TurnMoment};
use asalto_core::priority::{Trigger, TriggerMoment, TriggerRepeat};
use asalto_core::{
    ActionKind, Combatant, Command, Condition, Event, NoDice, Reason, Ruleset, Session, Side,
    Timestamp,
};

use crate::duel::{LIDDA, OGRE, play};

fn somebody(name: &str, side: Side, hit_points: i32) -> Command {
    let mut one = Combatant::new(name, side);
    one.hit_points = Some(hit_points);
    one.armor_class = Some(16);
    one.dexterity = Some(18);
    Command::AddCombatant(Box::new(one))
}

fn fight() -> Session {
    let mut session = Session::new(Ruleset::Dnd35);
    let all = [
        somebody("Lidda", Side::PARTY, 16),
        somebody("Ogre", Side::FOES, 29),
    ];
    play(&mut session, &all);
    let roll = Command::RollInitiative { who: Vec::new() };
    play(&mut session, &[Command::Start, roll]);
    session
}

#[test]
fn players_never_get_the_numbers_of_enemies() {
    let mut session = fight();
    let amount = 7;
    play(&mut session, &[Command::damage(vec![LIDDA, OGRE], amount)]);
    let shown = session.for_players().expect("a fight");
    let view = shown.view();
    let ogre = view.combatant(OGRE).expect("it is in the order");
    assert_eq!(
        (
            ogre.vitality,
            ogre.armor_class.clone(),
            ogre.profile.dexterity
        ),
        (None, None, None)
    );
    assert_eq!(
        ogre.count,
        session.view().combatant(OGRE).and_then(|one| one.count)
    );
    let lidda = view.combatant(LIDDA).expect("she is in the order");
    assert_eq!(
        lidda.vitality,
        session.view().combatant(LIDDA).and_then(|one| one.vitality)
    );
    for event in shown.entries().iter().flat_map(|entry| &entry.events) {
        assert!(
            !matches!(
                event,
                Event::HitPointsChanged { who: OGRE, .. }
                    | Event::InitiativeRolled { who: OGRE, .. }
            ),
            "{event:?}"
        );
    }
}

#[test]
fn players_see_who_falls_and_who_gets_up() {
    let mut session = fight();
    let lies = |session: &Session| {
        let shown = session.for_players().expect("a fight");
        let view = shown.view();
        view.combatant(OGRE).map(|one| one.conditions.clone())
    };
    let (who, amount) = (vec![OGRE], 32);
    play(&mut session, &[Command::damage(who.clone(), amount)]);
    assert_eq!(lies(&session), Some(vec![Condition::Unconscious]));
    play(&mut session, &[Command::damage(who.clone(), 20)]);
    assert_eq!(lies(&session), Some(vec![Condition::Dead]));
    session.undo();
    play(&mut session, &[Command::Heal { who, amount }]);
    assert_eq!(lies(&session), Some(Vec::new()));
}

#[test]
fn who_is_unseen_before_the_fight_is_not_there_and_has_no_name() {
    let mut session = Session::new(Ruleset::Dnd35);
    let unaware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    let all = [
        somebody("Lidda", Side::PARTY, 16),
        somebody("Ogre", Side::FOES, 29),
        unaware,
    ];
    play(&mut session, &all);
    let shown = session.for_players().expect("an encounter");
    assert_eq!(shown.encounter().present().count(), 1);
    let text = shown.to_text().expect("a session has a notation");
    assert!(!text.contains("Ogre"), "{text}");
}

#[test]
fn a_check_of_an_enemy_hides_its_modifier() {
    let mut session = fight();
    if session.view().current == Some(LIDDA) {
        play(&mut session, &[Command::EndTurn]);
    }
    let (action, spell) = (
        ActionKind::Standard,
        Spell {
            name: "Fireball".to_owned(),
            level: 3,
            magic: MagicSource::Arcane,
            time: CastingTime::Action,
        },
    );
    let (who, amount) = (vec![OGRE], 1);
    let how = CheckInput::Roll { modifier: 77 };
    let kind = SpellCheckKind::Concentration;
    let (damage, cast) = (
        Command::damage(who, amount),
        Command::Cast { action, spell },
    );
    play(
        &mut session,
        &[
            cast,
            damage,
            Command::MakeCheck {
                who: OGRE,
                kind,
                how,
            },
        ],
    );
    let faces = |session: &Session| -> Vec<_> {
        let events = session.entries().iter().flat_map(|entry| &entry.events);
        let checks = events.filter_map(|event| match event {
            Event::SpellChecked { check, .. } => Some(check.face.is_some()),
            _ => None,
        });
        checks.collect()
    };
    assert_eq!(faces(&session), [true]);
    assert_eq!(faces(&session.for_players().expect("a fight")), [false]);
}

#[test]
fn a_triggered_effect_of_an_enemy_has_no_name_before_it_triggers() {
    let mut session = Session::new(Ruleset::TalesOfWar);
    let trigger = |owner, name: &str| {
        let name = name.to_owned();
        let (when, cost, repeats) = (
            TriggerMoment::Manual,
            Cost::default(),
            TriggerRepeat::Always,
        );
        let trigger = Trigger {
            owner,
            name,
            when,
            cost,
            repeats,
        };
        Command::Priority(PriorityCommand::RegisterTrigger(Box::new(trigger)))
    };
    let all = [
        somebody("Lidda", Side::PARTY, 16),
        somebody("Ogre", Side::FOES, 29),
        trigger(LIDDA, "Parry"),
        trigger(OGRE, "Rage"),
    ];
    play(&mut session, &all);
    let text = |session: &Session| {
        let shown = session.for_players().expect("an encounter");
        shown.to_text().expect("a session has a notation")
    };
    assert!(text(&session).contains("Parry") && !text(&session).contains("Rage"));
    play(&mut session, &[Command::Start, Command::End]);
    for _ in 1..40 {
        let (who, amount) = (vec![LIDDA], 1);
        play(
            &mut session,
            &[
                Command::damage(who.clone(), amount),
                Command::Heal { who, amount },
            ],
        );
    }
    assert!(session.compact());
    assert!(text(&session).contains("Parry") && !text(&session).contains("Rage"));
}

#[test]
fn players_never_get_undone_commands() {
    let mut session = fight();
    let whole = session.entries().len();
    session.undo();
    let shown = session.for_players().expect("a fight");
    assert_eq!(
        (shown.entries().len(), shown.branches().len()),
        (whole - 1, 0)
    );
    assert!(Session::new(Ruleset::Dnd5e).for_players().is_some());
    let mut other = shown.clone();
    assert!(
        other
            .dispatch(
                &Command::RollInitiative { who: Vec::new() },
                Timestamp(0),
                &mut NoDice
            )
            .is_err()
    );
}

#[test]
fn condensed_entries_hide_numbers_too() {
    let mut session = fight();
    let (who, amount) = (vec![OGRE], 32);
    play(&mut session, &[Command::damage(who, amount), Command::End]);
    let (who, amount) = (vec![LIDDA], 1);
    for _ in 0..20 {
        let who = who.clone();
        let hit = Command::damage(who.clone(), amount);
        play(&mut session, &[hit, Command::Heal { who, amount }]);
    }
    assert!(session.compact());
    let shown = session.for_players().expect("a fight");
    let view = shown.view();
    let ogre = view.combatant(OGRE).expect("it is in the order");
    assert_eq!((ogre.vitality, ogre.armor_class.clone()), (None, None));
    assert_eq!(ogre.conditions, [Condition::Unconscious]);
    let text = shown.to_text().expect("a session has a notation");
    assert_eq!(Session::from_text(&text), Ok(shown));
}

#[test]
fn players_are_not_told_that_an_enemy_regenerates() {
    let regenerates = |who| {
        let does = TurnEffectKind::regeneration("5");
        let condition = Condition::Custom("Regeneration".to_owned());
        Command::AddEffect(Box::new(NewEffect {
            each: Some(TurnEffect::new(TurnMoment::Start, does)),
            ..NewEffect::new(who, condition, Duration::Open)
        }))
    };
    let mut session = fight();
    let told = |session: &Session| session.for_players().map(|shown| shown.entries().len());
    let before = told(&session);
    play(&mut session, &[regenerates(OGRE)]);
    assert_eq!(told(&session), before);
    let shown = session.for_players().expect("a fight");
    let view = shown.view();
    let ogre = view.combatant(OGRE).expect("it is in the order");
    assert_eq!((ogre.conditions.len(), ogre.effects.len()), (0, 0));
    let condition = Condition::Custom("Regeneration".to_owned());
    let who = OGRE;
    play(&mut session, &[Command::RemoveCondition { who, condition }]);
    assert_eq!(told(&session), before);
    // The party knows about itself.
    play(&mut session, &[regenerates(LIDDA)]);
    let shown = session.for_players().expect("a fight");
    let view = shown.view();
    let lidda = view.combatant(LIDDA).expect("she is in the order");
    assert_eq!((lidda.conditions.len(), lidda.effects.len()), (1, 1));
}

#[test]
fn players_see_a_creature_that_regenerates_unconscious_and_no_reason() {
    let mut session = Session::new(Ruleset::Dnd5e);
    let all = [
        somebody("Lidda", Side::PARTY, 16),
        somebody("Ogre", Side::FOES, 29),
    ];
    play(&mut session, &all);
    let totals = [(LIDDA, 20), (OGRE, 5)];
    let totals = totals.map(|(who, total)| Command::EnterInitiative { who, total });
    play(&mut session, &[Command::Start]);
    play(&mut session, &totals);
    let does = TurnEffectKind::regeneration("5");
    let condition = Condition::Custom("Healing flesh".to_owned());
    let effect = Command::AddEffect(Box::new(NewEffect {
        each: Some(TurnEffect::new(TurnMoment::Start, does)),
        ..NewEffect::new(OGRE, condition, Duration::Open)
    }));
    play(&mut session, &[effect, Command::damage(vec![OGRE], 40)]);
    let ogre = session.view().combatant(OGRE).cloned();
    assert_eq!(ogre.and_then(|one| one.unable), Some(Reason::Regenerates));
    for turn in [LIDDA, OGRE] {
        assert_eq!(session.view().current, Some(turn));
        let shown = session.for_players().expect("a fight");
        let view = shown.view();
        let ogre = view.combatant(OGRE).expect("it is in the order");
        assert_eq!(ogre.conditions, [Condition::Unconscious, Condition::Prone]);
        let unconscious = Reason::Incapacitated(Condition::Unconscious);
        assert_eq!(ogre.unable, Some(unconscious));
        let text = shown.to_text().expect("a session has a notation");
        let told = format!("{text:?}");
        for secret in ["Dying", "TurnEffect", "Regenerat", "Healing flesh"] {
            let secret = secret.to_lowercase();
            assert!(!told.to_lowercase().contains(&secret), "{secret}: {told}");
        }
        // Its turn begins, and what it does there is due.
        if turn == LIDDA {
            play(&mut session, &[Command::EndTurn]);
        }
    }
}
