//! The checks that decide the outcome of a spell, and the available counterspells.

use asalto_core::casting::{
    CheckInput, CheckObligation, CheckVerdict, CounterMethod, PendingCheck,
};
use asalto_core::{CombatantId, Command};
use asalto_text::{CombatText, combat};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::calls::types_total;
use crate::components::commands::{foretold, go};
use crate::components::number::D20;
use crate::store::Store;
use crate::ui::{flag, text as shown_text};

/// Returns the question of a check.
pub fn asks(store: Store, open: &PendingCheck) -> String {
    let name = store.name(open.who);
    let kind = store.text_with(combat::check(open.kind), &[]);
    match open.difficulty {
        Some(difficulty) => {
            let difficulty = store.lang().number(difficulty);
            store.text_with(CombatText::CheckAgainst, &[&name, &kind, &difficulty])
        }
        None => store.text_with(CombatText::CheckOf, &[&name, &kind]),
    }
}

/// Returns the question whether somebody counters the spell being cast.
pub fn may_counter(store: Store, who: CombatantId) -> String {
    let name = store.name(who);
    store.view.track();
    let spell = store.with_session(|session| {
        let spell = session.encounter().spell_awaited_by(who);
        spell.map(|spell| spell.name.clone())
    });
    store.text_with(
        CombatText::MayCounterNow,
        &[&name, &spell.unwrap_or_default()],
    )
}

/// A check: its DC, its consequences and the ways to make it.
#[component]
pub fn Check(open: PendingCheck) -> impl IntoView {
    let store = Store::take();
    let PendingCheck { who, kind, .. } = open;
    let make = move |how| {
        go(store, Command::MakeCheck { who, kind, how });
    };
    let what = move || asks(store, &open);
    let follows = move || {
        let success = store.text_with(combat::consequence(open.success), &[]);
        let failure = store.text_with(combat::consequence(open.failure), &[]);
        store.text_with(CombatText::Follows, &[&success, &failure])
    };
    let told = [
        (CheckVerdict::Success, CombatText::Success),
        (CheckVerdict::Failure, CombatText::Failure),
    ];
    let told = told.map(|(verdict, text)| {
        let tell = move |_| make(CheckInput::Verdict { verdict });
        view! { <button on:click=tell>{store.label(text)}</button> }
    });
    let optional = open.duty == CheckObligation::Optional;
    let own = flag(move || types_total(store, who));
    let rolled = open.difficulty.map(|_| {
        let foretell = move |how| untrack(|| foretold(store, &Command::MakeCheck { who, kind, how }));
        view! { <D20 id="prompt-number" take=Callback::new(make) foretell=Callback::new(foretell) own optional/> }
    });
    let ignore = optional.then(|| {
        let ignore = move |_| {
            go(store, Command::DeclineTrigger { who });
        };
        view! { <button class="quiet" on:click=ignore>{store.label(CombatText::DoNotCounter)}</button> }
    });
    view! {
        <div class="prompt" role="group" aria-label=shown_text(what)>
            <p class="asks">{shown_text(what)}</p>
            <p class="hint">{shown_text(follows)}</p>
            {rolled}
            <div class="buttons">{told}{ignore}</div>
        </div>
    }
}

/// The counterspells that a combatant may use against the spell being cast.
#[component]
pub fn Counters(who: CombatantId, with: Vec<CounterMethod>) -> impl IntoView {
    let store = Store::take();
    let level = RwSignal::new(String::new());
    let set_off = move |counter| {
        go(store, Command::Counter { who, counter });
    };
    let dispels = with
        .iter()
        .any(|one| matches!(one, CounterMethod::Dispel { .. }));
    let same: Vec<_> = with
        .into_iter()
        .filter_map(|counter| match counter {
            CounterMethod::SameSpell { magic } => Some((counter, magic)),
            CounterMethod::Dispel { .. } => None,
        })
        .map(|(counter, magic)| {
            let label = move || {
                let magic = store.text_with(combat::magic(magic), &[]);
                store.text_with(CombatText::SameSpell, &[&magic])
            };
            view! { <button on:click=move |_| set_off(counter)>{shown_text(label)}</button> }
        })
        .collect();
    let dispel = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let caster_level = level.get_untracked().trim().parse().ok();
        set_off(CounterMethod::Dispel { caster_level });
    };
    let dispel = dispels.then(|| {
        view! {
            <form class="d20" on:submit=dispel>
                <button type="submit">{store.label(CombatText::DispelMagic)}</button>
                <label>{store.label(CombatText::CasterLevel)}
                    <input inputmode="numeric" data-whole data-min="0" data-max="99" autocomplete="off" size="3" maxlength="2"
                        prop:value=level on:focus=document::select on:input=move |event| level.set(event_target_value(&event))/></label>
            </form>
        }
    });
    let spell = move || may_counter(store, who);
    let decline = move |_| {
        go(store, Command::DeclineTrigger { who });
    };
    view! {
        <div class="prompt" role="group" aria-label=shown_text(spell)>
            <p class="asks">{shown_text(spell)}</p>
            <div class="buttons with">{same}{dispel}
                <button class="quiet" on:click=decline>{store.label(CombatText::DoNotCounter)}</button></div>
        </div>
    }
}
