//! The optional commands of the moment: delay, ready and act out of turn.

use asalto_core::limits::TOTALS;
use asalto_core::rules::{DelayPolicy, Response};
use asalto_core::waiting::ActNowTiming;
use asalto_core::{CombatantId, CombatantView, Command};
use asalto_text::{self as text, CombatText, Message};
use leptos::prelude::*;

use super::drawer::{DrawerAccess, Tile, drawer};
use super::ready_form::ReadyForm;
use crate::browser::document;
use crate::components::commands::go;
use crate::components::panel_subject::PanelSubject;
use crate::input::number::whole;
use crate::input::shortcuts::Shortcut;
use crate::order::rows;
use crate::store::Store;
use crate::ui::{flag, part, put, text as shown_text};

/// The available commands that have a button text.
#[component]
pub fn Offers(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    // Stack items above the turn resolve first.
    let delays =
        flag(move || !store.is_by_phases() && store.view.with(|view| view.stack.len() < 2));
    // Delayed turns and readied actions are shown at their place in the order too, but a key reaches them only
    // here.
    let in_words = move |command: &Command| {
        let words = worded(store, command).filter(|_| fits(store, command))?;
        Some((words, command.clone()))
    };
    let anything = Memo::new(move |_| {
        let worded = |command: &Command| in_words(command).is_some();
        store
            .available
            .with(|available| available.iter().any(worded))
    });
    let offers = Memo::new(move |_| {
        let mut offers: Vec<_> = store
            .available
            .with(|available| available.iter().filter_map(in_words).collect());
        offers.sort_by_key(|(_, command)| !carries_out_readied(command));
        offers
    });
    let buttons = move || {
        let buttons = offers.get().into_iter().map(|(words, command)| {
            let take = move |_| {
                go(store, command.clone());
            };
            view! { <button class="offer" on:click=take>{words}</button> }
        });
        buttons.collect::<Vec<_>>()
    };
    view! {
        <ReadyForm whose/>
        {part(move || delays.get().then(|| view! { <Delay whose/> }))}
        {part(move || anything.get().then(|| view! {
            {drawer(Tile::of(store, Shortcut::OutOfTurn), DrawerAccess::UnderMore, whose, move |_| view! {
                <div class="buttons">{part(move || Some(buttons()))}</div>
            })}
        }))}
    }
}

/// The form that delays the turn, either openly or until a stated count.
#[component]
fn Delay(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let count = RwSignal::new(String::new());
    whose.on_change(move || put(count, String::new()));
    // Rules without delays have no tile; its key, and a typed line, still explain that and allow an override.
    let unknown =
        store.with_session(|session| session.encounter().rules().delay == DelayPolicy::Never);
    // The button still works if the rules forbid the delay: the rejection gives its reason and allows an
    // override.
    let refused = flag(move || {
        let command = Command::Delay { until: None };
        !store
            .available
            .with(|available| available.contains(&command))
    });
    let delay = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let until = whole(&count.get_untracked());
        store.dispatch(Command::Delay { until });
        document::focus_soon("go");
    };
    view! {
        <form class="delay" class:seldom=unknown hidden=unknown on:submit=delay>
            <button id=Shortcut::Delay.id() class="tile to-delay" title=store.tooltip(store.label(CombatText::Delay), Shortcut::Delay) data-once type="submit" class:used=refused
                aria-disabled=shown_text(move || store.watches().to_string())>{store.label(CombatText::Delay)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Delay)}</kbd></button>
            <input class="seldom" inputmode="text" data-whole data-min=TOTALS.start().to_string() data-max=TOTALS.end().to_string()
                autocomplete="off" maxlength="5" aria-label=store.label(CombatText::DelayCount)
                placeholder=store.label(CombatText::DelayCount)
                prop:value=count on:input=move |event| count.set(event_target_value(&event))/>
        </form>
    }
}

/// Appends the readied action of a combatant to a text.
fn with_words(store: Store, who: CombatantId, said: String) -> String {
    let what = store.view.with(|view| {
        let waiting = view.combatant(who)?.waiting.as_ref()?;
        waiting.readied().map(text::readied)
    });
    match what.as_deref() {
        None | Some("") => said,
        Some(what) => format!("{said} · {what}"),
    }
}

/// Makes a combatant act first among those that act at the same time.
#[component]
pub fn ActsFirst(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let offered = flag(move || {
        let command = Command::ActFirst { who: whose.get() };
        store
            .available
            .with(|available| available.contains(&command))
    });
    let words = move || worded(store, &Command::ActFirst { who: whose.get() });
    let act = move |_| {
        go(store, Command::ActFirst { who: whose.now() });
    };
    part(move || {
        offered.get().then(|| {
            view! {
                <button class="offer" on:click=act>{shown_text(move || words().unwrap_or_default())}</button>
            }
        })
    })
}

