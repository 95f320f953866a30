//! The combat screen: the order, the turn, the stack and the log.

use asalto_core::command::TableCommand;
use asalto_core::{Awaiting, CombatantId, Command, EncounterView};
use asalto_text::{self as text, CombatText, DyingText, Message, TableText};
use leptos::prelude::*;

use crate::components::combat::{
    arrivals::Arrivals,
    decisions::Decision,
    drag,
    hand_over::HandOver,
    joins::{End, Joins},
    legendary::LegendaryActions,
    prompts::Prompts,
    toast::Toast,
};
use crate::components::combatant_panel::CombatantPanel;
use crate::components::log::Log;
use crate::components::looking_back::LookingBack;
use crate::components::order::Order;
use crate::components::setup_extras::{CampaignExtra, CampaignPlace};
use crate::components::stack::Stack;
use crate::components::tie::Tie;
use crate::reactive::{flag, part, text as shown_text};
use crate::screens::stack;
use crate::store::Store;

/// Returns the command of the main button, whose shortcuts are Space and N.
#[must_use]
pub fn primary_command(store: Store) -> Option<Command> {
    if store.is_in_cycle() {
        return stack::primary(store);
    }
    untrack(|| offered(store))
}

/// Returns the command of the main button outside a TOW turn, if it needs no further input. A pending
/// question comes first, and is never skipped.
fn offered(store: Store) -> Option<Command> {
    let over = store.view.with(|view| view.awaiting == Awaiting::Ended);
    if over || Decision::all(store).iter().any(Decision::stops_main) {
        return None;
    }
    let first = store
        .available
        .with(|available| available.first().cloned())?;
    match first {
        // Only a person can order a tie, so the main button rolls off, unless the dice are real.
        Command::BreakTie { .. } => {
            (!store.settings.real_dice.get()).then_some(Command::RollOffTie)
        }
        Command::Table(TableCommand::HandOver { .. }) => selected_next(store),
        // A check needs a modifier, which is not known here.
        Command::End | Command::MakeCheck { .. } => None,
        _ => Some(first),
    }
}

/// Returns the command that hands the turn over. Only a person can name who is next: the selected combatant.
fn selected_next(store: Store) -> Option<Command> {
    let to = store.selected.get()?;
    let is_asked = |view: &EncounterView| matches!(&view.awaiting, Awaiting::HandOver(who) if who.contains(&to));
    let asked = store.view.with(is_asked);
    asked.then_some(Command::Table(TableCommand::HandOver { to }))
}

/// The combat screen.
#[component]
pub fn Combat() -> impl IntoView {
    let store = Store::take();
    drag::listen(store);
    let aside = move || {
        let word = store.view.with(|view| match view.awaiting {
            Awaiting::Standstill => Some(CombatText::NobodyCanAct),
            _ => None,
        })?;
        Some(view! { <p class="aside">{store.text(word)}</p> })
    };
    let over = flag(move || store.view.with(|view| view.awaiting == Awaiting::Ended));
    // Once it is over nobody acts, and the panel is there only for who is looked at.
    let looked_at = flag(move || !over.get() || store.selected.with(Option::is_some));
    view! {
        <div class="screen combat">
            <div class="column of-order">
                {part(aside)}
                {part(move || over.get().then(|| view! { <CampaignExtra place=CampaignPlace::End/> }))}
                <Order/>
                <Arrivals/>
                <Joins/>
            </div>
            <div class="sheet">
                <div class="column of-turn"><Stack/>{part(move || looked_at.get().then(|| view! { <CombatantPanel/> }))}</div>
                <Toast/>
                <footer class="bar-below">
                    <LookingBack/>
                    <div class="asked">
                        <Tie/>
                        <HandOver/>
                        <Prompts/>
                        <LegendaryActions/>
                    </div>
                    <Sentence/>
                    <button class="quiet previous" on:click=move |_| store.previous_turn()>
                        {store.label(CombatText::PreviousTurn)}<kbd aria-hidden="true">{store.shortcut('p')}</kbd>
                    </button>
                    <End/>
                    <Primary/>
                </footer>
            </div>
            <div class="column of-log"><Log/></div>
        </div>
    }
}

