//! Faults of fields. A sentence stands at each field with a fault, in the words of the app and in place of
//! the browser’s bubble.
//!
//! A field with `data-whole` takes a whole number, from `data-min` to `data-max` if it has both. With `data-total` it
//! asks for the total of a roll, and takes no modifier.

use std::cell::RefCell;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlInputElement};

/// The reason that a field is invalid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The field is empty.
    Missing,
    /// The text is not a whole number.
    NotWhole,
    /// The text is not a whole number in the range.
    OutOfRange(i32, i32),
    /// The text is a modifier, and the field asks for a total.
    Modifier,
    /// The text does not match the type of the field.
    Mismatch,
}

/// A field with a fault.
struct Faulty {
    field: HtmlInputElement,
    /// Whether the app has found the fault. The app then clears it too.
    found: bool,
    /// The sentence at the field, and the descriptions that the field has without it.
    sentence: Option<(Element, Option<String>)>,
}

/// The app's knowledge of fields: their words, and how they are read and announced.
struct Words {
    of: Box<dyn Fn(Fault) -> String>,
    read: fn(&str) -> Option<i32>,
    total: fn(&str) -> Option<i32>,
    announce: Box<dyn Fn(&str)>,
}

thread_local! {
    static WORDS: RefCell<Option<Words>> = const { RefCell::new(None) };
    static FAULTY: RefCell<Vec<Faulty>> = const { RefCell::new(Vec::new()) };
    static NUMBER: RefCell<u32> = const { RefCell::new(0) };
}

/// Watches every field for as long as the page is open: the sentences for its faults, the readers of whole
/// numbers and of totals, and the function that announces a sentence.
pub fn watch(
    of: impl Fn(Fault) -> String + 'static,
    read: fn(&str) -> Option<i32>,
    total: fn(&str) -> Option<i32>,
    announce: impl Fn(&str) + 'static,
) {
    WORDS.set(Some(Words {
        of: Box::new(of),
        read,
        total,
        announce: Box::new(announce),
    }));
    listen("invalid", |event| {
        let Some(field) = field(event) else { return };
        event.prevent_default();
        check(&field, true);
        // A form can have several invalid fields. The first of them takes the focus, unless one has it.
        let focused = document().and_then(|page| page.active_element());
        if focused.is_none_or(|focused| !focused.matches(":invalid").unwrap_or_default()) {
            // A hidden field leaves the focus where it was.
            let _hidden = field.focus();
        }
    });
    for name in ["input", "change", "click", "keydown"] {
        listen(name, move |event| {
            // The app may have set another text, and a field with a fault blocks its form.
            check_again();
            if let Some(field) = field(event).filter(|field| field.has_attribute("data-whole")) {
                match name {
                    "input" => check(&field, false),
                    "change" => check(&field, true),
                    _ => {}
                }
            }
        });
    }
}

/// States a fault that the app has found in a field, or clears it.
pub fn find(field: &HtmlInputElement, fault: Option<&str>) {
    match fault {
        Some(words) => state(field, words, true, true),
        None => clear(field),
    }
}

/// States a fault that the app has found in the field with an id, or clears it.
pub fn find_in(id: &str, fault: Option<&str>) {
    let field = document().and_then(|page| page.get_element_by_id(id));
    if let Some(field) = field.and_then(|field| field.dyn_into().ok()) {
        find(&field, fault);
    }
}

/// Returns whether a field of a selector has a fault.
pub fn has_fault(selector: &str) -> bool {
    check_again();
    let is_meant = |one: &Faulty| one.field.matches(selector).unwrap_or_default();
    FAULTY.with_borrow(|all| all.iter().any(is_meant))
}

/// Moves the focus to a field of a selector whose text has a fault. Returns whether there is one.
pub fn focus_fault(selector: &str) -> bool {
    check_again();
    let faulty = FAULTY.with_borrow(|all| {
        let fields = all.iter().map(|one| &one.field);
        let mut typed = fields.filter(|field| !field.value().trim().is_empty());
        let is_meant = |field: &&HtmlInputElement| field.matches(selector).unwrap_or_default();
        typed.find(is_meant).cloned()
    });
    faulty.is_some_and(|field| {
        check(&field, true);
        field.focus().is_ok()
    })
}

/// Checks a field that has no fault of the app. The sentence appears at once, or stays away until the text is
/// complete.
fn check(field: &HtmlInputElement, shown: bool) {
    let found = FAULTY.with_borrow(|all| all.iter().any(|one| one.found && one.field == *field));
    if found {
        return;
    }
    field.set_custom_validity("");
    match fault_of(field) {
        Some(fault) => {
            let words = WORDS.with_borrow(|words| Some((words.as_ref()?.of)(fault)));
            state(field, &words.unwrap_or_default(), false, shown);
        }
        None => clear(field),
    }
}

