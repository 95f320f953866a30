//! Deleting documents to the bin, and putting them back.

use asalto_core::notation;

use super::bin;
use super::bin::{Deletion, is_local};
use super::bin_entry::{BinEntry, Deleted};
use super::database::{next_id, put_back as put_document_back, texts};
use super::document::{DocumentKind, Fault, first_text};
use super::encounters::{Label, free_id, repair_list};
use crate::browser::shell;
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::library::Port;

/// Deletes an encounter. Returns it for the undo. A tab that has it open turns to another one at once afterwards.
///
/// # Errors
/// [`Fault::Nothing`] if it is gone already, and [`Fault::Full`] if the bin has no room for it; nothing has changed.
pub async fn encounter(id: u32, how: Deletion) -> Result<Deleted, Fault> {
    let mut items = library::items(&Browser).into_iter();
    let entry = BinEntry {
        kind: DocumentKind::Encounter,
        name: String::new(),
        item: items.find(|item| item.id == id),
    };
    let keys = [DocumentKind::Encounter, DocumentKind::Label].map(|kind| kind.key(id));
    let outside = library::texts(&Browser, id);
    let was_here = !outside.is_empty();
    let deleted = bin::discard(entry, &keys, outside, how).await?;
    library::remove(&Browser, id);
    if was_here {
        // The tab that has it open may keep it, with its label.
        let label = deleted
            .entry
            .item
            .as_ref()
            .map(Label::of)
            .unwrap_or_default();
        let label = notation::write(&label).unwrap_or_default();
        let detail = shell::texts(&[&library::keys_of(id), &label]);
        shell::send(shell::ENCOUNTER_DELETED, &detail);
    }
    library::remove_item(&Browser, id);
    // The other tab reads the list too.
    bin::changed();
    if deleted.entry.item.is_none() {
        return Err(Fault::Nothing);
    }
    Ok(deleted)
}

/// Deletes a group. Returns it for the undo.
///
/// # Errors
/// [`Fault::Nothing`] if it is gone already, and [`Fault::Full`] if the bin has no room for it; nothing has changed.
pub async fn group(
    kind: DocumentKind,
    id: u32,
    name: String,
    how: Deletion,
) -> Result<Deleted, Fault> {
    let item = None;
    let entry = BinEntry { kind, name, item };
    is_there(bin::discard(entry, &[kind.key(id)], Vec::new(), how).await?)
}

/// Deletes a text that can't be read, by its key in the archive or in localStorage. Returns it for the undo.
///
/// # Errors
/// [`Fault::Nothing`] if it is gone already, and [`Fault::Full`] if the bin has no room for it; nothing has changed.
pub async fn unreadable(kind: DocumentKind, key: &str, how: Deletion) -> Result<Deleted, Fault> {
    let (name, item) = (String::new(), None);
    let entry = BinEntry { kind, name, item };
    if is_local(key) {
        let text = Browser.read(key).map(|text| (key.to_owned(), text));
        return is_there(bin::discard(entry, &[], text.into_iter().collect(), how).await?);
    }
    is_there(bin::discard(entry, &[key.to_owned()], Vec::new(), how).await?)
}

fn is_there(deleted: Deleted) -> Result<Deleted, Fault> {
    bin::changed();
    let is_nothing = deleted.texts.is_empty();
    (!is_nothing).then_some(deleted).ok_or(Fault::Nothing)
}

/// Puts back what is in a place of the bin. Returns it, with another id if its own is in use by now.
///
/// # Errors
/// [`Fault`]; it is still in the bin.
pub async fn restore(place: u64) -> Result<Deleted, Fault> {
    put_back(&bin::read(place).await?).await
}

/// Puts something deleted back: the same texts under the same keys, or under those of another id if its own is in use by
/// now. Returns it as it is there.
///
/// # Errors
/// [`Fault::Nothing`] if its place is no longer in the bin, and [`Fault::Closed`] if the bin can't be read. After any other fault the texts that fit are back, all of them
/// are still in the bin, and a second attempt adds the rest.
pub async fn put_back(deleted: &Deleted) -> Result<Deleted, Fault> {
    if let Some(place) = deleted.place {
        bin::find(place).await?;
    }
    let kind = deleted.entry.kind;
    let mut back = deleted.clone();
    if is_taken(deleted).await {
        let id = match kind {
            DocumentKind::Encounter => {
                free_id(library::last(&Browser).unwrap_or_default(), None).await
            }
            kind => next_id(kind).await,
        };
        back = back.with_id(id);
    }
    if let Err(fault) = put_texts_back(&back).await {
        bin::put_again(deleted).await;
        return Err(fault);
    }
    match (&back.entry.item, back.id()) {
        (Some(item), Some(id)) => library::change(&Browser, id, |listed| *listed = item.clone()),
        _ if kind == DocumentKind::Encounter => repair_list().await,
        _ => {}
    }
    match deleted.place {
        Some(place) => bin::clear(&[place]).await,
        None => bin::changed(),
    }
    Ok(back)
}

/// Returns whether another document has the id of a deleted one. Its own texts may be back already.
async fn is_taken(deleted: &Deleted) -> bool {
    let Some(id) = deleted.id() else { return false };
    let kinds = match deleted.entry.kind {
        DocumentKind::Encounter => vec![DocumentKind::Encounter, DocumentKind::Label],
        kind => vec![kind],
    };
    let mut there = Vec::new();
    for kind in kinds {
        let key = kind.key(id);
        let found = texts(&key).await.into_iter();
        there.extend(found.filter(|(own, _)| *own == key));
    }
    if deleted.entry.kind == DocumentKind::Encounter {
        there.extend(library::texts(&Browser, id));
    }
    there.iter().any(|text| !deleted.texts.contains(text))
}

async fn put_texts_back(deleted: &Deleted) -> Result<(), Fault> {
    let mut keys = deleted.texts.iter();
    if let Some(id) = keys.find_map(|(key, _)| library::id_of(key)) {
        shell::send(shell::ENCOUNTER_RETURNED, &library::keys_of(id).into());
    }
    for (key, text) in deleted.texts.iter().filter(|(key, _)| is_local(key)) {
        library::write_over_bin(&Browser, key, text).map_err(|_| Fault::Full)?;
        if library::id_of(key).is_some() {
            shell::send_written(key, text);
        }
    }
    let item = deleted.entry.item.as_ref().filter(|item| item.is_known());
    let summary = item.map(|item| first_text(&item.summary()));
    let summary = summary.unwrap_or_default();
    for (key, text) in deleted.texts.iter().filter(|(key, _)| !is_local(key)) {
        match put_document_back(key, text, &summary).await {
            Ok(()) => {}
            // A text that is back already is of the same generation.
            Err(Fault::Conflict) if texts(key).await.contains(&(key.clone(), text.clone())) => {}
            Err(fault) => return Err(fault),
        }
    }
    Ok(())
}
