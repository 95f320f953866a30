//! The limited uses of a combatant: how many are left, to spend and to give back (D5E-83).

use asalto_core::combatant::{LimitedUse, UseLimit};
use asalto_core::command::UseCommand;
use asalto_core::why::CombatantStatus;
use asalto_core::{Command, why};
use asalto_text::LimitedUseText;
use asalto_text::combat::faces;
use leptos::prelude::*;

use crate::components::commands::go;
use crate::components::panel_subject::PanelSubject;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text as shown_text};

/// A row for each limited use. A tap on a pip spends a use or gives it back; a tap on the name shows the rule.
#[component]
pub fn LimitedUses(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let all = Memo::new(move |_| {
        let all = whose.with(|one| {
            let uses = one.limited_uses.iter();
            let uses: Vec<_> = uses.map(|one| one.of.clone()).collect();
            uses
        });
        all.unwrap_or_default()
    });
    let any = flag(move || all.with(|all| !all.is_empty()));
    let of = |of: &LimitedUse| {
        let limit = match of.limit {
            UseLimit::Recharge { from, to } => (from, to),
            UseLimit::Day { uses } => (0, uses),
        };
        key(&(&of.name, limit))
    };
    part(move || {
        any.get().then(|| {
            view! {
                <ul class="limited-uses" aria-label=store.label(LimitedUseText::Heading)>
                    {each(move || all.get(), of, move |of| row(whose, of))}
                </ul>
            }
        })
    })
}

/// Builds the row of a limited use.
fn row(whose: PanelSubject, of: LimitedUse) -> AnyView {
    let store = Store::take();
    let (limit, title) = (of.limit, of.name.clone());
    let of = StoredValue::new(of.name);
    let left = Memo::new(move |_| {
        let found = whose.with(|one| {
            let mut uses = one.limited_uses.iter();
            let found = of.with_value(|name| uses.find(|one| one.of.name == *name));
            found.map(|found| found.left)
        });
        found.flatten().unwrap_or_default()
    });
    let number = move |number: u8| store.lang().number(number.into());
    let counts = move || [number(left.get()), number(limit.uses())];
    let state = move || match limit {
        UseLimit::Recharge { .. } => {
            let text = if left.get() > 0 {
                LimitedUseText::RechargesOn
            } else {
                LimitedUseText::SpentRecharges
            };
            store.text_with(text, &[&faces(store.lang(), limit)])
        }
        UseLimit::Day { .. } => {
            let [left, of] = counts();
            store.text_with(LimitedUseText::LeftToday, &[&left, &of])
        }
    };
    let group = move || {
        let [left, uses] = counts();
        of.with_value(|name| store.text_with(LimitedUseText::Left, &[name, &left, &uses]))
    };
    let tell = move |_| {
        let status = CombatantStatus::LimitedUse(of.get_value());
        let reason = store.with_session(|session| why(session.encounter(), whose.now(), &status));
        if let Some(reason) = reason {
            store.show_reason(whose.now(), &reason);
        }
    };
    let pip = move |index: u8| {
        let is_left = flag(move || left.get() >= index);
        let change = move |_| {
            let (who, name) = (whose.now(), of.get_value());
            let command = if is_left.get_untracked() {
                UseCommand::Spend { who, name }
            } else {
                UseCommand::Restore { who, name }
            };
            go(store, Command::Use(command));
        };
        let label = move || {
            let text = if is_left.get() {
                LimitedUseText::SpendOne
            } else {
                LimitedUseText::GiveBack
            };
            let (index, uses) = (number(index), number(limit.uses()));
            of.with_value(|name| store.text_with(text, &[name, &index, &uses]))
        };
        view! {
            <button class="pip" class:filled=is_left aria-label=shown_text(label)
                aria-pressed=shown_text(move || is_left.get().to_string()) on:click=change></button>
        }
    };
    let pips: Vec<_> = (1..=limit.uses()).map(pip).collect();
    view! {
        <li>
            <button class="tag" on:click=tell>{title}</button>
            <span class="hint">{shown_text(state)}</span>
            <div class="pips" role="group" aria-label=shown_text(group)>{pips}</div>
        </li>
    }
    .into_any()
}
