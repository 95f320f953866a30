//! The main button while a form is filled in: it submits the form, so that no other command passes over what was typed
//! or chosen.

use asalto_core::{Awaiting, EncounterView};
use leptos::prelude::*;

use crate::input::shortcuts::Shortcut;
use crate::store::{MainForm, Store};

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
    filled: impl Fn() -> Option<MainForm> + Send + Sync + 'static,
) {
    let open = move || store.drawer.get() == Some(tile.id()) && takes_forms(store);
    offer(store, move || open().then(&filled).flatten());
}

/// Gives the main button a form for as long as the calling component lives and `filled` returns one.
pub fn offer(store: Store, filled: impl Fn() -> Option<MainForm> + Send + Sync + 'static) {
    let filled = Memo::new(move |_| filled());
    let form = StoredValue::new(None::<&'static str>);
    let is_ours = move |offered: &Option<MainForm>| {
        let ours = form.try_get_value().flatten();
        offered.as_ref().is_some_and(|one| Some(one.form) == ours)
    };
    Effect::new(move |_| match filled.get() {
        Some(filled) => {
            form.set_value(Some(filled.form));
            store.main_form.set(Some(filled));
        }
        None if store.main_form.with_untracked(is_ours) => store.main_form.set(None),
        None => {}
    });
    on_cleanup(move || {
        if store.main_form.try_with_untracked(is_ours) == Some(true) {
            store.main_form.try_set(None);
        }
    });
}

/// The main button of a form.
pub fn button(form: MainForm) -> AnyView {
    let MainForm {
        form,
        label,
        complete,
    } = form;
    view! { <button id="go" class="go" type="submit" form=form aria-disabled=(!complete).then_some("true")>{label}</button> }
        .into_any()
}
