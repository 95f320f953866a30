//! The archive in IndexedDB, through `web/shell/archive.js`, and its fallback in localStorage.

use std::cell::{Cell, LazyCell, RefCell};

use futures::channel::oneshot;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::document::{Document, DocumentKind, DocumentList, Fault, NewDocument, first_text};
use super::local;
use crate::browser::page_leave::PageLeave;
use crate::browser::storage;
use crate::browser::{clock, shell};
use crate::storage::browser_port::Browser;

/// The answer to a request: texts, or the reason that there are none.
pub(super) type Answer = Result<Vec<String>, DatabaseError>;

/// The reason that a file was not added. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddError {
    /// The user stopped it.
    Stopped,
    /// The archive refuses it.
    Archive(Fault),
}

/// The reason that the database does not answer a request.
pub(super) enum DatabaseError {
    /// There is no database here.
    Absent,
    /// The user stopped the request.
    Stopped,
    Fault(Fault),
}

impl DatabaseError {
    /// Returns the fault of a database that is here.
    pub(super) fn fault(self) -> Option<Fault> {
        match self {
            Self::Fault(fault) => Some(fault),
            Self::Absent | Self::Stopped => None,
        }
    }
}

/// The key that is there once the database has been opened in this browser.
const OPENED: &str = "asalto.1.database";

thread_local! {
    static WAITING: RefCell<Vec<(u32, oneshot::Sender<Answer>)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
    /// Whether the database could not be opened for the last request.
    static CLOSED: LazyCell<ArcRwSignal<bool>> = LazyCell::new(|| ArcRwSignal::new(false));
}

/// Returns whether the browser could not open the database at the last request. What is in it counts as absent then.
#[must_use]
pub fn is_closed() -> bool {
    CLOSED.with(|closed| closed.get_untracked())
}

/// Returns the same, and follows it.
#[must_use]
pub fn follow_closed() -> bool {
    CLOSED.with(|closed| closed.get())
}

/// Notes how the database answers.
fn note_closed(is_closed: bool) {
    CLOSED.with(|closed| {
        if closed.get_untracked() != is_closed {
            closed.set(is_closed);
        }
    });
    if !is_closed && !has_opened() {
        // Without room, what is in the database is listed again once it opens.
        let _full = storage::write(OPENED, "");
    }
}

/// Returns whether the database has ever been opened in this browser. It has nothing otherwise.
pub(super) fn has_opened() -> bool {
    storage::read(OPENED).is_some()
}

/// Returns the documents of a kind.
pub async fn all(kind: DocumentKind) -> DocumentList {
    DocumentList::of(kind, texts(&kind.prefix()).await)
}

/// Returns the texts of the archive whose keys have a prefix, with their keys.
pub async fn texts(prefix: &str) -> Vec<(String, String)> {
    let mut texts = local::all(&Browser, prefix);
    let stored = ask("all", &[prefix]).await.unwrap_or_default();
    let pairs = stored.chunks_exact(2);
    texts.extend(pairs.map(|pair| (pair[0].clone(), pair[1].clone())));
    texts
}

/// Returns the ids of the documents of a kind, lowest first, readable or not.
pub async fn ids(kind: DocumentKind) -> Vec<u32> {
    let prefix = kind.prefix();
    let local = local::all(&Browser, &prefix).into_iter();
    let mut keys: Vec<_> = local.map(|(key, _)| key).collect();
    keys.extend(ask("keys", &[&prefix]).await.unwrap_or_default());
    let mut ids: Vec<_> = keys.iter().filter_map(|key| kind.id_in(key)).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Returns the number of letters of all documents in the database, including texts that were set aside. The
/// caller counts those in localStorage.
pub async fn size() -> usize {
    let told = ask("size", &[]).await.unwrap_or_default();
    told.first().and_then(|size| size.parse().ok()).unwrap_or(0)
}

/// Returns a document.
///
/// # Errors
/// [`Fault::Nothing`], [`Fault::Damaged`] or [`Fault::Newer`]. [`Fault::Closed`] if it may be in a database that can't be
/// opened.
pub async fn read(kind: DocumentKind, id: u32) -> Result<Document, Fault> {
    let key = kind.key(id);
    let mut texts = ask("read", &[&key]).await.unwrap_or_default();
    let missing = not_found();
    texts.extend(local::read(&Browser, &key));
    let mut found = DocumentList::of(kind, texts.into_iter().map(|text| (key.clone(), text)));
    if let Some(document) = found.documents.pop() {
        return Ok(document);
    }
    let fault = found.unreadable.first().map(|(_, fault)| *fault);
    Err(fault.unwrap_or(missing))
}

/// Writes a document if the archive has no newer generation than `known`. Returns the new generation, which
/// is the next one, after the write has reached the disk.
///
/// # Errors
/// [`Fault`]; the previous text is still there.
pub async fn put(kind: DocumentKind, id: u32, known: u64, body: &str) -> Result<u64, Fault> {
    put_after(kind, id, (known, Earlier::MayBeGone), body).await
}

/// The earlier version of a document that is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Earlier {
    /// The document is written only if it is there. A database that gives no answer counts as one that has it.
    Needed,
    /// The document is written even if it is not there, or no longer.
    MayBeGone,
}

