//! The question whether something is deleted for good, because the bin has no room for it. It stays until the answer.

use std::cell::LazyCell;
use std::sync::Arc;

use asalto_text::HomeText;
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::part;

/// The id of the button that deletes nothing, which takes the focus.
const CANCEL: &str = "keep-without-bin";

/// A question, and what a yes does.
#[derive(Clone)]
struct Question {
    words: String,
    agree: Arc<dyn Fn() + Send + Sync>,
}

thread_local! {
    static ASKED: LazyCell<ArcRwSignal<Option<Question>>> =
        LazyCell::new(|| ArcRwSignal::new(None));
}

/// Asks whether something is deleted for good.
pub fn ask(store: Store, title: &str, agree: impl Fn() + Send + Sync + 'static) {
    let words = store.text_with(HomeText::NoRoomInBin, &[title]);
    store.announced.set(words.clone());
    let question = Question {
        words,
        agree: Arc::new(agree),
    };
    ASKED.with(|asked| asked.set(Some(question)));
    document::focus_soon(CANCEL);
}

/// The question, if there is one.
#[component]
pub fn ForGood() -> impl IntoView {
    let store = Store::take();
    let asked = ASKED.with(|asked| ArcRwSignal::clone(asked));
    let left = asked.clone();
    on_cleanup(move || left.set(None));
    part(move || {
        let Question { words, agree } = asked.get()?;
        let end = {
            let asked = asked.clone();
            move || {
                if let Some(Question { words, .. }) = asked.try_update(Option::take).flatten() {
                    store.unsay(&words);
                }
            }
        };
        let agree = {
            let end = end.clone();
            move |_| {
                end();
                agree();
            }
        };
        let cancel = {
            let end = end.clone();
            move |_| end()
        };
        let escape = move |event: leptos::ev::KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                event.stop_propagation();
                end();
            }
        };
        Some(view! {
            <div class="notice warning" on:keydown=escape><p>{words}</p>
                <button on:click=agree>{store.label(HomeText::DeleteForGood)}</button>
                <button id=CANCEL class="quiet" on:click=cancel>{store.label(HomeText::Cancel)}</button>
            </div>
        })
    })
}
