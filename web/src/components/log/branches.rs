//! The other branches of the combat, with buttons that switch to them or delete them.

use asalto_core::log::Entry;
use asalto_text::{CombatText, Message};
use leptos::prelude::*;

use super::entry_lines::entry_lines;
use crate::browser::document;
use crate::store::Store;
use crate::ui::part;

/// The other branches of the combat, each named by its first log line.
#[component]
pub fn Branches() -> impl IntoView {
    let store = Store::take();
    let branches =
        move || {
            store.view.track();
            let names = store.with_session(|session| {
                let branches = session.branches().iter();
                let first = |entries: &[Entry]| {
                    let said = entries.iter().flat_map(|entry| entry_lines(store, entry));
                    let mut said = said.map(|line| line.text);
                    said.next().unwrap_or_default()
                };
                let names = branches.map(|branch| first(&branch.entries));
                names.collect::<Vec<_>>()
            });
            let branches = names.into_iter().enumerate().map(|(index, name)| {
            let of = move |word| {
                let what = store.text(word);
                store.message(&Message::Labeled { label: what, text: &name })
            };
            let go_on = || document::focus_soon("go");
            let (take, drop) = (of(CombatText::SwitchToBranch), of(CombatText::DeleteBranch));
            let dropped = drop.clone();
            let drop_it = move |_| {
                store.drop_branch(index);
                store.announced.set(dropped.clone());
                go_on();
            };
            view! {
                <li>
                    <button on:click=move |_| { store.take_branch(index); go_on(); }>{take}</button>
                    <button class="quiet" aria-label=drop on:click=drop_it>
                        {store.label(CombatText::DeleteBranch)}
                    </button>
                </li>
            }
        });
            let branches = branches.collect::<Vec<_>>();
            (!branches.is_empty()).then(|| {
                view! {
                    <details class="branches">
                        <summary>{store.label(CombatText::Branches)}</summary>
                        <ul>{branches}</ul>
                    </details>
                }
            })
        };
    part(branches)
}
