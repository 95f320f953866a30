//! Laws of reading: no input panics, and every value that is read is one that the app can hold.

use asalto_core::{Combatant as Profile, Side};
use asalto_import::{Count, Imported, MOST_COMBATANTS, read, report};
use proptest::prelude::*;

use super::fixtures;

/// Reads bytes and checks the laws of every result.
fn check(bytes: &[u8]) {
    let result = read("file.json", bytes);
    let json = serde_json::to_string(&report("file.json", &result));
    assert!(json.is_ok_and(|json| json.len() > 2));
    match result {
        Ok(imported) => check_imported(&imported),
        Err(error) => assert!(
            error.sentence("file.json").starts_with("file.json: "),
            "{error}"
        ),
    }
}

fn check_imported(imported: &Imported) {
    assert!(!imported.formats.is_empty());
    assert!(imported.combatants.len() <= MOST_COMBATANTS);
    assert!(imported.left_out.len() <= 501);
    let is_said = !imported.left_out.is_empty();
    assert!(is_said || !imported.combatants.is_empty() || !imported.players.is_empty());
    for one in imported.combatants.iter().chain(&imported.players) {
        if one.name.is_empty() {
            assert_eq!(one.enabled, Some(false));
            continue;
        }
        assert!(one.name.chars().count() <= Profile::LONGEST_NAME);
        assert_eq!(
            one.newcomer(Side::FOES).profile.validate(),
            Ok(()),
            "{one:?}"
        );
        assert!(one.initiative.is_none_or(f64::is_finite));
        assert!(
            one.encounter
                .is_none_or(|at| at < imported.encounters.len())
        );
        match &one.count {
            Count::Fixed(count) => assert!((1..=Count::MOST).contains(count)),
            Count::Dice(dice) => assert!(dice.contains('d') && dice.len() < 64),
        }
    }
}

#[test]
fn every_beginning_of_a_fixture_is_read_or_refused() {
    for fixture in fixtures::all() {
        for end in (0..fixture.bytes.len()).step_by(29) {
            check(&fixture.bytes[..end]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check(&bytes);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[\\PC\n\t]{0,300}") {
        check(text.as_bytes());
    }

    #[test]
    fn a_changed_fixture_is_read_or_refused(
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 1..6),
    ) {
        let fixtures = fixtures::all();
        let mut bytes = which.get(&fixtures).bytes.clone();
        for (at, byte, kind) in changes {
            if bytes.is_empty() {
                break;
            }
            let at = at.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => {
                    bytes.remove(at);
                }
                2 => bytes.insert(at, byte),
                _ => {
                    let end = bytes.len().min(at + usize::from(byte));
                    let part = bytes[at..end].to_vec();
                    bytes.splice(at..at, part);
                }
            }
        }
        check(&bytes);
    }

    #[test]
    fn words_of_two_formats_are_read_or_refused(
        first in any::<prop::sample::Index>(),
        second in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
    ) {
        let fixtures = fixtures::all();
        let (first, second) = (&first.get(&fixtures).bytes, &second.get(&fixtures).bytes);
        let at = if first.is_empty() { 0 } else { at.index(first.len()) };
        check(&[&first[..at], &second[..], &first[at..]].concat());
    }
}
