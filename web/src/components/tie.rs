//! A tie to break: tap the names in turn order, or roll off.

use asalto_core::order::OpenTie;
use asalto_core::rules::SharingPolicy;
use asalto_core::{Awaiting, CombatantId, Command};
use asalto_text::{self as text, CombatText};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The tie, if there is one.
#[component]
pub fn Tie() -> impl IntoView {
    let store = Store::take();
    let open = Memo::new(
        move |_| match store.view.with(|view| view.awaiting.clone()) {
            Awaiting::TieBreak(tie) => Some(tie),
            _ => None,
        },
    );
    part(move || open.get().map(|tie| view! { <Decision tie/> }))
}

#[component]
fn Decision(tie: OpenTie) -> impl IntoView {
    let store = Store::take();
    let chosen = RwSignal::new(Vec::<CombatantId>::new());
    let OpenTie { tied, by } = tie;
    let all = tied.clone();
    let said = move || {
        let by = text::tie_breaker(store.lang(), by);
        store.text_with(CombatText::Tie, &[by, &store.names(&all)])
    };
    let count = tied.len();
    let all = tied.clone();
    let choose = move |who| {
        chosen.update(|chosen| match chosen.iter().position(|&one| one == who) {
            Some(place) => chosen.truncate(place),
            None => chosen.push(who),
        });
        let mut order = chosen.get_untracked();
        let said = order.iter().zip(1..);
        let said = said.map(|(&who, place)| format!("{place}. {}", store.name(who)));
        store.announced.set(said.collect::<Vec<_>>().join(" "));
        if order.len() + 1 == count {
            order.extend(
                all.iter()
                    .filter(|who| !chosen.with_untracked(|chosen| chosen.contains(who))),
            );
            chosen.set(Vec::new());
            store.dispatch(Command::BreakTie { order });
        }
    };
    let first = tied.first().copied();
    let buttons = tied.into_iter().map(|who| {
        // Real dice have no roll-off, so the focus goes to the first name.
        let id = (Some(who) == first).then_some("prompt");
        let choose = choose.clone();
        let place = move || chosen.with(|chosen| chosen.iter().position(|&one| one == who));
        view! {
            <button id=id class="toggle" aria-pressed=shown_text(move || place().is_some().to_string())
                on:click=move |_| choose(who)>
                {shown_text(move || place().map(|place| format!("{}. ", place + 1)).unwrap_or_default())}
                {shown_text(move || rival(store, who))}
            </button>
        }
    });
    // Priority goes from slow to fast in phases, so “acts first” would be wrong.
    let help = if store.is_by_phases() {
        CombatText::TieHelpFastest
    } else {
        CombatText::TieHelp
    };
    view! {
        <section class="tie">
            <p class="aside">{shown_text(said)}</p>
            <p class="hint">{store.label(help)}</p>
            <div class="buttons">{buttons.collect::<Vec<_>>()}</div>
        </section>
    }
}

/// Returns the name of a tied combatant, or of the side that it represents.
fn rival(store: Store, who: CombatantId) -> String {
    let by_side = store.with_session(|session| {
        let encounter = session.encounter();
        let sides = encounter.rules().order.sharing == SharingPolicy::Sides;
        let one = encounter.participant(who).filter(|_| sides);
        one.map(|one| one.profile.side)
    });
    match by_side {
        Some(side) => text::side(store.lang(), side),
        None => store.name(who),
    }
}
