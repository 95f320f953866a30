//! Readying an action: what, on what condition, of which kind, against whom, and what for.

use asalto_core::{ActionKind, Command, ConcentrationPolicy, Purpose, Readied};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::fight::choice::{choice, kinds_of_action, somebody};
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;

const PURPOSES: [(Purpose, Phrase); 4] = [
    (Purpose::Act, Phrase::ToAct),
    (Purpose::Distract, Phrase::ToDistract),
    (Purpose::Counterspell, Phrase::ToCounterspell),
    (Purpose::Brace, Phrase::ToBrace),
];

/// The form, where these rules know readying.
#[component]
pub fn ReadyForm() -> impl IntoView {
    let store = Store::take();
    let kinds = Memo::new(move |_| {
        store.with_session(|session| session.encounter().rules().ready.kinds().to_vec())
    });
    part(move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| {
            let opened = RwSignal::new(false);
            let open = move |_| {
                opened.set(true);
                document::focus_soon("ready-what");
            };
            view! {
                <details class="ready">
                    <summary id="ready" on:click=open>{store.own(Phrase::ReadyAction)}<kbd aria-hidden="true">{store.key('e')}</kbd></summary>
                    {part(move || {
                        let kinds = kinds.clone();
                        opened.get().then(|| view! { <Fields kinds/> })
                    })}
                </details>
            }
        })
    })
}

#[component]
fn Fields(kinds: Vec<ActionKind>) -> impl IntoView {
    let store = Store::take();
    let first = kinds[0];
    let draft = RwSignal::new(Readied::new(first, ""));
    let ready = move |event: SubmitEvent| {
        event.prevent_default();
        let readied = draft.get_untracked();
        if store.dispatch(&Command::Ready(Box::new(readied))) {
            // What else was chosen stays chosen, as it is shown.
            draft.update(|draft| {
                draft.name.clear();
                draft.trigger.clear();
            });
            document::focus_soon("go");
        }
    };
    // A spell that is readied is held by concentration (D5E-51).
    let policy = store.with_session(|session| session.encounter().rules().concentration);
    let concentrates = policy != ConcentrationPolicy::None;
    let spell = move |event| {
        let name = event_target_value(&event).trim().to_owned();
        draft.update(|draft| draft.spell = Some(name).filter(|name| !name.is_empty()));
    };
    let kinds = kinds_of_action(store, &kinds, move |kind| {
        draft.update(|draft| draft.action = kind);
    });
    let purposes = PURPOSES.map(|(purpose, word)| (purpose, store.own(word)));
    let purposes = choice(purposes.to_vec(), move |purpose| {
        draft.update(|draft| draft.purpose = purpose);
    });
    let own = store.view.with_untracked(|view| view.current);
    let others = somebody(
        store,
        Some(store.own(Phrase::Anybody)),
        own,
        move |target| {
            draft.update(|draft| draft.target = target);
        },
    );
    view! {
            <form class="profile" on:submit=ready>
                <label class="whole">{store.own(Phrase::ReadyWhat)}
                    <input id="ready-what" required autocomplete="off"
                        prop:value=shown_text(move || draft.with(|draft| draft.name.clone()))
                        on:input=move |event| draft.update(|draft| draft.name = event_target_value(&event))/>
                </label>
                <label class="whole">{store.own(Phrase::ReadyWhen)}
                    <input required autocomplete="off"
                        prop:value=shown_text(move || draft.with(|draft| draft.trigger.clone()))
                        on:input=move |event| draft.update(|draft| draft.trigger = event_target_value(&event))/>
                </label>
                {concentrates.then(|| view! {
                    <label class="whole">{store.own(Phrase::HeldSpell)}
                        <input autocomplete="off" maxlength="100" on:input=spell/></label>
                })}
                <label>{store.own(Phrase::KindOfAction)}{kinds}</label>
                <label>{store.own(Phrase::ReadyAgainst)}{others}</label>
                <label>{store.own(Phrase::Purpose)}{purposes}</label>
                <div class="buttons"><button type="submit">{store.own(Phrase::ReadyAction)}</button></div>
            </form>
    }
}
