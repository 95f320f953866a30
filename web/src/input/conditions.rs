//! The conditions of the rules in use, their usual duration, and the commands that give them.

use asalto_core::effect::{Duration, NewEffect, TurnEffect};
use asalto_core::rules::{ExhaustionPolicy, VitalityPolicy};
use asalto_core::{CombatantId, Command, Condition, EncounterView, Rules};
use asalto_text::{self as text, Lang, PickerText};

/// The number of conditions that are shown first.
pub const COMMON: usize = 9;

/// The DC of a save that nobody has typed.
pub const USUAL_DC: i32 = 13;

/// The duration that is nearest to the end of the next round and never shorter: until this count of the round after it.
pub const TO_NEXT_ROUND_END: Duration = Duration::Rounds(2);

/// Lists the conditions of the ruleset, the commonest first. The rules name some of them, custom names the
/// others.
#[must_use]
pub fn all(lang: Lang, rules: &Rules) -> Vec<Condition> {
    let named = rules.vitality.conditions();
    let custom = match rules.vitality {
        VitalityPolicy::NegativeHitPoints => PickerText::OlderConditions,
        // Hit points decide nothing here, and effects on the mind have their own rule (TOW-33).
        VitalityPolicy::ByCondition => {
            let of_the_mind = lang.text(PickerText::OfTheMind).split(',');
            let of_the_mind = of_the_mind.map(|name| Condition::Psychological(name.to_owned()));
            return named.iter().cloned().chain(of_the_mind).collect();
        }
        VitalityPolicy::UnconsciousAtZero
        | VitalityPolicy::DeathSaves(_)
        | VitalityPolicy::OutAtZero
        | VitalityPolicy::OutAtMaximum
        | VitalityPolicy::CharactersActAtZero => PickerText::CommonConditions,
    };
    let first = [Condition::Stunned, Condition::Prone];
    // Levels of exhaustion are set beside the picker.
    let levels = rules.exhaustion != ExhaustionPolicy::None;
    let exhausted = lang.text(PickerText::Exhausted);
    let custom = lang.text(custom).split(',');
    let custom = custom.filter(|name| !levels || *name != exhausted);
    // The rules of this ruleset name some of the customary words.
    let named_so = |name: &str| named.iter().find(|one| text::condition(lang, one) == name);
    let custom = custom.map(|name| {
        let named = named_so(name).cloned();
        named.unwrap_or_else(|| Condition::Custom(name.to_owned()))
    });
    let custom: Vec<_> = custom.filter(|one| !first.contains(one)).collect();
    let rest = named
        .iter()
        .filter(|one| !first.contains(one) && !custom.contains(one));
    let rest: Vec<_> = rest.cloned().collect();
    let (often, seldom): (Vec<_>, Vec<_>) = custom
        .into_iter()
        .enumerate()
        .partition(|(index, _)| *index + 2 < COMMON);
    let of = |part: Vec<(usize, Condition)>| part.into_iter().map(|(_, one)| one);
    first
        .iter()
        .cloned()
        .chain(of(often))
        .chain(rest)
        .chain(of(seldom))
        .collect()
}

/// Returns the English name of a condition. Only the texts of one language are loaded, so the named
/// conditions are listed here.
fn english(lang: Lang, condition: &Condition) -> Option<String> {
    let name = match condition {
        Condition::Unconscious => "unconscious",
        Condition::Stunned => "stunned",
        Condition::Paralyzed => "paralyzed",
        Condition::Coma => "coma",
        Condition::Stable => "stable",
        Condition::Dead => "dead",
        Condition::Petrified => "petrified",
        Condition::Incapacitated => "incapacitated",
        Condition::Poisoned => "poisoned",
        Condition::Dazed => "dazed",
        Condition::Frightened => "frightened",
        Condition::Blinded => "blinded",
        Condition::Cowering => "cowering",
        Condition::Fascinated => "fascinated",
        Condition::Nauseated => "nauseated",
        Condition::Helpless => "helpless",
        Condition::Slowed => "slowed",
        Condition::Hasted => "hasted",
        Condition::Grappled => "grappled",
        Condition::Lethargic => "lethargic",
        Condition::Prone => "prone",
        Condition::Invisible => "invisible",
        Condition::Custom(name) | Condition::Psychological(name) => {
            return translated(lang, name);
        }
    };
    Some(name.to_owned())
}

/// Returns the English name of a customary condition. It has the same index in the list of each language.
fn translated(lang: Lang, name: &str) -> Option<String> {
    let lists = [
        PickerText::CommonConditions,
        PickerText::OlderConditions,
        PickerText::OfTheMind,
    ];
    lists.into_iter().find_map(|list| {
        let at = lang.text(list).split(',').position(|one| one == name)?;
        let english = Lang::En.text(list).split(',').nth(at)?;
        Some(english.to_owned())
    })
}

