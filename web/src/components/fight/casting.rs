//! Casting a spell that others may answer, and beginning to concentrate on one.

use asalto_core::{
    ActionKind, CastingPolicy, CombatantId, Command, ConcentrationPolicy, Magic, Spell,
};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::choice::{choice, kinds_of_action};
use super::go;
use crate::browser::document;
use crate::store::Store;
use crate::text::fight::{self, Phrase};

const SOURCES: [Magic; 2] = [Magic::Arcane, Magic::Divine];

/// The form for the one whose turn it is, as these rules have it.
#[component]
pub fn CastForm() -> impl IntoView {
    let store = Store::take();
    // Every kind may be tried: a refusal says why, and may be overruled.
    let kinds = store.with_session(|session| {
        let rules = session.encounter().rules();
        let plain = rules.casting == CastingPolicy::Plain;
        let kinds = rules.economy.kinds().iter().copied();
        kinds
            .filter(|kind| !plain && kind.casts())
            .collect::<Vec<_>>()
    });
    (!kinds.is_empty()).then(|| view! { <Cast kinds/> })
}

fn spell(name: &str, level: u8, magic: Magic) -> Spell {
    Spell {
        name: name.to_owned(),
        level,
        magic,
    }
}

#[component]
fn Cast(kinds: Vec<ActionKind>) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let level = RwSignal::new(String::new());
    let magic = RwSignal::new(Magic::Arcane);
    let action = RwSignal::new(kinds[0]);
    let cast = move |event: SubmitEvent| {
        event.prevent_default();
        let number = level.get_untracked().trim().parse().unwrap_or_default();
        let spell = spell(&name.get_untracked(), number, magic.get_untracked());
        let action = action.get_untracked();
        if go(store, &Command::Cast { action, spell }) {
            name.set(String::new());
            level.set(String::new());
            document::fold("cast");
        }
    };
    let kinds = kinds_of_action(store, &kinds, move |kind| action.set(kind));
    let sources = SOURCES.map(|source| (source, store.own(fight::magic(source))));
    let sources = choice(sources.to_vec(), move |source| magic.set(source));
    view! {
        <details class="cast">
            <summary id="cast" on:click=move |_| document::focus_soon("cast-name")>
                {store.own(Phrase::CastSpell)}<kbd aria-hidden="true">{store.key('t')}</kbd></summary>
            <form class="profile" on:submit=cast>
                <label class="whole">{store.own(Phrase::Spell)}
                    <input id="cast-name" required autocomplete="off" maxlength="100"
                        prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                <label>{store.own(Phrase::SpellLevel)}
                    <input type="number" inputmode="numeric" min="0" max="99" required
                        prop:value=level on:input=move |event| level.set(event_target_value(&event))/></label>
                <label>{store.own(Phrase::SpellSource)}{sources}</label>
                <label>{store.own(Phrase::KindOfAction)}{kinds}</label>
                <div class="buttons"><button type="submit">{store.own(Phrase::Cast)}</button></div>
            </form>
        </details>
    }
}

/// The form by which somebody begins to concentrate on a spell, in its turn or not, where these rules
/// know concentration that lasts.
#[component]
pub fn Concentrate(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let policy = store.with_session(|session| session.encounter().rules().concentration);
    let known = policy != ConcentrationPolicy::None;
    known.then(|| view! { <Hold who/> })
}

#[component]
fn Hold(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let spell = name.get_untracked();
        if go(store, &Command::Concentrate { who, spell }) {
            name.set(String::new());
            document::fold("cast");
        }
    };
    view! {
        <details class="cast">
            <summary id="cast" on:click=move |_| document::focus_soon("cast-name")>
                {store.own(Phrase::ConcentrateOn)}<kbd aria-hidden="true">{store.key('t')}</kbd></summary>
            <form class="profile" on:submit=begin>
                <label class="whole">{store.own(Phrase::Spell)}
                    <input id="cast-name" required autocomplete="off" maxlength="100"
                        prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                <div class="buttons"><button type="submit">{store.own(Phrase::Concentrate)}</button></div>
            </form>
        </details>
    }
}
