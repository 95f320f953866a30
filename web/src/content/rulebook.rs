//! The texts of the rules: read from a file and searched.

use asalto_core::RuleId;

/// The text of one rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The id of the rule.
    pub id: RuleId,
    /// The text.
    pub text: String,
    /// The id, text and topic, folded for a search.
    folded: String,
}

/// The rules of one topic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    /// The title of the topic.
    pub title: String,
    /// The rules.
    pub rules: Vec<Rule>,
}

/// The rules of one ruleset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The name of the ruleset.
    pub title: String,
    /// The topics.
    pub topics: Vec<Topic>,
}

/// All rules, with a chapter for each ruleset in the order of the menu.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

impl Book {
    /// Reads a file of lines: `## ` begins a chapter, `### ` a topic, and any other line is the id and text
    /// of a rule. Returns none for other texts, such as a host's page about a missing file.
    pub fn read(text: &str, fold: impl Fn(&str) -> String) -> Option<Self> {
        let mut book = Self::default();
        for line in text.lines() {
            if let Some(title) = line.strip_prefix("### ") {
                book.chapters.last_mut()?.topics.push(Topic {
                    title: title.to_owned(),
                    rules: Vec::new(),
                });
            } else if let Some(title) = line.strip_prefix("## ") {
                book.chapters.push(Chapter {
                    title: title.to_owned(),
                    topics: Vec::new(),
                });
            } else {
                let topic = book.chapters.last_mut()?.topics.last_mut()?;
                let (id, text) = line.split_once(' ')?;
                topic.rules.push(Rule {
                    id: id.parse().ok()?,
                    text: text.to_owned(),
                    folded: fold(&format!("{line} {}", topic.title)),
                });
            }
        }
        (!book.chapters.is_empty()).then_some(book)
    }

    /// Returns whether the book has a rule.
    #[must_use]
    pub fn has(&self, id: RuleId) -> bool {
        self.rules().any(|rule| rule.id == id)
    }

    /// Returns the number of rules that a search finds.
    #[must_use]
    pub fn count(&self, folded: &str) -> usize {
        self.rules().filter(|rule| rule.is_about(folded)).count()
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        let topics = self.chapters.iter().flat_map(|chapter| &chapter.topics);
        topics.flat_map(|topic| &topic.rules)
    }
}

impl Rule {
    /// Returns whether every word of a folded search is in the rule's id, text or topic.
    #[must_use]
    pub fn is_about(&self, folded: &str) -> bool {
        folded
            .split_whitespace()
            .all(|word| self.folded.contains(word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "## D&D 3.5\n### Delay\nD35-35 Nothing yet.\nD35-36 Later, a turn.\n";

    #[test]
    fn a_file_of_lines_is_a_book() {
        let book = Book::read(TEXT, str::to_lowercase).expect("it is a book");
        assert_eq!(book.chapters[0].title, "D&D 3.5");
        assert_eq!(book.chapters[0].topics[0].rules[1].text, "Later, a turn.");
        assert!(book.has(RuleId::D35(36)) && !book.has(RuleId::D35(37)));
    }

    #[test]
    fn a_page_about_a_missing_file_is_none() {
        assert_eq!(Book::read("<!doctype html>", str::to_owned), None);
        assert_eq!(Book::read("", str::to_owned), None);
    }

    #[test]
    fn a_search_looks_for_every_word_in_id_text_and_topic() {
        let book = Book::read(TEXT, str::to_lowercase).expect("it is a book");
        assert_eq!(book.count(""), 2);
        assert_eq!(book.count("delay turn"), 1);
        assert_eq!(book.count("d35-35"), 1);
        assert_eq!(book.count("delay never"), 0);
    }
}
