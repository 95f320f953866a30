//! Grapples that end: `release ogre`, `aria lets go of ogre`, `ogre breaks free`, `ogre escapes`.

use asalto_core::{CombatantId, CombatantView, Condition};

use super::boons;
use super::doers;
use super::items::{Item, Kind};
use super::lexicon;
use super::parsed::{Context, Fault, Line, Missing, Named};
use super::parts::Parts;
use super::sense::{Act, Sense};
use super::tokens::tokens;

/// The verbs that end a grapple.
const ENDS_GRAPPLE: [Act; 3] = [Act::Release, Act::BreakFree, Act::Escape];

/// The names around a verb.
#[derive(Default)]
struct Names {
    before: Vec<CombatantId>,
    after: Vec<CombatantId>,
    /// Those after `from`.
    from: Vec<CombatantId>,
    /// Whether a name means several.
    plural: bool,
}

/// Reads a command that ends a grapple. `others` are the combatants before a verb that acts on somebody, and after `by`.
pub(super) fn read(parts: Parts<'_>, others: &[CombatantId]) -> Result<Option<Line>, Fault> {
    let at = parts.items.iter().position(|it| has_any(it, &ENDS_GRAPPLE));
    let Some(at) = at else {
        return stops(parts, others);
    };
    let grapples = |it: &Item| is_condition(it, parts.context);
    let fits =
        |it: &Item| has_any(it, &ENDS_GRAPPLE) || matches!(it.kind, Kind::Who(_)) || grapples(it);
    let Kind::Act(acts) = &parts.items[at].kind else {
        return Ok(None);
    };
    if !parts.items.iter().all(fits) {
        return Ok(None);
    }
    let names = names(parts, at);
    let readied = |who: &CombatantId| {
        let one = parts.context.view.combatant(*who);
        let waiting = one.and_then(|one| one.waiting.as_ref());
        waiting.is_some_and(|waiting| waiting.readied().is_some())
    };
    let alone = names.before.is_empty() || names.after.is_empty();
    let mut all = names.before.iter().chain(&names.after);
    // `worg releases` may release what it has readied.
    if alone && acts.contains(&Act::Fire) && all.any(readied) {
        return Ok(None);
    }
    let release = Release {
        parts,
        names,
        others,
    };
    if acts.contains(&Act::Release) {
        return release.lets_go(acts.contains(&Act::End)).map(Some);
    }
    let flees = acts.contains(&Act::Flee) && !parts.items.iter().any(grapples);
    release.gets_free(flees)
}

/// Reads who stops to grapple: `aria no longer grapples ogre`, `aria drops the grapple`, `ogre is no longer grappled by aria`.
fn stops(parts: Parts<'_>, others: &[CombatantId]) -> Result<Option<Line>, Fault> {
    let ends = |it: &Item| has_any(it, &[Act::End]);
    let drops = |it: &Item| has_any(it, &[Act::Drop]);
    let grapples = |it: &Item| is_condition(it, parts.context);
    let fits = |it: &Item| ends(it) || drops(it) || matches!(it.kind, Kind::Who(_)) || grapples(it);
    let at = parts.items.iter().position(grapples);
    let Some(at) = at.filter(|_| parts.items.iter().all(fits)) else {
        return Ok(None);
    };
    let before = at.checked_sub(1).map(|before| &parts.items[before]);
    let dropped = before.is_some_and(drops);
    // `aria n'agrippe plus ogre`
    let after = parts.items.get(at + 1);
    if !dropped && !parts.items[..at].iter().chain(after).any(ends) {
        return Ok(None);
    }
    let release = Release {
        parts,
        names: names(parts, at),
        others,
    };
    let active = doers::is_active(parts, &parts.items[at]);
    let Names { before, after, .. } = &release.names;
    let acts = !before.is_empty() || !others.is_empty();
    match (active, acts, after.is_empty()) {
        (true, true, false) | (true, false, _) if dropped || acts => {
            release.lets_go(false).map(Some)
        }
        (true, true, true) => {
            let held = before.iter().any(|who| release.is_held(*who, &[]));
            let holds = before
                .iter()
                .any(|who| !release.held_by(&[*who]).is_empty());
            if dropped || holds && !held {
                release.lets_go(false).map(Some)
            } else {
                Ok(None)
            }
        }
        (false, _, true) if !before.is_empty() && !others.is_empty() => release.gets_free(false),
        _ => Ok(None),
    }
}

/// A line that ends a grapple.
struct Release<'p> {
    parts: Parts<'p>,
    names: Names,
    others: &'p [CombatantId],
}

