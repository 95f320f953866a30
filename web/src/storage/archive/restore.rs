//! Adds the content of a file. It replaces nothing.

use asalto_core::notation;

use super::encounters;
use super::encounters::Label;
use super::{DeletedDocument, Document, DocumentKind, DocumentList, Fault};
use crate::storage::browser_port::Browser;
use crate::storage::library;

/// The result of adding a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AddOutcome {
    /// The number of encounters.
    pub encounters: usize,
    /// The number of other documents, such as parties. Existing ones are not added again.
    pub others: usize,
    /// The number of documents that can't be read.
    pub unreadable: usize,
}

/// The keys of a file with their texts.
type Texts = Vec<(String, String)>;

/// Adds everything readable in a file, or nothing if there is no room for all of it. `open` returns the
/// encounter of this tab.
///
/// # Errors
/// [`Fault`]; nothing was added.
pub async fn add(texts: Texts, open: impl Fn() -> u32) -> Result<AddOutcome, Fault> {
    // A file saved without IndexedDB has the archive among its localStorage keys.
    let home = |(key, text): (String, String)| {
        let own = key.strip_prefix(super::local::ARCHIVE).map(str::to_owned);
        (own.unwrap_or(key), text)
    };
    let texts = texts.into_iter().map(home).collect();
    let mut made = Vec::new();
    let added = add_each(texts, open, &mut made).await;
    if added.is_err() {
        for (kind, id) in made {
            let _gone: Result<DeletedDocument, Fault> = super::remove(kind, id).await;
            if kind == DocumentKind::Encounter {
                library::remove_item(&Browser, id);
            }
        }
    }
    added
}

async fn add_each(
    texts: Texts,
    open: impl Fn() -> u32,
    made: &mut Vec<(DocumentKind, u32)>,
) -> Result<AddOutcome, Fault> {
    let mut added = AddOutcome::default();
    let found = |kind| DocumentList::of(kind, texts.iter().cloned());
    let labels = found(DocumentKind::Label).documents;
    let of_encounters =
        |kind: &DocumentKind| matches!(kind, DocumentKind::Encounter | DocumentKind::Label);
    for kind in DocumentKind::ALL
        .into_iter()
        .filter(|kind| !of_encounters(kind))
    {
        let DocumentList {
            documents,
            unreadable,
        } = found(kind);
        added.unreadable += unreadable.len();
        let there = super::all(kind).await.documents;
        let new = documents.into_iter();
        for document in new.filter(|new| there.iter().all(|old| old.body != new.body)) {
            let is_free = there.iter().all(|old| old.id != document.id);
            let id = if is_free {
                document.id
            } else {
                super::next_id(kind).await
            };
            let generation = 1;
            let document = Document {
                id,
                generation,
                ..document
            };
            super::keep(kind, &document).await?;
            made.push((kind, id));
            added.others += 1;
        }
    }
    let of_archive = found(DocumentKind::Encounter)
        .documents
        .into_iter()
        .map(|document| {
            let key = library::keys_of(document.id) + "unsaved";
            (key, document.to_text())
        });
    let (sessions, unreadable) =
        library::in_file(texts.iter().cloned().chain(of_archive).collect());
    added.unreadable += unreadable;
    let taken = super::ids(DocumentKind::Encounter).await;
    for (id, session) in sessions {
        let label = labels.iter().find(|label| label.id == id);
        let label = label.and_then(|label| notation::read::<Label>(&label.body).ok());
        let wanted = (!taken.contains(&id)).then_some(id);
        let id = encounters::free_id(open(), wanted).await;
        encounters::add(id, &session, &label.unwrap_or_default()).await?;
        made.extend([DocumentKind::Encounter, DocumentKind::Label].map(|kind| (kind, id)));
        added.encounters += 1;
    }
    Ok(added)
}
