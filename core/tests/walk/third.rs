//! What D&D 3.0 and 3.5 have, for a random walk.

use asalto_core::{ActionKind, CombatantId, Command, Footwork, Moment, Readied};

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
    match detail % 6 {
        0 => Command::Delay { until: Some(until) },
        1 => Command::Delay { until: None },
        2 => Command::ActNow { who, moment },
        3 => Command::Trigger {
            who: vec![who, other],
            footwork,
        },
        4 => Command::DeclineTrigger { who },
        _ => {
            let index = usize::try_from(detail / 6).unwrap_or_default() % 4;
            let mut readied = Readied::new(ActionKind::ALL[index], "it comes near");
            "strike".clone_into(&mut readied.name);
            readied.target = Some(other);
            Command::Ready(Box::new(readied))
        }
    }
}
