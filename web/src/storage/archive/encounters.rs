//! Encounters on their way to the archive and back. An opened encounter moves to localStorage, and the
//! archive keeps its version at that time. The newer generation of the two counts.

use asalto_core::combatant::readable_name;
use asalto_core::{Session, notation};
use serde::{Deserialize, Serialize};

use super::{Document, DocumentKind, Fault};
use crate::browser::{clock, shell};
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::library::{Item, SaveError};

/// The user's label of an encounter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Label {
    /// The name, or an empty text.
    pub name: String,
    /// Whether the user has archived it.
    pub archived: bool,
}

impl Label {
    /// The longest name, in characters.
    pub const LONGEST: usize = 80;

    /// Returns the label of a listed encounter.
    #[must_use]
    pub fn of(item: &Item) -> Self {
        Self {
            name: item.name.clone(),
            archived: item.archived,
        }
    }

    /// Reads a label, whose name may come from a file.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let label: Self = notation::read(text).ok()?;
        Some(Self {
            name: readable_name(&label.name, Self::LONGEST),
            ..label
        })
    }
}

/// Moves the encounters that no tab has open to the archive. `open` returns the open encounter of this tab.
/// Damaged documents and those of a newer version stay where they are, and so do those without room in the
/// archive. Returns how many moved.
pub async fn put_away(open: impl Fn() -> u32) -> usize {
    let mut moved = 0;
    let held = super::held().await;
    for id in library::ids(&Browser) {
        if id == open() {
            continue;
        }
        let Some(kept) = library::read_whole(&Browser, id) else {
            continue;
        };
        if held.contains(&library::keys_of(id)) {
            // The tab that plays it does not write the time of each command to the list.
            library::change(&Browser, id, |item| item.refresh(&kept.session));
            continue;
        }
        let generation = kept.place.generation;
        let Ok(body) = kept.session.to_text() else {
            continue;
        };
        let document = Document {
            id,
            generation,
            body,
        };
        let summary = Item::of(id, &kept.session).summary();
        if super::keep_encounter(&document, &summary).await.is_err() {
            continue;
        }
        // Another tab may have written it meanwhile, or this tab may have opened it.
        let is_same = |kept: Box<library::OpenDocument>| kept.place.generation == generation;
        if id != open() && library::read_whole(&Browser, id).is_some_and(is_same) {
            library::change(&Browser, id, |item| {
                item.away = true;
                item.refresh(&kept.session);
            });
            library::remove(&Browser, id);
            shell::send(
                shell::ENCOUNTER_ARCHIVED,
                &shell::texts(&[&library::keys_of(id)]),
            );
            moved += 1;
        }
    }
    moved
}

/// Updates the list from the archive: adds missing encounters, with their names, and removes those without a
/// document. It reads the summaries of the missing ones, and only those encounters that have none.
pub async fn repair_list() {
    // An import adds an encounter to the archive first, and then to the list.
    let listed = library::items(&Browser);
    let archived = super::ids(DocumentKind::Encounter).await;
    let summarized = super::ids(DocumentKind::Summary).await;
    // What the list has is not lost because it can't be read now.
    let is_closed = super::is_closed() && super::database::has_opened();
    let labels = super::all(DocumentKind::Label).await.documents;
    let here = library::ids(&Browser);
    let away = |id: &u32| listed.iter().find(|item| item.id == *id && item.away);
    let missing: Vec<_> = archived
        .iter()
        .copied()
        .filter(|id| away(id).is_none())
        .collect();
    let mut found = summaries(&missing).await;
    let lacks_summary = |id: &u32| !summarized.contains(id);
    let mut new: Vec<(u32, String)> = archived
        .iter()
        .filter(|id| lacks_summary(id))
        .filter_map(away)
        .filter(|item| item.is_known())
        .map(|item| (item.id, item.summary()))
        .collect();
    for id in missing.iter().copied() {
        if found.iter().any(|item| item.id == id) {
            continue;
        }
        // An unreadable encounter is listed too. Opening it shows the reason.
        let item = read(id).await.map(|session| Item::of(id, &session));
        new.extend(item.as_ref().ok().map(|item| (id, item.summary())));
        found.push(item.unwrap_or_else(|_| Item::blank(id)));
    }
    if !new.is_empty() {
        super::summarize(&new).await;
    }
    library::change_all(&Browser, |items| {
        items.retain_mut(|item| {
            let was_listed = listed.iter().any(|one| one.id == item.id);
            let is_lost = !is_closed && item.away && was_listed && !archived.contains(&item.id);
            item.away &= !is_lost;
            !is_lost || here.contains(&item.id)
        });
        for mut one in found {
            one.away = true;
            match items.iter_mut().find(|item| item.id == one.id) {
                Some(item) => {
                    if !item.is_known() {
                        *item = one.keeping(item);
                    }
                    item.away = true;
                }
                None => items.push(one),
            }
        }
        for document in labels {
            let label = Label::read(&document.body);
            let item = items.iter_mut().find(|item| item.id == document.id);
            if let (Some(label), Some(item)) = (label, item) {
                item.name = label.name;
                item.archived = label.archived;
            }
        }
    });
}

