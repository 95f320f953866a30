//! The less common fields of a combatant: roll modes, group, Stealth, Perception and bonus actions.

use asalto_core::combatant::Group;
use asalto_core::die::RollMode;
use asalto_core::rules::AwarenessCheck;
use asalto_core::{ActionKind, Combatant};
use asalto_text::ProfileText;
use leptos::prelude::*;

use super::number::{number, numbers};
use crate::numeric_fields::Section;
use crate::store::Store;
use crate::ui::{flag, text};

const MODES: [(RollMode, ProfileText); 3] = [
    (RollMode::Normal, ProfileText::OneDie),
    (RollMode::Advantage, ProfileText::Advantage),
    (RollMode::Disadvantage, ProfileText::Disadvantage),
];

/// The rest of the full form of a combatant.
#[component]
pub fn More(draft: RwSignal<Combatant>) -> impl IntoView {
    let store = Store::take();
    let mode = move |label: ProfileText,
                     read: fn(&Combatant) -> RollMode,
                     write: fn(&mut Combatant, RollMode)| {
        let options = MODES.map(|(mode, word)| {
            let chosen = flag(move || draft.with(read) == mode);
            view! { <option prop:selected=chosen>{store.label(word)}</option> }
        });
        let choose = move |event: leptos::ev::Event| {
            let select = event_target::<web_sys::HtmlSelectElement>(&event);
            let index = usize::try_from(select.selected_index()).unwrap_or_default();
            if let Some((mode, _)) = MODES.get(index) {
                draft.update(|draft| write(draft, *mode));
            }
        };
        view! { <label>{store.label(label)}<select on:change=choose>{options}</select></label> }
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
    let (sneaks, granted) = store.with_session(|session| {
        let rules = session.encounter().rules();
        let sneaks = rules.opening.awareness_check() == Some(AwarenessCheck::PassivePerception);
        (
            sneaks,
            rules.economy.kinds().contains(&ActionKind::BonusAction),
        )
    });
    (!store.is_by_phases()).then(|| {
        view! {
            {mode(ProfileText::InitiativeRoll, |one| one.initiative_mode, |one, mode| one.initiative_mode = mode)}
            {number(store, draft, ProfileText::Group.text(), 0..=u16::MAX.into(), |one| one.group.map(|group| group.0.into()), |one, number| {
                one.group = number.and_then(|number| number.try_into().ok()).map(Group);
            })}
            {sneaks.then(|| view! {
                {numbers(store, draft, Section::Stealth)}
                {mode(ProfileText::StealthRoll, |one| one.stealth_mode, |one, mode| one.stealth_mode = mode)}
                {numbers(store, draft, Section::Perception)}
            })}
            {granted.then(|| view! {
                <label class="whole">{store.label(ProfileText::BonusActions)}
                    <input autocomplete="off" maxlength="2500" prop:value=text(bonus) on:change=grant/></label>
            })}
        }
    })
}
