//! The sweep: the actors in the order of priority.
//!
//! Each row shows the actor's state of priority, the reason if priority is not offered, the points and
//! resources to spend, and any auto-pass.

use asalto_core::CombatantId;
use asalto_core::command::PriorityCommand;
use asalto_core::view::{ActorView, PriorityStatus};
use asalto_core::why::NoPriorityReason;
use asalto_text::{CitedText, TalesOfWarText, tales_of_war};
use leptos::prelude::*;

use super::actors::{ActorSignal, Actors};
use super::{give_priority, go};
use crate::components::aims;
use crate::components::cited::Cited;
use crate::components::main_command::tales_of_war::pass_to_label;
use crate::components::order::hit_points::HitPoints;
use crate::components::order::row_state::{Count, State, Why};
use crate::components::secrecy::RowSecrecy;
use crate::input::aim::AMOUNT;
use crate::store::Store;
use crate::store::rows::InPanel;
use crate::ui::{each, flag, part, text};

/// The actors, slowest first.
#[component]
pub fn Sweep() -> impl IntoView {
    let store = Store::take();
    let actors = Memo::new(move |_| {
        store.view.with(|view| {
            let priority = view.priority.as_ref();
            let actors = priority.map(|it| it.actors.iter().map(|one| one.id).collect::<Vec<_>>());
            actors.unwrap_or_default()
        })
    });
    let signals = Actors::follow(store);
    // A row follows no language: another language rebuilds all of them.
    let all = move || {
        store.settings.lang.track();
        Some(each(
            move || actors.get(),
            |id| id.0.into(),
            move |id| {
                let one = signals.of(id);
                view! { <li data-combatant=id.0.to_string()><Actor id one/></li> }.into_any()
            },
        ))
    };
    let unfolded = RwSignal::new(false);
    let aiming = store.is_open(AMOUNT);
    view! {
        <section class="sweep" class:unfolded=unfolded class:aiming=aiming aria-labelledby="sweep-heading"
            on:click:capture=move |event| aims::take_press(store, &event)>
            <h2 id="sweep-heading">{store.label(TalesOfWarText::Sweep)}</h2>
            <TooSlow unfolded/>
            <ol>{part(all)}</ol>
        </section>
    }
}

/// The actors that are too slow to respond, in one line. A phone folds their rows until it is pressed.
#[component]
fn TooSlow(unfolded: RwSignal<bool>) -> impl IntoView {
    let store = Store::take();
    let slow = Memo::new(move |_| {
        store.view.with(|view| {
            let actors = view.priority.iter().flat_map(|priority| &priority.actors);
            let slow = actors.filter(|one| is_slow(one));
            slow.map(|one| one.id).collect::<Vec<_>>()
        })
    });
    part(move || {
        let slow = slow.get();
        (slow.len() > 1).then(|| {
            let words = text(move || store.text_with(TalesOfWarText::AllTooSlow, &[&store.names(&slow)]));
            view! {
                <button class="quiet slow-ones unfolds" aria-expanded=text(move || unfolded.get().to_string())
                    on:click=move |_| unfolded.update(|on| *on = !*on)>{words}</button>
            }
        })
    })
}

/// Returns whether an actor is too slow to respond to the top of the stack.
fn is_slow(one: &ActorView) -> bool {
    matches!(
        one.priority,
        PriorityStatus::NotOffered(NoPriorityReason::TooSlow { .. })
    )
}

/// The most points drawn as dots.
const DOTS: u16 = 10;

/// Builds the points of an actor as dots. Unspent points are filled.
fn dots(one: &ActorView) -> String {
    let all = one.granted.max(one.points);
    if all > DOTS {
        return String::new();
    }
    let spent = all - one.points;
    "●".repeat(one.points.into()) + &"○".repeat(spent.into())
}

