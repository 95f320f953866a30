//! The targets of an amount as buttons: half or double for all, and the combatants to choose.

use asalto_core::share::DamageShare;
use asalto_text::CombatText;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::aims;
use crate::input::aim::AMOUNT;
use crate::store::Store;
use crate::ui::{each, flag, text as shown_text};

/// The choice of the share that all targets take, of which one is on: half, all of the amount or double.
#[component]
pub fn Shares() -> impl IntoView {
    let store = Store::take();
    let button = move |share, label, sign: Option<&'static str>| {
        let on = flag(move || store.aim.with(|aim| aim.common_share() == Some(share)));
        let set = move |_| {
            store.change_aim(|aim| aim.share(share));
            store.announced.set(untrack(|| aims::words(store)));
            document::focus_now(AMOUNT);
        };
        let words = store.label(label);
        let shown = move || sign.map_or_else(|| words.get(), str::to_owned);
        view! {
            <button class="quiet" aria-label=store.label(label)
                aria-pressed=shown_text(move || on.get().to_string()) on:click=set>{shown_text(shown)}</button>
        }
    };
    view! {
        <div class="shares" role="group" aria-label=store.label(CombatText::Shares)>
            {button(DamageShare::Half, CombatText::Half, Some("½"))}
            {button(DamageShare::Full, CombatText::All, None)}
            {button(DamageShare::Double, CombatText::Double, Some("×2"))}
        </div>
    }
}

/// The combatants with tracked hit points, to choose as targets.
#[component]
pub fn Chooser() -> impl IntoView {
    let store = Store::take();
    let kept = Memo::new(move |_| {
        store.view.with(|view| {
            let kept = view.combatants.iter().filter(|one| one.vitality.is_some());
            kept.map(|one| one.id).collect::<Vec<_>>()
        })
    });
    let label = store.label(CombatText::SeveralTargets);
    view! {
        <div class="choices" role="group" aria-label=label>
            {each(move || kept.get(), |id| id.0.into(), move |id| {
                let standing = store.row(id).standing();
                let chosen = move || standing.with(|standing| standing.aimed.is_some());
                view! {
                    <button class="toggle" aria-pressed=shown_text(move || chosen().to_string())
                        on:click=move |_| aims::choose(store, id)>{shown_text(move || store.name_in_row(id))}</button>
                }.into_any()
            })}
        </div>
    }
}
