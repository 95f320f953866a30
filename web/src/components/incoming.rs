//! Files and texts of other tools that wait to be shown, and the field to paste a text into. The part of the app that reads
//! them loads with the first of them.

use std::cell::{LazyCell, RefCell};

use asalto_text::IncomingText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::{document, shell};
use crate::components::kept_texts;
use crate::input::origin::Origin;
use crate::store::Store;
use crate::store::address::Reading;

/// A file or a text that waits.
pub struct Incoming {
    /// Where it comes from.
    pub origin: Origin,
    /// Its bytes, its size if it is too large, null if it can't be opened, or the fault of a link as a word.
    pub content: JsValue,
}

thread_local! {
    static WAITING: RefCell<Vec<Incoming>> = const { RefCell::new(Vec::new()) };
    /// Tells the page that more has come.
    static MORE: LazyCell<ArcTrigger> = const { LazyCell::new(ArcTrigger::new) };
}

/// Takes what waits. The caller runs again when more comes.
pub fn take() -> Vec<Incoming> {
    MORE.with(|more| more.track());
    WAITING.take()
}

/// Receives the files of other tools, and follows those that are dragged over the page. Returns their number.
pub fn receive() -> RwSignal<Option<usize>> {
    let over = RwSignal::new(None);
    shell::on(shell::FILES_OVER, move |number| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a number of files"
        )]
        over.set(number.as_f64().map(|number| number as usize));
    });
    shell::on(shell::OTHER_FILES, move |files| {
        let files: js_sys::Array = files.unchecked_into();
        let waiting = files.iter().map(|file| {
            let file: js_sys::Array = file.unchecked_into();
            Incoming {
                origin: Origin::named(file.get(0).as_string()),
                content: file.get(1),
            }
        });
        show(waiting.collect());
    });
    over
}

/// Shows what came in on its page.
fn show(files: Vec<Incoming>) {
    WAITING.with_borrow_mut(|waiting| waiting.extend(files));
    // An open menu would cover what was added.
    document::press_first("details.menu[open] > summary");
    Reading::bring_in();
    MORE.with(|more| more.notify());
}

/// The field for a text of another tool.
#[component]
pub fn Paste(
    /// The id of the field, unique in the page.
    id: &'static str,
) -> impl IntoView {
    let store = Store::take();
    let kept = kept_texts::written(id);
    let typed = RwSignal::new(kept_texts::text(&kept).unwrap_or_default());
    Effect::new(move |_| typed.with(|typed| kept_texts::keep(&kept, typed)));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        if text.trim().is_empty() {
            return;
        }
        typed.set(String::new());
        let content = js_sys::Uint8Array::from(text.as_bytes()).into();
        let origin = Origin::Pasted;
        show(vec![Incoming { origin, content }]);
    };
    view! {
        <form class="paste" on:submit=submit>
            <label for=id>{store.label(IncomingText::Paste)}</label>
            <textarea id=id rows="3" maxlength="2000000" spellcheck="false" autocapitalize="off" placeholder=store.label(IncomingText::PasteHint)
                prop:value=typed on:input=move |event| typed.set(event_target_value(&event))></textarea>
            <button type="submit">{store.label(IncomingText::PasteRead)}</button>
        </form>
    }
}
