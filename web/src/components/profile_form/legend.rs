//! The fields of legendary creatures in the full form: legendary actions and resistance, a lair, and
//! a second place in the order.

use asalto_core::combatant::{SecondPlace, SecondPlaceKind};
use asalto_core::limits::TOTALS;
use asalto_core::{Combatant, CombatantId, Command};
use asalto_text::ProfileText;
use leptos::prelude::*;

use super::number::numbers;
use crate::input::number::whole;
use crate::numeric_fields::Section;
use crate::store::Store;

/// The second places that a form adds to a combatant.
#[derive(Clone, Copy)]
pub struct NewPlaces {
    /// Whether it gets a lair.
    pub lair: RwSignal<bool>,
    /// The typed count of another second place.
    pub count: RwSignal<String>,
}

impl NewPlaces {
    /// Returns an empty form.
    pub fn new() -> Self {
        Self {
            lair: RwSignal::new(false),
            count: RwSignal::new(String::new()),
        }
    }

    /// Adds the chosen second places of a combatant, and clears the fields. Returns whether all of them were
    /// added.
    pub fn add(self, store: Store, owner: &Combatant, of: CombatantId) -> bool {
        let lair = self.lair.get_untracked().then(|| SecondPlace::lair(of));
        let count = whole(&self.count.get_untracked()).and_then(|count| count.try_into().ok());
        let turn = count.map(|count| SecondPlace {
            of,
            count,
            kind: SecondPlaceKind::Turn,
        });
        self.clear();
        let places = [(lair, ProfileText::LairOf), (turn, ProfileText::SecondOf)];
        places.into_iter().all(|(place, words)| {
            place.is_none_or(|place| {
                let name = store.text_with(words, &[&owner.name]);
                let place = Combatant::second_place(name, owner, place);
                store.dispatch(Command::AddCombatant(Box::new(place)))
            })
        })
    }

    /// Clears the fields.
    pub fn clear(self) {
        self.lair.set(false);
        self.count.set(String::new());
    }
}

/// The fields, if the rules have legendary creatures or second places. A new combatant gets only the second
/// place of its lair.
#[component]
pub fn Legend(draft: RwSignal<Combatant>, places: NewPlaces, is_new: bool) -> impl IntoView {
    let store = Store::take();
    let (legends, lairs) = (store.has_legends(), store.has_lairs());
    let places_known = store.has_second_places();
    let lair = move |event| places.lair.set(event_target_checked(&event));
    let count = move |event| places.count.set(event_target_value(&event));
    places_known.then(|| {
        view! {
            {legends.then(|| numbers(store, draft, Section::Legend))}
            {(!is_new).then(|| view! {
                <label>{store.label(ProfileText::SecondPlace)}
                    <input inputmode="text" data-whole data-min=TOTALS.start().to_string() data-max=TOTALS.end().to_string()
                        autocomplete="off" maxlength="5" prop:value=places.count on:input=count/></label>
            })}
            {lairs.then(|| view! {
                <label class="check"><input type="checkbox" prop:checked=places.lair on:change=lair/>
                    {store.label(ProfileText::Lair)}</label>
            })}
        }
    })
}
