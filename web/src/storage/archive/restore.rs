//! Adds the content of a file. It replaces nothing, and adds nothing twice.

use std::collections::BTreeSet;

use super::bin::Deletion;
use super::encounters::Label;
use super::{AddError, Document, DocumentKind, DocumentList, Fault, NewDocument};
use crate::browser::clock;
use crate::storage::backup_choices;
use crate::storage::browser_port::Browser;
use crate::storage::differences::{Choice, Difference};
use crate::storage::library;
use crate::storage::library::{FileReader, Item};

/// The time for which the file is read before the page is shown again, in milliseconds.
const AT_ONCE: u64 = 40;

/// The result of adding a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AddOutcome {
    /// The number of encounters.
    pub encounters: usize,
    /// The number of other documents, such as parties.
    pub others: usize,
    /// The number of documents that were here already, with the same content.
    pub known: usize,
    /// The number of added documents that another one with other content has kept from their place.
    pub beside: usize,
    /// The number of documents that can't be read.
    pub unreadable: usize,
    /// The number of saved rules.
    pub rules: usize,
    /// The number of settings that this browser had not chosen.
    pub settings: usize,
    /// The differences in the file.
    pub differences: Vec<Difference>,
}

/// The keys of a file with their texts.
type Texts = Vec<(String, String)>;

/// The encounters and other documents of a file that can be read.
struct FileContent {
    documents: Vec<NewDocument>,
    unreadable: usize,
}

/// Adds everything readable in a file, or nothing if there is no room for all of it. Its checks and writes
/// are one transaction, so two tabs can add files at the same time.
///
/// `open` returns the encounter of this tab. `watch` gets the number of encounters read and of all; it
/// returns whether to go on.
///
/// # Errors
/// [`AddError`]; nothing was added.
pub async fn add(
    texts: Texts,
    open: impl Fn() -> u32,
    watch: impl Fn(usize, usize) -> bool,
) -> Result<AddOutcome, AddError> {
    // A file saved without IndexedDB has the archive among its localStorage keys.
    let home = |(key, text): (String, String)| {
        let own = key.strip_prefix(super::local::ARCHIVE).map(str::to_owned);
        (own.unwrap_or(key), text)
    };
    let texts: Texts = texts.into_iter().map(home).collect();
    let content = read(&texts, &watch).await?;
    let mut added = AddOutcome {
        unreadable: content.unreadable,
        ..AddOutcome::default()
    };
    let open_here = open_here();
    let local = super::local::all(&Browser, "");
    let is_here = |new: &NewDocument| {
        let is_open = new.kind == DocumentKind::Encounter
            && open_here.iter().any(|(_, body)| *body == new.body);
        let is_kind = |key: &str| new.kind.id_in(key).is_some();
        let mut local = local.iter();
        is_open || local.any(|(key, text)| is_kind(key) && new.is_in(text))
    };
    let (known, new): (Vec<_>, Vec<_>) = content.documents.into_iter().partition(is_here);
    added.known += known.len();
    let outdated = open_here.iter();
    let outdated: Vec<_> = outdated
        .map(|(id, _)| DocumentKind::Encounter.key(*id))
        .collect();
    let taken = taken(open(), local.into_iter().map(|(key, _)| key)).await;
    let (choices, before) =
        backup_choices::add(&Browser, &texts).map_err(|_| AddError::Archive(Fault::Full))?;
    added.rules = choices.rules;
    added.known += choices.known;
    added.beside += choices.beside;
    added.settings = choices.settings;
    added.differences = choices.differences;
    let ids = match super::add(&new, &taken, &outdated).await {
        Ok(ids) => ids,
        Err(error) => {
            before.put_back(&Browser);
            return Err(error);
        }
    };
    let mut items = Vec::new();
    for (new, id) in new.iter().zip(ids) {
        let Some(id) = id else {
            added.known += 1;
            continue;
        };
        if id != new.id {
            added.beside += 1;
            added.differences.push(Difference::Document {
                kind: new.kind,
                id: new.id,
                beside: id,
                is_open: new.kind == DocumentKind::Encounter
                    && (new.id == open() || open_here.iter().any(|(one, _)| *one == new.id)),
            });
        }
        if new.kind == DocumentKind::Encounter {
            added.encounters += 1;
            items.push(item(new, id));
        } else {
            added.others += 1;
        }
    }
    library::change_all(&Browser, |all| all.extend(items));
    Ok(added)
}

