//! The page: its language, its title, its light, and where the focus is.

use std::cell::RefCell;

use wasm_bindgen::JsCast;

/// The languages that the browser asks for, the most wanted first.
#[must_use]
pub fn languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    languages
        .map(|list| list.iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default()
}

/// Whether the guard of the page wants a careful start, after one that failed.
#[must_use]
pub fn is_safe() -> bool {
    root().is_some_and(|root| root.has_attribute("data-safe"))
}

/// Whether another page has the app in a frame and talks with it.
#[must_use]
pub fn is_hosted() -> bool {
    root().is_some_and(|root| root.has_attribute("data-hosted"))
}

/// Says in which language the page is.
pub fn set_language(tag: &str) {
    set_attribute("lang", tag);
}

/// Says in which light the page is; none for the system's own.
pub fn set_theme(theme: Option<&str>) {
    match theme {
        Some(theme) => set_attribute("data-theme", theme),
        None => {
            if let Some(root) = root() {
                // Removing what is not there is no fault.
                let _absent = root.remove_attribute("data-theme");
            }
        }
    }
}

/// Says whether the table rolls real dice: the styles then show nothing that would roll.
pub fn set_real_dice(real: bool) {
    set_attribute("data-dice", if real { "real" } else { "app" });
}

/// Says whether single keys are commands: the styles then show none where they are not.
pub fn set_single_keys(on: bool) {
    set_attribute("data-keys", if on { "on" } else { "off" });
}

/// Whether somebody writes here with keys: a field that has the focus then asks for nothing more, while
/// on a device that is touched it would bring up a keyboard, and in a frame take the focus away.
#[must_use]
pub fn has_keyboard() -> bool {
    let touched = web_sys::window().is_none_or(|it| it.navigator().max_touch_points() > 0);
    !touched && document().is_some_and(|page| page.has_focus().unwrap_or(false))
}

/// Puts a title on the page.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Lets the browser say at a field what is wrong with it, and keeps its form from being sent; says
/// whether anything is.
pub fn find_fault(event: &web_sys::Event, fault: Option<&str>) -> bool {
    let target = event.target();
    if let Some(field) = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        field.set_custom_validity(fault.unwrap_or_default());
        field.report_validity();
    }
    fault.is_some()
}

/// Where the focus is to go when the page has been brought up to date, and where it was when that was
/// wished.
struct Wish {
    id: String,
    from: Option<web_sys::Element>,
}

thread_local! {
    static WISH: RefCell<Option<Wish>> = const { RefCell::new(None) };
}

/// Selects what is in a field that has the focus now, so that what is typed takes its place.
#[expect(clippy::needless_pass_by_value, reason = "what a listener is given")]
pub fn select(event: web_sys::FocusEvent) {
    let field = event.target();
    if let Some(field) = field.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        field.select();
    }
}

/// Shows the page from its beginning.
pub fn scroll_to_top() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Moves the focus to an element by its id, after the page has been brought up to date. The last
/// wish counts, and none takes the focus away from where the user has gone since.
pub fn focus_soon(id: &str) {
    let (id, from) = (id.to_owned(), focused());
    WISH.set(Some(Wish { id, from }));
    leptos::prelude::request_animation_frame(move || {
        if let Some(wish) = WISH.take()
            && (focused().is_none() || focused() == wish.from)
        {
            focus_now(&wish.id);
        }
    });
}

/// What has the focus; none where that is the page as a whole.
fn focused() -> Option<web_sys::Element> {
    let active = document().and_then(|document| document.active_element());
    active.filter(|element| element.tag_name() != "BODY")
}

/// Moves the focus to an element that is in the page already, before the next key comes.
pub fn focus_now(id: &str) {
    WISH.set(None);
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id))
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        // An element that takes no focus leaves it where it was.
        let _unfocusable = element.focus();
    }
}

thread_local! {
    /// What had the focus when the table went out of sight.
    static BEFORE: RefCell<Option<web_sys::HtmlElement>> = const { RefCell::new(None) };
}

/// Remembers what has the focus.
pub fn remember_focus() {
    BEFORE.set(focused().and_then(|element| element.dyn_into().ok()));
}

/// Moves the focus back to what had it, after the page has been brought up to date; to another
/// element by its id, where that is gone.
pub fn return_focus(otherwise: &str) {
    let before = BEFORE.take().filter(|element| element.is_connected());
    let otherwise = otherwise.to_owned();
    WISH.set(None);
    leptos::prelude::request_animation_frame(move || match before {
        Some(element) => {
            // It took the focus before.
            let _unfocusable = element.focus();
        }
        None => focus_now(&otherwise),
    });
}

/// Presses a button or opens what a summary stands over; whether there is one of that id.
pub fn press(id: &str) -> bool {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id))
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        // What opens is gone on in; a button says itself where the focus goes.
        if element.tag_name() == "SUMMARY" {
            let field = folding(id).and_then(|folding| within(&folding));
            let _nowhere = field.as_ref().unwrap_or(&element).focus();
            if field.is_some() {
                return true;
            }
        }
        element.click();
        return true;
    }
    false
}

/// What the summary of this id unfolds.
fn folding(id: &str) -> Option<web_sys::Element> {
    let summary = document()?.get_element_by_id(id)?;
    summary.closest("details").ok()?
}

/// The first field or button in what is open, unless the focus is there already.
fn within(folding: &web_sys::Element) -> Option<web_sys::HtmlElement> {
    let elsewhere = ":scope[open]:not(:focus-within) :is(input, select, button)";
    folding.query_selector(elsewhere).ok()??.dyn_into().ok()
}

/// Whether what the summary of this id unfolds is open.
#[must_use]
pub fn is_open(id: &str) -> bool {
    folding(id).is_some_and(|folding| folding.has_attribute("open"))
}

/// Folds what the summary of this id unfolds.
pub fn fold(id: &str) {
    if let Some(folding) = folding(id) {
        // Removing what is not there is no fault.
        let _absent = folding.remove_attribute("open");
    }
}

/// Presses the first of what a selector finds, if it is there to be seen.
pub fn press_first(selector: &str) -> bool {
    let found = document().and_then(|document| document.query_selector(selector).ok()?);
    let shown = found.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
    let shown = shown.filter(|element| element.offset_parent().is_some());
    shown.as_ref().map(web_sys::HtmlElement::click).is_some()
}

/// Whether a sheet has the keys that lies over the page.
#[must_use]
pub fn is_in_dialog(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "dialog, dialog *"))
}

/// Whether the user is writing, so that a single key is a letter and no command. In a field that
/// holds nothing but a number and says so by `data-letters="commands"`, letters stay commands.
#[must_use]
pub fn is_writing(event: &web_sys::KeyboardEvent) -> bool {
    let target = target(event);
    let is_letter = matches!(event.key().as_bytes(), [letter] if letter.is_ascii_alphabetic() || *letter == b'?');
    target.is_some_and(|target| {
        is(&target, "input:not([type=checkbox]), textarea, select")
            && !(is_letter && target.has_attribute("data-letters"))
    })
}

/// Whether the focus is on something that the space bar presses by itself.
#[must_use]
pub fn is_pressable(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "button, summary, a, label, input"))
}

fn target(event: &web_sys::KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

fn is(element: &web_sys::Element, selector: &str) -> bool {
    element.matches(selector).unwrap_or_default()
}

fn set_attribute(name: &str, value: &str) {
    if let Some(root) = root() {
        // The names and values are our own, and valid.
        let _invalid = root.set_attribute(name, value);
    }
}

fn root() -> Option<web_sys::Element> {
    document()?.document_element()
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
