//! The commands that change hit points: `7 g1, half g2`, `heal jozan 5`, `bug hp 12`.

use asalto_core::share::DamageShare;
use asalto_text::damage_type;

use super::clauses::{Clause, FULL, clauses, kind_of};
use super::items::{Amount, Item, Kind as Part};
use super::parsed::{Ask, Context, Fault, Line, Missing, Points, TypedAmount};
use super::parts::{May, Parts};
use super::sense::{Act, Attr, Sense};
use super::sources;
use super::tokens::Token;
use crate::input::hit_points::Kind;

/// Verbs of a change, and those that only introduce one.
const CHANGES: &[Act] = &[
    Act::Harm,
    Act::Nonlethal,
    Act::Cure,
    Act::Take,
    Act::Remove,
    Act::Give,
    Act::Use,
];

/// Reads the commands that set hit points.
pub(crate) fn fields(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount as Number, Attrs, Who};
    let sets = &[Act::Give, Act::Move, Act::Cure];
    let hp = parts.attr(Attr::Hp);
    if parts.attr(Attr::Temp) {
        return lowers_temporary(parts);
    }
    if parts.attr(Attr::Full) || parts.attr(Attr::Max) && parts.amounts().next().is_none() && hp {
        parts.only(&[Acts(sets), Attrs(&[Attr::Full, Attr::Hp, Attr::Max]), Who])?;
        return parts.who().map(|who| Some(Line::Fill(who)));
    }
    if parts.attr(Attr::Max) {
        parts.only(&[Acts(sets), Attrs(&[Attr::Hp, Attr::Max]), Number, Who])?;
        let maximum = parts.whole()?;
        if parts.number()?.sign.is_some() {
            let (who, by) = (parts.who()?, maximum);
            return Ok(Some(Line::ChangeMaximum { who, by }));
        }
        return Ok(Some(Line::Maximum {
            who: parts.who()?,
            maximum,
        }));
    }
    let changes = parts.any(&[Act::Harm, Act::Nonlethal, Act::Cure, Act::Take, Act::Remove]);
    let mut amounts = parts.amounts();
    let Some(amount) = amounts.next() else {
        return if hp && !changes {
            half(parts)
        } else {
            Ok(None)
        };
    };
    if !hp || changes || amounts.next().is_some() || parts.act(Act::Revive) {
        return Ok(None);
    }
    if amount.sign.is_some() && !is_below_zero(parts)? {
        return Ok(None);
    }
    parts.only(&[
        Acts(&[Act::Give, Act::Move]),
        Attrs(&[Attr::Hp]),
        Number,
        Who,
    ])?;
    let who = parts.who()?;
    if let Some((left, maximum)) = amount.text.split_once('/') {
        let number = |text: &str| text.parse().map_err(|_| Fault::Missing(Missing::Amount));
        let (left, maximum) = (number(left)?, Some(number(maximum)?));
        return Ok(Some(Line::SetPoints { who, left, maximum }));
    }
    if amount.is_decimal() {
        return Err(Fault::NotWhole(amount.text.clone()));
    }
    let position = |is: &dyn Fn(&Part) -> bool| parts.items.iter().position(|it| is(&it.kind));
    let number = position(&|kind| matches!(kind, Part::Amount(_))).unwrap_or_default();
    let field = position(&|kind| *kind == Part::Attr(Attr::Hp)).unwrap_or_default();
    let led = parts.items[number].led;
    let led_to = matches!(led, Some(Sense::To | Sense::At | Sense::Is));
    if field < number || led_to && number > 0 {
        let left = parts.whole()?;
        return Ok(Some(Line::SetPoints {
            who,
            left,
            maximum: None,
        }));
    }
    // `7 hp` may be a number of hit points, or a change of them.
    Err(Fault::Ask(Ask::SetOrChange(amount.text.clone(), who)))
}

/// Reads half of the maximum as the number of hit points: `ogre half hp`.
fn half(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Attrs, Share, Who};
    let halves = |it: &Item| it.kind == Part::Share(DamageShare::Half);
    if !parts.items.iter().any(halves) {
        return Ok(None);
    }
    let sets = Acts(&[Act::Give, Act::Move]);
    parts.only(&[sets, Attrs(&[Attr::Hp]), Share, Who])?;
    let mut all = Vec::new();
    for who in parts.who()? {
        let vitality = parts
            .context
            .view
            .combatant(who)
            .and_then(|one| one.vitality);
        let vitality = vitality.ok_or(Fault::Missing(Missing::Amount))?;
        all.push(Line::SetPoints {
            who: vec![who],
            left: vitality.maximum / 2,
            maximum: None,
        });
    }
    Ok(Some(match all.len() {
        1 => all.remove(0),
        _ => Line::Together(all),
    }))
}

