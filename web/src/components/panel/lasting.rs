//! The lasting effects on a combatant: its conditions and effects with the time left, and the spell that it
//! concentrates on. Each can be ended.

use asalto_core::effect::EndedEffects;
use asalto_core::{CombatantId, Command, Condition};
use asalto_text::{self as text, CombatText, PickerText};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::commands::{concentrating, ending, with_end};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::part;

/// The list of lasting effects; empty without any.
#[component]
pub fn LastingEffects(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(id);
    let held = Memo::new(move |_| {
        one.with(|one| {
            let one = one.as_ref()?;
            let spell = one.concentration.as_ref().map(|on| on.spell.clone());
            Some((one.conditions.clone(), one.effects.clone(), spell))
        })
        .unwrap_or_default()
    });
    let list = move || {
        let (conditions, effects, spell) = held.get();
        let lasts = |condition: &Condition| {
            let mut all = effects.iter();
            all.any(|effect| effect.effect.condition == *condition)
        };
        let plain = conditions.iter().filter(|condition| !lasts(condition));
        let plain = plain.map(|condition| {
            let words = text::condition(store.lang(), condition);
            let said = match condition {
                Condition::Psychological(_) => {
                    format!("{words} · {}", store.text(PickerText::UntilSelfControl))
                }
                _ => words.clone(),
            };
            let condition = condition.clone();
            let end = Command::RemoveCondition { who: id, condition };
            with_end(store, end, said, &words)
        });
        let timed = effects.iter().map(|effect| {
            let condition = &effect.effect.condition;
            let words = text::condition(store.lang(), condition);
            let source = effect.effect.source.map(|source| store.name(source));
            let source = source.map(|source| store.text_with(CombatText::CausedBy, &[&source]));
            let each = effect.effect.each.as_ref();
            let each =
                each.map(|each| text::combat::turn_effect(store.lang(), each.at, &each.does));
            let said = [
                Some(words.clone()),
                each,
                Some(ending(store, effect)),
                source,
            ];
            let said = said.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            let condition = condition.clone();
            let source = effect.effect.source;
            let alike = effects.iter().filter(|it| it.effect.condition == condition);
            let end = if alike.count() > 1 {
                Command::EndEffects(Box::new(EndedEffects {
                    who: id,
                    condition,
                    source,
                }))
            } else {
                Command::RemoveCondition { who: id, condition }
            };
            with_end(store, end, said, &words)
        });
        let spell = spell.map(|spell| {
            let words = concentrating(store, &spell);
            let end = move |_| {
                store.dispatch(Command::LoseConcentration { who: id });
                document::focus_soon(Shortcut::Conditions.id());
            };
            view! { <li>{words}<button class="quiet" on:click=end>{store.label(CombatText::EndNow)}</button></li> }
                .into_any()
        });
        let lines: Vec<_> = plain.chain(timed).chain(spell).collect();
        (!lines.is_empty()).then(|| view! { <ul class="has">{lines}</ul> })
    };
    part(list)
}
