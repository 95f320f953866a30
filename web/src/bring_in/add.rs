//! Adding the ticked rows: all of them or none, and one undo takes all back.

use asalto_core::Side;
use asalto_core::combatant::Controller;
use asalto_text::{BringInText, CampaignText};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::preview::{Destination, Preview};
use super::row::Row;
use crate::browser::{document, validity};
use crate::components::campaign::ChangeNotice;
use crate::components::quick_line::{adding, read};
use crate::input::quick_line::{LinePart, expand};
use crate::storage::archive::bin::Deletion;
use crate::storage::archive::deletion;
use crate::storage::campaign::{Campaign, Group, GroupUse, Member, SavedGroup, ShelfError, shelf};
use crate::store::address::Reading;
use crate::store::{Store, ToastMessage};

/// The fields of the rows that have a fault.
const FAULTY: &str = ".bring-in .im [aria-invalid='true']";

/// Adds the ticked rows to the chosen place. A field with a fault has the focus instead.
pub fn add(preview: Preview, reading: Reading, notice: ChangeNotice) {
    if document::focus_first(FAULTY) {
        return;
    }
    let rows = untrack(|| preview.ticked());
    if rows.is_empty() || untrack(|| preview.is_too_much()) {
        return;
    }
    match preview.destination.get_untracked() {
        Destination::Fight => {
            let continued = untrack(|| preview.continued());
            let Some(session) = continued else {
                // A correction, such as a count, has no initiative.
                preview.destination.set(Destination::New);
                let fight = preview.fight.get_untracked();
                let round = fight.map_or(0, |fight| fight.round).to_string();
                let words = preview.store.text_with(BringInText::InSetup, &[&round]);
                return notice.show(words, None);
            };
            let blocks = untrack(|| blocks(preview));
            let store = preview.store;
            let number = session.encounter().participants().count();
            let before = store.keeper.opened();
            store.begin_with(session);
            return_to(store, before);
            keep(store, blocks);
            preview.forget_fight();
            reading.to_table("go");
            say_added(store, number);
        }
        Destination::Encounter => join(preview, reading, &rows),
        Destination::New => {
            let before = preview.store.keeper.opened();
            preview.store.begin_another();
            join(preview, reading, &rows);
            return_to(preview.store, before);
        }
        Destination::Creatures => {
            let groups = rows.iter().map(creature).collect();
            save(preview, notice, None, groups);
        }
        Destination::Party => party(preview, notice, &rows),
    }
}

/// Adds the rows to the open encounter, and shows it.
fn join(preview: Preview, reading: Reading, rows: &[Row]) {
    let store = preview.store;
    let parts: Vec<LinePart> = rows.iter().map(Row::part).collect();
    let made = untrack(|| read(store, &parts));
    let number = made.len();
    let blocks = untrack(|| blocks(preview));
    let added = store.dispatch(adding(made));
    // A refusal is shown there too, and the files stay.
    reading.to_table("go");
    if added {
        keep(store, blocks);
        preview.clear();
        say_added(store, number);
    }
}

fn say_added(store: Store, number: usize) {
    let said = store.text_with(BringInText::Added, &[&number.to_string()]);
    store.toast.set(Some(ToastMessage::of(said)));
}

/// Once the new encounter is undone, the one that was open before opens again, and the empty one is deleted.
fn return_to(store: Store, before: u32) {
    store.once_undone(move || {
        let new = store.keeper.opened();
        if !store.turn_to_stored(before) {
            return false;
        }
        spawn_local(async move {
            // It may be gone already, or stay as an empty one if the bin has no room.
            let _deleted = deletion::encounter(new, Deletion::ToBin).await;
            store.keeper.lists.update(|lists| *lists += 1);
        });
        true
    });
}

/// Returns the creatures whose stat blocks are to be kept.
fn blocks(preview: Preview) -> Vec<Group> {
    if !preview.keeps_blocks.get() {
        return Vec::new();
    }
    preview.new_blocks().iter().map(creature).collect()
}

/// Saves creatures with their stat blocks, which the panel shows by their names.
fn keep(store: Store, blocks: Vec<Group>) {
    spawn_local(async move {
        for group in blocks {
            if shelf::save(None, group).await.is_err() {
                let words = store.text(BringInText::BlocksNotKept).to_owned();
                store.tell(words);
                return;
            }
        }
    });
}

/// Returns the saved creature of a row, without wounds.
fn creature(row: &Row) -> Group {
    Group {
        name: row.one.name.clone(),
        of: GroupUse::Creature,
        members: vec![row.member().fresh()],
    }
}

/// Saves the rows as members of a party: a new one, or more members of one with this name.
fn party(preview: Preview, notice: ChangeNotice, rows: &[Row]) {
    let name = preview.party.get_untracked();
    let before = Campaign::signal()
        .with_untracked(|campaign| campaign.named(GroupUse::Party, &name).cloned());
    let store = preview.store;
    let saved = before.as_ref().map(|saved| saved.group.members.clone());
    let mut members = saved.unwrap_or_default();
    let known: Vec<_> = members.iter().map(|one| one.name().to_owned()).collect();
    for row in rows {
        let mut made = Vec::new();
        expand(&row.part(), &mut made, &known);
        members.extend(made.into_iter().map(|newcomer| {
            let mut member = Member {
                newcomer,
                ..row.member()
            };
            member.newcomer.profile.side = Side::PARTY;
            member.newcomer.profile.controller = Controller::Player;
            member
        }));
    }
    if name.trim().is_empty() {
        let words = store.text(CampaignText::FaultName);
        validity::find_in("bring-in-party", Some(words));
        return;
    }
    let of = GroupUse::Party;
    let group = Group { name, of, members };
    save(preview, notice, before, vec![group]);
}

/// Saves groups. If one can't be saved, none is.
fn save(preview: Preview, notice: ChangeNotice, before: Option<SavedGroup>, groups: Vec<Group>) {
    let store = preview.store;
    let old = before.as_ref().map(|before| before.group.clone());
    spawn_local(async move {
        let mut saved = Vec::new();
        for group in groups {
            match shelf::save(before.clone(), group).await {
                Ok(group) => saved.push(group),
                Err(why) => {
                    take_back(saved, old).await;
                    return notice.refuse(why);
                }
            }
        }
        let names: Vec<_> = saved.iter().map(|one| one.group.name.clone()).collect();
        let lang = untrack(|| store.lang());
        let words = store.text_with(BringInText::SavedCount, &[&asalto_text::list(lang, &names)]);
        preview.untick();
        let undo = Callback::new(move |()| {
            let (saved, old) = (saved.clone(), old.clone());
            notice.attempt(
                async move {
                    take_back(saved, old).await;
                    Ok::<(), ShelfError>(())
                },
                |()| {},
            );
        });
        notice.show(words, Some(undo));
    });
}

/// Removes saved groups, or saves the old group in place of the only one.
async fn take_back(saved: Vec<SavedGroup>, old: Option<Group>) {
    for one in saved {
        match &old {
            // A group that another tab has changed since stays.
            Some(old) => drop(shelf::save(Some(one), old.clone()).await),
            None => {
                // It may be gone already.
                let _gone = shelf::remove(&one).await;
            }
        }
    }
}