/// The sentence of the bar: whose turn it is, and what follows. A decision takes its place.
#[component]
fn Sentence() -> impl IntoView {
    let store = Store::take();
    let said = Memo::new(move |_| {
        if store.view.with(|view| view.awaiting == Awaiting::Ended)
            || !Decision::all(store).is_empty()
        {
            return None;
        }
        let (current, next, rolls, top) = store.view.with(|view| {
            let top = view.stack.get(1..).and_then(<[_]>::last).cloned();
            (view.current, view.next, view.rolls_next, top)
        });
        let turn = store.name(current?);
        if store.present.get().is_some() {
            let past = store.text(CombatText::ViewingEarlierMoment).to_owned();
            return Some((store.text_with(CombatText::TurnOf, &[&turn]), past));
        }
        if let Some(top) = top {
            let what = store.with_names(|names| text::stack_item(store.lang(), &top, names));
            let now = store.message(&Message::Labeled {
                label: &store.name(top.owner),
                text: &what,
            });
            return Some((now, store.text_with(CombatText::ThenResumes, &[&turn])));
        }
        let next = match next.map(|next| in_group(store, current, next)) {
            Some(next) => store.text_with(CombatText::NextIs, &[&next]),
            None if rolls => {
                store.text_with(CombatText::NextIs, &[store.text(CombatText::Initiative)])
            }
            None => String::new(),
        };
        Some((store.text_with(CombatText::TurnOf, &[&turn]), next))
    });
    let at_rest = flag(move || said.with(Option::is_some));
    let now = shown_text(move || said.get().map(|(now, _)| now).unwrap_or_default());
    let then = shown_text(move || said.get().map(|(_, then)| then).unwrap_or_default());
    part(move || {
        at_rest
            .get()
            .then(|| view! { <p class="at-rest"><strong>{now}</strong><span>{then}</span></p> })
    })
}

/// Returns the name of the next combatant, with its number in the group whose turn goes on.
fn in_group(store: Store, current: Option<CombatantId>, next: CombatantId) -> String {
    let name = store.name(next);
    let place = store.view.with(|view| {
        let mut rows = view.groups.iter();
        let row = rows.find(|row| current.is_some_and(|who| row.members.contains(&who)))?;
        Some((row.number_of(next)?, row.members.len()))
    });
    match place {
        Some((number, of)) if current != Some(next) => {
            let with = [&name, &number.to_string(), &of.to_string()];
            store.text_with(CombatText::GroupMember, &with.map(String::as_str))
        }
        _ => name,
    }
}

/// Returns the words of the main button, which state its command.
#[must_use]
pub fn primary_words(store: Store) -> Option<String> {
    if store.is_in_cycle() {
        return stack::primary_words(store);
    }
    let (current, next, rolls) = store
        .view
        .with(|view| (view.current, view.next, view.rolls_next));
    Some(match offered(store)? {
        Command::EndTurn => {
            let who = current.map(|who| store.name(who)).unwrap_or_default();
            let next = next.map(|next| in_group(store, current, next));
            let next = next.or(rolls.then(|| store.text_with(CombatText::Initiative, &[])));
            store.message(&Message::EndTurn {
                who: &who,
                next: next.as_deref(),
            })
        }
        Command::Resolve => {
            let top = store.view.with(|view| view.stack.last().cloned())?;
            let what = store.with_names(|names| text::stack_item(store.lang(), &top, names));
            store.message(&Message::Labeled {
                label: store.text(CombatText::Resolve),
                text: &format!("{} · {what}", store.name(top.owner)),
            })
        }
        Command::MakeDeathSave { who, .. } => {
            store.text_with(DyingText::DeathSaveOf, &[&store.name(who)])
        }
        Command::RollOffTie => store.text_with(CombatText::RollOff, &[]),
        Command::Table(TableCommand::HandOver { to }) => store.message(&Message::Labeled {
            label: &store.text_with(TableText::NameNext, &[]),
            text: &store.name(to),
        }),
        Command::Continue => store.text_with(CombatText::NextRound, &[]),
        Command::Table(TableCommand::NextPhase) => store.text_with(TableText::NextPhase, &[]),
        _ => return None,
    })
}

/// The main button.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let go = move |_| {
        if let Some(command) = primary_command(store) {
            store.dispatch(command);
        }
    };
    let words = Memo::new(move |_| primary_words(store));
    let offered = flag(move || words.with(Option::is_some));
    let label = shown_text(move || words.get().unwrap_or_default());
    part(move || {
        offered.get().then(|| {
            view! { <button id="go" class="go" on:click=go>{label}<kbd aria-hidden="true">{store.shortcut('n')}</kbd></button> }
        })
    })
}
