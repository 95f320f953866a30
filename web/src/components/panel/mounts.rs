//! Mounts and riders, if the rules have them.

use std::sync::Arc;

use asalto_core::mount::MountControl;
use asalto_core::rules::MountPolicy;
use asalto_core::{CombatantId, Command};
use asalto_text::CombatText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, DrawerSubject, Tile, drawer_of};
use crate::browser::document;
use crate::components::choice::{choice, combatant_select};
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// Returns the text of a way to control a mount under these rules.
fn worded(policy: MountPolicy, control: MountControl) -> CombatText {
    match (control, policy) {
        (MountControl::Animal, _) => CombatText::MountAnimal,
        (MountControl::Together, _) => CombatText::MountIntelligentTogether,
        (MountControl::Apart, MountPolicy::Controlled) => CombatText::MountIndependent,
        (
            MountControl::Apart,
            MountPolicy::None | MountPolicy::OnRidersCount | MountPolicy::ByIntelligence,
        ) => CombatText::MountIntelligentApart,
        (MountControl::Controlled, _) => CombatText::MountControlled,
    }
}

/// The drawer of mounting, if the rules have mounts.
#[component]
pub fn Mounts(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let policy = store.with_session(|session| session.encounter().rules().mounts);
    (policy != MountPolicy::None).then(|| {
        let tile = Tile::of(store, Shortcut::Mounting);
        drawer_of(Part::Mounting, tile, DrawerAccess::UnderMore, whose)
    })
}

/// The button that dismounts a combatant, or the form that mounts it.
#[component]
pub fn Mounted() -> impl IntoView {
    let store = Store::take();
    let DrawerSubject(id) = expect_context();
    let mount = Memo::new(move |_| {
        store.view.with(|view| {
            let rides = |one: &&Arc<asalto_core::CombatantView>| {
                one.ridden
                    .is_some_and(|ride| one.id == id || ride.rider == id)
            };
            let mount = view.combatants.iter().find(rides)?;
            Some((mount.id, mount.ridden?.rider))
        })
    });
    let inside = move || match mount.get() {
        Some((mount, rider)) => {
            let words = move || {
                let (rider, mount) = (store.name(rider), store.name(mount));
                store.text_with(CombatText::DismountFrom, &[&rider, &mount])
            };
            let part_them = move |_| {
                store.dispatch(Command::Dismount { who: mount });
                document::focus_soon(Shortcut::Mounting.id());
            };
            view! { <button on:click=part_them>{shown_text(words)}</button> }.into_any()
        }
        None => view! { <Form id/> }.into_any(),
    };
    part(move || Some(inside()))
}

#[component]
fn Form(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let mount = RwSignal::new(None::<CombatantId>);
    let policy = store.with_session(|session| session.encounter().rules().mounts);
    let controls = policy.controls();
    let first = controls.first().copied().unwrap_or(MountControl::Animal);
    let control = RwSignal::new(first);
    let ride = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(who) = mount.get_untracked() {
            store.dispatch(Command::Mount {
                who,
                rider: id,
                control: control.get_untracked(),
            });
        }
        document::focus_soon(Shortcut::Mounting.id());
    };
    let mounts = combatant_select(store, None, Some(id), move |chosen| mount.set(chosen));
    let bonds = controls
        .iter()
        .map(|&control| (control, store.label(worded(policy, control))));
    let bonds = choice(bonds.collect(), move |chosen| control.set(chosen));
    view! {
        <form class="profile" on:submit=ride>
            <label>{store.label(CombatText::MountOf)}{mounts}</label>
            <label>{store.label(CombatText::MountControl)}{bonds}</label>
            <div class="buttons"><button type="submit">{store.label(CombatText::MountUp)}</button></div>
        </form>
    }
}
