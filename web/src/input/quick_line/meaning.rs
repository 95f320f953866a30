//! The meaning of the next words of a part of a line, in any of the three languages.

use asalto_core::Side;
use asalto_core::actor::Formula;
use asalto_core::combatant::{BaseColor, Challenge, Controller, Feature, NumericField};
use asalto_text::numeric_field;

use super::count::{is_dice, rolls, trailing};
use super::defense::{Typed, defense};
use super::fault::LineFault;
use super::reading::Stage;
use super::secrecy::{Secrecy, secrecy};
use super::word::{Word, longest, matches};
use crate::input::base_words::color;
use crate::input::number::whole;

/// The meaning of words, for a combatant.
pub(super) enum Meaning {
    /// The number of a field.
    Number(NumericField, i32),
    /// The current hit points and their maximum.
    Wounded(i32, i32),
    /// The dice for hit points.
    HitDice(String),
    /// Its initiative result.
    Total(i32),
    /// Its challenge rating.
    Challenge(Challenge),
    /// The formula for initiative.
    Formula(Formula),
    /// One roll for all.
    Group,
    /// One roll each.
    Apart,
    /// Its lair, by its word.
    Lair(String),
    /// What it keeps from players.
    Secrecy(Secrecy),
    /// A defense against damage of a type.
    Defense(Typed),
    /// The color of the base of its miniature.
    Base(BaseColor),
    /// A feature, if the rules know it.
    Feature(Feature),
    /// Its side, and who controls it.
    Side(Side, Controller),
    /// The side that it fights for.
    FightsFor(Side),
    /// Nothing: `ogre with 59 hp`.
    Filler,
    /// A part of the name.
    Name,
}

/// The words for one roll for identical creatures (D5E-20).
const GROUP: &str = "group|one roll|as a group|as one group|in a group|in one group|in group|grupo|en grupo|en un grupo|en un solo grupo\
    |una tirada|una sola tirada|groupe|en groupe|dans un groupe|en un groupe|en un seul groupe|un jet|un seul jet";

/// The words for a group before its number: `goblin group of 6`.
const GROUP_OF: &str =
    "group of|in a group of|grupo de|en un grupo de|groupe de|en groupe de|dans un groupe de";

/// The highest initiative before combat that is a modifier without a sign. A higher number is the total of a roll.
const HIGHEST_PLAIN_MODIFIER: i32 = 10;

/// The words for one roll for each of several identical creatures.
const APART: &str = "each|one roll each|one each|cada uno|cada una|una tirada cada uno|una tirada cada una|chacun|chacune|un jet chacun|un jet chacune";

/// The words that place a creature in its lair (D5E-71).
const LAIR: &str = "lair|in its lair|guarida|en su guarida|repaire|dans son repaire";

/// The features with words of their own.
const FEATURES: [(Feature, &str); 5] = [
    (
        Feature::Alert,
        "alert|alerta|dote alerta|alerte|vigilant|vigilante|don vigilant",
    ),
    (
        Feature::FeralInstinct,
        "feral instinct|instinto salvaje|instinto feral|instinct sauvage",
    ),
    (
        Feature::ActionSurge,
        "action surge|surge|accion subita|oleada de accion|fougue",
    ),
    (
        Feature::Undead,
        "undead|muerto viviente|muerta viviente|muertos vivientes|no muerto|no muerta|no muertos|mort-vivant|mort vivant\
        |morte-vivante|morts-vivants|morts vivants",
    ),
    (
        Feature::Construct,
        "construct|constructs|constructo|constructos|creature artificielle|creatures artificielles",
    ),
];

/// The words for a challenge rating.
const CHALLENGE: &str = "cr|challenge|challenge rating|vd|valor de desafio|fp|facteur de puissance";

