//! The plurals of names in each language.
//!
//! Words are in lowercase and without accents, except for [`singular`].

use asalto_text::Lang;

/// The endings of the plural with those of the singular.
pub(crate) type Endings = &'static [(&'static str, &'static str)];

pub(crate) const ENGLISH: Endings = &[
    ("ves", "f"),
    ("ves", "fe"),
    ("ies", "y"),
    ("es", ""),
    ("s", ""),
    ("men", "man"),
    ("mice", "mouse"),
];

pub(crate) const SPANISH: Endings = &[("ces", "z"), ("es", ""), ("s", "")];

pub(crate) const FRENCH: Endings = &[("aux", "al"), ("eaux", "eau"), ("x", ""), ("s", "")];

/// The endings of the plural with those of the singular, of which the first fits; an equal ending is no plural.
const ENGLISH_SINGULAR: Endings = &[
    ("ss", "ss"),
    ("us", "us"),
    ("is", "is"),
    ("ops", "ops"),
    ("omen", "omen"),
    ("specimen", "specimen"),
    ("men", "man"),
    ("mice", "mouse"),
    ("lice", "louse"),
    ("geese", "goose"),
    ("oxen", "ox"),
    ("children", "child"),
    ("thieves", "thief"),
    ("leaves", "leaf"),
    ("loaves", "loaf"),
    ("lves", "lf"),
    ("rves", "rf"),
    ("ives", "ife"),
    ("zombies", "zombie"),
    ("pixies", "pixie"),
    ("genies", "genie"),
    ("faeries", "faerie"),
    ("magpies", "magpie"),
    ("ies", "y"),
    ("ches", "ch"),
    ("shes", "sh"),
    ("sses", "ss"),
    ("xes", "x"),
    ("oes", "o"),
    ("s", ""),
];

const SPANISH_SINGULAR: Endings = &[
    // English names
    ("ss", "ss"),
    ("us", "us"),
    ("sis", "sis"),
    ("mantis", "mantis"),
    ("ces", "z"),
    ("ones", "ón"),
    ("anes", "án"),
    ("ines", "ín"),
    ("nes", "n"),
    ("dades", "dad"),
    ("tudes", "tud"),
    ("yes", "y"),
    ("ses", "s"),
    ("tigres", "tigre"),
    ("ogres", "ogre"),
    ("bres", "bre"),
    ("dres", "dre"),
    ("tres", "tre"),
    ("res", "r"),
    ("bles", "ble"),
    ("les", "l"),
    ("s", ""),
];

const FRENCH_SINGULAR: Endings = &[
    ("ous", "ou"),
    ("roux", "roux"),
    ("doux", "doux"),
    ("oux", "ou"),
    ("ros", "ros"),
    ("bras", "bras"),
    ("bois", "bois"),
    ("us", "us"),
    ("ours", "ours"),
    ("souris", "souris"),
    ("ss", "ss"),
    ("corps", "corps"),
    ("eaux", "eau"),
    ("aux", "al"),
    ("s", ""),
];

/// The words after which a name keeps its form: `swarms of rats`, `reyes de los trasgos`.
const KEPT_AFTER: [&str; 14] = [
    "of", "the", "from", "with", "in", "de", "del", "con", "du", "des", "à", "aux", "au", "y",
];

/// Lists what the singular of a word may be by these endings.
pub(crate) fn singulars(word: &str, endings: Endings) -> Vec<String> {
    let mut all = Vec::new();
    for (plural, singular) in endings {
        if let Some(stem) = word.strip_suffix(plural)
            && stem.len() > 1
        {
            all.push(format!("{stem}{singular}"));
        }
    }
    all
}

/// Returns the likely singular of a name of several creatures, for names that no list has.
///
/// The last word of an English name has the plural, and each word of a Spanish or French one: `goblin archers`,
/// `dragones rojos`. A word such as `of` ends them.
pub(crate) fn singular(name: &str, lang: Lang) -> String {
    let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    let kept = |word: &String| KEPT_AFTER.contains(&word.to_ascii_lowercase().as_str());
    let heads = words.iter().position(kept).unwrap_or(words.len());
    let first = match lang {
        Lang::En => heads.saturating_sub(1),
        Lang::Es | Lang::Fr => 0,
    };
    for word in &mut words[first..heads] {
        *word = one(word, lang);
    }
    words.join(" ")
}

/// Returns the likely singular of a word. Each part of a compound in Spanish or French has the plural: `loups-garous`.
fn one(word: &str, lang: Lang) -> String {
    if lang != Lang::En && word.contains('-') {
        let parts: Vec<_> = word.split('-').map(|part| one(part, lang)).collect();
        return parts.join("-");
    }
    let lower = word.to_ascii_lowercase();
    let endings = match lang {
        Lang::En => ENGLISH_SINGULAR,
        Lang::Es => SPANISH_SINGULAR,
        Lang::Fr => FRENCH_SINGULAR,
    };
    for (plural, singular) in endings {
        if !lower.ends_with(plural) {
            continue;
        }
        if plural == singular {
            break;
        }
        let stem = &word[..word.len() - plural.len()];
        if stem.len() + singular.len() < 2 {
            break;
        }
        let has_accent = singular.contains(['ó', 'á', 'í']) && !stem.is_ascii();
        let short = singular
            .replace('ó', "o")
            .replace('á', "a")
            .replace('í', "i");
        let short = if has_accent {
            short
        } else {
            (*singular).to_owned()
        };
        return format!("{stem}{short}");
    }
    word.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lang: Lang, pairs: &str) {
        for pair in pairs.split(", ") {
            let (plural, expected) = pair.split_once('=').expect("a pair");
            assert_eq!(singular(plural, lang), expected, "{plural}");
        }
    }

    #[test]
    fn a_plural_has_a_likely_singular_in_each_language() {
        check(
            Lang::En,
            "goblins=goblin, wolves=wolf, wolfs=wolf, zombies=zombie, mummies=mummy, ghouls=ghoul, guardsmen=guardsman, \
             witches=witch, knives=knife, dwarves=dwarf, goblin archers=goblin archer, swarms of rats=swarm of rats, \
             goblin boss=goblin boss, goblin bosses=goblin boss, orc=orc, Cyclops=Cyclops, horses=horse, mice=mouse, s=s, \
             giant rats=giant rat, octopus=octopus",
        );
        check(
            Lang::Es,
            "trasgos=trasgo, leones=león, dragones rojos adultos=dragón rojo adulto, arqueros trasgo=arquero trasgo, \
             zombis=zombi, duendes=duende, gigantes=gigante, voces=voz, dioses=dios, reyes de los trasgos=rey de los trasgos, \
             ogros=ogro, tigres=tigre, orco=orco, goblins=goblin, árboles=árbol, jinetes=jinete, \
             goblin boss=goblin boss, hombres-rata=hombre-rata",
        );
        check(
            Lang::Fr,
            "gobelins=gobelin, chevaux=cheval, ours=ours, archers gobelins=archer gobelin, loups=loup, souris=souris, \
             dragons rouges adultes=dragon rouge adulte, gobelours=gobelours, oiseaux=oiseau, nuées de rats=nuée de rats, \
             loups-garous=loup-garou, voyous=voyou, gros rats=gros rat, hiboux=hibou, chauves-souris=chauve-souris, \
             renards roux=renard roux",
        );
    }
}
