//! The targets of damage and healing, each with its share.

use asalto_core::CombatantId;
use asalto_core::share::DamageShare;
use asalto_text::AimText;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::browser::letters::folded;
use crate::input::damage_line;
use crate::input::damage_line::{DamageLine, Fault, Roster};
use crate::input::hit_points::Kind;
use crate::store::Store;
use crate::store::page::AMOUNT;

pub use crate::input::command_line::{Target, change};

/// The most targets that a button names.
const NAMED: usize = 3;

/// Makes a combatant a target, halves its share or removes it, and announces which.
pub fn choose(store: Store, who: CombatantId) {
    store.choose(who);
    let share = store.chosen.with_untracked(|chosen| {
        let mut chosen = chosen.iter();
        chosen.find(|(one, _)| *one == who).map(|(_, share)| *share)
    });
    let text = match share {
        None => AimText::Spared,
        Some(DamageShare::Half) => AimText::Halved,
        Some(_) => AimText::Targeted,
    };
    let said = untrack(|| store.text_with(text, &[&store.name(who)]));
    store.announced.set(said);
}

/// Handles a press on a combatant. It becomes a target while targets are chosen or with Shift, or else is
/// selected.
pub fn press(store: Store, who: CombatantId, event: &MouseEvent) {
    if event.shift_key() {
        choose(store, who);
    } else if store.is_aiming() {
        choose(store, who);
        if document::has_keyboard() {
            document::focus_now(AMOUNT);
        }
    } else {
        store.selected.set(Some(who));
    }
}

/// Lists the targets: the chosen combatants, or else the combatant on view.
pub fn targets(store: Store, id: CombatantId) -> Vec<Target> {
    let mut chosen = store.chosen.get_untracked();
    store
        .view
        .with_untracked(|view| chosen.retain(|(who, _)| view.combatant(*who).is_some()));
    if chosen.is_empty() {
        chosen.push((id, DamageShare::Full));
    }
    chosen
}

/// Returns the amount of a roll. Damage is never below the minimum of the rules.
pub fn rolled(store: Store, kind: Kind, total: i32) -> i32 {
    match kind {
        Kind::Damage => {
            store.with_session(|session| session.encounter().rules().vitality.dealt(total))
        }
        Kind::Heal | Kind::Temporary => total,
    }
}

/// Reads a typed amount with the targets after it.
///
/// # Errors
/// [`Fault`] if a word names nobody, or several combatants.
pub fn read(store: Store, typed: &str) -> Result<DamageLine, Fault> {
    let roster = if typed.trim().contains(char::is_whitespace) {
        store.view.with_untracked(|view| {
            let all = view.combatants.iter();
            Roster::new(all.map(|one| (one.id, folded(&one.profile.name), one.profile.side)))
        })
    } else {
        Roster::default()
    };
    damage_line::read(&folded(typed), &roster)
}

/// Returns the text of a fault.
pub fn fault(store: Store, fault: &Fault) -> String {
    untrack(|| match fault {
        Fault::Nobody(word) => store.text_with(AimText::NobodyCalled, &[word]),
        Fault::Several(word) => store.text_with(AimText::SeveralCalled, &[word]),
    })
}

/// Returns the words of the button that deals an amount: the damage that each share of the targets takes.
pub fn deals(store: Store, amount: i32, targets: &[Target]) -> String {
    let policy = store.with_session(|session| session.encounter().rules().vitality);
    let shares = [DamageShare::Full, DamageShare::Double, DamageShare::Half];
    let mut parts = Vec::new();
    for share in shares {
        let of_it = targets.iter().filter(|(_, one)| *one == share);
        let who: Vec<_> = of_it.map(|(who, _)| *who).collect();
        if !who.is_empty() {
            let text = if parts.is_empty() {
                AimText::DealTo
            } else {
                AimText::ShareTo
            };
            let amount = store.lang().number(policy.share(amount, share));
            parts.push(store.text_with(text, &[&amount, &named(store, &who)]));
        }
    }
    parts.join(", ")
}

/// Returns the names of some combatants, or their number if there are many.
pub fn named(store: Store, who: &[CombatantId]) -> String {
    if who.len() <= NAMED {
        store.names(who)
    } else {
        store.text_with(AimText::Combatants, &[&who.len().to_string()])
    }
}
