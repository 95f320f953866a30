//! Keys: the focused element decides whether it or the page handles a key.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Element;

use super::document;

/// The keys of an element, handled before they reach the page.
pub struct ElementKeys {
    element: Element,
    listener: Closure<dyn FnMut(web_sys::KeyboardEvent)>,
}

impl ElementKeys {
    /// Listens to the keys of an element by its id. The listener returns whether it has handled a key, which
    /// then reaches nothing else.
    pub fn listen(
        id: &str,
        mut handle: impl FnMut(&web_sys::KeyboardEvent) -> bool + 'static,
    ) -> Option<Self> {
        let element = document()?.get_element_by_id(id)?;
        let listener = Closure::<dyn FnMut(_)>::new(move |event: web_sys::KeyboardEvent| {
            if handle(&event) {
                event.prevent_default();
                event.stop_propagation();
            }
        });
        let function = listener.as_ref().unchecked_ref();
        element
            .add_event_listener_with_callback("keydown", function)
            .ok()?;
        Some(Self { element, listener })
    }
}

impl Drop for ElementKeys {
    fn drop(&mut self) {
        let function = self.listener.as_ref().unchecked_ref();
        // The listener was added, so it can be removed.
        let _absent = self
            .element
            .remove_event_listener_with_callback("keydown", function);
    }
}

/// Returns whether an open dialog takes the keys.
#[must_use]
pub fn is_in_dialog(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "dialog, dialog *"))
}

/// Returns whether a field takes the key, as a text field takes every key.
#[must_use]
pub fn is_writing(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "input:not([type=checkbox]), textarea, select"))
}

/// Returns whether a key is pressed in a box to tick.
#[must_use]
pub fn is_on_box(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "input[type=checkbox]"))
}

/// Returns whether the field with the focus is part of the next step of the combat, and takes a number alone.
/// It has `data-main-key`.
#[must_use]
pub fn takes_main_key(event: &web_sys::KeyboardEvent) -> bool {
    main_field(event).is_some()
}

/// Returns whether the field with the focus takes a number for the next step, and is empty. It has no use for a letter then.
#[must_use]
pub fn waits_for_number(event: &web_sys::KeyboardEvent) -> bool {
    let field = main_field(event);
    let field = field.and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok());
    field.is_some_and(|field| field.value().trim().is_empty())
}

/// Submits the form of the field with the focus, if the field has `data-main-key`. Returns whether it has.
pub fn submit_main_field(event: &web_sys::KeyboardEvent) -> bool {
    let field = main_field(event);
    let button = field.and_then(|field| {
        let form = field.closest("form").ok()??;
        form.query_selector("button[type=submit]").ok()?
    });
    let button = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok());
    button.as_ref().map(web_sys::HtmlElement::click).is_some()
}

/// Returns the field with the focus, if it has `data-main-key`.
fn main_field(event: &web_sys::KeyboardEvent) -> Option<Element> {
    target(event).filter(|target| is(target, "[data-main-key]"))
}

/// Returns whether Escape clears the search field with the focus.
#[must_use]
pub fn clears_search(event: &web_sys::KeyboardEvent) -> bool {
    let field = target(event).filter(|target| is(target, "input[type=search]"));
    let field = field.and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok());
    field.is_some_and(|field| !field.value().is_empty())
}

/// Returns whether the space bar presses the focused element.
#[must_use]
pub fn is_pressable(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "button, summary, a, label, input"))
}

fn target(event: &web_sys::KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn is(element: &Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or_default()
}
