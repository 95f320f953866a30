//! The laws of compaction: the facts that a checkpoint must preserve.

use asalto_core::Checkpoint;
use asalto_core::encounter::Stage;
use asalto_core::{EncounterView, Event, Session, available};
use proptest::prelude::*;

/// A compacted session keeps its state, can undo every command of the combat in progress, and saves and
/// loads in its own format.
pub fn keeps_the_fight(session: &Session) -> Result<(), TestCaseError> {
    let mut compact = session.clone();
    let taken = compact.compact();
    let first = compact.checkpoint().map_or(0, Checkpoint::entries);
    prop_assert_eq!(taken, first > 0);
    prop_assert_eq!(compact.entries().len() + first, session.entries().len());
    is_the_same(&compact, session)?;
    prop_assert!(first <= fight_began(session), "the fight itself was taken");

    let text = compact.to_text().expect("a session has a notation");
    let loaded = Session::from_text(&text).expect("what was compacted loads");
    prop_assert_eq!(&loaded, &compact);

    // Every remaining moment is unchanged.
    let mut whole = session.clone();
    for moment in (0..=compact.entries().len()).rev() {
        prop_assert!(compact.seek(moment) && whole.seek(first + moment));
        is_the_same(&compact, &whole)?;
    }
    // Branches that begin there remain, with the same end.
    let kept = session.branches().iter().enumerate();
    let kept: Vec<_> = kept
        .filter(|(_, branch)| branch.from >= first)
        .map(|(index, _)| index)
        .collect();
    prop_assert_eq!(loaded.branches().len(), kept.len());
    for (at, index) in kept.into_iter().enumerate() {
        let (mut compact, mut whole) = (loaded.clone(), session.clone());
        prop_assert!(compact.take_branch(at) && whole.take_branch(index));
        is_the_same(&compact, &whole)?;
    }
    Ok(())
}

fn is_the_same(one: &Session, other: &Session) -> Result<(), TestCaseError> {
    prop_assert_eq!(one.encounter(), other.encounter());
    prop_assert_eq!(
        EncounterView::of(one.encounter()),
        EncounterView::of(other.encounter())
    );
    prop_assert_eq!(available(one.encounter()), available(other.encounter()));
    Ok(())
}

/// The number of entries before the combat in progress; all of them if none is.
fn fight_began(session: &Session) -> usize {
    let played = &session.entries()[..session.cursor()];
    if matches!(session.encounter().stage(), Stage::Setup | Stage::Ended) {
        return played.len();
    }
    let begins = |event: &Event| matches!(event, Event::Started(_));
    let last = played
        .iter()
        .rposition(|entry| entry.events.iter().any(begins));
    last.unwrap_or_default()
}
