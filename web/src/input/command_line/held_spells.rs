//! The spells with concentration, by their names in the three languages.

use asalto_core::rules::HeldSpell;

use super::parsed::Context;
use super::tokens::Token;

/// The names of the spells with concentration, in the three languages and without accents.
const SPELLS: [(HeldSpell, &str); 13] = [
    (HeldSpell::Bane, "bane|perdicion|fleau"),
    (HeldSpell::Bless, "bless|bendicion|benediction"),
    (HeldSpell::Confusion, "confusion"),
    (HeldSpell::Entangle, "entangle"),
    (HeldSpell::Fear, "fear|miedo|peur"),
    (HeldSpell::Fly, "fly|volar|vuelo|vol"),
    (HeldSpell::Haste, "haste|acelerar|prisa|hate|rapidite"),
    (HeldSpell::Hex, "hex|maleficio|malefice"),
    (
        HeldSpell::HoldPerson,
        "hold person|inmovilizar persona|retener persona|immobilisation de personne",
    ),
    (
        HeldSpell::HuntersMark,
        "hunter's mark|marca del cazador|marque du chasseur",
    ),
    (
        HeldSpell::Invisibility,
        "invisibility|invisibilidad|invisibilite",
    ),
    (HeldSpell::Slow, "slow|ralentizar|lenteur"),
    (HeldSpell::Web, "web|telarana|toile d'araignee"),
];

/// Returns the spell with concentration that has this name, in lowercase and without accents.
#[must_use]
pub fn named(spell: &str) -> Option<HeldSpell> {
    let spell = spell.replace('’', "'");
    let has = |names: &str| names.split('|').any(|one| one == spell);
    let mut all = SPELLS.into_iter();
    all.find_map(|(of, names)| has(names).then_some(of))
}

/// Returns the spell with concentration that some words of the line begin with.
pub(super) fn leading(words: &[Token], context: &Context<'_>) -> Option<HeldSpell> {
    let from = words.first()?.at.start;
    (1..=words.len().min(4)).rev().find_map(|count| {
        let to = words[count - 1].at.end;
        named(&(context.fold)(&context.typed[from..to]))
    })
}
