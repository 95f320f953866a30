//! The panel of one combatant: the selected one, or else the current one.

pub mod announce;
pub mod below_zero;
pub mod casting;
pub mod creature;
pub mod defenses;
pub mod dnd2024;
pub mod drawer;
pub mod dying;
pub mod group;
pub mod lasting;
pub mod legendary;
pub mod limited_uses;
pub mod mounts;
pub mod offers;
pub mod picker;
pub mod place;
pub mod points;
pub mod ready_form;
pub mod save;

use asalto_core::why::CombatantStatus;
use asalto_core::{
    ActionKind, Awaiting, Command, Rejection, actions_left, check, turn_actions, why,
};
use asalto_text::{self as text, CombatText, Message, SetupText, TableText, combat};
use leptos::prelude::*;

use super::cited::Cited;
use super::panel_subject::PanelSubject;
use super::profile_form::{Editing, profile_form};
use super::secrecy::PanelSecrecy;
use crate::browser::document;
use crate::components::aim_bar::reaches_anyone;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{each, flag, key, part, put, text as shown_text};
use announce::Announce;
use casting::{CastForm, Concentrate, Distract};
use creature::Creature;
use defenses::Defenses;
use dnd2024::{Inspiration, SpellSlot};
use dying::Down;
use legendary::{LairAction, LegendaryUses, is_lair, is_second_place};
use limited_uses::LimitedUses;
use mounts::Mounts;
use offers::{ActsFirst, Answers, Offers};
use picker::Conditions;
use place::Place;
use points::Points;
use save::Save;

/// The panel of the combatant on view, with every command for it.
///
/// It stays while another combatant comes into view. Only the content that differs changes.
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
    // Another encounter may have other rules, which offer other commands.
    let encounter = move || {
        let anyone = id.with(Option::is_some);
        let ruleset = store.view.with(|view| view.ruleset);
        let of = (store.keeper.number(), ruleset as u8, store.is_by_phases());
        anyone.then(|| key(&of)).into_iter().collect()
    };
    let all = store.all_commands();
    view! {
        <section class="panel in-combat" class:all=flag(move || all.get())>
            {each(encounter, |of| *of, move |_| {
                let whose = PanelSubject::following(store, id);
                whose.map(|whose| view! { <Panel whose/> }).into_any()
            })}
        </section>
    }
}

#[component]
fn Panel(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let all = store.all_commands();
    let editing = RwSignal::new(false);
    whose.on_change(move || put(editing, false));
    let form = move || {
        profile_form(Editing {
            who: Some(whose.now()),
            done: Some(Callback::new(move |()| editing.set(false))),
        })
    };
    let name = move || {
        let name = whose.with(|one| text::isolated(&one.profile.name).into_owned());
        name.unwrap_or_default()
    };
    let current = whose.is_current();
    let by_phases = store.is_by_phases();
    // Stack items above the turn resolve first.
    let interrupted = Memo::new(move |_| {
        if by_phases || !current.get() {
            return None;
        }
        let top = store.view.with(|view| Some(view.stack.last()?.owner));
        top.filter(|&top| top != whose.get())
    });
    let sub = move || {
        // An effect must read upstream memos first (`ui.rs`).
        let (acts, by) = (current.get(), interrupted.get());
        if let Some(by) = by {
            return Some(store.text_with(CombatText::InterruptedBy, &[&store.name(by)]));
        }
        let (count, card) = whose.with(|one| (one.count, one.card))?;
        let said = match card {
            Some(card) => {
                let card = combat::card(store.lang(), card);
                store.text_with(TableText::ActsNowWith, &[&card])
            }
            None => store.message(&Message::ActsNow { count: count? }),
        };
        (acts && !by_phases).then_some(said)
    };
    let (lair, second) = (is_lair(whose), is_second_place(whose));
    let acts = flag(move || current.get() && !lair.get());
    // `acts` reads `current`, so `current` comes first here too.
    let turn = move || (current.get(), acts.get());
    let uninterrupted = flag(move || interrupted.with(Option::is_none));
    let remove = move |_| {
        if store.dispatch(Command::RemoveCombatant { who: whose.now() }) {
            document::focus_soon("go");
        }
    };
    view! {
        <div class="head" class:by-hand=flag(move || !current.get())>
            <h2 class="title">{shown_text(name)}</h2>
            <p class="sub">{shown_text(move || sub().unwrap_or_default())}</p>
        </div>
        {part(move || Some(if acts.get() && uninterrupted.get() {
            view! { <Budget/><OneAction whose/> }.into_any()
        } else {
            view! { <SwiftSpent whose/> }.into_any()
        }))}
        <PlaceReason whose/>
        <Measures whose>
            {part(move || Some(match turn() {
                (_, true) => view! { <Offers whose/> }.into_any(),
                (true, false) => view! { <LairAction whose/> }.into_any(),
                _ if second.get() => ().into_any(),
                _ => view! { <ActsFirst whose/><Answers whose/> }.into_any(),
            }))}
            <button id="more" class="tile to-more" aria-expanded=shown_text(move || all.get().to_string())
                on:click=move |_| all.update(|all| *all = !*all)>{store.label(CombatText::MoreCommands)}</button>
            {pressing(store, Shortcut::TypeCommand, "to-type", false)}
            {pressing(store, Shortcut::TypeCommand, "to-type", true)}
            {pressing(store, Shortcut::PlaceInOrder, "to-place", true)}
            {joining(store)}
            {part(move || acts.get().then(|| view! { <Announce whose/><CastForm whose/> }))}
        </Measures>
        <div class="buttons tools seldom">
            <button id=Shortcut::Edit.id() class="quiet" on:click=move |_| editing.update(|on| *on = !*on)>
                {store.label(SetupText::Edit)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Edit)}</kbd></button>
            <PanelSecrecy whose/>
            <button id=Shortcut::Remove.id() class="quiet" data-once on:click=remove>{store.label(SetupText::Remove)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Remove)}</kbd></button>
        </div>
        {part(move || editing.get().then(form))}
    }
}

