//! The list of suggestions.

use std::ops::Range;

use asalto_text::{CreatureText, NumericFieldText, SetupText, Text};
use leptos::prelude::*;

use super::search::{HIT_POINTS, LIST, Search, Suggestion};
use crate::browser::storage;
use crate::components::campaign::members;
use crate::content::bestiary;
use crate::content::bestiary::HasName;
use crate::storage::campaign::GroupUse;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text as shown_text};

/// The list, with the choice of rolled hit points below it.
#[component]
pub fn Found(search: Search) -> impl IntoView {
    let Search { found, rolled, .. } = search;
    let store = search.store();
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

/// Returns the generation of a saved group. Its numbers change with the generation.
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
    let store = search.store();
    match one {
        Suggestion::Saved(saved) => match saved.group.members.first() {
            Some(one) if saved.group.of == GroupUse::Creature => {
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

/// Builds a suggestion, with the matching part of the name marked.
fn option(search: Search, index: usize, one: &Suggestion, marked: Range<usize>) -> AnyView {
    let (store, active) = (search.store(), search.active);
    let chosen = flag(move || active.get() == Some(index));
    let whole = one.name();
    let part = |range: Range<usize>| whole.get(range).unwrap_or_default().to_owned();
    let name = [0..marked.start, marked.clone(), marked.end..whole.len()].map(part);
    let [before, sought, after] = name;
    // The names of the SRD are English.
    let lang = matches!(one, Suggestion::Creature(_)).then_some("en");
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
            .then(|| view! { <small>{store.label(NumericFieldText::HitPointsShort)}</small>" " })
    })
    .into_any()
}
