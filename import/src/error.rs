//! Files that can't be read at all.

use std::fmt;

/// The reason that a file holds nothing that can be read. Its text is a sentence without the name of the file, which
/// [`ImportError::sentence`] adds.
///
/// ```
/// use asalto_import::{ImportError, read};
/// let error = read("empty.csv", b"").unwrap_err();
/// assert_eq!(error, ImportError::Empty);
/// assert_eq!(error.sentence("empty.csv"), "empty.csv: The file is empty.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It has no bytes, or only white space.
    Empty,
    /// It is longer than [`LONGEST_FILE`](crate::LONGEST_FILE).
    TooLong {
        /// The length in bytes.
        bytes: usize,
    },
    /// It is a picture, an archive or another file without text.
    NotText,
    /// It holds a value, but no creature: `null`, an empty list, or a number.
    NoCreatures,
    /// Nothing in it is known.
    Unknown,
    /// It is a table without a column for names, or without one for numbers.
    NoColumns,
    /// It is a web page without a stat block.
    WebPage,
    /// Lists and objects are nested too deeply.
    TooDeep {
        /// The line, counted from 1.
        line: usize,
    },
    /// The JSON has a mistake.
    Json {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
    },
    /// The file ends in the middle.
    CutOff {
        /// The line, counted from 1.
        line: usize,
    },
    /// The XML has a mistake, before the first creature.
    Xml {
        /// The line, counted from 1.
        line: usize,
    },
    /// The XML declares entities, which can grow without end or read other files.
    Entities,
    /// The site gave a refusal in place of a character.
    Refused,
    /// The file is from a newer version of Asalto.
    Newer,
}

impl ImportError {
    /// Returns the sentence with the name of the file.
    #[must_use]
    pub fn sentence(&self, name: &str) -> String {
        format!("{}: {self}", crate::clean::shown(name))
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("The file is empty."),
            Self::TooLong { bytes } => write!(
                f,
                "The file has {bytes} bytes. At most {} can be read.",
                crate::limits::LONGEST_FILE
            ),
            Self::NotText => f.write_str("The file is not text."),
            Self::NoCreatures => f.write_str("The file holds no creatures."),
            Self::Unknown => f.write_str("The file is in no known format."),
            Self::NoColumns => {
                f.write_str("The table has no column for a name, or none for hit points, armor class or initiative.")
            }
            Self::WebPage => f.write_str("The file is a web page without a stat block."),
            Self::TooDeep { line } => write!(f, "Line {line}: the file is nested too deeply."),
            Self::Json { line, column } => {
                write!(f, "Line {line}, column {column}: the JSON has a mistake.")
            }
            Self::CutOff { line } => write!(f, "Line {line}: the file ends in the middle."),
            Self::Xml { line } => write!(f, "Line {line}: the XML has a mistake."),
            Self::Entities => f.write_str("The file declares entities, which are not read."),
            Self::Refused => f.write_str("The site refused to give the character: success is false."),
            Self::Newer => f.write_str("A newer version of Asalto wrote the file."),
        }
    }
}

impl std::error::Error for ImportError {}
