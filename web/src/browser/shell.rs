//! The plain scripts beside the app (`web/shell`), which talk with it by events on the window.

use wasm_bindgen::prelude::*;

use crate::library::Written;

/// Tells the scripts something.
pub fn tell(name: &str, detail: &JsValue) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(detail);
    let event = web_sys::CustomEvent::new_with_event_init_dict(name, &init);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        // Nobody cancels these.
        let _cancelled = window.dispatch_event(&event);
    }
}

/// Tells them what was written, for the second home and for other tabs.
pub fn tell_written(written: &Written) {
    tell("asalto:written", &texts(&[&written.key, &written.text]));
}

/// Listens to what the scripts say, for as long as the page is open.
pub fn on(name: &str, listen: impl FnMut(JsValue) + 'static) {
    let mut listen = listen;
    let listener =
        Closure::<dyn FnMut(web_sys::CustomEvent)>::new(move |event: web_sys::CustomEvent| {
            listen(event.detail());
        });
    if let Some(window) = web_sys::window() {
        // A name and a function are all it takes.
        let _refused =
            window.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    }
    listener.forget();
}

/// Some texts as the scripts take them.
#[must_use]
pub fn texts(texts: &[&str]) -> JsValue {
    let array: js_sys::Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
    array.into()
}