/// Writes a document like [`put`], after an earlier version with the known generation.
///
/// # Errors
/// [`Fault`]; the previous text is still there. [`Fault::Nothing`] if the earlier version is needed and gone.
pub async fn put_after(
    kind: DocumentKind,
    id: u32,
    (known, earlier): (u64, Earlier),
    body: &str,
) -> Result<u64, Fault> {
    let document = following(id, known, body);
    write(&kind.key(id), &document.to_text(), (known, earlier), "").await?;
    Ok(document.generation)
}

/// Returns a document of the generation after the known one.
fn following(id: u32, known: u64, body: &str) -> Document {
    let (generation, body) = (known + 1, body.to_owned());
    Document {
        id,
        generation,
        body,
    }
}

/// Writes a document beside the database, at once, if no newer generation than `known` is there. It is the document
/// until the database has the same generation or a newer one.
///
/// # Errors
/// [`Fault`]; the previous text is still there.
pub fn put_at_once(kind: DocumentKind, id: u32, known: u64, body: &str) -> Result<(), Fault> {
    let document = following(id, known, body);
    let now = clock::now().0;
    local::put(&Browser, &kind.key(id), &document.to_text(), known, now)
}

/// Writes an encounter with the generation that it has, if the archive has no newer generation. `summary` is
/// what the list shows of it.
///
/// # Errors
/// [`Fault`]; the previous text is still there.
pub async fn keep_encounter(document: &Document, summary: &str) -> Result<(), Fault> {
    let Document { id, generation, .. } = document;
    let key = DocumentKind::Encounter.key(*id);
    let known = (*generation, Earlier::MayBeGone);
    write(&key, &document.to_text(), known, &first_text(summary)).await
}

/// Writes the summaries of encounters without one. A failed write is harmless: the encounters are read again.
pub async fn summarize(summaries: &[(u32, String)]) {
    let pairs = summaries
        .iter()
        .flat_map(|(id, summary)| [DocumentKind::Encounter.key(*id), first_text(summary)]);
    let pairs: Vec<_> = pairs.collect();
    let pairs: Vec<_> = pairs.iter().map(String::as_str).collect();
    let _absent = ask("summarize", &pairs).await;
}

/// Adds documents in one transaction, all or none. One whose content is here already is not added again.
/// `taken` are the keys of documents outside the archive, and `outdated` the keys of encounters of which
/// localStorage has another version. Returns the id of each document, or none if it is here already.
///
/// # Errors
/// [`AddError`]; nothing was added.
pub async fn add(
    documents: &[NewDocument],
    taken: &[String],
    outdated: &[String],
) -> Result<Vec<Option<u32>>, AddError> {
    let mut fields = vec![taken.join(" "), outdated.join(" ")];
    for new in documents {
        let text = |body: &Option<String>| body.as_deref().map(first_text).unwrap_or_default();
        let key = new.kind.key(new.id);
        let others = [&new.original, &new.label, &new.summary].map(text);
        fields.extend([key, new.to_text()].into_iter().chain(others));
    }
    let fields: Vec<_> = fields.iter().map(String::as_str).collect();
    match ask("add", &fields).await {
        Ok(keys) => {
            let pairs = documents.iter().zip(keys);
            Ok(pairs.map(|(new, key)| new.kind.id_in(&key)).collect())
        }
        Err(DatabaseError::Stopped) => Err(AddError::Stopped),
        Err(DatabaseError::Fault(fault)) => Err(AddError::Archive(fault)),
        Err(DatabaseError::Absent) => {
            let is_taken = |key: &str| taken.iter().any(|one| one == key);
            local::add(&Browser, documents, is_taken).map_err(AddError::Archive)
        }
    }
}

/// Stops [`add`], if it has not finished yet.
pub async fn stop_adding() {
    let _absent = ask("stop", &[]).await;
}

/// Returns the prefixes of the keys of the encounters that some tab has open.
pub async fn held() -> Vec<String> {
    ask("held", &[]).await.unwrap_or_default()
}

/// Deletes a document for good.
///
/// # Errors
/// [`Fault::Nothing`], or [`Fault::Closed`].
pub async fn remove(kind: DocumentKind, id: u32) -> Result<(), Fault> {
    let gone = take(&kind.key(id)).await;
    gone.map(|_| ()).ok_or_else(not_found)
}

/// Returns why something was not found: it is not there, or in a database that can't be opened.
pub(super) fn not_found() -> Fault {
    if is_closed() {
        Fault::Closed
    } else {
        Fault::Nothing
    }
}

