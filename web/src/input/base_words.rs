//! The words for the color of a base, in lowercase and without accents.

use asalto_core::combatant::BaseColor;
use asalto_text::Lang;

/// Returns the words for a color beside the name of a creature: `red goblin`, `araña roja`.
#[must_use]
pub fn words(color: BaseColor, lang: Lang) -> &'static [&'static str] {
    match (lang, color) {
        (Lang::En, BaseColor::Red) => &["red"],
        (Lang::En | Lang::Fr, BaseColor::Orange) => &["orange"],
        (Lang::En, BaseColor::Yellow) => &["yellow"],
        (Lang::En, BaseColor::Green) => &["green"],
        (Lang::En, BaseColor::Blue) => &["blue"],
        (Lang::En, BaseColor::Purple) => &["purple"],
        (Lang::En, BaseColor::White) => &["white"],
        (Lang::En, BaseColor::Black) => &["black"],
        (Lang::Es, BaseColor::Red) => &["rojo", "roja"],
        (Lang::Es, BaseColor::Orange) => &["naranja"],
        (Lang::Es, BaseColor::Yellow) => &["amarillo", "amarilla"],
        (Lang::Es, BaseColor::Green) => &["verde"],
        (Lang::Es, BaseColor::Blue) => &["azul"],
        (Lang::Es, BaseColor::Purple) => &["morado", "morada"],
        (Lang::Es, BaseColor::White) => &["blanco", "blanca"],
        (Lang::Es, BaseColor::Black) => &["negro", "negra"],
        (Lang::Fr, BaseColor::Red) => &["rouge"],
        (Lang::Fr, BaseColor::Yellow) => &["jaune"],
        (Lang::Fr, BaseColor::Green) => &["vert", "verte"],
        (Lang::Fr, BaseColor::Blue) => &["bleu", "bleue"],
        (Lang::Fr, BaseColor::Purple) => &["violet", "violette"],
        (Lang::Fr, BaseColor::White) => &["blanc", "blanche"],
        (Lang::Fr, BaseColor::Black) => &["noir", "noire"],
    }
}

/// Returns the color of a word, in any of the three languages.
#[must_use]
pub fn color(word: &str) -> Option<BaseColor> {
    let is_of = |color: &BaseColor| {
        let mut all = Lang::ALL.into_iter().flat_map(|lang| words(*color, lang));
        all.any(|one| *one == word)
    };
    BaseColor::ALL.into_iter().find(is_of)
}

/// Returns the names of a creature of a kind whose base has a color: `red goblin`, `trasgo rojo`.
///
/// ```
/// use asalto_core::combatant::BaseColor;
/// use asalto_text::Lang;
/// use asalto_web::input::base_words::colored;
/// assert_eq!(colored("goblin", BaseColor::Red, Lang::En), ["red goblin"]);
/// assert_eq!(colored("trasgo", BaseColor::Red, Lang::Es), ["trasgo rojo", "trasgo roja"]);
/// ```
#[must_use]
pub fn colored(kind: &str, color: BaseColor, lang: Lang) -> Vec<String> {
    let named = |word: &&str| match lang {
        Lang::En => format!("{word} {kind}"),
        Lang::Es | Lang::Fr => format!("{kind} {word}"),
    };
    words(color, lang).iter().map(named).collect()
}
