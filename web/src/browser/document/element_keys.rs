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

/// Returns whether the user is typing, so that a single key is a letter and not a shortcut. Letters stay
/// shortcuts in a number field with `data-letters="commands"`. They do so with `data-letters="empty"` while
/// the field is empty.
#[must_use]
pub fn is_writing(event: &web_sys::KeyboardEvent) -> bool {
    let target = target(event);
    let is_letter = matches!(event.key().as_bytes(), [letter] if letter.is_ascii_alphabetic() || matches!(letter, b'?' | b'/'));
    target.is_some_and(|target| {
        is(&target, "input:not([type=checkbox]), textarea, select")
            && !(is_letter && leaves_letters(&target))
    })
}

fn leaves_letters(field: &Element) -> bool {
    let empty = |field: &Element| {
        let field = field.dyn_ref::<web_sys::HtmlInputElement>();
        field.is_some_and(|field| field.value().is_empty())
    };
    match field.get_attribute("data-letters").as_deref() {
        Some("empty") => empty(field),
        letters => letters.is_some(),
    }
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
