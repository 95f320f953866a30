//! A verb before two names, of whom the first may be the one that acts: `grapple lidda g2`.

use super::boons;
use super::doers;
use super::items::Kind;
use super::lexicon;
use super::parsed::Fault;
use super::parts::Parts;
use super::sense::Sense;

/// Checks that nobody who may grapple is read as grappled. A comma or `and` lists both.
///
/// # Errors
/// [`Fault::WhoActs`] with a line for each of the two that may grapple.
pub(super) fn unclear(parts: Parts<'_>) -> Result<(), Fault> {
    let [verb, first, second, rest @ ..] = parts.items else {
        return Ok(());
    };
    let Kind::Condition(named) = &verb.kind else {
        return Ok(());
    };
    let are_names = matches!((&first.kind, &second.kind), (Kind::Who(_), Kind::Who(_)));
    let lasts = rest.iter().all(|it| matches!(it.kind, Kind::Lasts(_)));
    let listed = second.breaks || second.led == Some(Sense::And);
    let grapples = boons::is_one_of(named, &["grappled"], parts.context);
    if !are_names || !lasts || listed || !grapples || !doers::is_active(parts, verb) {
        return Ok(());
    }
    // A duration belongs to each line.
    let tail = match parts.text(rest) {
        text if text.is_empty() => text,
        text => format!(" {text}"),
    };
    let line = lexicon::of(parts.context.lang).lines.grapples;
    let [first, second] = [first, second].map(parts.typed);
    let acts = |who: &str, other: &str| {
        let line = line.replace("{who}", who).replace("{n}", other);
        format!("{line}{tail}")
    };
    Err(Fault::WhoActs(vec![
        acts(&first, &second),
        acts(&second, &first),
    ]))
}
