//! The buttons of an actor's saved actions.

use asalto_core::CombatantId;
use asalto_text::{TalesOfWarText, isolated, tales_of_war};
use leptos::prelude::*;

use super::typed_action::{declared, saved};
use crate::browser::document;
use crate::components::panel_subject::PanelSubject;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The saved actions of an actor, each with its name and cost. A press types the action.
#[component]
pub fn SavedActions(
    whose: PanelSubject,
    /// The typed line.
    line: RwSignal<String>,
    /// The id of its field, which takes the focus.
    field: &'static str,
) -> impl IntoView {
    let store = Store::take();
    let actions = move || saved(store, whose.get()).into_iter().enumerate().collect();
    let action = move |(_, action): (usize, String)| {
        let (checked, shown) = (action.clone(), action.clone());
        let refused = flag(move || !affords(store, whose.get(), &checked));
        let label = text(move || short_action(store, whose.get(), &shown));
        let take = move |_| {
            // Chosen targets stay in the line.
            line.update(|line| {
                let aims = Some(line.trim()).filter(|aims| aims.starts_with('@'));
                *line = format!("{action} {}", aims.unwrap_or_default());
            });
            document::focus_soon(field);
        };
        view! { <button type="button" class="saved" class:refused=refused on:click=take>{label}</button> }.into_any()
    };
    let any = flag(move || !saved(store, whose.get()).is_empty());
    part(move || {
        any.get().then(|| {
            view! {
                <div class="buttons" role="group" aria-label=store.label(TalesOfWarText::SavedActions)>
                    {each(actions, key, action)}
                </div>
            }
        })
    })
}

/// Returns the name and the cost of a saved action. Another text stays as it is.
fn short_action(store: Store, who: CombatantId, action: &str) -> String {
    let Ok(declaration) = declared(store, who, action) else {
        return action.to_owned();
    };
    let name = isolated(&declaration.name);
    if declaration.cost.is_free() {
        return name.into_owned();
    }
    let cost = tales_of_war::cost(store.lang(), &declaration.cost);
    format!("{name} · {cost}")
}

/// Returns whether an actor can pay for a saved action at once.
fn affords(store: Store, who: CombatantId, action: &str) -> bool {
    store.view.track();
    let Ok(declaration) = declared(store, who, action) else {
        return true;
    };
    store.with_session(|session| session.encounter().can_pay(who, &declaration.cost))
}
