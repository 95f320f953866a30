//! Random combats with phases and priority: the actors, the rules and the commands.
#![allow(dead_code, reason = "each test uses what it needs")]

use asalto_core::actor::Cost;
use asalto_core::command::PriorityCommand;
use asalto_core::priority::{
    ActionVerdict, AttemptResult, AutoPassStop, AutoPassUntil, Declaration, PhaseKind, Resolution,
    RollNeed, RollSource, TargetStack, TargetedPart, Trigger, TriggerMoment, TriggerRepeat,
};
use asalto_core::rules::{
    AutomaticPolicy, FumblePolicy, LegalityPolicy, PhaseRules, PointSavingPolicy, PostponedOrder,
    ProgressPolicy, TriggerOrder,
};
use asalto_core::{
    Combatant, CombatantId, Command, Condition, Rules, Ruleset, Session, Side, available,
};

/// The ruleset with some second readings of section 5 of the source.
pub fn rules(seed: u32) -> Rules {
    let mut rules = Rules::from(Ruleset::TalesOfWar);
    let mut phases = PhaseRules::default();
    let second = |bit: u32| seed >> bit & 3 == 3;
    if second(0) {
        phases.postponed = PostponedOrder::OneByOne;
    }
    if second(2) {
        phases.concentration = PointSavingPolicy::Gather;
    }
    if second(4) {
        phases.fumble = FumblePolicy::Everybody;
    }
    if second(6) {
        phases.fumble = FumblePolicy::Nobody;
    }
    if second(8) {
        phases.triggers = TriggerOrder::DecreasingInitiative;
    }
    if second(10) {
        phases.automatic = AutomaticPolicy::AtOnce;
    }
    if second(12) {
        phases.legality = LegalityPolicy::Asked;
    }
    rules.progress = ProgressPolicy::Phases(phases);
    rules
}

/// An actor that rolls for itself, with few points.
pub fn actor(seed: u16) -> Combatant {
    let mut actor = Combatant::new(format!("A{seed}"), Side::FOES);
    actor.actor.initiative = "1d4".parse().ok();
    actor.actor.points = seed % 4;
    actor.actor.limits.insert("potency".to_owned(), seed % 3);
    actor
}

/// The command for a choice, legal or not: those of the combat on file, actors that join and leave, and
/// triggered effects that the game master fires.
pub fn eventful(session: &Session, choice: u32) -> Command {
    let encounter = session.encounter();
    let detail = choice / 16;
    let pick = usize::try_from(detail).unwrap_or_default();
    let count = encounter.participants().count().max(1);
    let who = encounter.participants().nth(pick % count);
    let who = who.map_or(CombatantId(1), |one| one.id);
    Command::Priority(match choice % 16 {
        0 => return Command::RemoveCombatant { who },
        1 => return Command::BringBack { who },
        2 => PriorityCommand::RegisterTrigger(Box::new(Trigger {
            owner: who,
            name: "told".to_owned(),
            when: TriggerMoment::Manual,
            cost: Cost {
                points: u16::from(detail.is_multiple_of(3)),
                ..Cost::default()
            },
            repeats: TriggerRepeat::Once,
        })),
        3 => {
            let triggers = encounter.priority().triggers();
            let trigger = triggers.get(pick % triggers.len().max(1));
            let trigger = trigger.map(|&(trigger, _)| trigger).unwrap_or_default();
            PriorityCommand::FireTrigger { trigger }
        }
        _ => return command(session, detail),
    })
}

/// The command for a choice in the combat on file, legal or not.
pub fn command(session: &Session, choice: u32) -> Command {
    let encounter = session.encounter();
    let (kind, detail) = (choice % 24, choice / 24);
    let count = u32::try_from(encounter.participants().count()).unwrap_or_default();
    let who = CombatantId(detail % count.max(1) + 1);
    let other = CombatantId(detail / 7 % count.max(1) + 1);
    let small = u16::try_from(detail % 4).unwrap_or_default();
    let holder = encounter.holder().unwrap_or(who);
    let declare = |who, target_stack| {
        let roll = detail.is_multiple_of(5).then_some(RollNeed {
            difficulty: 3,
            formula: "1d6".parse().ok(),
            fumble: Some(1),
        });
        let leaves = detail.is_multiple_of(9).then(|| {
            Box::new(Declaration {
                target_stack: TargetStack::Postponed,
                ..Declaration::default()
            })
        });
        PriorityCommand::Declare {
            who,
            declaration: Box::new(Declaration {
                name: "act".to_owned(),
                parts: vec![TargetedPart {
                    name: String::new(),
                    target: Some(other),
                }],
                cost: Cost {
                    points: small.saturating_sub(1),
                    ..Cost::default()
                },
                target_stack,
                roll,
                leaves,
                ..Declaration::default()
            }),
        }
    };
    let condition = if detail.is_multiple_of(3) {
        Condition::Psychological("fear".to_owned())
    } else {
        Condition::Unconscious
    };
    let until = [
        AutoPassUntil::TopChanges,
        AutoPassUntil::OwnMain,
        AutoPassUntil::TurnEnds,
    ];
    let pick = usize::try_from(detail).unwrap_or_default();
    Command::Priority(match kind {
        0..=5 => {
            let offers = available(encounter);
            return match offers.first() {
                Some(offer) => offer.clone(),
                None => Command::Continue,
            };
        }
        6 | 7 => PriorityCommand::Pass,
        8 => PriorityCommand::PassAll {
            until: detail.is_multiple_of(3).then_some(who),
        },
        9 | 10 => declare(holder, TargetStack::Main),
        11 => declare(holder, TargetStack::Postponed),
        12 => declare(who, TargetStack::Main),
        13 => PriorityCommand::PassUntil {
            who,
            until: until[pick % until.len()],
            stop: if detail.is_multiple_of(4) {
                AutoPassStop::Never
            } else {
                AutoPassStop::AtNewObject
            },
        },
        14 => register(who, other, detail),
        15 => PriorityCommand::Settle(Box::new(Resolution {
            roll: RollSource::Verdict(ActionVerdict::Fumble),
            ..Resolution::default()
        })),
        16 => PriorityCommand::Attempt {
            who,
            result: AttemptResult::Succeeded,
        },
        17 => PriorityCommand::SkipCharges,
        18 => return Command::AddCondition { who, condition },
        19 | 20 => return Command::RemoveCondition { who, condition },
        21 if detail.is_multiple_of(6) => return Command::RemoveCombatant { who },
        21 => return Command::AddCombatant(Box::new(actor(small))),
        22 => return Command::Start,
        _ => return Command::Resolve,
    })
}

/// Registers an effect of one actor, triggered by a phase or by another actor.
fn register(who: CombatantId, other: CombatantId, detail: u32) -> PriorityCommand {
    let whens = [
        TriggerMoment::PhaseStarts(PhaseKind::Adjustment),
        TriggerMoment::PhaseStarts(PhaseKind::Main),
        TriggerMoment::PhaseStarts(PhaseKind::Final),
        TriggerMoment::OwnMain,
        TriggerMoment::Declared(other),
        TriggerMoment::Resolved(other),
    ];
    let pick = usize::try_from(detail).unwrap_or_default();
    let points = u16::from(!detail.is_multiple_of(2));
    PriorityCommand::RegisterTrigger(Box::new(Trigger {
        owner: who,
        name: "effect".to_owned(),
        when: whens[pick % whens.len()],
        cost: Cost {
            points,
            ..Cost::default()
        },
        repeats: TriggerRepeat::Once,
    }))
}