impl Release<'_> {
    /// Reads who lets go of whom. Who `frees` somebody need not be the one who grapples.
    fn lets_go(&self, frees: bool) -> Result<Line, Fault> {
        let Names {
            before,
            after,
            from,
            ..
        } = &self.names;
        if after.is_empty() && !before.is_empty() {
            let held = if from.is_empty() {
                self.held_by(before)
            } else {
                Vec::new()
            };
            if !held.is_empty() {
                return self.ended(&held, before);
            }
            // `ogre free`
            return match before.as_slice() {
                [one] if from.is_empty() && !frees && !self.is_held(*one, &[]) => {
                    Err(Fault::NoGrapple(*one))
                }
                _ => self.ended(before, &self.one_list(&[from, self.others])?),
            };
        }
        let by = self.one_list(&[before, from, self.others])?;
        if frees && !after.iter().any(|who| self.is_held(*who, &by)) {
            return self.ended(after, &[]);
        }
        self.ended(after, &by)
    }

    /// Reads who gets free. One who `flees` and is not grappled leaves the combat.
    fn gets_free(&self, flees: bool) -> Result<Option<Line>, Fault> {
        let Names {
            before,
            after,
            from,
            ..
        } = &self.names;
        let (who, by) = if before.is_empty() {
            (after, self.one_list(&[from, self.others])?)
        } else {
            (before, self.one_list(&[after, from, self.others])?)
        };
        if flees && !who.iter().any(|who| self.is_held(*who, &[])) {
            return Ok(None);
        }
        self.ended(who, &by).map(Some)
    }

    /// Returns the combatants of the only list with any. Several lists may name the same one.
    fn one_list(&self, lists: &[&[CombatantId]]) -> Result<Vec<CombatantId>, Fault> {
        let mut named = lists.iter().filter(|list| !list.is_empty());
        let Some(first) = named.next() else {
            return Ok(Vec::new());
        };
        let other = named.flat_map(|list| list.iter());
        let other = other.copied().find(|one| **first != [*one]);
        let Some(other) = other else {
            return Ok(first.to_vec());
        };
        let name = self.parts.context.view.combatant(other);
        let name = name.map(|one| one.profile.name.clone());
        Err(Fault::Unread(name.unwrap_or_default()))
    }

    /// Lists those whom any of these combatants grapples.
    fn held_by(&self, by: &[CombatantId]) -> Vec<CombatantId> {
        let all = self.parts.context.view.combatants.iter();
        let all = all.map(|one| one.id);
        all.filter(|who| self.is_held(*who, by)).collect()
    }

    /// Returns whether a combatant is grappled: by any of these, if there are any.
    fn is_held(&self, who: CombatantId, by: &[CombatantId]) -> bool {
        let context = self.parts.context;
        let one = context.view.combatant(who);
        one.is_some_and(|one| holds(one, by, context))
    }

    /// Ends the grapples of those who are grappled, by those who grapple them. A name that means several may include
    /// others.
    fn ended(&self, who: &[CombatantId], by: &[CombatantId]) -> Result<Line, Fault> {
        if who.is_empty() {
            return Err(Fault::Missing(Missing::Name));
        }
        let (held, free): (Vec<_>, Vec<_>) = who.iter().partition(|who| self.is_held(**who, by));
        if held.is_empty() || !free.is_empty() && !self.names.plural {
            return Err(Fault::NotGrappled(free, by.to_vec()));
        }
        let grapples = |by: &CombatantId| held.iter().any(|who| self.is_held(*who, &[*by]));
        let (causes, idle): (Vec<_>, Vec<_>) = by.iter().partition(|by| grapples(by));
        if !idle.is_empty() && !self.names.plural {
            return Err(Fault::NotGrappled(held, idle));
        }
        Ok(Line::End {
            conditions: vec![grappled(self.parts.context)],
            who: held,
            causes,
        })
    }
}

/// Returns whether a part is one of these verbs.
fn has_any(item: &Item, acts: &[Act]) -> bool {
    matches!(&item.kind, Kind::Act(all) if acts.iter().any(|act| all.contains(act)))
}

/// Returns whether a part is the condition of a grapple.
fn is_condition(item: &Item, context: &Context<'_>) -> bool {
    matches!(&item.kind, Kind::Condition(named) if is_grapple(named, context))
}

/// Returns the names around the verb at a place, or the selected ones after it.
fn names(parts: Parts<'_>, verb: usize) -> Names {
    let mut names = Names::default();
    let mut is_from = false;
    for (at, item) in parts.items.iter().enumerate() {
        let Kind::Who(who) = &item.kind else {
            continue;
        };
        is_from = item.led == Some(Sense::From) || is_from && item.led == Some(Sense::And);
        names.plural |= who.len() > 1;
        let list = match (at < verb, is_from) {
            (true, _) => &mut names.before,
            (false, true) => &mut names.from,
            (false, false) => &mut names.after,
        };
        list.extend(who);
    }
    if names.before.is_empty() && names.after.is_empty() {
        let selected = parts.context.selected.iter();
        names.after.extend(selected.map(|(who, _)| *who));
    }
    names
}

/// Returns whether a combatant is grappled: by any of these, if there are any.
fn holds(one: &CombatantView, by: &[CombatantId], context: &Context<'_>) -> bool {
    let is = |condition: &Condition| match condition {
        Condition::Grappled => true,
        Condition::Custom(name) => is_grapple(&Named::Custom(name.clone()), context),
        _ => false,
    };
    if by.is_empty() {
        return one.conditions.iter().any(is);
    }
    let mut effects = one.effects.iter().map(|it| &it.effect);
    effects.any(|effect| {
        let source = effect.source.filter(|source| by.contains(source));
        source.is_some() && is(&effect.condition)
    })
}

/// Returns whether a condition is the one of a grapple.
fn is_grapple(named: &Named, context: &Context<'_>) -> bool {
    boons::is_one_of(named, &[GRAPPLED], context)
}

/// The English name of the condition of a grapple.
const GRAPPLED: &str = "grappled";

/// Returns the condition of a grapple: one of the rules in use, or else a customary one.
fn grappled(context: &Context<'_>) -> Named {
    let mut all = context.conditions.iter();
    let known = all.position(|names| names.iter().any(|name| name == GRAPPLED));
    known.map_or_else(
        || {
            let words = tokens(GRAPPLED, context.lang, context.fold);
            let found = lexicon::condition(&words, context.lang);
            Named::Custom(found.map_or(GRAPPLED, |(_, name, _)| name).to_owned())
        },
        Named::Known,
    )
}
