//! Reads typed lines in the combat of a scenario file. The test of the lists and the `lines` example share this.

use std::path::Path;
use std::sync::OnceLock;

use asalto_core::rules::LifeState;
use asalto_core::{
    CombatantId, CombatantView, Command, EncounterView, SaveKind, SeededDice, Session, Timestamp,
};
use asalto_text::Lang;
use asalto_web::content::bestiary;
use asalto_web::input::command_line::{
    Context, Effect, Line, OtherName, Suggestion, Target, assumed_difficulty, critical_dice,
    meaning, offered, other_readings, plan, read,
};
use asalto_web::input::conditions;
use asalto_web::order::base_name;

use crate::runner;

/// The English names of the creatures.
const ENGLISH: &str = include_str!("../../creatures/names-en.txt");

/// The creatures of D&D 5e (2024).
const TABLE: &str = include_str!("../../creatures/table.txt");

/// The stat blocks of D&D 5e (2024).
const BLOCKS: &str = include_str!("../../creatures/blocks.txt");

/// What a line would do, or its refusal with the offers.
#[derive(Debug)]
pub struct Answer {
    /// The meaning in one notation for all languages, or none for a refusal.
    pub meaning: Option<String>,
    /// The commands, or the refusal.
    pub effect: String,
    /// The changes of hit points, life and armor class; the lines that a refusal offers.
    pub more: Vec<String>,
    /// Whether the core has accepted the commands.
    pub accepted: bool,
}

/// Sets up the combat of a scenario.
///
/// # Errors
/// The first line of the scenario that fails.
pub fn combat(path: &Path, text: &str) -> Result<Session, String> {
    let outcome = runner::run_text(path, text);
    if let Some(failure) = outcome.failures.first() {
        return Err(failure.to_string());
    }
    let table = outcome.table.ok_or("the scenario is empty")?;
    Ok(table.session().clone())
}

