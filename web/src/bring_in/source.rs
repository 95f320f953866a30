//! The content of a file or a pasted text, in the blocks of the preview.

use asalto_core::{Command, Event, Ruleset, SeededDice, Session, Timestamp};
use asalto_import::{Fight, Format, ImportError, Imported, LeftOut};

use super::row::Row;
use crate::input::origin::Origin;

/// The most rows without an encounter that are ticked from the start. A longer list is a library.
const FEW: usize = 30;

/// A file or a pasted text.
#[derive(Clone, PartialEq, Debug)]
pub struct Source {
    /// Where it comes from.
    pub origin: Origin,
    /// The content, or the reason that there is none.
    pub content: Result<Content, Fault>,
}

/// The reason that a file gives nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It can't be read.
    Import(ImportError),
    /// The browser can't open it.
    Unreadable,
    /// The link was cut short or changed.
    LinkCut,
    /// The link holds more than a file may.
    LinkTooLong,
    /// A newer version of the app made the link.
    LinkNewer,
    /// The browser lacks what opens links.
    LinkUnsupported,
}

/// The content of a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// The formats that were found.
    pub formats: Vec<Format>,
    /// The blocks, in the order of the file.
    pub blocks: Vec<Block>,
    /// The parts that were left out.
    pub left_out: Vec<LeftOut>,
}

/// A block of a file: an encounter, or creatures without one.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// Its kind.
    pub of: BlockKind,
    /// The state of the fight, if it is running.
    pub fight: Option<Fight>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// The kind of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlockKind {
    /// An encounter, which may have a name.
    Encounter(Option<String>),
    /// Creatures that are in no encounter.
    Creatures,
    /// The characters of a roster.
    Roster,
}

impl Source {
    /// Reads the bytes of a file. `seed` is that of the dice for counts.
    #[must_use]
    pub fn read(origin: Origin, bytes: &[u8], seed: u64) -> Self {
        let imported = asalto_import::read(origin.file_name(), bytes);
        Self {
            origin,
            content: imported
                .map(|imported| content(imported, seed))
                .map_err(Fault::Import),
        }
    }
}

/// Sorts what was read into blocks. The running fight is ticked, or else the first encounter, or else a short list of
/// creatures.
fn content(imported: Imported, seed: u64) -> Content {
    let running = imported.running().map(|(at, _)| at);
    let mut dice = SeededDice::new(seed);
    let mut roll = |expression: &str| roll(expression, &mut dice);
    let mut encounters: Vec<Block> = imported
        .encounters
        .into_iter()
        .map(|encounter| Block {
            of: BlockKind::Encounter(encounter.name),
            fight: encounter.fight.filter(|fight| fight.started),
            rows: Vec::new(),
        })
        .collect();
    let mut creatures = Vec::new();
    for one in imported.combatants {
        if one.name.is_empty() {
            continue;
        }
        let block = one.encounter.and_then(|at| encounters.get_mut(at));
        let rows = block.map_or(&mut creatures, |block| &mut block.rows);
        rows.push(Row::of(one, &mut roll));
    }
    let fights = |name: &str, block: &Block| block.rows.iter().any(|row| row.one.name == name);
    let mut roster = imported.players;
    // Those that fight are among the combatants.
    roster.retain(|one| {
        let fights = encounters.iter().any(|block| fights(&one.name, block));
        !one.name.is_empty() && !fights
    });
    let filled = encounters.iter().position(|block| !block.rows.is_empty());
    let first = running.or(filled);
    for (at, block) in encounters.iter_mut().enumerate() {
        for row in &mut block.rows {
            row.offered &= Some(at) == first;
        }
    }
    let are_few = first.is_none() && creatures.len() <= FEW;
    for row in &mut creatures {
        row.offered &= are_few;
    }
    let mut roster: Vec<Row> = roster
        .into_iter()
        .map(|one| Row::of(one, &mut roll))
        .collect();
    for row in &mut roster {
        row.offered = false;
    }
    let others = [
        (BlockKind::Creatures, creatures),
        (BlockKind::Roster, roster),
    ];
    let others = others.map(|(of, rows)| Block {
        of,
        fight: None,
        rows,
    });
    let blocks = encounters.into_iter().chain(others);
    Content {
        formats: imported.formats,
        blocks: blocks.filter(|block| !block.rows.is_empty()).collect(),
        left_out: imported.left_out,
    }
}

