//! The choice of who rolls initiative for the players' characters.

use asalto_core::combatant::Controller;
use asalto_core::rules::InitiativePolicy;
use asalto_text::CombatText;
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{flag, part, text};

/// The button. It appears if there are characters of players, initiative is rolled and the app rolls dice.
#[component]
pub fn WhoRolls() -> impl IntoView {
    let store = Store::take();
    let matters = flag(move || {
        let players = store.view.with(|view| {
            let mut all = view.combatants.iter();
            all.any(|one| one.profile.controller == Controller::Player)
        });
        let rolled = store.with_session(|session| match session.encounter().rules().initiative {
            InitiativePolicy::Check
            | InitiativePolicy::CheckByState { .. }
            | InitiativePolicy::Formula => true,
            InitiativePolicy::Passive | InitiativePolicy::Cards | InitiativePolicy::None => false,
        });
        players && rolled && !store.settings.real_dice.get()
    });
    let on = move || store.settings.players_type.get();
    let toggle = move |_| {
        let typed = store.settings.players_type.get_untracked();
        store.settings.type_totals(!typed);
    };
    part(move || {
        matters.get().then(|| {
            view! {
                <button class="toggle who-rolls" aria-pressed=text(move || on().to_string()) on:click=toggle>
                    {store.label(CombatText::PlayersType)}</button>
            }
        })
    })
}
