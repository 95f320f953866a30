//! The events of a setup as they are saved. A program that has no combat yet writes them without the code of
//! all other events (docs/decisions/0065).

use serde::Serialize;

use crate::combatant::{Combatant, CombatantId, Side};
use crate::event::Event;
use crate::log::{Entry, Timestamp};
use crate::opening::{Detection, StealthCheck};
use crate::rule_id::RuleId;
use crate::rules::Rules;

/// An entry of a setup, saved as an [`Entry`] is.
#[derive(Serialize)]
pub(super) struct SetupEntry<'e> {
    at: Timestamp,
    events: Vec<SetupEvent<'e>>,
}

/// An event of a setup, saved as the [`Event`] is: the same names and the same fields in the same order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum SetupEvent<'e> {
    RulesAdopted(&'e Rules),
    CombatantAdded {
        id: CombatantId,
        profile: &'e Combatant,
    },
    CombatantEdited {
        who: CombatantId,
        profile: &'e Combatant,
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<i32>,
    },
    CombatantRemoved {
        who: CombatantId,
    },
    AwarenessSet {
        observer: CombatantId,
        target: CombatantId,
        aware: bool,
    },
    SideAwarenessSet {
        observer: Side,
        target: Side,
        aware: bool,
    },
    DetectionChecked {
        observer: CombatantId,
        target: CombatantId,
        check: &'e Detection,
    },
    StealthChecked {
        who: CombatantId,
        check: &'e StealthCheck,
    },
    PositionSet {
        who: CombatantId,
        position: &'e str,
    },
    Ruled {
        aside: &'e [RuleId],
    },
}

impl<'e> SetupEntry<'e> {
    /// Returns an entry as one of a setup; none if it has another event.
    pub(super) fn of(entry: &'e Entry) -> Option<Self> {
        let events = entry.events.iter().map(SetupEvent::of);
        Some(Self {
            at: entry.at,
            events: events.collect::<Option<_>>()?,
        })
    }
}

impl<'e> SetupEvent<'e> {
    // Every field is named, so that a new one can't be left out.
    fn of(event: &'e Event) -> Option<Self> {
        Some(match event {
            Event::RulesAdopted(rules) => Self::RulesAdopted(rules),
            &Event::CombatantAdded { id, ref profile } => Self::CombatantAdded { id, profile },
            &Event::CombatantEdited {
                who,
                ref profile,
                left,
            } => Self::CombatantEdited { who, profile, left },
            &Event::CombatantRemoved { who } => Self::CombatantRemoved { who },
            &Event::AwarenessSet {
                observer,
                target,
                aware,
            } => Self::AwarenessSet {
                observer,
                target,
                aware,
            },
            &Event::SideAwarenessSet {
                observer,
                target,
                aware,
            } => Self::SideAwarenessSet {
                observer,
                target,
                aware,
            },
            &Event::DetectionChecked {
                observer,
                target,
                ref check,
            } => Self::DetectionChecked {
                observer,
                target,
                check,
            },
            &Event::StealthChecked { who, ref check } => Self::StealthChecked { who, check },
            &Event::PositionSet { who, ref position } => Self::PositionSet { who, position },
            Event::Ruled { aside } => Self::Ruled { aside },
            _ => return None,
        })
    }
}
