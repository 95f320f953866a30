//! The rulesets as tables of policies. Only `table` matches on the ruleset: each difference
//! between rulesets is a variant of a policy.

mod action;
mod action_and_bonus;
mod alert;
mod armor;
mod casting;
mod choice;
mod concentration;
mod condition;
mod defense;
mod delay;
mod difficulty;
mod duration;
mod dying;
mod economy;
mod exhaustion;
mod experience;
mod failing_save;
mod flat_footed;
mod haste;
mod held_spell;
mod house;
mod initiative;
mod legendary;
mod massive_damage;
mod missed_turn;
mod mount;
mod newcomer;
mod order;
mod partial;
mod progress;
mod reaction;
mod rolling;
mod spent_by;
mod standard_and_move;
mod surprise;
mod table;
mod tie;
mod uncanny_dodge;
mod vitality;
mod waiting;

use serde::{Deserialize, Serialize};

use crate::combatant::{Combatant, Feature, NumericField};
use crate::law::Law;
use crate::optional_field::is_default;
use crate::ruleset::Ruleset;

pub use action::{ActionKind, MovementLimit, TurnKind};
pub use alert::AlertPolicy;
pub use armor::ArmorPolicy;
pub use casting::CastingPolicy;
pub use choice::TableChoice;
pub use concentration::{ConcentrationLoss, ConcentrationPolicy};
pub use condition::Condition;
pub use defense::{Defense, DefensePolicy, DefenseStep, Hit};
pub use delay::{DelayPolicy, HeldCount};
pub use difficulty::DifficultyPolicy;
pub use duration::DurationPolicy;
pub use dying::{
    AbsorbedDamage, DeathSaveInput, DeathSaveResult, DownState, DyingRoll, DyingRules, KnockOut,
    MonstersAtZero, is_character,
};
pub use economy::Economy;
pub use exhaustion::ExhaustionPolicy;
pub use experience::ExperiencePolicy;
pub use failing_save::FailingSaves;
pub use flat_footed::FlatFootedPolicy;
pub use haste::Haste;
pub use held_spell::{HeldSpell, SpellSavePolicy};
pub use house::HouseRule;
pub use initiative::{InitiativePolicy, InitiativeScores};
pub use legendary::LegendaryPolicy;
pub use massive_damage::{MassiveDamage, MassiveDamagePolicy};
pub use missed_turn::MissedTurnReason;
pub use mount::MountPolicy;
pub use newcomer::NewcomerPolicy;
pub use order::{Direction, OrderRules, RollBonus, SharingPolicy, TurnPolicy};
pub use progress::{
    AutomaticPolicy, FumblePolicy, LegalityPolicy, PhaseRules, PointSavingPolicy, PostponedOrder,
    ProgressPolicy, TriggerOrder,
};
pub use reaction::{ReactionPolicy, Response};
pub use rolling::{InitiativePenaltyCause, RollingPolicy};
pub use spent_by::SpentBy;
pub use surprise::{AwarenessCheck, Opening, OpeningPolicy, SurprisedReactions};
pub use tie::{CreatureTies, TieBreaker, TieKey, TiePolicy};
pub use uncanny_dodge::UncannyDodgePolicy;
pub use vitality::{LifeState, VitalityPolicy};
pub use waiting::{ReadyPolicy, WaitingLoss};

pub(crate) use action::ActionLimit;

/// The rules of an encounter: the table of a ruleset, in which house rules can change single
/// policies. An encounter owns its copy, and the log keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Rules {
    /// The ruleset that the table was copied from.
    pub ruleset: Ruleset,
    /// How combat opens for the combatants that are unaware of their opponents.
    pub opening: OpeningPolicy,
    /// How equal initiative results are ordered.
    pub tie: TiePolicy,
    /// How long a combatant is flat-footed.
    pub flat_footed: FlatFootedPolicy,
    /// The actions that a turn allows.
    pub economy: Economy,
    /// How hit points affect the ability to act.
    pub vitality: VitalityPolicy,
    /// How often a combatant can respond out of turn.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub reactions: ReactionPolicy,
    /// How readying an action works.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub ready: ReadyPolicy,
    /// Whether and how a combatant can delay.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub delay: DelayPolicy,
    /// How often initiative is rolled.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub rolling: RollingPolicy,
    /// How concentration on a spell ends.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub concentration: ConcentrationPolicy,
    /// How an initiative result is determined.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub initiative: InitiativePolicy,
    /// How combat proceeds.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub progress: ProgressPolicy,
    /// How a spell can be disrupted while it is being cast.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub casting: CastingPolicy,
    /// How newcomers join the combat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub newcomers: NewcomerPolicy,
    /// The count on which a mount acts.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub mounts: MountPolicy,
    /// How exhaustion affects d20 tests.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub exhaustion: ExhaustionPolicy,
    /// Whether there are legendary creatures and second places in the order.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub legendary: LegendaryPolicy,
    /// How the order of turns comes about, beyond the results.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub order: OrderRules,
    /// The end of a duration in rounds among equal counts.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub durations: DurationPolicy,
    /// Whether the game master is asked about ties among creatures.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub creature_ties: CreatureTies,
    /// Whether massive damage may kill.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub massive: MassiveDamagePolicy,
}

