//! The search for saved groups and for creatures while the quick line is typed: a combobox with a list of suggestions.

mod found;

use asalto_core::newcomer::Newcomer;
use asalto_text::{CreatureText, NoticeText};
use leptos::prelude::*;

use crate::browser::document;
use crate::browser::document::ElementKeys;
use crate::browser::storage;
use crate::components::campaign::present;
use crate::components::quick_line::{Offer, Typing, read};
use crate::content::bestiary;
use crate::content::bestiary::{Creature, Named};
use crate::content::creatures;
use crate::content::creatures::{Delivery, File};
use crate::input::quick_line::Sought;
use crate::storage::campaign::{Campaign, Group, Present, Saved, Use};
use crate::store::Store;
use crate::ui::{flag, part};
use found::Found;

/// The id of the field.
const LINE: &str = "quick-line";

/// The id of the list.
const LIST: &str = "creatures-found";

/// The key under which the browser remembers whether hit points are rolled.
const HIT_POINTS: &str = "asalto.1.hit-points";

/// The most saved groups among the suggestions.
const MOST_SAVED: usize = 4;

/// A suggestion.
#[derive(Clone, PartialEq, Eq)]
enum Suggestion {
    Saved(Saved),
    Creature(Creature),
}

impl Named for Suggestion {
    fn name(&self) -> &str {
        match self {
            Self::Saved(saved) => &saved.group.name,
            Self::Creature(creature) => &creature.name,
        }
    }
}

impl Suggestion {
    /// Returns what Enter adds.
    fn offer(&self, search: Search, sought: &Sought) -> Offer {
        match self {
            Self::Creature(creature) => Offer::Line(sought.line(&creature.words(search.rolls()))),
            Self::Saved(saved) => Offer::Made(joining(search, &saved.group, sought)),
        }
    }
}

