//! Conditions that have an end: begun with how long they last, listed with what is left of them.

use asalto_core::{CombatantId, Command, Condition, Duration};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::{ending, everybody, folded, with_end};
use crate::browser::document;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text;
use crate::text::fight::Phrase;

/// How an end is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    Rounds,
    TurnStart,
    TurnEnd,
    NextAction,
    Open,
}

const UNTIL: [(Until, Phrase); 5] = [
    (Until::Rounds, Phrase::ForRounds),
    (Until::TurnStart, Phrase::UntilTurnStart),
    (Until::TurnEnd, Phrase::UntilTurnEnd),
    (Until::NextAction, Phrase::UntilAction),
    (Until::Open, Phrase::UntilEnded),
];

/// The effects on somebody, and the form that begins one.
#[component]
pub fn Effects(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let held = Memo::new(move |_| {
        store.view.with(|view| {
            let one = view.combatant(id);
            one.map(|one| one.effects.clone()).unwrap_or_default()
        })
    });
    let list = move || {
        let lines = held.get().into_iter().map(|effect| {
            let condition = effect.effect.condition.clone();
            let words = text::condition(store.lang(), &condition);
            let ends = ending(store, &effect);
            let source = effect.effect.source.map(|source| store.name(source));
            let source = source.map(|source| store.fill(Phrase::CausedBy, &[&source]));
            let said = [Some(words.clone()), Some(ends), source];
            let said = said.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            with_end(store, (id, &condition), said, &words, "effects")
        });
        lines.collect::<Vec<_>>()
    };
    let caption = (store.own(Phrase::Effects), store.key('f'));
    folded("effects", caption, move || {
        view! {
            <ul>{part(move || Some(list()))}</ul>
            <Begin id/>
        }
    })
}

/// The form that begins an effect.
#[component]
fn Begin(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let own = RwSignal::new(String::new());
    let condition = RwSignal::new(None::<Condition>);
    let until = RwSignal::new(Until::Rounds);
    let rounds = RwSignal::new("1".to_owned());
    let whose = RwSignal::new(id);
    let source = RwSignal::new(None::<CombatantId>);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let mark = || Condition::Mark(own.get_untracked().trim().to_owned());
        let of = whose.get_untracked();
        let rounds = rounds.get_untracked().trim().parse().unwrap_or_default();
        let done = store.dispatch(&Command::AddEffect {
            who: id,
            condition: condition.get_untracked().unwrap_or_else(mark),
            duration: match until.get_untracked() {
                Until::Rounds => Duration::Rounds(rounds),
                Until::TurnStart => Duration::TurnStart(of),
                Until::TurnEnd => Duration::TurnEnd(of),
                Until::NextAction => Duration::NextAction(of),
                Until::Open => Duration::Open,
            },
            source: source.get_untracked(),
        });
        if done {
            own.set(String::new());
        }
        document::focus_soon("effects");
    };
    let named = Condition::NAMED
        .iter()
        .enumerate()
        .map(|(index, condition)| {
            let word = shown_text(move || text::condition(store.lang(), condition));
            view! { <option value=index.to_string()>{word}</option> }
        });
    let named = named.collect::<Vec<_>>();
    let ends = UNTIL.iter().enumerate().map(|(index, &(_, phrase))| {
        view! { <option value=index.to_string()>{store.own(phrase)}</option> }
    });
    let ends = ends.collect::<Vec<_>>();
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        condition.set(index.and_then(|index| Condition::NAMED.get(index).cloned()));
    };
    let choose_end = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(&(end, _)) = index.and_then(|index| UNTIL.get(index)) {
            until.set(end);
        }
    };
    let choose_whose = move |event| {
        whose.set(event_target_value(&event).parse().map_or(id, CombatantId));
    };
    let choose_source = move |event| {
        source.set(event_target_value(&event).parse().ok().map(CombatantId));
    };
    let words = move || {
        condition.get().is_none().then(|| {
            view! {
                <label>{store.own(Phrase::OwnWords)}
                    <input required autocomplete="off" maxlength="40"
                        prop:value=own on:input=move |event| own.set(event_target_value(&event))/></label>
            }
        })
    };
    let which = move || {
        match until.get() {
        Until::Rounds => Some(
            view! {
                <label>{store.own(Phrase::Rounds)}
                    <input type="number" inputmode="numeric" min="1" required
                        prop:value=rounds on:input=move |event| rounds.set(event_target_value(&event))/></label>
            }
            .into_any(),
        ),
        Until::Open => None,
        _ => Some(
            view! {
                <label>{store.own(Phrase::Whose)}
                    <select on:change=choose_whose>
                        <option value=id.0.to_string()>{store.name(id)}</option>
                        {everybody(store, Some(id))}
                    </select></label>
            }
            .into_any(),
        ),
    }
    };
    view! {
        <form class="profile" on:submit=begin>
            <label>{store.own(Phrase::Effect)}
                <select on:change=choose><option value="">{store.own(Phrase::OwnWords)}</option>{named}</select></label>
            {part(words)}
            <label>{store.own(Phrase::Lasts)}<select on:change=choose_end>{ends}</select></label>
            {part(which)}
            <label>{store.own(Phrase::Cause)}
                <select on:change=choose_source><option value="">"—"</option>
                    {part(move || Some(everybody(store, None)))}</select></label>
            <div class="buttons"><button type="submit">{store.own(Phrase::BeginEffect)}</button></div>
        </form>
    }
}
