//! The page: its language, title, theme, focus and keys.

mod element_keys;
mod focus;

use std::time::Duration;

use leptos::ev::Event;
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use super::validity;

pub use element_keys::{
    ElementKeys, clears_search, is_in_dialog, is_on_box, is_pressable, is_writing,
    submit_main_field, takes_main_key, waits_for_number,
};
pub use focus::{
    add_to_selected, commit_field, enter_now, focus_first, focus_if_lost, focus_now, focus_soon,
    forget_focus, has_focus_in, leave_for, press, press_first, remember_focus, return_focus,
    select,
};

/// Returns the languages that the browser prefers, most preferred first.
#[must_use]
pub fn languages() -> Vec<String> {
    let read = |window: web_sys::Window| {
        let list = js_sys::Reflect::get(&window.navigator(), &JsValue::from_str("languages"));
        list.ok()?.dyn_into::<js_sys::Array>().ok()
    };
    // A browser may have no list, or refuse it.
    let list = web_sys::window().and_then(read).unwrap_or_default();
    list.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Returns whether the page's guard asks for a safe start after one that failed.
#[must_use]
pub fn is_safe() -> bool {
    root().is_some_and(|root| root.has_attribute("data-safe"))
}

/// Returns whether another page shows the app in a frame and talks to it.
#[must_use]
pub fn is_hosted() -> bool {
    root().is_some_and(|root| root.has_attribute("data-hosted"))
}

/// Sets the language of the page.
pub fn set_language(tag: &str) {
    set_attribute("lang", tag);
}

/// Sets the theme of the page; none follows the system.
pub fn set_theme(theme: Option<&str>) {
    match theme {
        Some(theme) => set_attribute("data-theme", theme),
        None => {
            if let Some(root) = root() {
                // Removing a missing attribute does nothing.
                let _absent = root.remove_attribute("data-theme");
            }
        }
    }
}

/// Marks whether the table rolls real dice. The styles then hide everything that rolls dice.
pub fn set_real_dice(real: bool) {
    set_attribute("data-dice", if real { "real" } else { "app" });
}

/// Marks whether single keys are shortcuts. The styles hide the hints otherwise.
pub fn set_single_keys(on: bool) {
    set_attribute("data-keys", if on { "on" } else { "off" });
}

/// Marks whether an earlier moment is on view, for the styles of the whole page. A `:has()` at the top would
/// restyle every row at each change of the page.
pub fn set_past(past: bool) {
    mark("data-past", past);
}

/// Marks whether the page shows the controls of a replay.
pub fn set_replays(replays: bool) {
    mark("data-replays", replays);
}

/// Marks that the screen has changed since the start. A screen fades in after that, and the first one does not.
pub fn set_changed() {
    mark("data-changed", true);
}

/// Returns whether the device has a touch screen.
#[must_use]
pub fn is_touched() -> bool {
    web_sys::window().is_none_or(|it| it.navigator().max_touch_points() > 0)
}

/// Returns whether the user types on a keyboard here. A focused field would open the on-screen keyboard of a
/// touch device. In a frame it would take the focus from the host page.
#[must_use]
pub fn has_keyboard() -> bool {
    !is_touched() && document().is_some_and(|page| page.has_focus().unwrap_or(false))
}

/// Sets the title of the page after the next picture. The browser takes a millisecond to pass it on to its
/// window.
pub fn set_title(title: String) {
    let set = move || {
        if let Some(document) = document() {
            document.set_title(&title);
        }
    };
    set_timeout(set, Duration::ZERO);
}

/// Runs a function after the next picture.
pub fn after_picture(run: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(run, Duration::ZERO));
}

/// Opens the print dialog of the browser, which some windows lack.
pub fn print() {
    let _refused = web_sys::window().map(|window| window.print());
}

/// Shows a fault at the field of an event, or clears it; returns whether there is a fault.
pub fn find_fault(event: &Event, fault: Option<&str>) -> bool {
    let target = event.target();
    if let Some(field) = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        validity::find(&field, fault);
    }
    fault.is_some()
}

/// Scrolls the page to the top.
pub fn scroll_to_top() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls the first element that a selector finds into view, with the scroll margins of the styles.
pub fn show(selector: &str) {
    if let Some(element) = first(selector) {
        element.scroll_into_view();
    }
}