#[component]
fn Actor(id: CombatantId, one: ActorSignal) -> impl IntoView {
    let store = Store::take();
    let standing = store.row(id).standing();
    let side = store.view.with_untracked(|view| {
        let one = view.combatant(id);
        one.map(|one| one.profile.side.0.to_string())
    });
    let on_actor = move |say: fn(Store, &ActorView) -> String| {
        text(move || one.with(|one| one.as_ref().map(|one| say(store, one)).unwrap_or_default()))
    };
    let state = move || {
        let told = one.with(|one| one.as_ref().map(|one| said(store, one)))?;
        Some(view! { <Cited told/> })
    };
    let holds = flag(move || status(one) == Some(PriorityStatus::Holds));
    let slow = flag(move || one.with(|one| one.as_ref().is_some_and(is_slow)));
    let muted = flag(move || matches!(status(one), Some(PriorityStatus::NotOffered(_))));
    let passing = move || {
        let passing = one.with(|one| one.as_ref().and_then(|one| one.passing))?;
        let how = tales_of_war::passing(store.lang(), passing);
        let label = store.text_with(TalesOfWarText::RevokeOf, &[&store.name_in_row(id)]);
        let revoke = move |_| {
            go(store, PriorityCommand::RevokePass { who: id });
        };
        Some(view! {
            <span class="setting"><span>{how}</span>
                <button class="quiet" aria-label=label on:click=revoke>{store.label(TalesOfWarText::Revoke)}</button></span>
        })
    };
    // A tap passes for the actors before this actor, so that it may act or respond.
    let asks = move || {
        let ahead = status(one) == Some(PriorityStatus::Ahead);
        ahead.then(|| {
            let label = text(move || pass_to_label(store, id));
            let pass = move |_| give_priority(store, id);
            view! { <button class="quiet asks-now" aria-label=label title=label on:click=pass>"→"</button> }
        })
    };
    // A second press on the name of the selected one ends the selection.
    let pressed = move || {
        let pressed = standing.with(|standing| {
            standing.pressed && (standing.shown != InPanel::Current || standing.aimed.is_some())
        });
        pressed.to_string()
    };
    let select = move |_| {
        if store.selected.get_untracked() == Some(id) {
            store.selected.set(None);
        } else {
            store.select(id);
        }
    };
    let aimed = Memo::new(move |_| standing.get().aimed);
    view! {
        <div class="actor" class:holds=holds class:muted=muted class:slow=slow data-side=side
            class:picked=flag(move || aimed.get().is_some())
            aria-current=text(move || holds.get().to_string())>
            <span class="place"><Count id/></span>
            <span class="bar"></span>
            <span class="who">
                <button class="name quiet" id=format!("row-{}", id.0) aria-pressed=text(pressed) on:click=select>{text(move || store.name_in_row(id))}</button>
                <span class="state">{part(state)}</span>
                <span class="meta"><span class="dots" aria-hidden="true">{on_actor(|_, one| dots(one))}</span>
                    {on_actor(|store, one| tales_of_war::means(store.lang(), one))}</span>
                <span class="meta">{on_actor(concentrates)}</span>
                <span class="meta marks"><RowSecrecy id/><State id/>{part(move || aimed.get().map(|aimed| aims::mark(store, aimed)))}</span>
                {part(passing)}
            </span>
            {part(asks)}
            <HitPoints id/>
            <Why id/>
        </div>
    }
}

fn status(one: ActorSignal) -> Option<PriorityStatus> {
    one.with(|one| one.as_ref().map(|one| one.priority))
}

/// Describes an actor's state of priority. The reason for not offering it cites the rules.
fn said(store: Store, one: &ActorView) -> CitedText {
    let text = match one.priority {
        PriorityStatus::Holds => TalesOfWarText::Holds,
        PriorityStatus::Passed => TalesOfWarText::Passed,
        PriorityStatus::Ahead => TalesOfWarText::Ahead,
        PriorityStatus::NotOffered(why) => {
            let text =
                store.with_names(|names| tales_of_war::not_offered(store.lang(), why, names));
            let rules = store.cited(Some(why.law()));
            return CitedText { text, rules };
        }
    };
    let text = store.text_with(text, &[]);
    let rules = Vec::new();
    CitedText { text, rules }
}

fn concentrates(store: Store, one: &ActorView) -> String {
    let on = one.concentration.as_ref();
    let said = on.map(|on| {
        let gathered = on.gathered.to_string();
        store.text_with(
            TalesOfWarText::ConcentratesOn,
            &[&on.declaration.name, &gathered],
        )
    });
    said.unwrap_or_default()
}
