//! The forms that cast a spell, which others may respond to, that distract a caster, and that start
//! concentration.

use asalto_core::casting::{CastingTime, MagicSource, Spell};
use asalto_core::rules::{ConcentrationPolicy, DelayPolicy};
use asalto_core::{ActionKind, CombatantId, Command, turn_actions};
use asalto_text::CombatText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, Tile, drawer, drawer_of};
use crate::browser::document;
use crate::components::choice::{kinds_of_action, magic_sources};
use crate::components::commands::go;
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;

/// The casting form of the current combatant, by the rules in use.
#[component]
pub fn CastForm(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    (!casts(store).is_empty()).then(|| {
        let tile = Tile::of(store, Shortcut::Cast);
        drawer_of(Part::Casting, tile, DrawerAccess::UnderMore, whose)
    })
}

/// Returns the kinds of action of the turn that cast a spell by the rules in use. The user may try every kind: a
/// rejection gives its reason and allows an override.
fn casts(store: Store) -> Vec<ActionKind> {
    store.with_session(|session| {
        let rules = session.encounter().rules();
        let kinds = turn_actions(session.encounter()).into_iter();
        kinds
            .filter(|kind| rules.casting.has_checks() && kind.casts())
            .collect()
    })
}

fn spell(name: &str, level: u8, magic: MagicSource, time: CastingTime) -> Spell {
    Spell {
        name: name.to_owned(),
        level,
        magic,
        time,
    }
}

/// The fields of a spell, and the button that casts it.
#[component]
pub fn Cast() -> impl IntoView {
    let store = Store::take();
    let kinds = casts(store);
    let name = RwSignal::new(String::new());
    let level = RwSignal::new(String::new());
    let magic = RwSignal::new(MagicSource::Arcane);
    let long = RwSignal::new(false);
    let action = RwSignal::new(kinds.first().copied().unwrap_or(ActionKind::Standard));
    let cast = move |event: SubmitEvent| {
        event.prevent_default();
        let number = level.get_untracked().trim().parse().unwrap_or_default();
        // A casting of 1 round takes a full-round action (D35-93).
        let (time, action) = if long.get_untracked() {
            (CastingTime::Round, ActionKind::FullRound)
        } else {
            (CastingTime::Action, action.get_untracked())
        };
        let spell = spell(&name.get_untracked(), number, magic.get_untracked(), time);
        if go(store, Command::Cast { action, spell }) {
            name.set(String::new());
            level.set(String::new());
            store.close_drawer();
        }
    };
    let kinds = kinds_of_action(store, &kinds, move |kind| action.set(kind));
    let sources = magic_sources(store, move |source| magic.set(source));
    view! {
        <form class="profile" on:submit=cast>
            <label class="whole">{store.label(CombatText::Spell)}
                <input id="cast-name" required autocomplete="off" maxlength="100"
                    prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            <label>{store.label(CombatText::SpellLevel)}
                <input inputmode="numeric" data-whole data-min="0" data-max="99" required autocomplete="off" maxlength="4"
                    prop:value=level on:focus=document::select on:input=move |event| level.set(event_target_value(&event))/></label>
            <label>{store.label(CombatText::SpellSource)}{sources}</label>
            <label>{store.label(CombatText::KindOfAction)}{kinds}</label>
            <label class="check"><input type="checkbox" on:change=move |event| long.set(event_target_checked(&event))/>
                {store.label(CombatText::OneRoundCasting)}</label>
            <div class="buttons"><button type="submit">{store.label(CombatText::Cast)}</button></div>
        </form>
    }
}

/// The form that distracts a combatant from the spell that it casts, without damage.
#[component]
pub fn Distract(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    whose.on_change(move || typed.set(String::new()));
    let distract = move |event: SubmitEvent| {
        event.prevent_default();
        let (who, difficulty) = (whose.now(), typed.get_untracked().trim().parse().ok());
        if go(store, Command::Distract { who, difficulty }) {
            typed.set(String::new());
        }
    };
    view! {
        <form class="d20" on:submit=distract>
            <button type="submit">{store.label(CombatText::Distract)}</button>
            <label>{store.label(CombatText::Distraction)}
                <input inputmode="numeric" data-whole data-min="0" data-max="999" autocomplete="off" size="4" maxlength="3"
                    prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
        </form>
    }
}

/// The form that starts concentration on a spell, in or out of the combatant's turn.
///
/// It appears only if the rules have lasting concentration.
#[component]
pub fn Concentrate(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let (policy, delay) = store.with_session(|session| {
        let rules = session.encounter().rules();
        (rules.concentration, rules.delay)
    });
    let known = policy != ConcentrationPolicy::None;
    known.then(|| {
        // It has the place of the delay where the rules have none.
        let (words, access) = if delay == DelayPolicy::Never {
            (CombatText::Spell, DrawerAccess::AtRest)
        } else {
            (CombatText::ConcentrateOn, DrawerAccess::UnderMore)
        };
        let tile = Tile::of(store, Shortcut::Cast).labeled(store.label(words));
        drawer(tile, access, whose, |who| {
            view! { <Hold who/> }
        })
    })
}

#[component]
fn Hold(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let spell = name.get_untracked();
        if go(store, Command::Concentrate { who, spell }) {
            name.set(String::new());
            store.close_drawer();
        }
    };
    view! {
        <form class="profile" on:submit=begin>
            <label class="whole">{store.label(CombatText::Spell)}
                <input id="cast-name" required autocomplete="off" maxlength="100"
                    prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            <div class="buttons"><button type="submit">{store.label(CombatText::Concentrate)}</button></div>
        </form>
    }
}