/// Rolls dice outside of any encounter.
fn roll(expression: &str, dice: &mut SeededDice) -> Option<i32> {
    let mut session = Session::new(Ruleset::Any);
    let (who, expression) = (None, expression.to_owned());
    let entry = session.dispatch(&Command::Roll { who, expression }, Timestamp(0), dice);
    entry.ok()?.iter().find_map(|event| match event {
        Event::Rolled { total, .. } => Some(*total),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Content {
        let source = Source::read(Origin::File("file".to_owned()), text.as_bytes(), 7);
        source.content.expect("it can be read")
    }

    fn offered(block: &Block) -> Vec<(&str, bool)> {
        let rows = block.rows.iter();
        rows.map(|row| (row.one.name.as_str(), row.offered))
            .collect()
    }

    #[test]
    fn a_short_list_is_ticked_and_a_library_is_not() {
        let list = read("name,hp,ac\nGoblin,7,15\nTroll,84,15\n");
        assert_eq!(list.blocks.len(), 1);
        assert_eq!(
            offered(&list.blocks[0]),
            [("Goblin", true), ("Troll", true)]
        );
        let library: String = (0..40).map(|at| format!("Beast {at},7,15\n")).collect();
        let library = read(&format!("name,hp,ac\n{library}"));
        assert!(library.blocks[0].rows.iter().all(|row| !row.offered));
    }

    #[test]
    fn the_first_encounter_of_a_note_is_ticked() {
        let note = "```encounter\nname: Mill\ncreatures:\n  - 3: Goblin, 7, 15, 2\n```\n\n\
            ```encounter\nname: Chapel\ncreatures:\n  - 1d4+1: Wolf, 11, 13\n```\n";
        let note = read(note);
        let names = note.blocks.iter().map(|block| block.of.clone());
        let named = |name: &str| BlockKind::Encounter(Some(name.to_owned()));
        assert_eq!(names.collect::<Vec<_>>(), [named("Mill"), named("Chapel")]);
        assert_eq!(offered(&note.blocks[0]), [("Goblin", true)]);
        assert_eq!(note.blocks[0].rows[0].count, 3);
        assert_eq!(offered(&note.blocks[1]), [("Wolf", false)]);
        let wolves = &note.blocks[1].rows[0];
        assert_eq!(wolves.rolled.as_deref(), Some("1d4+1"));
        assert!((2..=5).contains(&wolves.count));
    }

    #[test]
    fn a_file_that_gives_nothing_says_why() {
        let nothing = Source::read(Origin::File("a.csv".to_owned()), b"", 7);
        assert_eq!(nothing.content, Err(Fault::Import(ImportError::Empty)));
    }

    #[test]
    fn the_running_fight_is_ticked_and_its_roster_is_not_doubled() {
        let fixture =
            include_bytes!("../../../import/tests/fixtures/obsidian-initiative-tracker/data.json");
        let source = Source::read(Origin::File("data.json".to_owned()), fixture, 7);
        let content = source.content.expect("it can be read");
        let fighting = content.blocks.iter().find(|block| block.fight.is_some());
        let fighting = fighting.expect("a fight is running");
        assert!(fighting.rows.iter().any(|row| row.offered));
        let names: Vec<_> = fighting.rows.iter().map(|row| &row.one.name).collect();
        for block in content.blocks.iter().filter(|block| block.fight.is_none()) {
            assert!(block.rows.iter().all(|row| !row.offered));
            if block.of == BlockKind::Roster {
                assert!(block.rows.iter().all(|row| !names.contains(&&row.one.name)));
            }
        }
    }
}