impl Rules {
    /// Returns whether the source rolls initiative once for identical creatures (D5E-20, D24-6).
    ///
    /// ```
    /// use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd5e).rolls_once_for_identical());
    /// assert!(!Rules::from(Ruleset::Dnd35).rolls_once_for_identical());
    /// ```
    #[must_use]
    pub fn rolls_once_for_identical(&self) -> bool {
        Law::IdenticalGroup.is_stated(self.ruleset)
    }

    /// Returns whether creatures have limited uses, which a die or a rest brings back (D5E-83).
    ///
    /// ```
    /// use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd5e2024).has_limited_uses());
    /// assert!(!Rules::from(Ruleset::Dnd35).has_limited_uses());
    /// ```
    #[must_use]
    pub fn has_limited_uses(&self) -> bool {
        Law::LimitedUses.is_stated(self.ruleset)
    }

    /// Returns whether characters have Heroic Inspiration (D24-28).
    ///
    /// ```
    /// use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd5e2024).has_inspiration());
    /// assert!(!Rules::from(Ruleset::Dnd5e).has_inspiration());
    /// ```
    #[must_use]
    pub fn has_inspiration(&self) -> bool {
        Law::HeroicInspiration.is_stated(self.ruleset)
    }

    /// Returns whether whoever becomes unconscious falls prone (D5E-81).
    ///
    /// ```
    /// use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd5e).unconscious_fall_prone());
    /// assert!(!Rules::from(Ruleset::Dnd35).unconscious_fall_prone());
    /// ```
    #[must_use]
    pub fn unconscious_fall_prone(&self) -> bool {
        Law::UnconsciousProne.is_stated(self.ruleset)
    }

