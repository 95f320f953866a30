//! The offer to put an actor without hit points out of combat.

use asalto_core::rules::Condition;
use asalto_core::{CombatantId, Command};
use asalto_text::{TalesOfWarText, condition as condition_name};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{part, text};

/// The conditions that the offer has: out of combat, and dead.
const CONDITIONS: [Condition; 2] = [Condition::Unconscious, Condition::Dead];

/// An actor without hit points, and its hit points. Other hit points are asked about again.
type Fallen = (CombatantId, i32);

/// The first actor without hit points, with its conditions to choose from. It blocks nothing.
#[component]
pub fn FallenOffer() -> impl IntoView {
    let store = Store::take();
    let plays_on = RwSignal::new(Vec::<Fallen>::new());
    let first = Memo::new(move |_| {
        let known = plays_on.get();
        let fallen = all(store).into_iter();
        fallen.filter(|one| !known.contains(one)).min()
    });
    part(move || {
        let fallen = first.get()?;
        let (who, _) = fallen;
        let words = text(move || store.text_with(TalesOfWarText::NoHitPoints, &[&store.name(who)]));
        let conditions = CONDITIONS.map(|condition| {
            let label = condition_name(store.lang(), &condition);
            let put = move |_| {
                let condition = condition.clone();
                store.dispatch(Command::AddCondition { who, condition });
            };
            view! { <button on:click=put>{label}</button> }
        });
        let dismiss = move |_| plays_on.update(|all| all.push(fallen));
        Some(view! {
            <section class="panel fallen" aria-labelledby="fallen">
                <h2 class="title" id="fallen">{words}</h2>
                <div class="buttons">
                    {conditions}
                    <button class="quiet" on:click=dismiss>{store.label(TalesOfWarText::PlaysOn)}</button>
                </div>
            </section>
        })
    })
}

/// Returns all actors without hit points that still take part.
fn all(store: Store) -> Vec<Fallen> {
    let fallen = {
        store.view.track();
        store.with_session(|session| session.encounter().without_hit_points())
    };
    let left = |who| {
        store.view.with(|view| {
            let one = view.combatant(who)?;
            Some((who, one.vitality?.left))
        })
    };
    fallen.into_iter().filter_map(left).collect()
}
