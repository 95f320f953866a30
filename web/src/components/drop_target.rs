//! The cover of any screen while files are dragged over it.

use asalto_text::IncomingText;
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::text;

/// The number of files that are dragged over the page; 0 if the browser does not tell it.
#[derive(Clone, Copy)]
pub struct FilesOver(pub RwSignal<Option<usize>>);

/// The cover.
#[component]
pub fn DropTarget() -> impl IntoView {
    let store = Store::take();
    let FilesOver(over) = expect_context();
    let heading = move || match over.get() {
        Some(count @ 2..) => store.text_with(IncomingText::DropMany, &[&count.to_string()]),
        _ => store.text(IncomingText::DropOne).to_owned(),
    };
    view! {
        <div class="drop-target" role="status">
            <div>
                <p class="title">{text(heading)}</p>
                <p>{store.label(IncomingText::DropHint)}</p>
                <p class="hint">{store.label(IncomingText::Reads)}</p>
            </div>
        </div>
    }
}