/// Removes a text of the archive, and returns it: the newer one of two.
pub(super) async fn take(key: &str) -> Option<String> {
    let stored = ask("remove", &[key]).await.unwrap_or_default().pop();
    let local = local::remove(&Browser, key);
    let newest = |text: &Option<String>| {
        let read = text.as_deref().map(|text| Document::from_text(0, text));
        read.and_then(Result::ok)
            .map(|document| document.generation)
    };
    if newest(&local) > newest(&stored) {
        local
    } else {
        stored.or(local)
    }
}

/// Puts a deleted text back under its key. `summary` is the text about an encounter for the list.
///
/// # Errors
/// [`Fault::Full`], or [`Fault::Conflict`] if another document has its key.
pub(super) async fn put_back(key: &str, text: &str, summary: &str) -> Result<(), Fault> {
    write(key, text, (0, Earlier::MayBeGone), summary).await
}

/// Returns an id that no document of a kind has: the current second, or a later one.
pub async fn next_id(kind: DocumentKind) -> u32 {
    let taken = ids(kind).await;
    let second = u32::try_from(clock::now().0 / 1000).unwrap_or(u32::MAX / 2);
    (second..=u32::MAX)
        .find(|id| !taken.contains(id))
        .unwrap_or(second)
}

async fn write(
    key: &str,
    text: &str,
    (known, earlier): (u64, Earlier),
    summary: &str,
) -> Result<(), Fault> {
    let beside = local::read(&Browser, key);
    let is_needed = earlier == Earlier::Needed && beside.is_none();
    // The version in localStorage may be newer than the database.
    if let Some(Ok(there)) = beside.map(|text| Document::from_text(0, &text))
        && there.generation > known
    {
        return Err(Fault::Conflict);
    }
    // The database loses what it has not stored when the page is left. An encounter stays in localStorage until then.
    let is_elsewhere = key.starts_with(&DocumentKind::Encounter.prefix());
    let _copied = (!is_elsewhere).then(|| {
        let (key, text) = (key.to_owned(), text.to_owned());
        PageLeave::listen(move || {
            // The page has nobody left to tell.
            let _refused = local::put(&Browser, &key, &text, known, clock::now().0);
        })
    });
    let needed = if is_needed { "needed" } else { "" };
    match ask("put", &[key, text, &known.to_string(), summary, needed]).await {
        Ok(_) => {
            local::remove(&Browser, key);
            Ok(())
        }
        Err(DatabaseError::Fault(fault)) => Err(fault),
        Err(DatabaseError::Absent | DatabaseError::Stopped) => {
            local::put(&Browser, key, text, known, clock::now().0)
        }
    }
}

/// Sends the script a request.
pub(super) async fn ask(question: &str, rest: &[&str]) -> Answer {
    if !storage::is_lasting() {
        return Err(DatabaseError::Absent);
    }
    let number = LAST.get() + 1;
    LAST.set(number);
    if number == 1 {
        shell::on(shell::ARCHIVE_ANSWER, |answer| receive(&answer));
    }
    let (sender, receiver) = oneshot::channel();
    WAITING.with_borrow_mut(|waiting| waiting.push((number, sender)));
    let name = number.to_string();
    let texts: Vec<&str> = [name.as_str(), question]
        .into_iter()
        .chain(rest.iter().copied())
        .collect();
    shell::send(shell::ARCHIVE_QUESTION, &shell::texts(&texts));
    let answer = receiver.await.unwrap_or(Err(DatabaseError::Absent));
    // The script answers these without the database.
    if !matches!(question, "held" | "stop") {
        note_closed(matches!(answer, Err(DatabaseError::Absent)));
    }
    answer
}

fn receive(answer: &JsValue) {
    let Some(texts) = answer.dyn_ref::<Array>() else {
        return;
    };
    let mut texts = texts.iter().filter_map(|text| text.as_string());
    let number = texts.next().and_then(|number| number.parse::<u32>().ok());
    let reason = texts.next().unwrap_or_default();
    let answer = match reason.as_str() {
        "" => Ok(texts.collect()),
        "stopped" => Err(DatabaseError::Stopped),
        "full" => Err(DatabaseError::Fault(Fault::Full)),
        "conflict" => Err(DatabaseError::Fault(Fault::Conflict)),
        "nothing" => Err(DatabaseError::Fault(Fault::Nothing)),
        "newer" => Err(DatabaseError::Fault(Fault::Newer)),
        _ => Err(DatabaseError::Absent),
    };
    let sender = WAITING.with_borrow_mut(|waiting| {
        let at = waiting.iter().position(|(own, _)| Some(*own) == number)?;
        Some(waiting.swap_remove(at).1)
    });
    if let Some(sender) = sender {
        // The caller may be gone by now.
        let _nobody = sender.send(answer);
    }
}
