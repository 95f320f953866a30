//! The combatants of the encounter during setup, by side.

use asalto_core::Side;
use leptos::prelude::*;

use super::member::{Member, Rolls};
use super::roster_group::RosterGroup;
use super::roster_rows::{RosterRow, rows};
use crate::store::Store;
use crate::ui::{each, text};

/// The sides and their combatants.
#[component]
pub fn Roster() -> impl IntoView {
    let store = Store::take();
    view! {
        <div class="roster">
            {each(move || store.sides(), |side| side.0.into(), |side| view! { <RosterSide side/> }.into_any())}
        </div>
    }
}

#[component]
fn RosterSide(side: Side) -> impl IntoView {
    let store = Store::take();
    let rows = Memo::new(move |_| store.view.with(|view| rows(view, side)));
    let count = move || rows.with(|rows| rows.iter().map(RosterRow::len).sum::<usize>());
    // The rules seldom change, unlike the view.
    let rules = Memo::new(move |_| Rolls::of(store));
    let row = move |row| match row {
        RosterRow::One(id) => view! { <li><Member id rules/></li> }.into_any(),
        RosterRow::Group(group) => {
            view! { <li><RosterGroup group=group.group rows rules/></li> }.into_any()
        }
    };
    view! {
        <section data-side=side.0.to_string()>
            <h3>{store.side(side)}" "<small>{text(move || count().to_string())}</small></h3>
            <ul>{each(move || rows.get(), RosterRow::key, row)}</ul>
        </section>
    }
}
