//! A typed change of hit points for several combatants: `7 g3 g4, half bug` or `5 fire + 4 poison g3`.

mod roster;

use asalto_core::share::DamageShare;
use asalto_core::{Bypass, CombatantId, DamageType};

use roster::number;
pub use roster::{Fault, Roster};

/// A typed amount, and the combatants named after it with their shares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DamageLine {
    /// The amount: a number or dice, such as `7` or `2d6+1`.
    pub amount: String,
    /// The type of damage.
    pub of: Option<DamageType>,
    /// The parts of the same hit after the first one, each with its type.
    pub more: Vec<(String, Option<DamageType>)>,
    /// The text of the parts, without the combatants.
    pub hit: String,
    /// The named combatants, each once.
    pub targets: Vec<(CombatantId, DamageShare)>,
    /// What the weapon bypasses, if the text says it. Words for it are taken out before the line is read.
    pub bypasses: Option<Bypass>,
    /// Whether the text says that the damage is nonlethal. Words for it are taken out before the line is read.
    pub nonlethal: bool,
}

/// The characters that separate groups of targets. Each group begins with a full share.
const PARTED: [char; 2] = [',', ';'];

/// Reads an amount and the targets after it. All words are in lowercase and without accents.
///
/// # Errors
/// [`Fault`] if a word names nobody, or several combatants, or is a second type.
pub fn read(typed: &str, roster: &Roster) -> Result<DamageLine, Fault> {
    let typed = typed.trim();
    if let Some(word) = critical(typed, roster) {
        return Err(Fault::Critical(word.to_owned()));
    }
    if let Some(turned) = share_behind(typed) {
        return read(&turned, roster);
    }
    let end = typed
        .find(|it: char| it.is_whitespace() || PARTED.contains(&it))
        .unwrap_or(typed.len());
    let (of, mut rest) = without_type(&typed[end..], roster);
    let mut more: Vec<(String, Option<DamageType>)> = Vec::new();
    while let Some((amount, after)) = further_amount(rest).or_else(|| {
        let last = more.last().map_or(of, |(_, of)| *of);
        unjoined_amount(rest, roster).filter(|_| last.is_some())
    }) {
        let (of, after) = without_type(after, roster);
        more.push((amount.to_owned(), of));
        rest = after;
    }
    let last = more.last().map_or(of, |(_, of)| *of);
    let is_typed = of.is_some() || more.iter().any(|(_, of)| of.is_some());
    let (later, others) = later_types(rest, roster);
    let amounts = typed[..typed.len() - rest.len()].trim_end();
    let (of, hit, named) = match later.as_slice() {
        [(_, second), ..] if is_typed => return Err(Fault::SecondType((*second).to_owned())),
        [_, (_, second), ..] => return Err(Fault::SecondType((*second).to_owned())),
        [(later, word)] if more.is_empty() => {
            (Some(*later), format!("{amounts} {word}"), others.as_str())
        }
        _ => (of, amounts.to_owned(), rest),
    };
    let targets = targets(named, roster).map_err(|fault| match fault {
        // `9 chocolate`
        Fault::Nobody(word)
            if last.is_none()
                && rest.trim_start().starts_with(&word)
                && word.chars().all(char::is_alphabetic) =>
        {
            Fault::NeitherNameNorType(word)
        }
        fault => fault,
    })?;
    Ok(DamageLine {
        amount: typed[..end].to_owned(),
        of,
        more,
        hit,
        targets,
        bypasses: None,
        nonlethal: false,
    })
}

/// Finds the amount of a further part of the hit, after a plus or a word for it, and returns it with the rest. It is
/// never the number of a combatant, whose name comes first.
fn further_amount(rest: &str) -> Option<(&str, &str)> {
    let text = rest.trim_start();
    let joined = text.strip_prefix('+').or_else(|| {
        let (word, after) = text.split_once(char::is_whitespace)?;
        matches!(word, "and" | "plus" | "y" | "mas" | "et").then_some(after)
    })?;
    let (word, after) = first_word(joined);
    is_amount(word).then_some((word, after))
}

