//! Commands of D&D 5e, of 2014 and of 2024.

use asalto_core::combatant::{LimitedUse, SecondPlace, SecondPlaceKind, UseLimit};
use asalto_core::command::{InspirationCommand, LegendaryResistance, RechargeInput, UseCommand};
use asalto_core::mount::MountControl;
use asalto_core::rules::{DeathSaveInput, DeathSaveResult};
use asalto_core::share::DamageKind;
use asalto_core::{Combatant, CombatantId, Command, Side};

/// A command about legendary creatures, second places and mounts that depends only on a number.
pub fn legend(who: CombatantId, other: CombatantId, detail: u32) -> Command {
    let small = u8::try_from(detail / 16 % 5).unwrap_or_default();
    let name = ["", "Tremor", "Fog"][usize::from(small % 3)].to_owned();
    let act = |cost| Command::LegendaryAction {
        who,
        name: name.clone(),
        cost,
    };
    let legendary = || {
        let mut profile = Combatant::new(format!("L{small}"), Side(small % 2));
        profile.hit_points = Some(30);
        profile.legendary.actions = small + 1;
        profile.legendary.resistance = small;
        profile.limited_uses = limited_uses();
        profile
    };
    let place = |count, kind| {
        let place = SecondPlace {
            of: who,
            count,
            kind,
        };
        let mut profile = Combatant::new(format!("P{small}"), Side::PARTY);
        profile.place = Some(place);
        profile
    };
    let add = |profile: Combatant| Command::AddCombatant(Box::new(profile));
    match detail % 16 {
        0 => add(legendary()),
        1 => Command::EditCombatant {
            who,
            profile: Box::new(legendary()),
        },
        2 | 3 => add(place(20, SecondPlaceKind::Lair)),
        4 => add(place(i16::from(small) * 5, SecondPlaceKind::Turn)),
        5 => Command::EditCombatant {
            who: other,
            profile: Box::new(place(20, SecondPlaceKind::Lair)),
        },
        6..=8 => act(1),
        9 => act(small),
        10 => Command::Rule(Box::new(act(1))),
        11 | 12 => Command::LairAction { who, name },
        13 => Command::UseLegendaryResistance(LegendaryResistance::of(who)),
        14 if small > 0 => uses(who, small),
        14 => Command::RemoveCombatant { who },
        _ => Command::Mount {
            who,
            rider: other,
            control: [MountControl::Controlled, MountControl::Apart][usize::from(small % 2)],
        },
    }
}

/// The limited uses of a legendary creature.
fn limited_uses() -> Vec<LimitedUse> {
    let recharge = UseLimit::Recharge { from: 4, to: 6 };
    let day = UseLimit::Day { uses: 2 };
    vec![
        LimitedUse::new("Breath", recharge),
        LimitedUse::new("Blink", day),
    ]
}

/// A command about limited uses.
fn uses(who: CombatantId, small: u8) -> Command {
    let name = ["Breath", "Blink"][usize::from(small % 2)].to_owned();
    let how = RechargeInput::Roll;
    Command::Use(match small {
        1 | 2 => UseCommand::Spend { who, name },
        3 => UseCommand::Recharge { who, name, how },
        _ => UseCommand::Restore { who, name },
    })
}

/// A command about death saves, exhaustion or spell slots that depends only on a number.
pub fn anything(who: CombatantId, detail: u32) -> Command {
    let small = u8::try_from(detail / 8 % 5).unwrap_or_default();
    let save = |how| Command::MakeDeathSave { who, how };
    match detail % 10 {
        0 => save(DeathSaveInput::Roll),
        1 => save(DeathSaveInput::Face {
            face: u16::from(small) * 7,
        }),
        2 => save(DeathSaveInput::Stated {
            result: DeathSaveResult::Recovery,
        }),
        3 => Command::Stabilize { who },
        4 => Command::SetDeathSaves {
            who,
            successes: small,
            failures: 4 - small,
        },
        5 => Command::Damage {
            who: vec![who],
            amount: 1 + i32::from(small),
            critical: true,
            kind: DamageKind::Lethal,
            damage_type: super::time::typed(detail),
        },
        6 if small < 2 => Command::Inspiration(InspirationCommand::Set {
            who,
            has: small == 0,
        }),
        6 if small == 2 => Command::Inspiration(InspirationCommand::Spend { who }),
        6 => Command::ExpendSlot { who },
        7 => Command::SetExhaustion {
            who,
            level: small * 2,
        },
        _ => Command::Rule(Box::new(save(DeathSaveInput::Roll))),
    }
}
