//! The full form of a combatant. It adds a combatant or edits one.

pub mod actor_fields;
pub mod base;
pub mod defenses;
pub mod kept;
pub mod legend;
pub mod limited_uses;
pub mod more;
pub mod number;

use asalto_core::actor::Formula;
use asalto_core::combatant::{Challenge, Controller, Feature};
use asalto_core::newcomer::Newcomer;
use asalto_core::rules::ExperiencePolicy;
use asalto_core::{Combatant, CombatantId, Command, Side};
use asalto_text::{Dnd2024Text, ProfileText, SetupText, TalesOfWarText};
use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::lazy_part::later;
use crate::components::secrecy;
use crate::input::shortcuts::Shortcut;
use crate::numeric_fields::Section;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{flag, part, text};
use actor_fields::ActorFields;
use base::BaseFields;
use defenses::DefensesField;
use kept::blank;
use legend::{Legend, NewPlaces};
use limited_uses::LimitedUsesField;
use more::More;
use number::numbers;

/// The purpose of the form.
#[derive(Clone, Copy, Default)]
pub struct Editing {
    /// The combatant to edit; none adds a new one.
    pub who: Option<CombatantId>,
    /// The callback after the form is saved or canceled.
    pub done: Option<Callback<()>>,
}

/// Builds the form, which loads when it is first opened.
pub fn profile_form(editing: Editing) -> AnyView {
    provide_context(editing);
    later(Part::ProfileForm)
}

/// The form for the [`Editing`] in the context; use it through [`profile_form`].
#[component]
pub fn ProfileForm() -> impl IntoView {
    let store = Store::take();
    let Editing { who: editing, done } = use_context().unwrap_or_default();
    let unsaved = kept::kept(store, editing);
    let is_unsaved = unsaved.is_some() && editing.is_some();
    let one = unsaved.or_else(|| kept::saved(store, editing));
    let (profile, position) = one.unwrap_or_else(|| (blank(Side::FOES), String::new()));
    let draft = RwSignal::new(profile);
    let stands = RwSignal::new(position);
    kept::follow(store, editing, draft, stands);
    let places = NewPlaces::new();
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let profile = Box::new(draft.get());
        let position = stands.get_untracked();
        let saved = if let Some(who) = editing {
            let owner = profile.clone();
            correct(store, who, profile, position) && places.add(store, &owner, who)
        } else {
            let lair = store.text_with(ProfileText::LairOf, &[&profile.name]);
            let mut one = Newcomer::from(*profile);
            one.position = position;
            one.lair = places.lair.get_untracked().then_some(lair);
            store.dispatch(Command::AddCombatants(vec![one]))
        };
        if saved {
            places.clear();
            if editing.is_none() {
                stands.set(String::new());
                draft.update(|draft| *draft = blank(draft.side));
            }
            kept::forget(store, editing);
            finish(done);
        }
    };
    let play = move |event| {
        let controller = controller(event_target_checked(&event));
        draft.update(|draft| draft.controller = controller);
    };
    let change_side = move |event| {
        if let Ok(side) = event_target_value(&event).parse() {
            draft.update(|draft| draft.side = Side(side));
        }
    };
    let cancel = move |_| {
        kept::forget(store, editing);
        finish(done);
    };
    if editing.is_some() {
        document::focus_soon("edited-name");
    }
    view! {
        <form class="profile" data-edits=editing.map(|who| who.0) on:submit=save on:keydown=move |event| leave(done, &event)>
            {is_unsaved.then(|| view! { <p class="hint whole">{store.label(ProfileText::NotSaved)}</p> })}
            <label class="whole">{store.label(ProfileText::Name)}
                <input id=editing.map(|_| "edited-name") required maxlength=Combatant::LONGEST_NAME.to_string() autocomplete="off"
                    prop:value=text(move || draft.with(|draft| draft.name.clone()))
                    on:input=move |event| draft.update(|draft| draft.name = event_target_value(&event))/>
            </label>
            <label>{store.label(SetupText::Side)}
                <select on:change=change_side prop:value=text(move || draft.with(|draft| draft.side.0.to_string()))>
                    {Store::SIDES.map(|side| view! {
                        <option value=side.0.to_string() selected=flag(move || draft.with(|draft| draft.side == side))>
                            {store.side(side)}
                        </option>
                    })}
                </select>
            </label>
            {store.is_by_phases().then(|| view! { <ActorFields draft/> })}
            {(!store.is_by_phases()).then(|| numbers(store, draft, Section::Initiative))}
            {numbers(store, draft, Section::Body)}
            {store.with_session(|session| !session.encounter().rules().table_choices().is_empty()).then(|| view! {
                <OwnFormula draft/>
                {numbers(store, draft, Section::TableChoices)}
            })}
            <DefensesField draft/>
            <LimitedUsesField draft/>
            {rated(store).then(|| view! { <Rated draft/> })}
            <More draft/>
            {(!draft.with_untracked(|draft| draft.place.is_some())).then(|| {
                view! { <Legend draft places is_new=editing.is_none()/> }
            })}
            <label class="whole">{store.label(ProfileText::Position)}
                <input autocomplete="off" maxlength="200" prop:value=stands
                    on:input=move |event| stands.set(event_target_value(&event))/></label>
            <Check label=store.label(ProfileText::PlayerCharacter) on_change=Callback::new(play)
                checked=flag(move || draft.with(|draft| draft.controller == Controller::Player))/>
            <Hiding draft/>
            <BaseFields draft/>
            {features(store, draft)}
            {part(move || alert_hint(store, draft))}
            <div class="buttons">
                <button type="submit">{if editing.is_some() { store.label(ProfileText::Save) } else { store.label(SetupText::Add) }}</button>
                {done.map(|_| view! {
                    <button type="button" class="quiet" on:click=cancel>{store.label(ProfileText::Cancel)}</button>
                })}
            </div>
        </form>
    }
}

