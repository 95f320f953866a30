//! The clauses of a line that changes hit points: amounts with their targets. `g1 takes 3 and g2 takes 5` has
//! two.

use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, DamageType};

use super::items::{Amount, Item, Kind as Part};
use super::parsed::{Fault, Past, Target};
use super::parts::Parts;
use super::sense::{Act, Attr, Sense};
use crate::input::hit_points::Kind;

/// The share of a target that has none.
pub(super) const FULL: DamageShare = DamageShare::Full;

/// An amount with its targets, as far as it is read.
#[derive(Default)]
pub(super) struct Clause {
    pub amount: Option<Amount>,
    pub of: Option<DamageType>,
    /// The amounts after the first one that are parts of the same hit: `5 fire and 4 poison`.
    pub more: Vec<(Amount, Option<DamageType>)>,
    /// What the weapon of the hit bypasses.
    pub past: Vec<Past>,
    pub targets: Vec<Target>,
    /// The kind of change of its verb.
    pub kind: Option<Kind>,
    /// The targets since the last comma, to which a share after them belongs.
    recent: usize,
    /// The number of names since the last comma or `and`, without any between them.
    run: usize,
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

    /// Gives a share to the targets since the last comma, or else to all.
    fn share_out(&mut self, share: DamageShare) {
        let from = if self.recent < self.targets.len() {
            self.recent
        } else {
            0
        };
        for (_, one) in &mut self.targets[from..] {
            *one = share;
        }
    }
}

/// Splits the parts of a line into its clauses.
///
/// # Errors
/// The first part without a place.
pub(super) fn clauses(parts: Parts<'_>) -> Result<Vec<Clause>, Fault> {
    let mut reader = Reader {
        parts,
        done: Vec::new(),
        now: Clause::default(),
        next_kind: None,
    };
    for index in 0..parts.items.len() {
        reader.read(index)?;
    }
    let mut all = reader.done;
    all.push(reader.now);
    if all.len() > 1
        && let Some(amount) = all
            .iter()
            .filter(|one| one.targets.is_empty())
            .find_map(|one| one.amount.as_ref())
    {
        return Err(Fault::Unread(amount.text.clone()));
    }
    // A verb goes on: `heal 5 lidda, 3 jozan`.
    let mut kind = None;
    for one in &mut all {
        one.kind = one.kind.or(kind);
        kind = one.kind;
    }
    // `3 nonlethal and 4 fire` would be one hit, of which all is nonlethal or nothing.
    let mixed = all.iter().find(|one| one.kind == Some(Kind::Nonlethal));
    if let Some((second, _)) = mixed.and_then(|one| one.more.first()) {
        return Err(Fault::Unread(second.text.clone()));
    }
    Ok(all)
}

struct Reader<'p> {
    parts: Parts<'p>,
    done: Vec<Clause>,
    now: Clause,
    /// The kind of change of a verb before its clause.
    next_kind: Option<Kind>,
}

