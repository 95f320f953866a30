//! What fewer combatants have: how they roll, their group, hiding and noticing, bonus actions.

use asalto_core::{Combatant, Group, RollMode};
use leptos::prelude::*;

use crate::shown::{flag, text};
use crate::store::Store;
use crate::text::later::Sheet;

const MODES: [(RollMode, Sheet); 3] = [
    (RollMode::Normal, Sheet::OneDie),
    (RollMode::Advantage, Sheet::Advantage),
    (RollMode::Disadvantage, Sheet::Disadvantage),
];

/// The rest of the form of a combatant.
#[component]
pub fn More(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let number = move |label: Sheet,
                       read: fn(&Combatant) -> Option<i64>,
                       write: fn(&mut Combatant, Option<i64>)| {
        let shown = move || draft.with(read).map(|number| number.to_string());
        view! {
            <label>{store.own(label)}
                <input type="number" inputmode="numeric" prop:value=text(move || shown().unwrap_or_default())
                    on:change=move |event| {
                        let value = event_target_value(&event).parse().ok();
                        draft.update(|draft| write(draft, value));
                    }/></label>
        }
    };
    let mode = move |label: Sheet,
                     read: fn(&Combatant) -> RollMode,
                     write: fn(&mut Combatant, RollMode)| {
        let options = MODES.map(|(mode, word)| {
            let chosen = flag(move || draft.with(read) == mode);
            view! { <option prop:selected=chosen>{store.own(word)}</option> }
        });
        let choose = move |event: leptos::ev::Event| {
            let select = event_target::<web_sys::HtmlSelectElement>(&event);
            let index = usize::try_from(select.selected_index()).unwrap_or_default();
            if let Some((mode, _)) = MODES.get(index) {
                draft.update(|draft| write(draft, *mode));
            }
        };
        view! { <label>{store.own(label)}<select on:change=choose>{options}</select></label> }
    };
    let bonus = move || draft.with(|draft| draft.bonus_actions.join(", "));
    let grant = move |event| {
        let typed = event_target_value(&event);
        let names = typed
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty());
        let names = names.map(str::to_owned).collect();
        draft.update(|draft| draft.bonus_actions = names);
    };
    (!store.is_by_phases()).then(|| {
        view! {
            {mode(Sheet::InitiativeRoll, |one| one.initiative_mode, |one, mode| one.initiative_mode = mode)}
            {number(Sheet::Group, |one| one.group.map(|group| group.0.into()), |one, value| {
                one.group = value.and_then(|value| value.try_into().ok()).map(Group);
            })}
            {number(Sheet::Stealth, |one| one.stealth.map(i64::from), |one, value| one.stealth = small(value))}
            {mode(Sheet::StealthRoll, |one| one.stealth_mode, |one, mode| one.stealth_mode = mode)}
            {number(Sheet::PassivePerception, |one| one.passive_perception.map(i64::from), |one, value| {
                one.passive_perception = small(value);
            })}
            <label class="whole">{store.own(Sheet::BonusActions)}
                <input autocomplete="off" prop:value=text(bonus) on:change=grant/></label>
        }
    })
}

/// A number that is out of any range becomes one the core refuses.
fn small(value: Option<i64>) -> Option<i16> {
    value.map(|value| i16::try_from(value).unwrap_or(i16::MAX))
}
