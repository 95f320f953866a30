//! The file of everything that is saved: an object of texts, each with a head that has its version and generation.

use asalto_core::newcomer::Newcomer;
use asalto_core::{Session, notation};
use serde::Deserialize;

use super::session;
use crate::error::ImportError;
use crate::imported::Side;
use crate::left_out::{Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// The start of each text.
const HEAD: &str = "asalto ";
/// The length of a checksum.
const SUM: usize = 16;

/// A group of the archive, in the notation of the core. The app owns this type; only its first fields are read here.
#[derive(Deserialize)]
struct Group {
    name: String,
    of: Use,
    members: Vec<Member>,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
enum Use {
    Party,
    Template,
    Creature,
}

#[derive(Deserialize)]
struct Member {
    newcomer: Newcomer,
    #[serde(default)]
    note: String,
    #[serde(default)]
    #[expect(dead_code, reason = "The notation reads fields in their order.")]
    id: String,
    #[serde(default)]
    sheet: String,
}

/// Whether an object is such a file.
pub fn is(tree: &Tree) -> bool {
    tree.fields()
        .iter()
        .any(|(_, value)| value.text().starts_with(HEAD))
}

/// Reads the encounters, and the groups of the archive.
pub fn read(tree: &Tree, reading: &mut Reading) {
    let mut slots: Vec<(String, &str, &str)> = Vec::new();
    for (key, value) in tree.fields() {
        let place = Place::FILE.named(key);
        let Some((head, body)) = value.text().split_once('\n') else {
            continue;
        };
        let key = key.strip_prefix("asalto.1.archive.").unwrap_or(key);
        let kind = key.split('.').next().unwrap_or_default();
        match kind {
            "party" | "template" | "creature" => group(body, &place, reading),
            "encounter" => slots.push((key.to_owned(), head, body)),
            "asalto" if key.starts_with("asalto.1.encounter.") => {
                slots.push((key.to_owned(), head, body));
            }
            _ => {}
        }
    }
    let is_journal = |key: &str| key.contains(".journal-");
    let documents = slots.iter().filter(|(key, ..)| !is_journal(key));
    let mut names: Vec<&str> = documents.map(|(key, ..)| document(key)).collect();
    names.dedup();
    for name in names {
        let own = slots.iter().filter(|(key, ..)| document(key) == name);
        let (journals, mut texts): (Vec<_>, Vec<_>) = own.partition(|(key, ..)| is_journal(key));
        texts.sort_by_key(|(_, head, _)| std::cmp::Reverse(generation(head)));
        let opened = texts
            .iter()
            .find_map(|(_, head, body)| open(head, body, &journals));
        if let Some(session) = opened {
            session::read(&session, reading);
        } else {
            let reason = Reason::Unreadable(ImportError::Unknown);
            reading.leave(Place::FILE.named(name), reason);
        }
    }
}

/// Returns the part of a key that names the encounter: `asalto.1.encounter.4` of `asalto.1.encounter.4.a`.
fn document(key: &str) -> &str {
    let parts = if key.starts_with("asalto.") { 4 } else { 2 };
    let end = key.match_indices('.').nth(parts - 1).map(|(at, _)| at);
    &key[..end.unwrap_or(key.len())]
}

fn generation(head: &str) -> u64 {
    head.split(' ')
        .nth(2)
        .and_then(|generation| generation.parse().ok())
        .unwrap_or(0)
}

/// Opens a slot with the changes of the journal that extends it.
fn open(head: &str, body: &str, journals: &[&(String, &str, &str)]) -> Option<Session> {
    let sum = head.get(head.len().saturating_sub(SUM)..)?;
    let journal = journals.iter().find_map(|(_, _, journal)| {
        let (marks, changes) = journal.split_once('\n')?;
        marks.starts_with(sum).then_some(changes)
    });
    let changes: Vec<&str> = journal
        .unwrap_or_default()
        .lines()
        .filter_map(|line| line.get(SUM..))
        .collect();
    let with_changes = Session::from_changed_text(body, &changes);
    with_changes.or_else(|_| Session::from_text(body)).ok()
}

fn group(body: &str, place: &Place, reading: &mut Reading) {
    let Ok(group) = notation::read::<Group>(body) else {
        reading.leave(place.clone(), Reason::Unreadable(ImportError::Unknown));
        return;
    };
    for member in group.members {
        let Some(mut entry) = session::joined(&member.newcomer, place, reading) else {
            continue;
        };
        if group.of == Use::Party {
            entry.player();
        } else {
            entry.one.side = Some(Side::Enemies);
        }
        entry.one.team = Some(crate::clean::name(&group.name)).filter(|name| !name.is_empty());
        entry.one.note = Some(crate::clean::name(&member.note)).filter(|note| !note.is_empty());
        let sheet = crate::clean::lines(&member.sheet);
        entry.one.sheet = Some(sheet).filter(|sheet| !sheet.is_empty());
        entry.add();
    }
}
