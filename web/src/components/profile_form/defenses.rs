//! The field of the defenses against damage of a type, as the quick line writes them.

use asalto_core::Combatant;
use asalto_text::{DamageText, defenses};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::quick_line::{reading, sentence};
use crate::input::quick_line;
use crate::store::Store;
use crate::ui::text;

/// The field. A text that is no list of defenses stays in it, with a sentence.
#[component]
pub fn DefensesField(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let policy = store.defenses();
    let shown = move || {
        let held = draft.with(|draft| draft.defenses.clone());
        let all = defenses(store.lang(), &held, policy).into_iter();
        all.map(|(text, _)| text).collect::<Vec<_>>().join(", ")
    };
    let change = move |event: leptos::ev::Event| {
        let typed = event_target_value(&event);
        let side = draft.with_untracked(|draft| draft.side);
        let read = quick_line::defenses(&typed, untrack(|| reading(store, side)));
        let fault = read.as_ref().err();
        let fault = fault.map(|fault| untrack(|| sentence(store, fault)));
        if !document::find_fault(&event, fault.as_deref())
            && let Ok(defenses) = read
        {
            draft.update(|draft| draft.defenses = defenses);
        }
    };
    (!policy.types().is_empty()).then(|| {
        view! {
            <label class="whole">{store.label(DamageText::Defenses)}
                <input id="defenses" autocomplete="off" maxlength="400" placeholder=store.label(DamageText::DefensesHint)
                    prop:value=text(shown) on:change=change/></label>
        }
    })
}
