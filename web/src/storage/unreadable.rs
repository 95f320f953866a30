//! The stored texts that can't be read: documents of the archive, and texts that were set aside. The user saves them to a
//! file or deletes them.

use super::archive;
use super::archive::bin::Deletion;
use super::archive::{Deleted, Document, DocumentKind, Fault, deletion};
use super::browser_port::Browser;
use super::campaign::Group;
use super::library::{ASIDE, Port};

/// A text that can't be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnreadableText {
    /// The key in localStorage or in the archive.
    pub key: String,
    /// The text.
    pub text: String,
}

/// The prefix of the texts that the archive has set aside.
const ARCHIVE_ASIDE: &str = "aside.";

impl UnreadableText {
    /// Returns the kind of the document that the text was. A text from localStorage was an encounter.
    #[must_use]
    pub fn kind(&self) -> DocumentKind {
        let key = self.key.strip_prefix(ARCHIVE_ASIDE).unwrap_or(&self.key);
        let is_kind = |kind: &DocumentKind| key.starts_with(&kind.prefix());
        let found = DocumentKind::ALL.into_iter().find(is_kind);
        found.unwrap_or(DocumentKind::Encounter)
    }

    /// Returns when the text was set aside, in milliseconds since 1970, if it was.
    #[must_use]
    pub fn set_aside(&self) -> Option<u64> {
        let is_aside = self.key.starts_with(ARCHIVE_ASIDE) || self.is_local();
        let (_, time) = self.key.rsplit_once('.').filter(|_| is_aside)?;
        time.parse().ok()
    }

    fn is_local(&self) -> bool {
        self.key.starts_with(ASIDE)
    }

    /// Deletes the text, and returns it for the undo.
    ///
    /// # Errors
    /// [`Fault::Nothing`] if it is gone already, and [`Fault::Full`] if the bin has no room for it; nothing has changed.
    pub async fn delete(&self, how: Deletion) -> Result<Deleted, Fault> {
        deletion::unreadable(self.kind(), &self.key, how).await
    }
}

/// Returns the texts that can't be read. Encounters of the archive are in the list of encounters, readable or not.
pub async fn all() -> Vec<UnreadableText> {
    let mut found = Vec::new();
    for kind in [
        DocumentKind::Party,
        DocumentKind::Template,
        DocumentKind::Creature,
        DocumentKind::Label,
    ] {
        let texts = archive::texts(&kind.prefix()).await.into_iter();
        found.extend(texts.filter(|(key, text)| !is_readable(kind, key, text)));
    }
    found.extend(archive::texts(ARCHIVE_ASIDE).await);
    let local = Browser
        .keys()
        .into_iter()
        .filter(|key| key.starts_with(ASIDE));
    found.extend(local.filter_map(|key| Some((key.clone(), Browser.read(&key)?))));
    let found = found.into_iter();
    found
        .map(|(key, text)| UnreadableText { key, text })
        .collect()
}

fn is_readable(kind: DocumentKind, key: &str, text: &str) -> bool {
    let id = kind.id_in(key).unwrap_or_default();
    let document = Document::from_text(id, text);
    document
        .is_ok_and(|document| kind == DocumentKind::Label || Group::read(&document.body).is_ok())
}
