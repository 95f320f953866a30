//! Tutorials: one step at a time, in a strip above the combat.
//!
//! A tutorial watches the combat and moves on when a step is done. It blocks nothing, and the user can leave
//! it at any time.

use asalto_core::priority::ActionOrigin;
use asalto_core::rules::{Condition, Opening};
use asalto_core::stack::FrameKind;
use asalto_core::waiting::Waiting;
use asalto_core::{Awaiting, CombatantId, CombatantView, EncounterView};
use asalto_text::TutorialText;
use leptos::prelude::*;

use crate::browser::{document, shell};
use crate::store::{Lesson, LessonPlace, Store};
use crate::ui::{flag, part, text};

/// The actors of the Tales of War sample.
const ARCHER: CombatantId = CombatantId(1);
const MAGE: CombatantId = CombatantId(2);
const ORC: CombatantId = CombatantId(3);

/// A step: its text, the test that it is done, and selectors of what it speaks of.
struct Step {
    say: TutorialText,
    done: fn(Store, &EncounterView) -> bool,
    /// Empty if it is in view without scrolling.
    shows: &'static str,
    /// The same while the top of the stack resolves.
    shows_at_resolution: &'static str,
}

const fn step(say: TutorialText, done: fn(Store, &EncounterView) -> bool) -> Step {
    Step {
        say,
        done,
        shows: "",
        shows_at_resolution: "",
    }
}

impl Step {
    const fn shows(self, shows: &'static str) -> Self {
        let shows_at_resolution = shows;
        Self {
            shows,
            shows_at_resolution,
            ..self
        }
    }

    const fn shows_at_resolution(self, shows_at_resolution: &'static str) -> Self {
        Self {
            shows_at_resolution,
            ..self
        }
    }
}

/// The selector of the current phase.
const PHASE: &str = ".phases .now";

/// The selector of the top of the main stack.
const TOP: &str = ".stack:not(.postponed) .card";

/// The selector of the results of a roll.
const VERDICTS: &str = ".verdicts";

/// Awareness, delay and ready, under D&D 3.5.
static TABLE: [Step; 9] = [
    step(TutorialText::Aware, |_, view| {
        view.awaiting != Awaiting::Setup || some_surprised(view)
    }),
    step(TutorialText::Forecast, |_, view| {
        view.awaiting != Awaiting::Setup
    }),
    step(TutorialText::Rolls, |_, view| view.current.is_some()),
    step(TutorialText::Ready, |_, view| any(view, is_ready)),
    step(TutorialText::Trigger, |_, view| !any(view, is_ready)),
    step(TutorialText::Delay, |_, view| any(view, delays)),
    step(TutorialText::ActNow, |_, view| !any(view, delays)),
    step(TutorialText::Why, |store, _| {
        store.why.with(Option::is_some)
    }),
    step(TutorialText::TableEnd, |_, _| false),
];

/// Surprise, damage, a condition and a readied action, under D&D 5e.
static AMBUSH: [Step; 8] = [
    step(TutorialText::Unaware, |_, view| {
        view.awaiting != Awaiting::Setup
    }),
    step(TutorialText::TwoDice, |_, view| view.current.is_some()),
    step(TutorialText::Strike, |_, view| any(view, is_hurt)),
    step(TutorialText::Prone, |_, view| any(view, is_prone)),
    step(TutorialText::Ready, |_, view| any(view, is_ready)),
    step(TutorialText::Reaction, |_, view| !any(view, is_ready)),
    step(TutorialText::WhyProne, |store, _| {
        store.why.with(Option::is_some)
    }),
    step(TutorialText::TableEnd, |_, _| false),
];

/// A postponed arrow, a chain lightning, a response, a fumble and a triggered effect, in Tales of War.
static PHASES: [Step; 19] = [
    step(TutorialText::TowStart, |_, view| {
        view.awaiting != Awaiting::Setup
    }),
    step(TutorialText::TowRolls, |_, view| !rolls(view)),
    step(TutorialText::Charges, |_, view| {
        !matches!(view.awaiting, Awaiting::Charge(_))
    })
    .shows("#prompt"),
    step(TutorialText::ToArcher, |_, view| may_declare(view, ARCHER)).shows(PHASE),
    step(TutorialText::Shoot, |_, view| has_on_stack(view, ARCHER)).shows(".declare .saved"),
    step(TutorialText::Arrow, |_, view| postponed(view))
        .shows(TOP)
        .shows_at_resolution(VERDICTS),
    step(TutorialText::Lightning, |_, view| has_on_stack(view, MAGE)).shows(PHASE),
    step(TutorialText::Chain, |_, view| !has_on_stack(view, MAGE))
        .shows(TOP)
        .shows_at_resolution(".further"),
    step(TutorialText::Axe, |_, view| has_on_stack(view, ORC)).shows(PHASE),
    step(TutorialText::Respond, |_, view| has_on_stack(view, MAGE)).shows(TOP),
    step(TutorialText::Newest, |_, view| !has_on_stack(view, MAGE)).shows(TOP),
    step(TutorialText::Fumble, |_, view| {
        came(view, |origin| matches!(origin, ActionOrigin::Fumble(_)))
    })
    .shows(TOP)
    .shows_at_resolution(VERDICTS),
    step(TutorialText::Consequences, |_, view| view.stack.is_empty()).shows(TOP),
    step(TutorialText::TowTrigger, |_, view| {
        let phases = view.priority.as_ref();
        phases.is_some_and(|phases| !phases.triggers.is_empty())
    })
    .shows(".triggers summary"),
    step(TutorialText::ToTrap, |_, view| {
        came(view, |origin| matches!(origin, ActionOrigin::Trigger(_)))
    })
    .shows(PHASE),
    step(TutorialText::Trap, |_, view| view.stack.is_empty()).shows(TOP),
    step(TutorialText::Lands, |_, view| !postponed(view)).shows(PHASE),
    step(TutorialText::Hit, |_, view| !has_on_stack(view, ARCHER)).shows(TOP),
    step(TutorialText::TowEnd, |_, _| false),
];

