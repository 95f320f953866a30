//! The saved campaign, as a signal that every part of the page shares.

use std::cell::{Cell, LazyCell, RefCell};

use asalto_core::Combatant;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{ExistingCombatant, Fault, Group, GroupUse};
use crate::browser::letters::folded;
use crate::browser::{random, storage};
use crate::order::base_name::kind as kind_of_name;
use crate::storage::archive;
use crate::storage::archive::{Deleted, DocumentKind, Earlier, bin, bin::Deletion, deletion};

/// The key with the id of the party that played last. It exists once any group of a campaign is saved.
const LAST: &str = "asalto.1.party";

/// A saved group, with its place in the archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGroup {
    /// The id, unique among the groups of its use.
    pub id: u32,
    /// The generation that was read or written last.
    pub generation: u64,
    /// The group.
    pub group: Group,
}

/// The saved groups, and whether some of them can't be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Campaign {
    /// The groups: parties first, then templates and creatures, each by id.
    pub saved: Vec<SavedGroup>,
    /// The number of groups that are damaged, or from a newer version of the app. They stay untouched.
    pub unreadable: usize,
    /// Whether the archive has answered.
    pub is_read: bool,
    /// Whether its database can't be opened, so that groups may be missing here.
    pub is_closed: bool,
}

/// The reason that a group was not saved. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShelfError {
    /// The group has a fault.
    Group(Fault),
    /// The archive refuses the group.
    Archive(archive::Fault),
}

thread_local! {
    /// The number of saves and deletions of groups on this page.
    static CHANGES: Cell<u32> = const { Cell::new(0) };
    /// The groups that this page has deleted, and that are not back.
    static DISCARDED: RefCell<Vec<(GroupUse, u32)>> = const { RefCell::new(Vec::new()) };
    /// Whether anything of a campaign was ever saved in this browser.
    static IS_THERE: LazyCell<ArcRwSignal<bool>> =
        LazyCell::new(|| ArcRwSignal::new(storage::read(LAST).is_some()));
    static CAMPAIGN: LazyCell<ArcRwSignal<Campaign>> = LazyCell::new(|| {
        Campaign::read();
        ArcRwSignal::new(Campaign::default())
    });
}

const USES: [GroupUse; 3] = [GroupUse::Party, GroupUse::Template, GroupUse::Creature];

/// Returns the kind of the document of a group.
#[must_use]
pub fn kind(of: GroupUse) -> DocumentKind {
    match of {
        GroupUse::Party => DocumentKind::Party,
        GroupUse::Template => DocumentKind::Template,
        GroupUse::Creature => DocumentKind::Creature,
    }
}

/// Returns whether anything of a campaign was ever saved in this browser, and follows it.
#[must_use]
pub fn is_there() -> bool {
    IS_THERE.with(|is_there| is_there.get())
}

impl Campaign {
    /// Returns the signal of the saved groups, and reads them at the first request.
    #[must_use]
    pub fn signal() -> ArcRwSignal<Self> {
        CAMPAIGN.with(|campaign| ArcRwSignal::clone(campaign))
    }

    /// Reads the groups again, e.g. after an import. A change meanwhile makes it read once more.
    pub fn read() {
        spawn_local(Self::read_again());
    }

    async fn read_again() {
        loop {
            let before = CHANGES.get();
            let mut campaign = Self::stored().await;
            if campaign.is_closed {
                Self::signal().with_untracked(|known| campaign.keep_known(known));
            }
            if CHANGES.get() == before {
                let is_back = |one: &(GroupUse, u32)| {
                    let mut saved = campaign.saved.iter();
                    saved.any(|saved| (saved.group.of, saved.id) == *one)
                };
                DISCARDED.with_borrow_mut(|all| all.retain(|one| !is_back(one)));
                // A group that has not changed keeps what is typed into its forms.
                if Self::signal().with_untracked(|now| *now != campaign) {
                    Self::signal().set(campaign);
                }
                break;
            }
        }
    }

    /// Reads the groups from the archive.
    async fn stored() -> Self {
        let mut campaign = Self {
            is_read: true,
            ..Self::default()
        };
        for of in USES {
            let found = archive::all(kind(of)).await;
            campaign.unreadable += found.unreadable.len();
            for document in found.documents {
                match Group::read(&document.body) {
                    Ok(group) if group.of == of => campaign.saved.push(SavedGroup {
                        id: document.id,
                        generation: document.generation,
                        group,
                    }),
                    Ok(_) | Err(_) => campaign.unreadable += 1,
                }
            }
        }
        campaign.is_closed = archive::is_closed();
        campaign
    }

