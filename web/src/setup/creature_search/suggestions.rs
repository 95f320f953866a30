//! The list of suggestions.

use std::ops::Range;

use asalto_text::{self as text, CreatureText, NumericFieldText, SetupText, Text};
use leptos::prelude::*;

use super::search::{LIST, Search};
use crate::browser::storage;
use crate::components::campaign::members;
use crate::components::findable::{HIT_POINTS, Item, rolled, rolls, single};
use crate::input::matcher::marked;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text as shown_text};

/// An entry of the list.
#[derive(Clone)]
enum Row {
    /// A match, with the part of its name that was typed.
    Match(Box<Item>, Range<usize>),
    /// The name as typed.
    Typed(String),
}

/// The list, with the choice of rolled hit points below it.
#[component]
pub fn Found(search: Search) -> impl IntoView {
    let found = search.found;
    let store = search.store();
    let nothing = flag(move || found.with(Vec::is_empty));
    let numbered = move || {
        let last = search.parts.with(|parts| parts.last().cloned());
        let sought = last.as_ref().map(|part| part.typed.clone());
        let matches = found.get().into_iter().map(|(item, _)| {
            let marked = marked(item.name(), sought.as_deref().unwrap_or_default());
            Row::Match(Box::new(item), marked)
        });
        let typed = last.filter(|_| !nothing.get());
        let typed = typed.map(|part| Row::Typed(part.newcomer.profile.name));
        matches.chain(typed).enumerate().collect::<Vec<_>>()
    };
    let identity = |(index, row): &(usize, Row)| match row {
        Row::Match(item, marked) => key(&(index, item.name(), generation(item), marked)),
        Row::Typed(name) => key(&(index, name, "", 0..0)),
    };
    let toggle = move |_| {
        let rolled = rolled();
        rolled.update(|rolled| *rolled = !*rolled);
        // A failed write is harmless: the next visit has the average again.
        let word = if rolled.get_untracked() {
            "rolled"
        } else {
            "average"
        };
        let _full = storage::write(HIT_POINTS, word);
    };
    view! {
        <ul id=LIST class="found" role="listbox" aria-label=store.label(CreatureText::Found) hidden=nothing>
            {each(numbered, identity, move |(index, row)| option(search, index, &row))}
        </ul>
        <div class="found-below" hidden=nothing>
            <p class="hint">{store.label(CreatureText::How)}</p>
            <button type="button" class="side rolls-dice" aria-pressed=shown_text(move || rolled().get().to_string())
                on:click=toggle>{store.label(CreatureText::RollHitPoints)}</button>
        </div>
    }
}

/// Returns the generation of a saved group. Its numbers change with the generation.
fn generation(one: &Item) -> Option<(u8, u64)> {
    match one {
        Item::Saved(saved) => Some((saved.group.of as u8, saved.generation)),
        Item::Member(_) | Item::Creature(_) => None,
    }
}

/// The facts of a suggestion: challenge rating, armor class and hit points, or the names of the members.
enum Facts {
    Numbers([Option<String>; 2], Signal<String>),
    Members(String),
}

fn facts(search: Search, item: &Item) -> Facts {
    let store = search.store();
    let Some(one) = single(item, false) else {
        return match item {
            Item::Saved(saved) => Facts::Members(members(store, &saved.group)),
            Item::Member(_) | Item::Creature(_) => Facts::Members(String::new()),
        };
    };
    let challenge = one.profile.challenge.map(|rating| rating.to_string());
    let armor_class = one.profile.armor_class.map(|number| number.to_string());
    let item = item.clone();
    let hit_points = shown_text(move || {
        let one = single(&item, rolls(store));
        let number = one.and_then(|one| {
            one.hit_dice
                .or(one.profile.hit_points.map(|number| number.to_string()))
        });
        number.unwrap_or_default()
    });
    Facts::Numbers([challenge, armor_class], hit_points)
}

/// Builds a suggestion, with the matching part of the name marked.
fn option(search: Search, index: usize, row: &Row) -> AnyView {
    let (store, active) = (search.store(), search.active);
    let chosen = flag(move || active.get() == Some(index));
    // The field keeps the focus.
    let hold = |event: leptos::ev::PointerEvent| event.prevent_default();
    let (one, marked) = match row {
        Row::Match(item, marked) => (item, marked.clone()),
        Row::Typed(name) => {
            let name = text::isolated(name).into_owned();
            let words = shown_text(move || store.text_with(CreatureText::AsTyped, &[&name]));
            return view! {
                <li id=format!("{LIST}-{index}") class="as-typed" role="option"
                    aria-selected=shown_text(move || chosen.get().to_string())
                    on:pointerdown=hold on:click=move |_| search.take(index)>{words}</li>
            }
            .into_any();
        }
    };
    let whole = one.name();
    let part = |range: Range<usize>| whole.get(range).unwrap_or_default().to_owned();
    let name = [0..marked.start, marked.clone(), marked.end..whole.len()].map(part);
    let [before, sought, after] = name;
    let is_english =
        matches!(&**one, Item::Creature(creature) if creature.names.name == creature.english);
    let lang = is_english.then_some("en");
    let number = |label: Text, number: Option<String>| {
        view! { <span>{number.map(|number| view! { <small>{store.label(label)}</small>" "{number} })}</span>" " }
    };
    let facts = match facts(search, one) {
        Facts::Numbers([challenge, armor_class], hit_points) => {
            let label = flag(move || hit_points.with(|number| !number.is_empty()));
            view! {
                {number(SetupText::ChallengeShort.text(), challenge)}
                {number(NumericFieldText::ArmorClassShort.text(), armor_class)}
                <span>{part_of(label, store)}{hit_points}</span>
            }
            .into_any()
        }
        Facts::Members(names) => view! { <span class="members">{names}</span> }.into_any(),
    };
    view! {
        <li id=format!("{LIST}-{index}") role="option" aria-selected=shown_text(move || chosen.get().to_string())
            on:pointerdown=hold on:click=move |_| search.take(index)>
            <span class="named">
                <span class="creature" lang=lang><bdi>{before}<mark>{sought}</mark>{after}</bdi></span>
            </span>" "
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
            .then(|| view! { <small>{store.label(NumericFieldText::HitPointsShort)}</small>" " })
    })
    .into_any()
}
