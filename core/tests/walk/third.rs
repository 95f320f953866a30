//! What D&D 3.0 and 3.5 have, for a random walk.

use asalto_core::{
    ActionKind, Bond, CheckHow, CheckKind, CheckVerdict, CombatantId, Command, Counter, Footwork,
    Magic, Moment, Purpose, Readied, Spell,
};

/// A command of delay or ready that depends on a number only.
pub fn anything(who: CombatantId, other: CombatantId, detail: u32) -> Command {
    let footwork = if detail.is_multiple_of(3) {
        Footwork::Step
    } else {
        Footwork::Stay
    };
    let moment = if detail.is_multiple_of(2) {
        Moment::BeforeTurn
    } else {
        Moment::AfterTurn
    };
    let until = i32::try_from(detail % 30).unwrap_or_default() - 5;
    match detail % 12 {
        0 => Command::Delay { until: Some(until) },
        1 => Command::Delay { until: None },
        2 => Command::ActNow { who, moment },
        3 => Command::Trigger {
            who: vec![who, other],
            footwork,
        },
        4 => Command::DeclineTrigger { who },
        5 => {
            let action = if detail.is_multiple_of(2) {
                ActionKind::Standard
            } else {
                ActionKind::Partial
            };
            let spell = Spell {
                name: "Haste".to_owned(),
                level: u8::try_from(detail % 256).unwrap_or_default(),
                magic: Magic::Arcane,
            };
            Command::Cast { action, spell }
        }
        6 => check(who, detail / 12),
        8 => Command::ArriveAware { who },
        9 => Command::Mount {
            who,
            rider: other,
            bond: match detail / 12 % 3 {
                0 => Bond::Animal,
                1 => Bond::Together,
                _ => Bond::Apart,
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
                Purpose::Act,
                Purpose::Distract,
                Purpose::Counterspell,
                Purpose::Brace,
            ];
            readied.purpose = purposes[usize::try_from(detail / 48).unwrap_or_default() % 4];
            "strike".clone_into(&mut readied.name);
            readied.target = Some(other);
            Command::Ready(Box::new(readied))
        }
    }
}

/// A check about a spell that depends on a number only.
fn check(who: CombatantId, detail: u32) -> Command {
    let kind = match detail % 3 {
        0 => CheckKind::Concentration,
        1 => CheckKind::Spellcraft,
        _ => CheckKind::Dispel,
    };
    let number = i16::try_from(detail % 60).unwrap_or_default() - 10;
    let how = match detail / 3 % 4 {
        0 => CheckHow::Roll { modifier: number },
        1 => CheckHow::Total {
            total: i32::from(number),
        },
        2 => CheckHow::Told {
            verdict: CheckVerdict::Success,
        },
        _ => CheckHow::Told {
            verdict: CheckVerdict::Failure,
        },
    };
    Command::MakeCheck { who, kind, how }
}

/// A way to counter that depends on a number only.
fn counter(detail: u32) -> Counter {
    match detail % 3 {
        0 => Counter::SameSpell {
            magic: Magic::Divine,
        },
        1 => Counter::Dispel { caster_level: None },
        _ => Counter::Dispel {
            caster_level: u8::try_from(detail % 256).ok(),
        },
    }
}
