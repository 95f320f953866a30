//! A Spot or Listen check against Hide or Move Silently and the distance, with its arithmetic.

use asalto_core::command::DetectionInput;
use asalto_core::event::DetectionEvent;
use asalto_core::opening::Detection;
use asalto_core::{CombatantId, Command, Event};
use asalto_text::AwarenessText;
use leptos::prelude::*;

use crate::input::number::whole;
use crate::store::Store;
use crate::ui::{part, text};

/// The form of the check, and the result of the last one.
#[component]
pub fn Detect() -> impl IntoView {
    let store = Store::take();
    let everyone = Memo::new(move |_| {
        let ids = |view: &asalto_core::EncounterView| {
            let all = view.without_second_places();
            all.map(|one| (one.id, one.profile.side))
                .collect::<Vec<_>>()
        };
        store.view.with(ids)
    });
    let observer = RwSignal::new(None::<CombatantId>);
    let target = RwSignal::new(None::<CombatantId>);
    let [modifier, distance, difficulty, face] = [(); 4].map(|()| RwSignal::new(String::new()));
    // The chosen combatant may have left.
    let from = Memo::new(move |_| {
        let chosen = observer.get();
        everyone.with(|all| {
            let mut ids = all.iter().map(|(id, _)| *id);
            ids.find(|id| Some(*id) == chosen)
                .or(all.first().map(|(id, _)| *id))
        })
    });
    let opponents = Memo::new(move |_| {
        everyone.with(|all| {
            let side = all.iter().find(|(id, _)| Some(*id) == from.get());
            let side = side.map(|(_, side)| *side);
            let others = all.iter().filter(|(_, other)| Some(*other) != side);
            others.map(|(id, _)| *id).collect::<Vec<_>>()
        })
    });
    let to = Memo::new(move |_| {
        let chosen = target.get();
        opponents.with(|all| {
            let mut ids = all.iter().copied();
            ids.find(|id| Some(*id) == chosen).or(all.first().copied())
        })
    });
    let asked = move || {
        let number = |typed: RwSignal<String>| typed.with(|typed| whole(typed)).unwrap_or(0);
        Detection {
            face: 0,
            modifier: number(modifier).try_into().unwrap_or(0),
            distance: number(distance).try_into().unwrap_or(0),
            difficulty: number(difficulty).try_into().unwrap_or(0),
        }
    };
    let check = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (Some(observer), Some(target)) = (from.get(), to.get()) else {
            return;
        };
        let asked = asked();
        let done = store.dispatch(Command::Detect(DetectionInput {
            observer,
            target,
            modifier: asked.modifier,
            distance: asked.distance,
            difficulty: asked.difficulty,
            face: face.with_untracked(|face| whole(face)?.try_into().ok()),
        }));
        if done {
            face.set(String::new());
        }
    };
    let needs = move || {
        let asked = asked();
        let lang = store.lang();
        let face = i32::from(asked.difficulty).saturating_sub(asked.total());
        store.text_with(
            AwarenessText::Needs,
            &[
                &lang.modifier(asked.modifier),
                &lang.number(asked.distance_penalty()),
                &lang.number(asked.difficulty.into()),
                &lang.number(face),
            ],
        )
    };
    let options = move |all: Vec<CombatantId>, chosen: Memo<Option<CombatantId>>| {
        let options = all.into_iter().map(move |id| {
            view! {
                <option value=id.0.to_string() selected={chosen.get_untracked() == Some(id)}>{store.name(id)}</option>
            }
        });
        Some(options.collect::<Vec<_>>())
    };
    let all = move || everyone.with(|all| all.iter().map(|(id, _)| *id).collect::<Vec<_>>());
    view! {
        <form class="fields" on:submit=check>
            <label>{store.label(AwarenessText::Observer)}
                <select on:change=move |event| observer.set(chosen(&event))>{part(move || options(all(), from))}</select></label>
            <label>{store.label(AwarenessText::Target)}
                <select on:change=move |event| target.set(chosen(&event))>{part(move || options(opponents.get(), to))}</select></label>
            {number(store, AwarenessText::Modifier, (-999, 999), modifier)}
            {number(store, AwarenessText::Distance, (0, 99_999), distance)}
            {number(store, AwarenessText::Difficulty, (-999, 999), difficulty)}
            {part(move || Some(number(store, if store.settings.real_dice.get() { AwarenessText::RealFace } else { AwarenessText::Face }, (1, 20), face)))}
            <p class="whole hint">{text(needs)}</p>
            <button type="submit">{store.label(AwarenessText::Check)}</button>
            <p class="whole told">{text(move || last(store).unwrap_or_default())}</p>
        </form>
    }
}

fn chosen(event: &leptos::ev::Event) -> Option<CombatantId> {
    event_target_value(event).parse().ok().map(CombatantId)
}

/// Builds a number field. An empty field counts as 0.
fn number(
    store: Store,
    label: AwarenessText,
    (low, high): (i32, i32),
    typed: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label>{store.label(label)}
            <input inputmode="text" data-whole data-min=low.to_string() data-max=high.to_string() autocomplete="off" maxlength="5" prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event))/></label>
    }
}

/// Describes the result of the last check, with its arithmetic.
fn last(store: Store) -> Option<String> {
    store.view.track();
    let (observer, target, check) = store.with_session(|session| {
        let played = session.entries().iter().take(session.cursor()).rev();
        let mut events = played.flat_map(|entry| entry.events.iter());
        events.find_map(|event| match event {
            Event::DetectionChecked(DetectionEvent {
                observer,
                target,
                check,
            }) => Some((*observer, *target, *check)),
            _ => None,
        })
    })?;
    let lang = store.lang();
    let outcome = if check.notices() {
        AwarenessText::Notices
    } else {
        AwarenessText::Misses
    };
    Some(store.text_with(
        AwarenessText::Result,
        &[
            &store.name(observer),
            &store.name(target),
            &check.face.to_string(),
            &lang.modifier(check.modifier),
            &lang.number(check.distance_penalty()),
            &lang.number(check.total()),
            &lang.number(check.difficulty.into()),
            lang.text(outcome),
        ],
    ))
}
