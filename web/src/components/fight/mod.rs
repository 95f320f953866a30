//! What a fight wants beside its order and its turn.

pub mod announce;
pub mod beside;
pub mod casting;
mod checks;
pub mod choice;
pub mod drag;
pub mod effects;
pub mod joins;
pub mod marks;
pub mod mind;
pub mod mounts;
mod number;
pub mod place;
pub mod points;
pub mod prompts;
pub mod save;

use asalto_core::{
    Awaiting, CombatantId, Command, Condition, EffectView, Ending, Event, FrameKind, check,
};
use leptos::prelude::*;

use crate::browser::document;
use crate::sample::Sample;
use crate::screens::combat::primary_command;
use crate::shown::part;
use crate::store::Store;
use crate::telling::More;
use crate::text::fight::{self, Phrase};
use crate::text::{self, Sentence};

/// What the part of the app for the fight can say.
pub static MORE: More = More {
    report,
    explain: fight::explain,
    refuse: fight::refuse,
    called,
    sample: Sample::commands,
};

/// What an event says in the log, of what lies on the stack by its name, and of how somebody is by the
/// hit points that are left.
fn report(store: Store, event: &Event) -> Option<String> {
    let lang = store.lang();
    match event {
        Event::Resolved { frame } => {
            let pushed = store.last_played(|event| match event {
                Event::Pushed(pushed) if pushed.id == *frame => Some(pushed.clone()),
                _ => None,
            })?;
            // What came of an action is told as it is settled.
            if let FrameKind::Action(_) = pushed.kind {
                return None;
            }
            let what = text::frame(lang, &pushed);
            Some(store.fill(Phrase::IsDone, &[&store.name(pushed.owner), &what]))
        }
        Event::HitPointsChanged { who, left, .. } => {
            let policy = store.with_session(|session| session.encounter().rules().vitality);
            let state = text::life(lang, policy.state(*left))?;
            let said = text::report(lang, event, &|who| store.name(who))?.text;
            let is = store.say(&Sentence::Of {
                what: &store.name(*who),
                who: state,
            });
            Some(format!("{said} {is}."))
        }
        _ => store.cast(|cast| fight::report(lang, event, cast)),
    }
}

/// Who is to roll.
fn called(store: Store) -> Option<String> {
    let Awaiting::Rolls(who) = store.view.with_untracked(|view| view.awaiting.clone()) else {
        return None;
    };
    let (what, who) = (store.fill(Phrase::Initiative, &[]), store.names(&who));
    let said = store.say(&Sentence::Of {
        what: &what,
        who: &who,
    });
    Some(said + ".")
}

/// Something that is open seldom, and made when it is opened first: a turn comes with a panel of its
/// own, which must not cost what nobody looks at. What is open stays so for the next one in the panel.
pub fn folded<V: IntoAny>(
    id: &'static str,
    (label, key): (Signal<String>, Signal<String>),
    inside: impl Fn() -> V + Send + 'static,
) -> impl IntoView {
    let opened = RwSignal::new(document::is_open(id));
    view! {
        <details class=id>
            <summary id=id on:click=move |_| opened.set(true)>{label}<kbd aria-hidden="true">{key}</kbd></summary>
            {part(move || opened.get().then(&inside))}
        </details>
    }
}

/// A line for a condition that somebody is under, with the button that ends it by its name; the focus
/// goes back to what the line is folded in.
fn with_end(
    store: Store,
    (who, condition): (CombatantId, &Condition),
    said: String,
    name: &str,
    back: &'static str,
) -> AnyView {
    let what = store.fill(Phrase::EndNow, &[]);
    let label = store.say(&Sentence::Of {
        what: &what,
        who: name,
    });
    let condition = condition.clone();
    let end = move |_| {
        let condition = condition.clone();
        store.dispatch(&Command::RemoveCondition { who, condition });
        document::focus_soon(back);
    };
    view! { <li>{said}<button class="quiet" aria-label=label on:click=end>{what}</button></li> }
        .into_any()
}

/// Carries a command out, and leaves the focus where the fight goes on.
pub fn go(store: Store, command: &Command) -> bool {
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

/// When an effect ends, in words.
fn ending(store: Store, effect: &EffectView) -> String {
    match effect.effect.ending {
        Ending::TurnStart { of } => store.fill(Phrase::StartOf, &[&store.name(of)]),
        Ending::TurnEnd { of, .. } => store.fill(Phrase::EndOf, &[&store.name(of)]),
        Ending::NextAction { of, .. } => store.fill(Phrase::ActOf, &[&store.name(of)]),
        Ending::Count { .. } => match effect.rounds {
            None | Some(0) => store.fill(Phrase::ThisRound, &[]),
            Some(rounds) => {
                let one = usize::try_from(rounds).is_ok_and(|count| store.lang().is_one(count));
                let phrase = if one {
                    Phrase::OneRound
                } else {
                    Phrase::SomeRounds
                };
                store.fill(phrase, &[&rounds.to_string()])
            }
        },
        _ => store.fill(Phrase::NoEnd, &[]),
    }
}
