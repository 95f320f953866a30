//! Reasons for the state of an encounter, typed, with the rules behind them. The shell words them.

mod by_policy;

use serde::{Deserialize, Serialize};

use crate::basis::InitiativeBasis;
use crate::card::Card;
use crate::combatant::{CombatantId, LimitedUse};
use crate::damage_type::DamageType;
use crate::die::DiscardedDie;
use crate::effect::{EffectExpiry, TurnEffectKind, TurnMoment};
use crate::law::Law;
use crate::mount::MountControl;
use crate::optional_field::is_default;
use crate::rule_id::RuleId;
use crate::rules::{
    Condition, Defense, DelayPolicy, DownState, Haste, LifeState, ReadyPolicy, TieBreaker, TieKey,
};
use crate::ruleset::Ruleset;

/// A reason for a part of the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// Its place: no one else has its count.
    Count {
        /// The count.
        count: i32,
    },
    /// Its place: its own result. Others act at the same count, and no rule of ties compares it with
    /// any of them: they acted late, share its roll, or were moved there.
    OwnResult {
        /// The count.
        count: i32,
        /// The others at that count.
        beside: Vec<CombatantId>,
    },
    /// Its place: at equal counts a number of the profile breaks the tie.
    Key {
        /// The shared count.
        count: i32,
        /// The number that is compared.
        key: TieKey,
        /// Its own number.
        own: i16,
        /// The nearest combatant at that count that the number sets apart from it.
        neighbour: CombatantId,
        /// The neighbor's number.
        other: i16,
    },
    /// Its place: chance broke a full tie.
    Lots {
        /// The shared count.
        count: i32,
        /// The combatants that it was tied with.
        equals: Vec<CombatantId>,
    },
    /// Its place: someone broke the tie, or a d20 roll-off did.
    Decided {
        /// The shared count.
        count: i32,
        /// The players, the game master or the dice.
        by: TieBreaker,
        /// The combatants that it was tied with.
        equals: Vec<CombatantId>,
    },
    /// Its place: identical creatures share one roll and act at the same time.
    SharedRoll {
        /// The shared count.
        count: i32,
        /// The combatant that made the roll.
        with: CombatantId,
    },
    /// Its place: the game master set it.
    RuledPlace {
        /// The count.
        count: i32,
    },
    /// Its roll: it was surprised, so the lower of two dice counts.
    SurprisedRoll {
        /// The higher die, which does not count.
        dropped: u16,
    },
    /// Its roll: the reason for two dice or one (D24-4).
    RollBasis {
        /// The sources of advantage and disadvantage.
        basis: InitiativeBasis,
        /// The die that does not count, if there were two.
        dropped: Option<DiscardedDie>,
    },
    /// Its roll: it used its initiative score instead.
    InitiativeScore {
        /// The sources of advantage and disadvantage.
        basis: InitiativeBasis,
    },
    /// Its place: it delayed, and acted after the count of the turn before it.
    Delayed {
        /// The count.
        count: i32,
        /// The ruleset's way of delaying.
        delay: DelayPolicy,
    },
    /// Its place: it delayed to a declared count.
    Announced {
        /// The count.
        count: i32,
        /// The ruleset's way of delaying.
        delay: DelayPolicy,
    },
    /// Its place: it carried out a readied action just before another combatant, which comes right
    /// after it. Only others that acted before the same combatant can be in between.
    Readied {
        /// The count.
        count: i32,
        /// The combatant that it acted before.
        before: CombatantId,
        /// The ruleset's way of readying.
        ready: ReadyPolicy,
    },
    /// Its place: it carried out a readied action at this count. The combatant that it acted before
    /// no longer comes right after it.
    ReadiedAt {
        /// The count.
        count: i32,
        /// The ruleset's way of readying.
        ready: ReadyPolicy,
    },
    /// Its place: it is aware, and acts before anyone rolls.
    BeforeTheRoll,
    /// Its place: it is a mount, and acts on its rider's count.
    Mounted {
        /// The count.
        count: i32,
        /// The rider.
        rider: CombatantId,
        /// The way the two act together.
        #[serde(rename = "bond")]
        control: MountControl,
    },
    /// Its place: this was its rider's count. The rider has another count now, or is gone.
    MountedAt {
        /// The count.
        count: i32,
        /// The rider, or the last one.
        rider: CombatantId,
        /// The way the two acted together.
        #[serde(rename = "bond")]
        control: MountControl,
    },
    /// Its place: it swapped initiative with an ally (D24-27).
    Swapped {
        /// The count.
        count: i32,
        /// The ally.
        with: CombatantId,
    },
    /// Its place: it shares the initiative of its summoner, and acts right after it (D24-29).
    Summoned {
        /// The count.
        count: i32,
        /// The summoner.
        by: CombatantId,
    },
    /// Its place: it is the second place of a combatant, after everyone else at its count.
    SecondPlace {
        /// The count.
        count: i32,
        /// The combatant that acts there.
        owner: CombatantId,
        /// Whether it is the place of a lair.
        lair: bool,
    },
    /// Its place: it arrived aware of the combat, and acts before everyone else.
    Newcomer {
        /// The count.
        count: i32,
    },
    /// Flat-footed: it has not acted yet.
    NotActedYet,
    /// Flat-footed: its first turn has not come.
    NoTurnYet,
    /// Flat-footed and surprised: it was unaware of an enemy that was aware of it.
    Surprised,
    /// Can't act, because of a condition.
    Condition(Condition),
    /// Out of combat, because of a condition (Tales of War).
    OutOfCombat(Condition),
    /// Can't act, because of its hit points.
    Life(LifeState),
    /// Surprised: it noticed no threat, and its first turn has not ended.
    NoticedNoThreat,
    /// Surprised: it noticed no threat, and has not rolled initiative yet.
    SurprisedUntilRoll,
    /// Can't act or react, because of a condition.
    Incapacitated(Condition),
    /// Can't act or react, at 0 hit points.
    AtZero,
    /// Dying, stable or dead, at 0 hit points where characters make death saves.
    Down(DownState),
    /// No reaction is left until its next turn begins.
    ReactionSpent,
    /// No reaction while it is surprised.
    NoReactionYet,
    /// Armor class without the Dexterity bonus, because it is flat-footed.
    DexterityLost {
        /// The lost bonus.
        bonus: i16,
    },
    /// Armor class without the Dexterity bonus, and perhaps less, because of a condition.
    Defenseless {
        /// The condition.
        condition: Condition,
        /// The lost bonus, at least 0.
        bonus: i16,
        /// The penalty, at most 0.
        penalty: i16,
    },
    /// Armor class with the Dexterity bonus although flat-footed, because of uncanny dodge.
    UncannyDodge,
    /// Worse initiative rolls, because it acted late and initiative is rolled each round.
    LateActions {
        /// The penalty, below zero.
        by: i16,
    },
    /// Worse d20 tests, because of exhaustion.
    Exhausted {
        /// The level.
        level: u8,
        /// The penalty, at most 0. It is 0 where a level means disadvantage.
        by: i16,
    },
    /// It delays: it acts when it wishes before its count comes up again.
    Delays {
        /// The ruleset's way of delaying.
        delay: DelayPolicy,
    },
    /// It has readied an action, which it may carry out before its next turn.
    HasReadied {
        /// The ruleset's way of readying.
        ready: ReadyPolicy,
    },
    /// Dead at 0 hit points, by damage left over, by damage there or by its death saves.
    Died(Law),
    /// Destroyed at 0 hit points: it is undead or a construct.
    Destroyed,
    /// At 0 hit points: it can take only a single move or standard action.
    Disabled,
    /// Nauseated: it has a single move action in its turn.
    MoveOnly,
    /// Slowed: it has a single action in its turn (D35-89, D30-65).
    Slowed,
    /// Hasted: its turns have more (D35-89, D30-65).
    Hasted {
        /// Their bonus.
        haste: Haste,
    },
    /// An immediate action has taken the swift action of its next turn (D35-90).
    SwiftSpent,
    /// Unable to move and act until after its next turn, because haste has ended (D5E-80).
    Lethargic,
    /// Held by a grapple, which ends when whoever holds it is incapacitated (D5E-85).
    Grappled {
        /// Whoever holds it.
        by: CombatantId,
    },
    /// Prone and unconscious (D5E-81).
    UnconsciousProne,
    /// Under a condition that prevents nothing the engine decides.
    Under(Condition),
    /// Under a condition with a duration.
    Lasts {
        /// The condition.
        condition: Condition,
        /// The end of the condition.
        ending: EffectExpiry,
        /// The time at which it ends at the latest, if a save may end it earlier.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        latest: Option<EffectExpiry>,
        /// Whether it ends with the next turn of a combatant whose turn is in progress.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        later: bool,
    },
    /// Under an effect that does something in each of its turns (D5E-82, D35-95).
    EachTurn {
        /// The condition of the effect.
        condition: Condition,
        /// The moment in the turn.
        at: TurnMoment,
        /// The consequence of the effect.
        does: TurnEffectKind,
    },
    /// It can do something a limited number of times (D5E-83).
    LimitedUse(LimitedUse),
    /// It concentrates on a spell. Incapacity, another such spell, or a failed save against damage ends that.
    Concentrates {
        /// The spell.
        spell: String,
    },
    /// It casts a spell for 1 round, which takes effect just before its next turn (D35-93).
    CastsForARound {
        /// The spell.
        spell: String,
    },
    /// Damage takes temporary hit points first.
    Temporary {
        /// The temporary hit points left.
        left: i32,
    },
    /// It has taken nonlethal damage, which is compared with its current hit points.
    Nonlethal {
        /// The nonlethal damage.
        total: i32,
    },
    /// A hit of massive damage calls for a save against death (D35-94).
    MassiveDamage,
    /// A defense changes damage of a type (D5E-84, D35-95).
    Defends {
        /// The kind of defense.
        defense: Defense,
        /// The type. None for damage reduction.
        #[serde(rename = "damageType")]
        damage_type: Option<DamageType>,
        /// The number that it takes. None if it has none.
        amount: Option<u16>,
    },
    /// A rider is on it.
    Ridden {
        /// The rider.
        rider: CombatantId,
        /// The way the two act together.
        #[serde(rename = "bond")]
        control: MountControl,
    },
    /// Its first turn comes in the next round: its place in this round had passed when it arrived.
    NewNextRound,
    /// Its place: no one else has its count, and the lowest acts first.
    LowestCount {
        /// The count.
        count: i32,
    },
    /// Its place: it acts together with the others at its count, in any order.
    Together {
        /// The shared count.
        count: i32,
        /// The others at that count.
        equals: Vec<CombatantId>,
    },
    /// Its place: it acts in the turn of its side, in any order.
    SameSide {
        /// The member of the side that stands for it.
        with: CombatantId,
    },
    /// Its place: the card that it was dealt.
    Card {
        /// The card.
        card: Card,
    },
    /// Its place: it delayed where cards decide the order (ANY-10).
    DelayedCard {
        /// The card that it holds.
        card: Card,
        /// How delaying works.
        delay: DelayPolicy,
    },
    /// Its place: the game master set it where cards decide the order.
    RuledCard {
        /// The card that it holds.
        card: Card,
    },
    /// Its place: the game master set it where places have no counts.
    Rearranged,
    /// Its place: it delayed where places have no counts (ANY-10).
    DelayedHere {
        /// How delaying works.
        delay: DelayPolicy,
    },
    /// Its place: it stands for its side, and the game master chose which side begins (ANY-5).
    SideChosen,
    /// Its place: the order of entry, as the game master decides the order.
    Entered,
    /// Its place: the combatant that has acted picks the next one.
    HandedOver,
    /// Surprised: it has no turn in the first round.
    NoFirstTurn,
    /// Surprised: it acts last in the first round.
    LastAtFirst,
    /// Can't act, at 0 hit points: it dies unless it regenerates in its next turn.
    Regenerates,
}

