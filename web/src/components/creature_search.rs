//! The search for creatures while the quick line is typed: a combobox with a list of suggestions.

use std::ops::Range;

use leptos::prelude::*;

use crate::bestiary::{self, Creature};
use crate::browser::document::{self, ElementKeys};
use crate::browser::storage;
use crate::components::quick_line::Typing;
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

/// The search and what it has found.
#[derive(Clone, Copy)]
struct Search {
    store: Store,
    typing: Typing,
    /// The name in the line.
    sought: Memo<Option<Sought>>,
    /// The creatures with that name.
    found: Memo<Vec<Creature>>,
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
        let line = untrack(|| {
            let rolled = self.rolled.get() && !self.store.settings.real_dice.get();
            let words = self
                .found
                .with(|found| Some(found.get(index?)?.words(rolled)));
            self.sought
                .with(|sought| Some(sought.as_ref()?.line(&words?)))
        });
        self.typing.offered.set(line);
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
    let table = creatures::file(File::Table);
    let known = Memo::new(move |_| {
        table.with(|table| match table {
            Delivery::Coming => Some(Vec::new()),
            Delivery::Missing => None,
            Delivery::Here(table) => bestiary::read(table).ok(),
        })
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
        let search = |known: &Option<Vec<Creature>>| Some(bestiary::found(known.as_ref()?, &name?));
        known.with(search).unwrap_or_default()
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
            let marked = bestiary::marked(&one.name, sought.as_deref().unwrap_or_default());
            (index, one, marked)
        });
        options.collect::<Vec<_>>()
    };
    let identity =
        |(index, one, marked): &(usize, Creature, Range<usize>)| key(&(index, &one.name, marked));
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

/// Builds a suggestion; the part of the name that was sought is marked.
fn option(search: Search, index: usize, one: &Creature, marked: Range<usize>) -> AnyView {
    let Search {
        store,
        active,
        rolled,
        ..
    } = search;
    let chosen = flag(move || active.get() == Some(index));
    let (average, dice) = (one.hit_points.to_string(), one.hit_dice.clone());
    let hit_points = shown_text(move || {
        let real = store.settings.real_dice.get();
        let dice = dice.clone().filter(|_| rolled.get() && !real);
        dice.unwrap_or_else(|| average.clone())
    });
    let part = |range: Range<usize>| one.name.get(range).unwrap_or_default().to_owned();
    let name = [0..marked.start, marked.clone(), marked.end..one.name.len()].map(part);
    let [before, sought, after] = name;
    // The field keeps the focus.
    let hold = |event: leptos::ev::PointerEvent| event.prevent_default();
    view! {
        <li id=format!("{LIST}-{index}") role="option" aria-selected=shown_text(move || chosen.get().to_string())
            on:pointerdown=hold on:click=move |_| search.take(index)>
            <span class="creature" lang="en">{before}<mark>{sought}</mark>{after}</span>" "
            <span><small>{store.label(CreatureText::ChallengeShort)}</small>" "{one.challenge.clone()}</span>" "
            <span><small>{store.label(SetupText::ArmorClassShort)}</small>" "{one.armor_class}</span>" "
            <span><small>{store.label(SetupText::HitPointsShort)}</small>" "{hit_points}</span>
        </li>
    }
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
