//! Tests the point of law of every rejection, and whether the game master can override it.

mod of_priority;

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::{
    LegendaryRejection, Rejection, SwapRejection, SwiftRejection, TableRejection, UseRejection,
};
use crate::card::Card;
use crate::casting::SpellCheckKind;
use crate::combatant::{CombatantId, Group, ProfileFault};
use crate::damage_type::DamageType;
use crate::dice::DiceError;
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::mount::MountControl;
use crate::replay_error::ReplayError;
use crate::roll::RollFault;
use crate::rules::{ActionKind, Condition, SpentBy, TieBreaker};
use of_priority::{not_overridable_of_priority, overridable_of_priority};

const WHO: CombatantId = CombatantId(1);
const FRAME: FrameId = FrameId(1);

fn spent(action: ActionKind, law: Law) -> Rejection {
    Rejection::Spent {
        who: WHO,
        action,
        law,
        by: SpentBy::SameKind,
    }
}

/// Returns the rejections that the game master can override, each with its point of law.
fn overridable() -> Vec<(Rejection, Law)> {
    let (who, action, law) = (WHO, ActionKind::Move, Law::RegularTurn);
    vec![
        (Rejection::RollsLikeAll { who }, Law::NewcomersRoll),
        (
            Rejection::OnRidersCount {
                who,
                control: MountControl::Apart,
            },
            Law::MountApart,
        ),
        (spent(action, law), law),
        (Rejection::NotInThisTurn { who, action, law }, law),
        (Rejection::FlatFooted { who }, Law::FlatFootedNoOpportunity),
        (
            Rejection::NoOpportunityLeft { who },
            Law::OpportunitiesPerRound,
        ),
        (Rejection::Unable { who }, Law::Unable),
        (Rejection::Dead { who }, Law::Dead),
        (
            Rejection::Incapacitated {
                who,
                action: Some(action),
            },
            Law::Incapacitated,
        ),
        (
            Rejection::Incapacitated {
                who,
                action: Some(ActionKind::BonusAction),
            },
            Law::IncapacitatedNoBonusAction,
        ),
        (Rejection::ReactionSpent { who }, Law::OneReaction),
        (Rejection::Surprised { who }, Law::SurprisedNoReaction),
        (Rejection::NoTrigger { who }, Law::ReadyNamesTrigger),
        (
            Rejection::NotToBeReadied { who, action },
            Law::ReadiableActions,
        ),
        (
            Rejection::TriggerNotFinished { who },
            Law::ReadiedAfterTrigger,
        ),
        (Rejection::NotIdentical { other: who }, Law::IdenticalGroup),
        (
            Rejection::TieOpen {
                by: TieBreaker::Players,
            },
            Law::TieForPlayers,
        ),
        (Rejection::NotInBlock { who }, Law::BlockOrder),
        (Rejection::TurnBegun { who }, Law::BlockOrder),
        (Rejection::AlreadyActed { who }, Law::OneTurnARound),
        (Rejection::OutOfTurn { who }, Law::BonusActionInOwnTurn),
        (Rejection::Interrupted, Law::ReactionFirst),
        (Rejection::NoDelay { who }, Law::NoDelay),
        (Rejection::TooLateToDelay { who }, Law::DelayFirst),
        (
            Rejection::DelayCount { who, count: 1 },
            Law::DelayToLaterCount,
        ),
        (Rejection::DelayFloor { who, floor: 1 }, Law::DelayFloor),
        (Rejection::NoInterruption { who }, Law::DelayNoInterruption),
        (Rejection::Undeclared { who }, Law::ReadyNamesAction),
        (Rejection::OwnTurn { who }, Law::ReadiedAfterOwnTurn),
        (Rejection::HasMoved { who }, Law::FiveFootStep),
        (
            Rejection::CheckOwed {
                who,
                kind: SpellCheckKind::Dispel,
            },
            Law::DispelCheck,
        ),
        (Rejection::NotDisturbed { who }, Law::ConcentrationCheck),
        (Rejection::AlreadyTried { who }, Law::OneSpellcraftCheck),
        (Rejection::NothingCast { who }, Law::ReadiedAgainstSpell),
        (Rejection::NoCounterspell { who }, Law::CounterspellReadied),
        (Rejection::NotSaidHow { who }, Law::CounterspellMethods),
        (
            Rejection::NotIdentified { who },
            Law::CounterspellIdentified,
        ),
        (
            Rejection::Misidentified { who },
            Law::CounterspellMisidentified,
        ),
        (Rejection::NoBraceWeapon { who }, Law::WeaponAgainstCharge),
        (Rejection::NoDeathSaveDue { who }, Law::DeathSave),
        (Rejection::NoStabilizationDue { who }, Law::Stabilization),
        (Rejection::NoTurnEffectDue { who }, Law::TurnEffects),
        (Rejection::SlotExpended { who }, Law::OneSpellSlot),
        (Rejection::NotInspired { who }, Law::HeroicInspiration),
        (Rejection::Unresolved, Law::OpportunityFirst),
    ]
}

