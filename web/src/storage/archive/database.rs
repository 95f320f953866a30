//! The archive in IndexedDB, through `web/shell/archive.js`, and its fallback in localStorage.

use std::cell::{Cell, RefCell};

use futures::channel::oneshot;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::document::{DeletedDocument, Document, DocumentKind, DocumentList, Fault};
use super::local;
use crate::browser::storage;
use crate::browser::{clock, shell};
use crate::storage::browser_port::Browser;

/// The answer to a request: texts, or the reason that there are none.
type Answer = Result<Vec<String>, DatabaseError>;

/// The reason that the database does not answer a request.
enum DatabaseError {
    /// There is no database here.
    Absent,
    Fault(Fault),
}

thread_local! {
    static WAITING: RefCell<Vec<(u32, oneshot::Sender<Answer>)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// Returns the documents of a kind.
pub async fn all(kind: DocumentKind) -> DocumentList {
    let prefix = kind.prefix();
    let mut texts = local::all(&Browser, &prefix);
    if let Ok(stored) = ask("all", &[&prefix]).await {
        let pairs = stored.chunks_exact(2);
        texts.extend(pairs.map(|pair| (pair[0].clone(), pair[1].clone())));
    }
    DocumentList::of(kind, texts)
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
/// [`Fault::Nothing`], [`Fault::Damaged`] or [`Fault::Newer`].
pub async fn read(kind: DocumentKind, id: u32) -> Result<Document, Fault> {
    let key = kind.key(id);
    let mut texts = ask("read", &[&key]).await.unwrap_or_default();
    texts.extend(local::read(&Browser, &key));
    let mut found = DocumentList::of(kind, texts.into_iter().map(|text| (key.clone(), text)));
    if let Some(document) = found.documents.pop() {
        return Ok(document);
    }
    let fault = found.unreadable.first().map(|(_, fault)| *fault);
    Err(fault.unwrap_or(Fault::Nothing))
}

/// Writes a document if the archive has no newer generation than `known`. Returns the new generation, which
/// is the next one, after the write has reached the disk.
///
/// # Errors
/// [`Fault`]; the previous text is still there.
pub async fn put(kind: DocumentKind, id: u32, known: u64, body: &str) -> Result<u64, Fault> {
    let document = Document {
        id,
        generation: known + 1,
        body: body.to_owned(),
    };
    write(&kind.key(id), &document.to_text(), known).await?;
    Ok(document.generation)
}

/// Writes a document with the generation that it has, if the archive has no newer generation.
///
/// # Errors
/// [`Fault`]; the previous text is still there.
pub async fn keep(kind: DocumentKind, document: &Document) -> Result<(), Fault> {
    let Document { id, generation, .. } = document;
    write(&kind.key(*id), &document.to_text(), *generation).await
}

/// Returns the prefixes of the keys of the encounters that some tab has open.
pub async fn held() -> Vec<String> {
    ask("held", &[]).await.unwrap_or_default()
}

/// Deletes a document, and returns it for the undo.
///
/// # Errors
/// [`Fault::Nothing`].
pub async fn remove(kind: DocumentKind, id: u32) -> Result<DeletedDocument, Fault> {
    let key = kind.key(id);
    let stored = ask("remove", &[&key]).await.unwrap_or_default().pop();
    let local = local::remove(&Browser, &key);
    let newest = |text: &Option<String>| {
        let read = text.as_deref().map(|text| Document::from_text(id, text));
        read.and_then(Result::ok)
            .map(|document| document.generation)
    };
    let text = if newest(&local) > newest(&stored) {
        local
    } else {
        stored.or(local)
    };
    text.map(|text| DeletedDocument { key, text })
        .ok_or(Fault::Nothing)
}

/// Puts a deleted document back.
///
/// # Errors
/// [`Fault::Full`], or [`Fault::Conflict`] if another document has its key.
pub async fn put_back(removed: &DeletedDocument) -> Result<(), Fault> {
    write(&removed.key, &removed.text, 0).await
}

/// Returns an id that no document of a kind has: the current second, or a later one.
pub async fn next_id(kind: DocumentKind) -> u32 {
    let taken = ids(kind).await;
    let second = u32::try_from(clock::now().0 / 1000).unwrap_or(u32::MAX / 2);
    (second..=u32::MAX)
        .find(|id| !taken.contains(id))
        .unwrap_or(second)
}

async fn write(key: &str, text: &str, known: u64) -> Result<(), Fault> {
    // The version in localStorage may be newer than the database.
    if let Some(Ok(there)) = local::read(&Browser, key).map(|text| Document::from_text(0, &text))
        && there.generation > known
    {
        return Err(Fault::Conflict);
    }
    match ask("put", &[key, text, &known.to_string()]).await {
        Ok(_) => {
            local::remove(&Browser, key);
            Ok(())
        }
        Err(DatabaseError::Fault(fault)) => Err(fault),
        Err(DatabaseError::Absent) => local::put(&Browser, key, text, known, clock::now().0),
    }
}

/// Sends the script a request.
async fn ask(question: &str, rest: &[&str]) -> Answer {
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
    receiver.await.unwrap_or(Err(DatabaseError::Absent))
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
        "full" => Err(DatabaseError::Fault(Fault::Full)),
        "conflict" => Err(DatabaseError::Fault(Fault::Conflict)),
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
