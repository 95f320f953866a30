//! Readying an action that comes after its trigger, as a reaction (D&D 5e).

use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::steps::{actions, concentration, readied, requirements};
use crate::waiting::Readied;

/// Readies an action or a move for a perceivable trigger (D5E-45). A readied spell is cast now and
/// needs concentration (D5E-51).
pub(super) fn ready(draft: &mut Draft<'_>, readied: &Readied) -> Result<(), Rejection> {
    let who = draft.turn_owner()?;
    // Its owner readies in its own turn (D5E-74).
    draft.present(who)?;
    let policy = draft.state.rules().ready;
    let cost = policy.cost().ok_or(Rejection::OutOfPlace)?;
    let spell = readied.spell.as_deref().map(str::trim);
    let readied = Readied {
        name: readied.name.trim().to_owned(),
        trigger: readied.trigger.trim().to_owned(),
        spell: spell.map(ToOwned::to_owned),
        since: draft.state.round(),
        casting: None,
        ..readied.clone()
    };
    if let Some(target) = readied.target {
        draft.present(target)?;
    }
    let texts = [
        Some(readied.name.as_str()),
        Some(readied.trigger.as_str()),
        spell,
    ];
    for text in texts.into_iter().flatten() {
        requirements::require_text(text)?;
    }
    spell.map_or(Ok(()), requirements::require_words)?;
    if readied.trigger.is_empty() {
        draft.refuse(Rejection::NoTrigger { who })?;
    }
    let action = readied.action;
    if !policy.kinds().contains(&action) {
        draft.refuse(Rejection::NotToBeReadied { who, action })?;
    }
    let ride = draft.present(who)?.ridden;
    if let Some(ride) = ride.filter(|ride| !ride.control.readies()) {
        let (action, law) = (cost, ride.control.law());
        draft.refuse(Rejection::NotInThisTurn { who, action, law })?;
    }
    actions::take_action(draft, cost)?;
    match &readied.spell {
        Some(spell) => concentration::begin(draft, who, spell)?,
        // A readied action replaces the previous one.
        None => readied::lapse(draft, who)?,
    }
    let readied = Box::new(readied);
    draft.emit(Event::Readied { who, readied })
}