/// Returns the rejections that a rule explains and that nobody can override: the command makes no sense under it.
fn explained() -> Vec<(Rejection, Law)> {
    let face = 101;
    vec![
        (Rejection::NoMassiveDamage { who: WHO }, Law::MassiveHit),
        (Rejection::NoDeathSaves, Law::Stabilization),
        (Rejection::PercentOutOfRange { face }, Law::Stabilization),
    ]
}

/// Returns the rejections that the game master cannot override, because the command makes no sense.
fn not_overridable() -> Vec<Rejection> {
    let who = WHO;
    vec![
        Rejection::UnknownCombatant { who },
        Rejection::Absent { who },
        Rejection::Profile {
            fault: ProfileFault::Name,
        },
        Rejection::OutOfPlace,
        Rejection::NobodyHere,
        Rejection::NotCalled { who },
        Rejection::CannotRide { who },
        Rejection::NotRidden { who },
        Rejection::TotalOutOfRange { total: 1000 },
        Rejection::AmountOutOfRange { amount: 0 },
        Rejection::NamedTwice { who },
        Rejection::NoHitPoints { who },
        Rejection::NotDying { who },
        Rejection::NoNonlethal,
        Rejection::NoDamageType {
            damage_type: DamageType::Radiant,
        },
        Rejection::NothingToSave { who },
        Rejection::DeathSavesOutOfRange,
        Rejection::FaceOutOfRange { face: 21 },
        Rejection::SameCondition {
            who,
            condition: Condition::Prone,
        },
        Rejection::NoCondition {
            who,
            condition: Condition::Prone,
        },
        Rejection::TextTooLong,
        Rejection::UnseenCharacters,
        Rejection::SelfAwareness,
        Rejection::Dice(DiceError::NoDice),
        Rejection::RulingOnRuling,
        Rejection::OwnAction { who },
        Rejection::NothingReadied { who },
        Rejection::NobodyHides,
        Rejection::NotTheTied,
        Rejection::NotDelaying { who },
        Rejection::NoCheck { who },
        Rejection::NoDifficulty { who },
        Rejection::NotInGroup { who },
        Rejection::NoGroup { group: Group(1) },
        Rejection::NoPlace { who },
        Rejection::TurnInProgress { who },
        Rejection::TurnToCome { who },
        Rejection::NoTurnToCome { who },
        Rejection::NothingChanges,
        Rejection::AlwaysSeen { who: WHO },
        Rejection::NotARoll {
            fault: RollFault::Empty,
        },
        Rejection::Fault(ReplayError::Combatant(who)),
    ]
}

/// Returns the same for legendary creatures and second places.
fn overridable_of_legends() -> Vec<(LegendaryRejection, Law)> {
    use LegendaryRejection as Of;
    let (who, left) = (WHO, 0);
    vec![
        (Of::NotLegendary { who }, Law::LegendaryActions),
        (Of::NotAtTurnEnd { who }, Law::LegendaryActions),
        (Of::OneAtATime { who }, Law::LegendaryActions),
        (Of::TooFewLeft { who, left }, Law::LegendaryActions),
        (Of::UnableToAct { who }, Law::LegendaryUnable),
        (Of::StillSurprised { who }, Law::LegendaryUnable),
        (Of::NotLairTurn { who }, Law::LairAction),
        (Of::LairHasActed { who }, Law::LairAction),
        (Of::SameLairAction { who }, Law::LairAction),
        (Of::NoResistanceLeft { who }, Law::LegendaryResistance),
    ]
}

fn not_overridable_of_legends() -> Vec<LegendaryRejection> {
    let who = WHO;
    vec![
        LegendaryRejection::SecondPlace { who },
        LegendaryRejection::NotALair { who },
        LegendaryRejection::OwnerChanged { who },
    ]
}

/// Returns the names of the variants of an enum, from its source.
fn variants(source: &str) -> BTreeSet<String> {
    let from = source.find("pub enum").expect("an enum is in the file");
    let lines = source[from..].lines().take_while(|line| *line != "}");
    let indented = lines.filter_map(|line| line.strip_prefix("    "));
    let named = indented.filter(|line| line.starts_with(char::is_uppercase));
    named.map(name).collect()
}

/// Returns the name at the start of a variant, as written or printed.
fn name(variant: &str) -> String {
    let letters = variant
        .chars()
        .take_while(|letter| letter.is_alphanumeric());
    letters.collect()
}

