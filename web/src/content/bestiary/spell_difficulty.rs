//! The DC of spells in the text of a stat block.

/// The words for a DC in the three languages.
const DC: [&str; 3] = ["dc", "cd", "dd"];

/// The beginnings of the words for spells in the three languages.
const SPELLS: [&str; 4] = ["spell", "conjuro", "hechizo", "sort"];

/// The words that stand between a DC, its number and the spells.
const LINKS: [&str; 41] = [
    "save",
    "saves",
    "saving",
    "throw",
    "throws",
    "of",
    "for",
    "is",
    "the",
    "its",
    "his",
    "her",
    "their",
    "your",
    "against",
    "de",
    "del",
    "la",
    "las",
    "los",
    "el",
    "es",
    "su",
    "sus",
    "salvación",
    "salvacion",
    "tirada",
    "tiradas",
    "contra",
    "para",
    "des",
    "du",
    "les",
    "le",
    "ses",
    "est",
    "sauvegarde",
    "sauvegardes",
    "jet",
    "jets",
    "contre",
];

/// Returns the DC of the saves against the spells of a creature, as its stat block states it: `spell save DC 15`. With several
/// lists of spells it is the highest.
///
/// ```
/// # use asalto_web::content::bestiary::spell_difficulty;
/// assert_eq!(spell_difficulty("Innate Spellcasting (spell save DC 15, +7 to hit)"), Some(15));
/// assert_eq!(spell_difficulty("CD de salvación de conjuros 14"), Some(14));
/// assert_eq!(spell_difficulty("jet de sauvegarde contre ses sorts DD 13"), Some(13));
/// assert_eq!(spell_difficulty("Web. DC 12 Dexterity saving throw"), None);
/// ```
#[must_use]
pub fn spell_difficulty(text: &str) -> Option<i32> {
    let text = text.to_lowercase();
    let ends = |letter: char| ['\n', '.', ';'].contains(&letter);
    text.split(ends).filter_map(of_sentence).max()
}

/// Returns the highest DC of spells in a sentence.
fn of_sentence(sentence: &str) -> Option<i32> {
    let words = sentence.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let found = words.iter().enumerate().filter_map(|(at, word)| {
        let number = word
            .parse()
            .ok()
            .filter(|number| (1..=40).contains(number))?;
        let run = run(words[..at].iter().rev()).chain(run(words[at + 1..].iter()));
        let run: Vec<&str> = run.collect();
        let names = run.iter().any(|word| DC.contains(word));
        let casts = run.iter().any(|word| is_spell(word));
        (names && casts).then_some(number)
    });
    found.max()
}

/// Returns the words of the DC that follow one another from a number on.
fn run<'w>(words: impl Iterator<Item = &'w &'w str>) -> impl Iterator<Item = &'w str> {
    let own = |word: &&str| DC.contains(word) || LINKS.contains(word) || is_spell(word);
    words.copied().take_while(own)
}

fn is_spell(word: &str) -> bool {
    SPELLS.iter().any(|spell| word.starts_with(spell))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dc_of_spells_has_its_words_in_each_language() {
        for (text, expected) in [
            ("Spellcasting. Its spell save DC is 15.", Some(15)),
            ("Spell DC 12", Some(12)),
            ("(DC 14 against its spells)", Some(14)),
            ("Salvación contra sus conjuros CD 13", Some(13)),
            ("CD de los conjuros: 16", Some(16)),
            ("DD de sauvegarde des sorts 17", Some(17)),
            ("DD du jet de sauvegarde contre les sorts : 11", Some(11)),
            (
                "spell save DC 12, +4 to hit\nspell save DC 16, +8 to hit",
                Some(16),
            ),
            // Another save, or no save at all.
            ("The spell fails on a DC 14 Wisdom saving throw", None),
            ("A 3rd-level spell. DC 14 Dexterity save", None),
            ("Spell attack +7", None),
            ("spell save DC 99", None),
            ("", None),
        ] {
            assert_eq!(spell_difficulty(text), expected, "{text}");
        }
    }
}
