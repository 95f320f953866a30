//! The question whether something is deleted for good, because the bin has no room for it. It stays until the answer.

use std::cell::LazyCell;
use std::sync::Arc;

use asalto_text::HomeText;
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::{part, text};

/// The id of the button that deletes nothing, which takes the focus.
const CANCEL: &str = "keep-without-bin";

/// Returns the name that something has now, and follows it. None once it is gone.
pub type Title = Arc<dyn Fn() -> Option<String> + Send + Sync>;

/// A question, and what a yes does.
#[derive(Clone)]
struct Question {
    title: Title,
    agree: Arc<dyn Fn() + Send + Sync>,
}

impl Question {
    /// Returns the question under the name that its subject has now. None once there is nothing to ask about.
    fn words(&self, store: Store) -> Option<String> {
        let title = (self.title)()?;
        Some(store.text_with(HomeText::NoRoomInBin, &[&title]))
    }
}

thread_local! {
    static ASKED: LazyCell<ArcRwSignal<Option<Question>>> =
        LazyCell::new(|| ArcRwSignal::new(None));
}

/// Asks whether something is deleted for good, for as long as it is there.
pub fn ask(store: Store, title: Title, agree: impl Fn() + Send + Sync + 'static) {
    let agree = Arc::new(agree);
    let question = Question { title, agree };
    let Some(words) = untrack(|| question.words(store)) else {
        return;
    };
    store.announced.set(words);
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
        let question = asked.get()?;
        let agree = question.agree.clone();
        let words = Memo::new(move |_| question.words(store));
        let end = {
            let asked = asked.clone();
            move || {
                asked.set(None);
                if let Some(words) = words.get_untracked() {
                    store.unsay(&words);
                }
            }
        };
        // Another tab may name its subject, or delete it.
        let gone = asked.clone();
        Effect::new(move |before: Option<Option<String>>| {
            let now = words.get();
            if let Some(old) = before.flatten().filter(|old| now.as_ref() != Some(old)) {
                store.unsay(&old);
                match &now {
                    Some(now) => store.announced.set(now.clone()),
                    None => gone.set(None),
                }
            }
            now
        });
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
            <div class="notice warning" on:keydown=escape><p>{text(move || words.get().unwrap_or_default())}</p>
                <button on:click=agree>{store.label(HomeText::DeleteForGood)}</button>
                <button id=CANCEL class="quiet" on:click=cancel>{store.label(HomeText::Cancel)}</button>
            </div>
        })
    })
}
