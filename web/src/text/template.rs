//! Templates: texts in all three languages side by side, with gaps. The words of a part that is
//! loaded later are templates of its own, so that they lie in its file and weigh nothing before.

use super::Lang;
use super::fr::begins_with_a_vowel;

/// Makes a set of templates; one that lacks a language does not compile.
macro_rules! templates {
    ($(#[$about:meta])* $set:ident; $($name:ident: $en:literal, $es:literal, $fr:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $set {
            $(#[doc = $en] $name,)*
        }

        #[cfg(test)]
        impl $set {
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)*];
        }

        impl $crate::text::Template for $set {
            fn in_language(self, lang: $crate::text::Lang) -> &'static str {
                // In the order of the languages.
                static TEXT: &str = concat!($($es, $fr, $en,)*);
                static LENGTHS: &[u16] = &$crate::text::template::lengths([$($es, $fr, $en,)*]);
                $crate::text::template::piece(TEXT, LENGTHS, self as usize * 3 + lang as usize)
            }
        }
    };
}

pub(crate) use templates;

/// The lengths of texts, in bytes. One text and the lengths of its pieces take less room than as many
/// texts, each with its address.
pub const fn lengths<const COUNT: usize>(texts: [&str; COUNT]) -> [u16; COUNT] {
    let mut lengths = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        let length = texts[index].len();
        assert!(length <= u16::MAX as usize);
        let [low, high, ..] = length.to_le_bytes();
        lengths[index] = u16::from_le_bytes([low, high]);
        index += 1;
    }
    lengths
}

/// One of the texts of which a text was put together.
#[must_use]
pub fn piece(text: &'static str, lengths: &[u16], index: usize) -> &'static str {
    let before = lengths.iter().take(index);
    let start: usize = before.map(|&length| usize::from(length)).sum();
    let length = lengths.get(index).copied().unwrap_or_default();
    text.get(start..start + usize::from(length))
        .unwrap_or_default()
}

/// A text with gaps, in every language.
pub trait Template: Copy + Send + Sync + 'static {
    /// The template in a language.
    fn in_language(self, lang: Lang) -> &'static str;
}

/// A template with its gaps filled in.
#[must_use]
pub fn fill(lang: Lang, template: impl Template, with: &[&str]) -> String {
    fill_in(lang, template.in_language(lang), with)
}

fn fill_in(lang: Lang, template: &str, with: &[&str]) -> String {
    // What is filled in may look like a gap itself, so the template is read once.
    let mut pieces = template.split('{');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (gap, rest) = piece.split_once('}').unwrap_or_default();
        let value = gap.parse().ok().and_then(|gap: usize| with.get(gap));
        let value = value.copied().unwrap_or_default();
        if lang == Lang::Fr && is_elided(&text) && begins_with_a_vowel(value) {
            text.truncate(text.len() - "e ".len());
            text.push('’');
        }
        text.push_str(value);
        text.push_str(rest);
    }
    text
}

/// Whether a French text ends with a word that loses its vowel before another one.
fn is_elided(text: &str) -> bool {
    let last = text.rsplit([' ', '’']).nth(1);
    text.ends_with(' ') && matches!(last, Some("de" | "que"))
}

#[cfg(test)]
mod tests {
    use super::super::fight::{Because, Phrase, Refused};
    use super::super::later::{House, Kept, Keys, Noticed, Reader, Sheet, Tools, Tour};
    use super::super::stack;
    use super::*;

    fn gaps_agree(set: &[impl Template]) {
        let gaps = |text: &str| {
            let mut gaps: Vec<_> = text.split('{').skip(1).map(|rest| &rest[..1]).collect();
            gaps.sort_unstable();
            gaps.join("")
        };
        for template in set {
            let [spanish, french, english] = Lang::ALL.map(|lang| template.in_language(lang));
            assert_eq!(gaps(english), gaps(spanish), "{english}");
            assert_eq!(gaps(english), gaps(french), "{english}");
        }
    }

    #[test]
    fn french_elides_before_a_name_with_a_vowel() {
        let fill = |text, name| fill_in(Lang::Fr, text, &[name]);
        assert_eq!(
            fill("Phase principale de {0}", "Archer"),
            "Phase principale d’Archer"
        );
        assert_eq!(
            fill("jusqu’à ce que {0} agisse", "Élan"),
            "jusqu’à ce qu’Élan agisse"
        );
        assert_eq!(fill("au tour de {0}", "Lidda"), "au tour de Lidda");
        assert_eq!(fill("de {0}", "Aria"), "d’Aria");
        assert_eq!(fill("pires de {0}", "8"), "pires de 8");
        assert_eq!(fill("fiche {0}", "Aria"), "fiche Aria");
        assert_eq!(fill_in(Lang::Es, "Fase de {0}", &["Aria"]), "Fase de Aria");
    }

    #[test]
    fn a_template_has_the_same_gaps_in_every_language() {
        gaps_agree(Because::ALL);
        gaps_agree(Phrase::ALL);
        gaps_agree(Refused::ALL);
        gaps_agree(stack::Phrase::ALL);
        gaps_agree(House::ALL);
        gaps_agree(Kept::ALL);
        gaps_agree(Keys::ALL);
        gaps_agree(Noticed::ALL);
        gaps_agree(Reader::ALL);
        gaps_agree(Sheet::ALL);
        gaps_agree(Tools::ALL);
        gaps_agree(Tour::ALL);
    }
}
