//! French elision: “de” and “que” lose their vowel before another one.

/// The letters before which a word is elided. An h stays as it is, and a y may be a consonant.
const VOWELS: &str = "aàâäáåæeéèêëiîïíoôöóœuùûüúAÀÂÄÁÅÆEÉÈÊËIÎÏÍOÔÖÓŒUÙÛÜÚ";

/// Elides the word at the end of a text, if the next value begins with a vowel.
pub fn elide(text: &mut String, value: &str) {
    if ends_with_an_elided_word(text) && begins_with_a_vowel(value) {
        text.truncate(text.len() - "e ".len());
        text.push('’');
    }
}

fn ends_with_an_elided_word(text: &str) -> bool {
    let last = text.rsplit([' ', '’']).nth(1);
    text.ends_with(' ') && matches!(last, Some("de" | "que"))
}

fn begins_with_a_vowel(value: &str) -> bool {
    let is_vowel = |letter: char| VOWELS.contains(letter);
    // A y before a vowel is a consonant: d’Ylva, but de Yuan-ti.
    match value.strip_prefix(['y', 'Y']) {
        Some(rest) => rest.starts_with(|next: char| next.is_alphabetic() && !is_vowel(next)),
        None => value.starts_with(is_vowel),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, value: &str, elided: &str) {
        let mut filled = text.to_owned();
        elide(&mut filled, value);
        assert_eq!(filled + value, elided);
    }

    #[test]
    fn de_and_que_are_elided_before_a_vowel() {
        check(
            "Phase principale de ",
            "Archer",
            "Phase principale d’Archer",
        );
        check("jusqu’à ce que ", "Élan", "jusqu’à ce qu’Élan");
        check("de ", "Aria", "d’Aria");
        check("de ", "Élan", "d’Élan");
        check("de ", "Åse", "d’Åse");
        check("de ", "Ülrich", "d’Ülrich");
        check("de ", "Ylva", "d’Ylva");
    }

    #[test]
    fn nothing_else_is_elided() {
        check("au tour de ", "Lidda", "au tour de Lidda");
        check("pires de ", "8", "pires de 8");
        check("fiche ", "Aria", "fiche Aria");
        check("de ", "Harpie", "de Harpie");
        check("de ", "Yéti", "de Yéti");
        check("de ", "Yuan-ti", "de Yuan-ti");
        check("de ", "Y", "de Y");
    }
}
