//! Loading parts of the app for the store: with its language, and with a warning if a part can't be loaded.

use asalto_text::NoticeText;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Store;
use crate::browser::{document, network};
use crate::parts::{self, Part};
use crate::storage::library;

impl Store {
    /// Loads a part ahead of time. A failure shows only when the part is needed.
    pub fn load_ahead(self, which: Part) {
        spawn_local(async move {
            let _ = parts::load(untrack(|| self.lang()), which).await;
        });
    }

    /// Loads a part ahead of time, after the next picture. A failure shows only when the part is needed.
    pub fn load_after_picture(self, which: Part) {
        document::after_picture(move || self.load_ahead(which));
    }

    /// Runs a function after a part has loaded, at once if it has already. Warns if the part can't be loaded.
    pub fn after(self, which: Part, then: impl FnOnce() + 'static) {
        if parts::loaded(which).is_some() {
            then();
            return;
        }
        let then: Box<dyn FnOnce()> = Box::new(then);
        spawn_local(async move {
            match parts::load(untrack(|| self.lang()), which).await {
                Ok(_) => then(),
                Err(_) => self.warn_of_missing_part(),
            }
        });
    }

    /// Runs a function after the reader of saved encounters has loaded. Warns if it can't be loaded.
    pub fn with_reader(self, then: impl FnOnce() + 'static) {
        if library::has_reader() {
            then();
            return;
        }
        spawn_local(async move {
            match parts::load_reader().await {
                Ok(()) => then(),
                Err(_) => self.warn_of_missing_part(),
            }
        });
    }

    /// Opens the saved encounter once it can be read, and says until then that it has not loaded.
    pub fn open_when_readable(self) {
        self.keeper.warning.set(Some(NoticeText::SavedComing));
        self.open_readable();
        network::on_return(move || self.open_readable());
    }

    /// Loads the reader, and opens the saved encounter unless the user has turned it down.
    pub fn open_readable(self) {
        let waits = move || self.keeper.warning.get_untracked() == Some(NoticeText::SavedComing);
        spawn_local(async move {
            if parts::load_reader().await.is_ok() && waits() {
                self.keeper.warning.set(None);
                self.take_restored();
            }
        });
    }

    fn warn_of_missing_part(self) {
        self.keeper.warning.set(Some(NoticeText::PartMissing));
    }
}