    /// Adds the groups that this page knows from before, because the database can't be opened now.
    fn keep_known(&mut self, known: &Self) {
        for old in &known.saved {
            let place = |one: &SavedGroup| {
                let of = USES.iter().position(|of| *of == one.group.of);
                (of, one.id)
            };
            let is_gone = DISCARDED.with_borrow(|all| all.contains(&(old.group.of, old.id)));
            if is_gone || self.saved.iter().any(|one| place(one) == place(old)) {
                continue;
            }
            let before = self.saved.iter();
            let before = before.take_while(|one| place(one) < place(old)).count();
            self.saved.insert(before, old.clone());
        }
    }

    /// Returns whether the archive has answered with all groups, so that any other one is gone.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.is_read && !self.is_closed
    }

    /// Returns the party that played last, or else the newest.
    #[must_use]
    pub fn last_party(&self) -> Option<&SavedGroup> {
        let last = storage::read(LAST).and_then(|id| id.parse().ok());
        let parties = || self.of(GroupUse::Party);
        let found = parties().find(|party| Some(party.id) == last);
        found.or_else(|| parties().last())
    }

    /// Returns a party.
    #[must_use]
    pub fn party(&self, id: u32) -> Option<&SavedGroup> {
        self.of(GroupUse::Party).find(|party| party.id == id)
    }

    /// Returns the groups of a use.
    pub fn of(&self, of: GroupUse) -> impl Iterator<Item = &SavedGroup> {
        self.saved.iter().filter(move |saved| saved.group.of == of)
    }

    /// Returns the stat block of the saved creature with the name of a combatant, or of its kind.
    #[must_use]
    pub fn sheet_of(&self, name: &str) -> Option<&str> {
        let names = [folded(kind_of_name(name).trim()), folded(name)];
        let mut found = self.of(GroupUse::Creature).filter_map(|saved| {
            let sheet = saved.group.members.first().map(|one| one.sheet.as_str());
            let is_meant = names.contains(&folded(&saved.group.name));
            sheet.filter(|sheet| is_meant && !sheet.is_empty())
        });
        found.next()
    }

    /// Returns the note about a combatant that is a member of a party.
    #[must_use]
    pub fn note_of(&self, profile: &Combatant) -> Option<&str> {
        let present = ExistingCombatant::of(profile);
        let parties = self.of(GroupUse::Party);
        let mut members = parties.flat_map(|party| &party.group.members);
        let member = members.find(|member| !member.note.is_empty() && member.is(&present));
        member.map(|member| member.note.as_str())
    }

    /// Returns the group of a use with a name, ignoring case.
    #[must_use]
    pub fn named(&self, of: GroupUse, name: &str) -> Option<&SavedGroup> {
        let name = name.trim().to_lowercase();
        self.of(of)
            .find(|saved| saved.group.name.to_lowercase() == name)
    }
}

/// Notes a change of a group, and tells other tabs.
fn changed() {
    bin::changed();
    CHANGES.set(CHANGES.get().wrapping_add(1));
}

/// Remembers the party that plays.
pub fn remember(party: u32) {
    // A failed write is harmless: the newest party is offered instead.
    let _full = storage::write(LAST, &party.to_string());
    IS_THERE.with(|is_there| is_there.set(true));
}

/// Saves a group, as a new one or over another one. Returns the saved group after the write has reached the
/// disk.
///
/// # Errors
/// [`ShelfError`]; nothing has changed. [`archive::Fault::Nothing`] if another tab has deleted the earlier version.
pub async fn save(before: Option<SavedGroup>, group: Group) -> Result<SavedGroup, ShelfError> {
    write(before, group, Earlier::Needed).await
}

/// Saves a group again that another tab has deleted, under its id. The bin keeps no version that this one follows, so that
/// its restoration adds no second one.
///
/// # Errors
/// [`ShelfError`]; nothing has changed.
pub async fn save_anew(before: SavedGroup, group: Group) -> Result<SavedGroup, ShelfError> {
    let (key, known) = (kind(group.of).key(before.id), before.generation);
    let saved = write(Some(before), group, Earlier::MayBeGone).await?;
    bin::clear_up_to(&key, known).await;
    Ok(saved)
}