/// Returns what the archive has for the list about encounters, by its summaries.
async fn summaries(ids: &[u32]) -> Vec<Item> {
    if ids.is_empty() {
        return Vec::new();
    }
    let all = super::all(DocumentKind::Summary).await.documents;
    let wanted = all.into_iter().filter(|one| ids.contains(&one.id));
    wanted
        .filter_map(|one| Item::of_summary(one.id, &one.body))
        .collect()
}

/// Reads the newest version of an encounter, without opening it.
///
/// # Errors
/// [`Fault`], if no version can be read.
pub async fn read(id: u32) -> Result<Session, Fault> {
    let here = library::read_whole(&Browser, id);
    let there = super::read(DocumentKind::Encounter, id).await;
    match (here, there) {
        (Some(here), Ok(there)) if there.generation <= here.place.generation => Ok(here.session),
        (_, Ok(there)) => {
            Session::from_changed_text(&there.body, &[]).map_err(|error| fault(&error))
        }
        (Some(here), Err(_)) => Ok(here.session),
        (None, Err(fault)) => Err(fault),
    }
}

/// Copies an encounter to localStorage, from where it can be opened.
///
/// # Errors
/// [`Fault`]; nothing has changed. An older version in localStorage can still be opened.
pub async fn bring(id: u32) -> Result<(), Fault> {
    let there = super::read(DocumentKind::Encounter, id).await?;
    let known = there.generation.saturating_sub(1);
    match library::keep(&Browser, id, known, &there.body, clock::now().0) {
        Ok((written, _)) => {
            shell::send(shell::ENCOUNTER_RETURNED, &library::keys_of(id).into());
            for written in &written {
                shell::send_written(&written.key, &written.text);
            }
        }
        // The version in localStorage is as new, or newer.
        Err(SaveError::Conflict) => {}
        Err(SaveError::Full) => return Err(Fault::Full),
    }
    Ok(())
}

/// Returns an id for another encounter: the wanted id if it is free, or an unused one. An encounter that is
/// open in a tab keeps its id even before it is saved. `open` is the encounter of this tab.
pub async fn free_id(open: u32, wanted: Option<u32>) -> u32 {
    let held = super::held().await;
    let is_open = |id| id == open || held.contains(&library::keys_of(id));
    let is_used = library::is_used(&Browser);
    let wanted = wanted.filter(|&id| !is_used(id) && !is_open(id));
    wanted.unwrap_or_else(|| library::next_id(&Browser, clock::now().0, is_open))
}

/// Adds an encounter to the archive and to the list, with a label if it has one.
///
/// # Errors
/// [`Fault`]; nothing has changed.
pub async fn add(id: u32, session: &Session, label: &Label) -> Result<(), Fault> {
    let document = Document {
        id,
        generation: 1,
        body: session.to_text().map_err(|_| Fault::Damaged)?,
    };
    let new = Item::of(id, session);
    super::keep_encounter(&document, &new.summary()).await?;
    library::change(&Browser, id, |item| {
        *item = new;
        item.away = true;
    });
    if *label == Label::default() {
        return Ok(());
    }
    let labelled = put_label(id, label).await;
    if labelled.is_err() {
        let _gone = super::remove(DocumentKind::Encounter, id).await;
        library::remove_item(&Browser, id);
    }
    labelled
}

