//! Spells with concentration: `mialee casts bless`, `mialee casts hold person on bugbear`.

use super::doers::Done;
use super::free::Text;
use super::parsed::{Fault, Line};
use super::sense::Act;

/// The spells with concentration, in the three languages and without accents.
const CONCENTRATED: &str = "hold person|bless|bane|haste|hex|slow|invisibility|fly|fear|hunter's mark|confusion|entangle|web\
    |bendicion|perdicion|maleficio|acelerar|prisa|ralentizar|invisibilidad|volar|vuelo|miedo|marca del cazador|inmovilizar persona|retener persona|telarana\
    |benediction|fleau|malefice|hate|rapidite|lenteur|invisibilite|vol|peur|marque du chasseur|immobilisation de personne|toile d'araignee";

/// Returns whether a spell needs concentration.
fn is_concentrated(spell: &str) -> bool {
    CONCENTRATED.split('|').any(|one| one == spell)
}

/// Reads `mialee casts bless`. Nobody is named who would receive a condition, so only the concentration is left.
pub(super) fn alone(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Cast).filter(|verb| verb.at > 0)?;
    let end = text.tokens.len();
    let (who, next) = text.who(0, verb.at).ok()??;
    if text.skip(next, verb.at) < verb.at {
        return None;
    }
    let spell = text.raw(text.skip(verb.at + verb.used, end), end);
    let folded = (text.context.fold)(&spell).replace('’', "'");
    let spell = spell.to_lowercase();
    is_concentrated(&folded).then_some(Ok(Line::Concentrate { who, spell }))
}

/// Adds the concentration of a caster to a condition that is cast: `mialee casts hold person on bugbear`.
pub(crate) fn concentrates(line: Line, done: &Done<'_>) -> Line {
    let (Some(cast), [caster], Line::Begin { .. }) = (&done.cast, done.doers.as_slice(), &line)
    else {
        return line;
    };
    let spell = (done.parts.context.fold)(cast);
    if !is_concentrated(&spell) {
        return line;
    }
    let spell = cast.to_lowercase();
    Line::Together(vec![
        line,
        Line::Concentrate {
            who: *caster,
            spell,
        },
    ])
}
