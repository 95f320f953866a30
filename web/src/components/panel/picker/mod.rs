//! The picker of conditions and effects: search or tap one, take its usual duration or another, and apply it.

mod choice;
mod choices;
mod conditions;
mod duration;
mod each_turn;
mod held;
mod usual_duration;

use asalto_core::{CombatantId, Condition};
use asalto_text::PickerText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::dnd2024::Exhaustion;
use super::drawer::{DrawerAccess, DrawerSubject, Tile, drawer_of};
use super::lasting::LastingEffects;
use crate::components::main_form;
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::{FilledForm, Store};
use crate::ui::{flag, part, text as shown_text};
use choice::{LONGEST, PickerChoice};
use choices::Choices;
use duration::{Durations, Ends};
use each_turn::EachTurn;
use held::EndsWithConcentration;

pub use conditions::{all as all_conditions, remember};
pub use usual_duration::{acting, lasts};

/// The drawer of conditions and effects.
#[component]
pub fn Conditions(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let tile = Tile::of(store, Shortcut::Conditions);
    drawer_of(Part::Conditions, tile, DrawerAccess::AtRest, whose)
}

/// The drawer of a combatant: the picker, its level of exhaustion if the rules have levels, and its present
/// conditions.
#[component]
pub fn Afflictions() -> impl IntoView {
    let store = Store::take();
    let DrawerSubject(id) = expect_context();
    // The drawer must not follow the session, because each command would empty it. Other rules build another
    // panel.
    let exhausts = untrack(|| conditions::has_exhaustion(store));
    view! { <Picker id/>{exhausts.then(|| view! { <Exhaustion id/> })}<LastingEffects id/> }
}

/// The id of the form.
const PICKER: &str = "picker";

/// The search, the chips and the durations. The main button applies the condition.
#[component]
fn Picker(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let picked = PickerChoice {
        store,
        id,
        typed: RwSignal::new(String::new()),
        tapped: RwSignal::new(None),
        of_mind: RwSignal::new(None),
        duration: RwSignal::new(None),
        latest: RwSignal::new(None),
        held: RwSignal::new(None),
        each: RwSignal::new(None),
    };
    let write = move |event| {
        picked.choose_anew();
        // A script can put more into the field than a user can.
        let typed = event_target_value(&event);
        picked.typed.set(typed.chars().take(LONGEST).collect());
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        picked.apply();
    };
    let chosen = flag(move || picked.condition().is_some());
    // Outside turns the form has its own button.
    let own_button = flag(move || chosen.get() && !main_form::takes_forms(store));
    main_form::offer_in_drawer(store, Shortcut::Conditions, PICKER, move || {
        let label = picked.words()?;
        Some(FilledForm {
            label,
            complete: true,
            keyed: false,
        })
    });
    let by_phases = store.is_by_phases();
    let worded = flag(move || {
        let condition = picked.condition();
        matches!(
            condition,
            Some(Condition::Custom(_) | Condition::Psychological(_))
        )
    });
    let acts = move || {
        let condition = picked.condition()?;
        let text = if store.vitality().is_stopped_by(&condition) {
            PickerText::CannotAct
        } else if condition.incapacitates() {
            PickerText::NoActions
        } else if matches!(condition, Condition::Psychological(_)) {
            PickerText::MayRegain
        } else {
            return None;
        };
        Some(view! { <p class="hint">{store.text(text)}</p> })
    };
    view! {
        <form class="picker" id=PICKER class:tapped=flag(move || picked.tapped.with(Option::is_some)) on:submit=submit>
            <input id="condition-search" type="search" autocomplete="off" maxlength=LONGEST.to_string()
                placeholder=store.label(PickerText::Find) aria-label=store.label(PickerText::Find)
                prop:value=picked.typed on:input=write/>
            <Choices picked/>
            {part(move || chosen.get().then(|| if by_phases {
                part(move || worded.get().then(|| view! { <Ends picked/> })).into_any()
            } else {
                view! { <Durations picked/><EndsWithConcentration picked/><EachTurn picked/> }.into_any()
            }))}
            {part(acts)}
            {part(move || own_button.get().then(|| view! {
                <button class="deal" type="submit">{shown_text(move || picked.words().unwrap_or_default())}</button>
            }))}
        </form>
    }
}
