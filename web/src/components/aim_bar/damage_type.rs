//! The type of the pending damage, where the rules have types (D5E-84, D35-95).

use asalto_core::rules::DefensePolicy;
use asalto_core::{Bypass, DamageType, TypedDamage};
use asalto_text::{DamageText, damage_type_word};
use leptos::prelude::*;

use crate::components::aims;
use crate::store::Store;
use crate::ui::{flag, part};

/// The choice of a type, and whether the damage bypasses damage reduction. It begins without a type.
#[component]
pub fn TypeChoice(heals: Signal<bool>) -> impl IntoView {
    let store = Store::take();
    let policy = Memo::new(move |_| {
        store.view.track();
        store.defenses()
    });
    part(move || {
        let policy = policy.get();
        let offered = !heals.get() && !policy.types().is_empty();
        offered.then(|| view! { <Types policy/><PastReduction policy/> })
    })
}

#[component]
fn Types(policy: DefensePolicy) -> impl IntoView {
    let store = Store::take();
    let of = Memo::new(move |_| store.aim.with(|aim| aim.of.map(|typed| typed.of)));
    let option = move |one: Option<DamageType>| {
        let chosen = flag(move || of.get() == one);
        let label = one.map_or(DamageText::NoTypeChosen, damage_type_word);
        view! { <option prop:selected=chosen>{store.label(label)}</option> }
    };
    let types = policy.types().iter().map(|&of| option(Some(of)));
    let types: Vec<_> = types.collect();
    let choose = move |event| {
        let select = event_target::<web_sys::HtmlSelectElement>(&event);
        // The first option is none.
        let index = usize::try_from(select.selected_index() - 1).ok();
        let of = index.and_then(|index| policy.types().get(index));
        store.change_aim(|aim| aim.of = of.map(|&of| of.into()));
        aims::focus_amount(store);
    };
    view! {
        <select id="damage-type" aria-label=store.label(DamageText::TypeOfDamage) on:change=choose>
            {option(None)}{types}
        </select>
    }
}

/// Whether the damage of a weapon bypasses damage reduction.
#[component]
fn PastReduction(policy: DefensePolicy) -> impl IntoView {
    let store = Store::take();
    let typed = Memo::new(move |_| store.aim.with(|aim| aim.of));
    let offered = flag(move || {
        let of_weapons = |typed: TypedDamage| typed.of.is_of_weapons();
        policy.has_numbers() && typed.get().is_some_and(of_weapons)
    });
    let bypasses = flag(move || {
        typed
            .get()
            .is_some_and(|it| it.bypasses == Bypass::Reduction)
    });
    let set = move |event| {
        let bypasses = if event_target_checked(&event) {
            Bypass::Reduction
        } else {
            Bypass::Nothing
        };
        store.change_aim(|aim| {
            aim.of = aim
                .of
                .map(|TypedDamage { of, .. }| TypedDamage { of, bypasses });
        });
        aims::focus_amount(store);
    };
    part(move || {
        offered.get().then(|| {
            view! {
                <label class="check" id="past-reduction"><input type="checkbox" prop:checked=bypasses on:change=set/>
                    {store.label(DamageText::BypassesReduction)}</label>
            }
        })
    })
}
