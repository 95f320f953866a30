//! The property that hidden facts change no byte is only as good as the facts that it changes: each kind of them
//! is changed in at least one encounter here, whose bytes for players stay the same.

use std::collections::BTreeSet;

use asalto_core::casting::{CastingTime, CheckInput, MagicSource, Spell, SpellCheckKind};
use asalto_core::command::{DetectionInput, MassiveDamageSave, PriorityCommand};
use asalto_core::effect::{Duration, NewEffect};
use asalto_core::priority::{Declaration, DeclarationKind};
use asalto_core::rules::{AutomaticPolicy, HouseRule, PhaseRules, ProgressPolicy};
use asalto_core::waiting::Readied;
use asalto_core::{ActionKind, Combatant, Command, Condition, Rules, Ruleset, Session, Side};

use crate::duel::{LIDDA, OGRE, play};
use crate::other_secrets::changed;
use crate::secrets::{combat, cycle, secrets_change_nothing, unaware};
use crate::walk::Walker;

/// The kinds of events that hold hidden facts: names, modifiers, hit points, conditions, effects, triggers,
/// positions, costs, dice and their formulas.
const KINDS: [&str; 37] = [
    "actionTaken",
    "combatant.effectSave",
    "combatant.exhaustionSet",
    "combatant.initiativeScored",
    "combatant.nonlethalChanged",
    "combatant.typedDamageTaken",
    "combatantAdded",
    "combatantEdited",
    "concentrationBegan",
    "concentrationTested",
    "detectionChecked",
    "dying.massiveDamageOwed",
    "dying.massiveDamageSaved",
    "effectBegan",
    "effectEnded",
    "hitPointsChanged",
    "initiativeRolled",
    "legendary.actionTaken",
    "lost",
    "positionSet",
    "priority.cancelled",
    "priority.concentrationBegun",
    "priority.doneAtOnce",
    "priority.gathered",
    "priority.paid",
    "priority.passingSet",
    "priority.pointsGranted",
    "priority.postponed",
    "priority.proposed",
    "priority.settled",
    "priority.triggerRegistered",
    "pushed",
    "readied",
    "rolled",
    "saveMade",
    "spellDisturbed",
    "temporaryChanged",
];

/// A stream of numbers that is the same in each run.
struct Numbers(u32);

impl Numbers {
    fn some(&mut self, count: usize) -> Vec<u32> {
        let next = |seed: &mut u32| {
            *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *seed ^ *seed >> 15
        };
        (0..count).map(|_| next(&mut self.0)).collect()
    }
}

#[test]
fn each_kind_of_hidden_fact_is_changed_and_changes_no_byte() {
    let mut numbers = Numbers(35);
    let mut all = rare();
    let mut accepted = (0, 0);
    for walk in 0..24 {
        let choices = numbers.some(120 + walk % 2);
        all.push(cycle(&choices));
        for ruleset in Ruleset::ALL {
            let setup = Walker::on(unaware(ruleset), &choices);
            let fight = || Walker::on(combat(ruleset), &choices);
            for mut walker in [setup.lively(), fight().lively(), fight()] {
                while let Some(step) = walker.step() {
                    step.expect("a step is consistent");
                }
                let (legal, of) = walker.share();
                accepted = (accepted.0 + legal, accepted.1 + of);
                all.push(walker.session().clone());
            }
        }
    }
    let (legal, of) = accepted;
    println!("{legal} of {of} commands were accepted");
    assert!(legal * 2 >= of, "{legal} of {of}");
    let mut kinds = BTreeSet::new();
    for session in &all {
        kinds.extend(changed(session, 7));
        if let Err(error) = secrets_change_nothing(session, 7) {
            panic!("{error}");
        }
    }
    let missing: Vec<_> = KINDS
        .iter()
        .filter(|&&kind| !kinds.contains(kind))
        .collect();
    assert!(missing.is_empty(), "never changed: {missing:?}");
}

/// Encounters with the kinds that a walk seldom meets.
fn rare() -> Vec<Session> {
    vec![
        saves(),
        does_at_once(),
        looks_out(),
        readies_a_spell(),
        is_disturbed(),
        is_exhausted(),
        is_staggered(),
        survives(),
        is_disabled(),
    ]
}

fn setup(rules: impl Into<Rules>) -> Session {
    let mut session = Session::new(rules);
    for (name, side) in [("Lidda", Side::PARTY), ("Ogre", Side::FOES)] {
        let mut one = Combatant::new(name, side);
        one.hit_points = Some(40);
        play(&mut session, &[Command::AddCombatant(Box::new(one))]);
    }
    session
}

/// A fight in which the ogre acts first.
fn fight(ruleset: Ruleset) -> Session {
    let mut session = setup(ruleset);
    let enter = |who, total| Command::EnterInitiative { who, total };
    play(
        &mut session,
        &[Command::Start, enter(LIDDA, 5), enter(OGRE, 20)],
    );
    session
}

