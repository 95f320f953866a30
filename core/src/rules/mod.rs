//! The rulesets as tables of policies. The ruleset is matched in [`table`] and nowhere else: a
//! difference between rulesets is a variant of a policy.

mod action_and_bonus;
mod casting;
mod concentration;
mod condition;
mod delay;
mod economy;
mod flat_footed;
mod house;
mod mount;
mod newcomer;
mod omission;
mod partial;
mod progress;
mod reaction;
mod rolling;
mod surprise;
mod table;
mod tie;
mod vitality;
mod waiting;

use serde::{Deserialize, Serialize};

pub use casting::CastingPolicy;
pub use concentration::{ConcentrationPolicy, Unfocused};
pub use condition::Condition;
pub use delay::DelayPolicy;
pub use economy::{ActionKind, Economy, Limit, TurnKind};
pub use flat_footed::FlatFootedPolicy;
pub use house::HouseRule;
pub use mount::MountPolicy;
pub use newcomer::NewcomerPolicy;
pub use omission::Omission;
pub use progress::{
    AutomaticPolicy, FumblePolicy, GatheringPolicy, InitiativePolicy, LegalityPolicy, PhaseRules,
    PostponedOrder, ProgressPolicy, TriggerOrder,
};
pub use reaction::ReactionPolicy;
pub use rolling::{Late, RollingPolicy};
pub use surprise::{Noticing, Opening, OpeningPolicy, SurprisedReactions};
pub use tie::{TieBreaker, TieKey, TiePolicy};
pub use vitality::{LifeState, VitalityPolicy};
pub use waiting::{Lapse, ReadyPolicy};

pub(crate) use economy::Overspent;

/// A published set of rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Ruleset {
    /// D&D 3.0: how an encounter starts (source 000).
    Dnd30,
    /// D&D 3.5: initiative, the surprise round, flat-footed (sources 002 and 004).
    Dnd35,
    /// D&D 5e as of 2014: surprise, initiative, the turn and reactions (source 001).
    Dnd5e,
    /// Tales of War Online: phases, priority and two stacks (source 003).
    TalesOfWar,
}

impl Ruleset {
    /// Every ruleset, in the order of a menu.
    pub const ALL: [Self; 4] = [Self::Dnd30, Self::Dnd35, Self::Dnd5e, Self::TalesOfWar];
}

/// The rules an encounter is run by: a ruleset's table, which house rules may change one policy at
/// a time. An encounter owns its copy, and the log keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Rules {
    /// The ruleset that the table was copied from.
    pub ruleset: Ruleset,
    /// How the fight opens for those who are not aware of it.
    pub opening: OpeningPolicy,
    /// What decides between equal initiative results.
    pub tie: TiePolicy,
    /// Until when a combatant is flat-footed.
    pub flat_footed: FlatFootedPolicy,
    /// What a turn holds.
    pub economy: Economy,
    /// What hit points say of being able to act.
    pub vitality: VitalityPolicy,
    /// How often one answers out of turn.
    #[serde(default)]
    pub reactions: ReactionPolicy,
    /// What readying an action is.
    #[serde(default)]
    pub ready: ReadyPolicy,
    /// Whether and how one puts a turn off.
    #[serde(default)]
    pub delay: DelayPolicy,
    /// How often initiative is rolled.
    #[serde(default)]
    pub rolling: RollingPolicy,
    /// What breaks the concentration on a spell.
    #[serde(default)]
    pub concentration: ConcentrationPolicy,
    /// How an initiative result comes about.
    #[serde(default)]
    pub initiative: InitiativePolicy,
    /// How the fight goes on.
    #[serde(default)]
    pub progress: ProgressPolicy,
    /// What may become of a spell while it is being cast.
    #[serde(default)]
    pub casting: CastingPolicy,
    /// How newcomers come into the fight.
    #[serde(default)]
    pub newcomers: NewcomerPolicy,
    /// On whose count a mount acts.
    #[serde(default)]
    pub mounts: MountPolicy,
}