/// Builds a tile that presses the button of a shortcut elsewhere. One that `fills` stands among the tiles at rest while
/// there are too few of them for two full rows. The styles count them.
fn pressing(store: Store, shortcut: Shortcut, class: &'static str, fills: bool) -> impl IntoView {
    let label = store.label(shortcut.label());
    let class = format!("tile {class} {}", if fills { "fills" } else { "seldom" });
    view! {
        <button class=class title=store.tooltip(label, shortcut) on:click=move |_| { document::press(shortcut.id()); }>
            {label}<kbd aria-hidden="true">{store.shortcut(shortcut)}</kbd></button>
    }
}

/// Builds the tile that opens the field for newcomers. It fills up the tiles at rest where a combatant without hit points has few.
fn joining(store: Store) -> impl IntoView {
    let shortcut = Shortcut::AddCombatants;
    let label = store.label(shortcut.label());
    view! {
        <button class="tile to-join fills" title=store.tooltip(label, shortcut) on:click=move |_| { document::press("joins"); }>
            {label}<kbd aria-hidden="true">{store.shortcut(shortcut)}</kbd></button>
    }
}

/// The commands for a combatant at any time: hit points, conditions, effects and place.
///
/// The commands of the turn come between them, as children.
#[component]
pub fn Measures(
    whose: PanelSubject,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let store = Store::take();
    // The drawer must exist for the keys that follow its own.
    store.load_after_picture(Part::Conditions);
    let reaches = flag(move || reaches_anyone(store));
    // Nothing happens to a second place (D5E-74).
    let second = is_second_place(whose);
    let distractible = flag(move || {
        let id = whose.get();
        let distracts =
            |command: &Command| matches!(command, Command::Distract { who, .. } if *who == id);
        store
            .available
            .with(|available| available.iter().any(distracts))
    });
    view! {
        {part(move || reaches.get().then(|| view! { <Points/> }))}
        {part(move || (!second.get()).then(|| view! { <Defenses whose/><Conditions whose/><Creature whose/> }))}
        <Down whose/>
        <LegendaryUses whose/>
        <LimitedUses whose/>
        {part(move || distractible.get().then(|| view! { <Distract whose/> }))}
        {children.map(|children| children())}
        <SpellSlot whose/>
        <Inspiration whose/>
        {part(move || (!second.get()).then(|| view! {
            <Concentrate whose/>
        }))}
        <Place whose/>
        {part(move || (!second.get()).then(|| view! { <Mounts whose/><Save whose/> }))}
    }
}

