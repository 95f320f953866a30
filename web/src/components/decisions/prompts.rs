//! The decision slot: the first pending decision, with the number of those in line.

use asalto_text::CombatText;
use leptos::prelude::*;

use super::Decision;
use super::asked_recharge::AskedRecharge;
use super::asked_save::AskedSave;
use super::asked_turn_effect::AskedTurnEffect;
use super::checks::{Check, Counters};
use super::newcomers::Newcomers;
use crate::components::panel::dying::DeathSave;
use crate::store::Store;
use crate::ui::{each, flag, part, text as shown_text};

/// The first decision, with the number of pending ones.
#[component]
pub fn Prompts() -> impl IntoView {
    let store = Store::take();
    let all = Memo::new(move |_| Decision::all(store));
    let anything = flag(move || !all.with(Vec::is_empty));
    let first = move || {
        all.with(|all| {
            let first = all.iter().take(1);
            let with = first.flat_map(|first| all.iter().filter(|one| one.is_with(first)));
            with.cloned().collect::<Vec<_>>()
        })
    };
    let count = move || {
        let steps = all.with(|all| {
            let before = |at: usize| all[..at].iter().any(|one| one.is_with(&all[at]));
            (0..all.len()).filter(|&at| !before(at)).count()
        });
        match steps {
            0 | 1 => String::new(),
            count => store.text_with(CombatText::FirstOf, &[&count.to_string()]),
        }
    };
    part(move || {
        anything.get().then(|| {
            view! {
                <section class="prompts" aria-labelledby="prompts-heading">
                    <h2 id="prompts-heading" tabindex="-1">{store.label(CombatText::DecisionNeeded)}<span class="in-line">{shown_text(count)}</span></h2>
                    {each(first, Decision::key, |decision| match decision {
                        Decision::Check(open) => view! { <Check open/> }.into_any(),
                        Decision::Counter(who, with) => view! { <Counters who with/> }.into_any(),
                        Decision::TurnEffect(due) => view! { <AskedTurnEffect due/> }.into_any(),
                        Decision::Recharge(due) => view! { <AskedRecharge due/> }.into_any(),
                        Decision::Save(save) => view! { <AskedSave save/> }.into_any(),
                        Decision::Initiative => view! { <Newcomers/> }.into_any(),
                        Decision::DeathSave(who) => view! { <DeathSave who/> }.into_any(),
                    })}
                </section>
            }
        })
    })
}
