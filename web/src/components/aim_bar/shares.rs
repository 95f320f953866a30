//! The targets of an amount as buttons: half or double for all, and the combatants to choose.

use asalto_core::share::DamageShare;
use asalto_text::CombatText;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::aims;
use crate::input::aim::AMOUNT;
use crate::store::Store;
use crate::ui::{each, flag, text as shown_text};

/// The buttons that give all targets half or double of the amount, or the full amount again.
#[component]
pub fn Shares() -> impl IntoView {
    let store = Store::take();
    let is = move |share: DamageShare| {
        flag(move || {
            store.aim.with(|aim| {
                let targets = aim.targets();
                !targets.is_empty() && targets.iter().all(|(_, one)| *one == share)
            })
        })
    };
    let button = move |share, label, sign: &'static str| {
        let on = is(share);
        let set = move |_| {
            let share = if on.get_untracked() {
                DamageShare::Full
            } else {
                share
            };
            store.change_aim(|aim| aim.share(share));
            document::focus_now(AMOUNT);
        };
        view! {
            <button class="quiet toggle" aria-label=store.label(label)
                aria-pressed=shown_text(move || on.get().to_string()) on:click=set>{sign}</button>
        }
    };
    view! {
        {button(DamageShare::Half, CombatText::Half, "½")}
        {button(DamageShare::Double, CombatText::Double, "×2")}
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
