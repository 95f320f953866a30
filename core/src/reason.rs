//! Reasons: why something is as it is, typed, with the rules that say so. The shell words them.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::dice::Dropped;
use crate::encounter::{Arrival, Encounter, Stage};
use crate::mount::Ride;
use crate::order::Placement;
use crate::rule_id::RuleId;
use crate::rules::{
    Condition, LifeState, NewcomerPolicy, Opening, OpeningPolicy, ProgressPolicy, ReactionPolicy,
    TieBreaker, TieKey,
};

/// Why something is as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Reason {
    /// Its place: nobody else has its count.
    Count {
        /// The count.
        count: i32,
        /// By which rule.
        rule: RuleId,
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
    /// Its place: somebody decided between equals, or a d20 for each.
    Decided {
        /// The shared count.
        count: i32,
        /// Who or what decided.
        by: TieBreaker,
        /// The others at that count.
        equals: Vec<CombatantId>,
    },
    /// Its place: one roll was made for identical creatures, who act at the same time.
    SharedRoll {
        /// The shared count.
        count: i32,
        /// For whom it was made first.
        with: CombatantId,
    },
    /// Its place: the game master ruled so.
    RuledPlace {
        /// The count.
        count: i32,
        /// The rule that was set aside.
        rule: RuleId,
    },
    /// Its roll: of two dice the lower, because it was surprised.
    SurprisedRoll {
        /// The higher face, which does not count.
        dropped: u16,
    },
    /// Its place: it delayed, and acted after the count of the turn before it.
    Delayed {
        /// The count.
        count: i32,
    },
    /// Its place: it delayed to a count that it announced.
    Announced {
        /// The count.
        count: i32,
    },
    /// Its place: it carried out a readied action just before somebody.
    Readied {
        /// The count.
        count: i32,
        /// Before whom.
        before: CombatantId,
    },
    /// Its place: it is aware, and acts before anybody rolls.
    BeforeTheRoll,
    /// Its place: it is a mount, and acts on its rider's count.
    Mounted {
        /// The count.
        count: i32,
        /// The rider.
        rider: CombatantId,
        /// By which rule.
        rule: RuleId,
    },
    /// Its place: it arrived aware of the fight, and acts before everyone else.
    Newcomer {
        /// The count.
        count: i32,
    },
    /// Flat-footed: it has not acted yet.
    NotActedYet,
    /// Flat-footed: its first turn has not come.
    NoTurnYet,
    /// Flat-footed and surprised: it was unaware of the enemy, who noticed it.
    Surprised,
    /// Unable to act, by a condition.
    Condition(Condition),
    /// Out of combat, by a condition (Tales of War).
    OutOfCombat(Condition),
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
    /// Initiative rolls that are worse, having acted late where each round is rolled for.
    LateActions {
        /// By how much, below zero.
        by: i16,
    },
    /// Its first turn in the next round: its place in this one had passed when it came.
    NewNextRound {
        /// How newcomers come into the fight.
        newcomers: NewcomerPolicy,
    },
}

impl Reason {
    /// The rules that say so.
    pub fn rules(&self) -> Vec<RuleId> {
        let d35 = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::D35(n)).collect();
        let d30 = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::D30(n)).collect();
        let d5e = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::D5e(n)).collect();
        match self {
            Self::Key { key, .. } => vec![key.rule()],
            Self::Count { rule, .. }
            | Self::Mounted { rule, .. }
            | Self::Lots { rule, .. }
            | Self::RuledPlace { rule, .. }
            | Self::NoReactionYet { rule } => {
                vec![*rule]
            }
            Self::Decided { by, .. } => vec![by.rule()],
            Self::SharedRoll { .. } => d5e(&[20, 21]),
            Self::SurprisedRoll { .. } => d5e(&[53]),
            Self::Delayed { .. } => d35(&[37, 40, 44]),
            Self::Announced { .. } => vec![RuleId::D35(37), RuleId::D35(38), RuleId::D30(61)],
            Self::Readied { .. } => vec![
                RuleId::D35(57),
                RuleId::D35(58),
                RuleId::D35(62),
                RuleId::D30(58),
            ],
            Self::BeforeTheRoll => d30(&[5, 20]),
            Self::Newcomer { .. } => d30(&[53, 54]),
            Self::NotActedYet => d30(&[7, 28, 56]),
            Self::NoTurnYet => d35(&[8]),
            Self::Surprised => d35(&[18, 31]),
            Self::Condition(_) => d35(&[15, 16]),
            Self::OutOfCombat(_) => vec![RuleId::Tow(22)],
            Self::Life(_) => d35(&[15, 17]),
            Self::NoticedNoThreat => d5e(&[10, 11, 18]),
            Self::Incapacitated(_) | Self::AtZero => d5e(&[44]),
            Self::ReactionSpent => d5e(&[41]),
            Self::DexterityLost { .. } => d35(&[9]),
            Self::UncannyDodge => d35(&[11]),
            Self::LateActions { .. } => d30(&[40, 41, 42]),
            Self::NewNextRound { newcomers } => newcomers.come_in(),
        }
    }
}