/// Returns the names of a condition in a language and in English, in lowercase and without accents.
#[must_use]
pub fn names(lang: Lang, condition: &Condition, fold: &dyn Fn(&str) -> String) -> Vec<String> {
    let own = fold(&text::condition(lang, condition));
    [own].into_iter().chain(english(lang, condition)).collect()
}

/// Splits a number of rounds off the end of a typed condition.
///
/// ```
/// # use asalto_web::input::conditions::rounds_at_end;
/// assert_eq!(rounds_at_end("prone 2 rounds"), ("prone", Some(2)));
/// assert_eq!(rounds_at_end("derribado durante 3 asaltos"), ("derribado", Some(3)));
/// assert_eq!(rounds_at_end("at 2 rounds"), ("at", Some(2)));
/// assert_eq!(rounds_at_end("marked 2"), ("marked 2", None));
/// ```
#[must_use]
pub fn rounds_at_end(typed: &str) -> (&str, Option<u32>) {
    let split = || {
        let (rest, unit) = typed.rsplit_once(' ')?;
        let (rest, number) = rest.trim_end().rsplit_once(' ')?;
        let rounds = number.parse().ok().filter(|&rounds| rounds > 0)?;
        let is_unit = matches!(
            unit.to_lowercase().as_str(),
            "round"
                | "rounds"
                | "turn"
                | "turns"
                | "ronda"
                | "rondas"
                | "asalto"
                | "asaltos"
                | "turno"
                | "turnos"
                | "tour"
                | "tours"
        );
        let rest = rest.trim_end();
        let name = rest
            .rsplit_once(' ')
            .filter(|(_, last)| matches!(*last, "for" | "durante" | "por" | "pendant"));
        is_unit.then(|| (name.map_or(rest, |(name, _)| name.trim_end()), Some(rounds)))
    };
    split().unwrap_or((typed, None))
}

/// Returns the combatant whose turn it is, unless there are phases instead of turns.
#[must_use]
pub fn acting(view: &EncounterView) -> Option<CombatantId> {
    view.current.filter(|_| view.priority.is_none())
}

/// Returns the usual duration of a condition and its cause: until the next turn of the acting combatant,
/// which caused it. An open-ended condition lasts until it is removed, like every condition of any other game. The acting
/// combatant causes a grapple.
#[must_use]
pub fn usual(
    view: &EncounterView,
    who: CombatantId,
    condition: &Condition,
) -> (Duration, Option<CombatantId>) {
    let ends = view.ruleset.ends_conditions() && !condition.is_open_ended();
    let acts = acting(view).filter(|_| ends);
    match acts {
        Some(acts) => (Duration::TurnStart(acts), cause(who, acts)),
        None => (Duration::Open, grappler(view, who, condition)),
    }
}

/// Returns the acting combatant as the cause of a grapple, which ends when its cause lets go.
#[must_use]
pub fn grappler(
    view: &EncounterView,
    who: CombatantId,
    condition: &Condition,
) -> Option<CombatantId> {
    let acts = acting(view).filter(|_| *condition == Condition::Grappled)?;
    cause(who, acts)
}

/// Returns the command that gives a condition for a duration, with its cause and what it does each turn.
#[must_use]
pub fn begins(
    who: CombatantId,
    condition: Condition,
    (duration, source): (Duration, Option<CombatantId>),
    each: Option<TurnEffect>,
) -> Command {
    match (duration, source, &each) {
        (Duration::Open, None, None) => Command::AddCondition { who, condition },
        _ => Command::AddEffect(Box::new(NewEffect {
            source,
            each,
            ..NewEffect::new(who, condition, duration)
        })),
    }
}

/// Adds the time at which the effect of a command ends at the latest, if a save ends it.
#[must_use]
pub fn with_latest(command: Command, latest: Option<Duration>) -> Command {
    match command {
        Command::AddEffect(effect) if matches!(effect.duration, Duration::Save { .. }) => {
            Command::AddEffect(Box::new(NewEffect { latest, ..*effect }))
        }
        other => other,
    }
}

/// Chooses whether the effect of a command ends with the concentration of its cause.
#[must_use]
pub fn with_concentration(command: Command, held: Option<bool>) -> Command {
    match command {
        Command::AddEffect(effect) => Command::AddEffect(Box::new(NewEffect { held, ..*effect })),
        other => other,
    }
}

/// Returns the acting combatant as the cause, if another combatant is affected.
#[must_use]
pub fn cause(who: CombatantId, acts: CombatantId) -> Option<CombatantId> {
    (acts != who).then_some(acts)
}
