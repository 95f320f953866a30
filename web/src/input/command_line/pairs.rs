//! A verb before two names, of whom the first may be the one that acts: `grapple lidda g2`.

use super::boons;
use super::doers;
use super::items::Kind;
use super::parsed::Fault;
use super::parts::Parts;
use super::sense::Sense;

/// Infinitives, which name the action, each with the form that has an actor.
const INFINITIVES: [(&str, &str); 2] = [("agarrar", "agarra"), ("agripper", "agrippe")];

/// Checks that nobody who may grapple is read as grappled. A comma or `and` lists both.
///
/// # Errors
/// [`Fault::Apart`] with the line of each reading.
pub(super) fn unclear(parts: Parts<'_>) -> Result<(), Fault> {
    let [verb, first, second] = parts.items else {
        return Ok(());
    };
    let Kind::Condition(named) = &verb.kind else {
        return Ok(());
    };
    let are_names = matches!((&first.kind, &second.kind), (Kind::Who(_), Kind::Who(_)));
    let listed = second.breaks || second.led == Some(Sense::And);
    let grapples = boons::is_one_of(named, &["grappled"], parts.context);
    let typed = (parts.typed)(verb);
    let folded = (parts.context.fold)(&typed);
    let infinitive = INFINITIVES.iter().find(|(named, _)| *named == folded);
    let acts = infinitive.is_some() || doers::is_active(parts, verb);
    if !are_names || listed || !grapples || !acts {
        return Ok(());
    }
    let verb = infinitive.map_or(typed, |(_, acting)| (*acting).to_owned());
    let [first, second] = [first, second].map(parts.typed);
    Err(Fault::Apart(vec![
        format!("{first} {verb} {second}"),
        format!("{verb} {first}, {second}"),
    ]))
}
