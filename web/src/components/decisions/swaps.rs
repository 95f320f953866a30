//! The offer to swap initiative, right after the rolls (D24-27).

use asalto_core::command::InitiativeSwap;
use asalto_core::{CombatantId, Command, EncounterView};
use asalto_text::Dnd2024Text;
use leptos::prelude::*;

use super::offers::open_offers;
use crate::browser::document;
use crate::components::commands::go;
use crate::store::Store;
use crate::ui::{each, key, text as shown_text};

/// The swaps of a combatant with the Alert feat, as long as nobody has acted.
#[derive(Clone, PartialEq, Eq)]
struct Offer {
    /// The combatant.
    who: CombatantId,
    /// The allies with another initiative. One member stands for all of a group at one count.
    with: Vec<CombatantId>,
}

impl Offer {
    fn all(store: Store) -> Vec<Self> {
        let swaps = store.available.with(|available| {
            let swap = |command: &Command| match command {
                Command::SwapInitiative(pair) => Some(*pair),
                _ => None,
            };
            available.iter().filter_map(swap).collect::<Vec<_>>()
        });
        if swaps.is_empty() {
            return Vec::new();
        }
        store.view.with(|view| offers(view, &swaps))
    }
}

fn offers(view: &EncounterView, swaps: &[InitiativeSwap]) -> Vec<Offer> {
    // Members of a group at one count are one place for the table.
    let place = |who| {
        let one = view.combatant(who)?;
        Some((one.profile.group?, one.count))
    };
    let alike = |one, other| one == other || place(one).is_some_and(|at| place(other) == Some(at));
    let mut all: Vec<Offer> = Vec::new();
    for &InitiativeSwap { who, with } in swaps {
        if alike(who, with) {
            continue;
        }
        match all.iter_mut().find(|offer| alike(offer.who, who)) {
            Some(offer) if offer.with.iter().any(|&other| alike(other, with)) => {}
            Some(offer) => offer.with.push(with),
            None => all.push(Offer {
                who,
                with: vec![with],
            }),
        }
    }
    all
}

/// The offers, one for each combatant that may swap. The turn goes on without an answer, and “No swap” closes an offer
/// on this screen alone.
#[component]
pub fn Swaps() -> impl IntoView {
    let store = Store::take();
    let all = Memo::new(move |_| Offer::all(store));
    let (open, declined) = open_offers(all, |offer| offer.who);
    each(
        open,
        |offer| key(&(offer.who, &offer.with)),
        move |offer| view! { <Swap offer declined/> }.into_any(),
    )
}

#[component]
fn Swap(offer: Offer, declined: RwSignal<Vec<CombatantId>>) -> impl IntoView {
    let store = Store::take();
    let who = offer.who;
    let asks = move || store.text_with(Dnd2024Text::AskSwap, &[&store.name(who)]);
    let ally = move |with: CombatantId| {
        let count = move || {
            let count = store.view.with(|view| view.combatant(with)?.count);
            let count = count.map(|count| store.lang().number(count));
            store.text_with(
                Dnd2024Text::SwapWith,
                &[&store.name(with), &count.unwrap_or_default()],
            )
        };
        let swap = move |_| {
            go(store, Command::SwapInitiative(InitiativeSwap { who, with }));
        };
        view! { <button on:click=swap>{shown_text(count)}</button> }
    };
    let decline = move |_| {
        declined.update(|declined| declined.push(who));
        document::leave_for("go");
    };
    let allies: Vec<_> = offer.with.iter().copied().map(ally).collect();
    view! {
        <div class="prompt swap" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            <div class="buttons">{allies}<button class="quiet" on:click=decline>{store.label(Dnd2024Text::NoSwap)}</button></div>
        </div>
    }
}
