//! The row of a combatant that owes a roll.

use asalto_core::card::Card;
use asalto_core::command::TableCommand;
use asalto_core::limits::TOTALS;
use asalto_core::rules::InitiativePolicy;
use asalto_core::{CombatantId, Command, Reason};
use asalto_text::combat::roll_mark;
use asalto_text::{CombatText, Message, SetupText, TableText, combat};
use leptos::prelude::*;

use super::{Calls, PredictedRoll};
use super::{deals_cards, group_of, lacks_formula, total_field, types_total};
use crate::browser::document;
use crate::input::number::total as total_of;
use crate::store::Store;
use crate::ui::{each, flag, part, text};

/// The row of a combatant that owes a roll.
///
/// Its field shows the predicted total, which Enter rolls. A typed total replaces it.
#[component]
pub fn Call(id: CombatantId, calls: Calls) -> impl IntoView {
    let store = Store::take();
    let Calls { called, typed, .. } = calls;
    let of_its_own = move || typed.with(|typed| typed.get(&id).cloned());
    let one = store.combatant(id);
    // A condition may change the modifier before the roll is made.
    let foreseen = Memo::new(move |_| {
        one.track();
        calls.order.track();
        calls.foresee(store, id)
    });
    let shown = text(move || {
        let suggested = || {
            let suggested = foreseen
                .get()
                .filter(|it| it.basis.score || !types_total(store, id));
            suggested.map(|it| it.total.to_string())
        };
        of_its_own().or_else(suggested).unwrap_or_default()
    });
    // The key of the main button then only moves the focus to the field.
    let by_player = flag(move || types_total(store, id));
    let untouched = flag(move || of_its_own().is_none());
    let side = store
        .view
        .with_untracked(|view| view.combatant(id).map(|one| one.profile.side.0.to_string()));
    let name = store.name(id);
    let label = {
        let name = name.clone();
        move || label_of_total(store, &name)
    };
    // The next combatant takes the focus before the next key arrives. Combatants that shared the
    // roll are no longer asked.
    let next = move || {
        called.with_untracked(|called| {
            let mut rest = called.iter().skip_while(|&&other| other != id).skip(1);
            rest.next().or(called.first()).copied()
        })
    };
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(total) = total_of(&shown.get_untracked()) else {
            document::focus_soon(&total_field(id));
            return;
        };
        let after = next();
        let done = if foreseen.with_untracked(Option::is_some) && untouched.get_untracked() {
            calls.roll(store, vec![id])
        } else {
            store.dispatch(Command::EnterInitiative { who: id, total })
        };
        if !done {
            return;
        }
        if let Some(after) = after {
            document::focus_now(&total_field(after));
        }
        // The app rolls for all others after the last player.
        calls.roll_others(store);
        let otherwise = called.with_untracked(|called| {
            let asked = after.is_some_and(|after| called.contains(&after));
            called.first().copied().filter(|_| !asked)
        });
        if let Some(first) = otherwise {
            document::focus_soon(&total_field(first));
        }
    };
    let roll = move |_| {
        calls.roll(store, vec![id]);
    };
    let cards = deals_cards(store);
    let unrolled = flag(move || lacks_formula(store, id));
    let entry = if cards {
        view! { <CardField id/> }.into_any()
    } else {
        view! {
            <input id=total_field(id) required inputmode="numeric" data-whole data-total="" data-min=TOTALS.start().to_string() data-max=TOTALS.end().to_string()
                data-main-key="" data-digits="" autocomplete="off" size="4" maxlength="5"
                class:suggested=untouched aria-label=text(label) prop:value=shown on:focus=document::select
                on:input=move |event| {
                    typed.update(|typed| {
                        typed.insert(id, event_target_value(&event));
                    });
                }/>
        }
        .into_any()
    };
    let meta = move || {
        let facts = [dice(store, id, foreseen.get()), group_text(store, id)];
        facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    view! {
        <form class="call" on:submit=enter data-combatant=id.0.to_string() data-side=side>
            <span class="bar"></span>
            <span class="who"><span class="name">{name}</span>
                <span class="meta">{text(meta)}</span></span>
            {entry}
            {(!cards).then(|| view! { <button type="submit">{store.label(CombatText::Enter)}</button> })}
            {part(move || (!unrolled.get()).then(|| view! {
                <button type="button" class="quiet rolls-dice" class:optional=by_player on:click=roll>{rolls_label(store)}</button>
            }))}
        </form>
    }
}

