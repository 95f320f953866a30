//! The targets of damage and healing: presses on their rows, and the words of their button.

use asalto_core::rules::LifeState;
use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, Command, DamageType, TypedDamage};
use asalto_text::{self as text, AimText, DamageText, Lang, Names, WoundText};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::browser::letters::folded;
use crate::input::aim::{AMOUNT, Amount, Fall, Portion, TargetMark};
use crate::input::command_line::bypass_example;
use crate::input::hit_points::Kind;
use crate::store::Store;

pub use crate::input::command_line::{Target, change};

/// The most names that a button has.
const NAMED: usize = 3;

/// Makes a combatant a target, halves its share or removes it, and announces which.
pub fn choose(store: Store, who: CombatantId) {
    choose_all(store, &[who]);
}

/// Makes the members of a group targets, halves their share or removes them, and announces which.
pub fn choose_all(store: Store, who: &[CombatantId]) {
    let share = store.change_aim(|aim| {
        aim.choose_all(who);
        who.first().and_then(|&one| aim.share_of(one))
    });
    let text = match share {
        None => AimText::Spared,
        Some(DamageShare::Half) => AimText::Halved,
        Some(_) => AimText::Targeted,
    };
    let said = named_by(store, who, |names| names.list(store.lang(), who));
    let said = untrack(|| store.text_with(text, &[&said]));
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
    let fall = aimed.outcome.and_then(|outcome| outcome.fall);
    let falls = fall.map(|fall| view! { <small>" "{fall_word(lang, fall)}</small> });
    view! { <span class="aimed" class:full={sign.is_empty()}>{said}{falls}</span> }.into_any()
}

/// Returns the word for the fall of a target. The dead have that of every preview.
pub fn fall_word(lang: Lang, fall: Fall) -> &'static str {
    match fall {
        Fall::Down => lang.text(AimText::Falls),
        Fall::Dead => text::life(lang, LifeState::Dead).unwrap_or_default(),
    }
}

/// Returns the sentence that the damage reduction of a combatant does not count without a type. None without reduction
/// (D35-95).
pub fn reduction_needs_type(store: Store, who: CombatantId) -> Option<String> {
    let reduction = store.view.with(|view| {
        let one = view.combatant(who)?;
        one.profile.defenses.reduction.clone()
    })?;
    let lang = store.lang();
    let word = |of: DamageType| text::damage_type(lang, of).to_owned();
    let (plain, past) = bypass_example(&reduction, &folded);
    let (plain, past) = (
        word(plain),
        past.map(|(of, words)| [word(of), words].join(" ")),
    );
    let past = past.as_deref().map(str::trim_end);
    let text = match past {
        Some(_) => DamageText::ReductionNeedsType,
        None => DamageText::ReductionOfAll,
    };
    let reduction = text::damage_reduction(lang, &reduction);
    let with = [
        &*store.name(who),
        &reduction,
        &plain,
        past.unwrap_or_default(),
    ];
    Some(store.text_with(text, &with))
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

/// Rolls the amounts that are dice, and carries out what follows from all amounts. One undo takes all of it back. Returns
/// whether it was carried out.
pub fn roll_then(
    store: Store,
    kind: Kind,
    typed: &[String],
    follow: impl Fn(&[i32]) -> Vec<Command>,
) -> bool {
    store.roll_then(dice(typed), |totals| {
        follow(&amounts(store, kind, typed, totals))
    })
}

/// Returns the failed saves that legendary resistance could make successes if the amounts that are dice were rolled, and what
/// follows from all amounts were carried out.
pub fn foreseen_failures(
    store: Store,
    kind: Kind,
    typed: &[String],
    follow: impl Fn(&[i32]) -> Vec<Command>,
) -> Vec<(CombatantId, i32)> {
    store.foreseen_failures(&dice(typed), |totals| {
        follow(&amounts(store, kind, typed, totals))
    })
}

/// Returns the amounts that are dice.
fn dice(typed: &[String]) -> Vec<String> {
    let dice = typed.iter().filter(|one| one.parse::<i32>().is_err());
    dice.cloned().collect()
}

/// Returns all amounts, with the totals of those that are dice.
fn amounts(store: Store, kind: Kind, typed: &[String], totals: &[i32]) -> Vec<i32> {
    let mut totals = totals.iter();
    let amount = |one: &String| {
        let total = || totals.next().map(|&total| rolled(store, kind, total));
        one.parse().ok().or_else(total)
    };
    typed.iter().filter_map(amount).collect()
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
    named_by(store, who, |names| names.list(store.lang(), who))
}

/// Returns the names of combatants of which one is meant, or their number if there are many.
pub fn one_of(store: Store, who: &[CombatantId]) -> String {
    named_by(store, who, |names| names.choices(store.lang(), who))
}

fn named_by(store: Store, who: &[CombatantId], list: impl FnOnce(&Names<'_>) -> String) -> String {
    if who.len() <= NAMED {
        store.with_names(list)
    } else {
        store.text_with(AimText::Combatants, &[&who.len().to_string()])
    }
}
