//! Commands of D&D 3.0 and 3.5 for a random walk.

use asalto_core::casting::{
    CastingTime, CheckInput, CheckVerdict, CounterMethod, MagicSource, Spell, SpellCheckKind,
};
use asalto_core::mount::MountControl;
use asalto_core::waiting::{ActNowTiming, FiveFootStep, Readied, ReadyPurpose};
use asalto_core::{ActionKind, CombatantId, Command};

/// A command to delay or ready that depends only on a number.
pub fn anything(who: CombatantId, other: CombatantId, detail: u32) -> Command {
    let five_foot_step = if detail.is_multiple_of(3) {
        FiveFootStep::Step
    } else {
        FiveFootStep::Stay
    };
    let moment = if detail.is_multiple_of(2) {
        ActNowTiming::BeforeTurn
    } else {
        ActNowTiming::AfterTurn
    };
    let until = i32::try_from(detail % 30).unwrap_or_default() - 5;
    match detail % 12 {
        0 => Command::Delay { until: Some(until) },
        1 => Command::Delay { until: None },
        2 => Command::ActNow { who, moment },
        3 => Command::Trigger {
            who: vec![who, other],
            five_foot_step,
        },
        4 => Command::DeclineTrigger { who },
        5 => {
            let action = if detail.is_multiple_of(2) {
                ActionKind::Standard
            } else {
                ActionKind::Partial
            };
            let spell = haste(detail);
            Command::Cast { action, spell }
        }
        6 if (detail / 12).is_multiple_of(5) => Command::Distract {
            who,
            difficulty: (!detail.is_multiple_of(7)).then_some(until),
        },
        6 => check(who, detail / 12),
        8 => Command::ArriveAware { who },
        9 => Command::Mount {
            who,
            rider: other,
            control: match detail / 12 % 4 {
                0 => MountControl::Animal,
                1 => MountControl::Together,
                2 => MountControl::Apart,
                _ => MountControl::Controlled,
            },
        },
        10 => Command::Dismount { who },
        7 => Command::Counter {
            who,
            counter: counter(detail / 12),
        },
        _ => {
            let index = usize::try_from(detail / 12).unwrap_or_default() % 4;
            let mut readied = Readied::new(ActionKind::ALL[index], "it comes near");
            let purposes = [
                ReadyPurpose::Act,
                ReadyPurpose::Distract,
                ReadyPurpose::Counterspell,
                ReadyPurpose::SetAgainstCharge,
            ];
            readied.purpose = purposes[usize::try_from(detail / 48).unwrap_or_default() % 4];
            "strike".clone_into(&mut readied.name);
            readied.target = Some(other);
            readied.casting = (detail / 192).is_multiple_of(3).then(|| haste(detail));
            Command::Ready(Box::new(readied))
        }
    }
}

fn haste(detail: u32) -> Spell {
    Spell {
        name: "Haste".to_owned(),
        level: u8::try_from(detail % 256).unwrap_or_default(),
        magic: MagicSource::Arcane,
        time: if detail.is_multiple_of(3) {
            CastingTime::Round
        } else {
            CastingTime::Action
        },
    }
}

/// A spell check that depends only on a number.
fn check(who: CombatantId, detail: u32) -> Command {
    let kind = match detail % 3 {
        0 => SpellCheckKind::Concentration,
        1 => SpellCheckKind::Spellcraft,
        _ => SpellCheckKind::Dispel,
    };
    let number = i16::try_from(detail % 60).unwrap_or_default() - 10;
    let how = match detail / 3 % 4 {
        0 => CheckInput::Roll { modifier: number },
        1 => CheckInput::Total {
            total: i32::from(number),
        },
        2 => CheckInput::Verdict {
            verdict: CheckVerdict::Success,
        },
        _ => CheckInput::Verdict {
            verdict: CheckVerdict::Failure,
        },
    };
    Command::MakeCheck { who, kind, how }
}

/// A counter method that depends only on a number.
fn counter(detail: u32) -> CounterMethod {
    match detail % 3 {
        0 => CounterMethod::SameSpell {
            magic: MagicSource::Divine,
        },
        1 => CounterMethod::Dispel { caster_level: None },
        _ => CounterMethod::Dispel {
            caster_level: u8::try_from(detail % 256).ok(),
        },
    }
}
