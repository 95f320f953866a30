//! The reasons for which something is left out.

use std::fmt;

use super::Field;
use crate::error::ImportError;

/// The reason for which something is left out. Its text is a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is no creature, but e.g. a spell.
    NotACreature {
        /// The kind of thing in the words of the file, if it is known.
        of: Option<String>,
    },
    /// It has no name.
    NoName,
    /// All letters of the name are invisible.
    InvisibleName,
    /// The name is longer than the app can hold; the beginning is kept.
    LongName,
    /// A value is not a number that makes sense. It is unknown.
    NotANumber {
        /// The field.
        field: Field,
        /// The value in the file.
        value: String,
    },
    /// A value is a formula, which depends on something outside of the file.
    Formula {
        /// The field.
        field: Field,
        /// The formula.
        value: String,
    },
    /// A value has a YAML tag, which is not read.
    Tag {
        /// The field.
        field: Field,
    },
    /// The count is 0 or not whole, so there is no combatant.
    NoCount {
        /// The count in the file.
        value: String,
    },
    /// There are more than the app can hold. The count is limited.
    Limited {
        /// The count in the file.
        value: String,
        /// The count that is read.
        to: u32,
    },
    /// An index names something that is not in the file.
    Absent,
    /// It holds no creatures.
    NoCreatures,
    /// The file is one page of a longer answer.
    OnePage {
        /// The number on this page.
        shown: usize,
        /// The number of all.
        of: usize,
    },
    /// It is a copy of a creature that is not in the file. Only the differences are known.
    Copy {
        /// The name of the other creature.
        of: String,
    },
    /// The other program calculates the value; the file does not have it.
    Derived {
        /// The field.
        field: Field,
    },
    /// The other program changes the numbers by a template such as "elite".
    Adjusted {
        /// The template.
        by: String,
    },
    /// There is only a name, without numbers.
    NoNumbers,
    /// It is a page without a stat block.
    NoStatBlock,
    /// The players of a party are not in the file.
    PartyElsewhere,
    /// Some lines are no valid YAML. The rest is read.
    Yaml {
        /// The line of the first mistake within the block, counted from 1.
        line: usize,
    },
    /// Aliases within aliases, lists within lists: it grows without end, and is refused.
    Grows,
    /// The file ends in the middle. The whole parts before are read.
    CutOff,
    /// The line is no valid JSON.
    Json,
    /// The XML has a mistake. The whole parts before are read.
    Xml,
    /// A quote is not closed.
    OpenQuote,
    /// There are more combatants than can be read from one file.
    TooMany {
        /// The number that is read.
        read: usize,
    },
    /// A stat block is longer than the app can hold; the beginning is kept.
    LongSheet,
    /// A row of a table has more cells than there are headings, so nobody knows which is which.
    Cells {
        /// The number of cells.
        found: usize,
        /// The number of headings.
        of: usize,
    },
    /// A column of a table has a heading that is unknown, or one that is there before. It is not read.
    UnknownHeading {
        /// The heading in the file.
        value: String,
    },
    /// The side has an unknown name.
    UnknownSide {
        /// The name in the file.
        value: String,
    },
    /// A defense against damage names no known type, or has a condition that the app has no place for.
    UnknownDefense {
        /// The words in the file.
        value: String,
    },
    /// A part of the file can't be read.
    Unreadable(ImportError),
    /// There are more parts that were left out.
    AndMore,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotACreature { of: Some(of) } => write!(f, "It is no creature: {of}."),
            Self::NotACreature { of: None } => f.write_str("It is no creature."),
            Self::NoName => f.write_str("It has no name."),
            Self::InvisibleName => f.write_str("Its name is invisible."),
            Self::LongName => f.write_str("The name is too long: the beginning is kept."),
            Self::NotANumber { field, value } => {
                write!(f, "\"{value}\" can't be the {field}: it is unknown.")
            }
            Self::Formula { field, value } => {
                write!(
                    f,
                    "\"{value}\" is a formula for the {field}: it is unknown."
                )
            }
            Self::Tag { field } => write!(f, "The tag of the {field} is not read."),
            Self::NoCount { value } => write!(f, "The count is \"{value}\": there is none."),
            Self::Limited { value, to } => write!(f, "The count {value} is limited to {to}."),
            Self::Absent => f.write_str("It is named in the index, but is not in the file."),
            Self::NoCreatures => f.write_str("It holds no creatures."),
            Self::OnePage { shown, of } => {
                write!(f, "The file is one page: {shown} of {of} creatures.")
            }
            Self::Copy { of } => write!(
                f,
                "It copies {of}, which is not in the file: only its own values are read."
            ),
            Self::Derived { field } => {
                write!(
                    f,
                    "The file does not have the {field}: the other program calculates it."
                )
            }
            Self::Adjusted { by } => write!(
                f,
                "The other program changes the numbers for \"{by}\": the plain ones are read."
            ),
            Self::NoNumbers => f.write_str("The file has no numbers for it."),
            Self::NoStatBlock => f.write_str("The page has no stat block."),
            Self::PartyElsewhere => f.write_str("The players of this party are not in the file."),
            Self::Yaml { line } => {
                write!(f, "Line {line} of it is no valid YAML: the rest is read.")
            }
            Self::Grows => {
                f.write_str("It grows without end by aliases or nesting: it is refused.")
            }
            Self::CutOff => {
                f.write_str("The file ends in the middle: whole entries before it are read.")
            }
            Self::Xml => {
                f.write_str("The XML has a mistake here: whole entries before it are read.")
            }
            Self::OpenQuote => {
                f.write_str("A quote is not closed: all quotes are read as letters.")
            }
            Self::Json => f.write_str("It is no valid JSON."),
            Self::TooMany { read } => {
                write!(
                    f,
                    "The file holds too many creatures: the first {read} are read."
                )
            }
            Self::LongSheet => f.write_str("The stat block is too long: the beginning is kept."),
            Self::Cells { found, of } => write!(
                f,
                "The row has {found} cells for {of} headings: nobody knows which is which."
            ),
            Self::UnknownHeading { value } => {
                write!(f, "The column \"{value}\" is not read.")
            }
            Self::UnknownSide { value } => write!(f, "The side \"{value}\" is unknown."),
            Self::UnknownDefense { value } => {
                write!(f, "The defense \"{value}\" is not read.")
            }
            Self::Unreadable(error) => error.fmt(f),
            Self::AndMore => f.write_str("More was left out than can be listed."),
        }
    }
}
