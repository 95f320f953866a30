//! The game master's changes to the order: another place, by count or by one step, and a turn
//! skipped or given.

use asalto_core::limits::TOTALS;
use asalto_core::order::PlaceTarget;
use asalto_core::{Awaiting, CombatantId, CombatantView, Command};
use asalto_text::{CombatText, Message};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, DrawerSubject, Tile, drawer_of};
use super::group::Membership;
use crate::browser::document;
use crate::components::commands::is_legal;
use crate::components::panel_subject::PanelSubject;
use crate::input::number::whole;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The commands on a combatant's place in the order.
#[component]
pub fn Place(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    // The rolls alone make the order of phases.
    let by_phases = store.is_by_phases();
    let placed = whose.is(CombatantView::is_placed);
    part(move || {
        let tile = Tile::of(store, Shortcut::PlaceInOrder);
        (!by_phases && placed.get())
            .then(|| drawer_of(Part::Seats, tile, DrawerAccess::UnderMore, whose))
    })
}

/// The fields and buttons that change the place of a combatant, and its turn.
#[component]
pub fn Seats() -> impl IntoView {
    let store = Store::take();
    let DrawerSubject(id) = expect_context();
    // Cards and orders by hand have no counts.
    let numbered =
        store.with_session(|session| session.encounter().rules().initiative.has_numbers());
    let typed = RwSignal::new(String::new());
    let put = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(count) = whole(&typed.get_untracked()) {
            let seat = PlaceTarget::Count(count);
            if store.dispatch(Command::Place { who: id, seat }) {
                typed.set(String::new());
            }
        }
        document::focus_soon("place-count");
    };
    let step = move |rows: isize, place: &'static str, text| {
        let seat = Memo::new(move |_| neighbour(store, id, rows));
        let go = move |_| {
            if let Some(seat) = seat.get_untracked() {
                store.dispatch(Command::Place { who: id, seat });
            }
            document::focus_soon(place);
        };
        view! {
            <button type="button" id=place aria-disabled=shown_text(move || seat.get().is_none().to_string()) on:click=go>
                {store.label(text)}</button>
        }
    };
    let ruling = move |command: Command, text| {
        let label = move || {
            let name = store.name(id);
            let what = store.text_with(text, &[]);
            store.message(&Message::Labeled {
                label: &what,
                text: &name,
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
                    store.dispatch(command.clone());
                    document::focus_soon("go");
                };
                view! { <button on:click=go>{shown_text(label)}</button> }
            })
        })
    };
    view! {
            <form class="d20" on:submit=put>
                {numbered.then(|| view! { <label>{store.label(CombatText::AtCount)}
                    <input id="place-count" required inputmode="text" data-whole data-min=TOTALS.start().to_string() data-max=TOTALS.end().to_string() autocomplete="off" size="5" maxlength="5"
                        prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
                <button type="submit">{store.label(CombatText::ChangePlace)}</button> })}
                <div class="buttons">
                    {step(-1, "place-up", CombatText::Earlier)}
                    {step(1, "place-down", CombatText::Later)}
                </div>
            </form>
            <div class="buttons">
                {ruling(Command::SkipTurn { who: id }, CombatText::SkipTurn)}
                {ruling(Command::GiveTurn { who: id }, CombatText::GiveTurn)}
            </div>
            <Membership id/>
    }
}

/// Returns the command that moves a combatant. It breaks the tie if that combatant is one of two tied ones.
pub fn moved(store: Store, who: CombatantId, seat: PlaceTarget) -> Command {
    let tied = store.view.with_untracked(|view| match &view.awaiting {
        Awaiting::TieBreak(tie) if tie.tied.len() == 2 => tie.tied.clone(),
        _ => Vec::new(),
    });
    let (other, first) = match seat {
        PlaceTarget::Before(other) => (other, true),
        PlaceTarget::After(other) => (other, false),
        PlaceTarget::Count(_) => return Command::Place { who, seat },
    };
    if tied.contains(&who) && tied.contains(&other) {
        let order = if first {
            vec![who, other]
        } else {
            vec![other, who]
        };
        return Command::BreakTie { order };
    }
    Command::Place { who, seat }
}

/// Returns the place beyond the neighbor in the order, if there is one.
pub fn neighbour(store: Store, id: CombatantId, rows: isize) -> Option<PlaceTarget> {
    store.view.with(|view| {
        let placed = view.combatants.iter().filter(|one| one.is_placed());
        let placed: Vec<_> = placed.map(|one| one.id).collect();
        let own = placed.iter().position(|&one| one == id)?;
        let other = *placed.get(own.checked_add_signed(rows)?)?;
        Some(if rows < 0 {
            PlaceTarget::Before(other)
        } else {
            PlaceTarget::After(other)
        })
    })
}