impl Reader<'_> {
    fn read(&mut self, index: usize) -> Result<(), Fault> {
        let item = &self.parts.items[index];
        if item.breaks {
            self.now.recent = self.now.targets.len();
            self.now.share = None;
            self.now.run = 0;
        }
        if self.next_kind.is_some() && !matches!(item.kind, Part::Act(_)) {
            self.close();
        }
        match &item.kind {
            Part::Amount(amount) if self.is_part(index, amount) => {
                self.now.more.push((amount.clone(), None));
            }
            Part::Amount(amount) => {
                if self.now.amount.is_some() && !self.now.is_whole() {
                    return Err(self.unread(index));
                }
                if self.now.is_whole() {
                    self.close();
                }
                self.now.targets_first = !self.now.targets.is_empty();
                self.now.amount = Some(amount.clone());
            }
            Part::Who(who) => {
                self.names(index)?;
                if item.led == Some(Sense::And) {
                    self.now.run = 0;
                }
                self.now.run += 1;
                self.now.aim(who);
            }
            Part::Except => self.now.out = true,
            Part::Share(share) => {
                if self.names_follow(index) {
                    self.now.share = Some(*share);
                } else if self.now.run > 1 {
                    // `7 lidda jozan half` may halve one or both.
                    return Err(self.unread(index));
                } else {
                    self.now.share_out(*share);
                }
            }
            Part::Past(past) => self.now.past.push(past.clone()),
            Part::Type(of) => self.of_type(index, *of)?,
            _ => {
                if let Some(kind) = kind_of(item) {
                    self.verb(index, kind)?;
                }
            }
        }
        Ok(())
    }

    /// Returns whether an amount is a part of the hit before it. Its type follows it, and no names do.
    fn is_part(&self, index: usize, amount: &Amount) -> bool {
        let items = self.parts.items;
        let follows = |at: usize| items.get(at).filter(|it| !it.breaks).map(|it| &it.kind);
        let typed = matches!(follows(index + 1), Some(Part::Type(_)));
        let joined = items[index].breaks
            || items[index].led == Some(Sense::And)
            || amount.sign == Some('+')
            || self.now.of.is_some();
        let first = self.now.amount.as_ref();
        let harms = first.is_some_and(|first| first.sign != Some('+') && !first.temporary);
        let after = items[index + 1..].iter();
        let mut after = after.take_while(|it| !matches!(it.kind, Part::Amount(_)));
        let named = self.now.is_whole() && after.any(|it| matches!(it.kind, Part::Who(_)));
        harms && typed && joined && !named && amount.sign != Some('-') && !amount.temporary
    }

    /// Takes a type of damage for the last amount, or for the next one: `fire 7 g1, cold 5 g2`.
    fn of_type(&mut self, index: usize, of: DamageType) -> Result<(), Fault> {
        let items = self.parts.items;
        let leads = items
            .get(index + 1)
            .is_some_and(|it| !it.breaks && matches!(it.kind, Part::Amount(_)));
        let parted = items[index].breaks || items[index].led == Some(Sense::And);
        if self.now.is_whole() && leads && parted {
            self.close();
        }
        let taken = match self.now.more.last_mut() {
            Some((_, taken)) => taken,
            None => &mut self.now.of,
        };
        if taken.is_some() {
            return Err(self.unread(index));
        }
        *taken = Some(of);
        Ok(())
    }

    fn unread(&self, index: usize) -> Fault {
        Fault::Unread((self.parts.typed)(&self.parts.items[index]))
    }

    /// Begins the next clause.
    fn close(&mut self) {
        let kind = self.next_kind.take();
        let next = Clause {
            kind,
            ..Clause::default()
        };
        self.done.push(std::mem::replace(&mut self.now, next));
    }

    /// Finds the clause of names after a whole one.
    fn names(&mut self, index: usize) -> Result<(), Fault> {
        let item = &self.parts.items[index];
        if !self.now.is_whole() || self.now.out {
            return Ok(());
        }
        let parted = item.breaks || item.led == Some(Sense::And);
        if self.now.targets_first {
            if self.amount_follows(index) {
                self.close();
            } else if !parted && self.now.share.is_none() {
                return Err(self.unread(index));
            }
        } else if parted && self.amount_ends(index) {
            self.close();
        }
        Ok(())
    }

    /// Returns whether an amount follows names right away, before a comma: `g1 takes 3, g2 takes 5`.
    fn amount_follows(&self, index: usize) -> bool {
        self.amount_after(index).is_some()
    }

    /// Returns whether an amount follows names and no names follow it: `7 g1, g2 5`.
    fn amount_ends(&self, index: usize) -> bool {
        let Some(at) = self.amount_after(index) else {
            return false;
        };
        let after = self.parts.items[at + 1..].iter();
        let mut after = after.skip_while(|it| {
            !it.breaks
                && matches!(
                    it.kind,
                    Part::Type(_) | Part::Past(_) | Part::Act(_) | Part::Attr(_)
                )
        });
        let next = after.next();
        next.is_none_or(|it| it.breaks || it.led == Some(Sense::And))
    }

    fn amount_after(&self, index: usize) -> Option<usize> {
        for (at, it) in self.parts.items.iter().enumerate().skip(index + 1) {
            match &it.kind {
                Part::Who(_) => {}
                Part::Amount(_) if !it.breaks => return Some(at),
                Part::Act(_) | Part::Share(_) | Part::Attr(_) | Part::Type(_) | Part::Past(_)
                    if !it.breaks => {}
                _ => return None,
            }
        }
        None
    }

    /// Returns whether names follow a share, before an amount or a comma.
    fn names_follow(&self, index: usize) -> bool {
        let after = self.parts.items[index + 1..].iter();
        let mut after = after.take_while(|it| !it.breaks);
        after.any(|it| matches!(it.kind, Part::Who(_)))
    }

    /// Reads a verb or a noun of a change: `takes 5`, `5 damage`.
    fn verb(&mut self, index: usize, kind: Kind) -> Result<(), Fault> {
        let items = self.parts.items;
        let next = items.get(index + 1).filter(|it| !it.breaks);
        let leads = next.is_some_and(|it| {
            let plain = !matches!(it.led, Some(Sense::And | Sense::To));
            plain && matches!(it.kind, Part::Who(_) | Part::Amount(_))
        });
        if self.now.is_whole() && leads {
            self.next_kind = Some(kind);
            return Ok(());
        }
        let noun = index > 0
            && matches!(
                items[index - 1].kind,
                Part::Amount(_) | Part::Type(_) | Part::Past(_)
            );
        self.now.kind = match (self.now.kind, kind) {
            (None, kind) => Some(kind),
            (Some(Kind::Temporary), _) | (_, Kind::Temporary) => Some(Kind::Temporary),
            (Some(before), kind) if before == kind => Some(kind),
            // `takes 5 nonlethal` and `5 nonlethal damage`
            (Some(Kind::Damage), Kind::Nonlethal) | (Some(Kind::Nonlethal), Kind::Damage) => {
                Some(Kind::Nonlethal)
            }
            (Some(Kind::Nonlethal), _) | (_, Kind::Nonlethal) => return Err(self.unread(index)),
            // `heal 5 damage` and `takes 5 healing`
            _ if noun => Some(Kind::Heal),
            _ => return Err(self.unread(index)),
        };
        Ok(())
    }
}

/// Returns the kind of change of a verb.
pub(super) fn kind_of(item: &Item) -> Option<Kind> {
    match &item.kind {
        Part::Attr(Attr::Temp) => Some(Kind::Temporary),
        Part::Act(acts) if acts.contains(&Act::Nonlethal) => Some(Kind::Nonlethal),
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
