//! The awareness matrix: one table for each pair of sides, with a row for each observer and a
//! column for each target.

use asalto_core::{CombatantId, Command, EncounterView, Side};
use asalto_text::{AwarenessText, Message};
use leptos::prelude::*;

use crate::setup::awareness::is_aware;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// A table of the matrix: the two sides, the observers and the targets.
type Grid = (Side, Side, Vec<CombatantId>, Vec<CombatantId>);

/// The awareness matrix.
#[component]
pub fn Matrix() -> impl IntoView {
    let store = Store::take();
    let grids = Memo::new(move |_| {
        let sides = store.sides();
        store.view.with(|view| grids(view, &sides))
    });
    let tables = move || {
        let tables = grids.get().into_iter().map(|grid| grid_view(store, grid));
        Some(tables.collect::<Vec<_>>())
    };
    view! { <div class="matrices">{part(tables)}</div> }
}

/// Lists a table for each pair of different sides with combatants.
fn grids(view: &EncounterView, sides: &[Side]) -> Vec<Grid> {
    let on = |side| {
        let of_side = view
            .without_second_places()
            .filter(move |one| one.profile.side == side);
        of_side.map(|one| one.id).collect::<Vec<_>>()
    };
    let mut grids = Vec::new();
    for &from in sides {
        for &to in sides.iter().filter(|&&to| to != from) {
            grids.push((from, to, on(from), on(to)));
        }
    }
    grids.retain(|(_, _, observers, targets)| !observers.is_empty() && !targets.is_empty());
    grids
}

fn grid_view(store: Store, (from, to, observers, targets): Grid) -> AnyView {
    let caption = move || {
        store.message(&Message::SideAware {
            observer: from,
            target: to,
            aware: true,
        })
    };
    let heads = targets.iter().map(|&who| {
        view! { <th scope="col"><span>{shown_text(move || store.name_in_row(who))}</span></th> }
    });
    let heads = heads.collect::<Vec<_>>();
    let rows = observers.into_iter().map(|observer| {
        let cells = targets.iter().map(|&target| cell(store, observer, target));
        let cells = cells.collect::<Vec<_>>();
        let all = targets.clone();
        let all_aware = flag(move || all.iter().all(|&to| is_aware(store, observer, to)));
        let name = move || store.name_in_row(observer);
        let toggle = move |_| {
            store.dispatch(Command::SetAwarenessOfAll {
                observer,
                aware: !all_aware.get_untracked(),
            });
        };
        view! {
            <tr>
                <th scope="row">
                    <button class="quiet" aria-pressed=shown_text(move || all_aware.get().to_string())
                        title=shown_text(move || store.text_with(AwarenessText::OfAll, &[&name()]))
                        on:click=toggle>{shown_text(name)}</button>
                </th>
                {cells}
            </tr>
        }
    });
    view! {
        <div class="matrix" data-side=from.0.to_string()>
            <table>
                <caption>{shown_text(caption)}</caption>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows.collect::<Vec<_>>()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Builds the checkbox for one combatant's awareness of another.
fn cell(store: Store, observer: CombatantId, target: CombatantId) -> AnyView {
    let aware = flag(move || is_aware(store, observer, target));
    let label = move || {
        let [observer, target] = [observer, target].map(|who| store.name_in_row(who));
        store.text_with(AwarenessText::PairAware, &[&observer, &target])
    };
    let change = move |event| {
        let aware = event_target_checked(&event);
        store.dispatch(Command::SetAwareness {
            observer,
            target,
            aware,
        });
    };
    view! {
        <td><label class="cell">
            <input type="checkbox" aria-label=shown_text(label) prop:checked=aware on:change=change/>
        </label></td>
    }
    .into_any()
}
