//! The encounter that this tab has open, which its reload opens again. Another tab may have opened one of its own since.

use crate::browser::{document, tab_texts};
use crate::storage::browser_port::Browser;
use crate::storage::library;

/// Its key in the storage of the tab.
const KEY: &str = "asalto.1.open-here";
/// The text about an encounter that has never been saved.
const NEW: &str = "new";

/// The encounter that the tab had open before its reload.
pub enum OwnEncounter {
    /// It is in localStorage.
    Here(u32),
    /// It has moved to the archive meanwhile.
    Archived(u32),
    /// It was new, and never saved.
    New,
    /// The tab had none, or it is gone.
    Nothing,
}

impl OwnEncounter {
    /// Finds the encounter.
    pub fn find() -> Self {
        let Some(text) = tab_texts::read(KEY).filter(|_| is_tab()) else {
            return Self::Nothing;
        };
        if text == NEW {
            return Self::New;
        }
        let Ok(id) = text.parse() else {
            return Self::Nothing;
        };
        let is_away = || {
            let mut items = library::items(&Browser).into_iter();
            items.any(|item| item.id == id && item.away)
        };
        if library::ids(&Browser).contains(&id) {
            Self::Here(id)
        } else if is_away() {
            Self::Archived(id)
        } else {
            Self::Nothing
        }
    }

    /// Remembers the encounter of a tab; none if it is new.
    pub fn remember(id: Option<u32>) {
        let text = id.map_or(NEW.to_owned(), |id| id.to_string());
        if is_tab() && tab_texts::read(KEY).as_ref() != Some(&text) {
            tab_texts::write(KEY, &text);
        }
    }
}

/// Returns whether the app is the page of the tab. Frames in another page share its storage.
fn is_tab() -> bool {
    !document::is_hosted()
}
