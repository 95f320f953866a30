//! The browser's messages for invalid fields of a form, in the words of the app.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlInputElement};

/// The reason that a field is invalid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The field is empty.
    Missing,
    /// The text does not match the type of the field.
    Mismatch,
}

/// Gives the browser these messages for every invalid field, for as long as the page is open.
pub fn word_by(words: impl Fn(Fault) -> String + 'static) {
    let worded = Rc::new(RefCell::new(Vec::<HtmlInputElement>::new()));
    let fields = Rc::clone(&worded);
    let words = Rc::new(words);
    let again = Rc::clone(&words);
    listen("invalid", move |event| {
        let mut worded = fields.borrow_mut();
        let is_new = |field: &HtmlInputElement| !worded.contains(field);
        // A field that already has a custom message keeps it.
        let own = |field: &HtmlInputElement| field.validity().custom_error() && is_new(field);
        if let Some(field) = field(event).filter(|field| !own(field)) {
            word(&field, &*words);
            worded.push(field);
        }
    });
    // A field with a message counts as invalid until the message is removed.
    for name in ["input", "change", "click", "keydown"] {
        let (worded, words) = (Rc::clone(&worded), Rc::clone(&again));
        listen(name, move |_| {
            worded.borrow_mut().retain(|field| word(field, &*words));
        });
    }
}

/// Gives a field the message for its fault; returns whether it has a fault.
fn word(field: &HtmlInputElement, words: &impl Fn(Fault) -> String) -> bool {
    field.set_custom_validity("");
    let state = field.validity();
    if state.valid() {
        return false;
    }
    let fault = if state.value_missing() {
        Fault::Missing
    } else {
        Fault::Mismatch
    };
    field.set_custom_validity(&words(fault));
    true
}

/// Returns the field of an event. A select also has the properties that the message needs.
fn field(event: &Event) -> Option<HtmlInputElement> {
    let target = event.target()?;
    let has =
        |name: &str| js_sys::Reflect::has(&target, &JsValue::from_str(name)).unwrap_or_default();
    has("validity").then(|| target.unchecked_into())
}

/// Listens on the whole page, before the elements do.
fn listen(name: &str, mut hear: impl FnMut(&Event) + 'static) {
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| hear(&event));
    if let Some(window) = web_sys::window() {
        let function = listener.as_ref().unchecked_ref();
        // Adding a listener by name and function can't fail.
        let _refused = window.add_event_listener_with_callback_and_bool(name, function, true);
    }
    listener.forget();
}
