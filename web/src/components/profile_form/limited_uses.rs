//! The field of limited uses: `Fire Breath 5-6, Blink 3/day` (D5E-83).

use asalto_core::Combatant;
use asalto_text::LimitedUseText;
use asalto_text::combat::limited_use;
use leptos::prelude::*;

use crate::browser::document;
use crate::input::limited_uses::{UseFault, limited_uses};
use crate::store::Store;
use crate::ui::text;

/// The field, if the rules have limited uses. A text that is no list of them stays in it, with a sentence.
#[component]
pub fn LimitedUsesField(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let shown = move || {
        let held = draft.with(|draft| draft.limited_uses.clone());
        let all = held.iter().map(|of| limited_use(store.lang(), of));
        all.collect::<Vec<_>>().join(", ")
    };
    let change = move |event: leptos::ev::Event| {
        let read = limited_uses(&event_target_value(&event));
        let fault = read.as_ref().err().map(|fault| match fault {
            UseFault::Limit(part) => store.text_with(LimitedUseText::Fault, &[part]),
            UseFault::Many => store.text_with(LimitedUseText::Many, &[]),
        });
        if !document::find_fault(&event, fault.as_deref())
            && let Ok(limited_uses) = read
        {
            draft.update(|draft| draft.limited_uses = limited_uses);
        }
    };
    store.has_limited_uses().then(|| {
        view! {
            <label class="whole">{store.label(LimitedUseText::Heading)}
                <input id="limited-uses" autocomplete="off" maxlength="600" placeholder=store.label(LimitedUseText::Hint)
                    prop:value=text(shown) on:change=change/></label>
        }
    })
}
