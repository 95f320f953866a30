//! Stat blocks. The text of each begins with `## ` and the name; `xtask/src/creatures/block.rs` describes it.

use super::DamagedFile;

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Run {
    /// Words.
    Words(String),
    /// Dice, or the bonus of a d20 roll, as shown.
    Dice(String),
}

/// A name with its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The name.
    pub name: String,
    /// The paragraphs.
    pub paragraphs: Vec<Vec<Run>>,
}

/// A heading with its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading; empty for the text before the first heading.
    pub title: String,
    /// The entries.
    pub entries: Vec<Entry>,
}

/// A stat block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Size, type and alignment.
    pub kind: String,
    /// The ability scores: Strength, Dexterity, Constitution, Intelligence, Wisdom and Charisma.
    pub scores: [i16; 6],
    /// The sections; the first has the facts and no heading.
    pub sections: Vec<Section>,
}

impl Block {
    /// Returns whether a text has the stat block of a creature.
    #[must_use]
    pub fn is_in(text: &str, creature: &str) -> bool {
        let mut lines = text.lines();
        lines.any(|line| line.strip_prefix("## ") == Some(creature))
    }

    /// Reads the stat block of a creature from the text of all.
    ///
    /// # Errors
    /// [`DamagedFile`] if the creature is missing, or a line of its block has another form.
    pub fn read(text: &str, creature: &str) -> Result<Self, DamagedFile> {
        let heading = |line: &&str| line.strip_prefix("## ").is_some();
        let mut lines = text.lines().enumerate();
        let found = lines.find(|(_, line)| line.strip_prefix("## ") == Some(creature));
        let (start, _) = found.ok_or(DamagedFile { line: 1 })?;
        let mut lines = lines.take_while(|(_, line)| !heading(line));
        let cut = DamagedFile { line: start + 1 };
        let (_, kind) = lines.next().ok_or(cut)?;
        let (_, scores) = lines.next().ok_or(cut)?;
        let scores: Option<Vec<i16>> = scores.split(' ').map(|score| score.parse().ok()).collect();
        let scores = scores
            .and_then(|scores| scores.try_into().ok())
            .ok_or(cut)?;
        let mut sections = vec![Section {
            title: String::new(),
            entries: Vec::new(),
        }];
        for (index, line) in lines {
            let damaged = DamagedFile { line: index + 1 };
            let Some(section) = sections.last_mut() else {
                return Err(damaged);
            };
            if let Some(title) = line.strip_prefix("### ") {
                sections.push(Section {
                    title: title.to_owned(),
                    entries: Vec::new(),
                });
                continue;
            }
            let (name, text) = line.split_once('\t').ok_or(damaged)?;
            let paragraph = runs(text).ok_or(damaged)?;
            if name.is_empty() {
                let entry = section.entries.last_mut().ok_or(damaged)?;
                entry.paragraphs.push(paragraph);
            } else {
                section.entries.push(Entry {
                    name: name.to_owned(),
                    paragraphs: vec![paragraph],
                });
            }
        }
        Ok(Self {
            kind: kind.to_owned(),
            scores,
            sections,
        })
    }
}

/// Splits a text at its braces.
fn runs(text: &str) -> Option<Vec<Run>> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some((words, after)) = rest.split_once('{') {
        let (dice, after) = after.split_once('}')?;
        if !words.is_empty() {
            runs.push(Run::Words(words.to_owned()));
        }
        runs.push(Run::Dice(dice.to_owned()));
        rest = after;
    }
    if !rest.is_empty() {
        runs.push(Run::Words(rest.to_owned()));
    }
    Some(runs)
}

/// Returns the dice to roll for a shown text. A bonus is added to a d20.
///
/// ```
/// # use asalto_web::content::bestiary::dice;
/// assert_eq!(dice("2d6+3"), "2d6+3");
/// assert_eq!(dice("\u{2212}1"), "d20-1");
/// ```
#[must_use]
pub fn dice(shown: &str) -> String {
    let plain = shown.replace('\u{2212}', "-");
    if plain.starts_with(['+', '-']) {
        format!("d20{plain}")
    } else {
        plain
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::{Command, Ruleset, SeededDice, Session, Timestamp};

    use super::super::read;
    use super::*;

    const BLOCKS: &str = include_str!("../../../creatures/blocks.txt");

    #[test]
    fn every_creature_has_a_block_whose_dice_can_be_rolled() {
        let creatures =
            read(include_str!("../../../creatures/table.txt")).expect("the table is whole");
        let mut session = Session::new(Ruleset::Dnd5e);
        let mut rolls = SeededDice::new(1);
        // The package lacks the blocks of three creatures.
        let with_block = creatures
            .iter()
            .filter(|one| Block::is_in(BLOCKS, &one.english));
        assert_eq!(with_block.clone().count(), 341);
        for one in with_block {
            let block = Block::read(BLOCKS, &one.english).expect("the block is whole");
            let entries = block.sections.iter().flat_map(|section| &section.entries);
            for run in entries.flat_map(|entry| entry.paragraphs.iter().flatten()) {
                if let Run::Dice(shown) = run {
                    let expression = dice(shown);
                    let roll = Command::Roll {
                        who: None,
                        expression,
                    };
                    let rolled = session.dispatch(&roll, Timestamp(0), &mut rolls);
                    assert!(rolled.is_ok(), "{}: {shown}", one.english);
                }
            }
        }
    }

    #[test]
    fn a_damaged_block_is_an_error() {
        let whole = "## Rat\nTiny Beast\n1 2 3 4 5 6\nAC\t10\n### Actions\nBite\tHit: {1d4}.\n\tMore.\n## Wolf\n";
        let block = Block::read(whole, "Rat").expect("it is whole");
        assert_eq!(block.sections[1].entries[0].paragraphs.len(), 2);
        assert_eq!(block.scores, [1, 2, 3, 4, 5, 6]);
        assert_eq!(Block::read(whole, "Cat"), Err(DamagedFile { line: 1 }));
        assert_eq!(Block::read(whole, "Wolf"), Err(DamagedFile { line: 8 }));
        let cut = |from: &str, to: &str| Block::read(&whole.replace(from, to), "Rat");
        assert_eq!(cut("1 2 3", "1 2"), Err(DamagedFile { line: 1 }));
        assert_eq!(cut("{1d4}", "{1d4"), Err(DamagedFile { line: 6 }));
        assert_eq!(cut("AC\t10", "AC 10"), Err(DamagedFile { line: 4 }));
        assert_eq!(cut("Bite\tHit", "\tHit"), Err(DamagedFile { line: 6 }));
    }
}
