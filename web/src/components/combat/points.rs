//! Hit points: type an amount, then Enter damages and Shift+Enter heals.
//!
//! The amount can be halved, doubled, granted as temporary hit points or raised to full hit points.
//! It goes to one combatant, or to several chosen ones.

use asalto_core::{CombatantId, Command};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::dying::Critical;
use crate::browser::document;
use crate::reactive::{each, flag, part, text as shown_text};
use crate::store::Store;
use crate::text::{CombatText, SetupText};

/// The change that an amount makes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Damage,
    Heal,
    Temporary,
}

/// The amount and its buttons, for a combatant or for the chosen ones.
#[component]
pub fn Points(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    // A new selection resets the form to damage.
    store.heals.set(false);
    let typed = RwSignal::new(String::new());
    let several = RwSignal::new(false);
    let critical = RwSignal::new(false);
    let number = move || number(typed);
    let done = move |done: bool| {
        if done {
            store.heals.set(false);
            critical.set(false);
            store.chosen.set(Vec::new());
            typed.set(String::new());
        }
        document::focus_soon("amount");
    };
    let change = move |how| {
        let (who, amount) = (aims(store, id), number());
        done(store.dispatch(&match how {
            Change::Damage => Command::Damage {
                who,
                amount,
                critical: critical.get_untracked(),
            },
            Change::Heal => Command::Heal { who, amount },
            Change::Temporary => Command::GrantTemporary { who, amount },
        }));
    };
    let to_maximum = move |_| {
        let missing = |who: CombatantId| {
            let of = |view: &asalto_core::EncounterView| view.combatant(who)?.vitality;
            let vitality = store.view.with_untracked(of)?;
            let amount = vitality.maximum.saturating_sub(vitality.left);
            (amount > 0).then_some((who, amount))
        };
        let hurt: Vec<_> = aims(store, id).into_iter().filter_map(missing).collect();
        let all = hurt.into_iter().all(|(who, amount)| {
            let who = vec![who];
            store.dispatch(&Command::Heal { who, amount })
        });
        done(all);
    };
    let write = move |event| {
        store.drawer.set(Some("amount"));
        typed.set(event_target_value(&event));
    };
    // A tile applies the typed amount, or asks for one.
    let press = move |how| {
        if typed.with_untracked(|typed| typed.trim().is_empty()) {
            store.ask_amount(how == Change::Heal);
        } else {
            change(how);
        }
    };
    let aims_now =
        flag(move || store.drawer.get() == Some("amount") || !store.chosen.with(Vec::is_empty));
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" => {
            event.prevent_default();
            let heals = event.shift_key() || store.heals.get_untracked();
            change(if heals { Change::Heal } else { Change::Damage });
        }
        "Escape" => {
            typed.set(String::new());
            store.drawer.set(None);
            store.heals.set(false);
            store.chosen.set(Vec::new());
            document::focus_now(&format!("row-{}", id.0));
        }
        _ => {}
    };
    let to = move || {
        let chosen = store.chosen.get();
        (!chosen.is_empty()).then(|| {
            let said = store.text_with(CombatText::ForTarget, &[&store.names(&chosen)]);
            view! { <p class="aims">{said}</p> }
        })
    };
    view! {
        <button class="tile to-damage" class:armed=flag(move || aims_now.get() && !store.heals.get())
            on:click=move |_| press(Change::Damage)>
            {store.label(CombatText::Damage)}<kbd aria-hidden="true">{store.shortcut('d')}</kbd></button>
        <button class="tile to-heal" class:armed=flag(move || aims_now.get() && store.heals.get())
            on:click=move |_| press(Change::Heal)>
            {store.label(CombatText::Heal)}<kbd aria-hidden="true">{store.shortcut('h')}</kbd></button>
        // The field can take the focus while it is closed, which opens it.
        <div class="amount" class:open=aims_now>
            <label for="amount">{store.label(SetupText::HitPoints)}</label>
            <input id="amount" inputmode="numeric" data-letters="commands" autocomplete="off" size="5"
                aria-label=store.label(CombatText::Amount)
                prop:value=typed on:input=write on:keydown=on_key on:focus=document::select/>
            {part(to)}
            <Critical who=id critical/>
            <div class="buttons fine">
                <Multiples typed/>
                <button class="quiet" on:click=move |_| change(Change::Temporary)>{store.label(CombatText::Temporary)}</button>
                <button class="quiet" on:click=to_maximum>{store.label(CombatText::FullHitPoints)}</button>
                <button class="quiet" id="several" aria-expanded=shown_text(move || several.get().to_string())
                    on:click=move |_| several.update(|on| *on = !*on)>{store.label(CombatText::SeveralTargets)}</button>
            </div>
            {part(move || several.get().then(|| view! { <Chooser/> }))}
        </div>
    }
}

fn number(typed: RwSignal<String>) -> i32 {
    typed.get_untracked().trim().parse().unwrap_or_default()
}

/// The buttons that halve and double the amount.
#[component]
fn Multiples(typed: RwSignal<String>) -> impl IntoView {
    let store = Store::take();
    let half = move |_| {
        let policy = store.with_session(|session| session.encounter().rules().vitality);
        typed.set(policy.half(number(typed)).to_string());
        document::focus_now("amount");
    };
    let double = move |_| {
        typed.set(number(typed).saturating_mul(2).to_string());
        document::focus_now("amount");
    };
    view! {
        <button class="quiet" aria-label=store.label(CombatText::Half) on:click=half>"½"</button>
        <button class="quiet" aria-label=store.label(CombatText::Double) on:click=double>"×2"</button>
    }
}

/// Lists the targets of the amount: the chosen combatants, or else the one on view.
fn aims(store: Store, id: CombatantId) -> Vec<CombatantId> {
    let mut chosen = store.chosen.get_untracked();
    store
        .view
        .with_untracked(|view| chosen.retain(|&who| view.combatant(who).is_some()));
    if chosen.is_empty() {
        chosen.push(id);
    }
    chosen
}

/// The combatants with tracked hit points, to choose as targets.
#[component]
fn Chooser() -> impl IntoView {
    let store = Store::take();
    let kept = Memo::new(move |_| {
        store.view.with(|view| {
            let kept = view.combatants.iter().filter(|one| one.vitality.is_some());
            kept.map(|one| one.id).collect::<Vec<_>>()
        })
    });
    let label = store.label(CombatText::SeveralTargets);
    view! {
        <div class="choices" role="group" aria-label=label>
            {each(move || kept.get(), |id| id.0.into(), move |id| view! {
                <button class="toggle" aria-pressed=shown_text(move || store.chosen.with(|all| all.contains(&id)).to_string())
                    on:click=move |_| store.choose(id)>{shown_text(move || store.name(id))}</button>
            }.into_any())}
        </div>
    }
}