/// Labels the button that rolls, or deals a card.
fn rolls_label(store: Store) -> Signal<String> {
    if deals_cards(store) {
        store.label(TableText::Deal)
    } else {
        store.label(CombatText::Roll)
    }
}

/// Labels the field for a total.
fn label_of_total(store: Store, text: &str) -> String {
    let label = store.text(CombatText::Total);
    store.message(&Message::Labeled { label, text })
}

/// Names the group that shares the roll, with its number. None for a combatant that rolls for itself.
fn group_text(store: Store, id: CombatantId) -> Option<String> {
    let group = group_of(store, id);
    (group.len() > 1).then(|| {
        let name = store.name(id);
        let kind = name.trim_end_matches(|end: char| end.is_numeric());
        let with = [kind.trim_end(), &group.len().to_string()];
        store.text_with(SetupText::GroupOf, &with)
    })
}

/// Describes the roll: a d20 and the modifier, or the actor's own formula, or the initiative score.
fn dice(store: Store, id: CombatantId, foreseen: Option<PredictedRoll>) -> Option<String> {
    let (modifier, late) = store.view.with_untracked(|view| {
        let one = view.combatant(id)?;
        let late = match one.penalty {
            Some(Reason::LateActions { by }) => Some(by),
            _ => None,
        };
        Some((one.modifier, late))
    })?;
    let rules = store.with_session(|session| {
        let encounter = session.encounter();
        let profile = &encounter.participant(id)?.profile;
        let formula = encounter.rules().order.roll_of(profile);
        Some((encounter.rules().initiative, formula))
    });
    let (initiative, formula) = rules?;
    match initiative {
        InitiativePolicy::Check
        | InitiativePolicy::CheckByState { .. }
        | InitiativePolicy::Passive => {}
        InitiativePolicy::Formula => return formula.map(|formula| formula.to_string()),
        InitiativePolicy::Cards | InitiativePolicy::None => return None,
    }
    let by_score = foreseen.filter(|it| it.basis.score);
    let before = by_score.map_or("d20".to_owned(), |it| {
        it.basis.score_before_modifier().to_string()
    });
    let mut dice = format!("{before} {}", store.lang().modifier(modifier));
    if let Some(by) = late {
        dice = format!("{dice} {}", store.lang().modifier(by));
    }
    let Some(foreseen) = foreseen else {
        return Some(dice);
    };
    let worse = foreseen.modifier.saturating_sub(modifier);
    let weary = worse.saturating_sub(late.unwrap_or_default());
    if weary < 0 {
        dice = format!("{dice} {}", store.lang().modifier(weary));
    }
    let basis = foreseen.basis;
    if basis.score || basis.sources() > 0 {
        let reason = if basis.score {
            Reason::InitiativeScore { basis }
        } else {
            let dropped = None;
            Reason::RollBasis { basis, dropped }
        };
        dice = format!("{dice} · {}", store.text_with(roll_mark(&reason), &[]));
    }
    Some(dice)
}

/// The field for a card of a real deck: the remaining cards, highest first.
#[component]
fn CardField(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let left = move || {
        store.view.track();
        let cards = store.with_session(|session| session.encounter().deck().collect::<Vec<_>>());
        cards.into_iter().rev()
    };
    let option = move |card: Card| {
        let name = text(move || combat::card(store.lang(), card));
        view! { <option value=card.0.to_string()>{name}</option> }.into_any()
    };
    let enter = move |event| {
        if let Ok(card) = event_target_value(&event).parse() {
            let (who, card) = (id, Card(card));
            store.dispatch(Command::Table(TableCommand::EnterCard { who, card }));
        }
    };
    let label = move || format!("{} · {}", store.text(TableText::Card), store.name(id));
    view! {
        <select id=total_field(id) class="card" aria-label=text(label) on:change=enter>
            <option value=""></option>
            {each(move || left().collect(), |card| card.0.into(), option)}
        </select>
    }
}
