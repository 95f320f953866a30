//! Links of Obsidian, such as `[[Bestiary/Cultist|The Pale Usher]]`.

use crate::tree::Tree;

/// A link, or a plain text.
#[derive(Debug, PartialEq, Eq, Default)]
pub struct Link {
    /// The text that is shown.
    pub shown: String,
    /// The name of the note.
    pub target: String,
}

impl Link {
    /// Reads a text. A text without a link is shown as it is, and names the note.
    pub fn read(text: &str) -> Self {
        let text = text.trim();
        let inner = text
            .strip_prefix("[[")
            .and_then(|rest| rest.strip_suffix("]]"));
        match inner.filter(|inner| !inner.contains("[[")) {
            Some(inner) => Self::inner(inner),
            None => Self {
                shown: text.to_owned(),
                target: text.to_owned(),
            },
        }
    }

    /// Reads a text, or a link that YAML takes for a list in a list.
    pub fn of(tree: &Tree) -> Self {
        match tree {
            Tree::List(list) => match list.first() {
                Some(inner @ Tree::List(_)) => Self::of(inner),
                Some(inner) => Self::inner(&inner.words()),
                None => Self::default(),
            },
            other => Self::read(&other.words()),
        }
    }

    /// Reads the text within the brackets of a link.
    pub fn inner(inner: &str) -> Self {
        let (path, shown) = inner
            .split_once('|')
            .map_or((inner, None), |(path, shown)| (path, Some(shown)));
        let note = path.rsplit('/').next().unwrap_or_default();
        let note = note
            .split('#')
            .next()
            .unwrap_or_default()
            .trim_end_matches(".md")
            .trim();
        Self {
            shown: shown.map_or(note, str::trim).to_owned(),
            target: note.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_behind_the_bar_is_shown() {
        for (text, shown, target) in [
            ("[[People/Nell Harrow|Nell]]", "Nell", "Nell Harrow"),
            ("[[Old Mill#Cellar]]", "Old Mill", "Old Mill"),
            ("Goblin", "Goblin", "Goblin"),
            ("[[a]] [[b]]", "[[a]] [[b]]", "[[a]] [[b]]"),
        ] {
            let link = Link::read(text);
            assert_eq!((&*link.shown, &*link.target), (shown, target));
        }
    }
}
