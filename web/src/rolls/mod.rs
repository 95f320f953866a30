//! Initiative: rolled for all, rolled for one, or typed from real dice.

mod enemies_roll;
mod who_rolls;

use asalto_core::Awaiting;
use asalto_text::CombatText;
use leptos::prelude::*;

use crate::browser::{document, validity};
use crate::components::aim_bar::AimBar;
use crate::components::calls::call::Call;
use crate::components::calls::{Calls, FIELDS, deals_cards, one_a_group, total_field, types_total};
use crate::components::joins::{End, Joins};
use crate::components::log::Log;
use crate::components::looking_back::LookingBack;
use crate::components::main_command::focus_decision;
use crate::components::order::Order;
use crate::components::panel::CombatantPanel;
use crate::components::play_here::play_here;
use crate::components::table_dice::{self, MissingDice, without_dice};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{each, flag, part, text};

pub use enemies_roll::EnemiesRoll;
pub use who_rolls::WhoRolls;

/// The screen of the initiative rolls.
#[component]
pub fn Rolls() -> impl IntoView {
    let store = Store::take();
    let called = Memo::new(
        move |_| match store.view.with(|view| view.awaiting.clone()) {
            Awaiting::Rolls(who) => {
                let who = one_a_group(store, who);
                // Combatants with typed totals come first, one below the other.
                let (typed, rolled): (Vec<_>, Vec<_>) =
                    who.into_iter().partition(|&who| types_total(store, who));
                typed.into_iter().chain(rolled).collect()
            }
            _ => Vec::new(),
        },
    );
    let calls = Calls::of(store, called);
    // After an undo the next key may be the one to redo, which a field would take as text.
    let is_newest = store.with_session(|session| session.cursor() == session.entries().len());
    // A list of cards would take the key that deals them.
    let cards = deals_cards(store);
    if document::has_keyboard() && is_newest {
        if cards {
            document::focus_soon("go");
        } else if let Some(first) = called.with_untracked(|called| called.first().copied()) {
            document::focus_soon(&total_field(first));
        }
    }
    let take_all = move |_| {
        if calls.take_all(store) {
            if store.is_in_cycle() {
                focus_decision(store);
            }
        } else if !validity::focus_fault(FIELDS)
            && let Some(first) = called.with_untracked(|called| called.first().copied())
        {
            // The dice that are missing come first.
            if untrack(|| without_dice(store, called)).is_empty() {
                document::focus_soon(&total_field(first));
            } else {
                document::focus_soon(table_dice::FIELD);
            }
        }
    };
    let all = text(move || store.text(calls.words(store)).to_owned());
    let watches = flag(move || store.watches());
    let main = move || {
        Some(if watches.get() {
            play_here(store)
        } else {
            view! { <button id="go" class="go" on:click=take_all>{all}<kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button> }
                .into_any()
        })
    };
    // A selected combatant can take damage, heal or mount during the rolls.
    let chosen = Memo::new(move |_| store.selected.with(Option::is_some));
    let panel = move || chosen.get().then(|| view! { <CombatantPanel/> });
    view! {
        <div class="screen rolls">
            <section class="column">
                <h2>{store.label(CombatText::Initiative)}</h2>
                <WhoRolls/>
                <MissingDice called/>
                <ul class="called">
                    {each(move || called.get(), |id| id.0.into(), move |id| view! { <li><Call id calls/></li> }.into_any())}
                </ul>
            </section>
            <section class="column"><Order/>{part(panel)}<Joins/><Log/></section>
        </div>
        <footer class="bar-below">
            <AimBar/>
            <LookingBack/>
            {part(main)}
            <End/>
        </footer>
    }
}