/// Finds the amount of a further part of the hit without a word between them: its type follows it, as in `8 fire 4 cold`.
fn unjoined_amount<'t>(rest: &'t str, roster: &Roster) -> Option<(&'t str, &'t str)> {
    let text = rest.trim_start();
    let text = text.strip_prefix(',').unwrap_or(text);
    let (word, after) = first_word(text);
    let is_typed = || without_type(after, roster).0.is_some();
    (is_amount(word) && is_typed()).then_some((word, after))
}

/// Returns whether a word is a number or dice.
fn is_amount(word: &str) -> bool {
    let is_part = |it: char| it.is_ascii_digit() || matches!(it, 'd' | '+' | '-');
    word.starts_with(|it: char| it.is_ascii_digit()) && word.chars().all(is_part)
}

/// Returns a text that begins with a share, with the share behind its amount: `9 half aria` for `half 9 aria`.
fn share_behind(typed: &str) -> Option<String> {
    let (word, rest) = first_word(typed);
    share(word)?;
    let (amount, after) = first_word(rest);
    let begins = amount.starts_with(|it: char| it.is_ascii_digit());
    begins.then(|| format!("{amount} {word}{after}"))
}

/// Finds a word for a critical hit that is no name.
fn critical<'t>(typed: &'t str, roster: &Roster) -> Option<&'t str> {
    let mut words = typed.split(|it: char| it.is_whitespace() || PARTED.contains(&it));
    words.find(|word| {
        let is_critical = matches!(
            *word,
            "crit" | "crits" | "critical" | "critico" | "critica" | "critique"
        );
        is_critical && roster.find(&[word]).is_err()
    })
}

/// Splits a text after its first word.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(|it: char| it.is_whitespace() || PARTED.contains(&it));
    text.split_at(end.unwrap_or(text.len()))
}

