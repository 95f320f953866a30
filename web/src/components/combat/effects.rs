//! Effects: the form that adds one with its duration, and the list with the time left.

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Command, Condition};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::choice::{choice, combatant_select, nobody};
use super::drawer::{Reach, drawer};
use super::{ending, with_end};
use crate::browser::document;
use crate::reactive::{part, text as shown_text};
use crate::store::Store;
use crate::text::{self, CombatText, combat};

/// The kind of duration that the form offers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    Rounds,
    TurnStart,
    TurnEnd,
    NextAction,
    Open,
}

const UNTIL: [(Until, CombatText); 5] = [
    (Until::Rounds, CombatText::ForRounds),
    (Until::TurnStart, CombatText::UntilTurnStart),
    (Until::TurnEnd, CombatText::UntilTurnEnd),
    (Until::NextAction, CombatText::UntilAction),
    (Until::Open, CombatText::UntilEnded),
];

/// The effects on a combatant, and the form that adds one.
#[component]
pub fn Effects(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let held = Memo::new(move |_| {
        store.view.with(|view| {
            let one = view.combatant(id);
            one.map(|one| one.effects.clone()).unwrap_or_default()
        })
    });
    let concentrates = Memo::new(move |_| {
        store.view.with(|view| {
            let on = view.combatant(id)?.concentration.as_ref()?;
            Some(on.spell.clone())
        })
    });
    let spell = move || {
        let words = store.text_with(CombatText::Concentrating, &[&concentrates.get()?]);
        let end = move |_| {
            store.dispatch(&Command::LoseConcentration { who: id });
            document::focus_soon("effects");
        };
        Some(
            view! { <li>{words}<button class="quiet" on:click=end>{store.label(CombatText::EndNow)}</button></li> },
        )
    };
    let list = move || {
        let lines = held.get().into_iter().map(|effect| {
            let condition = effect.effect.condition.clone();
            let words = text::condition(store.lang(), &condition);
            let ends = ending(store, &effect);
            let source = effect.effect.source.map(|source| store.name(source));
            let source = source.map(|source| store.text_with(CombatText::CausedBy, &[&source]));
            let said = [Some(words.clone()), Some(ends), source];
            let said = said.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            with_end(store, (id, &condition), said, &words, "effects")
        });
        lines.collect::<Vec<_>>()
    };
    let caption = (store.label(CombatText::Effects), store.shortcut('f'));
    drawer("effects", Reach::UnderMore, caption, move || {
        view! {
            <ul>{part(spell)}{part(move || Some(list()))}</ul>
            <Begin id/>
        }
    })
}

/// The form that adds an effect.
#[component]
fn Begin(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let own = RwSignal::new(String::new());
    let condition = RwSignal::new(None::<Condition>);
    // With phases there are no rounds or turns to end an effect.
    let phases = store.is_by_phases();
    let until = RwSignal::new(if phases { Until::Open } else { Until::Rounds });
    let rounds = RwSignal::new("1".to_owned());
    let whose = RwSignal::new(id);
    let source = RwSignal::new(None::<CombatantId>);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        let mark = || Condition::Custom(own.get_untracked().trim().to_owned());
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
    let named = Condition::NAMED.iter().map(|condition| {
        let words = shown_text(move || text::condition(store.lang(), condition));
        (Some(condition.clone()), words)
    });
    let named = [(None, store.label(CombatText::CustomCondition))]
        .into_iter()
        .chain(named);
    let named = choice(named.collect(), move |chosen| condition.set(chosen));
    let ends = UNTIL
        .into_iter()
        .filter(|(end, _)| !phases || *end == Until::Open);
    let ends = ends.map(|(end, text)| (end, store.label(text)));
    let ends = choice(ends.collect(), move |end| until.set(end));
    let own_name = shown_text(move || store.name(id));
    let sources = combatant_select(store, Some(nobody()), None, move |chosen| {
        source.set(chosen);
    });
    let marks = move || combat::common_conditions(store.lang());
    let words = move || {
        condition.get().is_none().then(|| {
            view! {
                <label>{store.label(CombatText::CustomCondition)}
                    <input required autocomplete="off" maxlength="40" list="marks"
                        prop:value=own on:input=move |event| own.set(event_target_value(&event))/></label>
                <datalist id="marks" inner_html=marks></datalist>
            }
        })
    };
    let which = move || {
        match until.get() {
        Until::Rounds => Some(
            view! {
                <label>{store.label(CombatText::Rounds)}
                    <input type="number" inputmode="numeric" min="1" required
                        prop:value=rounds on:input=move |event| rounds.set(event_target_value(&event))/></label>
            }
            .into_any(),
        ),
        Until::Open => None,
        _ => Some(
            view! {
                <label>{store.label(CombatText::WhoseTurn)}
                    {combatant_select(store, Some(own_name), Some(id), move |of| whose.set(of.unwrap_or(id)))}</label>
            }
            .into_any(),
        ),
    }
    };
    view! {
        <form class="profile" on:submit=begin>
            <label>{store.label(CombatText::Effect)}
                {named}</label>
            {part(words)}
            <label>{store.label(CombatText::Duration)}{ends}</label>
            {part(which)}
            <label>{store.label(CombatText::Source)}{sources}</label>
            <div class="buttons"><button type="submit">{store.label(CombatText::AddEffect)}</button></div>
        </form>
    }
}