/// Returns the combatants of a line with the members of a group at its end. Any number of a creature comes, with the
/// words behind its name.
fn joining(search: Search, group: &Group, sought: &Sought) -> Vec<Newcomer> {
    let (store, typing) = (search.store(), search.typing);
    let side = typing.side.get();
    let mut made = read(store, sought.others(), side);
    if group.of != Use::Creature {
        let typed = made.iter().map(|one| Present::of(&one.profile));
        let here: Vec<_> = present(store).into_iter().chain(typed).collect();
        made.extend(group.joining(&here));
        return made;
    }
    let (Some(creature), before) = (group.members.first(), made.len()) else {
        return made;
    };
    // The line numbers the names and knows the side and the group.
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

/// The search and what it has found.
#[derive(Clone, Copy)]
struct Search {
    /// The store, which is large.
    store: StoredValue<Store>,
    typing: Typing,
    /// The name in the line.
    sought: Memo<Option<Sought>>,
    /// The groups and creatures with that name.
    found: Memo<Vec<Suggestion>>,
    /// The chosen one.
    active: RwSignal<Option<usize>>,
    /// Whether hit points are rolled.
    rolled: RwSignal<bool>,
    /// The line for which Escape has closed the list.
    closed: RwSignal<Option<String>>,
}

impl Search {
    /// Returns the store.
    fn store(self) -> Store {
        self.store.get_value()
    }

    /// Makes a creature the one that Enter adds.
    fn choose(self, index: Option<usize>) {
        self.active.set(index);
        let offer = untrack(|| {
            let one = self.found.with(|found| found.get(index?).cloned())?;
            let sought = self.sought.get()?;
            Some(one.offer(self, &sought))
        });
        self.typing.offered.set(offer);
    }

    /// Returns whether the app rolls hit points.
    fn rolls(self) -> bool {
        self.rolled.get() && !self.store().settings.real_dice.get()
    }

    /// Adds a creature, as a tap does.
    fn take(self, index: usize) {
        self.choose(Some(index));
        self.typing.submit(self.store());
        document::focus_soon(LINE);
    }

    /// Handles a key in the field; returns whether the key was for the list.
    fn press(self, key: &str) -> bool {
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

/// The suggestions, or the sentence that there are none to be had.
#[component]
pub fn CreatureSearch() -> impl IntoView {
    let store = Store::take();
    let typing: Typing = expect_context();
    let known = Memo::new(move |_| {
        if !store.has_creatures() {
            return Some(Vec::new());
        }
        creatures::file(File::Table).with(|table| match table {
            Delivery::Coming => Some(Vec::new()),
            Delivery::Missing => None,
            Delivery::Here(table) => {
                let read = bestiary::read(table).ok()?.into_iter();
                Some(read.map(Suggestion::Creature).collect())
            }
        })
    });
    let campaign = Campaign::signal();
    let saved = Memo::new(move |_| {
        let all = campaign.with(|campaign| campaign.saved.clone()).into_iter();
        all.map(Suggestion::Saved).collect::<Vec<_>>()
    });
    let closed = RwSignal::new(None);
    let sought = Memo::new(move |_| {
        typing.line.with(|line| {
            let is_open = closed.with(|closed| closed.as_ref() != Some(line));
            is_open.then(|| Sought::read(line)).flatten()
        })
    });
    let found = Memo::new(move |_| {
        let name = sought.with(|sought| Some(sought.as_ref()?.name.clone()));
        let Some(name) = name else { return Vec::new() };
        let mut found = saved.with(|saved| bestiary::found(saved, &name));
        found.truncate(MOST_SAVED);
        let creatures =
            known.with(|known| known.as_ref().map(|known| bestiary::found(known, &name)));
        found.extend(creatures.unwrap_or_default());
        found
    });
    let search = Search {
        store: StoredValue::new(store),
        typing,
        sought,
        found,
        active: RwSignal::new(None),
        rolled: RwSignal::new(storage::read(HIT_POINTS).as_deref() == Some("rolled")),
        closed,
    };
    // What was chosen belongs to another line.
    Effect::new(move |_| {
        typing.line.track();
        search.active.set(None);
    });
    describe(search);
    announce(search);
    let missing = flag(move || known.with(Option::is_none));
    let again = move |_| {
        creatures::try_again(File::Table);
        document::focus_soon(LINE);
    };
    view! {
        <Found search/>
        {part(move || missing.get().then(|| view! {
            <p class="hint" role="alert">{store.label(CreatureText::Missing)}</p>
            <button type="button" class="quiet" on:click=again>{store.label(NoticeText::TryAgain)}</button>
        }))}
    }
}

/// Makes the field a combobox of the list, and listens to its keys, for as long as the search is there.
fn describe(search: Search) {
    let Search { found, active, .. } = search;
    Effect::new(move |_| {
        let open = found.with(|found| !found.is_empty());
        let chosen = active
            .get()
            .filter(|_| open)
            .map(|index| format!("{LIST}-{index}"));
        for (name, value) in [
            ("role", Some("combobox")),
            ("aria-autocomplete", Some("list")),
            ("aria-controls", Some(LIST)),
            ("aria-expanded", Some(if open { "true" } else { "false" })),
            ("aria-activedescendant", chosen.as_deref()),
        ] {
            document::set_attribute_of(LINE, name, value);
        }
    });
    let keys = StoredValue::new_local(ElementKeys::listen(LINE, move |event| {
        let other = event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing();
        !other && search.press(&event.key())
    }));
    on_cleanup(move || {
        keys.set_value(None);
        for name in [
            "role",
            "aria-autocomplete",
            "aria-controls",
            "aria-expanded",
            "aria-activedescendant",
        ] {
            document::set_attribute_of(LINE, name, None);
        }
    });
}

/// Announces how many creatures there are, each time the number changes.
fn announce(search: Search) {
    let (store, found) = (search.store(), search.found);
    let count = Memo::new(move |_| found.with(Vec::len));
    Effect::new(move |_| {
        let count = count.get();
        if count > 0 {
            let text = store.text_with(CreatureText::Count, &[&count.to_string()]);
            store.announced.set(text);
        }
    });
}
