//! The commands of games with phases and priority: passes and action points.

use asalto_core::CombatantId;
use asalto_core::summary::End;

use super::items::Kind;
use super::parsed::{Fault, Line, Missing};
use super::parts::{May, Parts};
use super::sense::{Act, Attr};

/// Returns the actor that has priority.
pub(super) fn holder(parts: Parts<'_>) -> Option<CombatantId> {
    parts.context.view.priority.as_ref()?.holder
}

/// Reads a pass of the actor that has priority, or of everyone.
pub(super) fn pass(parts: Parts<'_>, named: &[CombatantId]) -> Result<Line, Fault> {
    parts.only(&[May::Acts(&[Act::Pass]), May::Who])?;
    let view = parts.context.view;
    let dead = |who: CombatantId| {
        view.combatant(who)
            .is_some_and(|one| End::of(one) == End::Dead)
    };
    let mut living = view.combatants.iter().filter(|one| !dead(one.id));
    match named {
        [] => Ok(Line::Pass),
        [one] if Some(*one) == holder(parts) => Ok(Line::Pass),
        [_, _, ..] if living.all(|one| named.contains(&one.id)) => Ok(Line::PassAll),
        [one, ..] => Err(Fault::NotActing(*one)),
    }
}

/// Reads a change of the action points left: `orc 1 loses 2 ap`, `borin +1 ap`.
pub(super) fn action_points(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount, Attrs, Who};
    let field = parts
        .items
        .iter()
        .find(|it| it.kind == Kind::Attr(Attr::ActionPoints));
    let Some(field) = field else {
        return Ok(None);
    };
    if parts.context.view.priority.is_none() {
        return Err(Fault::Unread((parts.typed)(field)));
    }
    let lost = &[Act::Use, Act::Lose, Act::Harm, Act::Take, Act::Remove];
    let gained = &[Act::Cure, Act::Give];
    parts.only(&[
        Attrs(&[Attr::ActionPoints]),
        Acts(lost),
        Acts(gained),
        Amount,
        Who,
    ])?;
    let by = parts.whole()?;
    let signed = parts.number()?.sign.is_some();
    let by = match (parts.any(lost), parts.any(gained)) {
        (true, _) => -by.abs(),
        (false, false) if !signed => return Err(Fault::Missing(Missing::Verb)),
        _ => by,
    };
    let by = i16::try_from(by).map_err(|_| Fault::Missing(Missing::Amount))?;
    let who = parts.who()?;
    Ok(Some(Line::ActionPoints { who, by }))
}