/// The words before the result of an initiative roll.
const ROLLED: &str = "rolled|rolled a|rolled an|rolls|rolls a|rolls an|rolling|roll|total|with a total of|init roll|init total\
    |initiative roll|initiative total|saca|saca un|saco|saco un|sacando|sacando un|ha sacado|ha sacado un|tira|tira un|tirada\
    |resultado|con un total de|obtient|obtient un|obtenu|a obtenu|a obtenu un|fait|fait un|a fait|a fait un|jet|jet de|resultat\
    |resultat de|score|score de|avec un total de";

/// The words after the result of an initiative roll.
const FOR_INITIATIVE: &str = "for initiative|on initiative|de iniciativa|en iniciativa|en la iniciativa|a l'initiative\
    |d'initiative|en initiative|pour l'initiative";

/// The words before a number: `ogre with 59 hp`.
const FILLER: &str = "with|con|avec";

/// The sides, with their words after a name.
const SIDES: [(Side, Controller, &str); 4] = [
    (
        Side::PARTY,
        Controller::Player,
        "pc|pcs|player|players|player character|pj|pjs|jugador|jugadora|jugadores|personaje jugador|joueur|joueuse|joueurs\
        |personnage joueur",
    ),
    (
        Side::PARTY,
        Controller::GameMaster,
        "party|ally|allies|aliado|aliada|aliados|aliadas|allie|alliee|allies|alliees",
    ),
    (
        Side::FOES,
        Controller::GameMaster,
        "foe|foes|enemy|enemies|npc|npcs|enemigo|enemiga|enemigos|enemigas|pnj|pnjs|ennemi|ennemie|ennemis|ennemies",
    ),
    (
        Side(2),
        Controller::GameMaster,
        "other|others|neutral|otro|otra|otros|otras|neutral|autre|autres|neutre",
    ),
];

/// The words before the side that newcomers fight for.
const FIGHTS_FOR: &str = "for|for the|with the|on the side of|on the side of the|para|para el|para la|para los|para las|con el|con los|con las\
    |del lado de|del lado del|del lado de los|pour|pour le|pour la|pour les|avec le|avec les|du cote de|du cote du|du cote des|aux cotes de|aux cotes du|aux cotes des";

/// The sides that newcomers fight for. The words for players mean no player characters here.
const FOUGHT_FOR: [(Side, &str); 2] = [
    (
        Side::PARTY,
        "party|heroes|players|pcs|pc|allies|adventurers|characters|us|grupo|jugadores|pjs|pj|aliados|aventureros|personajes|nosotros\
        |groupe|heros|joueurs|allies|aventuriers|personnages|equipe|nous",
    ),
    (
        Side::FOES,
        "foes|enemies|monsters|baddies|villains|opponents|enemigos|monstruos|malos|adversarios|ennemis|monstres|mechants|adversaires",
    ),
];

/// The words for a side without its name.
const OUR_SIDE: [(Side, &str); 2] = [
    (
        Side::PARTY,
        "on our side|de nuestro lado|de nuestra parte|de notre cote|a nos cotes",
    ),
    (
        Side::FOES,
        "on their side|against us|de su lado|contra nosotros|de leur cote|contre nous",
    ),
];

/// The fields whose words are never a part of a name.
const NEVER_NAMED: [NumericField; 2] = [NumericField::HitPoints, NumericField::ArmorClass];

