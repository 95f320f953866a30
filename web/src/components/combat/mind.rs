//! Psychological effects; a combatant may regain self-control in the final phase (TOW-33).

use asalto_core::{CombatantId, Command, Condition};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::drawer::{Reach, drawer};
use super::on_view::OnView;
use super::with_end;
use crate::browser::document;
use crate::reactive::part;
use crate::store::Store;
use crate::text::CombatText;

/// The psychological effects on a combatant, and the field that adds one.
#[component]
pub fn Mind(whose: OnView) -> impl IntoView {
    let store = Store::take();
    let caption = (
        store.label(CombatText::PsychologicalEffects),
        store.shortcut('i'),
    );
    drawer("mind", Reach::UnderMore, caption, whose, move |id| {
        view! {
            <ul>{part(move || Some(held(store, id)))}</ul>
            <Begin id/>
        }
    })
}

fn held(store: Store, id: CombatantId) -> Vec<AnyView> {
    let one = store.combatant(id);
    let conditions = one.with(|one| one.as_ref().map(|one| one.conditions.clone()));
    let conditions = conditions.unwrap_or_default();
    let lines = conditions.into_iter().filter_map(|condition| {
        let Condition::Psychological(words) = &condition else {
            return None;
        };
        let said = words.clone();
        Some(with_end(store, (id, &condition), said, words, "mind"))
    });
    lines.collect()
}

#[component]
fn Begin(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let condition = Condition::Psychological(typed.get_untracked().trim().to_owned());
        if store.dispatch(&Command::AddCondition { who: id, condition }) {
            typed.set(String::new());
        }
        document::focus_soon("mind");
    };
    view! {
        <form class="field" on:submit=begin>
            <input required autocomplete="off" maxlength="40" aria-label=store.label(CombatText::PsychologicalEffects)
                prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
            <button type="submit">{store.label(CombatText::AddEffect)}</button>
        </form>
    }
}
