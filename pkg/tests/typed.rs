//! Writes the inputs and outputs of the engine as TypeScript: `target/tmp/said.ts`. The package's tests
//! compile it against the generated types. The same values are in `target/tmp/said.json`, with saved
//! sessions, for the JSON Schema.
//!
//! The scenarios provide the values. Each value with new content is in the file with its type. Each command
//! is there also with one key left out and with one value of another type: it compiles if the engine can read
//! it, and only then.

#![allow(
    clippy::disallowed_methods,
    reason = "a test writes a file; the engine does not"
)]
#![cfg(not(target_arch = "wasm32"))]

#[allow(dead_code, reason = "the runner serves other tests too")]
#[path = "../../core/tests/runner/mod.rs"]
mod runner;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use asalto_core::event::CombatantEvent;
use asalto_core::rules::TurnKind;
use asalto_core::{
    ActionKind, Combatant, CombatantId, Command, Event, FrameId, LoadError, Ruleset, SavedSession,
    Session, Side, available,
};
use asalto_pkg::explain;
use asalto_pkg::tagged::{self, Form};
use asalto_text::Lang;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::runner::Table;

/// The keys that the types require although the engine can do without them. A view always has them.
const ASKED: [&str; 6] = [
    ".declaration.name left out",
    ".declaration.placing left out",
    ".declaration.nature left out",
    ".leaves.name left out",
    ".leaves.placing left out",
    ".leaves.nature left out",
];

/// The text of the file, and the content shown so far.
#[derive(Default)]
struct Said {
    text: String,
    /// The values for the schema, a line each: the type, whether the value has it, and the value.
    values: Vec<String>,
    count: usize,
    shown: BTreeSet<String>,
}

impl Said {
    /// Adds a value if it has new content; returns it in that case.
    fn put(&mut self, kind: &str, value: &impl Serialize) -> Option<Value> {
        let value = json(value);
        let before = self.shown.len();
        look(kind, &value, &mut self.shown);
        (self.shown.len() > before).then(|| {
            self.line(kind, &value);
            self.value(kind, true, &value);
            value
        })
    }

    fn value(&mut self, kind: &str, valid: bool, value: &Value) {
        self.values.push(json!([kind, valid, value]).to_string());
    }

    fn line(&mut self, kind: &str, value: &Value) {
        self.count += 1;
        let _ = writeln!(self.text, "export const v{}: {kind} = {value};", self.count);
    }

    /// Adds a command, and its variants with one change.
    fn command(&mut self, session: &Session, command: &Command) {
        let Some(value) = self.put("Command", command) else {
            return;
        };
        is_labelled(session, command);
        let mut changed = Vec::new();
        changes("", &value, &mut |at, value| {
            changed.push((at.to_owned(), value));
        });
        for (at, value) in changed {
            if ASKED.iter().any(|asked| at.ends_with(asked)) {
                continue;
            }
            let reads = reads(&value);
            if self.shown.insert(format!("{at} {reads}")) {
                if !reads {
                    self.text
                        .push_str("// @ts-expect-error The engine cannot read it.\n");
                }
                self.line("Command", &value);
                self.value("Command", reads, &value);
            }
        }
    }

    fn table(&mut self, table: &Table) {
        for (command, rejection) in &table.told {
            self.command(table.session(), command);
            if let Some(rejection) = rejection {
                self.put("Rejection", rejection);
            }
        }
        let mut session = table.session().clone();
        for cursor in 0..=session.entries().len() {
            assert!(session.seek(cursor), "every moment of the log is there");
            self.put("EncounterView", &session.view());
            if let Some(view) = session.player_view() {
                self.put("PlayerView", &view);
            }
            for command in available(session.encounter()) {
                self.command(&session, &command);
            }
        }
        for event in session.entries().iter().flat_map(|entry| &entry.events) {
            self.put("GameEvent", event);
        }
        for entry in session.player_entries().into_iter().flatten() {
            self.put("PlayerEntry", &entry);
        }
        let saved = session.save();
        let written = tagged::write(&saved, Form::Saved).expect("a session is plain data");
        let value = serde_json::to_value(&written).expect("plain data is JSON");
        let before = self.shown.len();
        look("SavedSession", &value, &mut self.shown);
        if self.shown.len() > before {
            self.value("SavedSession", true, &value);
        }
        let read: SavedSession = tagged::read(written, Form::Saved).expect("it is as it was saved");
        assert_eq!(read, saved);
    }

