//! The words of each language for the package: the engine's texts and the rules, as a module of JavaScript
//! (docs/decisions/0047).

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::bindgen::{self, Exports};
use crate::project::at;
use crate::rules;
use crate::run::printed;

/// Runs `text/bin/words.rs`, whose glue and wasm are the arguments.
const RUN: &str = "
const [glue, wasm] = process.argv.slice(1);
const { readFileSync } = require('fs');
const { pathToFileURL } = require('url');
import(pathToFileURL(glue)).then(({ initSync }) => initSync({ module: readFileSync(wasm) }));";

/// The texts of a topic, in the order of the English ones, by its name.
type Topics = BTreeMap<String, Vec<String>>;

/// The engine's texts in every language but English, which the engine has.
pub struct Words(BTreeMap<String, Topics>);

/// The types of a module.
pub const TYPES: &str = "import type { Words } from \"../asalto.js\";\n\
                         declare const words: Words;\n\
                         export default words;\n";

impl Words {
    /// Runs the compiled `text/bin/words.rs` under node. Its glue is written to a folder.
    ///
    /// # Errors
    /// If it can't be bound or run, or prints other lines than those of a text.
    pub fn read(compiled: &Path, folder: &Path) -> Result<Self, String> {
        bindgen::generate(compiled, "words", Exports::Own, folder)?;
        // With this ending every version of node reads a module.
        let glue = folder.join("words.mjs");
        fs::rename(glue.with_extension("js"), &glue).map_err(|error| at(&glue, &error))?;
        let mut node = Command::new("node");
        node.args(["-e", RUN]).arg(glue);
        Self::parse(&printed(node.arg(folder.join("words_bg.wasm")))?)
    }

    fn parse(lines: &str) -> Result<Self, String> {
        let mut words = BTreeMap::<String, Topics>::new();
        for line in lines.lines() {
            let mut cells = line.split('\t').map(str::to_owned);
            let text = (cells.next(), cells.next(), cells.next(), cells.next());
            let (Some(language), Some(topic), Some(text), None) = text else {
                return Err(format!("not a text with its language and topic: {line}"));
            };
            let topics = words.entry(language).or_default();
            topics.entry(topic).or_default().push(text);
        }
        Ok(Self(words))
    }

    /// Returns the words of a language as a module.
    ///
    /// # Errors
    /// If the rules can't be read, or if a language other than English has no texts.
    pub fn module(&self, language: &str) -> Result<String, String> {
        let texts = self.0.get(language).cloned();
        let texts = texts.or_else(|| (language == "en").then(Topics::new));
        let words = json!({
            "lang": language,
            "version": env!("CARGO_PKG_VERSION"),
            "texts": texts.ok_or_else(|| format!("there are no texts in {language}"))?,
            "rules": rules::texts(language)?,
        });
        Ok(format!("export default {words};\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_has_the_texts_in_their_order_and_the_rules() {
        let lines = "fr\tcommands\tFin du tour\nfr\tcommands\tAnnuler {0}\nfr\tdice\tLancer";
        let words = Words::parse(lines).expect("the lines are texts");
        let module = words.module("fr").expect("the rules are in the repository");
        let texts =
            "\"texts\":{\"commands\":[\"Fin du tour\",\"Annuler {0}\"],\"dice\":[\"Lancer\"]}";
        assert!(module.contains(texts), "{module}");
        assert!(module.contains("\\nD35-26 "));
    }

    #[test]
    fn only_english_needs_no_texts() {
        let words = Words::parse("").expect("no line is wrong");
        let english = words.module("en").expect("the engine has English");
        assert!(english.contains("\"texts\":{}"), "{english}");
        assert!(words.module("es").is_err());
    }

    #[test]
    fn a_text_with_a_tab_or_a_line_break_is_refused() {
        assert!(Words::parse("es\tcommands\tFin\tdel turno").is_err());
        assert!(Words::parse("es\tcommands\tFin\ndel turno").is_err());
    }
}
