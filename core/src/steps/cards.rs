//! Dealing cards (ANY-7).

use crate::card::Card;
use crate::combatant::CombatantId;
use crate::die::Die;
use crate::draft::Draft;
use crate::event::{Event, TableEvent};
use crate::rejection::{Rejection, TableRejection};

/// Deals a card from the deck, which is drawn like a die with one side for each card left. An empty
/// deck is shuffled first, without the cards that combatants hold.
pub(crate) fn deal(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.state.deck().next().is_none() {
        draft.emit(Event::Table(TableEvent::Shuffled))?;
    }
    let left: Vec<_> = draft.state.deck().collect();
    // With more combatants than cards, some hold the same card.
    let deck = if left.is_empty() {
        Card::all().collect()
    } else {
        left
    };
    let sides = u16::try_from(deck.len()).unwrap_or(u16::MAX);
    let face = draft.roll(Die(sides), Some(who))?;
    let index = usize::from(face.saturating_sub(1));
    let card = *deck.get(index).ok_or(Rejection::OutOfPlace)?;
    draft.emit(Event::Table(TableEvent::CardDealt { who, card }))
}

/// Enters a card of a real deck.
pub(crate) fn enter(draft: &mut Draft<'_>, who: CombatantId, card: Card) -> Result<(), Rejection> {
    if !card.exists() {
        return Err(TableRejection::NoSuchCard { card }.into());
    }
    if draft.state.deck().next().is_none() {
        draft.emit(Event::Table(TableEvent::Shuffled))?;
    }
    let full = draft.state.deck().next().is_some();
    if full && draft.state.deck().all(|left| left != card) {
        draft.refuse(TableRejection::CardDealt { card }.into())?;
    }
    draft.emit(Event::Table(TableEvent::CardDealt { who, card }))
}

/// Shuffles the deck between rounds if a joker is out.
pub(crate) fn shuffle_after_joker(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.joker_is_out() {
        draft.emit(Event::Table(TableEvent::Shuffled))?;
    }
    Ok(())
}