/// Why the combatant of a place in the order, by its index, has that place.
pub(crate) fn of_place(encounter: &Encounter, index: usize) -> Option<Reason> {
    let slots = encounter.order().slots();
    let slot = slots.get(index)?;
    let (who, count) = (slot.who, slot.count);
    let same_count = |slot: &&crate::Slot| slot.count == count && slot.who != who;
    let equals = || {
        slots
            .iter()
            .filter(same_count)
            .map(|slot| slot.who)
            .collect()
    };
    let newcomer = encounter.participant(who)?.arrival == Arrival::Aware;
    match slot.why {
        Placement::Count | Placement::Key if newcomer => Some(Reason::Newcomer { count }),
        Placement::Count => Some(Reason::Count {
            count,
            rule: encounter.rules().tie.highest_first(),
        }),
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
            equals: equals(),
        }),
        Placement::Decided(by) => Some(Reason::Decided {
            count,
            by,
            equals: equals(),
        }),
        Placement::Shared => Some(Reason::SharedRoll {
            count,
            with: encounter.participant(who)?.block(),
        }),
        Placement::BeforeTheRoll => Some(Reason::BeforeTheRoll),
        Placement::Delayed => Some(Reason::Delayed { count }),
        Placement::Announced => Some(Reason::Announced { count }),
        Placement::Readied { before } => Some(Reason::Readied { count, before }),
        Placement::Mounted(Ride { rider, bond }) => Some(Reason::Mounted {
            count,
            rider,
            rule: encounter.rules().mounts.rule(bond),
        }),
        Placement::Ruled => Some(Reason::RuledPlace {
            count,
            rule: encounter.rules().tie.keeps_order(),
        }),
    }
}

/// Why a combatant's initiative was rolled as it was, if not with one die.
pub(crate) fn of_roll(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let initiative = encounter.participant(who)?.initiative?;
    let Some(Opening::SomeSurprised { surprised }) = encounter.opening() else {
        return None;
    };
    match (initiative.dropped?, encounter.rules().opening) {
        (Dropped::Higher(dropped), OpeningPolicy::Disadvantage) if surprised.contains(&who) => {
            Some(Reason::SurprisedRoll { dropped })
        }
        _ => None,
    }
}

/// Why a combatant's initiative rolls are worse, if they are.
pub(crate) fn of_penalty(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let by = encounter.participant(who)?.penalty();
    (by < 0).then_some(Reason::LateActions { by })
}

/// Why a combatant has its first turn only in the next round, if it has.
pub(crate) fn of_first_turn(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let one = encounter.participant(who)?;
    let order = encounter.order();
    let passed = order
        .position(who)
        .is_some_and(|index| index < order.passed());
    let new = encounter.rules().progress == ProgressPolicy::Turns
        && encounter.stage() == &Stage::Fighting
        && passed
        && !one.turn_has_come
        && encounter.turn_of() != Some(who)
        && encounter.is_able(who);
    new.then_some(Reason::NewNextRound {
        newcomers: encounter.rules().newcomers,
    })
}

/// Why a combatant is flat-footed, if it is.
pub(crate) fn of_flat_footed(encounter: &Encounter, who: CombatantId) -> Option<Reason> {
    let surprised = encounter.is_surprised(who).then_some(Reason::Surprised);
    let policy = encounter.rules().flat_footed;
    encounter
        .is_flat_footed(who)
        .then(|| policy.reason(surprised))
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
        ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None => return None,
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
