//! The main button while a form is filled in: it submits the form, so that no other command passes over what was typed
//! or chosen.

use asalto_core::{Awaiting, EncounterView};
use leptos::prelude::*;

use crate::components::play_here::play_here;
use crate::input::shortcuts::Shortcut;
use crate::store::{FilledForm, MainForm, Store};
use crate::ui::{flag, part};

/// Returns whether the main button submits forms: during turns. Before and after them it starts combat, rolls, or goes on.
pub fn takes_forms(store: Store) -> bool {
    let awaiting = |view: &EncounterView| {
        matches!(
            view.awaiting,
            Awaiting::Setup | Awaiting::Rolls(_) | Awaiting::Ended
        )
    };
    !store.view.with(awaiting)
}

/// Gives the main button the form of a tile's drawer while the drawer is open and `filled` returns one.
pub fn offer_in_drawer(
    store: Store,
    tile: Shortcut,
    form: &'static str,
    filled: impl Fn() -> Option<FilledForm> + Send + Sync + 'static,
) {
    let open = store.is_open(tile.id());
    let takes = move || open.get() && takes_forms(store);
    offer(store, form, move || takes().then(&filled).flatten());
}

/// Gives the main button the form with an id, for as long as the calling component lives and `filled` returns one.
pub fn offer(
    store: Store,
    form: &'static str,
    filled: impl Fn() -> Option<FilledForm> + Send + Sync + 'static,
) {
    let filled = Memo::new(move |_| filled());
    let is_ours =
        move |offered: &Option<MainForm>| offered.as_ref().is_some_and(|it| it.id == form);
    Effect::new(move |_| match filled.get() {
        Some(filled) => store.main_form.set(Some(MainForm { id: form, filled })),
        None if store.main_form.with_untracked(is_ours) => store.main_form.set(None),
        None => {}
    });
    on_cleanup(move || {
        if store.main_form.try_with_untracked(is_ours) == Some(true) {
            store.main_form.try_set(None);
        }
    });
}

/// Builds the main button: of a tab that only watches, of the form that is filled in, or of the next command.
pub fn main_button(
    store: Store,
    command: impl Fn() -> Option<AnyView> + Send + 'static,
) -> impl IntoView {
    // After the combat another one can begin in this tab.
    let over = move || store.view.with(|view| view.awaiting == Awaiting::Ended);
    let watches = flag(move || store.watches() && !over());
    part(move || {
        if watches.get() {
            return Some(play_here(store));
        }
        match store.main_form.get() {
            Some(form) => Some(button(store, form)),
            None => command(),
        }
    })
}

/// The main button of a form.
fn button(store: Store, form: MainForm) -> AnyView {
    let MainForm { id, filled } = form;
    let FilledForm {
        label,
        complete,
        keyed,
    } = filled;
    let key =
        keyed.then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd> });
    view! { <button id="go" class="go" type="submit" form=id aria-disabled=(!complete).then_some("true")>{label}{key}</button> }
        .into_any()
}
