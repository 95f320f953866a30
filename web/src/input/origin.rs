//! Where a text of another tool comes from.

/// The origin of a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// A file of this name.
    File(String),
    /// A pasted text.
    Pasted,
    /// A link of this app.
    Link,
}

impl Origin {
    /// Returns the origin of a content with this file name: a link has none, and that of a pasted text is empty.
    #[must_use]
    pub fn named(name: Option<String>) -> Self {
        match name {
            Some(name) if name.is_empty() => Self::Pasted,
            Some(name) => Self::File(name),
            None => Self::Link,
        }
    }

    /// Returns the name of the file; empty without a file.
    #[must_use]
    pub fn file_name(&self) -> &str {
        match self {
            Self::File(name) => name,
            Self::Pasted | Self::Link => "",
        }
    }
}
