//! The tags in texts of 5e.tools, such as `{@damage 1d6 + 2}`.

use crate::tree::Tree;

/// The deepest nesting of entries.
const DEEPEST: usize = 8;

/// Returns the text of entries.
pub fn entries(tree: &Tree) -> String {
    let mut text = String::new();
    collect(tree, &mut text, 0);
    plain(text.trim())
}

fn collect(tree: &Tree, text: &mut String, depth: usize) {
    if depth > DEEPEST || text.len() > 16_000 {
        return;
    }
    match tree {
        Tree::List(list) => {
            for entry in list {
                collect(entry, text, depth + 1);
            }
        }
        Tree::Object(_) => {
            let name = tree.at("name").words();
            if !name.is_empty() {
                text.push_str(&name);
                text.push_str(": ");
            }
            for key in ["entry", "entries", "items"] {
                collect(tree.at(key), text, depth + 1);
            }
        }
        value => {
            text.push_str(&value.words());
            text.push(' ');
        }
    }
}

/// Returns a text without tags. One within another is read from the inside.
pub fn plain(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..200 {
        let Some(start) = text.rfind("{@") else { break };
        let Some(end) = text[start..].find('}') else {
            break;
        };
        let shown = shown(&text[start + 2..start + end]);
        text.replace_range(start..=start + end, &shown);
    }
    text
}

/// Returns the text of a tag without its braces.
fn shown(tag: &str) -> String {
    let (name, content) = tag.split_once(' ').unwrap_or((tag, ""));
    let mut parts = content.split('|');
    let first = parts.next().unwrap_or_default();
    // Behind the source there may be the text to show.
    let display = parts
        .nth(1)
        .filter(|display| !display.is_empty())
        .unwrap_or(first);
    match name {
        "h" => "Hit: ".to_owned(),
        "m" => "Miss: ".to_owned(),
        "hom" => "Hit or miss: ".to_owned(),
        "atk" | "atkr" => attack(first),
        "hit" if !first.starts_with(['+', '-']) => format!("+{first}"),
        "dc" => format!("DC {first}"),
        "recharge" if first.is_empty() || first == "6" => "(Recharge 6)".to_owned(),
        "recharge" => format!("(Recharge {first}-6)"),
        "damage" | "dice" | "hit" | "d20" | "scaledamage" => first.replace(' ', ""),
        "chance" => format!("{first} percent"),
        "actSave" => format!("{} saving throw:", first.to_uppercase()),
        "actSaveFail" => "Failure:".to_owned(),
        "actSaveSuccess" => "Success:".to_owned(),
        "actSaveSuccessOrFail" => "Failure or success:".to_owned(),
        "actTrigger" => "Trigger:".to_owned(),
        "actResponse" => "Response:".to_owned(),
        _ => display.to_owned(),
    }
}

fn attack(kinds: &str) -> String {
    let kinds = kinds.to_lowercase();
    let has = |letter: char| kinds.contains(letter);
    let reach = match (has('m'), has('r')) {
        (true, true) => "Melee or ranged",
        (_, true) => "Ranged",
        _ => "Melee",
    };
    let with = if has('s') { "spell" } else { "weapon" };
    format!("{reach} {with} attack:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_their_words() {
        for (text, expected) in [
            ("Cinder Knife {@recharge 5}", "Cinder Knife (Recharge 5-6)"),
            (
                "{@atk mw} {@hit 5}, near. {@h}{@damage 1d4 + 3} and {@condition blinded||no sight}",
                "Melee weapon attack: +5, near. Hit: 1d4+3 and no sight",
            ),
            ("{@creature Goblin|MM|Gob} {@dc 12}", "Gob DC 12"),
            ("{@b {@i deep}}", "deep"),
            ("{@open", "{@open"),
        ] {
            assert_eq!(plain(text), expected);
        }
    }
}