fn saves() -> Session {
    let mut session = fight(Ruleset::Dnd5e2024);
    let add = |who| {
        let until = Duration::Save {
            difficulty: 15,
            kind: None,
        };
        Command::AddEffect(Box::new(NewEffect::new(who, Condition::Prone, until)))
    };
    let save = |who, total| Command::SaveAgainstEffect {
        who,
        condition: Condition::Prone,
        name: "Constitution".to_owned(),
        how: CheckInput::Total { total },
    };
    for who in [OGRE, LIDDA] {
        play(
            &mut session,
            &[
                add(who),
                Command::EndTurn,
                save(who, 4),
                Command::EndTurn,
                save(who, 30),
            ],
        );
    }
    session
}

fn does_at_once() -> Session {
    let mut rules = Rules::from(Ruleset::TalesOfWar);
    rules.progress = ProgressPolicy::Phases(PhaseRules {
        automatic: AutomaticPolicy::AtOnce,
        ..PhaseRules::default()
    });
    let mut session = setup(rules);
    let enter = |who, total| Command::EnterInitiative { who, total };
    let declaration = Declaration {
        name: "Shout".to_owned(),
        kind: DeclarationKind::Automatic,
        ..Declaration::default()
    };
    let shout = PriorityCommand::Declare {
        who: OGRE,
        declaration: Box::new(declaration),
    };
    play(
        &mut session,
        &[
            Command::Start,
            enter(LIDDA, 12),
            enter(OGRE, 3),
            Command::Priority(PriorityCommand::SkipCharges),
            Command::Priority(shout),
        ],
    );
    session
}

fn looks_out() -> Session {
    let mut session = setup(Ruleset::Dnd30);
    let detect = |observer, target| {
        Command::Detect(DetectionInput {
            observer,
            target,
            modifier: 4,
            distance: 30,
            difficulty: 10,
            face: Some(12),
        })
    };
    play(&mut session, &[detect(OGRE, LIDDA), detect(LIDDA, OGRE)]);
    session
}

fn readies_a_spell() -> Session {
    let mut session = setup(Ruleset::Dnd5e);
    let enter = |who, total| Command::EnterInitiative { who, total };
    let stands = Command::SetPosition {
        who: OGRE,
        position: "behind the altar".to_owned(),
    };
    let readied = Readied {
        spell: Some("Fireball".to_owned()),
        ..Readied::new(ActionKind::Action, "somebody moves")
    };
    play(
        &mut session,
        &[
            stands,
            Command::Start,
            enter(LIDDA, 5),
            enter(OGRE, 20),
            Command::Ready(Box::new(readied)),
            Command::damage(vec![OGRE], 7),
        ],
    );
    session
}

fn is_disturbed() -> Session {
    let mut session = fight(Ruleset::Dnd35);
    let spell = Spell {
        name: "Fireball".to_owned(),
        level: 3,
        magic: MagicSource::Arcane,
        time: CastingTime::Action,
    };
    let action = ActionKind::Standard;
    let check = Command::MakeCheck {
        who: OGRE,
        kind: SpellCheckKind::Concentration,
        how: CheckInput::Total { total: 4 },
    };
    play(
        &mut session,
        &[
            Command::Cast { action, spell },
            Command::damage(vec![OGRE], 13),
            check,
        ],
    );
    session
}

fn is_staggered() -> Session {
    let mut session = fight(Ruleset::Dnd35);
    let amount = 12;
    let heal = Command::Heal {
        who: vec![OGRE],
        amount,
    };
    let hit = |amount| Command::nonlethal(vec![OGRE, LIDDA], amount);
    play(&mut session, &[hit(40), heal, hit(30)]);
    session
}

/// The ogre survives two massive hits, and dies of a third.
fn survives() -> Session {
    let mut session = fight(Ruleset::Dnd35);
    let save = |who, total| {
        Command::SaveAgainstMassiveDamage(Box::new(MassiveDamageSave {
            who,
            name: "Fortitude".to_owned(),
            how: CheckInput::Total { total },
        }))
    };
    let temporary = Command::GrantTemporary {
        who: vec![OGRE, LIDDA],
        amount: 200,
    };
    let hit = |who| Command::damage(who, 50);
    play(
        &mut session,
        &[
            temporary,
            hit(vec![OGRE, LIDDA]),
            hit(vec![OGRE]),
            save(OGRE, 20),
            save(LIDDA, 15),
            save(OGRE, 16),
            hit(vec![OGRE]),
            save(OGRE, 4),
        ],
    );
    session
}

/// At 0 hit points the ogre acts, and does more than it may.
fn is_disabled() -> Session {
    let mut session = fight(Ruleset::Dnd35);
    let take = |action| Command::TakeAction { action };
    play(
        &mut session,
        &[
            Command::damage(vec![OGRE, LIDDA], 40),
            take(ActionKind::Standard),
            Command::Rule(Box::new(take(ActionKind::Move))),
        ],
    );
    session
}

fn is_exhausted() -> Session {
    let rules = Rules::from(Ruleset::Dnd5e2024);
    let scores = rules.with(HouseRule::ScoresForMonsters, true);
    let mut session = setup(scores.expect("a house rule of this ruleset"));
    let (who, level) = (OGRE, 2);
    play(
        &mut session,
        &[
            Command::SetExhaustion { who, level },
            Command::Start,
            Command::RollInitiative { who: Vec::new() },
        ],
    );
    session
}
