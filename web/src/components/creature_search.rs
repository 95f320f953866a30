//! The search for saved groups and for creatures while the quick line is typed: a combobox with a list of suggestions.

use std::ops::Range;

use asalto_core::newcomer::Newcomer;
use leptos::prelude::*;

use crate::bestiary::{self, Creature, Named};
use crate::browser::document::{self, ElementKeys};
use crate::browser::storage;
use crate::campaign::{Campaign, Group, Saved, Use};
use crate::components::campaign::{members, names};
use crate::components::quick_line::{Offer, Typing, read};
use crate::creatures::{self, Delivery, File};
use crate::quick::Sought;
use crate::reactive::{each, flag, key, part, text as shown_text};
use crate::store::Store;
use crate::text::{CreatureText, NoticeText, SetupText};

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
    let Search { store, typing, .. } = search;
    let side = typing.side.get();
    let mut made = read(store, sought.others(), side);
    if group.of != Use::Creature {
        let here = made.iter().map(|one| one.profile.name.clone());
        let taken: Vec<_> = names(store).into_iter().chain(here).collect();
        made.extend(group.joining(&taken));
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
    store: Store,
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
        self.rolled.get() && !self.store.settings.real_dice.get()
    }

    /// Adds a creature, as a tap does.
    fn take(self, index: usize) {
        self.choose(Some(index));
        self.typing.submit(self.store);
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
        store,
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

/// The list, with the choice of rolled hit points below it.
#[component]
fn Found(search: Search) -> impl IntoView {
    let Search {
        store,
        found,
        rolled,
        ..
    } = search;
    let nothing = flag(move || found.with(Vec::is_empty));
    let numbered = move || {
        let sought = search
            .sought
            .with(|sought| Some(sought.as_ref()?.name.clone()));
        let options = found.get().into_iter().enumerate();
        let options = options.map(|(index, one)| {
            let marked = bestiary::marked(one.name(), sought.as_deref().unwrap_or_default());
            (index, one, marked)
        });
        options.collect::<Vec<_>>()
    };
    let identity = |(index, one, marked): &(usize, Suggestion, Range<usize>)| {
        key(&(index, one.name(), generation(one), marked))
    };
    let toggle = move |_| {
        rolled.update(|rolled| *rolled = !*rolled);
        // A failed write is harmless: the next visit has the average again.
        let word = if rolled.get_untracked() {
            "rolled"
        } else {
            "average"
        };
        let _full = storage::write(HIT_POINTS, word);
        search.choose(search.active.get_untracked());
    };
    view! {
        <ul id=LIST class="found" role="listbox" aria-label=store.label(CreatureText::Found) hidden=nothing>
            {each(numbered, identity, move |(index, one, marked)| option(search, index, &one, marked))}
        </ul>
        <div class="found-below" hidden=nothing>
            <p class="hint">{store.label(CreatureText::How)}</p>
            <button type="button" class="side rolls-dice" aria-pressed=shown_text(move || rolled.get().to_string())
                on:click=toggle>{store.label(CreatureText::RollHitPoints)}</button>
        </div>
    }
}

/// Returns the generation of a saved group, with which its numbers change.
fn generation(one: &Suggestion) -> Option<(u8, u64)> {
    match one {
        Suggestion::Saved(saved) => Some((saved.group.of as u8, saved.generation)),
        Suggestion::Creature(_) => None,
    }
}

/// The facts of a suggestion: challenge rating, armor class and hit points, or the names of the members.
enum Facts {
    Numbers([Option<String>; 2], Signal<String>),
    Members(String),
}

fn facts(search: Search, one: &Suggestion) -> Facts {
    let Search { store, .. } = search;
    match one {
        Suggestion::Saved(saved) => match saved.group.members.first() {
            Some(one) if saved.group.of == Use::Creature => {
                let profile = &one.newcomer.profile;
                let challenge = profile.challenge.map(|rating| rating.to_string());
                let armor_class = profile.armor_class.map(|number| number.to_string());
                let hit_points = one.newcomer.hit_dice.clone();
                let hit_points = hit_points.or(profile.hit_points.map(|number| number.to_string()));
                let hit_points = hit_points.unwrap_or_default();
                Facts::Numbers([challenge, armor_class], Signal::stored(hit_points))
            }
            _ => Facts::Members(members(store, &saved.group)),
        },
        Suggestion::Creature(one) => {
            let (average, dice) = (one.hit_points.to_string(), one.hit_dice.clone());
            let hit_points = shown_text(move || {
                let dice = dice.clone().filter(|_| search.rolls());
                dice.unwrap_or_else(|| average.clone())
            });
            let numbers = [
                Some(one.challenge.clone()),
                Some(one.armor_class.to_string()),
            ];
            Facts::Numbers(numbers, hit_points)
        }
    }
}

/// Builds a suggestion; the part of the name that was sought is marked.
fn option(search: Search, index: usize, one: &Suggestion, marked: Range<usize>) -> AnyView {
    let Search { store, active, .. } = search;
    let chosen = flag(move || active.get() == Some(index));
    let whole = one.name();
    let part = |range: Range<usize>| whole.get(range).unwrap_or_default().to_owned();
    let name = [0..marked.start, marked.clone(), marked.end..whole.len()].map(part);
    let [before, sought, after] = name;
    // The names of the SRD are English.
    let lang = matches!(one, Suggestion::Creature(_)).then_some("en");
    let number = |label: SetupText, number: Option<String>| {
        view! { <span>{number.map(|number| view! { <small>{store.label(label)}</small>" "{number} })}</span>" " }
    };
    let facts = match facts(search, one) {
        Facts::Numbers([challenge, armor_class], hit_points) => {
            let label = flag(move || hit_points.with(|number| !number.is_empty()));
            view! {
                {number(SetupText::ChallengeShort, challenge)}
                {number(SetupText::ArmorClassShort, armor_class)}
                <span>{part_of(label, store)}{hit_points}</span>
            }
            .into_any()
        }
        Facts::Members(names) => view! { <span class="members">{names}</span> }.into_any(),
    };
    // The field keeps the focus.
    let hold = |event: leptos::ev::PointerEvent| event.prevent_default();
    view! {
        <li id=format!("{LIST}-{index}") role="option" aria-selected=shown_text(move || chosen.get().to_string())
            on:pointerdown=hold on:click=move |_| search.take(index)>
            <span class="creature" lang=lang><bdi>{before}<mark>{sought}</mark>{after}</bdi></span>" "
            {facts}
        </li>
    }
    .into_any()
}

/// Builds the label of hit points, if there are any.
fn part_of(there: Signal<bool>, store: Store) -> AnyView {
    part(move || {
        there
            .get()
            .then(|| view! { <small>{store.label(SetupText::HitPointsShort)}</small>" " })
    })
    .into_any()
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
    let Search { store, found, .. } = search;
    let count = Memo::new(move |_| found.with(Vec::len));
    Effect::new(move |_| {
        let count = count.get();
        if count > 0 {
            let text = store.text_with(CreatureText::Count, &[&count.to_string()]);
            store.announced.set(text);
        }
    });
}
