//! The words around types of damage, in English, Spanish and French, without accents.

use asalto_core::Material;

use super::pieces::Piece;

/// The words between two items.
const AND: &str = "and|or|y|e|o|u|et|ou";

/// The words that say nothing more.
const FILLERS: &str = "damage|daño|dano|daños|degats|de|del|des|du|d|l|la|le|les|el|los|las|au|aux|a|al|to|the|type|types|tipo\
    |contre|contra|against|attack|attacks|ataque|ataques|attaque|attaques|weapon|weapons|arma|armas|arme|armes|n";

/// The words that begin a condition behind a type, such as "from" and "while".
const CONDITIONAL: &str = "from|while|when|if|during|except|unless|that|which|not|made|dealt|inflicted|with|by|in|only|desde|por\
    |con|mientras|cuando|si|salvo|excepto|que|en|procedente|procedentes|avec|lorsque|quand|sauf|provenant|infliges|issus|par|sans\
    |pendant|dans|qui";

/// The beginnings of words for conditions and effects, which are no damage, and for nothing.
const NO_DAMAGE: [&str; 74] = [
    "blinded",
    "charm",
    "deaf",
    "exhaust",
    "frighten",
    "grappl",
    "incapacitat",
    "invisib",
    "paraly",
    "petrif",
    "poisoned",
    "prone",
    "restrain",
    "stun",
    "unconscious",
    "sleep",
    "diseas",
    "mind-affect",
    "critical",
    "drain",
    "death",
    "fear",
    "compulsion",
    "polymorph",
    "fatigue",
    "bleed",
    "nonlethal",
    "subdual",
    "confus",
    "nausea",
    "sicken",
    "stagger",
    "daze",
    "dazing",
    "blindness",
    "traits",
    "ability",
    "none",
    "cegad",
    "hechizad",
    "ensordecid",
    "agotamiento",
    "cansancio",
    "asustad",
    "agarrad",
    "apresad",
    "envenenad",
    "derribad",
    "tumbad",
    "restringid",
    "aturdid",
    "inconscient",
    "parali",
    "sueño",
    "enfermedad",
    "miedo",
    "critico",
    "ningun",
    "aveugl",
    "assourdi",
    "epuisement",
    "terroris",
    "effray",
    "agripp",
    "empoign",
    "neutralis",
    "empoisonn",
    "terre",
    "entrav",
    "etourdi",
    "sommeil",
    "maladie",
    "peur",
    "aucun",
];

/// Whether one of some words is a word. A bar separates them.
pub fn has(words: &str, word: &str) -> bool {
    words.split('|').any(|own| own == word)
}

/// Whether a word stands between two items.
pub fn is_and(word: &str) -> bool {
    has(AND, word)
}

/// Whether a word says nothing more.
pub fn is_filler(word: &str) -> bool {
    is_and(word) || has(FILLERS, word)
}

/// Whether a word begins a condition.
pub fn is_conditional(word: &str) -> bool {
    has(CONDITIONAL, word)
}

/// Whether a word is a condition or an effect, which deals no damage.
pub fn is_no_damage(word: &str) -> bool {
    NO_DAMAGE.iter().any(|stem| word.starts_with(stem))
}

/// Returns the number of words at the beginning that say "nonmagical".
pub fn nonmagical(pieces: &[Piece]) -> Option<usize> {
    let word = pieces.first()?.word();
    if word == "mundane" || word.replace('-', "").starts_with("nonmagi") {
        return Some(1);
    }
    let next = pieces.get(1)?.word();
    let negates = has("no|non|not|pas|aren't|isn't|sean|son", word);
    (negates && next.starts_with("magi")).then_some(2)
}

/// Returns the material of weapons that a word names.
pub fn material(word: &str) -> Option<Material> {
    let begins = |stems: &[&str]| stems.iter().any(|stem| word.starts_with(stem));
    if begins(&["silver", "plata", "platead", "argent"]) {
        Some(Material::Silver)
    } else {
        begins(&["adamant"]).then_some(Material::Adamantine)
    }
}
