//! The page: its language, title, theme and focus.

use std::cell::RefCell;

use leptos::ev::Event;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Element;

/// Returns the languages that the browser prefers, most preferred first.
#[must_use]
pub fn languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    languages
        .map(|list| list.iter().filter_map(|tag| tag.as_string()).collect())
        .unwrap_or_default()
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

/// Returns whether the device has a touch screen.
#[must_use]
pub fn is_touched() -> bool {
    web_sys::window().is_none_or(|it| it.navigator().max_touch_points() > 0)
}

/// Returns whether the user types on a keyboard here. Moving the focus into a field would open the
/// on-screen keyboard of a touch device, and in a frame take the focus from the host page.
#[must_use]
pub fn has_keyboard() -> bool {
    !is_touched() && document().is_some_and(|page| page.has_focus().unwrap_or(false))
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Shows the fault of a field through the browser's form validation, or clears it; returns whether
/// there is one.
pub fn find_fault(event: &Event, fault: Option<&str>) -> bool {
    let target = event.target();
    if let Some(field) = target.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        field.set_custom_validity(fault.unwrap_or_default());
        field.report_validity();
    }
    fault.is_some()
}

/// A planned move of the focus: the target, and the element with the focus at that moment.
struct Wish {
    id: String,
    from: Option<Element>,
}

thread_local! {
    static WISH: RefCell<Option<Wish>> = const { RefCell::new(None) };
}

/// Selects the content of the focused field, so that typing replaces it.
#[expect(clippy::needless_pass_by_value, reason = "what a listener is given")]
pub fn select(event: web_sys::FocusEvent) {
    let field = event.target();
    if let Some(field) = field.and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok()) {
        field.select();
    }
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

/// Returns whether the page can fill the screen.
#[must_use]
pub fn can_fill_screen() -> bool {
    document().is_some_and(|page| page.fullscreen_enabled())
}

/// Makes the page fill the screen.
pub fn fill_screen() {
    if let Some(root) = root() {
        // If the browser refuses, the page stays in its window.
        let _refused = root.request_fullscreen();
    }
}

/// Moves the focus to an element by its id after the page has updated. The last call wins, and no
/// call takes the focus from an element that the user has moved to since.
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

/// Moves the focus to an element at once, and again after the page has updated: the page may replace the
/// element, and meanwhile no key goes to a field that has been left.
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

/// Returns the focused element; none if it is the page as a whole.
fn focused() -> Option<Element> {
    let active = document().and_then(|document| document.active_element());
    active.filter(|element| element.tag_name() != "BODY")
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

/// Returns the focus to the remembered element after the page has updated, or to the element with
/// this id if that one is gone.
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
        // In an open drawer or open details, the focus moves inside. A button moves the focus itself.
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

/// The keys of an element, which come here before they reach the page.
pub struct ElementKeys {
    element: Element,
    listener: Closure<dyn FnMut(web_sys::KeyboardEvent)>,
}

impl ElementKeys {
    /// Listens to the keys of an element by its id. The listener returns whether it has handled a key; then
    /// nothing else does.
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
        // It was added, so it can be removed.
        let _absent = self
            .element
            .remove_event_listener_with_callback("keydown", function);
    }
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

/// Returns whether the page has an element that a selector finds.
#[must_use]
pub fn is_there(selector: &str) -> bool {
    document().is_some_and(|page| matches!(page.query_selector(selector), Ok(Some(_))))
}

fn first(selector: &str) -> Option<web_sys::HtmlElement> {
    let found = document()?.query_selector(selector).ok()??;
    let shown = found.dyn_into::<web_sys::HtmlElement>().ok()?;
    shown.offset_parent().is_some().then_some(shown)
}

/// Returns whether an open dialog takes the keys.
#[must_use]
pub fn is_in_dialog(event: &web_sys::KeyboardEvent) -> bool {
    target(event).is_some_and(|target| is(&target, "dialog, dialog *"))
}

/// Returns whether the user is typing, so that a single key is a letter and not a shortcut. In a
/// number field with `data-letters="commands"`, letters stay shortcuts; with `data-letters="empty"`, they do
/// while the field is empty.
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

fn set_attribute(name: &str, value: &str) {
    if let Some(root) = root() {
        // The names and values are constants, and valid.
        let _invalid = root.set_attribute(name, value);
    }
}

fn root() -> Option<Element> {
    document()?.document_element()
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
