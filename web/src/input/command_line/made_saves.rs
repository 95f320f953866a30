//! A save that a combatant makes: `lidda dex save 15`, `aria salvación des +4 cd 12`.

use asalto_core::{Command, SavingThrow};
use asalto_text::save_kind;

use super::items::{Amount, Item, Kind};
use super::lexicon;
use super::parsed::{Fault, Lasting, Line, Missing};
use super::parts::Parts;
use super::sense::{Act, Attr, Sense};

/// The verbs that may stand beside a save.
const MAKES: [Act; 4] = [Act::Roll, Act::Give, Act::Take, Act::Harm];

/// Reads a save of a kind: its total as it was rolled, or a modifier with which the app rolls, and its DC behind the word
/// for it. A bare number is the total, as with death saves.
///
/// # Errors
/// [`Missing::SaveTotal`] without a total and a modifier, and [`Fault::Which`] for several combatants.
pub(super) fn read(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    let mut saves = parts.items.iter().filter_map(|it| match it.kind {
        Kind::Lasts(Lasting::Save {
            difficulty,
            kind: Some(kind),
            ..
        }) => Some((it, difficulty, kind)),
        _ => None,
    });
    let Some((save, number, kind)) = saves.next() else {
        return Ok(None);
    };
    let belongs = |it: &Item| match &it.kind {
        Kind::Who(_) | Kind::Amount(_) | Kind::Attr(Attr::Dc) => true,
        Kind::Act(acts) => acts.iter().any(|act| MAKES.contains(act)),
        _ => *it == *save,
    };
    if !parts.items.iter().all(belongs) {
        return Ok(None);
    }
    let lang = parts.context.lang;
    let is_difficulty = |at: usize| {
        let (senses, _) = lexicon::senses(&parts.tokens[at..save.at.end], lang);
        senses.contains(&Sense::Attr(Attr::Dc))
    };
    let (mut difficulty, bare) = match number {
        Some(number) if save.at.clone().any(is_difficulty) => (Some(number), None),
        number => (None, number),
    };
    // The amount behind the word for a DC is the DC. Another one is the total or the modifier.
    let mut others = Vec::new();
    let mut is_led = false;
    for item in parts.items {
        match &item.kind {
            Kind::Amount(amount) if is_led && difficulty.is_none() => difficulty = amount.signed(),
            Kind::Amount(amount) => others.push(amount),
            _ => {}
        }
        is_led = item.kind == Kind::Attr(Attr::Dc);
    }
    let number = |amount: &Amount| amount.signed().ok_or(Fault::Unread(amount.text.clone()));
    let (typed, modifier) = match (others.as_slice(), bare) {
        ([], None) => {
            let who = parts.one()?;
            // Against a DC the app rolls with the bonus of a creature.
            let bonus = difficulty.and_then(|_| (parts.context.save_bonus)(kind, who));
            let bonus = bonus.ok_or(Fault::Missing(Missing::SaveTotal))?;
            (None, bonus)
        }
        ([], total) => (total, 0),
        ([by], None) if by.sign.is_some() => {
            let by = i16::try_from(number(by)?);
            (None, by.map_err(|_| Fault::Missing(Missing::Amount))?)
        }
        ([total], None) => (Some(number(total)?), 0),
        ([.., other], _) => return Err(Fault::Unread(other.text.clone())),
    };
    Ok(Some(Line::Command(Box::new(Command::Save(Box::new(
        SavingThrow {
            who: parts.one()?,
            name: save_kind(lang, kind).to_owned(),
            kind: Some(kind),
            modifier,
            difficulty,
            typed,
        },
    ))))))
}
