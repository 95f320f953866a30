//! The effect of a condition each turn: damage, healing, regeneration or a reminder, at the start or the end.

use asalto_core::DamageType;
use asalto_core::effect::{TurnEffect, TurnEffectKind, TurnMoment};
use asalto_import::lethal_damage;
use asalto_text::{DamageText, TurnEffectText, damage_type_word};
use leptos::prelude::*;

use super::choice::PickerChoice;
use crate::browser::document;
use crate::components::choice::choice;
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The longest expression, in characters.
const LONGEST: &str = "20";

/// The longest words for the damage that stays lethal, in characters.
const LONGEST_LETHAL: &str = "60";

/// A kind to choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Damage,
    Healing,
    Regeneration,
    Reminder,
}

impl Kind {
    /// The kinds, the commonest first.
    const ALL: [(Self, TurnEffectText); 4] = [
        (Self::Damage, TurnEffectText::Damage),
        (Self::Healing, TurnEffectText::Healing),
        (Self::Regeneration, TurnEffectText::Regeneration),
        (Self::Reminder, TurnEffectText::Reminder),
    ];

    /// Returns what an effect of this kind does, with a number or a dice expression, and with the words for the damage that
    /// stays lethal.
    fn does(self, dice: String, of: Option<DamageType>, lethal: &str) -> TurnEffectKind {
        match self {
            Self::Damage => TurnEffectKind::Damage {
                dice,
                damage_type: of.map(Into::into),
            },
            Self::Healing => TurnEffectKind::Healing { dice },
            Self::Regeneration => TurnEffectKind::Regeneration {
                dice,
                lethal: lethal_damage(lethal),
            },
            Self::Reminder => TurnEffectKind::Reminder,
        }
    }
}

/// The button that opens the fields, and the fields.
#[component]
pub fn EachTurn(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let open = RwSignal::new(false);
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        if !open.get_untracked() {
            picked.each.set(None);
        }
    };
    view! {
        <div class="choices">
            <button type="button" class="toggle" id="each-turn" on:click=toggle
                aria-expanded=shown_text(move || open.get().to_string())>{store.label(TurnEffectText::EachTurn)}</button>
        </div>
        {part(move || open.get().then(|| view! { <Fields picked/> }))}
    }
}

/// The kind, the moment, and the number or the dice.
#[component]
fn Fields(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let kind = RwSignal::new(Kind::Damage);
    let at = RwSignal::new(TurnMoment::Start);
    let dice = RwSignal::new(String::new());
    let of = RwSignal::new(None);
    let lethal = RwSignal::new(String::new());
    Effect::new(move |_| {
        let does = kind
            .get()
            .does(dice.get().trim().to_owned(), of.get(), &lethal.get());
        picked.each.set(Some(TurnEffect::new(at.get(), does)));
    });
    let kinds = Kind::ALL.map(|(kind, text)| (kind, store.label(text)));
    let kinds = choice(kinds.to_vec(), move |chosen| kind.set(chosen));
    let moments = [
        (TurnMoment::Start, store.label(TurnEffectText::AtStart)),
        (TurnMoment::End, store.label(TurnEffectText::AtEnd)),
    ];
    let moments = choice(moments.to_vec(), move |chosen| at.set(chosen));
    let known = untrack(|| store.defenses()).types();
    let typed = move || kind.get() == Kind::Damage && !known.is_empty();
    let types = move || {
        let none = (None, store.label(DamageText::NoTypeChosen));
        let each = known
            .iter()
            .map(|&one| (Some(one), store.label(damage_type_word(one))));
        of.set(None);
        choice(std::iter::once(none).chain(each).collect(), move |one| {
            of.set(one);
        })
    };
    let nonlethal = store.with_session(|session| {
        let policy = session.encounter().rules().vitality;
        policy.counts_nonlethal()
    });
    let excepted = move || nonlethal && kind.get() == Kind::Regeneration;
    let numbered = move || kind.get() != Kind::Reminder;
    view! {
        <div class="profile">
            <label>{store.label(TurnEffectText::EachTurn)}{kinds}</label>
            <label>{store.label(TurnEffectText::When)}{moments}</label>
            {part(move || numbered().then(|| view! {
                <label>{store.label(TurnEffectText::Amount)}
                    <input id="each-turn-dice" autocomplete="off" maxlength=LONGEST required
                        prop:value=dice on:focus=document::select on:input=move |event| dice.set(event_target_value(&event))/></label>
            }))}
            {part(move || excepted().then(|| view! {
                <label>{store.label(TurnEffectText::Lethal)}
                    <input id="each-turn-lethal" autocomplete="off" maxlength=LONGEST_LETHAL
                        prop:value=lethal on:focus=document::select on:input=move |event| lethal.set(event_target_value(&event))/></label>
            }))}
            {part(move || typed().then(|| view! { <label>{store.label(DamageText::TypeOfDamage)}{types()}</label> }))}
        </div>
    }
}
