//! The awareness section of setup: one button for each pair of sides, the matrix of individuals,
//! and a forecast of the opening.

use asalto_core::roll_group::RollGroup;
use asalto_core::{CombatantId, Command, EncounterView, Side};
use asalto_text::{self as text, CitedText, Message, SetupText};
use leptos::prelude::*;

use super::roster_group::named;
use super::roster_rows::{RosterRow, folded};
use crate::components::cited::Cited;
use crate::components::lazy_part::later;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{each, flag, part, text as shown_text};

/// The awareness of the sides, and the forecast of the opening.
#[component]
pub fn Awareness() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let told = Memo::new(move |_| store.view.with(|view| forecast(store, view)));
    view! {
        <section class="awareness">
            <h2>{store.label(SetupText::Awareness)}</h2>
            <div class="by-side">
                {each(move || by_side(&store.sides()), |(of, to)| u64::from(of.0) << 8 | u64::from(to.0), |(observer, target)| {
                    view! { <BySide observer target/> }.into_any()
                })}
            </div>
            <div class="forecast">{part(move || Some(told.get().into_iter().map(|told| view! { <Cited told/> }).collect::<Vec<_>>()))}</div>
            <details on:toggle=move |_| opened.set(true)>
                <summary>{store.label(SetupText::IndividualAwareness)}</summary>
                {part(move || opened.get().then(|| later(Part::Detection)))}
            </details>
        </section>
    }
}

/// Lists every pair of different sides, observer first.
fn by_side(sides: &[Side]) -> Vec<(Side, Side)> {
    let others = |&observer: &Side| {
        let others = sides.iter().filter(move |&&target| target != observer);
        others.map(move |&target| (observer, target))
    };
    sides.iter().flat_map(others).collect()
}

/// The button for one pair of sides. It is pressed if every observer is aware of every target.
#[component]
fn BySide(observer: Side, target: Side) -> impl IntoView {
    let store = Store::take();
    // Whether anyone is aware, and whether anyone is not.
    let aware = Memo::new(move |_| {
        store.view.with(|view| {
            let on = |side| move |one: &&asalto_core::CombatantView| one.profile.side == side;
            let observers = view.without_second_places().filter(on(observer));
            let mut found = [false, false];
            for from in observers {
                for to in view.without_second_places().filter(on(target)) {
                    found[usize::from(!is_aware(store, from.id, to.id))] = true;
                }
            }
            found
        })
    });
    let all_aware = flag(move || !aware.get()[1]);
    let label = move || {
        store.message(&match aware.get() {
            [true, true] => Message::SidePartlyAware { observer, target },
            [_, none] => Message::SideAware {
                observer,
                target,
                aware: !none,
            },
        })
    };
    let toggle = move |_| {
        store.dispatch(Command::SetSideAwareness {
            observer,
            target,
            aware: !all_aware.get_untracked(),
        });
    };
    view! {
        <button class="toggle" data-side=observer.0.to_string()
            aria-pressed=shown_text(move || all_aware.get().to_string()) on:click=toggle>{shown_text(label)}</button>
    }
}

/// Returns whether one combatant is aware of another.
pub fn is_aware(store: Store, observer: CombatantId, target: CombatantId) -> bool {
    store.with_session(|session| {
        let encounter = session.encounter();
        let side = |who| encounter.participant(who).map(|one| one.profile.side);
        match (side(observer), side(target)) {
            (Some(from), Some(to)) => encounter
                .awareness()
                .of_pair((observer, from), (target, to)),
            _ => true,
        }
    })
}

/// Describes how the combat will open, a sentence each. A group that is surprised as a whole is named once.
fn forecast(store: Store, view: &EncounterView) -> Vec<CitedText> {
    let Some(how) = &view.opening else {
        return Vec::new();
    };
    let groups: Vec<_> = store
        .sides()
        .into_iter()
        .flat_map(|side| RollGroup::of_side(view, side))
        .collect();
    let list = |who: &[CombatantId]| {
        let rows = folded(&groups, who).into_iter();
        let names = rows.map(|row| match row {
            RosterRow::One(id) => text::isolated(&store.name(id)).into_owned(),
            RosterRow::Group(group) => text::isolated(&named(store, &group)).into_owned(),
        });
        text::list(store.lang(), &names.collect::<Vec<_>>())
    };
    let policy = store.with_session(|session| session.encounter().rules().opening);
    text::forecast(store.lang(), (view.ruleset, policy), how, &list)
}
