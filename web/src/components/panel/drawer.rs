//! The drawers of the panel: each has a tile, and at most one is open.

use asalto_core::CombatantId;
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use crate::browser::document;
use crate::components::lazy_part::later;
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The place of a drawer's tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum DrawerAccess {
    /// Among the commands that are always in sight.
    AtRest,
    /// Among the commands under “More”.
    UnderMore,
}

/// The tile that opens a drawer.
#[derive(Clone, Copy)]
pub struct Tile {
    id: &'static str,
    label: Signal<String>,
    key: Signal<String>,
    shortcut: Option<Shortcut>,
    informs: bool,
}

impl Tile {
    /// Returns the tile of a shortcut, with its name and its key.
    pub fn of(store: Store, shortcut: Shortcut) -> Self {
        Self {
            id: shortcut.id(),
            label: store.label(shortcut.label()),
            key: store.shortcut(shortcut),
            shortcut: Some(shortcut),
            informs: false,
        }
    }

    /// Returns a tile without a shortcut.
    pub fn without_key(id: &'static str, label: Signal<String>) -> Self {
        let key = Signal::stored(String::new());
        Self {
            id,
            label,
            key,
            shortcut: None,
            informs: false,
        }
    }

    /// Returns the tile of a drawer that only informs, so that a tab which only watches has it too.
    pub fn informing(self) -> Self {
        let informs = true;
        Self { informs, ..self }
    }

    /// Returns the tile with another label.
    pub fn labeled(self, label: Signal<String>) -> Self {
        Self { label, ..self }
    }
}

/// The number of ticks within which an opened drawer appears.
const TICKS: usize = 16;

/// Builds a tile and its drawer, whose content is made for the combatant on view when it is opened.
///
/// An open drawer stays open for the next combatant, with new content. A closed one keeps its content as long
/// as its combatant is on view, and then drops it: it costs nothing until it is opened again.
pub fn drawer<V: IntoAny>(
    tile: Tile,
    reach: DrawerAccess,
    whose: PanelSubject,
    inside: impl Fn(CombatantId) -> V + Send + 'static,
) -> AnyView {
    let inside = move |who| inside(who).into_any();
    build(tile, reach, whose, None, Box::new(inside))
}

/// The combatant for which the content of a drawer is made, if the content is a part of the app.
#[derive(Clone, Copy)]
pub struct DrawerSubject(pub CombatantId);

/// Builds a tile and its drawer as [`drawer`] does. The content is a part, which loads before the drawer
/// opens.
pub fn drawer_of(which: Part, tile: Tile, reach: DrawerAccess, whose: PanelSubject) -> AnyView {
    let inside = move |who| {
        provide_context(DrawerSubject(who));
        later(which)
    };
    build(tile, reach, whose, Some(which), Box::new(inside))
}

fn build(
    Tile {
        id,
        label,
        key,
        shortcut,
        informs,
    }: Tile,
    reach: DrawerAccess,
    whose: PanelSubject,
    loads: Option<Part>,
    inside: Box<dyn Fn(CombatantId) -> AnyView + Send>,
) -> AnyView {
    let store = Store::take();
    let open = store.is_open(id);
    let filled = Memo::new(move |before: Option<&Option<CombatantId>>| {
        let before = before.copied().flatten();
        if open.get() {
            return Some(whose.get());
        }
        // An empty drawer follows nobody.
        before.filter(|&before| before == whose.get())
    });
    let enter = move || {
        store.open_drawer(id);
        // The drawer is built within some ticks, before the next key press, and takes that key.
        spawn_local(async move {
            for _ in 0..TICKS {
                tick().await;
                if document::enter_now(id) {
                    break;
                }
            }
        });
    };
    let title = shortcut.map_or(label, |shortcut| store.tooltip(label, shortcut));
    let waits = move || !informs && store.watches();
    let toggle = move |_| match loads {
        _ if !informs && store.stands_back() => {}
        _ if open.get_untracked() => store.close_drawer(),
        Some(which) => store.after(which, enter),
        None => enter(),
    };
    view! {
        <button id=id class=format!("tile to-{id}") class:seldom={reach == DrawerAccess::UnderMore} title=title
            aria-expanded=shown_text(move || open.get().to_string())
            aria-disabled=shown_text(move || waits().to_string()) on:click=toggle>
            {label}<kbd aria-hidden="true">{key}</kbd></button>
        <div class=format!("drawer {id}") role="group" tabindex="-1" aria-labelledby=id hidden=flag(move || !open.get())>
            {part(move || filled.get().map(&inside))}
        </div>
    }
    .into_any()
}