fn some_surprised(view: &EncounterView) -> bool {
    matches!(&view.opening, Some(Opening::SomeAware { surprised, .. }) if !surprised.is_empty())
}

fn any(view: &EncounterView, is: fn(&CombatantView) -> bool) -> bool {
    view.combatants.iter().any(|one| is(one))
}

fn is_ready(one: &CombatantView) -> bool {
    matches!(one.waiting, Some(Waiting::Readied(_)))
}

fn delays(one: &CombatantView) -> bool {
    matches!(one.waiting, Some(Waiting::Delaying { .. }))
}

fn is_hurt(one: &CombatantView) -> bool {
    let health = one.vitality.as_ref();
    health.is_some_and(|health| health.left < health.maximum)
}

fn is_prone(one: &CombatantView) -> bool {
    one.conditions.contains(&Condition::Prone)
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

/// Returns whether the stack has an action that came in such a way.
fn came(view: &EncounterView, so: fn(&ActionOrigin) -> bool) -> bool {
    view.stack.iter().any(|frame| match &frame.kind {
        FrameKind::Action(action) => so(&action.origin),
        _ => false,
    })
}

fn postponed(view: &EncounterView) -> bool {
    let phases = view.priority.as_ref();
    phases.is_some_and(|phases| !phases.postponed.is_empty())
}

/// The strip with the current step.
#[component]
pub fn Tour() -> impl IntoView {
    let store = Store::take();
    let begun = store.lesson.get_untracked();
    let lesson = begun.map_or(Lesson::Table, |place| place.lesson);
    let steps = match lesson {
        Lesson::Ambush => AMBUSH.as_slice(),
        Lesson::Phases => PHASES.as_slice(),
        Lesson::Table => TABLE.as_slice(),
    };
    let last = steps.len().saturating_sub(1);
    // A stored step may be that of a version with more steps.
    let at = RwSignal::new(begun.map_or(0, |place| place.step.min(last)));
    let go_to = move |step| {
        at.set(step);
        store.teach(LessonPlace { lesson, step });
    };
    // The tutorial changes nothing but its own step.
    Effect::new(move |_| {
        let view = store.view.get();
        let here = at.get();
        if (steps[here].done)(store, &view) {
            go_to(here + 1);
            let next = store.text_with(steps[here + 1].say, &[]);
            store
                .announced
                .update(|said| *said = format!("{said} {next}"));
        }
    });
    // What the step speaks of comes into view, below the step.
    let subject = Memo::new(move |_| {
        let resolves = |view: &EncounterView| matches!(view.awaiting, Awaiting::Resolution { .. });
        let (resolves, here) = (store.view.with(resolves), at.get());
        let step = &steps[here];
        let shows = if resolves {
            step.shows_at_resolution
        } else {
            step.shows
        };
        (here, shows)
    });
    Effect::new(move |_| {
        let (_, shows) = subject.get();
        shell::send(shell::SHOW_SUBJECT, &shows.into());
    });
    let said = move || store.text_with(steps[at.get()].say, &[]);
    let over = flag(move || at.get() >= last);
    let place = move || {
        let number = (at.get() + 1).to_string();
        store.text_with(TutorialText::StepOf, &[&number, &last.to_string()])
    };
    let leave = move |_| {
        store.leave_lesson();
        document::focus_soon("go");
    };
    let next = move || {
        (!over.get()).then(|| {
            view! {
                <button class="quiet" on:click=move |_| go_to(at.get_untracked() + 1)>{store.label(TutorialText::Skip)}</button>
            }
        })
    };
    let leave_word = move || {
        let word = if over.get() {
            TutorialText::Finish
        } else {
            TutorialText::Leave
        };
        store.text_with(word, &[])
    };
    view! {
        <aside class="tour" aria-label=store.label(TutorialText::Name)>
            <p class="meta">{text(move || if over.get() { String::new() } else { place() })}</p>
            <p class="tour-says" role="note">{text(said)}</p>
            <div class="buttons">
                {part(next)}
                <button id="tour-leave" class="quiet" on:click=leave>{text(leave_word)}</button>
            </div>
        </aside>
    }
}
