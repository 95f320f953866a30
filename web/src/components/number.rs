//! The number field of a d20: a modifier for a roll in the app, or the total of a real roll.

use asalto_core::casting::CheckInput;
use asalto_text::CombatText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::{document, validity};
use crate::components::kept_texts;
use crate::input::d20::{D20Reading, Roller};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The field and its button, which states how the number is read.
#[component]
pub fn D20(
    /// The element id of the field, for the focus.
    id: &'static str,
    /// The callback for the roll or the total.
    take: Callback<CheckInput>,
    /// Predicts the effect of a total, before it is entered.
    #[prop(optional)]
    foretell: Option<Callback<CheckInput, Option<String>>>,
    /// Whether the roll is optional. The key of the main button then only moves the focus to the field.
    #[prop(optional)]
    optional: bool,
    /// The name under which the modifier of a roll is kept for the next field of that name.
    #[prop(optional_no_strip)]
    kept: Option<String>,
    /// The modifier of the roll while the field is empty: 0 if nothing is known.
    #[prop(optional, into)]
    suggested: Option<Signal<Option<i16>>>,
    /// Whether the player rolls a real die. The number is then its total, and the app rolls nothing.
    #[prop(into)]
    own: Signal<bool>,
) -> impl IntoView {
    let store = Store::take();
    let before = kept.as_deref().filter(|_| !untrack(|| own.get()));
    let typed = RwSignal::new(before.and_then(kept_texts::text).unwrap_or_default());
    let kept = StoredValue::new(kept);
    let bonus = move || suggested.and_then(|bonus| bonus.get()).unwrap_or(0);
    let reading = Memo::new(move |_| {
        let roller = if own.get() {
            Roller::Player
        } else {
            Roller::App
        };
        let read = typed.with(|typed| D20Reading::of(typed, roller));
        match read {
            D20Reading::Roll(_) if typed.with(|typed| typed.trim().is_empty()) => {
                D20Reading::Roll(bonus())
            }
            read => read,
        }
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let reading = reading.get_untracked();
        if let Some(how) = reading.input() {
            if let CheckInput::Roll { .. } = how {
                let text = typed.get_untracked();
                kept.with_value(|kept| {
                    if let Some(field) = kept {
                        kept_texts::keep(field, &text);
                    }
                });
            }
            take.run(how);
            return;
        }
        if reading == D20Reading::TotalMissing {
            let missing = untrack(|| store.text_with(CombatText::TotalMissing, &[]));
            validity::find_in(id, Some(&missing));
        }
        document::focus_now(id);
    };
    let write = move |event| {
        validity::find_in(id, None);
        typed.set(event_target_value(&event));
    };
    let words = move || match reading.get() {
        D20Reading::Roll(modifier) => {
            let modifier = store.lang().modifier(modifier);
            store.text_with(CombatText::RollWith, &[&modifier])
        }
        D20Reading::Total(total) => {
            store.text_with(CombatText::TotalIs, &[&store.lang().number(total)])
        }
        D20Reading::TotalMissing | D20Reading::NoTotal | D20Reading::Unreadable => {
            store.text_with(CombatText::TotalIs, &["…"])
        }
    };
    let verdict = move || {
        let D20Reading::Total(total) = reading.get() else {
            return None;
        };
        let said = foretell?.run(CheckInput::Total { total })?;
        Some(view! { <p class="verdict">{said}</p> })
    };
    let label = move || {
        let text = if own.get() {
            CombatText::TotalOfDie
        } else {
            CombatText::Number
        };
        store.text_with(text, &[])
    };
    let example = shown_text(move || {
        let rolled = (!own.get()).then(|| store.lang().modifier(bonus()));
        rolled.unwrap_or_default()
    });
    // The app hides the buttons that roll from a table with real dice.
    let rolls = flag(move || !own.get());
    let key = (!optional)
        .then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd> });
    view! {
        <form class="d20" on:submit=submit>
            <label>{shown_text(label)}
                <input id=id inputmode="text" data-whole data-total=move || own.get().then_some("") autocomplete="off" size="5" maxlength="4" data-digits="" data-main-key=(!optional).then_some("")
                    placeholder=example on:focus=document::select prop:value=typed on:input=write/></label>
            <button class:rolls-dice=rolls class:takes-total=own class:optional=optional data-once type="submit">{shown_text(words)}{key}</button>
            {part(verdict)}
        </form>
    }
}
