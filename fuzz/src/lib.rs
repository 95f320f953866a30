//! One function for each parser. It reads any text and asserts the laws of that parser.
//!
//! A target never checks a result against an expected value. It checks that nothing panics, that a value that
//! was read can be written and read again, and that a parser keeps its limits.
#![expect(
    clippy::missing_panics_doc,
    reason = "a target panics where a parser breaks a law"
)]

/// The random walk of the core's property tests: a number chooses each command.
#[path = "../../core/tests/walk/mod.rs"]
#[allow(dead_code, reason = "the property tests count the accepted commands")]
mod walk;

use std::fmt::Debug;

use asalto_core::actor::Formula;
use asalto_core::combatant::Challenge;
use asalto_core::effect::Duration;
use asalto_core::view::LastView;
use asalto_core::{
    Awaiting, Combatant, CombatantId, Command, Condition, EncounterView, Event, Ruleset,
    SavedSession, SeededDice, Session, Side, Timestamp, available, check, notation,
};
use asalto_text::Lang;
use asalto_web::input::command_line::{self, Line};
use asalto_web::input::damage_line::{self, Roster};
use asalto_web::input::declaration;
use asalto_web::input::hit_points::Change;
use asalto_web::input::quick_line::{self, Reading, Stage, expand};
use asalto_web::input::saved_action;

use crate::walk::Walker;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A target: the name of its program and of its seeds, and the function that reads a text.
pub type Target = (&'static str, fn(&str));

/// All targets.
pub const TARGETS: [Target; 9] = [
    ("notation", notation),
    ("save", save),
    ("dice", dice),
    ("quick_line", quick_line),
    ("command_line", command_line),
    ("damage_line", damage_line),
    ("declaration", declaration),
    ("import", import),
    ("commands", commands),
];

/// Reads values of several shapes in the notation. Each is written and read again without a difference.
pub fn notation(text: &str) {
    again::<SavedSession>(text);
    again::<Vec<Event>>(text);
    again::<Command>(text);
    again::<Combatant>(text);
    again::<Duration>(text);
    again::<Condition>(text);
    again::<(Option<i64>, String, Vec<u8>)>(text);
}

#[track_caller]
fn again<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) {
    if let Ok(value) = notation::read::<T>(text) {
        let written = notation::write(&value).expect("a value that was read has a notation");
        assert_eq!(
            notation::read::<T>(&written).as_ref(),
            Ok(&value),
            "{written}"
        );
    }
}

/// Opens a saved session, in the notation or as JSON. It is shown, undone, redone, and saved without a difference.
pub fn save(text: &str) {
    let opened = if text.trim_start().starts_with('{') {
        let saved = serde_json::from_str::<SavedSession>(text);
        saved.ok().and_then(|saved| Session::load(saved).ok())
    } else {
        Session::from_text(text).ok()
    };
    let Some(mut session) = opened else {
        return;
    };
    let _view = EncounterView::of(session.encounter());
    for offer in available(session.encounter()) {
        assert_eq!(check(session.encounter(), &offer), Ok(()), "{offer:?}");
    }
    let written = session.to_text().expect("a session has a notation");
    assert_eq!(Session::from_text(&written).as_ref(), Ok(&session));
    while session.undo() {}
    while session.redo() {}
}

/// Rolls a dice expression, and reads a formula and a challenge rating. A formula is printed and read again.
pub fn dice(text: &str) {
    if let Ok(formula) = text.parse::<Formula>() {
        assert_eq!(formula.to_string().parse::<Formula>().ok(), Some(formula));
    }
    if let Ok(rating) = text.parse::<Challenge>() {
        assert_eq!(rating.to_string().parse::<Challenge>().ok(), Some(rating));
    }
    let mut session = Session::new(Ruleset::Any);
    let roll = Command::Roll {
        who: None,
        expression: text.to_owned(),
    };
    dispatch(&mut session, &roll);
}