/// Returns a text in lowercase and without the accents of our languages.
pub fn folded(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// Lists the other names of the combatants, of the files of creatures.
fn other_names(lang: Lang, view: &EncounterView) -> Vec<OtherName> {
    let own = match lang {
        Lang::En => ENGLISH,
        Lang::Es => include_str!("../../creatures/names-es.txt"),
        Lang::Fr => include_str!("../../creatures/names-fr.txt"),
    };
    let of = |one: &CombatantView| {
        let names = bestiary::other_names([own, ENGLISH], base_name::kind(&one.profile.name));
        let who = one.id;
        let other = move |(name, plural)| OtherName {
            who,
            name,
            plural,
            distinct: false,
        };
        names.into_iter().map(other).collect::<Vec<_>>()
    };
    view.combatants.iter().flat_map(|one| of(one)).collect()
}

/// Lists the DCs of the saves against the spells of the combatants, by the table of creatures.
fn difficulties(view: &EncounterView) -> Vec<(CombatantId, i32)> {
    static CREATURES: OnceLock<Vec<bestiary::Creature>> = OnceLock::new();
    let creatures = CREATURES.get_or_init(|| bestiary::read(TABLE).expect("the table is whole"));
    let known = view.combatants.iter().filter_map(|one| {
        let name = bestiary::species(TABLE, &one.profile.name)?;
        let creature = creatures.iter().find(|creature| creature.english == name)?;
        Some((one.id, creature.spell_difficulty()?))
    });
    known.collect()
}

/// Returns the bonus of a save by the stat block of a creature.
fn save_bonus(view: &EncounterView, kind: SaveKind, who: CombatantId) -> Option<i16> {
    let name = bestiary::species(TABLE, &view.combatant(who)?.profile.name)?;
    bestiary::Block::read(BLOCKS, &name).ok()?.save_bonus(kind)
}

/// Reads a line, and carries it out on a copy of the combat.
pub fn answer(session: &Session, lang: Lang, typed: &str, selected: &[Target]) -> Answer {
    let view = session.view();
    let rules = session.encounter().rules();
    let known = conditions::all(lang, rules);
    let names: Vec<_> = known
        .iter()
        .map(|one| conditions::names(lang, one, &folded))
        .collect();
    let english: Vec<_> = names
        .iter()
        .map(|names| names[names.len() - 1].clone())
        .collect();
    let others = other_names(lang, &view);
    let difficulties = difficulties(&view);
    let context = Context {
        lang,
        view: &view,
        conditions: &names,
        selected,
        fold: &folded,
        others: &others,
        difficulties: &difficulties,
        save_bonus: &|kind, who| save_bonus(&view, kind, who),
        below_zero: rules.vitality.floor() < 0,
        typed,
    };
    let line = match read(typed, &context) {
        Ok(line) => line,
        Err(fault) => {
            let offers = offered(typed, &fault, session.encounter(), &context, &known);
            return refused(format!("{fault:?}"), offers);
        }
    };
    let meant = meaning(&line, &view, &english);
    match plan(&line, session.encounter(), &context, &known) {
        Ok(effect) => {
            let (mut more, rejected) = carried_out(session, &view, &effect);
            let others = other_readings(typed, &line, &context).into_iter();
            more.extend(others.map(|one| format!("or {}", one.line(&view))));
            let assumed = assumed_difficulty(&line, &context);
            more.extend(assumed.map(|difficulty| format!("assumes DC {difficulty}")));
            if let Line::Points(all) = &line {
                let dice = all.iter().find_map(critical_dice);
                more.extend(dice.map(|dice| format!("rolls {dice} as typed")));
            }
            Answer {
                meaning: Some(meant),
                effect: rejected.clone().unwrap_or(format!("{effect:?}")),
                more,
                accepted: rejected.is_none(),
            }
        }
        Err(refusal) => {
            let offers = match &refusal {
                asalto_web::input::command_line::Refusal::Fault(fault) => {
                    offered(typed, fault, session.encounter(), &context, &known)
                }
                _ => Vec::new(),
            };
            refused(format!("{refusal:?}"), offers)
        }
    }
}

fn refused(effect: String, offers: Vec<Suggestion>) -> Answer {
    let more = offers.into_iter().map(|one| match one {
        Suggestion::Line(line) | Suggestion::Example(line) => line,
        Suggestion::Condition(name, _) => format!("condition {name}"),
    });
    Answer {
        meaning: None,
        effect,
        more: more.collect(),
        accepted: false,
    }
}

/// Carries out an effect on a copy; returns its changes, and the sentence of a rejection.
fn carried_out(
    session: &Session,
    before: &EncounterView,
    effect: &Effect,
) -> (Vec<String>, Option<String>) {
    let commands = match effect {
        Effect::Commands(commands) => commands.clone(),
        Effect::Next => vec![Command::EndTurn],
        _ => return (Vec::new(), None),
    };
    let mut session = session.clone();
    let mut dice = SeededDice::new(1);
    for command in &commands {
        if let Err(rejection) = session.dispatch(command, Timestamp::default(), &mut dice) {
            return (Vec::new(), Some(format!("rejected: {rejection}")));
        }
    }
    (changes(before, &session.view()), None)
}

fn changes(before: &EncounterView, after: &EncounterView) -> Vec<String> {
    let mut all = Vec::new();
    for one in &before.combatants {
        let name = &one.profile.name;
        let Some(then) = after.combatant(one.id) else {
            all.push(format!("{name} gone"));
            continue;
        };
        if let (Some(old), Some(new)) = (one.vitality, then.vitality) {
            if old.left != new.left {
                all.push(format!("{name} {}→{}", old.left, new.left));
            }
            if old.maximum != new.maximum {
                all.push(format!("{name} maximum {}", new.maximum));
            }
            if old.temporary != new.temporary {
                all.push(format!("{name} temporary {}", new.temporary));
            }
            if old.nonlethal != new.nonlethal {
                all.push(format!("{name} nonlethal {}", new.nonlethal));
            }
        }
        if is_dead(before, one.id) != is_dead(after, one.id) {
            let now = if is_dead(after, one.id) {
                "dead"
            } else {
                "alive"
            };
            all.push(format!("{name} {now}"));
        }
    }
    all
}

fn is_dead(view: &EncounterView, who: CombatantId) -> bool {
    view.combatant(who)
        .is_some_and(|one| one.life == Some(LifeState::Dead))
}