    fn load_error(&mut self, result: Result<Session, LoadError>) {
        self.put("LoadError", &result.expect_err("it does not load"));
    }
}

/// Asserts that a command has a label in every language, without gaps.
fn is_labelled(session: &Session, command: &Command) {
    for lang in Lang::ALL {
        let label = explain::label(session, command, lang);
        assert!(!label.trim().is_empty(), "{command:?} in {lang:?}");
        assert!(!label.contains(['{', '}']), "{label}");
    }
}

/// Returns the value as it crosses into JavaScript.
fn json(value: &(impl Serialize + ?Sized)) -> Value {
    let written = tagged::write(value, Form::Tagged).expect("all types have the form");
    serde_json::to_value(written).expect("plain data is JSON")
}

/// Returns whether the engine reads it as a command, and writes it back unchanged.
fn reads(value: &Value) -> bool {
    let value: tagged::Value = serde_json::from_value(value.clone()).expect("JSON is plain data");
    tagged::read::<Command>(value, Form::Tagged).is_ok()
}

/// Returns the path with its variant, if there is one.
fn variant(path: &str, fields: &Map<String, Value>) -> String {
    match fields.get("type") {
        Some(Value::String(name)) => format!("{path}<{name}>"),
        _ => path.to_owned(),
    }
}

/// Records every path of a value with its content: a word of the engine, or the kind of value.
fn look(path: &str, value: &Value, shown: &mut BTreeSet<String>) {
    let what = match value {
        Value::Object(fields) => {
            let path = &variant(path, fields);
            for (name, value) in fields {
                look(&format!("{path}.{name}"), value, shown);
            }
            format!("an object of {:?}", fields.keys().collect::<Vec<_>>())
        }
        Value::Array(items) => {
            for item in items {
                look(&format!("{path}[]"), item, shown);
            }
            return;
        }
        Value::String(word) if word.starts_with(|c: char| c.is_ascii_lowercase()) => word.clone(),
        Value::String(_) => "a text".to_owned(),
        Value::Number(_) => "a number".to_owned(),
        plain => plain.to_string(),
    };
    shown.insert(format!("{path} {what}"));
}

/// Yields the value with one key left out, one value of another type, or one `null`.
fn changes(path: &str, value: &Value, put: &mut dyn FnMut(&str, Value)) {
    let other = match value {
        Value::String(_) => json!(0),
        // A text might be a dice formula.
        Value::Null => json!({ "?": 0 }),
        _ => json!("?"),
    };
    put(&format!("{path} of another type"), other);
    put(&format!("{path} null"), Value::Null);
    match value {
        Value::Object(fields) => {
            let path = &variant(path, fields);
            let mut more = fields.clone();
            more.insert("unheardOf".to_owned(), json!(1));
            put(&format!("{path} with another field"), Value::Object(more));
            for (name, inner) in fields {
                let path = format!("{path}.{name}");
                let mut without = fields.clone();
                without.remove(name);
                put(&format!("{path} left out"), Value::Object(without));
                changes(&path, inner, &mut |at, inner| {
                    let mut changed = fields.clone();
                    changed.insert(name.clone(), inner);
                    put(at, Value::Object(changed));
                });
            }
        }
        Value::Array(items) => {
            if let Some(first) = items.first() {
                changes(&format!("{path}[]"), first, &mut |at, inner| {
                    put(at, json!([inner]));
                });
            }
        }
        _ => {}
    }
}

