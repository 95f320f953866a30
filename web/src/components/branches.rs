//! The other ways the fight has gone, to be taken up again or dropped.

use asalto_core::Entry;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::log::said;
use crate::shown::part;
use crate::store::Store;
use crate::text::Sentence;
use crate::text::fight::Phrase;

/// The other ways the fight has gone: each by the first thing that was different in it.
#[component]
pub fn Branches() -> impl IntoView {
    let store = Store::take();
    let branches = move || {
        store.view.track();
        let names = store.with_session(|session| {
            let branches = session.branches().iter();
            let first = |entries: &[Entry]| {
                let said = entries.iter().flat_map(|entry| said(store, entry));
                let mut said = said.map(|line| line.text);
                said.next().unwrap_or_default()
            };
            let names = branches.map(|branch| first(&branch.entries));
            names.collect::<Vec<_>>()
        });
        let branches = names.into_iter().enumerate().map(|(index, name)| {
            let of = move |word| {
                let what = store.phrase(word);
                store.say(&Sentence::Of { what, who: &name })
            };
            let go_on = || document::focus_soon("go");
            let (take, drop) = (of(Phrase::TakeBranch), of(Phrase::DropBranch));
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
                        {store.own(Phrase::DropBranch)}
                    </button>
                </li>
            }
        });
        let branches = branches.collect::<Vec<_>>();
        (!branches.is_empty()).then(|| {
            view! {
                <details class="branches">
                    <summary>{store.own(Phrase::Branches)}</summary>
                    <ul>{branches}</ul>
                </details>
            }
        })
    };
    part(branches)
}
