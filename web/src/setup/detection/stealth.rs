//! Stealth against passive Perception, with its arithmetic.

use asalto_core::encounter::stealth_contests;
use asalto_core::limits::TOTALS;
use asalto_core::opening::{StealthCheck, StealthOutcome};
use asalto_core::{CombatantId, Command};
use asalto_text::AwarenessText;
use leptos::prelude::*;

use crate::input::number::total;
use crate::store::Store;
use crate::ui::{each, flag, part, text};

/// The hiders, the comparison with each observer, and the suggested awareness.
#[component]
pub fn Stealth() -> impl IntoView {
    let store = Store::take();
    let everyone = Memo::new(move |_| {
        let ids = |view: &asalto_core::EncounterView| {
            let ids = view.without_second_places().map(|one| one.id);
            ids.collect::<Vec<_>>()
        };
        store.view.with(ids)
    });
    let contests = Memo::new(move |_| {
        store.view.track();
        store.with_session(|session| stealth_contests(session.encounter()))
    });
    let told = move || {
        let told = contests.get().into_iter().map(|contest| {
            let outcome = match contest.outcome {
                StealthOutcome::Noticed => AwarenessText::Notices,
                StealthOutcome::Hidden => AwarenessText::Misses,
            };
            let lang = store.lang();
            let said = store.text_with(
                AwarenessText::Contest,
                &[
                    &store.name(contest.observer),
                    &lang.number(contest.passive.into()),
                    &store.name(contest.hider),
                    &lang.number(contest.stealth),
                    lang.text(outcome),
                ],
            );
            view! { <li>{said}</li> }
        });
        Some(told.collect::<Vec<_>>())
    };
    let unknown = move || {
        let hides = store.view.with(|view| {
            let mut all = view.combatants.iter();
            all.any(|one| one.stealth.is_some())
        });
        (hides && contests.with(Vec::is_empty))
            .then(|| view! { <p class="hint">{store.label(AwarenessText::NoPassive)}</p> })
    };
    view! {
        <ul class="hiders">
            {each(move || everyone.get(), |id| id.0.into(), |id| view! { <li><Hider id/></li> }.into_any())}
        </ul>
        {part(unknown)}
        <ul class="told">{part(told)}</ul>
        <button disabled=flag(move || contests.with(Vec::is_empty))
            on:click=move |_| { store.dispatch(Command::CompareStealth); }>{store.label(AwarenessText::SetByThis)}</button>
    }
}

/// The row of a combatant that may hide; its check is rolled or typed.
#[component]
fn Hider(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let one = store.combatant(id);
    let of = move |text: AwarenessText| store.text_with(text, &[&store.name_in_row(id)]);
    let facts = move || {
        let facts = one.with(|one| {
            let one = one.as_ref()?;
            Some(match one.stealth {
                Some(check) => rolled(store, check),
                None => format!(
                    "d20 {}",
                    store.lang().modifier(one.profile.stealth_modifier())
                ),
            })
        });
        facts.unwrap_or_default()
    };
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let done = match total(&typed.get_untracked()) {
            Some(total) => store.dispatch(Command::EnterStealth { who: id, total }),
            None => store.dispatch(Command::Hide { who: vec![id] }),
        };
        if done {
            typed.set(String::new());
        }
    };
    view! {
        <form class="hider" on:submit=enter>
            <span class="who"><span class="name">{text(move || store.name_in_row(id))}</span>
                <span class="meta">{text(facts)}</span></span>
            <input inputmode="text" data-whole data-total="" data-min=TOTALS.start().to_string() data-max=TOTALS.end().to_string()
                autocomplete="off" maxlength="5" aria-label=text(move || of(AwarenessText::StealthTotal))
                prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
            <button class="rolls-dice" type="submit" aria-label=text(move || of(AwarenessText::RollStealth))>{store.label(AwarenessText::Hide)}</button>
        </form>
    }
}

/// Describes a check with the known parts of its arithmetic.
fn rolled(store: Store, check: StealthCheck) -> String {
    let lang = store.lang();
    let total = lang.number(check.total);
    match check.face {
        Some(face) => store.text_with(
            AwarenessText::Rolled,
            &[&total, &face.to_string(), &lang.modifier(check.modifier)],
        ),
        None => store.text_with(AwarenessText::Typed, &[&total]),
    }
}