/// Carries out the choice for a document that is here with another content. That of the file takes the place of the one
/// here: a party keeps its id, by which encounters know it.
///
/// # Errors
/// [`Fault`]; nothing has changed, except that both are still here.
pub async fn resolve(
    kind: DocumentKind,
    id: u32,
    beside: u32,
    choice: Choice,
) -> Result<(), Fault> {
    let is_encounter = kind == DocumentKind::Encounter;
    let gone = match choice {
        Choice::Both => return Ok(()),
        Choice::File if !is_encounter => {
            let mine = super::read(kind, id).await?;
            let file = super::read(kind, beside).await?;
            super::put(kind, id, mine.generation, &file.body).await?;
            beside
        }
        Choice::File => id,
        Choice::Mine => beside,
    };
    if is_encounter {
        match super::deletion::encounter(gone, Deletion::ToBin).await {
            Ok(_) | Err(Fault::Nothing) => {}
            Err(fault) => return Err(fault),
        }
    } else {
        super::remove(kind, gone).await?;
    }
    Ok(())
}

/// Returns the list item of an added encounter.
fn item(new: &NewDocument, id: u32) -> Item {
    let summary = new.summary.as_deref().unwrap_or_default();
    let label = new.label.as_deref().unwrap_or_default();
    let Label { name, archived } = Label::read(label).unwrap_or_default();
    let mut item = Item::of_summary(id, summary).unwrap_or_else(|| Item::blank(id));
    (item.away, item.name, item.archived) = (true, name, archived);
    item
}

/// Reads the documents of a file. The page stays alive meanwhile.
async fn read(
    texts: &Texts,
    watch: &impl Fn(usize, usize) -> bool,
) -> Result<FileContent, AddError> {
    let found = |kind: DocumentKind| {
        let of_kind = texts.iter().filter(|(key, _)| kind.id_in(key).is_some());
        DocumentList::of(kind, of_kind.cloned())
    };
    let mut content = FileContent {
        documents: Vec::new(),
        unreadable: 0,
    };
    for kind in [
        DocumentKind::Party,
        DocumentKind::Template,
        DocumentKind::Creature,
    ] {
        let list = found(kind);
        content.unreadable += list.unreadable.len();
        let documents = list.documents.into_iter();
        content
            .documents
            .extend(documents.map(|document| NewDocument {
                kind,
                id: document.id,
                body: document.body,
                original: None,
                label: None,
                summary: None,
            }));
    }
    let labels = found(DocumentKind::Label).documents;
    let archived = found(DocumentKind::Encounter).documents;
    let as_unsaved = |document: &Document| {
        let key = library::keys_of(document.id) + "unsaved";
        (key, document.to_text())
    };
    let file = FileReader::new(texts.iter().cloned().chain(archived.iter().map(as_unsaved)));
    let ids = file.ids();
    let mut since = clock::now().0;
    for (at, id) in ids.iter().copied().enumerate() {
        if clock::now().0.saturating_sub(since) > AT_ONCE {
            clock::pause(0).await;
            since = clock::now().0;
        }
        if !watch(at, ids.len()) {
            return Err(AddError::Stopped);
        }
        let session = file.read(id);
        let Some((session, body)) = session.and_then(|session| {
            let body = session.to_text().ok()?;
            Some((session, body))
        }) else {
            content.unreadable += 1;
            continue;
        };
        let label = labels.iter().find(|label| label.id == id);
        let label = label.filter(|label| Label::read(&label.body).is_some());
        content.documents.push(NewDocument {
            kind: DocumentKind::Encounter,
            id,
            original: file.unsaved(id).filter(|original| *original != body),
            body,
            label: label.map(|label| label.body.clone()),
            summary: Some(Item::of(id, &session).summary()),
        });
    }
    if !watch(ids.len(), ids.len()) {
        return Err(AddError::Stopped);
    }
    Ok(content)
}

/// Returns the encounters in localStorage: their ids, and their newest content.
fn open_here() -> Vec<(u32, String)> {
    let ids = library::ids(&Browser).into_iter();
    ids.filter_map(|id| {
        let kept = library::read_whole(&Browser, id)?;
        Some((id, kept.session.to_text().ok()?))
    })
    .collect()
}

/// Returns the keys of documents outside the database: in localStorage, in the list, and open in a tab.
async fn taken(open: u32, local: impl Iterator<Item = String>) -> Vec<String> {
    let held = super::held().await;
    let held = held.iter().filter_map(|keys| library::id_of(keys));
    let listed = library::items(&Browser);
    let ids: BTreeSet<_> = library::ids(&Browser)
        .into_iter()
        .chain(listed.iter().map(|item| item.id))
        .chain(held)
        .chain([open])
        .collect();
    let encounters = ids.into_iter().map(|id| DocumentKind::Encounter.key(id));
    encounters.chain(local).collect()
}
