//! Pointer gestures on the rows of the order.
//!
//! A drag moves a row to another place: by mouse from anywhere on the row, by touch from the dots beside its
//! bar. A long touch adds the row to the chosen targets. By keyboard, Alt with an arrow moves the focused
//! row. The panel offers the same moves.

use asalto_core::CombatantId;
use asalto_core::order::PlaceTarget;
use leptos::ev::{self, KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser::document;
use crate::components::aims;
use crate::components::panel::place;
use crate::store::Store;

/// The distance that a pointer moves before it drags, in CSS pixels.
const SLACK: i32 = 8;

/// The time that a touch takes to choose a row, in milliseconds.
const LONG: u64 = 500;

/// A pointer that is down on a row.
#[derive(Clone)]
struct PointerPress {
    row: Element,
    who: CombatantId,
    start: (i32, i32),
    drags: Drags,
    /// The row under the pointer, and the place before or after it.
    over: Option<(Element, PlaceTarget)>,
}

/// Whether a pointer drags its row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drags {
    /// The pointer has not moved far enough to drag yet.
    Maybe,
    /// The row has no place yet, or a touch outside the bar scrolls the page or chooses the row.
    Never,
    Yes,
}

/// Listens to pointers while the order is shown.
pub fn listen(store: Store) {
    let held = StoredValue::new_local(None::<PointerPress>);
    let down = window_event_listener(ev::pointerdown, move |event| {
        drop_it(held);
        // A press aims while damage or healing is pending: it moves no row.
        let begun = begin(&event).filter(|_| !store.is_aiming());
        let long = begun.is_some() && event.pointer_type() == "touch";
        held.set_value(begun);
        if long {
            choose_if_still_held(store, held);
        }
    });
    let moved = window_event_listener(ev::pointermove, move |event| {
        held.update_value(|held| follow(held, &event));
    });
    let up = window_event_listener(ev::pointerup, move |_| {
        let placed = held.with_value(|held| {
            let held = held.as_ref().filter(|held| held.drags == Drags::Yes)?;
            Some((held.who, held.over.as_ref()?.1))
        });
        drop_it(held);
        if let Some((who, seat)) = placed {
            store.dispatch(place::moved(store, who, seat));
        }
    });
    let cancelled = window_event_listener(ev::pointercancel, move |_| drop_it(held));
    let pressed = window_event_listener(ev::keydown, move |event| match &*event.key() {
        "Escape" => drop_it(held),
        "ArrowUp" if event.alt_key() => step(store, &event, -1),
        "ArrowDown" if event.alt_key() => step(store, &event, 1),
        _ => {}
    });
    on_cleanup(move || {
        down.remove();
        moved.remove();
        up.remove();
        cancelled.remove();
        pressed.remove();
    });
}

/// Moves the focused row up or down by one place.
fn step(store: Store, event: &KeyboardEvent, rows: isize) {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let Some((_, who)) = target.and_then(|target| row_of(&target)) else {
        return;
    };
    event.prevent_default();
    if let Some(seat) = untrack(|| place::neighbour(store, who, rows)) {
        store.dispatch(place::moved(store, who, seat));
        document::focus_soon(&format!("row-{}", who.0));
    }
}

fn row_of(element: &Element) -> Option<(Element, CombatantId)> {
    let row = element.closest(".order .row[data-combatant]").ok()??;
    let who = row.get_attribute("data-combatant")?.parse().ok()?;
    Some((row, CombatantId(who)))
}

fn begin(event: &PointerEvent) -> Option<PointerPress> {
    if event.button() != 0 || !event.is_primary() {
        return None;
    }
    let target: Element = event.target()?.dyn_into().ok()?;
    let (row, who) = row_of(&target)?;
    let by_bar = target.class_list().contains("bar");
    let movable = row.class_list().contains("movable");
    let drags = if !movable || (event.pointer_type() == "touch" && !by_bar) {
        Drags::Never
    } else {
        Drags::Maybe
    };
    Some(PointerPress {
        row,
        who,
        start: (event.client_x(), event.client_y()),
        drags,
        over: None,
    })
}

/// Follows the pointer and shows the place where the row would land.
fn follow(held: &mut Option<PointerPress>, event: &PointerEvent) {
    let Some(one) = held else {
        return;
    };
    let (x, y) = (event.client_x(), event.client_y());
    let far = (x - one.start.0).abs() > SLACK || (y - one.start.1).abs() > SLACK;
    match one.drags {
        Drags::Never if far => *held = None,
        Drags::Maybe if far => {
            one.drags = Drags::Yes;
            mark(&one.row, "data-dragged", "");
        }
        _ => {}
    }
    let Some(one) = held.as_mut().filter(|one| one.drags == Drags::Yes) else {
        return;
    };
    if let Some((row, _)) = one.over.take() {
        unmark(&row, "data-drop");
    }
    let document = web_sys::window().and_then(|window| window.document());
    let below = document.and_then(|document| {
        // CSS pixels of the viewport.
        #[expect(clippy::cast_precision_loss, reason = "a screen is not that wide")]
        let (x, y) = (x as f32, y as f32);
        document.element_from_point(x, y)
    });
    let over = below.and_then(|below| row_of(&below));
    if let Some((row, other)) = over.filter(|(_, other)| *other != one.who) {
        let shape = row.get_bounding_client_rect();
        let (seat, place) = if f64::from(y) < shape.top() + shape.height() / 2.0 {
            (PlaceTarget::Before(other), "before")
        } else {
            (PlaceTarget::After(other), "after")
        };
        mark(&row, "data-drop", place);
        one.over = Some((row, seat));
    }
}

fn drop_it(held: StoredValue<Option<PointerPress>, LocalStorage>) {
    held.update_value(|held| {
        if let Some(one) = held.take() {
            unmark(&one.row, "data-dragged");
            if let Some((row, _)) = one.over {
                unmark(&row, "data-drop");
            }
        }
    });
}

fn choose_if_still_held(store: Store, held: StoredValue<Option<PointerPress>, LocalStorage>) {
    let begun = held.with_value(|held| held.as_ref().map(|held| (held.who, held.start)));
    let later = move || {
        let now = held.try_with_value(|held| {
            let held = held.as_ref().filter(|held| held.drags == Drags::Never);
            held.map(|held| (held.who, held.start))
        });
        if let Some((who, _)) = now.flatten().filter(|now| Some(*now) == begun) {
            aims::choose(store, who);
        }
    };
    set_timeout(later, std::time::Duration::from_millis(LONG));
}

fn mark(row: &Element, name: &str, value: &str) {
    // The names and values are constants and valid.
    let _invalid = row.set_attribute(name, value);
}

fn unmark(row: &Element, name: &str) {
    // Removing an absent attribute is harmless.
    let _absent = row.remove_attribute(name);
}
