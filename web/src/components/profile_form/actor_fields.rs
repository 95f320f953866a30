//! The fields of Tales of War in the form of a combatant.

use asalto_core::Combatant;
use asalto_core::actor::Amounts;
use asalto_text::TalesOfWarText;
use leptos::prelude::*;

use super::number::numbers;
use crate::browser::document;
use crate::numeric_fields::Section;
use crate::store::Store;
use crate::ui::text;

/// The fields of an actor: its initiative formula, points, limits and saved actions.
#[component]
pub fn ActorFields(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let formula = move || {
        let formula = draft.with(|draft| draft.actor.initiative);
        formula
            .map(|formula| formula.to_string())
            .unwrap_or_default()
    };
    let limits = move || draft.with(|draft| written(&draft.actor.limits));
    let actions = move || draft.with(|draft| draft.actor.actions.join("\n"));
    view! {
        <label>{store.label(TalesOfWarText::InitiativeFormula)}
            <input autocomplete="off" maxlength="40" prop:value=text(formula) on:change=move |event| {
                let typed = event_target_value(&event);
                let typed = typed.trim();
                let formula = typed.to_lowercase().parse().ok();
                let wrong = formula.is_none() && !typed.is_empty();
                let fault = wrong.then(|| store.text_with(TalesOfWarText::BadFormula, &[typed]));
                if document::find_fault(&event, fault.as_deref()) {
                    return;
                }
                draft.update(|draft| draft.actor.initiative = formula);
            }/></label>
        {numbers(store, draft, Section::Actor)}
        <label class="whole">{store.label(TalesOfWarText::Limits)}
            <input autocomplete="off" maxlength="2000" prop:value=text(limits) on:change=move |event| {
                let limits = amounts(&event_target_value(&event));
                let fault = limits.as_ref().err();
                let fault = fault.map(|part| store.text_with(TalesOfWarText::NoAmount, &[part]));
                document::find_fault(&event, fault.as_deref());
                if let Ok(limits) = limits {
                    draft.update(|draft| draft.actor.limits = limits);
                }
            }/></label>
        <label class="whole">{store.label(TalesOfWarText::SavedActions)}
            <textarea rows="3" maxlength="8000" prop:value=text(actions) aria-describedby="saved-hint" on:change=move |event| {
                let lines = event_target_value(&event);
                let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
                let lines = lines.map(str::to_owned).collect();
                draft.update(|draft| draft.actor.actions = lines);
            }></textarea>
            <span class="hint" id="saved-hint">{store.label(TalesOfWarText::SavedHint)}</span></label>
    }
}

/// Writes amounts in the form in which they are typed: `potency 3, virtue 2`.
pub fn written(amounts: &Amounts) -> String {
    let all = amounts
        .iter()
        .map(|(name, amount)| format!("{name} {amount}"));
    all.collect::<Vec<_>>().join(", ")
}

/// Reads amounts such as `potency 3, virtue 2`. The error is the part without a number.
fn amounts(text: &str) -> Result<Amounts, String> {
    let parts = text.split(',').map(str::trim);
    let one = |part: &str| {
        let (name, amount) = part.rsplit_once(' ')?;
        Some((name.trim().to_owned(), amount.parse().ok()?))
    };
    parts
        .filter(|part| !part.is_empty())
        .map(|part| one(part).ok_or_else(|| part.to_owned()))
        .collect()
}
