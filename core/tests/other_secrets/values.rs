//! Values with other secrets.

use asalto_core::actor::Cost;
use asalto_core::combatant::{Controller, DamageReduction, Defenses, LimitedUse, UseLimit};
use asalto_core::effect::{Effect, EffectExpiry, TurnEffect, TurnEffectKind, TurnMoment};
use asalto_core::event::CombatantEvent;
use asalto_core::priority::{Declaration, RollNeed, Trigger, TriggerMoment};
use asalto_core::rules::{Defense, DefenseStep};
use asalto_core::waiting::{Readied, ReadyPurpose};
use asalto_core::{
    Combatant, CombatantId, Condition, DamageType, Event, SaveKind, Side, SortedSet,
};

use super::SECRET;

/// Whether a command is a save to keep concentrating, whose DC players know by the damage.
pub(super) fn keeps_concentration(command: &[Event], saver: CombatantId) -> bool {
    let about = |event: &Event| match event {
        Event::ConcentrationHeld { who } | Event::ConcentrationEnded { who, .. } => *who == saver,
        _ => false,
    };
    let hurts = |event: &Event| {
        matches!(
            event,
            Event::HitPointsChanged { .. }
                | Event::Combatant(
                    CombatantEvent::NonlethalChanged { .. } | CombatantEvent::HitPointsSet { .. }
                )
        )
    };
    command.iter().any(about) && !command.iter().any(hurts)
}

/// Changes the end that an effect has from now on. With a save it is the latest one.
pub(super) fn change_bound(effect: &Effect, until: &mut EffectExpiry) {
    if matches!(effect.ending, EffectExpiry::Save { .. }) {
        *until = LATEST;
    }
}

/// The time at which every effect with a save ends at the latest.
const LATEST: EffectExpiry = EffectExpiry::TurnStart { of: CombatantId(1) };

/// Changes the DC of the save that ends an effect, and the time at which it ends at the latest.
pub(super) fn change_effect(effect: &mut Effect) {
    if matches!(effect.ending, EffectExpiry::Save { .. }) {
        effect.latest = Some(LATEST);
    }
    change_expiry(&mut effect.ending);
}

/// Returns a step of a defense that only the game master knows, which takes the damage up by 1.
pub(super) fn secret_step(taken: &mut i32) -> DefenseStep {
    *taken += 1;
    let (defense, left) = (Defense::Energy, *taken);
    DefenseStep { defense, left }
}

/// Returns a limited use that only the game master knows.
pub(super) fn secret_use() -> LimitedUse {
    LimitedUse::new(SECRET, UseLimit::Day { uses: 3 })
}

/// Returns a regeneration without an end that only the game master knows.
pub(super) fn secret_regeneration() -> Effect {
    let does = TurnEffectKind::regeneration("9");
    Effect {
        condition: Condition::Custom(SECRET.to_owned()),
        source: None,
        ending: EffectExpiry::Open,
        latest: None,
        held: false,
        each: Some(TurnEffect::new(TurnMoment::Start, does)),
    }
}

/// Changes the name of the limited use of an event.
pub(super) fn change_use(name: &mut String) {
    SECRET.clone_into(name);
}

pub(super) fn change_defenses(defenses: &mut Defenses) {
    defenses.immunities.insert(DamageType::Acid);
    let only = &mut defenses.nonmagical;
    only.resistances = DamageType::OF_WEAPONS.into_iter().collect();
    only.immunities.insert(DamageType::Piercing);
    defenses.set_energy(DamageType::Sonic, 30);
    defenses.reduction = Some(DamageReduction {
        amount: 15,
        types: SortedSet::default(),
        bypass: SECRET.to_owned(),
    });
}

fn change_expiry(ending: &mut EffectExpiry) {
    if let EffectExpiry::Save {
        difficulty, kind, ..
    } = ending
    {
        *difficulty += 5;
        *kind = Some(SaveKind::Charisma);
    }
}

pub(super) fn change_readied(readied: &mut Readied) {
    SECRET.clone_into(&mut readied.name);
    SECRET.clone_into(&mut readied.trigger);
    readied.purpose = ReadyPurpose::Distract;
    readied.spell = readied.spell.take().map(|_| SECRET.to_owned());
    if let Some(spell) = &mut readied.casting {
        SECRET.clone_into(&mut spell.name);
        spell.level += 1;
    }
}

pub(super) fn change_trigger(trigger: &mut Trigger) {
    SECRET.clone_into(&mut trigger.name);
    trigger.when = TriggerMoment::OwnMain;
    trigger.cost = secret_cost();
}

/// Changes the cost, the roll and the consequence of an action that players see.
pub(super) fn change_declaration(declaration: &mut Declaration) {
    declaration.cost = secret_cost();
    declaration.due = secret_cost();
    declaration.roll = Some(RollNeed {
        difficulty: 29,
        formula: "1d20+17".parse().ok(),
        fumble: Some(3),
    });
    declaration.leaves = Some(Box::new(secret_declaration(&Declaration::default())));
}

/// Returns another action, of which players see nothing.
pub(super) fn secret_declaration(declaration: &Declaration) -> Declaration {
    let mut other = declaration.clone();
    SECRET.clone_into(&mut other.name);
    other
}

pub(super) fn secret_cost() -> Cost {
    let mut cost = Cost {
        points: 1,
        ..Cost::default()
    };
    cost.resources.insert(SECRET.to_owned(), 2);
    cost
}

/// Returns whether the numbers of a combatant are hidden from players.
pub(super) fn hidden(profile: &Combatant) -> bool {
    profile.side != Side::PARTY && profile.controller != Controller::Player
}