/// Returns the meaning of the next words, and their number. Some words have their meaning only after a name.
///
/// # Errors
/// [`LineFault`] if a field has no number, or dice can't be rolled.
pub(super) fn meaning(words: &[Word<'_>], named: bool) -> Result<(Meaning, usize), LineFault> {
    let Some(word) = words.first() else {
        return Ok((Meaning::Filler, 0));
    };
    if let Some((field, number, used)) = number_first(words) {
        return Ok((Meaning::Number(field, number), used));
    }
    if word.plain.starts_with(['+', '-'])
        && let Some(number) = number(&word.plain)
    {
        return Ok((Meaning::Number(NumericField::Initiative, number), 1));
    }
    if let Some((field, number)) = glued(&word.plain) {
        return Ok((Meaning::Number(field, number), 1));
    }
    if let Some((dice, used)) = hit_dice(words) {
        return if rolls(&dice).is_some() {
            Ok((Meaning::HitDice(dice), used))
        } else {
            Err(LineFault::Dice(dice))
        };
    }
    if named && is_dice(&word.plain) {
        return Ok((Meaning::Formula(formula(word)?), 1));
    }
    if let Some((field, used)) = field(words) {
        let value = words.get(used).map(|next| next.plain.as_str());
        if field == NumericField::HitPoints
            && let Some((now, most)) = value.and_then(wounded)
        {
            return Ok((Meaning::Wounded(now, most), used + 1));
        }
        if let Some(number) = value.and_then(number) {
            return Ok((Meaning::Number(field, number), used + 1));
        }
        if field == NumericField::Initiative
            && let Some(dice) = words.get(used).filter(|word| is_dice(&word.plain))
        {
            return Ok((Meaning::Formula(formula(dice)?), used + 1));
        }
        if named && NEVER_NAMED.contains(&field) {
            let typed: Vec<_> = words[..used].iter().map(|word| word.typed).collect();
            return Err(LineFault::NoNumber(typed.join(" ")));
        }
    }
    if named && let Some((total, used)) = total(words) {
        return Ok((Meaning::Total(total), used));
    }
    if let Some((rating, used)) = challenge(words)? {
        return Ok((Meaning::Challenge(rating), used));
    }
    if !named {
        return Ok((Meaning::Name, 1));
    }
    // `one roll each` begins with the words of a group.
    if let Some(used) = longest(APART, words) {
        return Ok((Meaning::Apart, used));
    }
    if let Some(used) = longest(GROUP, words) {
        return Ok((Meaning::Group, used));
    }
    if let Some(used) = longest(LAIR, words) {
        let typed = words[used - 1].typed.to_ascii_lowercase();
        return Ok((Meaning::Lair(typed), used));
    }
    let features = FEATURES.iter();
    let mut features = features.filter_map(|(of, phrases)| Some((*of, longest(phrases, words)?)));
    if let Some((feature, used)) = features.next() {
        return Ok((Meaning::Feature(feature), used));
    }
    if let Some((typed, used)) = defense(words, |rest| {
        number_first(rest).is_some()
            || !is_name(rest, true)
            || matches!(trailing(rest), Ok(Some(_)))
    }) {
        return Ok((Meaning::Defense(typed), used));
    }
    if let Some(color) = base(words) {
        return Ok((Meaning::Base(color), 2));
    }
    if let Some((secrecy, used)) = secrecy(words, is_name)? {
        return Ok((Meaning::Secrecy(secrecy), used));
    }
    if let Some((side, controller, used)) = side(words) {
        return Ok((Meaning::Side(side, controller), used));
    }
    if let Some((side, used)) = fought_for(words) {
        return Ok((Meaning::FightsFor(side), used));
    }
    if longest(FILLER, words).is_some() && words.len() > 1 {
        let next = meaning(&words[1..], true)?;
        if !matches!(next.0, Meaning::Name | Meaning::Filler) {
            return Ok((Meaning::Filler, 1));
        }
    }
    Ok((Meaning::Name, 1))
}

/// Reads the dice for initiative.
fn formula(word: &Word<'_>) -> Result<Formula, LineFault> {
    let formula = rolls(&word.plain).and_then(|_| word.plain.parse().ok());
    formula.ok_or_else(|| LineFault::Dice(word.typed.to_owned()))
}

/// Reads the number of a group behind a name, and returns the number of words: `group of 6`.
pub(super) fn group_of<'w>(words: &'w [Word<'w>]) -> Option<(&'w Word<'w>, usize)> {
    let used = longest(GROUP_OF, words)?;
    let count = words.get(used)?;
    whole(&count.plain).map(|_| (count, used + 1))
}

/// Reads the color of a base: `red base`, `base roja`.
fn base(words: &[Word<'_>]) -> Option<BaseColor> {
    let [first, second] = words.first_chunk()?;
    let is_base = |word: &Word<'_>| matches!(word.plain.as_str(), "base" | "socle");
    match (is_base(first), is_base(second)) {
        (true, false) => color(&second.plain),
        (false, true) => color(&first.plain),
        _ => None,
    }
}

/// Returns whether the words begin with a part of a name.
pub(super) fn is_name(words: &[Word<'_>], named: bool) -> bool {
    matches!(meaning(words, named), Ok((Meaning::Name, _)))
}

/// Returns the side that the words begin with, who controls it, and the number of words.
pub(super) fn side(words: &[Word<'_>]) -> Option<(Side, Controller, usize)> {
    let found = SIDES.iter().filter_map(|(side, controller, phrases)| {
        longest(phrases, words).map(|used| (*side, *controller, used))
    });
    found.max_by_key(|(.., used)| *used)
}

/// Returns the side that newcomers fight for, and the number of words: `2 wolves for the party`.
pub(super) fn fought_for(words: &[Word<'_>]) -> Option<(Side, usize)> {
    let of = |sides: &[(Side, &str)], words: &[Word<'_>]| {
        let found = sides
            .iter()
            .filter_map(|(side, phrases)| Some((*side, longest(phrases, words)?)));
        found.max_by_key(|(_, used)| *used)
    };
    if let Some(found) = of(&OUR_SIDE, words) {
        return Some(found);
    }
    let lead = longest(FIGHTS_FOR, words)?;
    let (side, used) = of(&FOUGHT_FOR, words.get(lead..)?)?;
    Some((side, lead + used))
}

/// Returns the field that the words begin with, and the number of words.
fn field(words: &[Word<'_>]) -> Option<(NumericField, usize)> {
    let fields = NumericField::ALL.iter().filter_map(|field| {
        let phrases = numeric_field(*field).typed_words();
        let used = phrases.filter_map(|phrase| matches(phrase, words)).max()?;
        Some((*field, used))
    });
    fields.max_by_key(|(_, used)| *used)
}

/// Reads a number before its field: `59 hp`. In `goblin 2 hp 7` the field has the number after it.
fn number_first(words: &[Word<'_>]) -> Option<(NumericField, i32, usize)> {
    let first = words.first()?;
    if !first
        .plain
        .starts_with(|letter: char| letter.is_ascii_digit())
    {
        return None;
    }
    let value = number(&first.plain)?;
    let (of, used) = field(&words[1..])?;
    // Numbers and fields alternate; whichever ends them has begun them.
    let mut at = 1 + used;
    while words
        .get(at)
        .is_some_and(|word| number(&word.plain).is_some())
    {
        let (_, used) = field(&words[at + 1..])?;
        at += 1 + used;
    }
    Some((of, value, 1 + used))
}

/// Reads the result of an initiative roll, and returns the number of words: `rolled 15`, `saca 15 de iniciativa`.
fn total(words: &[Word<'_>]) -> Option<(i32, usize)> {
    let used = longest(ROLLED, words)?;
    let total = whole(&words.get(used)?.plain)?;
    let after = longest(FOR_INITIATIVE, &words[used + 1..]);
    Some((total, used + 1 + after.unwrap_or_default()))
}

/// Returns the initiative result that words mean at a stage of the encounter, if they mean one. Once combat has begun, an
/// initiative is a result. A sign, and the word for a modifier, make it a modifier.
///
/// # Errors
/// [`LineFault::TooEarly`] if nobody rolls yet, and [`LineFault::TotalOrModifier`] for a number that no modifier has.
pub(super) fn result(
    meaning: &Meaning,
    words: &[Word<'_>],
    stage: Stage,
) -> Result<Option<i32>, LineFault> {
    let of_modifier =
        |word: &Word<'_>| word.plain.contains(['+', '-']) || word.plain.starts_with("mod");
    let typed = || {
        let typed: Vec<_> = words.iter().map(|word| word.typed).collect();
        typed.join(" ")
    };
    match (meaning, stage) {
        (Meaning::Number(NumericField::Initiative, number), Stage::Combat) => {
            Ok((!words.iter().any(of_modifier)).then_some(*number))
        }
        (Meaning::Total(total), Stage::Combat) => Ok(Some(*total)),
        (Meaning::Number(NumericField::Initiative, number), Stage::Setup)
            if *number > HIGHEST_PLAIN_MODIFIER && !words.iter().any(of_modifier) =>
        {
            Err(LineFault::TotalOrModifier(typed(), *number))
        }
        (Meaning::Total(_), Stage::Setup) => Err(LineFault::TooEarly(typed())),
        _ => Ok(None),
    }
}

fn number(word: &str) -> Option<i32> {
    word.parse().ok()
}

/// Reads current and maximum hit points: `12/27`.
fn wounded(word: &str) -> Option<(i32, i32)> {
    let (now, most) = word.split_once('/')?;
    let (now, most) = (number(now)?, number(most)?);
    (0 <= now && now <= most).then_some((now, most))
}

/// Finds the dice for hit points, and the number of words: `hp 2d8` or `hp2d8`.
fn hit_dice(words: &[Word<'_>]) -> Option<(String, usize)> {
    let word = &words[0].plain;
    if let Some(digits) = word.find(|letter: char| letter.is_ascii_digit()) {
        let (name, dice) = word.split_at(digits);
        let of_them = is_dice(dice) && field_of(name) == Some(NumericField::HitPoints);
        return of_them.then(|| (dice.to_owned(), 1));
    }
    let (NumericField::HitPoints, used) = field(words)? else {
        return None;
    };
    let dice = &words.get(used)?.plain;
    is_dice(dice).then(|| (dice.clone(), used + 1))
}

/// Returns the field of a single word.
fn field_of(word: &str) -> Option<NumericField> {
    let word = word.trim_end_matches([':', '=', '.']);
    let mut all = NumericField::ALL.iter().copied();
    all.find(|field| numeric_field(*field).typed_words().any(|one| one == word))
}

/// Reads a field with its number: `hp7`, `ac:15` or `3pa`.
fn glued(word: &str) -> Option<(NumericField, i32)> {
    let after = word
        .find(|letter: char| !letter.is_ascii_digit())
        .filter(|&after| after > 0);
    if let Some((digits, name)) = after.map(|after| word.split_at(after)) {
        return Some((field_of(name)?, number(digits)?));
    }
    let digits =
        word.find(|letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '+'))?;
    let (name, digits) = word.split_at(digits);
    Some((field_of(name)?, number(digits)?))
}

/// Parses a challenge rating, and returns the number of words: `cr 1/4`, `fp 0,5`.
///
/// # Errors
/// [`LineFault::NoNumber`] if the number is no challenge rating: `cr 1-3`.
fn challenge(words: &[Word<'_>]) -> Result<Option<(Challenge, usize)>, LineFault> {
    let Some(used) = longest(CHALLENGE, words) else {
        return Ok(None);
    };
    let Some(rating) = words.get(used) else {
        return Ok(None);
    };
    let is_number = rating
        .plain
        .starts_with(|letter: char| letter.is_ascii_digit());
    let rating = match rating.plain.as_str() {
        "0.5" | "0,5" | "½" => "1/2",
        "0.25" | "0,25" | "¼" => "1/4",
        "0.125" | "0,125" | "⅛" => "1/8",
        rating => rating,
    };
    match rating.parse() {
        Ok(rating) => Ok(Some((rating, used + 1))),
        Err(_) if is_number => {
            let typed: Vec<_> = words[..used].iter().map(|word| word.typed).collect();
            Err(LineFault::NoNumber(typed.join(" ")))
        }
        Err(_) => Ok(None),
    }
}