/// Builds a checkbox for each feature that the rules know.
fn features(store: Store, draft: RwSignal<Combatant>) -> Vec<AnyView> {
    let known = store.features();
    let features = known.iter().map(|&feature| {
        let word = match feature {
            Feature::ImprovedInitiative => store.label(ProfileText::ImprovedInitiative),
            Feature::CombatReflexes => store.label(ProfileText::CombatReflexes),
            Feature::UncannyDodge => store.label(ProfileText::UncannyDodge),
            Feature::BraceWeapon => store.label(ProfileText::BraceWeapon),
            Feature::Undead => store.label(ProfileText::Undead),
            Feature::Construct => store.label(ProfileText::Construct),
            Feature::Alert => store.label(Dnd2024Text::Alert),
            Feature::FeralInstinct => store.label(Dnd2024Text::FeralInstinct),
            Feature::ActionSurge => store.label(Dnd2024Text::ActionSurge),
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
        view! { <Check label=word checked=flag(held) on_change=Callback::new(change)/> }.into_any()
    });
    features.collect()
}

/// Returns what a typed initiative modifier must contain if the combatant has the Alert feat.
fn alert_hint(store: Store, draft: RwSignal<Combatant>) -> Option<AnyView> {
    let policy = store.view.with(|view| view.ruleset.alert());
    let bonus = draft.with(|draft| policy.bonus(draft));
    let hint = move || store.text_with(Dnd2024Text::AlertHint, &[&store.lang().modifier(bonus)]);
    (bonus > 0).then(|| view! { <p class="hint whole">{text(hint)}</p> }.into_any())
}

fn controller(plays: bool) -> Controller {
    if plays {
        Controller::Player
    } else {
        Controller::GameMaster
    }
}

/// Closes the form of a known combatant on Escape. Its entries are there again when it opens.
fn leave(done: Option<Callback<()>>, event: &KeyboardEvent) {
    if event.key() == "Escape" && done.is_some() {
        event.prevent_default();
        document::commit_field();
        finish(done);
        document::focus_soon(Shortcut::Edit.id());
    }
}

fn finish(done: Option<Callback<()>>) {
    if let Some(done) = done {
        done.run(());
    }
}

/// Saves the parts of the profile that have changed.
fn correct(store: Store, who: CombatantId, profile: Box<Combatant>, position: String) -> bool {
    let known = kept::saved(store, Some(who)).unzip();
    let same = known.0.as_ref() == Some(&*profile);
    let stays = known.1.as_deref() == Some(position.trim());
    // The log says who was hidden or revealed.
    let hidden_alone = known.0.as_ref().is_some_and(|known| {
        let secret = profile.secret;
        !same
            && *profile
                == Combatant {
                    secret,
                    ..known.clone()
                }
            && !known.is_open()
    });
    let command = match known.0 {
        Some(known) if hidden_alone => secrecy::toggle(&known, who),
        _ => Command::EditCombatant { who, profile },
    };
    (same || store.dispatch(command))
        && (stays || store.dispatch(Command::SetPosition { who, position }))
}

/// Returns whether the rules judge the difficulty of an encounter.
fn rated(store: Store) -> bool {
    let ruleset = store.with_session(|session| session.encounter().rules().ruleset);
    ruleset.experience() != ExperiencePolicy::None
}

/// The level and the challenge rating, for the difficulty of an encounter.
#[component]
fn Rated(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let shown = move || {
        let rating = draft.with(|draft| draft.challenge);
        rating.map(|rating| rating.to_string()).unwrap_or_default()
    };
    let change = move |event: leptos::ev::Event| {
        let typed = event_target_value(&event);
        let rating: Option<Challenge> = typed.trim().parse().ok();
        let wrong = rating.is_none() && !typed.trim().is_empty();
        let fault = wrong.then(|| store.text(ProfileText::BadChallenge));
        if !document::find_fault(&event, fault) {
            draft.update(|draft| draft.challenge = rating);
        }
    };
    view! {
        {numbers(store, draft, Section::Difficulty)}
        <label>{store.label(ProfileText::Challenge)}
            <input autocomplete="off" maxlength="8" prop:value=text(shown) on:change=change/></label>
    }
}

/// Whether players see the combatant, and how. Players see everyone in the party, and those that they control. A second
/// place is hidden with its owner.
#[component]
fn Hiding(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let hide = move |event| draft.update(|draft| draft.secret = event_target_checked(&event));
    let is_outside = flag(move || draft.with(|draft| draft.side != Side::PARTY));
    let is_played = flag(move || draft.with(|draft| draft.controller == Controller::Player));
    let is_second_place = flag(move || draft.with(|draft| draft.place.is_some()));
    part(move || {
        if !is_outside.get() {
            return None;
        }
        if is_played.get() {
            let hint = store.label(ProfileText::PlayersSeeAll);
            return Some(view! { <p class="hint whole">{hint}</p> }.into_any());
        }
        let hiding = || {
            view! {
                <Check label=store.label(SetupText::HideFromPlayers) on_change=Callback::new(hide)
                    checked=flag(move || draft.with(|draft| draft.secret))/>
                <ForPlayers draft/>
            }
            .into_any()
        };
        (!is_second_place.get()).then(hiding)
    })
}

/// The second name that players see until it is revealed, and whether acting reveals it.
#[component]
fn ForPlayers(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let name = move |event| {
        let typed = event_target_value(&event);
        let typed = typed.trim();
        let disguise = (!typed.is_empty()).then(|| typed.to_owned());
        draft.update(|draft| draft.disguise = disguise);
    };
    let reveal = move |event| {
        draft.update(|draft| draft.reveal_when_acting = event_target_checked(&event));
    };
    let written = move || draft.with(|draft| draft.disguise.clone().unwrap_or_default());
    view! {
        <Check label=store.label(ProfileText::RevealWhenActing) on_change=Callback::new(reveal)
            checked=flag(move || draft.with(|draft| draft.reveal_when_acting))/>
        <label class="whole">{store.label(ProfileText::NameForPlayers)}
            <input maxlength=Combatant::LONGEST_NAME.to_string() autocomplete="off" prop:value=text(written) on:change=name/></label>
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

/// The combatant's own formula, if the table rolls initiative by formula.
#[component]
fn OwnFormula(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let shown = move || {
        let formula = draft.with(|draft| draft.actor.initiative);
        formula
            .map(|formula| formula.to_string())
            .unwrap_or_default()
    };
    let change = move |event: leptos::ev::Event| {
        let typed = event_target_value(&event);
        let typed = typed.trim();
        let formula: Option<Formula> = typed.to_lowercase().parse().ok();
        let wrong = formula.is_none() && !typed.is_empty();
        let fault = wrong.then(|| store.text_with(TalesOfWarText::BadFormula, &[typed]));
        if !document::find_fault(&event, fault.as_deref()) {
            draft.update(|draft| draft.actor.initiative = formula);
        }
    };
    view! {
        <label>{store.label(ProfileText::OwnFormula)}
            <input autocomplete="off" maxlength="40" prop:value=text(shown) on:change=change/></label>
    }
}
