//! The browser's messages for fields that a form does not take, in the words of the app.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlInputElement};

/// What is wrong with a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is empty.
    Missing,
    /// It holds something else than what it is for.
    Mismatch,
}

/// Gives the browser these words for every field that a form does not take, for as long as the page is open.
pub fn word_by(words: impl Fn(Fault) -> String + 'static) {
    let worded = Rc::new(RefCell::new(Vec::<HtmlInputElement>::new()));
    let fields = Rc::clone(&worded);
    let words = Rc::new(words);
    let again = Rc::clone(&words);
    listen("invalid", move |event| {
        let mut worded = fields.borrow_mut();
        let is_new = |field: &HtmlInputElement| !worded.contains(field);
        // A field with words of its own keeps them.
        let own = |field: &HtmlInputElement| field.validity().custom_error() && is_new(field);
        if let Some(field) = field(event).filter(|field| !own(field)) {
            word(&field, &*words);
            worded.push(field);
        }
    });
    // A field that is worded counts as invalid until its words are taken away.
    for name in ["input", "change", "click", "keydown"] {
        let (worded, words) = (Rc::clone(&worded), Rc::clone(&again));
        listen(name, move |_| {
            worded.borrow_mut().retain(|field| word(field, &*words));
        });
    }
}

/// Gives a field the words for its fault; returns whether it has one.
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

/// Returns the field of an event. A list has what the words need too.
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
