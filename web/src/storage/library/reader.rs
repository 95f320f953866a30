//! The code that reads saved encounters. It is a part of the app (docs/loading.md), because the first screen
//! needs it only if something is saved.

use std::cell::Cell;

use asalto_core::Session;

use super::port::Port;
use super::save_point::{RemoteUpdate, SavePoint};
use super::shelf;
use super::shelf::OpenResult;
use super::storage_keys;

/// The functions that read saved encounters.
#[derive(Clone, Copy)]
struct Reader {
    open: fn(&dyn Port, u32, u64) -> OpenResult,
    follow: fn(&mut SavePoint, &str, &mut Session) -> RemoteUpdate,
}

const READER: Reader = Reader {
    open: shelf::open,
    follow: SavePoint::follow,
};

thread_local! {
    // Nothing loads later outside the browser.
    static READER_IN_USE: Cell<Option<Reader>> = const {
        Cell::new(if cfg!(target_arch = "wasm32") { None } else { Some(READER) })
    };
}

/// Enables the app to read saved encounters.
pub fn enable_reader() {
    READER_IN_USE.set(Some(READER));
}

/// Returns whether saved encounters can be read.
pub fn has_reader() -> bool {
    READER_IN_USE.get().is_some()
}

/// Returns whether any document is saved. Only a [reader](enable_reader) opens it.
pub fn any(port: &dyn Port) -> bool {
    port.keys()
        .iter()
        .any(|key| storage_keys::id_of(key).is_some())
}

/// Opens the newest readable state of a document, and sets damaged texts aside. A document stays untouched
/// without the reader.
pub fn open(port: &dyn Port, id: u32, now: u64) -> OpenResult {
    match READER_IN_USE.get() {
        Some(reader) => (reader.open)(port, id, now),
        None if storage_keys::ids(port).contains(&id) => OpenResult::Later,
        None => OpenResult::Nothing,
    }
}

/// Takes over a text that another tab has saved, as [`SavePoint::follow`] does. It returns
/// [`RemoteUpdate::Nothing`] without the reader.
pub fn follow(place: &mut SavePoint, text: &str, session: &mut Session) -> RemoteUpdate {
    READER_IN_USE.get().map_or(RemoteUpdate::Nothing, |reader| {
        (reader.follow)(place, text, session)
    })
}

#[cfg(test)]
mod tests {
    use asalto_core::{Combatant, CombatantId, Command, NoDice, Ruleset, Side, Timestamp};

    use super::super::memory::Memory;
    use super::super::{index, whole_document};
    use super::*;

    #[test]
    fn an_app_that_has_not_learned_it_yet_leaves_documents_alone() {
        let port = Memory::default();
        assert!(!any(&port));
        let mut session = Session::new(Ruleset::Dnd35);
        let join = Command::AddCombatant(Box::new(Combatant::new("Lidda", Side::PARTY)));
        assert!(session.dispatch(&join, Timestamp(0), &mut NoDice).is_ok());
        let body = session.to_text().expect("a session has a notation");
        let (written, _) = whole_document::keep(&port, 1, 0, &body, 0).expect("there is room");
        let [written] = written.as_slice() else {
            panic!("one text is written");
        };
        READER_IN_USE.set(None);
        assert!(any(&port) && !has_reader());
        assert_eq!(open(&port, 1, 7), OpenResult::Later);
        assert_eq!(open(&port, 2, 7), OpenResult::Nothing);
        index::repair(&port, 7);
        assert_eq!(index::items(&port), []);
        let mut place = SavePoint::default();
        let mut other = Session::new(Ruleset::Dnd35);
        let brought = follow(&mut place, &written.text, &mut other);
        assert_eq!(brought, RemoteUpdate::Nothing);
        assert_eq!(port.read(&written.key), Some(written.text.clone()));

        enable_reader();
        index::repair(&port, 7);
        assert_eq!(index::items(&port).len(), 1);
        let brought = follow(&mut place, &written.text, &mut other);
        assert_eq!((brought, other), (RemoteUpdate::Changes, session));
    }

    /// Builds a session that is long enough to make a large document.
    fn long() -> Session {
        let mut session = Session::new(Ruleset::Dnd35);
        let mut play = |command: &Command| {
            let played = session.dispatch(command, Timestamp(0), &mut NoDice);
            assert!(played.is_ok(), "{command:?}");
        };
        let lidda = Combatant {
            hit_points: Some(9_999),
            ..Combatant::new("Lidda", Side::PARTY)
        };
        play(&Command::AddCombatant(Box::new(lidda)));
        for _ in 0..4_000 {
            play(&Command::damage(vec![CombatantId(1)], 1));
        }
        session
    }

    #[test]
    fn a_log_that_an_older_version_shortened_is_read() {
        let port = Memory::default();
        let mut session = long();
        assert!(session.compact());
        let body = session.to_text().expect("a session has a notation");
        assert!(whole_document::keep(&port, 1, 0, &body, 0).is_ok());
        let OpenResult::Document(kept) = open(&port, 1, 7) else {
            panic!("it is readable");
        };
        assert_eq!(kept.session, session);
    }
}
