//! Places in a file.

use std::fmt;

/// A place in a file: a part of it, and a name in that part if one is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The kind of part.
    pub kind: Kind,
    /// The number of the part, counted from 1.
    pub number: Option<usize>,
    /// The name of the combatant or the key in the file.
    pub name: Option<String>,
}

/// The kind of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The whole file.
    File,
    /// A line.
    Line,
    /// An entry of a list.
    Entry,
    /// A block of a note.
    Block,
    /// An encounter.
    Encounter,
    /// An element of an XML file.
    Monster,
}

impl Place {
    /// The whole file.
    pub const FILE: Self = Self {
        kind: Kind::File,
        number: None,
        name: None,
    };

    /// Returns a line, counted from 1.
    #[must_use]
    pub fn line(number: usize) -> Self {
        Self::of(Kind::Line, number)
    }

    /// Returns a part with its number, counted from 1.
    #[must_use]
    pub fn of(kind: Kind, number: usize) -> Self {
        Self {
            kind,
            number: Some(number),
            name: None,
        }
    }

    /// Returns the place with the name of the combatant, or the key.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        let name = crate::clean::shown(name);
        self.name = Some(name).filter(|name| !name.is_empty());
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::File => "file",
            Kind::Line => "line",
            Kind::Entry => "entry",
            Kind::Block => "block",
            Kind::Encounter => "encounter",
            Kind::Monster => "monster",
        };
        match (self.number, &self.name) {
            (Some(number), Some(name)) => write!(f, "{kind} {number}, {name}"),
            (Some(number), None) => write!(f, "{kind} {number}"),
            (None, Some(name)) if self.kind == Kind::File => f.write_str(name),
            (None, Some(name)) => write!(f, "{kind} {name}"),
            (None, None) => f.write_str(kind),
        }
    }
}