/// Reads combatants in each language, and adds each to an encounter.
pub fn quick_line(text: &str) {
    let taken = ["Goblin 2".to_owned(), "é".to_owned()];
    let cases = [
        (Stage::Setup, Ruleset::Dnd5e),
        (Stage::Combat, Ruleset::Dnd35),
    ];
    let langs = [Lang::En, Lang::Es, Lang::Fr];
    for (lang, (stage, ruleset)) in langs
        .into_iter()
        .flat_map(|lang| cases.map(|case| (lang, case)))
    {
        let mut session = Session::new(ruleset);
        let reading = Reading {
            lang,
            side: Side::FOES,
            stage,
            defenses: session.encounter().rules().defenses(),
            features: session.encounter().rules().features(),
            fold: &str::to_lowercase,
        };
        let Ok(parts) = quick_line::read(text, reading) else {
            continue;
        };
        let mut newcomers = Vec::new();
        for part in &parts {
            expand(part, &mut newcomers, &taken);
        }
        assert!(newcomers.len() <= 200, "{} combatants", newcomers.len());
        for newcomer in newcomers {
            dispatch(
                &mut session,
                &Command::AddCombatant(Box::new(newcomer.profile)),
            );
        }
        let written = session.to_text().expect("a session has a notation");
        assert_eq!(Session::from_text(&written).as_ref(), Ok(&session));
    }
}

/// Reads a typed command in each language, and completes it.
pub fn command_line(text: &str) {
    let conditions = [
        ["stunned", "aturdido", "etourdi"],
        ["prone", "derribado", "a terre"],
    ];
    let conditions = conditions.map(|names| names.map(str::to_owned).to_vec());
    let view = combat().view();
    for lang in [Lang::En, Lang::Es, Lang::Fr] {
        let context = command_line::Context {
            lang,
            view: &view,
            conditions: &conditions,
            selected: &[],
            fold: &folded,
            others: &[],
            difficulties: &[],
            save_bonus: &|_, _| None,
            below_zero: true,
            typed: text,
        };
        for completion in command_line::complete(text, &context) {
            assert!(text.is_char_boundary(completion.at), "{completion:?}");
        }
        match command_line::read(text, &context) {
            Ok(Line::Add(line)) => quick_line(&line),
            Ok(Line::Roll(expression)) => dice(&expression),
            _ => {}
        }
    }
}

/// Reads the line of several targets, and the line of a row's hit points.
pub fn damage_line(text: &str) {
    if let Ok(aimed) = damage_line::read(text, &roster()) {
        let mut who: Vec<_> = aimed.targets.iter().map(|(who, _)| *who).collect();
        who.sort_unstable();
        who.dedup();
        assert_eq!(who.len(), aimed.targets.len(), "nobody is named twice");
    }
    if let Some(change) = Change::read(text) {
        dice(&change.amount);
    }
}

/// Reads a declared action, also by the name of a saved action, and a cost. Without saved actions both readings are
/// the same.
pub fn declaration(text: &str) {
    let names = NAMES.map(|(id, name)| (CombatantId(id), name.to_owned()));
    let resources = ["AP".to_owned(), "magia".to_owned()];
    let context = declaration::Context {
        names: &names,
        resources: &resources,
    };
    let _cost = declaration::read_cost(text, context);
    let declared = declaration::read(text, context);
    assert_eq!(saved_action::read_with(&[], text, context), declared);
    let saved = ["Shoot 3pa 1d20+5 vs 12 leaves Arrow", text].map(str::to_owned);
    for line in [text, "Shoot @Orc [aimed] postponed", "Dodge @Goblin 1"] {
        let result = saved_action::read_with(&saved, line, context);
        assert_eq!(
            result.is_ok(),
            declaration::read(line, context).is_ok(),
            "{line}"
        );
    }
}

/// Plays commands, rulings and moves in the history, which the bytes of a text choose.
pub fn commands(text: &str) {
    play(text.as_bytes());
}

