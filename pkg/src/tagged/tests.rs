//! Tests of the form of commands, and of the errors for other values.

use asalto_core::{Command, RuleId};

use super::value::Key;
use super::{Form, Value, read, write};

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

fn map<const N: usize>(pairs: [(&'static str, Value); N]) -> Value {
    let pairs = pairs.map(|(key, value)| (Key::Borrowed(key), value));
    Value::Map(pairs.to_vec())
}

#[track_caller]
fn refused(value: Value, words: &str) {
    let fault = read::<Command>(value, Form::Tagged).expect_err("it is no command");
    assert_eq!(fault.to_string(), words);
}

#[test]
fn every_form_of_variant_is_read_as_it_is_written() {
    for value in [
        map([("type", text("endTurn"))]),
        map([("type", text("priority.pass"))]),
        map([("type", text("table.handOver")), ("to", Value::Int(2))]),
        map([
            ("type", text("rule")),
            ("command", map([("type", text("endTurn"))])),
        ]),
        map([
            ("type", text("addCondition")),
            ("who", Value::Int(1)),
            (
                "condition",
                map([("type", text("mark")), ("name", text("Bless"))]),
            ),
        ]),
        map([
            ("type", text("place")),
            ("who", Value::Int(1)),
            (
                "seat",
                map([("type", text("before")), ("who", Value::Int(2))]),
            ),
        ]),
    ] {
        let command: Command = read(value.clone(), Form::Tagged).expect("it is a command");
        assert_eq!(write(&command, Form::Tagged), Ok(value));
        let saved = write(&command, Form::Saved).expect("it is plain data");
        assert_eq!(read(saved, Form::Saved), Ok(command));
    }
}

#[test]
fn a_rule_id_is_a_text() {
    let number = 26;
    assert_eq!(
        write(&RuleId::D5e(number), Form::Tagged),
        Ok(text("D5E-26"))
    );
    assert_eq!(read(text("D5E-26"), Form::Tagged), Ok(RuleId::D5e(number)));
    assert!(read::<RuleId>(text("D5E"), Form::Tagged).is_err());
}

#[test]
fn an_error_has_the_path_to_its_value() {
    let damage = |who, amount: Option<Value>, more: Option<(Key, Value)>| {
        let mut pairs = vec![
            (Key::Borrowed("type"), text("damage")),
            (Key::Borrowed("who"), who),
        ];
        pairs.extend(amount.map(|amount| (Key::Borrowed("amount"), amount)));
        pairs.extend(more);
        Value::Map(pairs)
    };
    let five = || Some(Value::Int(5));
    let one = || Value::List(vec![Value::Int(1)]);
    refused(
        damage(text("all"), five(), None),
        "damage.who must be a list, not the text “all”.",
    );
    let ids = Value::List(vec![Value::Int(1), Value::Int(-1)]);
    refused(
        damage(ids, five(), None),
        "damage.who[1] must be a whole number from 0, not -1.",
    );
    refused(damage(one(), None, None), "damage.amount is missing.");
    let misspelt = (Key::Borrowed("amuont"), Value::Int(5));
    refused(
        damage(one(), five(), Some(misspelt)),
        "damage.amuont does not exist; the fields are who, amount, critical, kind, damageType.",
    );
}

#[test]
fn a_value_that_is_not_a_command_is_an_error() {
    refused(
        text("endTurn"),
        "The value must be an object with a type, not the text “endTurn”.",
    );
    refused(map([]), "type is missing.");
    refused(
        map([("type", Value::Int(1))]),
        "type must be a text, not 1.",
    );
    refused(
        map([("type", text("priority"))]),
        "type must say more: “priority.…”.",
    );
    refused(
        map([("type", text("endTurn")), ("who", Value::Int(1))]),
        "endTurn.who does not exist: there are no fields here.",
    );
    let unknown = read::<Command>(map([("type", text("surrender"))]), Form::Tagged);
    let words = unknown.expect_err("there is no such command").to_string();
    assert!(
        words.starts_with("type must be one of adoptRules, "),
        "{words}"
    );
    assert!(words.ends_with(", not “surrender”."), "{words}");
}
