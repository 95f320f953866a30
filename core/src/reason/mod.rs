//! Reasons: why something is as it is, typed, with the rules that say so. The shell words them.

mod mark;
mod place;
mod state;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::effect::Ending;
use crate::encounter::Encounter;
use crate::mount::Bond;
use crate::rule_id::RuleId;
use crate::rules::{Condition, DelayPolicy, LifeState, ReadyPolicy, TieBreaker, TieKey};

pub use mark::{Mark, why};

/// The reasons that a view of somebody has.
#[derive(Default)]
pub(crate) struct Reasons {
    pub(crate) roll: Option<Reason>,
    pub(crate) place: Option<Reason>,
    pub(crate) flat_footed: Option<Reason>,
    pub(crate) surprised: Option<Reason>,
    pub(crate) no_reaction: Option<Reason>,
    pub(crate) unable: Option<Reason>,
    pub(crate) penalty: Option<Reason>,
    pub(crate) new_next_round: Option<Reason>,
}

impl Reasons {
    /// Those of somebody, and of its place in the order by its index.
    pub(crate) fn of(encounter: &Encounter, who: CombatantId, place: Option<usize>) -> Self {
        Self {
            roll: place::of_roll(encounter, who),
            place: place.and_then(|index| place::of_place(encounter, index)),
            flat_footed: state::of_flat_footed(encounter, who),
            surprised: state::of_surprise(encounter, who),
            no_reaction: state::of_no_reaction(encounter, who),
            unable: state::of_inability(encounter, who),
            penalty: place::of_penalty(encounter, who),
            new_next_round: place::of_first_turn(encounter, who),
        }
    }
}

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
        /// The rules that say so; none where it is the table's custom.
        rules: Vec<RuleId>,
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
        /// How the ruleset lets a turn be put off.
        delay: DelayPolicy,
    },
    /// Its place: it delayed to a count that it announced.
    Announced {
        /// The count.
        count: i32,
        /// How the ruleset lets a turn be put off.
        delay: DelayPolicy,
    },
    /// Its place: it carried out a readied action just before somebody.
    Readied {
        /// The count.
        count: i32,
        /// Before whom.
        before: CombatantId,
        /// What readying is.
        ready: ReadyPolicy,
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
    /// It delays: it acts when it wishes before its own count comes round again.
    Delays {
        /// How the ruleset lets it.
        delay: DelayPolicy,
    },
    /// It has readied an action, which it may carry out before its next turn.
    HasReadied {
        /// What readying is.
        ready: ReadyPolicy,
    },
    /// At 0 hit points: a single move or standard action is left to it.
    Disabled,
    /// Under a condition that keeps it from nothing that the engine decides.
    Under(Condition),
    /// Under a condition until something that ends it.
    Lasts {
        /// The condition.
        condition: Condition,
        /// When it ends.
        ending: Ending,
        /// The rules that say so.
        rules: Vec<RuleId>,
    },
    /// It concentrates on a spell: incapacity ends that, another such spell, and a failed save
    /// against damage.
    Concentrates {
        /// The spell.
        spell: String,
    },
    /// Damage takes temporary hit points first.
    Temporary {
        /// How many there are.
        left: i32,
    },
    /// Somebody rides it.
    Ridden {
        /// Who.
        rider: CombatantId,
        /// How the two act together.
        bond: Bond,
        /// By which rule.
        rule: RuleId,
    },
    /// Its first turn in the next round: its place in this one had passed when it came.
    NewNextRound {
        /// The rules by which newcomers come into the fight.
        rules: Vec<RuleId>,
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
            | Self::Ridden { rule, .. }
            | Self::NoReactionYet { rule } => {
                vec![*rule]
            }
            Self::Decided { by, .. } => vec![by.rule()],
            Self::SurprisedRoll { .. } => d5e(&[53]),
            Self::Delayed { delay, .. } => delay.moves_place(),
            Self::Announced { delay, .. } => delay.announces(),
            Self::Readied { ready, .. } => ready.moves_place(),
            Self::Delays { delay } => delay.puts_off(),
            Self::HasReadied { ready } => ready.waits(),
            Self::BeforeTheRoll => d30(&[5, 20]),
            Self::Newcomer { .. } => d30(&[53, 54]),
            Self::NotActedYet => d30(&[28, 56]),
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
            Self::Lasts { rules, .. }
            | Self::SharedRoll { rules, .. }
            | Self::NewNextRound { rules } => rules.clone(),
            // What the sources are silent about is the table's.
            Self::Disabled
            | Self::Under(_)
            | Self::Concentrates { .. }
            | Self::Temporary { .. } => Vec::new(),
        }
    }
}
