//! The parts of a line, and what a command takes of them.

use asalto_core::CombatantId;

use super::items::{Amount, Item, Kind};
use super::parsed::{Context, Fault, Lasting, Missing, Named};
use super::sense::{Act, Attr, Sense};
use super::tokens::Token;

/// Verbs that end or take away something.
pub(crate) const ENDS: &[Act] = &[Act::End, Act::Take, Act::Remove, Act::Lose];

/// The parts of a line, and what the commands ask of them.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'p> {
    pub items: &'p [Item],
    pub context: &'p Context<'p>,
    /// The words of the line.
    pub tokens: &'p [Token],
    /// Returns the typed text of a part.
    pub typed: &'p dyn Fn(&Item) -> String,
}

impl<'p> Parts<'p> {
    /// Returns the typed text from the first to the last of some parts; empty without any.
    pub(crate) fn text(self, items: &[Item]) -> String {
        let (Some(first), Some(last)) = (items.first(), items.last()) else {
            return String::new();
        };
        (self.typed)(&Item {
            at: first.at.start..last.at.end,
            ..first.clone()
        })
    }

    pub(crate) fn act(self, act: Act) -> bool {
        self.of(act).next().is_some()
    }

    /// Returns the items with a verb.
    fn of(self, act: Act) -> impl Iterator<Item = &'p Item> {
        let is_it = move |it: &&Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&act));
        self.items.iter().filter(is_it)
    }

    /// Returns how often a verb is said.
    pub(crate) fn times(self, act: Act) -> usize {
        self.of(act).count()
    }

    /// Returns the last word for a verb, as it was typed.
    pub(crate) fn last_of(self, act: Act) -> String {
        self.of(act).last().map(self.typed).unwrap_or_default()
    }

    pub(crate) fn any(self, acts: &[Act]) -> bool {
        acts.iter().any(|act| self.act(*act))
    }

    pub(crate) fn attr(self, attr: Attr) -> bool {
        self.items.iter().any(|it| it.kind == Kind::Attr(attr))
    }

    pub(crate) fn amounts(self) -> impl Iterator<Item = &'p Amount> {
        self.items.iter().filter_map(|it| match &it.kind {
            Kind::Amount(amount) => Some(amount),
            _ => None,
        })
    }

    /// Returns the only amount, which must be a whole number.
    pub(crate) fn number(self) -> Result<&'p Amount, Fault> {
        let mut all = self.amounts();
        let amount = all.next().ok_or(Fault::Missing(Missing::Amount))?;
        if let Some(more) = self
            .items
            .iter()
            .filter(|it| matches!(it.kind, Kind::Amount(_)))
            .nth(1)
        {
            return Err(Fault::Unread((self.typed)(more)));
        }
        Ok(amount)
    }

    /// Returns the only amount as a whole number with its sign.
    pub(crate) fn whole(self) -> Result<i32, Fault> {
        let amount = self.number()?;
        if amount.is_decimal() {
            return Err(Fault::NotWhole(amount.text.clone()));
        }
        amount.signed().ok_or(Fault::Missing(Missing::Amount))
    }

    pub(crate) fn conditions(self) -> Vec<Named> {
        let mut all = Vec::new();
        for item in self.items {
            if let Kind::Condition(named) = &item.kind
                && !all.contains(named)
            {
                all.push(named.clone());
            }
        }
        all
    }

    pub(crate) fn lasts(self) -> Option<Lasting> {
        self.items.iter().find_map(|it| match it.kind {
            Kind::Lasts(lasts) => Some(lasts),
            _ => None,
        })
    }

    /// Returns the named combatants without those that are left out, or else the selected ones.
    pub(crate) fn who(self) -> Result<Vec<CombatantId>, Fault> {
        let named = self.named();
        if !named.is_empty() {
            return Ok(named);
        }
        let selected: Vec<_> = self.context.selected.iter().map(|(who, _)| *who).collect();
        if selected.is_empty() {
            return Err(Fault::Missing(Missing::Name));
        }
        Ok(selected)
    }

    /// Returns the named combatants without those that are left out.
    pub(crate) fn named(self) -> Vec<CombatantId> {
        let mut who = Vec::new();
        let mut out = false;
        for item in self.items {
            match &item.kind {
                Kind::Except => out = true,
                Kind::Who(some) if out => who.retain(|one| !some.contains(one)),
                Kind::Who(some) => {
                    for one in some {
                        if !who.contains(one) {
                            who.push(*one);
                        }
                    }
                }
                _ => {}
            }
        }
        if out {
            // Those that are left out may stand first.
            let mut left_out = false;
            for item in self.items {
                match &item.kind {
                    Kind::Except => left_out = true,
                    Kind::Who(some) if left_out => who.retain(|one| !some.contains(one)),
                    _ => {}
                }
            }
        }
        who
    }

    /// Returns the only combatant.
    pub(crate) fn one(self) -> Result<CombatantId, Fault> {
        let who = self.who()?;
        match who.as_slice() {
            [one] => Ok(*one),
            _ => Err(Fault::Which(self.names(), who)),
        }
    }

    /// Returns the typed names.
    pub(crate) fn names(self) -> String {
        let all = self
            .items
            .iter()
            .filter(|it| matches!(it.kind, Kind::Who(_)));
        all.map(self.typed).collect::<Vec<_>>().join(", ")
    }

    /// Checks that each part is of one of these kinds.
    pub(crate) fn only(self, may: &[May<'_>]) -> Result<(), Fault> {
        let other = self
            .items
            .iter()
            .find(|it| !may.iter().any(|one| one.holds(&it.kind)));
        match other {
            Some(other) => Err(Fault::Unread((self.typed)(other))),
            None => Ok(()),
        }
    }

    /// Returns the combatants before the group from which they come: `g5 g6 from the goblins`.
    pub(crate) fn named_first(self) -> Vec<CombatantId> {
        let all = self.items.iter();
        let all: Vec<_> = all.filter(|it| matches!(it.kind, Kind::Who(_))).collect();
        let source = |it: &&Item| matches!(it.led, Some(Sense::From | Sense::To));
        let kept = match all.as_slice() {
            [before @ .., last] if !before.is_empty() && source(last) => before,
            all => all,
        };
        let named = kept.iter().filter_map(|it| match &it.kind {
            Kind::Who(some) => Some(some),
            _ => None,
        });
        let mut who = Vec::new();
        for one in named.flatten() {
            if !who.contains(one) {
                who.push(*one);
            }
        }
        who
    }
}

/// The kinds of parts that a command takes.
#[derive(Clone, Copy)]
pub(crate) enum May<'m> {
    Acts(&'m [Act]),
    Attrs(&'m [Attr]),
    Amount,
    Who,
    Condition,
    Lasts,
    Turn,
    Combat,
    Beside,
    Type,
    Past,
    Share,
}

impl May<'_> {
    fn holds(self, kind: &Kind) -> bool {
        match (self, kind) {
            (Self::Acts(may), Kind::Act(acts)) => acts.iter().any(|act| may.contains(act)),
            (Self::Attrs(may), Kind::Attr(attr)) => may.contains(attr),
            (Self::Amount, Kind::Amount(_))
            | (Self::Who, Kind::Who(_) | Kind::Except)
            | (Self::Condition, Kind::Condition(_))
            | (Self::Lasts, Kind::Lasts(_))
            | (Self::Turn, Kind::Turn)
            | (Self::Combat, Kind::Combat)
            | (Self::Beside, Kind::Beside(_))
            | (Self::Type, Kind::Type(_))
            | (Self::Past, Kind::Past(_))
            | (Self::Share, Kind::Share(_)) => true,
            _ => false,
        }
    }
}
