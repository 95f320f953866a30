//! The words for defenses against damage of a type: `res fire`, `vul cold`, `imm poison`, `res nonmagical`,
//! `dr 5/silver`, `res fire 10`.

use asalto_core::combatant::{DamageReduction, Defenses};
use asalto_core::rules::DefensePolicy;
use asalto_core::{DamageType, Material};
use asalto_import::damage_words::damage_type;

use super::fault::LineFault;
use super::word::{Word, longest};
use crate::input::number::whole;

/// A typed defense, before the rules have judged it.
pub(super) struct Typed {
    /// Its words as typed.
    text: String,
    what: What,
}

enum What {
    /// A kind of defense without a type after it.
    NoType,
    /// A kind of defense against types, with a number if one follows a single type.
    Types(Kind, Vec<DamageType>, Option<i32>),
    /// A kind of defense against types of damage that is not magical, with the material that bypasses it.
    Nonmagical(Kind, Vec<DamageType>, Option<Material>),
    /// A damage reduction without a number after it.
    NoNumber,
    /// A damage reduction, with what bypasses it.
    Reduction(i32, String),
}

/// The kinds of defenses that types follow.
#[derive(Clone, Copy)]
enum Kind {
    Resists,
    Vulnerable,
    Immune,
}

const KINDS: [(Kind, &str); 3] = [
    (
        Kind::Resists,
        "res|resist|resists|resistant|resistant to|resistance|resistance to|resistances|resiste|resiste a|resiste al|resiste au|resistente|resistente a\
        |resistente al|resistencia|resistencia a|resistencia al|resistencias|resistant a|resistant au|resistante|resistante a\
        |resistante au|resistance a|resistance au|resistance aux",
    ),
    (
        Kind::Vulnerable,
        "vul|vuln|vulnerable|vulnerable to|vulnerability|vulnerability to|vulnerable a|vulnerable al|vulnerabilidad\
        |vulnerabilidad a|vulnerabilidad al|vulnerable au|vulnerabilite|vulnerabilite a|vulnerabilite au",
    ),
    (
        Kind::Immune,
        "imm|inm|immune|immune to|immunity|immunity to|immunities|inmune|inmune a|inmune al|inmunidad|inmunidad a|inmunidad al\
        |immunise|immunisee|immunise contre|immunisee contre|immunite|immunite a|immunite au|immunite aux",
    ),
];

/// The words that are a part of a name if no type follows them.
const NAMED: [&str; 7] = [
    "resistance",
    "resistances",
    "resistencia",
    "resistencias",
    "resistente",
    "resistant",
    "resistante",
];

/// The words before a damage reduction.
const REDUCTION: &str = "dr|damage reduction|rd|reduccion de dano|reduccion del dano|reduction des degats|reduction de degats";

/// The words for damage that is not magical, before or after its types.
const NONMAGICAL: &str = "nonmagical|non-magical|nonmagical damage|nonmagical attacks|nonmagical weapons|from nonmagical attacks\
    |from nonmagical weapons|from non-magical attacks|no magico|no magicos|dano no magico|ataques no magicos|de ataques no magicos\
    |non magique|non magiques|degats non magiques|attaques non magiques|d'attaques non magiques";

/// The words for a material that bypasses a defense against damage that is not magical.
const MATERIALS: [(Material, &str); 2] = [
    (
        Material::Silver,
        "except silver|except silvered|not silver|not silvered|not made with silvered weapons|that aren't silvered|salvo plata\
        |salvo plateadas|excepto plata|sauf argent|sauf argentees",
    ),
    (
        Material::Adamantine,
        "except adamantine|not adamantine|not made with adamantine weapons|that aren't adamantine|salvo adamantina\
        |excepto adamantina|sauf adamantium|sauf adamantine",
    ),
];

/// All types of weapons in one word.
const OF_WEAPONS: &str = "bps";

/// The words between two types.
const AND: &str = "and|y|e|et";

/// The words between a type and its number.
const SMALL: [&str; 5] = ["l'", "le", "la", "el", "al"];

impl Typed {
    /// Returns whether it names types of damage, or a reduction with its number.
    pub(super) fn has_types(&self) -> bool {
        matches!(
            self.what,
            What::Types(..) | What::Nonmagical(..) | What::Reduction(..)
        )
    }