/// Lists the types of damage among the targets with their words, and returns the text without them: `lidda fire half`, `borin de
/// fuego`.
fn later_types<'t>(rest: &'t str, roster: &Roster) -> (Vec<(DamageType, &'t str)>, String) {
    let mut types = Vec::new();
    let groups = rest.split(PARTED).map(|group| {
        let words: Vec<_> = group.split_whitespace().collect();
        let mut kept: Vec<&str> = Vec::new();
        let mut at = 0;
        while let Some(&word) = words.get(at) {
            let is_small = is_of(word) || share(word).is_some() || is_filler(word);
            let of = roster.damage_type(&words[at..]).filter(|_| !is_small);
            let is_name = of.is_none() && !is_small;
            let named = is_name.then(|| roster.find(&words[at..]).ok()).flatten();
            let used = named.map_or(1, |(_, used)| used);
            if let Some(of) = of {
                types.push((of, word));
                kept.pop_if(|before| is_of(before));
            } else {
                kept.extend(&words[at..at + used]);
            }
            at += used;
        }
        kept.join(" ")
    });
    let others = groups.collect::<Vec<_>>().join(", ");
    (types, others)
}

/// Returns whether a word leads a type of damage.
fn is_of(word: &str) -> bool {
    matches!(word, "de" | "of")
}

/// Reads combatants with their shares, such as `to g3 g4, half bug` or `g3 half`. All words are in lowercase and without
/// accents.
///
/// # Errors
/// [`Fault`] if a word names nobody, or several combatants.
pub fn targets(typed: &str, roster: &Roster) -> Result<Vec<(CombatantId, DamageShare)>, Fault> {
    let mut targets = Vec::new();
    for group in typed.split(PARTED) {
        let words: Vec<_> = group.split_whitespace().collect();
        let mut share = DamageShare::Full;
        // The targets since the last share, which one at the end belongs to.
        let mut before = Vec::new();
        let mut named = Vec::new();
        let mut rest = words.as_slice();
        while let Some(word) = rest.first() {
            if let Some(next) = self::share(word) {
                share = next;
                before = std::mem::take(&mut named);
                rest = &rest[1..];
            } else if is_filler(word) {
                rest = &rest[1..];
            } else if !named.is_empty() && is_second_amount(rest) {
                return Err(Fault::SecondAmount((*word).to_owned()));
            } else {
                let last = targets.last().map(|(who, _)| *who);
                let (found, used) = match (number(word), last) {
                    (Some(number), Some(last)) => {
                        let found = roster.of_same_kind(last, number);
                        (
                            vec![found.ok_or_else(|| Fault::Nobody((*word).to_owned()))?],
                            1,
                        )
                    }
                    _ => found_in(rest, roster)?,
                };
                for who in found {
                    targets.retain(|(there, _)| *there != who);
                    targets.push((who, share));
                    named.push(who);
                }
                rest = &rest[used..];
            }
        }
        if named.is_empty() {
            let at_end = targets.iter_mut().filter(|(who, _)| before.contains(who));
            at_end.for_each(|(_, one)| *one = share);
        }
    }
    Ok(targets)
}

/// Finds the combatants that the first words name, and the number of those words.
///
/// # Errors
/// [`Fault`] if they name nobody, or several ambiguously. A number that nobody has beside the name is part of it.
fn found_in(rest: &[&str], roster: &Roster) -> Result<(Vec<CombatantId>, usize), Fault> {
    let found = roster.find(rest);
    let (used, who) = match &found {
        Ok((who, used)) => (*used, who.as_slice()),
        Err(Fault::Several(word)) if *word == rest[0] => (1, &[][..]),
        Err(_) => return found,
    };
    let Some(of) = rest.get(used).and_then(|word| number(word)) else {
        return found;
    };
    let name = rest[used - 1];
    let has_number = name.contains(|it: char| it.is_ascii_digit());
    let is_there = || match who {
        [one] => roster.of_same_kind(*one, of).is_some(),
        who => !who.is_empty(),
    };
    if has_number || is_second_amount(&rest[used..]) || is_there() {
        return found;
    }
    let typed = rest[..=used].join(" ");
    Err(Fault::NoNumber(typed, roster.near(name)))
}

/// Returns whether a number stands before another name: `4 g2`. At the end it is the number of a combatant: `g1 4`.
fn is_second_amount(words: &[&str]) -> bool {
    let is_number = |word: &str| word.chars().all(|it| it.is_ascii_digit());
    match words {
        [number, next, ..] => {
            let is_name = !is_number(next) && share(next).is_none() && !is_filler(next);
            is_number(number) && is_name
        }
        _ => false,
    }
}

/// Finds a type of damage right after the amount, and returns it with the rest.
fn without_type<'t>(rest: &'t str, roster: &Roster) -> (Option<DamageType>, &'t str) {
    let (word, after) = match first_word(rest) {
        // `9 de feu`
        (word, after) if is_of(word) => first_word(after),
        first => first,
    };
    let next = first_word(after).0;
    match roster.damage_type(&[word, next]) {
        Some(of) => (Some(of), after),
        None => (None, rest),
    }
}

/// Returns whether a word says that the number is damage.
fn is_damage(word: &str) -> bool {
    matches!(word, "damage" | "dano" | "degats")
}

fn share(word: &str) -> Option<DamageShare> {
    match word {
        "half" | "mitad" | "moitie" | "½" | "1/2" => Some(DamageShare::Half),
        "double" | "doble" | "x2" | "×2" => Some(DamageShare::Double),
        _ => None,
    }
}

fn is_filler(word: &str) -> bool {
    matches!(
        word,
        "to" | "and"
            | "the"
            | "a"
            | "al"
            | "y"
            | "e"
            | "el"
            | "la"
            | "et"
            | "au"
            | "aux"
            | "le"
            | "les"
            | "los"
            | "las"
    ) || is_damage(word)
}

#[cfg(test)]
mod tests;
