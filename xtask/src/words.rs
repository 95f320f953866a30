//! The words of a language for the package: the engine's texts and the rules, as a module of JavaScript
//! (docs/decisions/0047).

use std::collections::BTreeMap;

use asalto_text::Lang;
use asalto_text::words::words;
use serde_json::json;

use crate::rules;

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

/// Returns the texts of a language by topic, in the order of the English ones.
fn texts(tag: &str) -> Result<BTreeMap<&'static str, Vec<&'static str>>, String> {
    let lang = Lang::from_tag(tag).ok_or_else(|| format!("there are no texts in {tag}"))?;
    Ok(words(lang).collect())
}

#[cfg(test)]
mod tests {
    use asalto_text::CommandText;

    use super::*;

    #[test]
    fn a_language_has_its_texts_in_the_order_of_the_english_ones() {
        let spanish = texts("es").expect("the files are the app's");
        let place = CommandText::EndTurn as usize;
        assert_eq!(spanish["commands"][place], "Terminar el turno");
        assert_eq!(spanish.len(), 18);
        assert!(texts("en").expect("it is known").is_empty());
        assert!(texts("de").is_err());
    }

    #[test]
    fn the_words_have_the_rules() {
        let module = module("fr").expect("the rules are in the repository");
        assert!(module.contains("\\nD35-26 "));
    }
}
