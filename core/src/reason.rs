//! Reasons: why something is as it is, typed, with the rules that say so. The shell words them.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::order::Placement;
use crate::rule_id::RuleId;
use crate::rules::{Condition, LifeState, ReactionPolicy, TieKey};

/// Why something is as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Reason {
    /// Its place: nobody else has its count.
    Count {
        /// The count.
        count: i32,
    },
    /// Its place: at equal counts a number of the profile decides.
    Key {
        /// The shared count.
        count: i32,
        /// What is compared.
        key: TieKey,
        /// Its own number.
        own: i16,
        /// Its neighbour at that count.
        neighbour: CombatantId,
        /// The neighbour's number.
        other: i16,
    },
    /// Its place: lots decided between equals.
    Lots {
        /// The shared count.
        count: i32,
        /// The rule of the ruleset that leaves it to lots.
        rule: RuleId,
        /// The others who were equal.
        equals: Vec<CombatantId>,
    },
    /// Flat-footed: its first turn has not come.
    NoTurnYet,
    /// Flat-footed and surprised: it was unaware of the enemy, who noticed it.
    Surprised,
    /// Unable to act, by a condition.
    Condition(Condition),
    /// Unable to act, by its hit points.
    Life(LifeState),
    /// Surprised: it noticed no threat, and its first turn has not ended.
    NoticedNoThreat,
    /// Unable to act and to react, by a condition.
    Incapacitated(Condition),
    /// Unable to act and to react, at 0 hit points.
    AtZero,
    /// No reaction is left until its next turn begins.
    ReactionSpent,
    /// No reaction while it is surprised.
    NoReactionYet {
        /// By which rule.
        rule: RuleId,
    },
    /// Armor class without the Dexterity bonus, being flat-footed.
    DexterityLost {
        /// How much is lost.
        bonus: i16,
    },
    /// Armor class with the Dexterity bonus although flat-footed, by uncanny dodge.
    UncannyDodge,
}

impl Reason {
    /// The rules that say so.
    pub fn rules(&self) -> Vec<RuleId> {
        let d35 = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::D35(n)).collect();
        let d5e = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::D5e(n)).collect();
        match self {
            Self::Count { .. } => d35(&[2]),
            Self::Key { key, .. } => vec![key.rule()],
            Self::Lots { rule, .. } | Self::NoReactionYet { rule } => vec![*rule],
            Self::NoTurnYet => d35(&[8]),
            Self::Surprised => d35(&[18, 31]),
            Self::Condition(_) => d35(&[15, 16]),
            Self::Life(_) => d35(&[15, 17]),
            Self::NoticedNoThreat => d5e(&[10, 11, 18]),
            Self::Incapacitated(_) | Self::AtZero => d5e(&[44]),
            Self::ReactionSpent => d5e(&[41]),
            Self::DexterityLost { .. } => d35(&[9]),
            Self::UncannyDodge => d35(&[11]),
        }
    }
}

/// Why a combatant has its place in the order.
pub(crate) fn of_place(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let slots = encounter.order().slots();
    let index = encounter.order().position(who)?;
    let count = slots[index].count;
    let same_count = |slot: &&crate::Slot| slot.count == count && slot.who != who;
    match slots[index].why {
        Placement::Count => Some(Reason::Count { count }),
        Placement::Key => {
            let after = slots.get(index + 1).filter(same_count);
            let before = index.checked_sub(1).and_then(|index| slots.get(index));
            let neighbour = after.or(before.filter(same_count))?.who;
            let key = encounter.rules().tie.key()?;
            let number = |who| Some(key.of(&encounter.participant(who)?.profile));
            Some(Reason::Key {
                count,
                key,
                own: number(who)?,
                neighbour,
                other: number(neighbour)?,
            })
        }
        Placement::Lots => Some(Reason::Lots {
            count,
            rule: encounter.rules().tie.last_resort(),
            equals: slots
                .iter()
                .filter(same_count)
                .map(|slot| slot.who)
                .collect(),
        }),
    }
}

/// Why a combatant is flat-footed, if it is.
pub(crate) fn of_flat_footed(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    match (encounter.is_flat_footed(who), encounter.is_surprised(who)) {
        (false, _) => None,
        (true, true) => Some(Reason::Surprised),
        (true, false) => Some(Reason::NoTurnYet),
    }
}

/// Why a combatant is surprised beyond the opening, if it is.
pub(crate) fn of_surprise(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    participant.surprised.then_some(Reason::NoticedNoThreat)
}

/// Why a combatant may take no reaction, if there are reactions and it may not.
pub(crate) fn of_no_reaction(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    let rules = encounter.rules();
    match rules.reactions {
        ReactionPolicy::OpportunitiesPerRound => return None,
        ReactionPolicy::OnePerTurn => {}
    }
    let incapacitated = || {
        let mut conditions = participant.conditions.iter();
        let condition = conditions.find(|condition| condition.incapacitates())?;
        Some(rules.vitality.by_condition(condition.clone()))
    };
    let surprised = || {
        let rule = rules.opening.forbids_reactions()?;
        participant
            .surprised
            .then_some(Reason::NoReactionYet { rule })
    };
    of_inability(encounter, who)
        .or_else(incapacitated)
        .or_else(surprised)
        .or_else(|| (participant.reactions > 0).then_some(Reason::ReactionSpent))
}

/// Why a combatant is unable to act, if it is.
pub(crate) fn of_inability(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let participant = encounter.participant(who)?;
    let vitality = encounter.rules().vitality;
    let condition = participant
        .conditions
        .iter()
        .find(|condition| condition.prevents_acting());
    match (condition, participant.life(encounter.rules())) {
        (Some(condition), _) => Some(vitality.by_condition(condition.clone())),
        (None, Some(life)) if life.prevents_acting() => Some(vitality.by_life(life)),
        _ => None,
    }
}