/// The room for the ring of the focus, in pixels.
const RING: f64 = 4.0;

/// Scrolls the element with the focus into view, if it is within an element that a selector finds. An element of that one may
/// stay at its end and cover what scrolls.
pub fn show_focused(within: &str, cover: &str) {
    let Some(page) = document() else { return };
    let focused = page.active_element();
    let around = focused
        .as_ref()
        .and_then(|it| it.closest(within).ok().flatten());
    let (Some(focused), Some(around)) = (focused, around) else {
        return;
    };
    let how = ScrollIntoViewOptions::new();
    how.set_block(ScrollLogicalPosition::Nearest);
    focused.scroll_into_view_with_scroll_into_view_options(&how);
    let Ok(Some(cover)) = page.query_selector(cover) else {
        return;
    };
    let (field, edge) = (
        focused.get_bounding_client_rect(),
        cover.get_bounding_client_rect(),
    );
    let below = field.bottom() + RING - edge.top();
    if field.top() < edge.top() && below > 0.0 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a part of a window has few pixels"
        )]
        let by = below.ceil() as i32;
        around.set_scroll_top(around.scroll_top() + by);
    }
}

/// Scrolls an element into the middle, unless some of a list is in sight between the elements above and below it.
///
/// `least` is the height in pixels that has to be in sight.
pub fn show_unless_seen(element: &str, list: &str, [above, below]: [&str; 2], least: f64) {
    let edges = |selector| {
        let found = document()?.query_selector(selector).ok()??;
        Some(found.get_bounding_client_rect())
    };
    let Some(list) = edges(list) else { return };
    let top = edges(above).map_or(0.0, |edge| edge.bottom()).max(0.0);
    let bottom = edges(below).map_or(f64::MAX, |edge| edge.top());
    let seen = list.bottom().min(bottom) - list.top().max(top);
    if seen >= least.min(list.height()) {
        return;
    }
    if let Some(element) = first(element) {
        let how = ScrollIntoViewOptions::new();
        how.set_block(ScrollLogicalPosition::Center);
        element.scroll_into_view_with_scroll_into_view_options(&how);
    }
}

/// Returns whether the page can fill the screen.
#[must_use]
pub fn can_fill_screen() -> bool {
    document().is_some_and(|page| page.fullscreen_enabled())
}

/// Makes the page fill the screen.
pub fn fill_screen() {
    if let Some(root) = root() {
        // The page stays in its window if the browser refuses.
        let _refused = root.request_fullscreen();
    }
}

/// Sets an attribute of an element by its id, or removes it.
pub fn set_attribute_of(id: &str, name: &str, value: Option<&str>) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        // The names are fixed and valid.
        let _invalid = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }
}

/// Returns whether the user can see the page, unlike a tab in the background.
#[must_use]
pub fn is_visible() -> bool {
    document().is_some_and(|page| !page.hidden())
}

/// Returns whether the page has an element that a selector finds.
#[must_use]
pub fn is_there(selector: &str) -> bool {
    document().is_some_and(|page| matches!(page.query_selector(selector), Ok(Some(_))))
}

/// Returns the number of the combatant whose row or cell a press is in. A field and an open reason in a row keep
/// their presses.
#[must_use]
pub fn combatant_under(event: &web_sys::MouseEvent) -> Option<u32> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    if target.closest(".why, input").ok()?.is_some() {
        return None;
    }
    let row = target.closest("[data-combatant]").ok()??;
    row.get_attribute("data-combatant")?.parse().ok()
}

fn first(selector: &str) -> Option<web_sys::HtmlElement> {
    let found = document()?.query_selector(selector).ok()??;
    let shown = found.dyn_into::<web_sys::HtmlElement>().ok()?;
    shown.offset_parent().is_some().then_some(shown)
}

fn mark(name: &str, on: bool) {
    if let Some(root) = root() {
        // The names are constants, and valid.
        let _invalid = root.toggle_attribute_with_force(name, on);
    }
}

fn set_attribute(name: &str, value: &str) {
    if let Some(root) = root() {
        // The names and values are constants, and valid.
        let _invalid = root.set_attribute(name, value);
    }
}

/// Returns the root element of the page.
pub(super) fn root() -> Option<web_sys::Element> {
    document()?.document_element()
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
