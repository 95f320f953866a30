//! The readings of a line. Some names can be read in several ways: `goblins 1 to 3, 5 damage`.

use std::ops::Range;

use super::items::{Item, Kind, Step};
use super::parsed::{Context, Fault};
use super::people::People;
use super::person::Found;
use super::scan::Scan;
use super::sense::{Attr, Sense};
use super::tokens::Token;

/// The most readings of a line that fail before the others are left.
const READINGS: usize = 64;

/// Reads a line in every way, and returns the first result that is no fault, or else the fault of the first way.
pub(crate) fn each_reading<T>(
    tokens: &[Token],
    people: &People,
    context: &Context<'_>,
    mut then: impl FnMut(&[Item]) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let mut scan = Scan {
        tokens,
        people,
        context,
        left: READINGS,
        fault: None,
    };
    let found = scan.from(0, &mut Vec::new(), &mut then);
    found.ok_or_else(|| scan.fault.unwrap_or(Fault::Empty))
}

impl Scan<'_> {
    fn fails<T>(&mut self, fault: Fault) -> Option<T> {
        self.fault.get_or_insert(fault);
        self.left = self.left.saturating_sub(1);
        None
    }

    /// Reads the tokens from a place on.
    fn from<T>(
        &mut self,
        start: usize,
        items: &mut Vec<Item>,
        then: &mut impl FnMut(&[Item]) -> Result<T, Fault>,
    ) -> Option<T> {
        let (mut at, mut led, mut breaks) = (start, None, false);
        // The words for everyone, which may be the end of a name: `all goblins`.
        let mut all: Option<Range<usize>> = None;
        let length = items.len();
        let result = loop {
            let Some(token) = self.tokens.get(at) else {
                if let Some(all) = all {
                    let everyone = Kind::Who(self.people.everyone());
                    items.push(item(everyone, all, breaks, led));
                }
                break match then(items) {
                    Ok(found) => Some(found),
                    Err(fault) => self.fails(fault),
                };
            };
            breaks |= token.breaks;
            let rest = &self.tokens[at..];
            let step = self.step(rest, at, items);
            let step = match step {
                Ok(step) => step,
                Err(fault) => break self.fails(fault),
            };
            let step = match step {
                Step::NameOr(found, other) => {
                    let result = self.names((at, breaks, led), found, items, then);
                    if result.is_some() || self.left == 0 {
                        break result;
                    }
                    *other
                }
                step => step,
            };
            match step {
                Step::Skip(sense, used) => {
                    if sense == Sense::All {
                        all = Some(at..at + used);
                    } else if sense != Sense::Filler || led.is_none() {
                        led = Some(sense);
                    }
                    at += used;
                }
                Step::One(kind, used) => {
                    let whole = matches!(kind, Kind::Attr(Attr::Conditions));
                    let named = matches!(kind, Kind::Who(_));
                    if let Some(all) = all.take().filter(|_| !whole && !named) {
                        let everyone = Kind::Who(self.people.everyone());
                        items.push(item(everyone, all, breaks, led.take()));
                    }
                    items.push(item(kind, at..at + used, breaks, led.take()));
                    breaks = false;
                    at += used;
                }
                Step::Any(found) => break self.names((at, breaks, led), found, items, then),
                // Its name has been tried.
                Step::NameOr(..) => break None,
            }
        };
        items.truncate(length);
        result
    }
}

impl Scan<'_> {
    /// Reads combatants at a place in each way, with the tokens after them.
    fn names<T>(
        &mut self,
        (at, breaks, led): (usize, bool, Option<Sense>),
        found: Vec<Found>,
        items: &mut Vec<Item>,
        then: &mut impl FnMut(&[Item]) -> Result<T, Fault>,
    ) -> Option<T> {
        let before = items.len();
        for Found { who, used, .. } in found {
            if self.left == 0 {
                break;
            }
            items.push(item(Kind::Who(who), at..at + used, breaks, led));
            let result = self.from(at + used, items, then);
            items.truncate(before);
            if result.is_some() {
                return result;
            }
        }
        None
    }
}

fn item(kind: Kind, at: Range<usize>, breaks: bool, led: Option<Sense>) -> Item {
    Item {
        kind,
        at,
        breaks,
        led,
    }
}
