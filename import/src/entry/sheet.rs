//! A stat block as the app keeps it: each line is a trait or an action with its name.

use crate::clean;
use crate::html;
use crate::imported::Combatant;
use crate::tree::Tree;

/// A stat block while it is read.
#[derive(Default)]
pub struct Sheet {
    text: String,
}

impl Sheet {
    /// Adds a trait or an action.
    pub fn line(&mut self, name: &str, text: &str) {
        if self.text.len() > 8 * Combatant::LONGEST_SHEET {
            return;
        }
        let name = clean::name(name);
        let text = clean::name(&html::plain(text));
        let name = name.trim_end_matches(['.', ':']);
        let line = match (name, &*text) {
            ("", text) => text.to_owned(),
            (name, "") => format!("{name}."),
            (name, text) => format!("{name}. {text}"),
        };
        if !line.is_empty() {
            self.text.push_str(&line);
            self.text.push('\n');
        }
    }

    /// Adds the entries of a list of objects, each with a name and a text.
    pub fn entries(&mut self, list: &Tree) {
        for entry in list.list() {
            let name = entry.any(&["name", "Name"]).words();
            let text = entry.any(&["desc", "Content", "description", "text"]);
            self.line(&name, &text.words());
        }
    }

    /// Returns the text, and whether it is whole.
    pub fn finish(self) -> (String, bool) {
        let whole = self.text.trim_end();
        let text = clean::cut(whole, Combatant::LONGEST_SHEET);
        (text.trim_end().to_owned(), text.len() == whole.len())
    }
}
