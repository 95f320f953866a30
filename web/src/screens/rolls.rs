//! Initiative: rolled for all, for one, or typed from the table's own dice.

use asalto_core::{Awaiting, CombatantId, Command};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::order::Order;
use crate::components::stack::focus_decision;
use crate::shown::text;
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
                        <li><Call id called/></li>
                    </For>
                </ul>
            </section>
            <section class="column"><Order/></section>
        </div>
        <footer class="bar-below">
            <button id="go" class="go rolls-dice" on:click=roll_all>{store.label(Word::RollAll)}<kbd aria-hidden="true">"N"</kbd></button>
        </footer>
    }
}

/// One who is to roll, among all who are.
#[component]
pub fn Call(id: CombatantId, called: Memo<Vec<CombatantId>>) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
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
        let Ok(total) = typed.get_untracked().trim().parse() else {
            document::focus_soon(&format!("total-{}", id.0));
            return;
        };
        next();
        store.dispatch(&Command::EnterInitiative { who: id, total });
    };
    let roll = move |_| {
        store.dispatch(&Command::RollInitiative { who: vec![id] });
    };
    view! {
        <form class="call" on:submit=enter data-combatant=id.0.to_string() data-side=side>
            <span class="bar"></span>
            <span class="who"><span class="name">{name}</span>
                <span class="meta">{dice(store, id)}</span></span>
            <input id=format!("total-{}", id.0) inputmode="numeric" data-letters="commands" autocomplete="off" size="4"
                aria-label=text(label) prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event))/>
            <button type="submit">{store.label(Word::Enter)}</button>
            <button type="button" class="quiet rolls-dice" on:click=roll>{store.label(Word::Roll)}</button>
        </form>
    }
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
