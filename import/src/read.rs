//! Reading a file of any format.

use crate::error::ImportError;
use crate::formats::{
    self, encounter_block, fantasy_statblocks, fight_club, stat_block, table, ttrpg_journal,
};
use crate::imported::Imported;
use crate::left_out::{Place, Reason};
use crate::reading::Reading;
use crate::tree::{Tree, json, yaml};
use crate::{html, markdown, text};

/// Reads the bytes of a file, or a pasted text, of any [format](crate::Format).
///
/// The name is that of the file. It is the name of a creature only where the format says so: a note of Obsidian whose
/// front matter has no name.
///
/// ```
/// let imported = asalto_import::read("encounter.csv", b"name,hp,ac\nGoblin,7,15")?;
/// assert_eq!(imported.combatants[0].name, "Goblin");
/// assert_eq!(imported.combatants[0].ac, Some(15));
/// assert_eq!(imported.combatants[0].dex, None);
/// # Ok::<(), asalto_import::ImportError>(())
/// ```
///
/// # Errors
/// [`ImportError`] if nothing in the file can be read. Otherwise everything that was not understood is in
/// [`Imported::left_out`].
pub fn read(name: &str, bytes: &[u8]) -> Result<Imported, ImportError> {
    if bytes.len() > crate::limits::LONGEST_FILE {
        return Err(ImportError::TooLong { bytes: bytes.len() });
    }
    let text = text::decode(bytes)?;
    let is_blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}' || letter == '\0';
    let text = text.trim_matches(is_blank);
    let mut reading = Reading::new(name);
    match text.chars().next() {
        None => return Err(ImportError::Empty),
        Some('{' | '[') if is_json(text) => of_json(text, &mut reading)?,
        Some('<') if is_page(text) => of_page(text, &mut reading)?,
        Some(_) => of_text(text, &mut reading)?,
    }
    let imported = reading.finish();
    let is_nothing = imported.combatants.is_empty() && imported.players.is_empty();
    if is_nothing && imported.left_out.is_empty() {
        return Err(ImportError::NoCreatures);
    }
    Ok(imported)
}

/// Whether the beginning of a text is that of JSON, and not of a note that starts with a link.
fn is_json(text: &str) -> bool {
    let second = text[1..].trim_start().chars().next();
    let may_follow = if text.starts_with('{') {
        "\"'}/"
    } else {
        "\"'{[]-/0123456789ntfNI"
    };
    second.is_none_or(|letter| may_follow.contains(letter)) && !is_link(text)
}

fn is_link(text: &str) -> bool {
    text.strip_prefix("[[")
        .is_some_and(|rest| rest.starts_with(char::is_alphabetic))
}

/// Whether a text that starts with `<` is a page or XML, and not a name such as `<3`.
fn is_page(text: &str) -> bool {
    let start = text[1..].chars().next();
    start.is_some_and(|letter| letter.is_ascii_alphabetic() || matches!(letter, '!' | '?'))
}

fn of_json(text: &str, reading: &mut Reading) -> Result<(), ImportError> {
    if let Some(lines) = json::lines(text) {
        for (line, tree) in lines {
            let place = Place::line(line);
            match tree {
                Some(tree) => formats::object_or_list(&tree, &place, reading),
                None => reading.leave(place, Reason::Json),
            }
        }
    } else {
        let (tree, cut) = json::read(text)?;
        if tree.each().is_empty() {
            return Err(ImportError::NoCreatures);
        }
        formats::object_or_list(&tree, &Place::FILE, reading);
        if let Some(cut) = cut {
            reading.leave(cut.place, cut.reason);
        }
    }
    match reading.take_refusal() {
        Some(refusal) => Err(refusal),
        None if reading.has_found() => Ok(()),
        None => Err(ImportError::Unknown),
    }
}

fn of_page(text: &str, reading: &mut Reading) -> Result<(), ImportError> {
    if fight_club::is(text) {
        return fight_club::read(text, reading);
    }
    let lines = html::text(text);
    let is_read = stat_block::read_page(&lines, &Place::FILE, reading);
    if is_read || table::read(lines.trim_start_matches(['\n', ' ']), reading) {
        Ok(())
    } else {
        Err(ImportError::WebPage)
    }
}

fn of_text(text: &str, reading: &mut Reading) -> Result<(), ImportError> {
    of_note(text, reading);
    // The first line of a table has headings, which no stat block begins with.
    if reading.has_found()
        || table::read(text, reading)
        || of_yaml(text, reading)
        || stat_block::read_text(text, reading)
    {
        return Ok(());
    }
    let (tree, _) = json::read(text).unwrap_or_default();
    Err(match tree {
        Tree::Null if text != "null" => table::fault(text),
        _ => ImportError::NoCreatures,
    })
}

/// Reads objects in YAML, such as the source of a pack of Foundry. False if it holds nothing of a known format.
fn of_yaml(text: &str, reading: &mut Reading) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let is_yaml = |line: &str| line == "---" || line.starts_with("- ") || yaml::is_key(line);
    if !first.is_some_and(is_yaml) {
        return false;
    }
    let (tree, fault) = yaml::read(text);
    let is_read = fault.is_none() && formats::is_known(&tree);
    if is_read {
        formats::object_or_list(&tree, &Place::FILE, reading);
    }
    is_read
}

/// Reads the front matter and all known blocks of a note.
fn of_note(note: &str, reading: &mut Reading) {
    let blocks = markdown::blocks(note);
    if let Some(front) = markdown::front_matter(note) {
        let (tree, _) = yaml::read_by_keys(front);
        let has_block = blocks.iter().any(|block| block.kind == "statblock");
        if ttrpg_journal::is(&tree) {
            ttrpg_journal::read(&tree, reading);
        } else if fantasy_statblocks::is_front_matter(&tree, has_block) {
            fantasy_statblocks::read_front_matter(front, reading);
        }
    }
    let mut number = 0;
    for block in &blocks {
        if reading.is_full() {
            break;
        }
        match &*block.kind {
            "encounter" | "encounter-table" => {
                number += 1;
                encounter_block::read(&block.body, number, reading);
            }
            "statblock" => {
                number += 1;
                fantasy_statblocks::read(&block.body, number, reading);
            }
            "json" => {
                let tree = json::read(&block.body).ok().map(|(tree, _)| tree);
                if let Some(tree) = tree.filter(formats::is_known) {
                    formats::object_or_list(&tree, &Place::line(block.line), reading);
                }
            }
            _ => {}
        }
    }
    for (line, text) in markdown::codes(note, "encounter:") {
        if reading.is_full() {
            break;
        }
        encounter_block::read_code(text, &Place::line(line), reading);
    }
    reading.fill_from_stat_blocks();
}
