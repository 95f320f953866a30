//! Initiative: rolled for all, for one, or typed from the table's own dice.

use asalto_core::{Awaiting, CombatantId, Command, Event, SeededDice, decide};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::browser::{document, random};
use crate::components::order::Order;
use crate::components::stack::focus_decision;
use crate::shown::{flag, text};
use crate::store::Store;
use crate::text::{Sentence, Word};

/// The screen on which initiative is rolled.
#[component]
pub fn Rolls() -> impl IntoView {
    let store = Store::take();
    let called = Memo::new(move |_| match store.view.get().awaiting {
        Awaiting::Rolls(who) => who,
        _ => Vec::new(),
    });
    let seed = random::seed();
    if let Some(first) = called.with_untracked(|called| called.first().copied())
        && document::has_keyboard()
    {
        document::focus_soon(&format!("total-{}", first.0));
    }
    let roll_all = move |_| {
        if store.dispatch(&Command::RollInitiative { who: Vec::new() }) && store.is_in_cycle() {
            focus_decision(store);
        }
    };
    view! {
        <div class="screen rolls">
            <section class="column">
                <h2>{store.label(Word::Initiative)}</h2>
                <ul class="called">
                    <For each=move || called.get() key=|id| *id let:id>
                        <li><Call id called seed/></li>
                    </For>
                </ul>
            </section>
            <section class="column"><Order/></section>
        </div>
        <footer class="bar-below">
            <button id="go" class="go rolls-dice" on:click=roll_all>{store.label(Word::RollAll)}<kbd aria-hidden="true">{store.key('n')}</kbd></button>
        </footer>
    }
}

/// One who is to roll, among all who are. Its field holds what dice of its own will give, so that Enter
/// rolls them; a total that is typed counts instead.
#[component]
pub fn Call(id: CombatantId, called: Memo<Vec<CombatantId>>, seed: u64) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(None::<String>);
    let suggested = suggestion(store, id, seed);
    let shown = {
        let suggested = suggested.as_ref().map(|(_, total)| total.to_string());
        text(move || {
            let suggested = || {
                suggested
                    .clone()
                    .filter(|_| !store.settings.real_dice.get())
            };
            typed.get().or_else(suggested).unwrap_or_default()
        })
    };
    let untouched = flag(move || typed.with(Option::is_none));
    let side = store
        .view
        .with_untracked(|view| view.combatant(id).map(|one| one.profile.side.0.to_string()));
    let name = store.name(id);
    let label = {
        let name = name.clone();
        move || {
            store.say(&Sentence::Of {
                what: store.word(Word::Total),
                who: &name,
            })
        }
    };
    let next = move || {
        let after = called.with_untracked(|called| {
            let mut rest = called.iter().skip_while(|&&other| other != id).skip(1);
            rest.next().or(called.first()).copied()
        });
        if let Some(after) = after {
            document::focus_soon(&format!("total-{}", after.0));
        }
    };
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Ok(total) = shown.get_untracked().trim().parse() else {
            document::focus_soon(&format!("total-{}", id.0));
            return;
        };
        next();
        match &suggested {
            Some((dice, _)) if untouched.get_untracked() => {
                store.dispatch_with(&Command::RollInitiative { who: vec![id] }, dice.clone());
            }
            _ => {
                store.dispatch(&Command::EnterInitiative { who: id, total });
            }
        }
    };
    let roll = move |_| {
        store.dispatch(&Command::RollInitiative { who: vec![id] });
    };
    let select = move |event: web_sys::FocusEvent| {
        let target = event.target();
        if let Some(field) = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
            field.select();
        }
    };
    view! {
        <form class="call" on:submit=enter data-combatant=id.0.to_string() data-side=side>
            <span class="bar"></span>
            <span class="who"><span class="name">{name}</span>
                <span class="meta">{dice(store, id)}</span></span>
            <input id=format!("total-{}", id.0) inputmode="numeric" data-letters="commands" autocomplete="off" size="4"
                class:suggested=untouched aria-label=text(label) prop:value=shown on:focus=select
                on:input=move |event| typed.set(Some(event_target_value(&event)))/>
            <button type="submit">{store.label(Word::Enter)}</button>
            <button type="button" class="quiet rolls-dice" on:click=roll>{store.label(Word::Roll)}</button>
        </form>
    }
}

/// Dice for one, and the total that they will give. Whoever shares its roll has the same ones: they are
/// those of the first of the group, whoever of it is asked.
fn suggestion(store: Store, id: CombatantId, seed: u64) -> Option<(SeededDice, i32)> {
    let roll = |dice: &SeededDice| {
        let command = Command::RollInitiative { who: vec![id] };
        let mut dice = dice.clone();
        let events = store.with_session(|session| decide(session.encounter(), &command, &mut dice));
        events.ok()?.into_iter().find_map(|event| match event {
            Event::InitiativeRolled { who, total, .. } => Some((who, total)),
            _ => None,
        })
    };
    let (first, _) = roll(&SeededDice::new(seed))?;
    let dice = SeededDice::new(seed ^ u64::from(first.0));
    let (_, total) = roll(&dice)?;
    Some((dice, total))
}

/// What is rolled: a d20 and the modifier, or the actor's own formula.
fn dice(store: Store, id: CombatantId) -> Option<String> {
    let (formula, modifier) = store.view.with_untracked(|view| {
        let one = view.combatant(id)?;
        Some((one.profile.actor.initiative, one.modifier))
    })?;
    if store.is_by_phases() {
        return formula.map(|formula| formula.to_string());
    }
    Some(format!("d20 {}", store.lang().modifier(modifier)))
}
