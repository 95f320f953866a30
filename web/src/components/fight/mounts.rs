//! Who rides what, where these rules know mounts.

use asalto_core::{Bond, CombatantId, Command, MountPolicy};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::choice::{choice, somebody};
use super::folded;
use crate::browser::document;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;

const BONDS: [(Bond, Phrase); 3] = [
    (Bond::Animal, Phrase::BondAnimal),
    (Bond::Together, Phrase::BondTogether),
    (Bond::Apart, Phrase::BondApart),
];

/// What somebody rides, or on what it may mount.
#[component]
pub fn Mounts(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let known = Memo::new(move |_| {
        store.view.track();
        store.with_session(|session| session.encounter().rules().mounts != MountPolicy::None)
    });
    let mount = Memo::new(move |_| {
        store.view.with(|view| {
            let rides = |one: &&asalto_core::CombatantView| {
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
                store.fill(Phrase::DismountFrom, &[&rider, &mount])
            };
            let part_them = move |_| {
                store.dispatch(&Command::Dismount { who: mount });
                document::focus_soon("mounts");
            };
            view! { <button on:click=part_them>{shown_text(words)}</button> }.into_any()
        }
        None => view! { <Form id/> }.into_any(),
    };
    part(move || {
        let caption = (store.own(Phrase::Mounting), store.key('m'));
        known
            .get()
            .then(|| folded("mounts", caption, move || part(move || Some(inside()))))
    })
}

#[component]
fn Form(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let mount = RwSignal::new(None::<CombatantId>);
    let bond = RwSignal::new(Bond::Animal);
    let ride = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(who) = mount.get_untracked() {
            store.dispatch(&Command::Mount {
                who,
                rider: id,
                bond: bond.get_untracked(),
            });
        }
        document::focus_soon("mounts");
    };
    let mounts = somebody(store, None, Some(id), move |chosen| mount.set(chosen));
    let bonds = BONDS.map(|(bond, phrase)| (bond, store.own(phrase)));
    let bonds = choice(bonds.to_vec(), move |chosen| bond.set(chosen));
    view! {
        <form class="profile" on:submit=ride>
            <label>{store.own(Phrase::MountOf)}{mounts}</label>
            <label>{store.own(Phrase::Bond)}{bonds}</label>
            <div class="buttons"><button type="submit">{store.own(Phrase::Rides)}</button></div>
        </form>
    }
}