/// Returns whether an encounter is saved, in the archive or outside it.
pub async fn is_saved(id: u32) -> bool {
    find(id).await.is_ok()
}

/// Checks that an encounter is saved, in the archive or outside it.
///
/// # Errors
/// [`Fault`], if it is not, or can't be read.
pub async fn find(id: u32) -> Result<(), Fault> {
    if library::texts(&Browser, id).is_empty() {
        super::read(DocumentKind::Encounter, id).await?;
    }
    Ok(())
}

/// Names an encounter, if it still has the name that the user has seen. Returns none, or else the name that another tab has
/// given it.
///
/// # Errors
/// [`Fault`]; nothing has changed. [`Fault::Nothing`] if the encounter is gone.
pub async fn rename(
    id: u32,
    unsaved: Option<u32>,
    seen: &str,
    name: &str,
) -> Result<Option<String>, Fault> {
    let (known, mut label) = label_of(id, unsaved).await?;
    if label.name != seen && label.name != name {
        return Ok(Some(label.name));
    }
    name.clone_into(&mut label.name);
    write_label(id, known, &label).await?;
    Ok(None)
}

/// Moves an encounter into the archive of the list or out of it, under the name that it has now.
///
/// # Errors
/// [`Fault`]; nothing has changed. [`Fault::Nothing`] if the encounter is gone.
pub async fn set_archived(id: u32, unsaved: Option<u32>, archived: bool) -> Result<(), Fault> {
    let (known, label) = label_of(id, unsaved).await?;
    write_label(id, known, &Label { archived, ..label }).await
}

/// Returns the label of an encounter with its generation. `unsaved` is the encounter of this tab, which may have a label
/// before it is saved.
async fn label_of(id: u32, unsaved: Option<u32>) -> Result<(u64, Label), Fault> {
    if unsaved != Some(id) {
        match find(id).await {
            Err(fault @ Fault::Closed) => return Err(fault),
            Err(_) => return Err(Fault::Nothing),
            Ok(()) => {}
        }
    }
    let document = stored_label(id).await?;
    let known = document.as_ref().map_or(0, |document| document.generation);
    let label = document.and_then(|document| Label::read(&document.body));
    // The list has the label even if the archive had no room for it.
    let listed = || {
        let mut items = library::items(&Browser).into_iter();
        items
            .find(|item| item.id == id)
            .map(|item| Label::of(&item))
    };
    Ok((known, label.or_else(listed).unwrap_or_default()))
}

/// Saves the label of an encounter: its name, and whether it is archived.
///
/// # Errors
/// [`Fault`]; nothing has changed.
pub async fn put_label(id: u32, label: &Label) -> Result<(), Fault> {
    let document = stored_label(id).await?;
    let known = document.map_or(0, |document| document.generation);
    write_label(id, known, label).await
}

/// Returns the document of a label; none if there is none, or only a damaged one.
async fn stored_label(id: u32) -> Result<Option<Document>, Fault> {
    match super::read(DocumentKind::Label, id).await {
        Ok(document) => Ok(Some(document)),
        // Without the database, a label is beside it.
        Err(Fault::Nothing | Fault::Damaged | Fault::Closed) => Ok(None),
        Err(fault) => Err(fault),
    }
}

async fn write_label(id: u32, known: u64, label: &Label) -> Result<(), Fault> {
    let body = notation::write(label).map_err(|_| Fault::Damaged)?;
    super::put(DocumentKind::Label, id, known, &body).await?;
    library::change(&Browser, id, |item| {
        item.name.clone_from(&label.name);
        item.archived = label.archived;
    });
    Ok(())
}

fn fault(error: &asalto_core::LoadError) -> Fault {
    match error {
        asalto_core::LoadError::NewerFormat { .. } => Fault::Newer,
        _ => Fault::Damaged,
    }
}
