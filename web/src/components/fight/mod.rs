//! What a fight wants beside its order and its turn: a part of the app of its own, shown in the
//! places that the screen of the fight has for it.

mod beside;
mod casting;
mod checks;
mod drag;
mod effects;
mod marks;
mod mounts;
mod number;
mod place;
mod points;
mod prompts;
mod save;

use asalto_core::{CombatantId, Command, EffectView, Ending, check};
use leptos::prelude::*;

use crate::browser::document;
use crate::parts::{Part, later};
use crate::screens::combat::primary_command;
use crate::shown::part;
use crate::store::Store;
use crate::telling::More;
use crate::text::fight::{self, Phrase};

/// What this part of the app can say.
pub static MORE: More = More {
    report: fight::report,
    explain: fight::explain,
    refuse: fight::refuse,
};

/// A place on the screen of the fight.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// What has to be decided before the fight goes on.
    Prompts,
    /// The hit points of somebody.
    Points(CombatantId),
    /// What somebody whose turn it is may do beside the budget.
    Turn,
    /// What the game master may do with somebody.
    Panel(CombatantId),
    /// What lasts on somebody.
    Marks(CombatantId),
    /// Under the order.
    Beside,
}

/// A place, which is filled once the part is there.
pub fn slot(which: Slot) -> impl IntoView {
    part(move || {
        provide_context(which);
        Some(later(Part::Fight))
    })
}

/// What stands in the place that the context names; it is used through [`slot`].
pub fn show() -> AnyView {
    match use_context() {
        Some(Slot::Prompts) => view! { <prompts::Prompts/> }.into_any(),
        Some(Slot::Points(id)) => view! { <points::Points id/> }.into_any(),
        Some(Slot::Turn) => view! { <casting::CastForm/> }.into_any(),
        Some(Slot::Panel(id)) => view! {
            <effects::Effects id/>
            <place::Place id/>
            <mounts::Mounts id/>
            <save::Save id/>
        }
        .into_any(),
        Some(Slot::Marks(id)) => view! { <marks::Lasting id/> }.into_any(),
        Some(Slot::Beside) => {
            drag::listen(Store::take());
            view! { <beside::Beside/> }.into_any()
        }
        None => ().into_any(),
    }
}

/// Something that is open seldom, and made when it is opened first: a turn comes with a panel of its
/// own, which must not cost what nobody looks at.
fn folded<V: IntoAny>(
    id: &'static str,
    label: Signal<String>,
    inside: impl Fn() -> V + Send + 'static,
) -> impl IntoView {
    let opened = RwSignal::new(false);
    view! {
        <details class=id>
            <summary id=id on:click=move |_| opened.set(true)>{label}</summary>
            {part(move || opened.get().then(&inside))}
        </details>
    }
}

/// Carries a command out, and leaves the focus where the fight goes on.
fn go(store: Store, command: &Command) -> bool {
    let done = store.dispatch(command);
    if done {
        let place = match primary_command(store) {
            Some(_) => "go",
            None => "prompt-number",
        };
        document::focus_soon(place);
    }
    done
}

/// Whether the core would carry a command out.
fn is_legal(store: Store, command: &Command) -> bool {
    store.view.track();
    store.with_session(|session| check(session.encounter(), command).is_ok())
}

/// Everybody here, as the options of a choice.
fn everybody(store: Store, but: Option<CombatantId>) -> Vec<AnyView> {
    store.view.with(|view| {
        let others = view.combatants.iter().filter(|one| Some(one.id) != but);
        let options = others.map(|one| {
            let name = one.profile.name.clone();
            view! { <option value=one.id.0.to_string()>{name}</option> }.into_any()
        });
        options.collect()
    })
}

/// When an effect ends, in words.
fn ending(store: Store, effect: &EffectView) -> String {
    match effect.effect.ending {
        Ending::TurnStart { of } => store.fill(Phrase::StartOf, &[&store.name(of)]),
        Ending::TurnEnd { of, .. } => store.fill(Phrase::EndOf, &[&store.name(of)]),
        Ending::NextAction { of, .. } => store.fill(Phrase::ActOf, &[&store.name(of)]),
        Ending::Count { .. } => match effect.rounds {
            None | Some(0) => store.fill(Phrase::ThisRound, &[]),
            Some(1) => store.fill(Phrase::OneRound, &[]),
            Some(rounds) => store.fill(Phrase::SomeRounds, &[&rounds.to_string()]),
        },
        _ => store.fill(Phrase::NoEnd, &[]),
    }
}
