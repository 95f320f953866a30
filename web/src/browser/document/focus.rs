//! The focus: moving it, now or after the page has updated, and pressing an element by its id.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{document, first, has_keyboard};

/// A planned move of the focus: the target, and the element with the focus at that moment.
struct FocusMove {
    id: String,
    from: Option<Element>,
}

/// The attribute with which web/shell/lost-focus.js marks the element that got a lost focus back.
const REFOCUSED: &str = "data-refocused";

impl FocusMove {
    /// Whether the move takes the focus from an element.
    fn may_take_from(&self, on: &Element) -> bool {
        match &self.from {
            Some(from) => on == from,
            None => !is_field(on) || on.has_attribute(REFOCUSED),
        }
    }
}

/// Whether an element takes typed text.
fn is_field(element: &Element) -> bool {
    element
        .matches("input, textarea, select")
        .unwrap_or_default()
}

thread_local! {
    static WISH: RefCell<Option<FocusMove>> = const { RefCell::new(None) };
}

/// Selects the content of the focused field, so that typing replaces it.
#[expect(clippy::needless_pass_by_value, reason = "what a listener is given")]
pub fn select(event: web_sys::FocusEvent) {
    let field = event.target();
    if let Some(field) = field.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        field.select();
    }
}

/// Puts the caret behind the selected content of a field, so that typing adds to it.
pub fn add_to_selected(event: &web_sys::KeyboardEvent) {
    let field = event.target();
    if let Some(field) = field.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        let end = u32::try_from(field.value().encode_utf16().count()).unwrap_or(u32::MAX);
        let selected = [field.selection_start(), field.selection_end()];
        if selected == [Ok(Some(0)), Ok(Some(end))] {
            // A field of numbers alone has no caret to move.
            let _moved = field.set_selection_range(end, end);
        }
    }
}

/// Moves the focus to an element by its id after the page has updated. The last call wins. No call takes the
/// focus from a field that the user has moved to since. It does take a focus that was lost and that
/// web/shell/lost-focus.js has restored since.
pub fn focus_soon(id: &str) {
    let (id, from) = (id.to_owned(), focused());
    WISH.set(Some(FocusMove { id, from }));
    leptos::prelude::request_animation_frame(move || {
        if let Some(wish) = WISH.take()
            && focused().is_none_or(|on| wish.may_take_from(&on))
        {
            focus_now(&wish.id);
        }
    });
}

/// Moves the focus to an element after the page has updated, if it is lost then: a change that another tab has brought about
/// takes it from nothing.
pub fn focus_if_lost(id: &str) {
    if focused().is_none_or(|on| on.has_attribute(REFOCUSED)) {
        focus_soon(id);
    }
}

/// Moves the focus to an element at once, and again after the page has updated: the page may replace the
/// element. No key goes to the field that was left.
pub fn leave_for(id: &str) {
    focus_now(id);
    focus_soon(id);
}

/// Moves the focus into the open drawer of a tile. The drawer itself gets the focus before a list, which
/// would take the letters of shortcuts, and before a field that would open the on-screen keyboard. Returns
/// whether there is an open drawer.
pub fn enter_now(id: &str) -> bool {
    WISH.set(None);
    let tile = document().and_then(|document| document.get_element_by_id(id));
    if let Some(tile) = tile
        && let Some(field) = within(&tile)
    {
        let drawer = tile.next_element_sibling();
        let drawer = drawer.and_then(|drawer| drawer.dyn_into().ok());
        let waits = match field.tag_name().as_str() {
            "SELECT" => true,
            "INPUT" => !has_keyboard(),
            _ => false,
        };
        return drawer.filter(|_| waits).unwrap_or(field).focus().is_ok();
    }
    false
}

/// Returns the focused element; none if the page as a whole has the focus.
fn focused() -> Option<Element> {
    let active = document().and_then(|document| document.active_element());
    active.filter(|element| element.tag_name() != "BODY")
}

/// Returns whether the focus is within an element that a selector finds.
pub fn has_focus_in(selector: &str) -> bool {
    focused().is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Takes the focus from a field. The field then hands over what was typed in it.
pub fn commit_field() {
    let field = focused().filter(is_field);
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A field that has just lost the focus stays as it is.
        let _unfocused = field.blur();
    }
}

/// Moves the focus to an element that exists already, before the next key press.
pub fn focus_now(id: &str) {
    WISH.set(None);
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id))
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        // An element that can't take the focus leaves it where it was.
        let _unfocusable = element.focus();
    }
}

thread_local! {
    /// The focused element at the moment the table was hidden.
    static BEFORE: RefCell<Option<web_sys::HtmlElement>> = const { RefCell::new(None) };
}

/// Remembers the focused element.
pub fn remember_focus() {
    BEFORE.set(focused().and_then(|element| element.dyn_into().ok()));
}

/// Forgets the remembered element.
pub fn forget_focus() {
    BEFORE.set(None);
}

/// Returns the focus to the remembered element after the page has updated. The element with this id gets it
/// if the remembered element is gone.
pub fn return_focus(otherwise: &str) {
    let before = BEFORE.take().filter(|element| element.is_connected());
    let otherwise = otherwise.to_owned();
    WISH.set(None);
    leptos::prelude::request_animation_frame(move || match before {
        Some(element) => {
            // It had the focus before.
            let _unfocusable = element.focus();
        }
        None => focus_now(&otherwise),
    });
}

/// Clicks a button, or opens the details of a summary, by id; returns whether that id exists.
pub fn press(id: &str) -> bool {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id))
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        // The focus moves into an open drawer or open details. A button moves the focus itself.
        let field = within(&element);
        if field.is_some() || element.tag_name() == "SUMMARY" {
            let _nowhere = field.as_ref().unwrap_or(&element).focus();
        }
        if field.is_none() {
            element.click();
        }
        return true;
    }
    false
}

/// Returns the first field or button in the open drawer of a tile or in the open details of a summary,
/// unless the focus is there already.
fn within(opener: &Element) -> Option<web_sys::HtmlElement> {
    let (place, open) = if opener.tag_name() == "SUMMARY" {
        (opener.closest("details").ok()?, ":scope[open]")
    } else {
        let drawer = opener.next_element_sibling();
        (drawer, ":scope.drawer:not([hidden])")
    };
    let field = format!("{open}:not(:focus-within) :is(input, select, button)");
    place?.query_selector(&field).ok()??.dyn_into().ok()
}

/// Clicks the first element that a selector finds, if it is visible; returns whether it is.
pub fn press_first(selector: &str) -> bool {
    let found = first(selector);
    found.as_ref().map(web_sys::HtmlElement::click).is_some()
}

/// Moves the focus to the first element that a selector finds, if it is visible; returns whether it is.
pub fn focus_first(selector: &str) -> bool {
    first(selector).is_some_and(|element| element.focus().is_ok())
}
