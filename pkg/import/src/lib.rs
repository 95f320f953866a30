//! asalto-import for JavaScript. `pkg/js/import.js` is the public interface, built on this crate.
//!
//! It is a wasm beside the engine, so that a host that reads no files does not load the readers.

use wasm_bindgen::prelude::*;

/// Reads a file of another tool; returns its report as JSON, with the schema of `docs/import.md`. A file that can't be
/// read at all has no combatants and one part that was left out: the whole file.
#[must_use]
#[wasm_bindgen]
pub fn report(name: &str, bytes: &[u8]) -> String {
    let result = asalto_import::read(name, bytes);
    // Every report can be written: its keys are fixed, and JSON has a word for each of its values.
    serde_json::to_string(&asalto_import::report(name, &result)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_json_even_of_a_file_that_cannot_be_read() {
        let read = |text: &str| -> serde_json::Value {
            serde_json::from_str(&report("fight.csv", text.as_bytes())).expect("JSON")
        };
        assert_eq!(read("name,hp\nOgre,29")["combatants"][0]["hpMax"], 29);
        let nothing = read("");
        assert_eq!(nothing["combatants"], serde_json::json!([]));
        assert_eq!(nothing["notUnderstood"][0]["where"], "file");
    }
}
