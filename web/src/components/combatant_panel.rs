//! One combatant, large: the one whose turn it is, or the one who was tapped.

use asalto_core::{ActionKind, CombatantId, Command, Condition};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::fight::{
    announce::Announce,
    casting::{CastForm, Concentrate},
    effects::Effects,
    mind::Mind,
    mounts::Mounts,
    place::Place,
    points::Points,
    prompts::Prompts,
    save::Save,
};
use crate::components::offers::{Answers, Offers};
use crate::components::profile_form::{Editing, profile_form};
use crate::seen::Seen;
use crate::shown::{flag, part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Sentence, Word};

/// The combatant that is looked at, with all that can be done to it.
#[component]
pub fn CombatantPanel() -> impl IntoView {
    let store = Store::take();
    let id = Memo::new(move |_| {
        let selected = store.selected.get();
        store.view.with(|view| {
            let there = selected.filter(|&who| view.combatant(who).is_some());
            there
                .or(view.current)
                .or_else(|| Some(view.combatants.first()?.id))
        })
    });
    view! {
        <Prompts/>
        <section class="panel">
            {part(move || id.get().map(|id| view! { <Panel id/> }))}
        </section>
    }
}

#[component]
fn Panel(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.seen(id);
    let editing = RwSignal::new(false);
    let edited = Editing {
        who: Some(id),
        done: Some(Callback::new(move |()| editing.set(false))),
    };
    let name = move || {
        one.with(|one| {
            one.as_ref()
                .map(|one| one.profile.name.clone())
                .unwrap_or_default()
        })
    };
    let current = flag(move || store.view.with(|view| view.current == Some(id)));
    // What lies on the turn is done first.
    let interrupted = move || {
        let top = store
            .view
            .with(|view| view.stack.last().map(|frame| frame.owner));
        top.filter(|&top| top != id && current.get() && !store.is_by_phases())
    };
    let sub = move || {
        if let Some(by) = interrupted() {
            return Some(store.fill(Phrase::InterruptedBy, &[&store.name(by)]));
        }
        let count = one.with(|one| one.as_ref().and_then(|one| one.count))?;
        let next = store
            .view
            .with(|view| view.next)
            .map(|next| store.name(next));
        let next = next.as_deref();
        (current.get() && !store.is_by_phases())
            .then(|| store.say(&Sentence::ActsNow { count, next }))
    };
    let remove = move |_| {
        if store.dispatch(&Command::RemoveCombatant { who: id }) {
            document::focus_soon("go");
        }
    };
    view! {
        <h2 class="title">{shown_text(name)}</h2>
        <p class="sub">{shown_text(move || sub().unwrap_or_default())}</p>
        {part(move || (current.get() && interrupted().is_none()).then(|| view! { <Budget/> }))}
        <Measures id one>
            {part(move || Some(if current.get() {
                view! { <Offers/><Announce/><CastForm/> }.into_any()
            } else {
                view! { <Answers id/> }.into_any()
            }))}
        </Measures>
        <div class="buttons tools">
            <button id="edit" class="quiet" on:click=move |_| editing.update(|on| *on = !*on)>
                {store.label(Word::Edit)}<kbd aria-hidden="true">{store.key('x')}</kbd></button>
            <button id="remove" class="quiet" on:click=remove>{store.label(Word::Remove)}<kbd aria-hidden="true">{store.own(Phrase::DeleteKey)}</kbd></button>
        </div>
        {part(move || editing.get().then(|| profile_form(edited)))}
    }
}

/// What may be done to somebody at any time: hurt or help it, let something last on it; and in between
/// what comes of its turn.
#[component]
pub fn Measures(
    id: CombatantId,
    one: Seen,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let store = Store::take();
    // Damage disturbs a spell whether or not hit points are kept (D35-65).
    let casts = move || {
        let of_theirs = |frame: &asalto_core::Frame| frame.owner == id && frame.casting().is_some();
        store.view.with(|view| view.stack.iter().any(of_theirs))
    };
    let kept = Memo::new(move |_| {
        casts() || one.with(|one| one.as_ref().is_some_and(|one| one.vitality.is_some()))
    });
    view! {
        {part(move || kept.get().then(|| view! { <Points id/> }))}
        {children.map(|children| children())}
        <Conditions one/>
        {store.is_by_phases().then(|| view! { <Mind id/> })}
        <Effects id/>
        <Concentrate who=id/>
        <Place id/>
        <Mounts id/>
        <Save id/>
    }
}

/// What the turn still holds.
#[component]
fn Budget() -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| session.encounter().rules().economy.kinds());
    let pips = kinds.iter().zip(1..).map(|(&action, key)| {
        let offered = Memo::new(move |_| {
            store.available.with(|available| {
                let mut taken = available.iter();
                taken
                    .find(|command| kind_taken(command) == Some(action))
                    .cloned()
            })
        });
        let used = flag(move || offered.with(Option::is_none));
        let take = move |_| {
            let command = offered.get_untracked();
            store.dispatch(&command.unwrap_or(Command::TakeAction { action }));
        };
        let words = move || text::action(store.lang(), action).to_owned();
        view! {
            <button class="pip" class:used=used on:click=take>
                {shown_text(words)}<kbd aria-hidden="true">{key}</kbd>
            </button>
        }
    });
    view! {
        <div class="budget" role="group" aria-label=store.own(Phrase::Budget)>{pips.collect::<Vec<_>>()}</div>
    }
}

/// The kind of action that a command takes of the turn, done at once or announced.
fn kind_taken(command: &Command) -> Option<ActionKind> {
    match command {
        Command::TakeAction { action } | Command::BeginAction { action, .. } => Some(*action),
        _ => None,
    }
}

/// The named conditions, on or off.
#[component]
fn Conditions(one: Seen) -> impl IntoView {
    let store = Store::take();
    let named = store.with_session(|session| session.encounter().rules().vitality.conditions());
    let buttons = named.iter().cloned().map(|condition: Condition| {
        let name = condition.clone();
        let held_name = condition.clone();
        let held = flag(move || {
            one.with(|one| {
                one.as_ref()
                    .is_some_and(|one| one.conditions.contains(&held_name))
            })
        });
        let toggle = move |_| {
            let Some(who) = one.with_untracked(|one| one.as_ref().map(|one| one.id)) else {
                return;
            };
            let condition = condition.clone();
            store.dispatch(&if held.get_untracked() {
                Command::RemoveCondition { who, condition }
            } else {
                Command::AddCondition { who, condition }
            });
        };
        view! {
            <button class="toggle" aria-pressed=shown_text(move || held.get().to_string()) on:click=toggle>
                {shown_text(move || text::condition(store.lang(), &name))}
            </button>
        }
    });
    view! {
        <details class="conditions">
            <summary id="conditions">{store.own(Phrase::Conditions)}<kbd aria-hidden="true">{store.key('c')}</kbd></summary>
            <div class="choices">{buttons.collect::<Vec<_>>()}</div>
        </details>
    }
}
