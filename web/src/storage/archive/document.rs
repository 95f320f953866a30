//! A document of the archive: its kind, its key and its text.

use crate::storage::library::{Fault as Unreadable, Slot};

/// The kind of a document.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DocumentKind {
    /// An encounter: its session as text.
    Encounter,
    /// The user's label of the encounter with the same id: its name, and whether it is archived.
    Label,
    /// A party.
    Party,
    /// A template of enemies.
    Template,
    /// A creature of the user.
    Creature,
    /// The entry of the list for the encounter with the same id. It is made from the encounter.
    Summary,
}

impl DocumentKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Encounter,
        Self::Label,
        Self::Party,
        Self::Template,
        Self::Creature,
        Self::Summary,
    ];

    /// Returns the name in keys. It is in storage and files, so it never changes.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Encounter => "encounter",
            Self::Label => "label",
            Self::Party => "party",
            Self::Template => "template",
            Self::Creature => "creature",
            Self::Summary => "summary",
        }
    }

    /// Returns the prefix of the keys of this kind.
    #[must_use]
    pub fn prefix(self) -> String {
        format!("{}.", self.name())
    }

    /// Returns the key of a document.
    #[must_use]
    pub fn key(self, id: u32) -> String {
        format!("{}.{id}", self.name())
    }

    /// Returns the id in a key of this kind.
    #[must_use]
    pub fn id_in(self, key: &str) -> Option<u32> {
        let id = key.strip_prefix(self.name())?.strip_prefix('.')?;
        id.parse().ok()
    }
}

/// A document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The id, unique among those of its kind.
    pub id: u32,
    /// The number of its last write.
    pub generation: u64,
    /// The content.
    pub body: String,
}

/// The documents of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DocumentList {
    /// The readable documents, by id.
    pub documents: Vec<Document>,
    /// The ids of the unreadable documents, with the reason: [`Fault::Damaged`] or [`Fault::Newer`].
    pub unreadable: Vec<(u32, Fault)>,
}

impl DocumentList {
    /// Sorts texts with their keys into documents and unreadable ones. The newer of two texts of one document
    /// counts.
    #[must_use]
    pub fn of(kind: DocumentKind, texts: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut found = Self::default();
        for (key, text) in texts {
            let Some(id) = kind.id_in(&key) else { continue };
            match Document::from_text(id, &text) {
                Ok(new) => {
                    let place = found.documents.iter().take_while(|old| old.id < id).count();
                    match found.documents.get_mut(place).filter(|old| old.id == id) {
                        Some(old) if old.generation >= new.generation => {}
                        Some(old) => *old = new,
                        None => found.documents.insert(place, new),
                    }
                }
                Err(fault) => found.unreadable.push((id, fault)),
            }
        }
        found
    }
}

/// A document of a file, which may be in the archive already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDocument {
    /// The kind.
    pub kind: DocumentKind,
    /// The id that it has if that one is free.
    pub id: u32,
    /// The content.
    pub body: String,
    /// The content in the file, if an older version of the app wrote it in another form.
    pub original: Option<String>,
    /// The label of an encounter, if it has one.
    pub label: Option<String>,
    /// The summary of an encounter.
    pub summary: Option<String>,
}

impl NewDocument {
    /// Returns the text with its checksum.
    #[must_use]
    pub fn to_text(&self) -> String {
        first_text(&self.body)
    }

    /// Returns whether a text has the content of the document.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        Document::from_text(self.id, text).is_ok_and(|there| {
            let body = Some(&there.body);
            body == Some(&self.body) || body == self.original.as_ref()
        })
    }
}

/// Returns the text of the first generation of a body.
#[must_use]
pub fn first_text(body: &str) -> String {
    let generation = 1;
    Slot { generation, body }.write()
}

/// The reason that the archive refuses a request. The archive is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no room.
    Full,
    /// Another tab has written the document since.
    Conflict,
    /// A newer version of the app wrote the document.
    Newer,
    /// The document is damaged. The next write sets it aside.
    Damaged,
    /// There is no such document.
    Nothing,
    /// The browser can't open the database, which may have the document.
    Closed,
}

impl Document {
    /// Returns the text with its checksum.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Self {
            generation, body, ..
        } = self;
        Slot {
            generation: *generation,
            body,
        }
        .write()
    }

    /// Reads a text.
    ///
    /// # Errors
    /// [`Fault::Damaged`] or [`Fault::Newer`].
    pub fn from_text(id: u32, text: &str) -> Result<Self, Fault> {
        match Slot::read(text) {
            Ok(slot) => Ok(Self {
                id,
                generation: slot.generation,
                body: slot.body.to_owned(),
            }),
            Err(Unreadable::Newer) => Err(Fault::Newer),
            Err(Unreadable::Damaged) => Err(Fault::Damaged),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_as_it_was_written_and_damage_is_found() {
        let document = Document {
            id: 7,
            generation: 3,
            body: "[\"Los Compañeros\"]".into(),
        };
        let text = document.to_text();
        assert_eq!(Document::from_text(7, &text), Ok(document));
        for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
            assert_eq!(Document::from_text(7, &text[..at]), Err(Fault::Damaged));
        }
    }

    #[test]
    fn a_newer_version_is_not_read() {
        let slot = Slot {
            generation: 1,
            body: "[]",
        };
        let newer = slot.write_as(9);
        let found = DocumentList::of(DocumentKind::Party, [("party.4".into(), newer)]);
        assert_eq!(found.unreadable, [(4, Fault::Newer)]);
    }

    #[test]
    fn keys_of_other_kinds_are_ignored_and_the_newer_of_two_counts() {
        let text = |generation, body: &str| {
            let id = 1;
            let body = body.into();
            Document {
                id,
                generation,
                body,
            }
            .to_text()
        };
        let texts = [
            ("party.2", text(5, "b")),
            ("party.1", text(1, "a")),
            ("party.2", text(4, "c")),
            ("label.1", text(1, "d")),
            ("party.x", text(1, "e")),
        ];
        let found = DocumentList::of(
            DocumentKind::Party,
            texts.map(|(key, text)| (key.into(), text)),
        );
        let bodies: Vec<_> = found
            .documents
            .iter()
            .map(|one| one.body.as_str())
            .collect();
        assert_eq!(bodies, ["a", "b"]);
        assert_eq!(found.unreadable, []);
    }

    #[test]
    fn every_kind_has_keys_of_its_own() {
        for kind in DocumentKind::ALL {
            let of = |other: &DocumentKind| other.id_in(&kind.key(12)) == Some(12);
            assert_eq!(
                DocumentKind::ALL.iter().filter(|other| of(other)).count(),
                1
            );
        }
    }
}
