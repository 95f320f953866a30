//! The panel of one combatant: the selected one, or else the current one.

use asalto_core::{ActionKind, Awaiting, CombatantId, Command, Rejection, check};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::combat::{
    announce::Announce,
    casting::{CastForm, Concentrate, Distract},
    creature::Creature,
    dnd2024::{Exhaustion, SpellSlot},
    dying::Down,
    group::GroupTurn,
    legendary::{LairAction, LegendaryUses, is_lair, is_second_place},
    mind::Mind,
    mounts::Mounts,
    picker::Conditions,
    place::Place,
    points::Points,
    save::Save,
};
use crate::components::offers::{ActsFirst, Answers, Offers};
use crate::components::profile_form::{Editing, profile_form};
use crate::reactive::{flag, part, text as shown_text};
use crate::row_signals::CombatantSignal;
use crate::store::Store;
use crate::text::{self, CombatText, Message, SetupText};

/// Whether the panel shows the seldom used commands too.
#[derive(Clone, Copy)]
struct AllShown(RwSignal<bool>);

/// The panel of the combatant on view, with every command for it.
#[component]
pub fn CombatantPanel() -> impl IntoView {
    let store = Store::take();
    let id = Memo::new(move |_| {
        let selected = store.selected.get();
        store.view.with(|view| {
            let there = selected.filter(|&who| view.combatant(who).is_some());
            there
                .or(view.current)
                .or(match view.awaiting {
                    Awaiting::DeathSave(who) => Some(who),
                    _ => None,
                })
                .or_else(|| Some(view.combatants.first()?.id))
        })
    });
    let all = RwSignal::new(false);
    provide_context(AllShown(all));
    view! {
        <section class="panel in-combat" class:all=flag(move || all.get())>
            {part(move || id.get().map(|id| view! { <Panel id/> }))}
        </section>
    }
}

#[component]
fn Panel(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let AllShown(all) = expect_context();
    let one = store.combatant(id);
    let editing = RwSignal::new(false);
    let edited = Editing {
        who: Some(id),
        done: Some(Callback::new(move |()| editing.set(false))),
    };
    let name = move || {
        one.with(|one| {
            one.as_ref()
                .map(|one| text::isolated(&one.profile.name).into_owned())
                .unwrap_or_default()
        })
    };
    let current = flag(move || store.view.with(|view| view.current == Some(id)));
    // Stack items above the turn resolve first.
    let interrupted = move || {
        let top = store
            .view
            .with(|view| view.stack.last().map(|frame| frame.owner));
        top.filter(|&top| top != id && current.get() && !store.is_by_phases())
    };
    let sub = move || {
        if let Some(by) = interrupted() {
            return Some(store.text_with(CombatText::InterruptedBy, &[&store.name(by)]));
        }
        let count = one.with(|one| one.as_ref().and_then(|one| one.count))?;
        (current.get() && !store.is_by_phases()).then(|| store.message(&Message::ActsNow { count }))
    };
    let (lair, second) = (is_lair(one), is_second_place(one));
    let remove = move |_| {
        if store.dispatch(&Command::RemoveCombatant { who: id }) {
            document::focus_soon("go");
        }
    };
    view! {
        <div class="head">
            <h2 class="title">{shown_text(name)}</h2>
            <p class="sub">{shown_text(move || sub().unwrap_or_default())}</p>
        </div>
        {part(move || (current.get() && interrupted().is_none() && !lair.get()).then(|| view! { <Budget/> }))}
        <Measures id one>
            {part(move || Some(if lair.get() && current.get() {
                view! { <LairAction who=id one/> }.into_any()
            } else if second.get() && !current.get() {
                ().into_any()
            } else if current.get() {
                view! { <GroupTurn/><Offers/> }.into_any()
            } else {
                view! { <ActsFirst id/><Answers id/> }.into_any()
            }))}
            <button id="more" class="tile to-more" aria-expanded=shown_text(move || all.get().to_string())
                on:click=move |_| all.update(|all| *all = !*all)>{store.label(CombatText::MoreCommands)}</button>
            <button class="tile seldom" on:click=move |_| { document::press("command-open"); }>
                {store.label(SetupText::TypeCommand)}<kbd aria-hidden="true">{store.shortcut('/')}</kbd></button>
            {part(move || (current.get() && !lair.get()).then(|| view! { <Announce/><CastForm/> }))}
        </Measures>
        <div class="buttons tools seldom">
            <button id="edit" class="quiet" on:click=move |_| editing.update(|on| *on = !*on)>
                {store.label(SetupText::Edit)}<kbd aria-hidden="true">{store.shortcut('x')}</kbd></button>
            <button id="remove" class="quiet" on:click=remove>{store.label(SetupText::Remove)}<kbd aria-hidden="true">{store.label(CombatText::DeleteKey)}</kbd></button>
        </div>
        {part(move || editing.get().then(|| profile_form(edited)))}
    }
}