    /// Returns the kinds of response available, in menu order. An immediate action is one of them where turns have
    /// swift actions (D35-90).
    ///
    /// ```
    /// use asalto_core::rules::Response;
    /// use asalto_core::{Rules, Ruleset};
    /// let responses = |ruleset| Rules::from(ruleset).responses();
    /// assert!(responses(Ruleset::Dnd35).contains(&Response::Immediate));
    /// assert!(!responses(Ruleset::Dnd30).contains(&Response::Immediate));
    /// ```
    #[must_use]
    pub fn responses(&self) -> &'static [Response] {
        match self.reactions {
            ReactionPolicy::OpportunitiesPerRound if self.economy.has_swift_action() => {
                &[Response::Opportunity, Response::Immediate]
            }
            reactions => reactions.kinds(),
        }
    }

    /// Returns the features that have an effect, in the order of a form.
    ///
    /// ```
    /// use asalto_core::combatant::Feature;
    /// use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd5e).features().contains(&Feature::Alert));
    /// assert!(!Rules::from(Ruleset::Dnd35).features().contains(&Feature::Alert));
    /// ```
    #[must_use]
    pub fn features(&self) -> &'static [Feature] {
        self.ruleset.features()
    }

    /// Returns whether a number of a combatant has an effect.
    ///
    /// ```
    /// use asalto_core::combatant::NumericField;
    /// use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd35).uses(NumericField::Initiative));
    /// // Actors roll a formula of their own (TOW-30).
    /// assert!(!Rules::from(Ruleset::TalesOfWar).uses(NumericField::Initiative));
    /// ```
    #[must_use]
    pub fn uses(&self, field: NumericField) -> bool {
        let in_phases = matches!(self.progress, ProgressPolicy::Phases(_));
        match field {
            NumericField::Initiative
            | NumericField::Dexterity
            | NumericField::Stealth
            | NumericField::PassivePerception => !in_phases,
            NumericField::ActionPoints => in_phases,
            NumericField::LegendaryActions | NumericField::LegendaryResistance => {
                self.legendary.has_legends()
            }
            NumericField::HitPoints
            | NumericField::ArmorClass
            | NumericField::TieBreak
            | NumericField::Level => true,
        }
    }

    /// Returns whether a combatant has a feature that these rules know.
    #[must_use]
    pub fn knows(&self, combatant: &Combatant, feature: Feature) -> bool {
        combatant.has(feature) && self.features().contains(&feature)
    }

    /// Returns whether a combatant is undead or a construct where these are destroyed at 0 hit points, and subject
    /// neither to nonlethal nor to massive damage (D35-97).
    ///
    /// ```
    /// use asalto_core::combatant::{Combatant, Feature, Side};
    /// use asalto_core::{Rules, Ruleset};
    /// let mut zombie = Combatant::new("Zombie", Side::FOES);
    /// zombie.features.insert(Feature::Undead);
    /// assert!(Rules::from(Ruleset::Dnd35).is_unliving(&zombie));
    /// assert!(!Rules::from(Ruleset::Dnd5e).is_unliving(&zombie));
    /// ```
    #[must_use]
    pub fn is_unliving(&self, combatant: &Combatant) -> bool {
        let mut types = Feature::UNLIVING.into_iter();
        types.any(|feature| self.knows(combatant, feature))
    }

    /// Returns what the Alert feat does (D5E-86, D24-27).
    #[must_use]
    pub fn alert(&self) -> AlertPolicy {
        self.ruleset.alert()
    }

    /// Returns the total initiative modifier of a combatant, with what its features add under these rules (D5E-19).
    ///
    /// ```
    /// use asalto_core::combatant::Feature;
    /// use asalto_core::{Combatant, Rules, Ruleset, Side};
    /// let mut lidda = Combatant::new("Lidda", Side::PARTY);
    /// lidda.dexterity = Some(17);
    /// lidda.features.insert(Feature::Alert);
    /// assert_eq!(Rules::from(Ruleset::Dnd5e).initiative_modifier(&lidda), 8);
    /// lidda.initiative = Some(4);
    /// assert_eq!(Rules::from(Ruleset::Dnd5e).initiative_modifier(&lidda), 4);
    /// ```
    #[must_use]
    pub fn initiative_modifier(&self, combatant: &Combatant) -> i16 {
        // The d20 of a side has nobody's modifier (D5E-87). A formula says itself what it adds (ANY-16).
        if self.order.sharing == SharingPolicy::Sides && self.initiative.has_d20() {
            return 0;
        }
        let own = combatant.initiative_modifier();
        // An entered modifier is a total.
        match combatant.initiative {
            Some(total) => total,
            None => own.saturating_add(self.alert().bonus(combatant)),
        }
    }

    /// Returns how defenses against damage of a type apply (D5E-84, D35-95).
    ///
    /// ```
    /// use asalto_core::{DamageType, Rules, Ruleset};
    /// let types = |ruleset| Rules::from(ruleset).defenses().types();
    /// assert!(types(Ruleset::Dnd5e).contains(&DamageType::Radiant));
    /// assert!(!types(Ruleset::Dnd35).contains(&DamageType::Radiant));
    /// assert!(types(Ruleset::Any).is_empty());
    /// ```
    #[must_use]
    pub fn defenses(&self) -> DefensePolicy {
        self.ruleset.defenses()
    }

    /// Returns the hit that may kill whatever hit points are left, if there is such a rule (D35-94, D30-64).
    ///
    /// ```
    /// use asalto_core::rules::HouseRule;
    /// use asalto_core::{Rules, Ruleset};
    /// let rules = Rules::from(Ruleset::Dnd35);
    /// assert_eq!(rules.massive_damage().unwrap().least, 50);
    /// let without = rules.with(HouseRule::MassiveDamageIgnored, true).unwrap();
    /// assert_eq!(without.massive_damage(), None);
    /// assert_eq!(Rules::from(Ruleset::Dnd5e).massive_damage(), None);
    /// ```
    #[must_use]
    pub fn massive_damage(&self) -> Option<MassiveDamage> {
        match self.massive {
            MassiveDamagePolicy::Save => self.vitality.massive_damage(),
            MassiveDamagePolicy::Ignored => None,
        }
    }
}
