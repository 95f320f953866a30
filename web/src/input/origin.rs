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
    /// Returns the name of the file; empty without a file.
    #[must_use]
    pub fn file_name(&self) -> &str {
        match self {
            Self::File(name) => name,
            Self::Pasted | Self::Link => "",
        }
    }
}
