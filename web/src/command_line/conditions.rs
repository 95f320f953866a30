//! The commands that give and end conditions.

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Command, Condition};
use asalto_text::{self as text, CombatText, Message, PickerText};
use leptos::prelude::*;

use super::command_preview::{CommandEffect, CommandPreview};
use super::known_names::KnownNames;
use crate::browser::letters::folded;
use crate::components::aims;
use crate::components::panel::picker;
use crate::input::command_line::Named;
use crate::store::Store;

/// Returns the condition that a command names.
pub fn meant(named: Named, known: &KnownNames) -> Condition {
    match named {
        Named::Known(index) => known.conditions[index].clone(),
        Named::Custom(words) => Condition::Custom(words),
    }
}

/// Gives a condition to combatants, for its usual duration or another one.
pub fn begins(
    store: Store,
    condition: &Condition,
    who: &[CombatantId],
    duration: Option<Duration>,
) -> CommandPreview {
    let lasts = |who| match duration {
        None => picker::usual(store, who, condition),
        Some(duration) => {
            let cause = duration.depends_on().and_then(|of| picker::cause(who, of));
            (duration, cause)
        }
    };
    let shown = who.first().map_or(Duration::Open, |&who| lasts(who).0);
    let with = [
        aims::named(store, who),
        text::condition(store.lang(), condition),
        picker::lasts(store, condition, shown),
    ];
    let commands = who
        .iter()
        .map(|&who| picker::begins(who, condition.clone(), lasts(who)));
    CommandPreview {
        effect: CommandEffect::Commands(commands.collect()),
        words: store.text_with(PickerText::Give, &with.each_ref().map(String::as_str)),
    }
}

/// Ends the condition with this name on each combatant.
pub fn ends(store: Store, condition: &Condition, who: &[CombatantId]) -> CommandPreview {
    let lang = store.lang();
    let name = text::condition(lang, condition);
    let held = |who: CombatantId| {
        let called = |one: &&Condition| {
            let held = folded(&text::condition(lang, one));
            *one == condition || held.starts_with(&folded(&name))
        };
        store.view.with(|view| {
            let held = view.combatant(who)?.conditions.iter().find(called);
            held.cloned()
        })
    };
    let commands = who.iter().map(|&who| Command::RemoveCondition {
        who,
        condition: held(who).unwrap_or_else(|| condition.clone()),
    });
    let label = format!("{} · {name}", store.text(CombatText::EndNow));
    let text = aims::named(store, who);
    CommandPreview {
        effect: CommandEffect::Commands(commands.collect()),
        words: store.message(&Message::Labeled {
            label: &label,
            text: &text,
        }),
    }
}
