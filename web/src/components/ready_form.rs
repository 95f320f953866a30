//! Readying an action: what, on what condition, of which kind, against whom, and what for.

use asalto_core::{ActionKind, CombatantId, Command, Purpose, Readied};
use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use crate::browser::document;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text;
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
            draft.set(Readied::new(first, ""));
            document::focus_soon("go");
        }
    };
    let kind_options = kinds.iter().enumerate().map(|(index, &kind)| {
        let word = shown_text(move || text::action(store.lang(), kind).to_owned());
        view! { <option value=index.to_string()>{word}</option> }
    });
    let kind_options = kind_options.collect::<Vec<_>>();
    let purpose_options = PURPOSES.iter().enumerate().map(|(index, &(_, word))| {
        view! { <option value=index.to_string()>{store.own(word)}</option> }
    });
    let purpose_options = purpose_options.collect::<Vec<_>>();
    let kind = move |event: Event| {
        if let Some(&kind) = chosen(&event).and_then(|index| kinds.get(index)) {
            draft.update(|draft| draft.action = kind);
        }
    };
    let purpose = move |event: Event| {
        if let Some(&(purpose, _)) = chosen(&event).and_then(|index| PURPOSES.get(index)) {
            draft.update(|draft| draft.purpose = purpose);
        }
    };
    let against = move |event: Event| {
        let target = event_target_value(&event).parse().ok().map(CombatantId);
        draft.update(|draft| draft.target = target);
    };
    let others = move || {
        store.view.with(|view| {
            let others = view.combatants.iter();
            let others = others.filter(|one| Some(one.id) != view.current);
            let options = others.map(|one| {
                view! { <option value=one.id.0.to_string()>{one.profile.name.clone()}</option> }
            });
            Some(options.collect::<Vec<_>>())
        })
    };
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
                <label>{store.own(Phrase::KindOfAction)}<select on:change=kind>{kind_options}</select></label>
                <label>{store.own(Phrase::ReadyAgainst)}<select on:change=against>
                    <option value="">{store.own(Phrase::Anybody)}</option>
                    {part(others)}
                </select></label>
                <label>{store.own(Phrase::Purpose)}<select on:change=purpose>{purpose_options}</select></label>
                <div class="buttons"><button type="submit">{store.own(Phrase::ReadyAction)}</button></div>
            </form>
    }
}

/// The index of the option that was chosen.
fn chosen(event: &Event) -> Option<usize> {
    event_target_value(event).parse().ok()
}