impl Reason {
    /// Returns the point of law behind it. None if the sources are silent and it is a custom.
    #[must_use]
    pub fn law(&self) -> Option<Law> {
        Some(match self {
            Self::Count { .. } | Self::OwnResult { .. } | Self::LowestCount { .. } => {
                Law::HighestFirst
            }
            Self::Key { key, .. } => key.law(),
            Self::Lots { .. } => Law::TieByLots,
            Self::Decided { by, .. } => by.law(),
            Self::SharedRoll { .. } => Law::SharedRoll,
            Self::RuledPlace { .. } | Self::RuledCard { .. } | Self::Rearranged => Law::OrderStays,
            Self::Swapped { .. } => Law::Alert,
            Self::Summoned { .. } => Law::SummonedAfter,
            Self::SurprisedRoll { .. } => Law::SurprisedRoll,
            Self::RollBasis { basis, .. } => return of_basis(*basis),
            Self::InitiativeScore { .. } => Law::InitiativeScore,
            Self::Exhausted { .. } => Law::Exhaustion,
            Self::Delayed { .. } | Self::DelayedCard { .. } | Self::DelayedHere { .. } => {
                Law::DelayMovesPlace
            }
            Self::Announced { .. } => Law::DelayAnnounced,
            Self::Readied { .. } | Self::ReadiedAt { .. } => Law::ReadiedMovesPlace,
            Self::BeforeTheRoll => Law::ActsBeforeTheRoll,
            Self::Mounted { control, .. }
            | Self::MountedAt { control, .. }
            | Self::Ridden { control, .. } => control.law(),
            Self::SecondPlace { lair: true, .. } => Law::LairAction,
            Self::SecondPlace { lair: false, .. } => Law::SecondPlace,
            Self::Newcomer { .. } => Law::NewcomerFirst,
            Self::NotActedYet => Law::FlatFootedUntilItActs,
            Self::NoTurnYet => Law::FlatFootedUntilFirstTurn,
            Self::Surprised => Law::FlatFootedBySurprise,
            Self::Condition(_) => Law::UnableByCondition,
            Self::OutOfCombat(_) => Law::OutOfCombat,
            Self::MassiveDamage => Law::MassiveHit,
            Self::Defends { .. } => Law::DamageDefenses,
            Self::Nonlethal { .. } | Self::Life(LifeState::Staggered | LifeState::KnockedOut) => {
                Law::NonlethalDamage
            }
            Self::Life(LifeState::Dying | LifeState::Unconscious) => Law::Stabilization,
            Self::Life(_) => Law::UnableByHitPoints,
            Self::Died(by) => *by,
            Self::Destroyed => Law::DestroyedAtZero,
            Self::NoticedNoThreat | Self::SurprisedUntilRoll => Law::NoticedNoThreat,
            Self::Incapacitated(_) | Self::AtZero => Law::Incapacitated,
            Self::Down(state) => state.law(),
            Self::ReactionSpent => Law::ReactionReturns,
            Self::NoReactionYet => Law::SurprisedNoReaction,
            Self::DexterityLost { .. } => Law::DexterityLost,
            Self::Defenseless { .. } => Law::Defenseless,
            Self::UncannyDodge => Law::UncannyDodge,
            Self::LateActions { .. } => Law::LateActions,
            Self::Delays { .. } => Law::Delaying,
            Self::HasReadied { .. } => Law::ReadiedWaits,
            Self::Lasts { ending, .. } => return ending.law(),
            Self::NewNextRound => Law::NewcomerFirstTurn,
            Self::Together { .. } => Law::EqualTogether,
            Self::SameSide { .. } | Self::SideChosen => Law::SideTogether,
            Self::Card { .. } => Law::CardEach,
            Self::Entered => Law::OrderByHand,
            Self::HandedOver => Law::HandOver,
            Self::NoFirstTurn | Self::LastAtFirst => Law::SurprisedFirstRound,
            Self::Concentrates { .. } => Law::ConcentrationEnds,
            Self::CastsForARound { .. } => Law::OneRoundCasting,
            Self::EachTurn { .. } | Self::Regenerates => Law::TurnEffects,
            Self::LimitedUse(_) => Law::LimitedUses,
            Self::Disabled | Self::MoveOnly => Law::OneAction,
            Self::Slowed => Law::Slow,
            Self::Hasted { .. } | Self::Lethargic => Law::Haste,
            Self::Grappled { .. } => Law::GrappleEnds,
            Self::SwiftSpent => Law::OneSwiftAction,
            Self::UnconsciousProne => Law::UnconsciousProne,
            Self::Under(_) | Self::Temporary { .. } => return None,
        })
    }

    /// Returns the rules of a ruleset behind it.
    #[must_use]
    pub fn rules(&self, ruleset: Ruleset) -> &'static [RuleId] {
        self.law().map_or(&[], |law| law.rules(ruleset))
    }
}

/// Returns the point of law behind the sources of a roll. None if the profile alone decides.
fn of_basis(basis: InitiativeBasis) -> Option<Law> {
    if basis.sources() > 1 {
        Some(Law::RollSources)
    } else if basis.surprised {
        Some(Law::SurprisedRoll)
    } else if basis.invisible {
        Some(Law::InvisibleRoll)
    } else if basis.incapacitated {
        Some(Law::IncapacitatedRoll)
    } else if basis.poisoned {
        Some(Law::PoisonedRoll)
    } else {
        let others = [
            (basis.feral, Law::FeralInstinct),
            (basis.frightened, Law::FrightenedRoll),
            (basis.exhausted, Law::Exhaustion),
        ];
        let mut others = others.into_iter();
        others.find_map(|(holds, law)| holds.then_some(law))
    }
}