async fn write(
    before: Option<SavedGroup>,
    group: Group,
    earlier: Earlier,
) -> Result<SavedGroup, ShelfError> {
    let (group, body) = written(group).map_err(ShelfError::Group)?;
    let kind = kind(group.of);
    let (id, known, earlier) = match before {
        Some(before) => (before.id, before.generation, earlier),
        None => (archive::next_id(kind).await, 0, Earlier::MayBeGone),
    };
    let put = archive::put_after(kind, id, (known, earlier), &body).await;
    let generation = put.map_err(ShelfError::Archive)?;
    let saved = SavedGroup {
        id,
        generation,
        group,
    };
    if saved.group.of == GroupUse::Party || !is_there() {
        remember(id);
    }
    changed();
    Campaign::signal().update(|campaign| {
        // The groups have the same order in every tab.
        let place = |one: &SavedGroup| {
            let of = USES.iter().position(|of| *of == one.group.of);
            (of, one.id)
        };
        campaign.saved.retain(|one| place(one) != place(&saved));
        let before = campaign.saved.iter();
        let before = before.take_while(|one| place(one) < place(&saved)).count();
        campaign.saved.insert(before, saved.clone());
    });
    Ok(saved)
}

/// Returns a group with a trimmed name and ids for all members, and its text.
fn written(mut group: Group) -> Result<(Group, String), Fault> {
    let name = group.name.trim().to_owned();
    group.name = name;
    group.identify(|| format!("{:016x}", random::seed()));
    let body = group.write()?;
    Ok((group, body))
}

/// Writes the newest version of a group at once, because the page is left while an older one is being saved.
pub fn save_at_once(before: &SavedGroup, group: Group) {
    let Ok((group, body)) = written(group) else {
        return;
    };
    // The version that is being saved follows the one that was saved.
    let known = before.generation + 1;
    // The page has nobody left to tell.
    let _refused = archive::put_at_once(kind(group.of), before.id, known, &body);
}

/// Reads the version of a group that is in the archive now.
///
/// # Errors
/// [`ShelfError`]; [`archive::Fault::Nothing`] if the group is gone.
pub async fn newest(of: GroupUse, id: u32) -> Result<SavedGroup, ShelfError> {
    let document = archive::read(kind(of), id).await;
    let document = document.map_err(ShelfError::Archive)?;
    let group = Group::read(&document.body).map_err(ShelfError::Group)?;
    Ok(SavedGroup {
        id,
        generation: document.generation,
        group,
    })
}

/// Deletes a group for good.
///
/// # Errors
/// [`ShelfError::Archive`].
pub async fn remove(saved: &SavedGroup) -> Result<(), ShelfError> {
    let removed = archive::remove(kind(saved.group.of), saved.id).await;
    removed.map_err(ShelfError::Archive)?;
    forget(saved);
    Ok(())
}

/// Deletes a group, and returns it for the undo.
///
/// # Errors
/// [`ShelfError::Archive`]; nothing has changed.
pub async fn discard(saved: &SavedGroup, how: Deletion) -> Result<Deleted, ShelfError> {
    let name = saved.group.name.clone();
    let deleted = deletion::group(kind(saved.group.of), saved.id, name, how).await;
    let deleted = deleted.map_err(ShelfError::Archive)?;
    forget(saved);
    DISCARDED.with_borrow_mut(|all| all.push((saved.group.of, saved.id)));
    Ok(deleted)
}

/// Returns whether this page has deleted a group, and no other tab.
pub fn is_discarded_here(of: GroupUse, id: u32) -> bool {
    DISCARDED.with_borrow(|all| all.contains(&(of, id)))
}

/// Notes that a group is back, which this page may have deleted.
pub fn note_returned(of: GroupUse, id: u32) {
    DISCARDED.with_borrow_mut(|all| all.retain(|one| *one != (of, id)));
}

/// Removes a group from the signal.
fn forget(saved: &SavedGroup) {
    let (id, of) = (saved.id, saved.group.of);
    changed();
    Campaign::signal().update(|campaign| {
        let is_other = |one: &SavedGroup| (one.id, one.group.of) != (id, of);
        campaign.saved.retain(is_other);
    });
}

/// Puts a deleted group back. Returns it as it is there, after the groups have been read again.
///
/// # Errors
/// [`ShelfError::Archive`].
pub async fn put_back(deleted: &Deleted) -> Result<Deleted, ShelfError> {
    let back = deletion::put_back(deleted).await;
    let back = back.map_err(ShelfError::Archive)?;
    Campaign::read_again().await;
    Ok(back)
}