/// Reads `points` as action points where the game has them: `elena points 5` is no number of hit points.
pub(super) fn of_actions(items: &mut [Item], tokens: &[Token], context: &Context<'_>) {
    if context.view.priority.is_none() {
        return;
    }
    for item in items {
        let word = tokens.get(item.at.start).map_or("", |it| it.text.as_str());
        let points = matches!(word, "point" | "points" | "punto" | "puntos");
        if item.kind == Part::Attr(Attr::Hp) && item.at.len() == 1 && points {
            item.kind = Part::Attr(Attr::ActionPoints);
        }
    }
}

/// Reads a command that takes away temporary hit points: `loses 5 temp hp`, `temp -3`, `remove temp hp`.
fn lowers_temporary(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    use May::{Acts, Amount as Number, Attrs, Who};
    let lost = &[Act::Lose, Act::Take, Act::Remove, Act::End];
    let mut amounts = parts.amounts();
    let amount = amounts.next();
    let negative = amount.is_some_and(|it| it.sign == Some('-'));
    if amounts.next().is_some() || !negative && !parts.any(lost) {
        return Ok(None);
    }
    parts.only(&[Acts(lost), Attrs(&[Attr::Hp, Attr::Temp]), Number, Who])?;
    let by = match amount {
        Some(_) => Some(parts.whole()?.abs()),
        None => None,
    };
    Ok(Some(Line::LowerTemporary {
        who: parts.who()?,
        by,
    }))
}

/// Returns whether a number with a sign is one that hit points have: `at -3 hp`, `hp = -3`. `-3 hp` changes them.
///
/// # Errors
/// `hp -3` may be both, in games with hit points below 0.
fn is_below_zero(parts: Parts<'_>) -> Result<bool, Fault> {
    let position = |is: &dyn Fn(&Part) -> bool| parts.items.iter().position(|it| is(&it.kind));
    let lost = |kind: &Part| matches!(kind, Part::Amount(amount) if amount.sign == Some('-'));
    let Some(number) = position(&lost) else {
        return Ok(false);
    };
    let led = parts.items[number].led;
    if led == Some(Sense::At) || number > 0 && matches!(led, Some(Sense::To | Sense::Is)) {
        return Ok(true);
    }
    let field = position(&|kind| *kind == Part::Attr(Attr::Hp)).unwrap_or(number);
    let beside = is_beside(parts, number);
    if beside && !parts.context.below_zero {
        return Err(Fault::NotBelowZero);
    }
    if beside || field < number && parts.context.below_zero {
        let typed = (parts.typed)(&parts.items[number]).replace(' ', "");
        return Err(Fault::Ask(Ask::SetOrChange(typed, parts.who()?)));
    }
    Ok(false)
}

/// Returns whether only a small word stands between combatants and a number: `lidda con -3 pg`.
fn is_beside(parts: Parts<'_>, number: usize) -> bool {
    let before = number.checked_sub(1).map(|at| &parts.items[at].kind);
    let named = matches!(before, Some(Part::Who(_)));
    named && parts.items[number].led == Some(Sense::Filler)
}

/// Returns whether the word before a number means that somebody has it: `lidda con 5`.
fn is_with(parts: Parts<'_>, number: usize) -> bool {
    let item = &parts.items[number];
    let before = Item {
        at: item.at.start.saturating_sub(1)..item.at.start,
        ..item.clone()
    };
    let word = (parts.context.fold)(&(parts.typed)(&before));
    matches!(word.as_str(), "with" | "con" | "avec")
}

/// Reads a number that something has now: `g1 = 6`, `g1 is at 6`. It never changes hit points by the number.
fn is_set(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    let mut amounts = parts
        .items
        .iter()
        .enumerate()
        .filter_map(|(index, it)| match &it.kind {
            Part::Amount(amount) if is_number(parts, it, amount) => Some((index, it.led, amount)),
            _ => None,
        });
    let (Some((index, led, amount)), None) = (amounts.next(), amounts.next()) else {
        return Ok(None);
    };
    let verb = parts.items.iter().any(|it| matches!(it.kind, Part::Act(_)));
    let with = !verb && is_with(parts, index);
    let beside = is_beside(parts, index) && (amount.sign.is_some() || with);
    let Some(led) = led.filter(|it| beside || matches!(it, Sense::At | Sense::To | Sense::Is))
    else {
        return Ok(None);
    };
    let after = &parts.items[index + 1..];
    if amount.temporary || parts.attr(Attr::Temp) || !after.is_empty() {
        return Ok(None);
    }
    let who = parts.who()?;
    let changes = parts.items.iter().any(|it| kind_of(it).is_some());
    let sets = led == Sense::At || led == Sense::To && parts.act(Act::Give);
    if changes || !sets {
        let typed = amount.sign.map(String::from).unwrap_or_default() + &amount.text;
        return Err(Fault::Ask(Ask::SetOrChange(typed, who)));
    }
    let left = parts.whole()?;
    let maximum = None;
    Ok(Some(Line::SetPoints { who, left, maximum }))
}

