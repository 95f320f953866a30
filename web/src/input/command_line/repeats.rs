//! A hit that is dealt more than once: `borin and mira hit the ogre for 6 each`, `aria hits the ogre 3 times for 5`.

use asalto_core::CombatantId;
use asalto_text::Lang;

use super::doers::Done;
use super::items::{Item, Kind};
use super::lexicon;
use super::parsed::{Fault, Line};
use super::parts::Parts;
use super::sense::{Act, Sense};
use super::sources;
use super::suggestion::names;
use super::tokens::Token;
use crate::input::hit_points::Kind as Change;

/// The words for each of those who act, in the three languages.
const EACH: [&str; 10] = [
    "each", "each of", "apiece", "every", "cada", "cada uno", "cada una", "chaque", "chacun",
    "chacune",
];

/// The words after the number of hits, in the three languages.
const TIMES: [&str; 5] = ["times", "time", "veces", "vez", "fois"];

/// The most hits of one line.
const MOST: usize = 20;

/// The most lines that are offered.
const OFFERED: usize = 4;

/// Reads how often a hit is dealt, after its verb: `3 times`, with the number of words.
pub(super) fn times(rest: &[Token], items: &[Item], lang: Lang) -> Option<(usize, usize)> {
    let [number, unit, ..] = rest else {
        return None;
    };
    let changes = |it: &Item| matches!(&it.kind, Kind::Act(acts) if acts.contains(&Act::Harm) || acts.contains(&Act::Cure));
    if unit.breaks || !TIMES.contains(&unit.text.as_str()) || !items.iter().any(changes) {
        return None;
    }
    let spoken = || {
        let (senses, _) = lexicon::senses(std::slice::from_ref(number), lang);
        senses.iter().find_map(|sense| match sense {
            Sense::Number(number) => usize::try_from(*number).ok(),
            _ => None,
        })
    };
    let count = number.text.parse().ok().or_else(spoken)?;
    (1..=MOST).contains(&count).then_some((count, 2))
}

/// Returns the parts without the number of hits.
pub(super) fn without_times(parts: Parts<'_>) -> Vec<Item> {
    let mut kept: Vec<Item> = Vec::new();
    let mut breaks = false;
    for item in parts.items {
        if matches!(item.kind, Kind::Times(_)) {
            breaks |= item.breaks;
            continue;
        }
        let mut item = item.clone();
        item.breaks |= std::mem::take(&mut breaks);
        kept.push(item);
    }
    kept
}

/// Returns a change of hit points as often as the line says: once for each who acts, or a number of times. `all` are the
/// parts with those who act.
///
/// # Errors
/// [`Fault::HitsApart`] with a line for each, if there are several targets or dice. [`Fault::Unread`] with the number of
/// hits, if the line has several changes.
pub(super) fn dealt(
    line: Line,
    all: Parts<'_>,
    done: &Done<'_>,
    causes: &[CombatantId],
) -> Result<Line, Fault> {
    let Line::Points(points) = &line else {
        return Ok(line);
    };
    let times = all
        .items
        .iter()
        .find(|it| matches!(it.kind, Kind::Times(_)));
    let doers = doers(all, done, causes);
    let alone = points.iter().all(|one| one.targets.len() == 1);
    let each = doers.len() > 1
        && points.iter().all(|one| one.kind != Change::Temporary)
        && each_acts(all, !done.doers.is_empty() || alone);
    let count = match times.map(|it| &it.kind) {
        Some(Kind::Times(count)) if each => count * doers.len(),
        Some(Kind::Times(count)) => *count,
        _ if each => doers.len(),
        _ => return Ok(line),
    };
    let [one] = points.as_slice() else {
        return Err(match times {
            Some(times) => Fault::Unread((all.typed)(times)),
            None => Fault::HitsApart(Vec::new()),
        });
    };
    let dice = one.parts.iter().any(|part| part.amount.contains('d'));
    if count > 1 && dice || each && !alone {
        return Err(Fault::HitsApart(lines(all, done, &doers, each)));
    }
    Ok(Line::Points(vec![one.clone(); count]))
}

/// Returns those who act: before the verb, after `by`, or after `from`.
fn doers(all: Parts<'_>, done: &Done<'_>, causes: &[CombatantId]) -> Vec<CombatantId> {
    if !done.doers.is_empty() {
        return done.doers.clone();
    }
    if !causes.is_empty() {
        return causes.to_vec();
    }
    sources::after_from(all).map_or(Vec::new(), |sourced| sourced.causes)
}

/// Returns whether the line says that each of those who act does so. Before the verb and after the amount the word is theirs, if
/// nobody else could be meant; before the name of a target it never is: `deal 6 to each goblin`.
fn each_acts(all: Parts<'_>, theirs: bool) -> bool {
    let acts = |it: &Item| matches!(it.kind, Kind::Act(_));
    let who = |it: &Item| matches!(it.kind, Kind::Who(_));
    let verb = all.items.iter().find(|it| acts(it));
    let verb = verb.map_or(0, |it| it.at.start);
    (0..all.tokens.len()).any(|at| {
        let used = EACH
            .iter()
            .filter_map(|one| lexicon::matches(one, &all.tokens[at..]));
        let Some(used) = used.max() else {
            return false;
        };
        let next = all.items.iter().find(|it| it.at.start >= at + used);
        let before = all.items.iter().rev().find(|it| it.at.end <= at);
        // `lidda and jozan take 6 from g1 and g2 each`
        let ends_causes = at > verb && before.is_some_and(who);
        // `hacen 4 cada uno a borin`: the word ends before the target begins.
        let (senses, _) = lexicon::senses(&all.tokens[at + used..], all.context.lang);
        let ends = senses.contains(&Sense::To);
        let is_named = !ends && next.is_some_and(|it| !it.breaks && who(it));
        (theirs || ends_causes) && (at < verb || !is_named)
    })
}

/// Returns the line of each who acts, or the line of one hit.
fn lines(all: Parts<'_>, done: &Done<'_>, doers: &[CombatantId], each: bool) -> Vec<String> {
    if done.doers.is_empty() {
        return Vec::new();
    }
    let mut said = all.text(done.parts.items);
    let times = |it: &&Item| matches!(it.kind, Kind::Times(_));
    if let Some(times) = done.parts.items.iter().find(times) {
        said = said.replacen(&(all.typed)(times), "", 1);
    }
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let doers = if each { doers } else { &doers[..1] };
    let view = all.context.view;
    let doers = doers.iter().take(OFFERED);
    doers
        .map(|who| format!("{} {said}", names(view, &[*who])))
        .collect()
}
