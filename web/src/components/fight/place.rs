//! Rulings on the order: another place, by number or by one step; a turn skipped or given.

use asalto_core::{CombatantId, Command, Seat};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::{folded, is_legal};
use crate::browser::document;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::Sentence;
use crate::text::fight::Phrase;
use crate::typed::{WHOLE, whole};

/// What the game master may do with somebody's place.
#[component]
pub fn Place(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let count = move || {
        store
            .view
            .with(|view| view.combatant(id).and_then(|one| one.count))
    };
    // Where there are phases the order is that of the rolls.
    let has_place = Memo::new(move |_| !store.is_by_phases() && count().is_some());
    part(move || {
        let caption = (store.own(Phrase::PlaceInOrder), store.key('o'));
        has_place
            .get()
            .then(|| folded("seats", caption, move || view! { <Seats id/> }))
    })
}

#[component]
fn Seats(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let put = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(count) = whole(&typed.get_untracked()) {
            let seat = Seat::Count(count);
            if store.dispatch(&Command::Place { who: id, seat }) {
                typed.set(String::new());
            }
        }
        document::focus_soon("place-count");
    };
    let step = move |rows: isize, place: &'static str, phrase| {
        let seat = Memo::new(move |_| neighbour(store, id, rows));
        let go = move |_| {
            if let Some(seat) = seat.get_untracked() {
                store.dispatch(&Command::Place { who: id, seat });
            }
            document::focus_soon(place);
        };
        view! {
            <button type="button" id=place aria-disabled=shown_text(move || seat.get().is_none().to_string()) on:click=go>
                {store.own(phrase)}</button>
        }
    };
    let ruling = move |command: Command, phrase| {
        let label = move || {
            let name = store.name(id);
            let what = store.fill(phrase, &[]);
            store.say(&Sentence::Of {
                what: &what,
                who: &name,
            })
        };
        let legal = Memo::new({
            let command = command.clone();
            move |_| is_legal(store, &command)
        });
        part(move || {
            let command = command.clone();
            legal.get().then(|| {
                let go = move |_| {
                    store.dispatch(&command);
                    document::focus_soon("go");
                };
                view! { <button on:click=go>{shown_text(label)}</button> }
            })
        })
    };
    view! {
            <form class="d20" on:submit=put>
                <label>{store.own(Phrase::AtCount)}
                    <input id="place-count" required inputmode="text" pattern=WHOLE autocomplete="off" size="5" maxlength="4"
                        prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
                <button type="submit">{store.own(Phrase::PutThere)}</button>
                <div class="buttons">
                    {step(-1, "place-up", Phrase::Earlier)}
                    {step(1, "place-down", Phrase::Later)}
                </div>
            </form>
            <div class="buttons">
                {ruling(Command::SkipTurn { who: id }, Phrase::SkipTurn)}
                {ruling(Command::GiveTurn { who: id }, Phrase::GiveTurn)}
            </div>
    }
}

/// The seat beyond the neighbour in the order, where there is one.
fn neighbour(store: Store, id: CombatantId, rows: isize) -> Option<Seat> {
    store.view.with(|view| {
        let placed = view.combatants.iter().filter(|one| one.count.is_some());
        let placed: Vec<_> = placed.map(|one| one.id).collect();
        let own = placed.iter().position(|&one| one == id)?;
        let other = *placed.get(own.checked_add_signed(rows)?)?;
        Some(if rows < 0 {
            Seat::Before(other)
        } else {
            Seat::After(other)
        })
    })
}
