//! The forecast of the opening of a combat.

use asalto_core::rules::Opening;

use super::{Lang, Message, Names};

/// Describes the opening of the combat and the surprised combatants.
#[must_use]
pub fn opening(lang: Lang, how: &Opening, names: &Names<'_>) -> String {
    let surprised = match how {
        Opening::SomeAware { surprised, .. } | Opening::SomeSurprised { surprised } => {
            surprised.as_slice()
        }
        Opening::Plain | Opening::AllAware | Opening::NoneAware | Opening::NobodySurprised => &[],
    };
    let first = match how {
        Opening::AllAware => lang.message(&Message::AllAware),
        Opening::NoneAware => lang.message(&Message::NoneAware),
        Opening::NobodySurprised => lang.message(&Message::NoneSurprised),
        Opening::SomeAware { aware, .. } => lang.message(&Message::SomeAware {
            aware: &names.list(lang, aware),
            count: aware.len(),
        }),
        Opening::Plain | Opening::SomeSurprised { .. } => String::new(),
    };
    if surprised.is_empty() {
        return first;
    }
    let second = lang.message(&Message::Surprised {
        who: &names.list(lang, surprised),
        count: surprised.len(),
    });
    format!("{first} {second}").trim().to_owned()
}
