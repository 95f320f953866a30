//! The ties to break: tap the names in turn order, or roll off. All ties of a moment are one question.

use asalto_core::order::OpenTie;
use asalto_core::rules::{SharingPolicy, TieBreaker};
use asalto_core::{CombatantId, Command};
use asalto_text::{self as text, CombatText, TableText};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The open ties, if there are any.
#[component]
pub fn Tie() -> impl IntoView {
    let store = Store::take();
    let open = Memo::new(move |_| store.view.with(|view| view.ties.clone()));
    part(move || {
        let ties = open.get();
        (!ties.is_empty()).then(|| view! { <Decision ties/> })
    })
}

/// Returns the order of a tie, as far as it is chosen. The last one follows from the others.
fn ordered(tie: &OpenTie, chosen: &[CombatantId]) -> Vec<CombatantId> {
    let mut order: Vec<_> = chosen
        .iter()
        .copied()
        .filter(|who| tie.tied.contains(who))
        .collect();
    if order.len() + 1 == tie.tied.len() {
        let last = tie.tied.iter().find(|who| !order.contains(who));
        order.extend(last.copied());
    }
    order
}

#[component]
fn Decision(ties: Vec<OpenTie>) -> impl IntoView {
    let store = Store::take();
    let chosen = RwSignal::new(Vec::<CombatantId>::new());
    let ties = StoredValue::new(ties);
    let choose = move |tie: &OpenTie, who: CombatantId| {
        chosen.update(|chosen| {
            let place = chosen.iter().position(|&one| one == who);
            match place {
                // It and those after it in its tie are open again.
                Some(place) => {
                    let mut index = 0;
                    chosen.retain(|one| {
                        index += 1;
                        index <= place || !tie.tied.contains(one)
                    });
                }
                None => chosen.push(who),
            }
        });
        let chosen_now = chosen.get_untracked();
        let order = ordered(tie, &chosen_now);
        let said = order.iter().zip(1..);
        let said = said.map(|(&who, place)| format!("{place}. {}", store.name(who)));
        store.announced.set(said.collect::<Vec<_>>().join(" "));
        let orders = ties.with_value(|ties| {
            let order = |tie: &OpenTie| {
                let order = ordered(tie, &chosen_now);
                (order.len() == tie.tied.len()).then_some(order)
            };
            ties.iter().map(order).collect::<Option<Vec<_>>>()
        });
        if let Some(orders) = orders {
            chosen.set(Vec::new());
            let order = orders.concat();
            store.dispatch(Command::BreakTie { order });
        }
    };
    let first = ties.with_value(|ties| ties.first()?.tied.first().copied());
    let questions = ties.with_value(Clone::clone).into_iter().map(|tie| {
        let tied = tie.tied.clone();
        let asked = tie.clone();
        let said = move || asks(store, &asked);
        let tie = StoredValue::new(tie);
        let buttons = tied.into_iter().map(|who| {
            // Real dice have no roll-off, so the focus goes to the first name.
            let id = (Some(who) == first).then_some("prompt");
            let place = move || {
                let order = tie.with_value(|tie| chosen.with(|chosen| ordered(tie, chosen)));
                order.iter().position(|&one| one == who)
            };
            view! {
                <button id=id class="toggle" aria-pressed=shown_text(move || place().is_some().to_string())
                    on:click=move |_| choose(&tie.get_value(), who)>
                    {shown_text(move || place().map(|place| format!("{}. ", place + 1)).unwrap_or_default())}
                    {shown_text(move || rival(store, who))}
                </button>
            }
        });
        view! {
            <p class="aside">{shown_text(said)}</p>
            <div class="buttons">{buttons.collect::<Vec<_>>()}</div>
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
            <p id="tie-heading" class="hint" tabindex="-1">{store.label(help)}</p>
            {questions.collect::<Vec<_>>()}
        </section>
    }
}

/// Returns whether the game master chooses which side begins, which is no tie (ANY-5).
pub fn is_of_sides(store: Store) -> bool {
    store.view.with(|view| {
        let first = view.ties.first();
        first.is_some_and(|tie| tie.by == TieBreaker::FirstSide)
    })
}

/// Returns the question of a tie.
pub fn asks(store: Store, tie: &OpenTie) -> String {
    if tie.by == TieBreaker::FirstSide {
        return store.text_with(TableText::WhichSide, &[]);
    }
    let by = text::tie_breaker(store.lang(), tie.by);
    store.text_with(CombatText::Tie, &[by, &store.names(&tie.tied)])
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