/// The commands for a combatant at any time: hit points, conditions, effects and place.
///
/// The commands of the turn come between them, as children.
#[component]
pub fn Measures(
    id: CombatantId,
    one: CombatantSignal,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let store = Store::take();
    // Damage disturbs a spell even without tracked hit points (D35-65).
    let casts = move || {
        let of_theirs =
            |frame: &asalto_core::stack::Frame| frame.owner == id && frame.casting().is_some();
        store.view.with(|view| view.stack.iter().any(of_theirs))
    };
    let kept = Memo::new(move |_| {
        casts() || one.with(|one| one.as_ref().is_some_and(|one| one.vitality.is_some()))
    });
    // Nothing happens to a second place (D5E-74), and it stays one. The tools are built at once, while
    // the panel before still shows which of them are open.
    let second = is_second_place(one).get_untracked();
    let distractible = flag(move || {
        let distracts =
            |command: &Command| matches!(command, Command::Distract { who, .. } if *who == id);
        store
            .available
            .with(|available| available.iter().any(distracts))
    });
    view! {
        {part(move || kept.get().then(|| view! { <Points id/> }))}
        {(!second).then(|| view! { <Conditions id one/> })}
        {(!second).then(|| view! { <Creature who=id one/> })}
        <Down who=id one/>
        <LegendaryUses who=id one/>
        {part(move || distractible.get().then(|| view! { <Distract who=id/> }))}
        {children.map(|children| children())}
        <SpellSlot who=id one/>
        {(!second).then(|| view! {
            <Exhaustion who=id one/>
            {store.is_by_phases().then(|| view! { <Mind id/> })}
            <Concentrate who=id/>
        })}
        <Place id/>
        {(!second).then(|| view! { <Mounts id/><Save id/> })}
    }
}

/// The actions that the turn still has.
#[component]
fn Budget() -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| session.encounter().rules().economy.kinds());
    let pips = kinds.iter().zip(1..).map(|(&action, key)| {
        let offered = Memo::new(move |_| taking(store, action));
        // An action that the turn never had is pale. Only one that was taken is struck out.
        let missing = flag(move || offered.with(Option::is_none));
        let used = flag(move || missing.get() && is_spent(store, action));
        let take = move |_| {
            let command = offered.get_untracked();
            store.dispatch(&command.unwrap_or(Command::TakeAction { action }));
        };
        let words = move || text::action(store.lang(), action).to_owned();
        view! {
            <button class="pip" class:missing=missing class:used=used on:click=take>
                {shown_text(words)}<kbd aria-hidden="true">{key}</kbd>
            </button>
        }
    });
    view! {
        <div class="budget" role="group" aria-label=store.label(CombatText::Budget)>{pips.collect::<Vec<_>>()}</div>
    }
}

/// Returns whether the turn's actions of a kind have been taken.
fn is_spent(store: Store, action: ActionKind) -> bool {
    store.view.track();
    store.with_session(|session| {
        let taken = check(session.encounter(), &Command::TakeAction { action });
        matches!(taken, Err(Rejection::Spent { .. }))
    })
}

/// Returns the command on offer that spends a kind of action.
pub fn taking(store: Store, action: ActionKind) -> Option<Command> {
    store.available.with(|available| {
        let mut taken = available.iter();
        taken
            .find(|command| kind_taken(command) == Some(action))
            .cloned()
    })
}

/// Returns the kind of action that a command spends, done at once or declared.
fn kind_taken(command: &Command) -> Option<ActionKind> {
    match command {
        Command::TakeAction { action } | Command::BeginAction { action, .. } => Some(*action),
        _ => None,
    }
}
