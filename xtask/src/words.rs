//! The words of a language for the package: the engine's texts and the rules, as a module of JavaScript
//! (docs/decisions/0047).

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{rules, text};

/// Returns the words of a language as a module.
///
/// # Errors
/// If a text or the rules can't be read.
pub fn module(lang: &str) -> Result<String, String> {
    let words = json!({
        "lang": lang,
        "version": env!("CARGO_PKG_VERSION"),
        "texts": texts(lang)?,
        "rules": rules::texts(lang)?,
    });
    Ok(format!("export default {words};\n"))
}

/// Returns the types of such a module.
pub const TYPES: &str = "import type { Words } from \"../asalto.js\";\n\
                         declare const words: Words;\n\
                         export default words;\n";

/// Returns the texts of a language by topic, in the order of the English ones. English has none, because it
/// is in the engine.
fn texts(lang: &str) -> Result<BTreeMap<&'static str, Value>, String> {
    let Some(place) = ["en", "es", "fr"].iter().position(|known| *known == lang) else {
        return Err(format!("there are no texts in {lang}"));
    };
    let others = text::TOPICS.iter().filter(|_| place > 0);
    let topics = others.map(|(topic, all)| {
        let own: BTreeMap<_, _> = all[place].iter().copied().collect();
        let texts = all[0].iter().map(|(name, _)| {
            let text = own.get(name).copied();
            text.ok_or_else(|| format!("{lang} has no {topic}: {name}"))
        });
        let texts: Vec<_> = texts.collect::<Result<_, _>>()?;
        Ok((*topic, json!(texts)))
    });
    topics.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_has_its_texts_in_the_order_of_the_english_ones() {
        let spanish = texts("es").expect("the files are the app's");
        let at = |name: &str| {
            let english = text::en::commands::TEXTS;
            english.iter().position(|(other, _)| *other == name)
        };
        let place = at("EndTurn").expect("there is such a text");
        assert_eq!(spanish["commands"][place], "Terminar el turno");
        assert_eq!(spanish.len(), text::TOPICS.len());
        assert!(texts("en").expect("it is known").is_empty());
        assert!(texts("de").is_err());
    }

    #[test]
    fn the_words_have_the_rules() {
        let module = module("fr").expect("the rules are in the repository");
        assert!(module.contains("\\nD35-26 "));
    }
}
