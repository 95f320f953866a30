//! The commands that change hit points.

use asalto_text::{AimText, CombatText, Message};

use super::command_preview::{CommandEffect, CommandPreview};
use crate::components::aims;
use crate::components::aims::Target;
use crate::input::hit_points::Kind;
use crate::store::Store;

/// Changes hit points by a number, or by dice that are rolled first.
pub fn changes(store: Store, kind: Kind, amount: &str, targets: Vec<Target>) -> CommandPreview {
    let who: Vec<_> = targets.iter().map(|(who, _)| *who).collect();
    let named = aims::named(store, &who);
    let number = amount.parse::<i32>();
    let said = match number {
        Ok(number) => store.lang().number(number),
        Err(_) => amount.to_owned(),
    };
    let words = match (kind, number.clone()) {
        (Kind::Damage, Ok(number)) => aims::deals(store, number, &targets),
        (Kind::Damage, Err(_)) => store.text_with(AimText::DealTo, &[&said, &named]),
        (Kind::Heal, _) => store.text_with(AimText::HealBy, &[&said, &named]),
        (Kind::Temporary, _) => {
            let label = store.text_with(CombatText::TemporaryLeft, &[&said]);
            store.message(&Message::Labeled {
                label: &named,
                text: &label,
            })
        }
    };
    let effect = match number {
        Ok(number) => CommandEffect::Commands(vec![aims::change(kind, number, &targets)]),
        Err(_) => CommandEffect::Rolled {
            dice: amount.to_owned(),
            kind,
            targets,
        },
    };
    CommandPreview { effect, words }
}