/// Plays commands, rulings and moves in the history: the first byte chooses the ruleset, each four bytes after it a
/// step.
///
/// `check` and `decide` agree, a refusal changes nothing, every offer is legal, and no combat is stuck. At the end
/// the combat is saved, replayed, undone and redone without a difference.
pub fn play(bytes: &[u8]) {
    let Some((ruleset, steps)) = bytes.split_first() else {
        return;
    };
    let ruleset = Ruleset::ALL[usize::from(*ruleset) % Ruleset::ALL.len()];
    let steps = steps.as_chunks().0.iter().take(LONGEST_WALK);
    let choices: Vec<_> = steps.map(|step| u32::from_le_bytes(*step)).collect();
    let mut walker = Walker::new(ruleset, &choices).lively();
    let mut last = LastView::default();
    while let Some(step) = walker.step() {
        step.unwrap_or_else(|law| panic!("{law}"));
        let session = walker.session();
        assert_eq!(session.view_after(&mut last), session.view());
        let encounter = session.encounter();
        let offers = available(encounter);
        for offer in &offers {
            assert_eq!(check(encounter, offer), Ok(()), "{offer:?}");
        }
        let stuck =
            offers.is_empty() && !matches!(encounter.awaiting(), Awaiting::Ended | Awaiting::Setup);
        assert!(!stuck, "nothing is offered: {:?}", encounter.awaiting());
    }
    same_after_history(walker.session());
}

/// Asserts that a combat is the same after it is saved and opened, and after all is undone and redone.
fn same_after_history(session: &Session) {
    let written = session.to_text().expect("a session has a notation");
    assert_eq!(Session::from_text(&written).as_ref(), Ok(session));
    let mut moved = session.clone();
    while moved.redo() {}
    let newest = moved.encounter().clone();
    while moved.undo() {}
    while moved.redo() {}
    assert_eq!(moved.encounter(), &newest);
}

/// The most steps of a walk: a longer input costs time and reaches nothing else.
const LONGEST_WALK: usize = 200;

/// Reads a text of another tool.
pub fn import(text: &str) {
    import_file(text.as_bytes());
}

/// Reads a file of another tool, in any encoding. The report on it is plain data.
pub fn import_file(bytes: &[u8]) {
    let result = asalto_import::read("note.md", bytes);
    if let Ok(imported) = &result {
        let count = imported.combatants.len();
        assert!(
            count <= asalto_import::MOST_COMBATANTS,
            "{count} combatants"
        );
    }
    let report = asalto_import::report("note.md", &result);
    let json = serde_json::to_string(&report);
    assert!(json.is_ok(), "a report can be written as JSON");
}

const NAMES: [(u32, &str); 7] = [
    (1, "Wulfgar"),
    (2, "Catti"),
    (3, "Bugbear"),
    (4, "Goblin 1"),
    (5, "Goblin 2"),
    (6, "Élan"),
    (7, "Orc chief"),
];

fn roster() -> Roster {
    let side = |id| if id <= 2 { Side::PARTY } else { Side::FOES };
    Roster::new(
        NAMES
            .into_iter()
            .map(|(id, name)| (CombatantId(id), folded(name), side(id))),
    )
}

/// Returns a running combat of everyone in [`NAMES`].
fn combat() -> Session {
    let mut session = Session::new(Ruleset::Dnd5e);
    for (id, name) in NAMES {
        let side = if id <= 2 { Side::PARTY } else { Side::FOES };
        let one = Combatant::new(name, side);
        dispatch(&mut session, &Command::AddCombatant(Box::new(one)));
    }
    dispatch(&mut session, &Command::Start);
    dispatch(&mut session, &Command::RollInitiative { who: Vec::new() });
    session
}

/// Returns a text in lowercase, without the accents of the names.
fn folded(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// Plays a command, which may be rejected.
fn dispatch(session: &mut Session, command: &Command) {
    let _played = session.dispatch(command, Timestamp(0), &mut SeededDice::new(1));
}
