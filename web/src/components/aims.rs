//! The targets of damage and healing: presses on their rows, and the words of their button.

use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, TypedDamage};
use asalto_text::{self as text, AimText, DamageText, WoundText};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::input::aim::{AMOUNT, Amount, Portion, TargetMark};
use crate::input::hit_points::Kind;
use crate::store::Store;

pub use crate::input::command_line::{Target, change};

/// The most names that a button has.
const NAMED: usize = 3;

/// Makes a combatant a target, halves its share or removes it, and announces which.
pub fn choose(store: Store, who: CombatantId) {
    let share = store.change_aim(|aim| {
        aim.choose(who);
        aim.share_of(who)
    });
    let text = match share {
        None => AimText::Spared,
        Some(DamageShare::Half) => AimText::Halved,
        Some(_) => AimText::Targeted,
    };
    let said = untrack(|| store.text_with(text, &[&store.name(who)]));
    store.announced.set(said);
}

/// Takes a press anywhere on a row or a cell before its buttons do, while damage or healing is pending and with
/// Shift. It makes the combatant a target.
pub fn take_press(store: Store, event: &MouseEvent) {
    if !(store.is_aiming() || event.shift_key()) {
        return;
    }
    if let Some(who) = document::combatant_under(event) {
        event.prevent_default();
        event.stop_propagation();
        choose(store, CombatantId(who));
        focus_amount(store);
    }
}

/// Returns the focus to the amount after a press, where the user types on a keyboard.
pub fn focus_amount(store: Store) {
    if store.is_aiming() && document::has_keyboard() {
        document::focus_now(AMOUNT);
    }
}

/// Builds the mark of a target: the damage that it takes, with the half of an open save, and whether it falls.
pub fn mark(store: Store, aimed: TargetMark) -> AnyView {
    let lang = untrack(|| store.lang());
    let sign = aimed.portion.sign();
    let number = |change: i32| {
        let plus = if change > 0 { "+" } else { "" };
        if aimed.nonlethal {
            lang.text_with(WoundText::Short, &[&lang.number(change.saturating_neg())])
        } else {
            format!("{plus}{}", lang.number(change))
        }
    };
    let changes: Vec<_> = [aimed.change, aimed.saved]
        .into_iter()
        .flatten()
        .map(number)
        .collect();
    let said = format!("{sign}{}", changes.join(" / "));
    let falls = aimed.outcome.is_some_and(|outcome| outcome.falls);
    let falls = falls.then(|| view! { <small>" "{lang.text(AimText::Falls)}</small> });
    view! { <span class="aimed" class:full={sign.is_empty()}>{said}{falls}</span> }.into_any()
}

/// Returns the sentence that the damage reduction of a combatant does not count without a type. None without reduction
/// (D35-95).
pub fn reduction_needs_type(store: Store, who: CombatantId) -> Option<String> {
    let reduction = store.view.with(|view| {
        let one = view.combatant(who)?;
        one.profile.defenses.reduction.clone()
    })?;
    let reduction = text::damage_reduction(store.lang(), &reduction);
    let with = [&*store.name(who), &reduction];
    Some(store.text_with(DamageText::ReductionNeedsType, &with))
}

/// Returns the amount of a roll. Damage is never below the minimum of the rules.
pub fn rolled(store: Store, kind: Kind, total: i32) -> i32 {
    match kind {
        Kind::Damage | Kind::Nonlethal => {
            store.with_session(|session| session.encounter().rules().vitality.dealt(total))
        }
        Kind::Heal | Kind::Temporary => total,
    }
}

/// Returns the words of the button of the pending command.
pub fn words(store: Store) -> String {
    store
        .aim
        .with(|aim| store.aim_words(|words| words.button(aim)))
}

/// Returns the words of the button that deals damage with these parts, to targets of which some still save for half.
pub fn deals(
    store: Store,
    kind: Kind,
    parts: &[(Amount<'_>, Option<TypedDamage>)],
    targets: &[Target],
    unsaved: &[CombatantId],
) -> String {
    let portion = |&(who, share): &Target| (who, Portion::of(share, false));
    let portions: Vec<_> = targets.iter().map(portion).collect();
    store.aim_words(|words| {
        let deals = words.deals(kind, parts, &portions);
        words.saves(deals, unsaved, portions.len())
    })
}

/// Returns the names of some combatants, or their number if there are many.
pub fn named(store: Store, who: &[CombatantId]) -> String {
    if who.len() <= NAMED {
        store.names(who)
    } else {
        store.text_with(AimText::Combatants, &[&who.len().to_string()])
    }
}
