//! The search and its suggestions.

use asalto_core::newcomer::Newcomer;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::campaign::present;
use crate::components::quick_line::{Offer, QuickLineText, read};
use crate::content::bestiary::{Creature, HasName};
use crate::input::quick_line::CreatureQuery;
use crate::storage::campaign::{ExistingCombatant, Group, GroupUse, SavedGroup};
use crate::store::Store;

/// The id of the field.
pub const LINE: &str = "quick-line";

/// The id of the list.
pub const LIST: &str = "creatures-found";

/// The key under which the browser remembers whether hit points are rolled.
pub const HIT_POINTS: &str = "asalto.1.hit-points";

/// The most saved groups among the suggestions.
pub const MOST_SAVED: usize = 4;

/// A suggestion.
#[derive(Clone, PartialEq, Eq)]
pub enum Suggestion {
    Saved(SavedGroup),
    Creature(Creature),
}

impl HasName for Suggestion {
    fn name(&self) -> &str {
        match self {
            Self::Saved(saved) => &saved.group.name,
            Self::Creature(creature) => &creature.name,
        }
    }
}

impl Suggestion {
    /// Returns the combatants that Enter adds.
    pub fn offer(&self, search: Search, sought: &CreatureQuery) -> Offer {
        match self {
            Self::Creature(creature) => Offer::Line(sought.line(&creature.words(search.rolls()))),
            Self::Saved(saved) => Offer::Made(joining(search, &saved.group, sought)),
        }
    }
}

/// Returns the combatants of a line with the members of a group at its end. A saved creature joins as often
/// as the line says, with the words after its name.
pub fn joining(search: Search, group: &Group, sought: &CreatureQuery) -> Vec<Newcomer> {
    let (store, typing) = (search.store(), search.typing);
    let side = typing.side.get();
    let mut made = read(store, sought.others(), side);
    if group.of != GroupUse::Creature {
        let typed = made.iter().map(|one| ExistingCombatant::of(&one.profile));
        let here: Vec<_> = present(store).into_iter().chain(typed).collect();
        made.extend(group.joining(&here));
        return made;
    }
    let (Some(creature), before) = (group.members.first(), made.len()) else {
        return made;
    };
    // The line numbers the names, and sets the side and the group.
    let mut all = read(store, &sought.line(&group.name), side);
    for one in all.drain(before.min(all.len())..) {
        let mut copy = creature.newcomer.clone();
        copy.profile.name = one.profile.name;
        copy.profile.group = one.profile.group;
        copy.profile.side = one.profile.side;
        copy.profile.controller = one.profile.controller;
        made.push(copy);
    }
    made
}

/// The search and its results.
#[derive(Clone, Copy)]
pub struct Search {
    /// The store. It is large, so it is stored once.
    pub store: StoredValue<Store>,
    pub typing: QuickLineText,
    /// The name in the line.
    pub sought: Memo<Option<CreatureQuery>>,
    /// The groups and creatures with that name.
    pub found: Memo<Vec<Suggestion>>,
    /// The index of the chosen suggestion.
    pub active: RwSignal<Option<usize>>,
    /// Whether hit points are rolled.
    pub rolled: RwSignal<bool>,
    /// The line for which Escape has closed the list.
    pub closed: RwSignal<Option<String>>,
}

impl Search {
    /// Returns the store.
    pub fn store(self) -> Store {
        self.store.get_value()
    }

    /// Chooses the creature that Enter adds.
    pub fn choose(self, index: Option<usize>) {
        self.active.set(index);
        let offer = untrack(|| {
            let one = self.found.with(|found| found.get(index?).cloned())?;
            let sought = self.sought.get()?;
            Some(one.offer(self, &sought))
        });
        self.typing.offered.set(offer);
    }

    /// Returns whether the app rolls hit points.
    pub fn rolls(self) -> bool {
        self.rolled.get() && !self.store().settings.real_dice.get()
    }

    /// Adds a creature, as a tap does.
    pub fn take(self, index: usize) {
        self.choose(Some(index));
        self.typing.submit(self.store());
        document::focus_soon(LINE);
    }

    /// Handles a key in the field; returns whether the list has used it.
    pub fn press(self, key: &str) -> bool {
        let count = self.found.with_untracked(Vec::len);
        let active = self.active.get_untracked();
        if count == 0 {
            return false;
        }
        match (key, active) {
            ("ArrowDown", at) => {
                let next = |at| (at + 1 < count).then_some(at + 1);
                self.choose(at.map_or(Some(0), next));
            }
            ("ArrowUp", at) => self.choose(at.map_or(Some(count - 1), |at| at.checked_sub(1))),
            ("Escape", Some(_)) => self.choose(None),
            ("Escape", None) => self.closed.set(Some(self.typing.line.get_untracked())),
            _ => return false,
        }
        true
    }
}
