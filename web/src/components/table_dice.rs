//! The initiative dice of the table: for everyone and for each side, in the form of the rules and where rolls are owed.

use asalto_core::actor::Formula;
use asalto_core::rules::{InitiativePolicy, OrderRules};
use asalto_core::{CombatantId, Command, Rules, Side};
use asalto_text::{self as text, ChoiceText, TableText};
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The id of the field for the dice of everyone.
pub const FIELD: &str = "table-dice";

/// The fields for the formulas of combatants without their own: one for all, and one for each side.
#[component]
pub fn TableDice() -> impl IntoView {
    let store = Store::take();
    let rolls =
        flag(move || with_rules(store, |rules| rules.initiative == InitiativePolicy::Formula));
    part(move || {
        rolls.get().then(|| {
            let fields = [None, Some(Side::PARTY), Some(Side::FOES)];
            let fields = fields.map(|side| view! { <Field side/> });
            view! { {fields.into_iter().collect::<Vec<_>>()} }
        })
    })
}

/// The question for the dice of the table, if some of those called to roll have none (ANY-16).
#[component]
pub fn MissingDice(called: Memo<Vec<CombatantId>>) -> impl IntoView {
    let store = Store::take();
    let without = Memo::new(move |_| without_dice(store, called));
    part(move || {
        (!without.with(Vec::is_empty)).then(|| {
            let said = move || {
                let names = without.with(|without| store.names(without));
                store.text_with(TableText::DiceMissing, &[&names])
            };
            view! {
                <div class="profile missing-dice">
                    <p class="hint whole">{shown_text(said)}</p>
                    <Field side=None/>
                </div>
            }
        })
    })
}

/// Returns those called to roll for whom there are no dice, where the table chooses them.
pub fn without_dice(store: Store, called: Memo<Vec<CombatantId>>) -> Vec<CombatantId> {
    let called = called.get();
    store.view.track();
    store.with_session(|session| {
        let encounter = session.encounter();
        let rules = encounter.rules();
        let rolls = rules.has_table_choices() && rules.initiative == InitiativePolicy::Formula;
        let lacks = |who: &CombatantId| {
            let one = encounter.participant(*who);
            one.is_some_and(|one| rules.order.roll_of(&one.profile).is_none())
        };
        called
            .into_iter()
            .filter(|who| rolls && lacks(who))
            .collect()
    })
}

/// The field for the dice of a side, or of everyone.
#[component]
fn Field(side: Option<Side>) -> impl IntoView {
    let store = Store::take();
    let shown = move || {
        let formula = with_rules(store, |rules| of_side(&rules.order, side));
        formula
            .map(|formula| formula.to_string())
            .unwrap_or_default()
    };
    let label = move || match side {
        None => store.text_with(ChoiceText::Formula, &[]),
        Some(side) => store.text_with(ChoiceText::FormulaOf, &[&text::side(store.lang(), side)]),
    };
    let change = move |event: leptos::ev::Event| {
        let typed = event_target_value(&event);
        let typed = typed.trim();
        let formula: Option<Formula> = typed.to_lowercase().parse().ok();
        let formula = formula.filter(|formula| formula.has_dice());
        let wrong = formula.is_none() && !typed.is_empty();
        let fault = wrong.then(|| store.text_with(ChoiceText::BadFormula, &[typed]));
        if document::find_fault(&event, fault.as_deref()) {
            return;
        }
        let mut rules = with_rules(store, Rules::clone);
        match side {
            None => rules.order.formula = formula,
            Some(side) => {
                let sides = &mut rules.order.side_formulas;
                sides.retain(|(of, _)| *of != side);
                sides.extend(formula.map(|formula| (side, formula)));
            }
        }
        adopt(store, rules);
    };
    let id = side.is_none().then_some(FIELD);
    view! {
        <label>{shown_text(label)}
            <input id=id autocomplete="off" maxlength="40" prop:value=shown_text(shown) on:change=change/></label>
    }
}

fn of_side(order: &OrderRules, side: Option<Side>) -> Option<Formula> {
    let Some(side) = side else {
        return order.formula;
    };
    let mut formulas = order.side_formulas.iter();
    formulas
        .find(|(of, _)| *of == side)
        .map(|(_, formula)| *formula)
}

/// Puts rules in force.
pub fn adopt(store: Store, rules: Rules) {
    store.dispatch(Command::AdoptRules(Box::new(rules)));
}

/// Reads the rules in use, and follows the encounter.
pub fn with_rules<T>(store: Store, read: impl FnOnce(&Rules) -> T) -> T {
    store.view.track();
    store.with_session(|session| read(session.encounter().rules()))
}