#[test]
fn what_the_scenarios_say_is_written_for_the_compiler_of_typescript() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut said = Said::default();
    let mut last = None;
    for file in runner::files(&root.join("../core/tests/scenarios")) {
        let table = runner::run_file(&file).table.expect("a scenario plays");
        said.table(&table);
        last = Some(table);
    }
    // No scenario has these.
    let mut lidda = Combatant::new("Lidda", Side::PARTY);
    lidda.reference = Some("token-7".to_owned());
    let newcomers = json!({ "addCombatants": [{ "profile": lidda, "spent": [{ "name": "Blink", "times": 2 }], "surges": 1 }] });
    let newcomers = serde_json::from_value(newcomers).expect("it is a command");
    said.command(&Session::new(Ruleset::Dnd35), &newcomers);
    let who = CombatantId(1);
    said.put("GameEvent", &Event::TurnRestored { who });
    let carried = CombatantEvent::UsesCarried {
        who,
        name: "Blink".to_owned(),
        times: 2,
    };
    said.put("GameEvent", &Event::Combatant(carried));
    let carried = CombatantEvent::SurgesCarried { who, times: 1 };
    said.put("GameEvent", &Event::Combatant(carried));
    // Only a log for players has these.
    let appears = CombatantEvent::CameIntoSight {
        who,
        acted: false,
        last_turn: None,
        waiting: None,
    };
    said.put("GameEvent", &Event::Combatant(appears));
    let resumed = CombatantEvent::TurnResumed {
        frame: FrameId(2),
        who,
        kind: TurnKind::Regular,
        spent: vec![ActionKind::Standard],
    };
    said.put("GameEvent", &Event::Combatant(resumed));
    let sorted = CombatantEvent::StackSorted {
        who,
        frames: vec![FrameId(3), FrameId(2)],
    };
    said.put("GameEvent", &Event::Combatant(sorted));
    let saved = last.expect("there are scenarios").session().save();
    let with = |change: &dyn Fn(&mut SavedSession)| {
        let mut saved = saved.clone();
        change(&mut saved);
        Session::load(saved)
    };
    said.load_error(Session::from_text("no session"));
    said.load_error(with(&|saved| saved.format = u32::MAX));
    said.load_error(with(&|saved| saved.cursor = usize::MAX));
    said.load_error(with(&|saved| drop(saved.entries.remove(0))));
    assert!(said.count > 1000, "{} values are too few", said.count);
    for kind in ["PlayerView", "PlayerEntry"] {
        let start = format!("{kind}.");
        assert!(
            said.shown.iter().any(|shown| shown.starts_with(&start)),
            "no {kind}"
        );
    }

    let mut text = format!(
        "import type {{ Command, EncounterView, GameEvent, LoadError, PlayerEntry, PlayerView, Rejection \
         }} from {:?};\n",
        root.join("../dist/pkg/asalto.js")
    );
    // Every command and every event is among the values.
    for kind in ["Command", "GameEvent"] {
        let start = format!("{kind}<");
        let names = said.shown.iter().filter_map(|shown| {
            let (name, rest) = shown.strip_prefix(&start)?.split_once('>')?;
            (rest.starts_with(".type ")).then_some(name)
        });
        let names: Vec<_> = names.map(|name| format!("{name:?}")).collect();
        let _ = writeln!(
            text,
            "type Missing{kind} = Exclude<{kind}[\"type\"], {}>;\n\
             export const every{kind}: [Missing{kind}] extends [never] ? true : Missing{kind} = true;",
            names.join(" | ")
        );
    }
    text.push_str(&said.text);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let values = format!("[{}]\n", said.values.join(",\n"));
    for (name, content) in [("said.ts", text), ("said.json", values)] {
        fs::write(folder.join(name), content).expect("the folder of the tests can be written");
    }
}
