//! Guided fights: one step at a time, told in a strip above the table. It watches the fight, goes on
//! when the thing was done, blocks nothing, and can be left at any time.

use asalto_core::{Awaiting, CombatantId, CombatantView, EncounterView, Opening, Waiting};
use leptos::prelude::*;

use crate::browser::document;
use crate::shown::{flag, part, text};
use crate::store::Store;
use crate::text::later::Tour as Words;

/// Whom the guide speaks of in Tales of War: the first two of the sample.
const ARCHER: CombatantId = CombatantId(1);
const MAGE: CombatantId = CombatantId(2);

/// What a guided fight teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// Awareness, readying and delaying.
    Table,
    /// Phases and the stack.
    Phases,
}

/// A step: what is said, and when it was done.
struct Step {
    say: Words,
    done: fn(Store, &EncounterView) -> bool,
}

const fn step(say: Words, done: fn(Store, &EncounterView) -> bool) -> Step {
    Step { say, done }
}

/// Awareness, delay and ready, under D&D 3.5.
static TABLE: [Step; 9] = [
    step(Words::Aware, |_, view| {
        view.awaiting != Awaiting::Setup || some_surprised(view)
    }),
    step(Words::Forecast, |_, view| view.awaiting != Awaiting::Setup),
    step(Words::Rolls, |_, view| view.current.is_some()),
    step(Words::Ready, |_, view| any(view, is_ready)),
    step(Words::Trigger, |_, view| !any(view, is_ready)),
    step(Words::Delay, |_, view| any(view, delays)),
    step(Words::ActNow, |_, view| !any(view, delays)),
    step(Words::Why, |store, _| store.why.with(Option::is_some)),
    step(Words::TableEnd, |_, _| false),
];

/// The archer's arrow and the chain lightning, in Tales of War.
static PHASES: [Step; 12] = [
    step(Words::TowStart, |_, view| view.awaiting != Awaiting::Setup),
    step(Words::TowRolls, |_, view| !rolls(view)),
    step(Words::Charges, |_, view| {
        !matches!(view.awaiting, Awaiting::Charge(_))
    }),
    step(Words::ToArcher, |_, view| may_declare(view, ARCHER)),
    step(Words::Shoot, |_, view| has_on_stack(view, ARCHER)),
    step(Words::Arrow, |_, view| postponed(view)),
    step(Words::ToMage, |_, view| may_declare(view, MAGE)),
    step(Words::Lightning, |_, view| has_on_stack(view, MAGE)),
    step(Words::Chain, |_, view| !has_on_stack(view, MAGE)),
    step(Words::Lands, |_, view| !postponed(view)),
    step(Words::Hit, |_, view| !has_on_stack(view, ARCHER)),
    step(Words::TowEnd, |_, _| false),
];

fn some_surprised(view: &EncounterView) -> bool {
    matches!(&view.opening, Some(Opening::SomeAware { surprised, .. }) if !surprised.is_empty())
}

fn any(view: &EncounterView, is: fn(&CombatantView) -> bool) -> bool {
    view.combatants.iter().any(is)
}

fn is_ready(one: &CombatantView) -> bool {
    matches!(one.waiting, Some(Waiting::Readied(_)))
}

fn delays(one: &CombatantView) -> bool {
    matches!(one.waiting, Some(Waiting::Delaying { .. }))
}

fn rolls(view: &EncounterView) -> bool {
    matches!(view.awaiting, Awaiting::Rolls(_) | Awaiting::TieBreak(_))
}

fn may_declare(view: &EncounterView, who: CombatantId) -> bool {
    view.current == Some(who) && view.awaiting == Awaiting::Priority(who) && view.stack.is_empty()
}

fn has_on_stack(view: &EncounterView, who: CombatantId) -> bool {
    view.stack.iter().any(|frame| frame.owner == who)
}

fn postponed(view: &EncounterView) -> bool {
    let phases = view.priority.as_ref();
    phases.is_some_and(|phases| !phases.postponed.is_empty())
}

/// The strip with the step of now.
#[component]
pub fn Tour() -> impl IntoView {
    let store = Store::take();
    let steps = match store.lesson.get_untracked() {
        Some(Lesson::Phases) => PHASES.as_slice(),
        _ => TABLE.as_slice(),
    };
    let last = steps.len().saturating_sub(1);
    let at = RwSignal::new(0_usize);
    // It watches, and touches nothing but its own place.
    Effect::new(move |_| {
        let view = store.view.get();
        let here = at.get();
        if (steps[here].done)(store, &view) {
            at.set(here + 1);
            let next = store.fill(steps[here + 1].say, &[]);
            store
                .announced
                .update(|said| *said = format!("{said} {next}"));
        }
    });
    let said = move || store.fill(steps[at.get()].say, &[]);
    let over = flag(move || at.get() >= last);
    let place = move || {
        let number = (at.get() + 1).to_string();
        store.fill(Words::StepOf, &[&number, &last.to_string()])
    };
    let leave = move |_| {
        store.lesson.set(None);
        document::focus_soon("go");
    };
    let next = move || {
        (!over.get()).then(|| {
            view! {
                <button class="quiet" on:click=move |_| at.update(|at| *at += 1)>{store.own(Words::Skip)}</button>
            }
        })
    };
    let leave_word = move || {
        let word = if over.get() {
            Words::Finish
        } else {
            Words::Leave
        };
        store.fill(word, &[])
    };
    view! {
        <aside class="tour" aria-label=store.own(Words::Name)>
            <p class="meta">{text(move || if over.get() { String::new() } else { place() })}</p>
            <p class="tour-says" role="note">{text(said)}</p>
            <div class="buttons">
                {part(next)}
                <button id="tour-leave" class="quiet" on:click=leave>{text(leave_word)}</button>
            </div>
        </aside>
    }
}