/// The actions of the turn. Each is left or spent.
#[component]
fn Budget() -> impl IntoView {
    let store = Store::take();
    let kinds = Memo::new(move |_| {
        store.view.track();
        store.with_session(|session| {
            let encounter = session.encounter();
            let economy = encounter.rules().economy;
            let kinds = turn_actions(encounter).into_iter();
            // The seldom kinds come last, so that they are together under “More”.
            let (usual, seldom): (Vec<_>, Vec<_>) =
                kinds.partition(|&action| economy.is_usual(action));
            let usual = usual.into_iter().map(|action| (action, true));
            let seldom = seldom.into_iter().map(|action| (action, false));
            usual.chain(seldom).collect::<Vec<_>>()
        })
    });
    let pips =
        move || {
            let pips = kinds.get().into_iter().zip(1..).map(|((action, is_usual), key)| {
            let offered = Memo::new(move |_| taking(store, action));
            // An action that the turn never had is pale. Only a spent action is struck out.
            let missing = flag(move || offered.with(Option::is_none) && !can_take(store, action));
            let used = flag(move || missing.get() && is_spent(store, action));
            let take = move |_| {
                let command = offered.get_untracked();
                store.dispatch(command.unwrap_or(Command::TakeAction { action }));
            };
            let words = move || text::action(store.lang(), action).to_owned();
            view! {
                <button class="pip" class:seldom=!is_usual class:missing=missing class:used=used
                    aria-disabled=shown_text(move || store.watches().to_string()) on:click=take>
                    {shown_text(words)}<kbd aria-hidden="true">{key}</kbd>
                </button>
            }
        });
            Some(pips.collect::<Vec<_>>())
        };
    view! {
        <div class="budget" role="group" aria-label=store.label(CombatText::Budget)>{part(pips)}</div>
    }
}

/// The reason for the place of a combatant in the order, in a sentence, with the way to its rule.
#[component]
fn PlaceReason(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let told = Memo::new(move |_| {
        let reason = whose.with(|one| one.place.clone())??;
        let told = store.reason_text(whose.get(), &reason);
        Some((told.text, told.rules.first().map(ToString::to_string)))
    });
    let sentence = move || told.with(|told| told.as_ref().map(|(text, _)| text.clone()));
    // Most turns have the same rule, and leave the link as it is.
    let address = Memo::new(move |_| {
        let rule = told.with(|told| told.as_ref()?.1.clone());
        rule.map(|rule| format!("#rules/{rule}"))
            .unwrap_or_default()
    });
    view! {
        <p class="reason"><span>{shown_text(move || sentence().unwrap_or_default())}</span>" "<a
            href=address>{store.label(CombatText::Why)}</a></p>
    }
}

/// The reasons why a combatant has a single action in its turn, or more than others (D35-87, D35-89, D30-65).
#[component]
fn OneAction(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let reasons = Memo::new(move |_| {
        let who = whose.with(|one| one.id)?;
        let of = |mark| store.with_session(|session| why(session.encounter(), who, &mark));
        let marks = [CombatantStatus::OneAction, CombatantStatus::Haste];
        untrack(|| {
            let reasons: Vec<_> = marks.into_iter().filter_map(of).collect();
            (!reasons.is_empty()).then_some(reasons)
        })
    });
    part(move || {
        let told = |reason| store.reason_text(whose.get(), &reason);
        let told = reasons.get()?.into_iter().map(told);
        let told: Vec<_> = told.map(|told| view! { <Cited told/> }).collect();
        Some(view! { <div class="one-action hint">{told}</div> })
    })
}

/// The reason why a combatant has no swift action in its next turn, if it has none (D35-90).
#[component]
fn SwiftSpent(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let spent = whose.is(|one| one.swift_spent);
    part(move || {
        let who = spent.get().then(|| whose.get())?;
        let mark = &CombatantStatus::SwiftAction;
        let reason = store.with_session(|session| why(session.encounter(), who, mark))?;
        let told = store.reason_text(who, &reason);
        Some(view! { <div class="swift-spent hint"><Cited told/></div> })
    })
}

/// Returns whether an action can be taken, although the combat waits for something else.
fn can_take(store: Store, action: ActionKind) -> bool {
    store.view.track();
    store.with_session(|session| actions_left(session.encounter()).contains(&action))
}

/// Returns whether the turn's actions of a kind have been taken.
fn is_spent(store: Store, action: ActionKind) -> bool {
    store.view.track();
    store.with_session(|session| {
        let taken = check(session.encounter(), &Command::TakeAction { action });
        matches!(taken, Err(Rejection::Spent { .. }))
    })
}

/// Returns the available command that spends a kind of action.
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