/// The responses of a combatant to the current stack item, and what it may do at the trigger of its readied action.
///
/// The user may try a response against the rules: a rejection gives its reason and allows an override.
/// Actions that the combatant has not readied and attacks on its own side are not offered.
#[component]
pub fn Answers(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let kinds = store.with_session(|session| session.encounter().rules().responses());
    let offered = Memo::new(move |_| {
        let who = whose.get();
        let running = store.view.with(|view| !view.stack.is_empty());
        let kinds = kinds.iter().copied().filter(|_| running);
        let kinds = kinds.filter(|&response| {
            whose
                .with(|one| makes_sense(store, one, response))
                .unwrap_or_default()
        });
        let responses = kinds.map(|response| Command::Respond { who, response });
        let at_trigger = store.available.with(|available| {
            let own = available
                .iter()
                .filter(|command| is_at_trigger(command, who));
            own.cloned().collect::<Vec<_>>()
        });
        let mut offered: Vec<_> = at_trigger.into_iter().chain(responses).collect();
        offered.sort_by_key(|command| !carries_out_readied(command));
        offered
    });
    let anything = flag(move || !offered.with(Vec::is_empty));
    let answers = move || {
        let answers = offered.get().into_iter().map(|command| {
            let words = worded(store, &command).unwrap_or_default();
            let take = move |_| {
                go(store, command.clone());
            };
            view! { <button class="offer" on:click=take>{words}</button> }
        });
        Some(answers.collect::<Vec<_>>())
    };
    part(move || {
        anything.get().then(|| {
            let tile = Tile::of(store, Shortcut::OutOfTurn);
            drawer(tile, DrawerAccess::AtRest, whose, move |_| {
                view! { <div class="buttons">{part(answers)}</div> }
            })
        })
    })
}

/// Returns whether a command carries out readied actions. It comes before all others.
fn carries_out_readied(command: &Command) -> bool {
    let row = rows::comes_in(command);
    row.is_some() && !matches!(command, Command::ActNow { .. })
}

/// Returns whether a combatant alone carries out its readied action by a command, or ignores its trigger.
fn is_at_trigger(command: &Command, who: CombatantId) -> bool {
    match command {
        Command::Trigger { who: all, .. } => *all == [who],
        Command::DeclineTrigger { who: one } => *one == who,
        _ => false,
    }
}

/// Returns whether a command makes sense: a response needs a readied action or an opponent.
pub fn fits(store: Store, command: &Command) -> bool {
    let Command::Respond { who, response } = command else {
        return true;
    };
    let one = store.combatant(*who);
    one.with(|one| {
        let one = one.as_deref();
        one.is_some_and(|one| makes_sense(store, one, *response))
    })
}

/// Returns whether a combatant meets the condition of a response: a readied action, or an opponent on top of
/// the stack.
fn makes_sense(store: Store, one: &CombatantView, response: Response) -> bool {
    match response {
        Response::Readied => {
            let waiting = one.waiting.as_ref();
            waiting.is_some_and(|waiting| waiting.readied().is_some())
        }
        Response::Opportunity => {
            let top = store.view.with(|view| {
                let top = view.combatant(view.stack.last()?.owner)?;
                Some(top.profile.side)
            });
            top.is_none_or(|side| side != one.profile.side)
        }
        Response::Immediate => !one.swift_spent,
        Response::Reaction | Response::BonusAction => true,
    }
}

/// Returns the button text of a command, if this section offers it.
pub fn worded(store: Store, command: &Command) -> Option<String> {
    let said = |who, text| Some(store.text_with(text, &[&store.name(who)]));
    match command {
        Command::Respond { who, response } => {
            let what = store.with_names(|names| names.response(store.lang(), *response));
            let name = store.name(*who);
            let said = store.message(&Message::Labeled {
                label: &name,
                text: what,
            });
            Some(match response {
                Response::Readied => with_words(store, *who, said),
                _ => said,
            })
        }
        Command::ActFirst { who } => said(*who, CombatText::ActsFirst),
        Command::ActNow {
            who,
            moment: ActNowTiming::AfterTurn,
        } => said(*who, CombatText::ActsAfter),
        Command::ActNow {
            who,
            moment: ActNowTiming::BeforeTurn,
        } => said(*who, CombatText::ActsBefore),
        Command::Trigger { who, .. } => match who.as_slice() {
            [who] => Some(with_words(
                store,
                *who,
                said(*who, CombatText::TriggerReadied)?,
            )),
            several => {
                Some(store.text_with(CombatText::TriggerReadiedTogether, &[&store.names(several)]))
            }
        },
        Command::DeclineTrigger { who } => said(*who, CombatText::IgnoresTrigger),
        Command::HoldConcentration { who } => said(*who, CombatText::KeepsConcentrating),
        Command::LoseConcentration { who } => said(*who, CombatText::StopsConcentrating),
        Command::RerollAll => Some(store.text_with(CombatText::RerollAll, &[])),
        _ => None,
    }
}