fn names<'a, T: Debug + 'a>(values: impl IntoIterator<Item = &'a T>) -> BTreeSet<String> {
    let printed = values.into_iter().map(|value| format!("{value:?}"));
    printed.map(|text| name(&text)).collect()
}

#[test]
fn every_rejection_is_listed() {
    let (by_law, plain) = (overridable(), not_overridable());
    let explained = explained();
    let by_law = by_law.iter().chain(&explained);
    let mut listed = names(by_law.map(|(rejection, _)| rejection).chain(&plain));
    let groups = ["Priority", "Legendary", "Table", "Use", "Swap", "Swift"];
    listed.extend(groups.map(str::to_owned));
    assert_eq!(listed, variants(include_str!("../rejection.rs")));

    let (by_law, plain) = (overridable_of_priority(), not_overridable_of_priority());
    let listed = names(by_law.iter().map(|(rejection, _)| rejection).chain(&plain));
    assert_eq!(listed, variants(include_str!("priority.rs")));

    let (by_law, plain) = (overridable_of_legends(), not_overridable_of_legends());
    let listed = names(by_law.iter().map(|(rejection, _)| rejection).chain(&plain));
    assert_eq!(listed, variants(include_str!("legendary.rs")));
    let of_swaps = of_swaps();
    let listed = names(of_swaps.iter().map(|(rejection, ..)| rejection));
    assert_eq!(listed, variants(include_str!("swap.rs")));
    let of_swift = of_swift();
    let listed = names(of_swift.iter().map(|(rejection, _)| rejection));
    assert_eq!(listed, variants(include_str!("swift.rs")));
    let of_uses = of_uses();
    let listed = names(of_uses.iter().map(|(rejection, ..)| rejection));
    assert_eq!(listed, variants(include_str!("limited_use.rs")));
    let of_table = of_table();
    let listed = names(of_table.iter().map(|(rejection, ..)| rejection));
    assert_eq!(listed, variants(include_str!("table.rs")));
}

/// Returns the rejections of an order without numbers, with their point of law and whether the game
/// master can override them.
fn of_table() -> [(TableRejection, Option<Law>, bool); 8] {
    let (who, card) = (WHO, Card::RED_JOKER);
    let (cards, surprise) = (Some(Law::CardEach), Some(Law::SurprisedFirstRound));
    let (dice, by_hand) = (Some(Law::TableDice), Some(Law::OrderByHand));
    [
        (TableRejection::NoSuchCard { card }, None, false),
        (TableRejection::CardDealt { card }, cards, true),
        (TableRejection::CardsDecide { who }, cards, false),
        (TableRejection::NotHandedOver, None, false),
        (TableRejection::SurprisedNow { who }, surprise, true),
        (TableRejection::Phases, None, false),
        (TableRejection::NoDice { who }, dice, false),
        (TableRejection::NoCounts, by_hand, false),
    ]
}

#[test]
fn rejections_of_an_order_without_numbers_name_their_law() {
    for (rejection, law, overridable) in of_table() {
        let rejection = Rejection::from(rejection);
        assert_eq!(rejection.law(), law, "{rejection:?}");
        assert_eq!(rejection.can_be_overridden(), overridable, "{rejection:?}");
    }
}

/// Returns the rejections about limited uses, with their point of law.
fn of_uses() -> [(UseRejection, Option<Law>); 5] {
    let (who, law) = (WHO, Some(Law::LimitedUses));
    [
        (UseRejection::Unknown { who }, None),
        (UseRejection::NoneLeft { who }, law),
        (UseRejection::NotSpent { who }, None),
        (UseRejection::NotDue { who }, law),
        (UseRejection::FaceOutOfRange { face: 7 }, None),
    ]
}

/// Returns the rejections of a swap of initiatives, with their point of law and whether it can be overridden.
fn of_swaps() -> [(SwapRejection, Option<Law>, bool); 6] {
    let (who, law) = (WHO, Some(Law::Alert));
    [
        (SwapRejection::Unknown, None, false),
        (SwapRejection::NotAlert { who }, law, true),
        (SwapRejection::NotAnAlly { who, with: who }, law, true),
        (SwapRejection::Incapacitated { who }, law, true),
        (SwapRejection::Swapped { who }, law, true),
        (SwapRejection::TooLate, law, false),
    ]
}

/// Returns the rejections of an immediate action with their points of law.
fn of_swift() -> [(SwiftRejection, Law); 2] {
    let who = WHO;
    [
        (SwiftRejection::Spent { who }, Law::OneSwiftAction),
        (
            SwiftRejection::FlatFooted { who },
            Law::FlatFootedNoImmediate,
        ),
    ]
}