    /// Adds the defense to those of a combatant, if the rules know it. Returns whether damage has types at all.
    ///
    /// # Errors
    /// [`LineFault`] if the rules do not know a type, or a number is missing or out of range.
    pub(super) fn add_to(
        self,
        defenses: &mut Defenses,
        policy: DefensePolicy,
        fold: &dyn Fn(&str) -> String,
    ) -> Result<bool, LineFault> {
        if policy.types().is_empty() {
            return Ok(false);
        }
        let Self { text, what } = self;
        match what {
            What::NoType => return Err(LineFault::DamageType(text)),
            What::NoNumber => return Err(LineFault::NoNumber(text)),
            What::Reduction(number, bypass) => {
                let within = within(number).filter(|_| policy.has_numbers());
                let Some(amount) = within.filter(|_| is_short(&bypass)) else {
                    return Err(LineFault::DefenseNumber(text));
                };
                let own = |part: &str| policy.own(damage_type(&fold(part.trim()))?);
                let (types, words): (Vec<_>, Vec<_>) =
                    bypass.split('/').partition(|part| own(part).is_some());
                defenses.reduction = Some(DamageReduction {
                    amount,
                    types: types.into_iter().filter_map(own).collect(),
                    bypass: words.join("/"),
                });
            }
            What::Nonmagical(kind, types, bypass) => {
                let own = own(policy, types).filter(|_| policy.has_nonmagical());
                let Some(own) = own else {
                    return Err(LineFault::DamageType(text));
                };
                // Only weapons deal damage that may be magical or not.
                let (of_weapons, others): (Vec<_>, Vec<_>) =
                    own.into_iter().partition(|of| of.is_of_weapons());
                let (only, to) = match kind {
                    Kind::Immune => (
                        &mut defenses.nonmagical.immunities,
                        &mut defenses.immunities,
                    ),
                    Kind::Resists => (
                        &mut defenses.nonmagical.resistances,
                        &mut defenses.resistances,
                    ),
                    Kind::Vulnerable => return Err(LineFault::DamageType(text)),
                };
                for of in of_weapons {
                    only.insert(of);
                }
                let own = &mut defenses.nonmagical.bypass;
                *own = bypass.or(*own);
                for of in others {
                    to.insert(of);
                }
            }
            What::Types(kind, types, number) => {
                let Some(own) = own(policy, types) else {
                    return Err(LineFault::DamageType(text));
                };
                match (kind, number) {
                    (Kind::Resists, None) if policy.has_numbers() => {
                        return Err(LineFault::NoNumber(text));
                    }
                    (Kind::Resists, Some(number)) if policy.has_numbers() => {
                        let Some(amount) = within(number) else {
                            return Err(LineFault::DefenseNumber(text));
                        };
                        for of in own {
                            defenses.set_energy(of, amount);
                        }
                    }
                    (_, Some(_)) => return Err(LineFault::DefenseNumber(text)),
                    (kind, None) => {
                        let to = match kind {
                            Kind::Resists => &mut defenses.resistances,
                            Kind::Vulnerable => &mut defenses.vulnerabilities,
                            Kind::Immune => &mut defenses.immunities,
                        };
                        for of in own {
                            to.insert(of);
                        }
                    }
                }
            }
        }
        Ok(true)
    }
}

