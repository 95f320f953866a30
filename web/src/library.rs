//! The encounters that are kept: each its own document, and a list of them.

use asalto_core::{Session, notation};
use serde::{Deserialize, Serialize};

use crate::browser::clock;
use crate::browser::storage::{self, Full};

const INDEX: &str = "asalto.1.encounters";
const OPEN: &str = "asalto.1.open";

/// An encounter in the list.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Its id.
    pub id: u32,
    /// The names of those who were added first.
    pub names: Vec<String>,
    /// How many combatants it has.
    pub count: usize,
}

/// What opening an encounter came to.
pub enum Opened {
    /// It is there.
    Session(Box<Session>),
    /// There is none under that id.
    Nothing,
    /// It cannot be read; a copy was put aside.
    KeptAside,
}

/// The encounters that are kept, the oldest first.
#[must_use]
pub fn items() -> Vec<Item> {
    let text = storage::read(INDEX);
    text.and_then(|text| notation::read(&text).ok())
        .unwrap_or_default()
}

/// The id of the encounter that was open last.
#[must_use]
pub fn last_open() -> Option<u32> {
    storage::read(OPEN)?.parse().ok()
}

/// An id that no encounter has.
#[must_use]
pub fn next_id() -> u32 {
    let ids = items().into_iter().map(|item| item.id);
    ids.chain(last_open()).max().unwrap_or_default() + 1
}

/// Opens an encounter.
#[must_use]
pub fn open(id: u32) -> Opened {
    let Some(text) = storage::read(&key(id)) else {
        return Opened::Nothing;
    };
    if let Ok(session) = Session::from_text(&text) {
        Opened::Session(Box::new(session))
    } else {
        let aside = format!("asalto.1.aside.{id}.{}", clock::now().0);
        // Where there is no room for a copy, the original still lies where it was.
        let _no_room = storage::write(&aside, &text);
        Opened::KeptAside
    }
}

/// Keeps an encounter, and remembers that it is the open one.
///
/// # Errors
/// [`Full`] where the browser did not take it.
pub fn keep(id: u32, session: &Session) -> Result<(), Full> {
    storage::write(OPEN, &id.to_string())?;
    let encounter = session.encounter();
    if session.entries().is_empty() {
        return Ok(());
    }
    let text = session.to_text().map_err(|_| Full)?;
    storage::write(&key(id), &text)?;
    let item = Item {
        id,
        names: encounter
            .present()
            .take(3)
            .map(|one| one.profile.name.clone())
            .collect(),
        count: encounter.present().count(),
    };
    let mut items = items();
    match items.iter_mut().find(|listed| listed.id == id) {
        Some(listed) if *listed == item => return Ok(()),
        Some(listed) => *listed = item,
        None => items.push(item),
    }
    let index = notation::write(&items).map_err(|_| Full)?;
    storage::write(INDEX, &index)
}

fn key(id: u32) -> String {
    format!("asalto.1.encounter.{id}")
}
