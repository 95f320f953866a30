//! The type of the pending damage, where the rules have types (D5E-84, D35-95).

use asalto_core::rules::DefensePolicy;
use asalto_core::{Bypass, DamageType, TypedDamage};
use asalto_text::{DamageText, damage_type_word};
use leptos::prelude::*;

use crate::components::aims;
use crate::input::aim::Aim;
use crate::store::Store;
use crate::ui::{flag, part};

/// The choice of a type, and whether the damage bypasses damage reduction or is magical. It begins without a type.
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
        offered.then(|| view! { <Types policy/><PastDefense policy/> })
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
        store.read_amount_again();
        aims::focus_amount(store);
    };
    view! {
        <select id="damage-type" aria-label=store.label(DamageText::TypeOfDamage) on:change=choose>
            {option(None)}{types}
        </select>
    }
}

/// Whether the damage of a weapon bypasses damage reduction; or is magical or of a material that a target's defense against
/// nonmagical damage names.
#[component]
fn PastDefense(policy: DefensePolicy) -> impl IntoView {
    if policy.has_numbers() {
        return view! { <Past policy past=Bypass::Reduction id="past-reduction" label=DamageText::BypassesReduction/> }
            .into_any();
    }
    view! {
        <Past policy past=Bypass::Nonmagical id="magical" label=DamageText::Magical/>
        <Past policy past=Bypass::Silver id="silvered" label=DamageText::Silvered/>
        <Past policy past=Bypass::Adamantine id="of-adamantine" label=DamageText::OfAdamantine/>
    }
    .into_any()
}

/// A check for what the damage of a weapon bypasses, where it matters to a target.
#[component]
fn Past(policy: DefensePolicy, past: Bypass, id: &'static str, label: DamageText) -> impl IntoView {
    let store = Store::take();
    let typed = Memo::new(move |_| store.aim.with(|aim| aim.of));
    let offered = flag(move || {
        let of_weapons = |of: &DamageType| of.is_of_weapons();
        let of = typed.get().map(|typed| typed.of).filter(of_weapons);
        of.is_some_and(|of| policy.has_numbers() || matters(store, policy, of, past))
    });
    let bypasses = flag(move || typed.get().is_some_and(|it| it.bypasses == past));
    let set = move |event| {
        let bypasses = if event_target_checked(&event) {
            past
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
                <label class="check" id=id><input type="checkbox" prop:checked=bypasses on:change=set/>
                    {store.label(label)}</label>
            }
        })
    })
}

/// Returns whether a target has a defense against nonmagical damage of a type that is bypassed so.
fn matters(store: Store, policy: DefensePolicy, of: DamageType, past: Bypass) -> bool {
    let who = store.aim.with(Aim::who);
    store.view.with(|view| {
        let targets = who.iter().filter_map(|who| view.combatant(*who));
        let mut defenses = targets.map(|one| &one.profile.defenses);
        defenses.any(|defenses| policy.is_bypassed(defenses, of, past))
    })
}