#[test]
fn the_game_master_overrides_the_law_of_immediate_actions() {
    for (rejection, law) in of_swift() {
        assert!(!rejection.to_string().is_empty());
        let rejection = Rejection::Swift(rejection);
        assert_eq!(rejection.law(), Some(law), "{rejection:?}");
        assert!(rejection.can_be_overridden(), "{rejection:?}");
    }
}

#[test]
fn the_game_master_overrides_who_swaps_but_not_when() {
    for (rejection, law, overridable) in of_swaps() {
        assert!(!rejection.to_string().is_empty());
        let rejection = Rejection::Swap(rejection);
        assert_eq!(rejection.law(), law, "{rejection:?}");
        assert_eq!(rejection.can_be_overridden(), overridable, "{rejection:?}");
    }
}

#[test]
fn the_game_master_overrides_the_law_of_limited_uses_alone() {
    for (rejection, law) in of_uses() {
        let rejection = Rejection::from(rejection);
        assert_eq!(rejection.law(), law, "{rejection:?}");
        let overridable = rejection.can_be_overridden();
        assert_eq!(overridable, law.is_some(), "{rejection:?}");
        assert!(!rejection.to_string().is_empty());
    }
}

#[test]
fn the_game_master_can_override_what_a_point_of_law_rejects() {
    let of_priority = overridable_of_priority().into_iter();
    let of_priority = of_priority.map(|(rejection, law)| (rejection.into(), law));
    let of_legends = overridable_of_legends().into_iter();
    let of_legends = of_legends.map(|(rejection, law)| (rejection.into(), law));
    let nested = of_priority.chain(of_legends);
    for (rejection, law) in overridable().into_iter().chain(nested) {
        assert_eq!(rejection.law(), Some(law), "{rejection:?}");
        assert!(rejection.can_be_overridden(), "{rejection:?}");
        assert!(law.rules_everywhere().next().is_some(), "{rejection:?}");
    }
    let of_priority = not_overridable_of_priority().into_iter();
    let of_priority = of_priority.map(Rejection::from);
    let of_legends = not_overridable_of_legends().into_iter();
    let nested = of_priority.chain(of_legends.map(Rejection::from));
    for rejection in not_overridable().into_iter().chain(nested) {
        assert_eq!(rejection.law(), None, "{rejection:?}");
        assert!(!rejection.can_be_overridden(), "{rejection:?}");
    }
    for (rejection, law) in explained() {
        assert_eq!(rejection.law(), Some(law), "{rejection:?}");
        assert!(!rejection.can_be_overridden(), "{rejection:?}");
    }
}

#[test]
fn every_rejection_is_a_sentence_for_developers() {
    let of_priority = overridable_of_priority().into_iter();
    let of_priority = of_priority.map(|(rejection, _)| Rejection::from(rejection));
    let of_legends = overridable_of_legends().into_iter();
    let of_legends = of_legends.map(|(rejection, _)| Rejection::from(rejection));
    let by_law = overridable().into_iter().chain(explained());
    let by_law = by_law.map(|(rejection, _)| rejection);
    let others = not_overridable_of_priority().into_iter();
    let others = others.map(Rejection::from).chain(not_overridable());
    let legends = not_overridable_of_legends().into_iter();
    let table = of_table().into_iter();
    let mut sentences = BTreeSet::new();
    for rejection in by_law
        .chain(of_priority)
        .chain(of_legends)
        .chain(others)
        .chain(legends.map(Rejection::from))
        .chain(table.map(|(rejection, ..)| Rejection::from(rejection)))
    {
        let sentence = rejection.to_string();
        let (words, rules) = sentence.split_once(" [").unwrap_or((&sentence, ""));
        assert!(
            words.contains(' ') && !words.contains(['{', '(']),
            "{words}"
        );
        assert!(!words.ends_with('.'), "{words}");
        for rule in rejection.law().into_iter().flat_map(Law::rules_everywhere) {
            assert!(rules.contains(&rule.to_string()), "{sentence}");
        }
        sentences.insert(words.to_owned());
    }
    assert!(sentences.len() > 110, "{}", sentences.len());
}

#[test]
fn a_rejection_has_the_error_behind_it_as_its_source() {
    let source = |rejection: Rejection| {
        let source = std::error::Error::source(&rejection).map(ToString::to_string);
        source.unwrap_or_default()
    };
    let fault = ProfileFault::Level;
    assert_eq!(source(Rejection::Profile { fault }), fault.to_string());
    let fault = RollFault::Empty;
    assert_eq!(source(Rejection::NotARoll { fault }), fault.to_string());
    let error = DiceError::NoDice;
    assert_eq!(source(Rejection::Dice(error)), error.to_string());
    let error = ReplayError::Stage;
    assert_eq!(source(Rejection::Fault(error)), error.to_string());
    assert_eq!(source(Rejection::OutOfPlace), "");
}
