//! The checks that decide what becomes of a spell, and the counterspells that may be set off.

use asalto_core::{CheckHow, CheckVerdict, CombatantId, Command, Counter, OpenCheck};
use leptos::prelude::*;

use super::go;
use super::number::D20;
use crate::shown::text as shown_text;
use crate::store::Store;
use crate::text::fight::{self, Phrase};

/// A check: what it has to reach, what follows, and how it is made.
#[component]
pub fn Check(open: OpenCheck) -> impl IntoView {
    let store = Store::take();
    let OpenCheck { who, kind, .. } = open;
    let make = move |how| {
        go(store, &Command::MakeCheck { who, kind, how });
    };
    let what = move || {
        let name = store.name(who);
        let kind = store.fill(fight::check(kind), &[]);
        match open.difficulty {
            Some(difficulty) => {
                let difficulty = store.lang().number(difficulty);
                store.fill(Phrase::CheckAgainst, &[&name, &kind, &difficulty])
            }
            None => store.fill(Phrase::CheckOf, &[&name, &kind]),
        }
    };
    let follows = move || {
        let success = store.fill(fight::consequence(open.success), &[]);
        let failure = store.fill(fight::consequence(open.failure), &[]);
        store.fill(Phrase::Follows, &[&success, &failure])
    };
    let told = [
        (CheckVerdict::Success, Phrase::Success),
        (CheckVerdict::Failure, Phrase::Failure),
    ];
    let told = told.map(|(verdict, phrase)| {
        let tell = move |_| make(CheckHow::Told { verdict });
        view! { <button on:click=tell>{store.own(phrase)}</button> }
    });
    let rolled = open.difficulty.map(|_| {
        view! { <D20 id="prompt-number" take=Callback::new(make)/> }
    });
    view! {
        <div class="prompt" role="group" aria-label=shown_text(what)>
            <p class="asks">{shown_text(what)}</p>
            <p class="hint">{shown_text(follows)}</p>
            {rolled}
            <div class="buttons">{told}</div>
        </div>
    }
}

/// With what somebody may counter the spell that is being cast.
#[component]
pub fn Counters(who: CombatantId, with: Vec<Counter>) -> impl IntoView {
    let store = Store::take();
    let level = RwSignal::new(String::new());
    let set_off = move |counter| {
        go(store, &Command::Counter { who, counter });
    };
    let dispels = with.iter().any(|one| matches!(one, Counter::Dispel { .. }));
    let same: Vec<_> = with
        .into_iter()
        .filter_map(|counter| match counter {
            Counter::SameSpell { magic } => Some((counter, magic)),
            Counter::Dispel { .. } => None,
        })
        .map(|(counter, magic)| {
            let label = move || {
                let magic = store.fill(fight::magic(magic), &[]);
                store.fill(Phrase::SameSpell, &[&magic])
            };
            view! { <button on:click=move |_| set_off(counter)>{shown_text(label)}</button> }
        })
        .collect();
    let dispel = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let caster_level = level.get_untracked().trim().parse().ok();
        set_off(Counter::Dispel { caster_level });
    };
    let dispel = dispels.then(|| {
        view! {
            <form class="d20" on:submit=dispel>
                <button type="submit">{store.own(Phrase::DispelMagic)}</button>
                <label>{store.own(Phrase::CasterLevel)}
                    <input inputmode="numeric" autocomplete="off" size="3" maxlength="2"
                        prop:value=level on:input=move |event| level.set(event_target_value(&event))/></label>
            </form>
        }
    });
    let spell = move || {
        let name = store.name(who);
        let spell = store.view.with(|view| {
            let casting = view.stack.iter().rev().find_map(|frame| frame.casting());
            casting.map(|casting| casting.spell.name.clone())
        });
        store.fill(Phrase::MayCounterNow, &[&name, &spell.unwrap_or_default()])
    };
    let decline = move |_| {
        go(store, &Command::DeclineTrigger { who });
    };
    view! {
        <div class="prompt" role="group" aria-label=shown_text(spell)>
            <p class="asks">{shown_text(spell)}</p>
            <div class="buttons with">{same}{dispel}
                <button class="quiet" on:click=decline>{store.own(Phrase::LetGoBy)}</button></div>
        </div>
    }
}
