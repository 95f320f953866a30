//! The commands that two encounters play: their kinds, those about awareness, and the ids in them.

use asalto_core::command::{DetectionInput, PriorityCommand, TableCommand};
use asalto_core::{CombatantId, Command, Session, Side};
use serde_json::Value;

/// The fields of commands that hold ids of combatants.
const IDS: [&str; 16] = [
    "of",
    "who",
    "observer",
    "target",
    "rider",
    "order",
    "source",
    "owner",
    "before",
    "after",
    "declared",
    "resolved",
    "combatant",
    "turnStart",
    "turnEnd",
    "nextAction",
];

/// Returns a command without the override around it.
pub fn ruled(command: &Command) -> &Command {
    match command {
        Command::Rule(inner) => inner,
        _ => command,
    }
}

/// Returns the kind of a command that the property has to cover.
pub fn kind_of(command: &Command) -> &'static str {
    match command {
        Command::Rule(_) => "override",
        Command::SetAwareness { .. }
        | Command::SetSideAwareness { .. }
        | Command::SetAwarenessOfAll { .. }
        | Command::Hide { .. }
        | Command::CompareStealth
        | Command::Detect(_)
        | Command::PrepareRound => "awareness",
        Command::Table(TableCommand::HandOver { .. }) => "hand-over",
        Command::Priority(PriorityCommand::Declare { .. }) => "declaration",
        _ => "other",
    }
}

/// Returns a command about awareness, or about the rounds before contact.
pub fn awareness(session: &Session, choice: u32) -> Command {
    let count = u32::try_from(session.encounter().participants().count()).expect("a few");
    let [observer, target] = [choice / 8, choice / 64].map(|of| CombatantId(of % count + 1));
    let aware = choice.is_multiple_of(3);
    let sides = [Side::PARTY, Side::FOES];
    let [from, to] = if (choice / 512).is_multiple_of(3) {
        sides
    } else {
        [sides[1], sides[0]]
    };
    match choice % 8 {
        0..=2 => Command::SetSideAwareness {
            observer: from,
            target: to,
            aware,
        },
        3 | 4 => Command::SetAwareness {
            observer,
            target,
            aware,
        },
        5 => Command::Detect(DetectionInput {
            observer,
            target,
            modifier: 4,
            distance: 30,
            difficulty: 10,
            face: Some(12),
        }),
        6 => Command::PrepareRound,
        _ => Command::Hide {
            who: vec![observer, target],
        },
    }
}

/// Makes room for an id among the ids of a command.
pub fn shift(value: &mut Value, secret: u32, is_id: bool) {
    match value {
        Value::Number(number) => {
            let id = number.as_u64().filter(|&id| id >= u64::from(secret));
            if let Some(id) = id.filter(|_| is_id) {
                *value = Value::from(id + 1);
            }
        }
        Value::Array(all) => {
            for one in all {
                shift(one, secret, is_id);
            }
        }
        Value::Object(fields) => {
            for (key, one) in fields {
                let own = IDS.contains(&key.as_str());
                if key == "passAll" {
                    shift(&mut one["until"], secret, true);
                    continue;
                }
                shift(one, secret, own || key == "to");
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