fn check_again() {
    let all = FAULTY.with_borrow_mut(|all| {
        all.retain(|one| one.field.is_connected());
        let all = all
            .iter()
            .map(|one| (one.field.clone(), one.sentence.is_some()));
        all.collect::<Vec<_>>()
    });
    for (field, shown) in all {
        check(&field, shown);
    }
}

fn fault_of(field: &HtmlInputElement) -> Option<Fault> {
    let state = field.validity();
    if state.value_missing() {
        return Some(Fault::Missing);
    }
    let typed = field.value();
    let blank = typed.trim().is_empty();
    // A required number of blanks is missing too.
    if blank && field.required() && field.has_attribute("data-whole") {
        return Some(Fault::Missing);
    }
    if field.has_attribute("data-whole") && !blank {
        let bound = |name| field.get_attribute(name)?.parse().ok();
        let bounds: Option<(i32, i32)> = bound("data-min").zip(bound("data-max"));
        let read = WORDS.with_borrow(|words| (words.as_ref()?.read)(&typed));
        let total = || WORDS.with_borrow(|words| (words.as_ref()?.total)(&typed));
        if field.has_attribute("data-total") && read.is_some() && total().is_none() {
            return Some(Fault::Modifier);
        }
        match (read, bounds) {
            (None, None) => return Some(Fault::NotWhole),
            (number, Some((low, high))) if number.is_none_or(|it| !(low..=high).contains(&it)) => {
                return Some(Fault::OutOfRange(low, high));
            }
            _ => {}
        }
    }
    (!state.valid()).then_some(Fault::Mismatch)
}

/// Makes a field invalid, and puts the sentence at the field.
fn state(field: &HtmlInputElement, words: &str, found: bool, shown: bool) {
    field.set_custom_validity(words);
    let announces = FAULTY.with_borrow_mut(|all| {
        let at = all.iter().position(|one| one.field == *field);
        let at = at.unwrap_or_else(|| {
            all.push(Faulty {
                field: field.clone(),
                found,
                sentence: None,
            });
            all.len() - 1
        });
        let one = &mut all[at];
        one.found = found;
        if shown && one.sentence.is_none() {
            one.sentence = put_sentence(field);
        }
        let Some((sentence, _)) = &one.sentence else {
            return false;
        };
        let is_new = sentence.text_content().as_deref() != Some(words);
        sentence.set_text_content(Some(words));
        is_new
    });
    if announces {
        WORDS.with_borrow(|all| all.as_ref().map(|all| (all.announce)(words)));
    }
}

fn clear(field: &HtmlInputElement) {
    field.set_custom_validity("");
    let gone = FAULTY.with_borrow_mut(|all| {
        let at = all.iter().position(|one| one.field == *field)?;
        all.remove(at).sentence
    });
    if let Some((sentence, before)) = gone {
        sentence.remove();
        // The names are constants, and valid.
        let _invalid = field.remove_attribute("aria-invalid");
        let _invalid = match before {
            Some(before) => field.set_attribute("aria-describedby", &before),
            None => field.remove_attribute("aria-describedby"),
        };
    }
}

/// Puts an empty sentence at a field, which describes it. The sentence is no part of the field’s label.
fn put_sentence(field: &HtmlInputElement) -> Option<(Element, Option<String>)> {
    let sentence = document()?.create_element("span").ok()?;
    let number = NUMBER.with_borrow_mut(|number| {
        *number += 1;
        *number
    });
    let id = format!("field-fault-{number}");
    let before = field.get_attribute("aria-describedby");
    let described = before
        .iter()
        .fold(id.clone(), |id, before| format!("{before} {id}"));
    for (name, value) in [
        ("id", &*id),
        ("class", "field-fault"),
        ("aria-hidden", "true"),
    ] {
        sentence.set_attribute(name, value).ok()?;
    }
    field.set_attribute("aria-invalid", "true").ok()?;
    field.set_attribute("aria-describedby", &described).ok()?;
    // A narrow field of a row has no place for a sentence, so it stands under the row.
    if let Ok(Some(row)) = field.closest(".numbers") {
        row.after_with_node_1(&sentence).ok()?;
    } else if let Ok(Some(around)) = field.closest("label, .call") {
        around.append_child(&sentence).ok()?;
    } else {
        field.after_with_node_1(&sentence).ok()?;
    }
    Some((sentence, before))
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// Returns the field of an event. A select or a text area also has the properties that a fault needs.
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
