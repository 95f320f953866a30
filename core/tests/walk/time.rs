//! Commands about time for a random walk.

use asalto_core::effect::{
    Duration, EndedEffects, LethalDamage, NewEffect, TurnEffect, TurnEffectInput, TurnEffectKind,
    TurnMoment,
};
use asalto_core::order::PlaceTarget;
use asalto_core::share::{DamageKind, DamageSave, DamageShare, DamageTarget, SharedDamage};
use asalto_core::{
    Bypass, CombatantId, Command, Condition, DamageType, SaveKind, SavingThrow, TypedDamage,
};

const SHARES: [DamageShare; 4] = [
    DamageShare::Full,
    DamageShare::Half,
    DamageShare::Double,
    DamageShare::Nothing,
];

/// A command about time that depends only on a number.
pub fn anything(
    who: CombatantId,
    other: CombatantId,
    condition: Condition,
    detail: u32,
) -> Command {
    match detail % 19 {
        15 => Command::Roll {
            who: Some(who),
            expression: format!("{}d6dl1+2", detail % 5),
        },
        16 => Command::Save(Box::new(SavingThrow {
            kind: [None, Some(SaveKind::Dexterity), Some(SaveKind::Will)]
                [usize::try_from(detail / 3 % 3).unwrap_or(0)],
            who,
            name: "Will".to_owned(),
            modifier: 2,
            difficulty: None,
            typed: None,
        })),
        18 => Command::ShareDamage(Box::new(SharedDamage {
            amount: i32::try_from(detail / 19 % 70).unwrap_or_default(),
            save: (detail / 7).is_multiple_of(2).then(|| DamageSave {
                name: "Reflex".to_owned(),
                kind: Some(SaveKind::Dexterity),
                difficulty: 12,
                success: DamageShare::Half,
            }),
            targets: [who, other]
                .map(|who| DamageTarget {
                    who,
                    share: SHARES[usize::try_from(detail / 3 % 4).unwrap_or_default()],
                    modifier: 1,
                    typed: None,
                    resists: detail.is_multiple_of(5),
                    rolls: false,
                })
                .to_vec(),
            kind: if (detail / 11).is_multiple_of(3) {
                DamageKind::Nonlethal
            } else {
                DamageKind::Lethal
            },
            damage_type: typed(detail),
            more: Vec::new(),
        })),
        17 => Command::GrantTemporary {
            who: vec![who],
            amount: i32::try_from(detail / 19 % 9).unwrap_or_default(),
        },
        9 => Command::SkipTurn { who },
        10 => Command::GiveTurn { who },
        11 => Command::BringBack { who },
        12 => Command::Place {
            who,
            seat: PlaceTarget::Count(i32::try_from(detail / 15 % 30).unwrap_or_default() - 5),
        },
        13 => Command::Place {
            who,
            seat: PlaceTarget::Before(other),
        },
        14 => Command::Place {
            who,
            seat: PlaceTarget::After(other),
        },
        0 => Command::RerollAll,
        1 => Command::PrepareRound,
        2 if detail.is_multiple_of(2) => Command::SettleTurnEffect {
            who,
            condition,
            how: [TurnEffectInput::Roll, TurnEffectInput::Prevented]
                [usize::from(detail.is_multiple_of(4))],
        },
        2 if detail.is_multiple_of(3) => Command::EndEffects(Box::new(EndedEffects {
            who,
            condition,
            source: detail.is_multiple_of(5).then_some(other),
        })),
        2 => Command::AddCondition { who, condition },
        choice => Command::AddEffect(Box::new(NewEffect {
            who,
            condition,
            duration: match choice {
                3 => Duration::TurnStart(other),
                4 => Duration::TurnEnd(other),
                5 => Duration::NextAction(other),
                6 => Duration::Open,
                8 => Duration::Save {
                    difficulty: 12,
                    kind: [None, Some(SaveKind::Wisdom), Some(SaveKind::Will)]
                        [usize::try_from(detail / 4 % 3).unwrap_or(0)],
                },
                _ if detail.is_multiple_of(4) => Duration::RoundEnd,
                _ => Duration::Rounds(detail / 15 % 3),
            },
            latest: (choice == 8 && detail.is_multiple_of(3)).then_some(match detail / 6 % 4 {
                0 => Duration::TurnStart(other),
                1 => Duration::TurnEnd(other),
                rounds => Duration::Rounds(rounds),
            }),
            source: detail.is_multiple_of(2).then_some(other),
            held: [None, Some(true), Some(false)][usize::try_from(detail / 2 % 3).unwrap_or(0)],
            each: detail.is_multiple_of(3).then(|| each_turn(detail)),
        })),
    }
}

/// A type of damage that both editions know, one that only one of them knows, or none.
pub fn typed(detail: u32) -> Option<TypedDamage> {
    let of = match detail / 5 % 6 {
        0 | 1 => DamageType::Fire,
        2 => DamageType::Slashing,
        3 => DamageType::Cold,
        4 if detail.is_multiple_of(7) => DamageType::Radiant,
        _ => return None,
    };
    let bypasses = match detail % 8 {
        0 => Bypass::Reduction,
        1 => Bypass::Everything,
        2 => Bypass::Nonmagical,
        _ => Bypass::Nothing,
    };
    Some(TypedDamage { of, bypasses })
}

/// The damage that regeneration leaves lethal.
fn lethal(detail: u32) -> LethalDamage {
    let of = typed(detail / 7).map(|typed| typed.of);
    let other = ["", "silver"][usize::from(detail.is_multiple_of(5))];
    LethalDamage {
        types: of.into_iter().collect(),
        other: other.to_owned(),
    }
}

/// Something that an effect does each turn.
fn each_turn(detail: u32) -> TurnEffect {
    let at = [TurnMoment::Start, TurnMoment::End][usize::from(detail.is_multiple_of(2))];
    let dice = ["3", "1d6-2", "2d4+1"][usize::try_from(detail / 6 % 3).unwrap_or_default()];
    let dice = dice.to_owned();
    let does = match detail / 18 % 4 {
        0 => TurnEffectKind::Damage {
            dice,
            damage_type: typed(detail),
        },
        1 => TurnEffectKind::Healing { dice },
        2 => TurnEffectKind::Regeneration {
            dice,
            lethal: lethal(detail),
        },
        _ => TurnEffectKind::Reminder,
    };
    TurnEffect::new(at, does)
}
