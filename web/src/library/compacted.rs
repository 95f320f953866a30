//! Code of the library that is loaded only when needed: few browsers have a document with a
//! checkpoint at the start of a long log, which older versions wrote, and the code that reads one is
//! large.

use std::cell::Cell;

use asalto_core::checkpoint::ReadEncounter;
use asalto_core::{Encounter, LoadError, SavedSession, Session, notation};

use super::keys;
use super::port::Port;

thread_local! {
    static READER: Cell<Option<ReadEncounter>> = const { Cell::new(None) };
}

/// Enables the app to read checkpoints.
pub fn learn() {
    READER.set(Some(notation::read::<Encounter>));
}

/// Reads the body of a slot with the changes that follow it.
///
/// # Errors
/// [`LoadError`], also if the body begins with a checkpoint and [`learn`] has not been called.
pub fn read(body: &str, changes: &[&str]) -> Result<Session, LoadError> {
    Session::from_changed_text(body, changes, READER.get())
}

/// Returns whether the text of a slot may begin with a checkpoint.
#[must_use]
pub fn is_compacted(text: &str) -> bool {
    let after = text.split_once("\n[").map(|(_, body)| body);
    let number = after.and_then(|body| body.split_once(','));
    number.is_some_and(|(number, _)| number.parse() == Ok(SavedSession::COMPACTED))
}

/// Returns whether any document begins with a checkpoint.
pub fn any(port: &dyn Port) -> bool {
    let mut slots = port.keys().into_iter();
    slots.any(|key| {
        keys::id_of(&key).is_some() && port.read(&key).is_some_and(|text| is_compacted(&text))
    })
}

#[cfg(test)]
mod tests {
    use asalto_core::{Combatant, CombatantId, Command, NoDice, Ruleset, Side, Timestamp};

    use super::super::memory::Memory;
    use super::super::shelf::Opened;
    use super::super::{index, keys, shelf, whole};
    use super::*;

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

    fn opened(port: &Memory, id: u32) -> Session {
        match shelf::open(port, id, 7) {
            Opened::Kept(kept) => kept.session,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_app_that_has_not_learned_it_yet_leaves_it_alone() {
        let port = Memory::default();
        let mut session = long();
        assert!(session.compact());
        let body = session.to_text().expect("a session has a notation");
        let (written, _) = whole::keep(&port, 1, 0, &body, 0).expect("there is room");
        READER.set(None);
        assert_eq!(shelf::open(&port, 1, 7), Opened::Later);
        assert_eq!(port.read(&written.key), Some(written.text));
        learn();
        assert_eq!(opened(&port, 1), session);
    }

    #[test]
    fn what_is_deleted_is_gone_and_nothing_else() {
        let port = Memory::default();
        let session = Session::new(Ruleset::Dnd35);
        let body = session.to_text().expect("a session has a notation");
        for id in [1, 11] {
            for known in 0..16 {
                assert!(whole::keep(&port, id, known, &body, 0).is_ok());
            }
            index::note(&port, id, &session);
        }
        let others: Vec<_> = port
            .keys()
            .into_iter()
            .filter(|key| !key.starts_with("asalto.1.encounter.1."))
            .collect();
        keys::remove(&port, 1);
        index::mend(&port, 0);
        assert_eq!(port.keys(), others);
        assert_eq!(shelf::open(&port, 1, 0), Opened::Nothing);
        let listed: Vec<_> = index::items(&port).iter().map(|item| item.id).collect();
        assert_eq!(listed, [11]);
    }
}
