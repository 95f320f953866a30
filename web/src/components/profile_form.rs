//! The form with everything that a combatant has, to add one or to correct one.

use asalto_core::{Combatant, CombatantId, Command, Controller, Feature, Newcomer, Side};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::profile_more::More;
use crate::components::stack::sheet::ActorFields;
use crate::parts::{Part, later};
use crate::shown::{flag, text};
use crate::store::Store;
use crate::text::Word;
use crate::text::later::Sheet;

/// What the form is for.
#[derive(Clone, Copy, Default)]
pub struct Editing {
    /// Whose profile is corrected; without one, somebody is added.
    pub who: Option<CombatantId>,
    /// What is done when it has been saved or abandoned.
    pub done: Option<Callback<()>>,
}

/// The form, which is loaded when it is first opened.
pub fn profile_form(editing: Editing) -> AnyView {
    provide_context(editing);
    later(Part::ProfileForm)
}

/// The form for what the context says; it is used through [`profile_form`].
#[component]
pub fn ProfileForm() -> impl IntoView {
    let store = Store::take();
    let Editing { who: editing, done } = use_context().unwrap_or_default();
    let one = editing.and_then(|who| known(store, who));
    let (profile, position) = one.unwrap_or_else(|| (blank(), String::new()));
    let draft = RwSignal::new(profile);
    let stands = RwSignal::new(position);
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let profile = Box::new(draft.get());
        let position = stands.get_untracked();
        let saved = if let Some(who) = editing {
            correct(store, who, profile, position)
        } else {
            let mut one = Newcomer::from(*profile);
            one.position = position;
            store.dispatch(&Command::AddCombatants(vec![one]))
        };
        if saved {
            stands.set(String::new());
            draft.update(|draft| {
                *draft = Combatant {
                    side: draft.side,
                    ..blank()
                }
            });
            finish(done);
        }
    };
    let number = move |label,
                       read: fn(&Combatant) -> Option<i32>,
                       write: fn(&mut Combatant, Option<i32>)| {
        view! { <Number label draft read write/> }
    };
    let play = move |event| {
        let controller = if event_target_checked(&event) {
            Controller::Player
        } else {
            Controller::GameMaster
        };
        draft.update(|draft| draft.controller = controller);
    };
    let change_side = move |event| {
        if let Ok(side) = event_target_value(&event).parse() {
            draft.update(|draft| draft.side = Side(side));
        }
    };
    if editing.is_some() {
        document::focus_soon("edited-name");
    }
    view! {
        <form class="profile" on:submit=save>
            <label class="whole">{store.own(Sheet::Name)}
                <input id=editing.map(|_| "edited-name") required maxlength=Combatant::LONGEST_NAME.to_string() autocomplete="off"
                    prop:value=text(move || draft.with(|draft| draft.name.clone()))
                    on:input=move |event| draft.update(|draft| draft.name = event_target_value(&event))/>
            </label>
            <label>{store.label(Word::Side)}
                <select on:change=change_side prop:value=text(move || draft.with(|draft| draft.side.0.to_string()))>
                    {Store::SIDES.map(|side| view! {
                        <option value=side.0.to_string() selected=flag(move || draft.with(|draft| draft.side == side))>
                            {store.side(side)}
                        </option>
                    })}
                </select>
            </label>
            {store.is_by_phases().then(|| view! { <ActorFields draft/> })}
            {number(store.own(Sheet::Modifier), |draft| draft.initiative.map(i32::from), |draft, value| draft.initiative = small(value))}
            {number(store.own(Sheet::Dexterity), |draft| draft.dexterity.map(i32::from), |draft, value| draft.dexterity = small(value))}
            {number(store.label(Word::HitPoints), |draft| draft.hit_points, |draft, value| draft.hit_points = value)}
            {number(store.own(Sheet::ArmorClass), |draft| draft.armor_class.map(i32::from), |draft, value| draft.armor_class = small(value))}
            <More draft/>
            <label class="whole">{store.own(Sheet::Position)}
                <input autocomplete="off" maxlength="200" prop:value=stands
                    on:input=move |event| stands.set(event_target_value(&event))/></label>
            <Check label=store.own(Sheet::PlayerCharacter) on_change=Callback::new(play)
                checked=flag(move || draft.with(|draft| draft.controller == Controller::Player))/>
            {features(store, draft)}
            <div class="buttons">
                <button type="submit">{if editing.is_some() { store.own(Sheet::Save) } else { store.label(Word::Add) }}</button>
                {done.map(|_| view! {
                    <button type="button" class="quiet" on:click=move |_| finish(done)>{store.own(Sheet::Cancel)}</button>
                })}
            </div>
        </form>
    }
}

/// The features that its rules know, each on or off.
fn features(store: Store, draft: RwSignal<Combatant>) -> Vec<AnyView> {
    let known = store.with_session(|session| session.encounter().rules().flat_footed.features());
    let features = known.iter().map(|&feature| {
        let word = match feature {
            Feature::ImprovedInitiative => Sheet::ImprovedInitiative,
            Feature::CombatReflexes => Sheet::CombatReflexes,
            Feature::UncannyDodge => Sheet::UncannyDodge,
            Feature::BraceWeapon => Sheet::BraceWeapon,
        };
        let change = move |event| {
            draft.update(|draft| {
                if event_target_checked(&event) {
                    draft.features.insert(feature);
                } else {
                    draft.features.remove(&feature);
                }
            });
        };
        let held = move || draft.with(|draft| draft.has(feature));
        view! { <Check label=store.own(word) checked=flag(held) on_change=Callback::new(change)/> }
            .into_any()
    });
    features.collect()
}

fn finish(done: Option<Callback<()>>) {
    if let Some(done) = done {
        done.run(());
    }
}

/// The profile of somebody who is here, and where it is in the game master's words.
fn known(store: Store, who: CombatantId) -> Option<(Combatant, String)> {
    store.view.with_untracked(|view| {
        let one = view.combatant(who)?;
        Some((one.profile.clone(), one.position.clone()))
    })
}

/// Changes what is other than it was.
fn correct(store: Store, who: CombatantId, profile: Box<Combatant>, position: String) -> bool {
    let known = known(store, who).unzip();
    let same = known.0.as_ref() == Some(&*profile);
    let stays = known.1.as_deref() == Some(position.trim());
    (same || store.dispatch(&Command::EditCombatant { who, profile }))
        && (stays || store.dispatch(&Command::SetPosition { who, position }))
}

fn blank() -> Combatant {
    Combatant::new("", Side::FOES)
}

/// A number that a profile has room for; one that is out of any range becomes one the core refuses.
fn small(value: Option<i32>) -> Option<i16> {
    value.map(|value| i16::try_from(value).unwrap_or(i16::MAX))
}

#[component]
fn Number(
    label: Signal<String>,
    draft: RwSignal<Combatant>,
    read: fn(&Combatant) -> Option<i32>,
    write: fn(&mut Combatant, Option<i32>),
) -> impl IntoView {
    let shown = move || {
        draft.with(|draft| {
            read(draft)
                .map(|value| value.to_string())
                .unwrap_or_default()
        })
    };
    let typed = move |event| {
        let value = event_target_value(&event).parse().ok();
        draft.update(|draft| write(draft, value));
    };
    view! {
        <label>{label}
            <input type="number" inputmode="numeric" prop:value=text(shown) on:change=typed/>
        </label>
    }
}

#[component]
fn Check(
    label: Signal<String>,
    checked: Signal<bool>,
    on_change: Callback<leptos::ev::Event>,
) -> impl IntoView {
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=checked on:change=move |event| on_change.run(event)/>
            {label}
        </label>
    }
}
