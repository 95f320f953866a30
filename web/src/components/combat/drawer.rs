//! The drawers of the panel: each has a tile, and at most one is open.

use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use crate::browser::document;
use crate::reactive::{flag, part, text as shown_text};
use crate::store::Store;

/// Where the tile of a drawer is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Among the commands that are always in sight.
    AtRest,
    /// Among those under “More”.
    UnderMore,
}

/// The ticks within which an opened drawer is there.
const TICKS: usize = 16;

/// Builds a tile and its drawer, which makes its content when first opened.
///
/// Each turn has a new panel, so drawers that stay closed must cost nothing. The open one stays open in
/// the next panel.
pub fn drawer<V: IntoAny>(
    id: &'static str,
    reach: Reach,
    caption: (Signal<String>, Signal<String>),
    inside: impl Fn() -> V + Send + 'static,
) -> AnyView {
    build(id, reach, caption, Box::new(move || inside().into_any()))
}

fn build(
    id: &'static str,
    reach: Reach,
    (label, key): (Signal<String>, Signal<String>),
    inside: Box<dyn Fn() -> AnyView + Send>,
) -> AnyView {
    let store = Store::take();
    let open = flag(move || store.drawer.get() == Some(id));
    let opened = RwSignal::new(open.get_untracked());
    let toggle = move |_| {
        let opens = !open.get_untracked();
        opened.update(|opened| *opened |= opens);
        store.drawer.set(opens.then_some(id));
        if opens {
            // The drawer is built within some ticks, before the next key press, and takes it.
            spawn_local(async move {
                for _ in 0..TICKS {
                    tick().await;
                    if document::enter_now(id) {
                        break;
                    }
                }
            });
        }
    };
    view! {
        <button id=id class=format!("tile to-{id}") class:seldom={reach == Reach::UnderMore}
            aria-expanded=shown_text(move || open.get().to_string()) on:click=toggle>
            {label}<kbd aria-hidden="true">{key}</kbd></button>
        <div class=format!("drawer {id}") role="group" tabindex="-1" aria-labelledby=id hidden=flag(move || !open.get())>
            {part(move || opened.get().then(&inside))}
        </div>
    }
    .into_any()
}
