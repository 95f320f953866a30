//! The hit points in a row: a tap on the number opens a field that changes them.

use asalto_core::encounter::Vitality;
use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, Command, check};
use asalto_text::{AimText, CombatText, WoundText};
use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;

use crate::browser::{document, validity};
use crate::components::aims;
use crate::input::hit_points::{Change, after, from_to, read_exact};
use crate::store::Store;
use crate::ui::part;

/// The hit points in numbers and as a meter, if they are tracked.
#[component]
pub fn HitPoints(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(id);
    let tracked = Memo::new(move |_| one.with(|one| one.as_ref()?.vitality));
    let editing = RwSignal::new(false);
    part(move || {
        let vitality = tracked.get()?;
        Some(if editing.get() {
            view! { <Field id editing/> }.into_any()
        } else {
            shown(store, id, vitality, editing)
        })
    })
}

/// Builds the numbers and the meter, as a button that opens the field.
fn shown(store: Store, id: CombatantId, vitality: Vitality, editing: RwSignal<bool>) -> AnyView {
    let Vitality {
        left,
        maximum,
        nonlethal,
        ..
    } = vitality;
    let lang = untrack(|| store.lang());
    let [now, most] = [left, maximum].map(|points| lang.number(points));
    let mut spoken = lang.text_with(CombatText::HitPointsOf, &[&now, &most]);
    // Nonlethal damage stands below the hit points that it is compared with.
    let apart = (nonlethal > 0).then(|| {
        let total = lang.number(nonlethal);
        spoken.push_str(", ");
        spoken.push_str(&lang.text_with(WoundText::Said, &[&total]));
        let short = lang.text_with(WoundText::Short, &[&total]);
        view! { <small class="nonlethal" aria-hidden="true">{short}</small> }
    });
    let edit = move |_| {
        editing.set(true);
        document::focus_soon(&field_of(id));
    };
    // The hit points after the pending command.
    let standing = store.row(id).standing();
    let after = Memo::new(move |_| {
        let after = standing.get().aimed?.outcome?.left;
        (after != left).then_some(after)
    });
    let shown = move || {
        let now = now.clone();
        Some(match after.get() {
            Some(left) => view! { <s>{now}</s>" "{lang.number(left)} }.into_any(),
            None => now.into_any(),
        })
    };
    let then = move || after.get().map(|left| format!(" → {}", lang.number(left)));
    let numbers = view! {
        <span aria-hidden="true">{part(shown)}<small>" / "{most}</small></span>
        <span class="hidden">{spoken}{part(then)}</span>
        {meter(vitality)}{apart}
    };
    // A frame knows its mode before its encounter.
    if document::is_hosted() && store.keeper.follows.get_untracked() {
        return view! { <span class="hp">{numbers}</span> }.into_any();
    }
    view! { <button class="hp" id=button_of(id) on:click=edit>{numbers}</button> }.into_any()
}

/// Builds the bar of hit points. Its filled part is scaled: the browser animates that without a new layout of
/// the rows.
pub fn meter(Vitality { left, maximum, .. }: Vitality) -> impl IntoView {
    // The browser divides: decimals would take 7 KB of code.
    let whole = maximum.max(1);
    let scale = format!("scaleX(calc({} / {whole}))", left.clamp(0, whole));
    view! { <i class="meter" class:low={left * 4 <= maximum} aria-hidden="true"><i style:transform=scale></i></i> }
}

/// The field for a change: `7` or `-7` deals damage, `+5` heals, `t5` grants temporary hit points, and each number may
/// be dice. `=20` sets them.
#[component]
fn Field(id: CombatantId, editing: RwSignal<bool>) -> impl IntoView {
    let store = Store::take();
    // The field may have lost the focus already, because a new number rebuilds it.
    let close = move || {
        editing.set(false);
        document::focus_soon(&button_of(id));
    };
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" => {
            event.prevent_default();
            if apply(store, id, &event_target_value(&event)) {
                close();
            }
        }
        "Escape" => {
            event.stop_propagation();
            close();
        }
        _ => {}
    };
    let (label, hint) = untrack(|| {
        let name = store.name(id);
        let label = store.text_with(CombatText::ChangeHitPoints, &[&name]);
        (label, store.text(CombatText::ChangeHint))
    });
    let typed = RwSignal::new(String::new());
    let write = move |event: Event| {
        document::find_fault(&event, None);
        typed.set(event_target_value(&event));
    };
    // The hit points that Enter leaves stand beside the field.
    let then = move || {
        let left = typed.with(|typed| left_after(store, id, typed))?;
        Some(view! { <output class="then">"→ "{store.lang().number(left)}</output> })
    };
    view! {
        <span class="hp-change">
            <input class="hp" id=field_of(id) autocomplete="off" maxlength="20" size="6" aria-label=label
                placeholder="−7, +5, =20" title=hint on:keydown=on_key
                on:input=write on:blur=move |_| editing.set(false)/>
            {part(then)}
        </span>
    }
}

/// Returns the commands of a typed change that needs no dice.
fn commands(store: Store, id: CombatantId, typed: &str) -> Option<Vec<Command>> {
    if let Some(to) = read_exact(typed) {
        let vitality = store.combatant(id).with(|one| one.as_ref()?.vitality)?;
        return Some(from_to(id, vitality.left, to).into_iter().collect());
    }
    let change = Change::read(typed)?;
    let amount: i32 = change.amount.parse().ok()?;
    let target = [(id, DamageShare::Full)];
    Some(vec![aims::change(change.kind, &[amount.into()], &target)])
}

/// Returns the hit points after a typed change, if they change and it needs no dice.
fn left_after(store: Store, id: CombatantId, typed: &str) -> Option<i32> {
    let commands = untrack(|| commands(store, id, typed))?;
    let after = store.with_session(|session| after(session.encounter(), &commands))?;
    let left = after.participant(id)?.vitality?.left;
    (!commands.is_empty()).then_some(left)
}

/// Applies a typed change; returns whether it was carried out.
fn apply(store: Store, id: CombatantId, typed: &str) -> bool {
    if read_exact(typed).is_some() {
        let all = untrack(|| commands(store, id, typed)).unwrap_or_default();
        return store.dispatch_all(all);
    }
    let Some(change) = Change::read(typed) else {
        validity::find_in(&field_of(id), Some(store.text(CombatText::ChangeHint)));
        return false;
    };
    let roll = Command::Roll {
        who: None,
        expression: change.amount.clone(),
    };
    let is_number = change.amount.parse::<i32>().is_ok();
    if !is_number && store.with_session(|session| check(session.encounter(), &roll).is_err()) {
        validity::find_in(&field_of(id), Some(store.text(AimText::NoAmount)));
        return false;
    }
    let target = [(id, DamageShare::Full)];
    let by = |amount: &i32| aims::change(change.kind, &[(*amount).into()], &target);
    let amounts = [change.amount.clone()];
    aims::roll_then(store, change.kind, &amounts, |amounts| {
        amounts.iter().map(by).collect()
    })
}

fn button_of(id: CombatantId) -> String {
    format!("hp-{}", id.0)
}

fn field_of(id: CombatantId) -> String {
    format!("hp-field-{}", id.0)
}
