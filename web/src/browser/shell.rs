//! The plain scripts beside the app (`web/shell`), which exchange events with it on the window.

use leptos::prelude::{WindowListenerHandle, on_cleanup, window_event_listener};
use wasm_bindgen::prelude::*;

/// An event that the app sends and a script handles.
#[derive(Clone, Copy)]
pub struct ScriptEvent(&'static str);

/// An event that a script sends and the app handles.
#[derive(Clone, Copy)]
pub struct AppEvent(&'static str);

// One constant for each event, written by `web/build.rs` from the table in `web/shell/protocol.js`.
include!(concat!(env!("OUT_DIR"), "/events.rs"));

/// Sends an event to the scripts.
pub fn send(ScriptEvent(name): ScriptEvent, detail: &JsValue) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(detail);
    let event = web_sys::CustomEvent::new_with_event_init_dict(name, &init);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        // These events can't be canceled.
        let _cancelled = window.dispatch_event(&event);
    }
}

/// Adds the styles of a part to the page.
pub fn style(styles: &str) {
    send(ADD_STYLES, &styles.into());
}

/// Sends the scripts a saved text, for the second copy of the storage and for other tabs.
pub fn send_written(key: &str, text: &str) {
    send(WRITTEN, &texts(&[key, text]));
}

/// Listens to an event of the scripts for as long as the page is open.
pub fn on(AppEvent(name): AppEvent, listen: impl FnMut(JsValue) + 'static) {
    add_listener(name, Box::new(listen));
}

/// Listens to an event of the scripts for as long as the component is in the page.
pub fn on_while_shown(event: AppEvent, listen: impl Fn(JsValue) + 'static) {
    let listener = listener(event, listen);
    on_cleanup(move || listener.remove());
}

/// Listens to an event of the scripts until the listener is removed.
pub fn listener(
    AppEvent(name): AppEvent,
    listen: impl Fn(JsValue) + 'static,
) -> WindowListenerHandle {
    let event = leptos::ev::Custom::<web_sys::CustomEvent>::new(name);
    window_event_listener(event, move |event| listen(event.detail()))
}

fn add_listener(name: &str, mut listen: Box<dyn FnMut(JsValue)>) {
    let listener =
        Closure::<dyn FnMut(web_sys::CustomEvent)>::new(move |event: web_sys::CustomEvent| {
            listen(event.detail());
        });
    if let Some(window) = web_sys::window() {
        // Adding a listener by name and function can't fail.
        let _refused =
            window.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    }
    listener.forget();
}

/// Converts texts to a JavaScript array.
#[must_use]
pub fn texts(texts: &[&str]) -> JsValue {
    let array: js_sys::Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
    array.into()
}
