//! The combat screen: the order, the turn, the stack and the log.

pub mod drag;
pub mod hand_over;
mod skipped;
pub mod texts;
pub mod toast;

use asalto_core::{Awaiting, Command};
use asalto_text::{self as text, CombatText, Message};
use leptos::prelude::*;

use crate::components::aim_bar::AimBar;
use crate::components::arrivals::{Arrivals, Summoners};
use crate::components::decisions::Decision;
use crate::components::decisions::prompts::Prompts;
use crate::components::decisions::resistances::Resistances;
use crate::components::decisions::swaps::Swaps;
use crate::components::extras::{CampaignExtra, CampaignPlace};
use crate::components::joins::{End, Joins};
use crate::components::log::Log;
use crate::components::looking_back::LookingBack;
use crate::components::main_command::{self, in_group};
use crate::components::main_form::main_button;
use crate::components::order::Order;
use crate::components::panel::CombatantPanel;
use crate::components::panel::group::GroupTurn;
use crate::components::panel::legendary::LegendaryActions;
use crate::components::stack_cards::Stack;
use crate::components::tie::Tie;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};
use hand_over::HandOver;
use skipped::Skipped;
use toast::Toast;

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
    // Nobody acts after combat ends, so the panel shows only a selected combatant.
    let looked_at = flag(move || !over.get() || store.selected.with(Option::is_some));
    let can_go_back = move || store.with_session(|session| session.previous_turn().is_some());
    view! {
        <div class="screen combat">
            <div class="column of-order">
                {part(aside)}
                {part(move || over.get().then(|| view! { <CampaignExtra place=CampaignPlace::End/> }))}
                <Order/>
                <Arrivals/>
                <Summoners/>
                <Joins/>
            </div>
            <div class="sheet">
                <Toast/>
                <div class="column of-turn"><Stack/>{part(move || over.get().then(|| view! { <CampaignExtra place=CampaignPlace::Facts/> }))}{part(move || looked_at.get().then(|| view! { <CombatantPanel/> }))}</div>
                <footer class="bar-below">
                    <AimBar/>
                    <LookingBack/>
                    <div class="asked">
                        <Tie/>
                        <HandOver/>
                        <Prompts/>
                        <Resistances/>
                        <Swaps/>
                        <LegendaryActions/>
                    </div>
                    <Skipped/>
                    <Sentence/>
                    <GroupTurn/>
                    <button class="quiet previous" aria-disabled=shown_text(move || (store.watches() || !can_go_back()).to_string()) on:click=move |_| store.previous_turn()>
                        {store.label(CombatText::PreviousTurn)}<kbd aria-hidden="true">{store.shortcut(Shortcut::PreviousTurn)}</kbd>
                    </button>
                    <End/>
                    <Countered/>
                    <Primary/>
                </footer>
            </div>
            <div class="column of-log"><Log/></div>
        </div>
    }
}

/// The sentence of the bar: the current turn, and the next. A decision takes its place.
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

/// The main button.
#[component]
fn Primary() -> impl IntoView {
    let store = Store::take();
    let go = move |_| {
        if let Some(command) = main_command::command(store) {
            main_command::carry_out(store, command);
        }
    };
    let words = Memo::new(move |_| main_command::words(store));
    let offered = flag(move || words.with(Option::is_some));
    let label = shown_text(move || words.get().unwrap_or_default());
    // The styles show the brief words in a narrow bar. The name of the button stays whole.
    let brief = Memo::new(move |_| main_command::brief(store));
    main_button(store, move || {
        offered.get().then(|| {
            view! { <button id="go" class="go" data-brief=move || brief.get() on:click=go><span class="whole">{label}</span><kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button> }.into_any()
        })
    })
}

/// The button beside the main button: what is on top of the stack has no effect.
#[component]
fn Countered() -> impl IntoView {
    let store = Store::take();
    let offered = flag(move || {
        let resolves = main_command::command(store) == Some(Command::Resolve);
        let may_counter = |available: &Vec<Command>| available.contains(&Command::Negate);
        resolves && !store.watches() && store.available.with(may_counter)
    });
    let counter = move |_| {
        store.dispatch(Command::Negate);
        main_command::focus_next(store);
    };
    part(move || {
        offered.get().then(|| {
            view! { <button id="beside-go" class="quiet" on:click=counter>{store.label(CombatText::Countered)}</button> }
        })
    })
}