/// Returns the defense that the words begin with, and their number. `goes_on` says whether words begin something else
/// of the combatant, such as another field.
pub(super) fn defense(
    words: &[Word<'_>],
    goes_on: impl Fn(&[Word<'_>]) -> bool,
) -> Option<(Typed, usize)> {
    let (what, used) = match longest(REDUCTION, words) {
        Some(used) => reduction(words, used, goes_on),
        None => of_types(words, goes_on)?,
    };
    let typed: Vec<_> = words[..used].iter().map(|word| word.typed).collect();
    let text = typed.join(" ");
    Some((Typed { text, what }, used))
}

fn of_types(words: &[Word<'_>], goes_on: impl Fn(&[Word<'_>]) -> bool) -> Option<(What, usize)> {
    let kinds = KINDS.iter();
    let found = kinds.filter_map(|(kind, phrases)| Some((*kind, longest(phrases, words)?)));
    let (kind, mut at) = found.max_by_key(|(_, used)| *used)?;
    let small = words[at..].iter();
    at += small
        .take_while(|word| SMALL.contains(&&*word.plain))
        .count();
    let nonmagical = longest(NONMAGICAL, &words[at..]);
    at += nonmagical.unwrap_or_default();
    let Some(mut all) = types(words.get(at)) else {
        if nonmagical.is_some() {
            let all = DamageType::OF_WEAPONS.to_vec();
            let (bypass, used) = material(&words[at..]);
            return Some((What::Nonmagical(kind, all, bypass), at + used));
        }
        // `goblin resistance fighter` is a name.
        let may_be_named = NAMED.contains(&&*words[0].plain);
        return (!may_be_named).then(|| (What::NoType, (at + 1).min(words.len())));
    };
    at += 1;
    let number = words.get(at).and_then(|word| whole(&word.plain));
    if number.is_some() && !goes_on(&words[at..]) {
        return Some((What::Types(kind, all, number), at + 1));
    }
    loop {
        let and = usize::from(longest(AND, &words[at..]).is_some());
        let Some(more) = types(words.get(at + and)) else {
            let after = longest(NONMAGICAL, &words[at..]);
            if nonmagical.or(after).is_some() {
                let at = at + after.unwrap_or_default();
                let (bypass, used) = material(&words[at..]);
                return Some((What::Nonmagical(kind, all, bypass), at + used));
            }
            return Some((What::Types(kind, all, None), at));
        };
        all.extend(more);
        at += and + 1;
    }
}

/// Returns the material that the words except from a defense, and their number.
fn material(words: &[Word<'_>]) -> (Option<Material>, usize) {
    let mut all = MATERIALS.iter();
    let found = all.find_map(|(of, phrases)| Some((Some(*of), longest(phrases, words)?)));
    found.unwrap_or((None, 0))
}

/// Reads the types of a word: `fire`, or `fire/cold`. None if there is one that no rules know.
fn types(word: Option<&Word<'_>>) -> Option<Vec<DamageType>> {
    let word = &word?.plain;
    let elided = word.strip_prefix("l'").unwrap_or(word);
    if elided == OF_WEAPONS {
        return Some(DamageType::OF_WEAPONS.to_vec());
    }
    elided.split('/').map(damage_type).collect()
}

/// Reads the number of a damage reduction, and what bypasses it: `5`, `5/silver`, `10/cold iron`.
fn reduction(
    words: &[Word<'_>],
    begin: usize,
    goes_on: impl Fn(&[Word<'_>]) -> bool,
) -> (What, usize) {
    let Some(word) = words.get(begin) else {
        return (What::NoNumber, begin);
    };
    let (number, bypass) = word.plain.split_once('/').unwrap_or((&word.plain, ""));
    let Some(number) = whole(number) else {
        return (What::NoNumber, begin);
    };
    let mut end = begin + 1;
    if !bypass.is_empty() && !word.typed.ends_with([',', ';']) {
        while end < words.len() && !goes_on(&words[end..]) {
            end += 1;
        }
    }
    let typed: Vec<_> = words[begin..end].iter().map(|word| word.typed).collect();
    let typed = typed.join(" ");
    let bypass = typed.split_once('/').map_or("", |(_, bypass)| bypass);
    let bypass = bypass.trim_matches([',', ';', '.', '-', '–', '—', ' ']);
    (What::Reduction(number, bypass.to_owned()), end)
}

/// Returns types by the names that the rules have for them. None if there is one that they do not know.
fn own(policy: DefensePolicy, types: Vec<DamageType>) -> Option<Vec<DamageType>> {
    types.into_iter().map(|of| policy.own(of)).collect()
}

fn is_short(bypass: &str) -> bool {
    bypass.chars().count() <= DamageReduction::LONGEST_BYPASS
}

/// Returns a number that a defense may have.
fn within(number: i32) -> Option<u16> {
    let number = u16::try_from(number).ok()?;
    (1..=Defenses::MOST).contains(&number).then_some(number)
}
