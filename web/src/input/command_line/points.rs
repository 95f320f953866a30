//! The commands that change hit points: `7 g1, half g2`, `heal jozan 5`, `bug hp 12`.

use asalto_core::CombatantId;
use asalto_core::share::DamageShare;

use super::items::{Amount, Item, Kind as Part};
use super::parsed::{Ask, Fault, Line, Missing, Points, Target};
use super::parts::{May, Parts};
use super::sense::{Act, Attr, Sense};
use crate::input::hit_points::Kind;

/// The share of a target that has none.
const FULL: DamageShare = DamageShare::Full;

/// Verbs of a change, and those that only introduce one.
const CHANGES: &[Act] = &[
    Act::Harm,
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
        return Ok(None);
    }
    if parts.attr(Attr::Full) || parts.attr(Attr::Max) && parts.amounts().next().is_none() && hp {
        parts.only(&[Acts(sets), Attrs(&[Attr::Full, Attr::Hp, Attr::Max]), Who])?;
        return parts.who().map(|who| Some(Line::Fill(who)));
    }
    if parts.attr(Attr::Max) {
        parts.only(&[Acts(sets), Attrs(&[Attr::Hp, Attr::Max]), Number, Who])?;
        let maximum = parts.whole()?;
        return Ok(Some(Line::Maximum {
            who: parts.who()?,
            maximum,
        }));
    }
    let changes = parts.any(&[Act::Harm, Act::Cure, Act::Take, Act::Remove]);
    let mut amounts = parts.amounts();
    let Some(amount) = amounts.next() else {
        return Ok(None);
    };
    if !hp || changes || amount.sign.is_some() || amounts.next().is_some() || parts.act(Act::Revive)
    {
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
    let led_to = parts.items[number].led == Some(Sense::To);
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

/// Amounts with their targets, as far as they are read.
#[derive(Default)]
struct Clause {
    amount: Option<Amount>,
    of: Option<&'static str>,
    targets: Vec<Target>,
    /// The targets since the last comma, to which a share after them belongs.
    recent: usize,
    /// The share of the next targets.
    share: Option<DamageShare>,
    /// Whether the targets stand before the amount.
    targets_first: bool,
    out: bool,
}

impl Clause {
    fn is_whole(&self) -> bool {
        self.amount.is_some() && !self.targets.is_empty()
    }

    fn aim(&mut self, who: &[CombatantId]) {
        if self.out {
            self.targets.retain(|(one, _)| !who.contains(one));
            return;
        }
        for &one in who {
            self.targets.retain(|(there, _)| *there != one);
            self.targets.push((one, self.share.unwrap_or(FULL)));
        }
        self.recent = self
            .recent
            .min(self.targets.len().saturating_sub(who.len()));
    }
}

/// Reads amounts with their targets.
pub(crate) fn read(parts: Parts<'_>) -> Result<Line, Fault> {
    use May::{Acts, Amount as Number, Attrs, Share, Type, Who};
    parts.only(&[
        Acts(CHANGES),
        Attrs(&[Attr::Hp, Attr::Temp]),
        Number,
        Share,
        Type,
        Who,
    ])?;
    let verb = parts.items.iter().find_map(kind_of);
    let gives = parts.act(Act::Give);
    if parts.amounts().next().is_none() {
        let moved = verb.is_some()
            || parts.act(Act::Give)
            || parts
                .items
                .iter()
                .any(|it| matches!(it.kind, Part::Type(_)));
        let missing = if moved {
            Missing::Amount
        } else {
            Missing::Verb
        };
        return Err(Fault::Missing(missing));
    }
    let mut all = Vec::new();
    let mut clause = Clause::default();
    for item in parts.items {
        if item.breaks {
            clause.recent = clause.targets.len();
            clause.share = None;
        }
        match &item.kind {
            Part::Amount(amount) => {
                if clause.amount.is_some() && !clause.is_whole() {
                    return Err(Fault::Unread((parts.typed)(item)));
                }
                if clause.is_whole() {
                    all.push(std::mem::take(&mut clause));
                }
                clause.targets_first = !clause.targets.is_empty();
                clause.amount = Some(amount.clone());
            }
            Part::Who(who) => {
                if clause.is_whole()
                    && clause.targets_first
                    && !clause.out
                    && item.breaks
                    && followed(parts, item)
                {
                    all.push(std::mem::take(&mut clause));
                }
                clause.aim(who);
            }
            Part::Except => clause.out = true,
            Part::Share(share) => {
                if followed_by_names(parts, item) {
                    clause.share = Some(*share);
                } else {
                    let from = clause.recent.min(clause.targets.len());
                    let from = if from == clause.targets.len() {
                        0
                    } else {
                        from
                    };
                    for (_, one) in &mut clause.targets[from..] {
                        *one = *share;
                    }
                }
            }
            Part::Type(of) => clause.of = Some(of),
            _ => {}
        }
    }
    all.push(clause);
    let mut found = Vec::new();
    for clause in all {
        found.push(points(parts, clause, verb, gives)?);
    }
    Ok(Line::Points(found))
}

/// Returns the kind of change of a verb.
fn kind_of(item: &Item) -> Option<Kind> {
    match &item.kind {
        Part::Attr(Attr::Temp) => Some(Kind::Temporary),
        Part::Act(acts) if acts.contains(&Act::Cure) => Some(Kind::Heal),
        Part::Act(acts)
            if acts
                .iter()
                .any(|act| matches!(act, Act::Harm | Act::Take | Act::Remove)) =>
        {
            Some(Kind::Damage)
        }
        _ => None,
    }
}

/// Returns whether names follow a share, before an amount or a comma.
fn followed_by_names(parts: Parts<'_>, item: &Item) -> bool {
    let after = parts
        .items
        .iter()
        .skip_while(|it| it.at.start <= item.at.start);
    let mut after = after.take_while(|it| !it.breaks);
    after.any(|it| matches!(it.kind, Part::Who(_)))
}

/// Returns whether an amount follows names, before other names: `g1 takes 3, g2 takes 5`.
fn followed(parts: Parts<'_>, item: &Item) -> bool {
    let after = parts
        .items
        .iter()
        .skip_while(|it| it.at.start <= item.at.start);
    let mut after = after.take_while(|it| !matches!(it.kind, Part::Who(_)) || !it.breaks);
    after.any(|it| matches!(it.kind, Part::Amount(_)))
}

fn points(
    parts: Parts<'_>,
    clause: Clause,
    verb: Option<Kind>,
    gives: bool,
) -> Result<Points, Fault> {
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
    if amount.is_decimal() {
        return Err(Fault::NotWhole(amount.text));
    }
    if amount.text.contains('/') {
        return Err(Fault::Missing(Missing::Amount));
    }
    // Temporary hit points come before any verb: `give 10 temp hp`.
    let temporary = parts.attr(Attr::Temp) || amount.temporary;
    let who = || targets.iter().map(|(who, _)| *who).collect();
    let kind = match (amount.sign, verb) {
        _ if temporary => Kind::Temporary,
        (Some('+'), None | Some(Kind::Heal)) => Kind::Heal,
        (Some('-'), None | Some(Kind::Damage)) => Kind::Damage,
        (Some(_), _) => return Err(Fault::Unread(amount.text)),
        (None, Some(kind)) => kind,
        (None, None) if gives && clause.of.is_none() => {
            return Err(Fault::Ask(Ask::HarmOrCure(amount.text, who())));
        }
        (None, None) => Kind::Damage,
    };
    let shared = targets.iter().any(|(_, share)| *share != FULL);
    if kind != Kind::Damage && (clause.of.is_some() || shared) {
        return Err(Fault::Unread(clause.of.unwrap_or_default().to_owned()));
    }
    Ok(Points {
        kind,
        amount: amount.text,
        of: clause.of,
        targets,
    })
}