/// Returns whether an amount may be one that something has: it has no sign, or is below 0.
fn is_number(parts: Parts<'_>, item: &Item, amount: &Amount) -> bool {
    let below = parts.context.below_zero || item.led == Some(Sense::At);
    amount.sign.is_none() || amount.sign == Some('-') && below
}

/// Reads amounts with their targets.
pub(crate) fn read(parts: Parts<'_>) -> Result<Line, Fault> {
    use May::{Acts, Amount as Number, Attrs, Past, Share, Type, Who};
    let sourced = sources::after_from(parts)?;
    let parts = Parts {
        items: &sourced.items,
        ..parts
    };
    parts.only(&[
        Acts(CHANGES),
        Attrs(&[Attr::Hp, Attr::Temp]),
        Number,
        Share,
        Type,
        Past,
        Who,
    ])?;
    let gives = parts.act(Act::Give);
    if parts.amounts().next().is_none() {
        let moved = parts
            .items
            .iter()
            .any(|it| kind_of(it).is_some() || matches!(it.kind, Part::Type(_)));
        let missing = if moved || gives {
            Missing::Amount
        } else {
            Missing::Verb
        };
        return Err(Fault::Missing(missing));
    }
    if let Some(line) = is_set(parts)? {
        return Ok(line);
    }
    let mut found = Vec::new();
    for clause in clauses(parts)? {
        found.push(points(parts, clause, gives)?);
    }
    Ok(Line::Points(found))
}

fn points(parts: Parts<'_>, clause: Clause, gives: bool) -> Result<Points, Fault> {
    let verb = clause.kind.filter(|kind| *kind != Kind::Temporary);
    let Some(amount) = clause.amount else {
        return Err(Fault::Missing(Missing::Amount));
    };
    let targets = if clause.targets.is_empty() {
        parts.context.selected.to_vec()
    } else {
        clause.targets
    };
    if targets.is_empty() {
        return Err(Fault::Missing(Missing::Name));
    }
    for one in [&amount]
        .into_iter()
        .chain(clause.more.iter().map(|(one, _)| one))
    {
        if one.is_decimal() {
            return Err(Fault::NotWhole(one.text.clone()));
        }
        if one.text.contains('/') {
            return Err(Fault::Missing(Missing::Amount));
        }
    }
    // Temporary hit points come before any verb: `give 10 temp hp`.
    let temporary = clause.kind == Some(Kind::Temporary) || amount.temporary;
    let who = || targets.iter().map(|(who, _)| *who).collect();
    let kind = match (amount.sign, verb) {
        _ if temporary => Kind::Temporary,
        (Some('+'), None | Some(Kind::Heal)) => Kind::Heal,
        (Some('-'), None | Some(Kind::Damage)) => Kind::Damage,
        (Some('-'), Some(Kind::Nonlethal)) => Kind::Nonlethal,
        (Some(_), _) => return Err(Fault::Unread(amount.text)),
        (None, Some(kind)) => kind,
        (None, None) if gives && clause.of.is_none() => {
            return Err(Fault::Ask(Ask::HarmOrCure(amount.text, who())));
        }
        (None, None) => Kind::Damage,
    };
    let shared = targets.iter().any(|(_, share)| *share != FULL);
    let more = clause.more.first().and_then(|(_, of)| *of);
    if let of = clause.of.or(more)
        && !kind.harms()
        && (of.is_some() || shared)
    {
        return Err(Fault::Unread(
            of.map(|of| damage_type(parts.context.lang, of))
                .unwrap_or_default()
                .to_owned(),
        ));
    }
    if let Some(past) = clause.past.first().filter(|_| !kind.harms()) {
        return Err(Fault::Unread(past.typed.clone()));
    }
    let first = (amount, clause.of);
    let critical = parts.act(Act::Critical);
    let parts = [first].into_iter().chain(clause.more);
    let parts = parts.map(|(amount, of)| TypedAmount {
        amount: amount.text,
        of,
    });
    Ok(Points {
        kind,
        parts: parts.collect(),
        past: clause.past,
        targets,
        critical: kind == Kind::Damage && critical,
    })
}
