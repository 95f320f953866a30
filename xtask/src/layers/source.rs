//! Reads the references of a Rust source file to other modules: the names it imports, and the paths
//! in its code, in macros too. Code for tests is left out.

use std::collections::BTreeSet;

/// A path as written, such as `super::draft::Draft`.
pub type Path = Vec<String>;

/// A name that a `use` line imports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    pub path: Path,
    /// The name in this file; `*` for all names of the path.
    pub name: String,
    /// Whether the line begins with `pub`, in any scope.
    pub public: bool,
}

/// The references of a file to other modules.
#[derive(Debug, Default)]
pub struct Source {
    /// The modules that it declares and that have their own files.
    pub children: BTreeSet<String>,
    /// The declared modules that exist only for tests.
    pub tests: BTreeSet<String>,
    pub imports: Vec<Import>,
    /// The paths outside of `use` lines that begin with `crate`, `super`, `self`, or a name and
    /// `::`.
    pub paths: Vec<Path>,
    /// All words outside of `use` lines.
    pub words: BTreeSet<String>,
    /// The macros that it defines.
    pub macros: BTreeSet<String>,
}

impl Source {
    /// Parses a file.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut reader = Reader {
            tokens: tokens(text),
            at: 0,
            source: Self::default(),
            inside: Vec::new(),
        };
        reader.items();
        reader.source
    }

    /// Adds the references of another file.
    pub fn extend(&mut self, other: Self) {
        self.children.extend(other.children);
        self.tests.extend(other.tests);
        self.imports.extend(other.imports);
        self.paths.extend(other.paths);
        self.words.extend(other.words);
        self.macros.extend(other.macros);
    }
}

/// Splits a file into tokens: words, `::` and single characters. Comments, strings and lifetimes
/// have no tokens.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let length = if next.is_whitespace() {
            next.len_utf8()
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = literal(rest) {
            tokens.push("\"\"".to_owned());
            length
        } else if next.is_alphanumeric() || next == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            let length = end.unwrap_or(rest.len());
            tokens.push(rest[..length].to_owned());
            length
        } else {
            let length = if rest.starts_with("::") {
                2
            } else {
                next.len_utf8()
            };
            tokens.push(rest[..length].to_owned());
            length
        };
        rest = &rest[length..];
    }
    tokens
}

/// Returns the length of a block comment, which may contain others.
fn block_comment(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// Returns the length of the string, character or lifetime at the start of a text, if there is one.
fn literal(text: &str) -> Option<usize> {
    let plain = text.trim_start_matches(['b', 'c']);
    let prefix = text.len() - plain.len();
    if prefix > 1 {
        return None;
    }
    if let Some(raw) = plain.strip_prefix('r') {
        let fence = "#".repeat(raw.len() - raw.trim_start_matches('#').len());
        let inner = raw.strip_prefix(&format!("{fence}\""))?;
        let end = format!("\"{fence}");
        let length = inner
            .find(&end)
            .map_or(inner.len(), |found| found + end.len());
        return Some(text.len() - inner.len() + length);
    }
    let quote = plain.chars().next().filter(|c| ['"', '\''].contains(c))?;
    let inner = &plain[1..];
    let second = inner.chars().nth(1);
    if quote == '\'' && !inner.starts_with('\\') && second != Some('\'') {
        // The name of a lifetime becomes a separate word, which does no harm.
        return Some(prefix + 1);
    }
    let mut escaped = false;
    for (at, letter) in inner.char_indices() {
        if escaped {
            escaped = false;
        } else if letter == '\\' {
            escaped = true;
        } else if letter == quote {
            return Some(prefix + 1 + at + 1);
        }
    }
    Some(text.len())
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
    source: Source,
    /// For every open brace, whether it belongs to a module.
    inside: Vec<bool>,
}

impl Reader {
    fn items(&mut self) {
        while let Some(token) = self.tokens.get(self.at) {
            match token.as_str() {
                "#" if self.is_for_tests() => self.skip_test(),
                // `use<'a>` in a type is not an import.
                "use" if self.token(1) != "<" => self.import(),
                "mod" => self.module(),
                "macro_rules" if self.token(1) == "!" => {
                    let name = self.token(2).to_owned();
                    self.source.macros.insert(name);
                    self.at += 3;
                }
                "{" => {
                    self.inside.push(false);
                    self.at += 1;
                }
                "}" => {
                    self.inside.pop();
                    self.at += 1;
                }
                _ => self.path(),
            }
        }
    }

    fn token(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", String::as_str)
    }

    fn tokens_are(&self, ahead: usize, wanted: &[&str]) -> bool {
        wanted
            .iter()
            .enumerate()
            .all(|(index, token)| self.token(ahead + index) == *token)
    }

    /// Returns whether the attribute here is `#[cfg(test)]`, or one with all of its conditions.
    fn is_for_tests(&self) -> bool {
        self.tokens_are(1, &["[", "cfg", "(", "test", ")", "]"])
            || self.tokens_are(1, &["[", "cfg", "(", "all", "(", "test", ","])
    }

    /// Skips the attribute here and its item, up to the item's semicolon or closing brace.
    fn skip_test(&mut self) {
        while !["]", ""].contains(&self.token(0)) {
            self.at += 1;
        }
        self.at += 1;
        let mut depth = 0_usize;
        while self.at < self.tokens.len() {
            let (token, name) = (self.token(0).to_owned(), self.token(1).to_owned());
            self.at += 1;
            match token.as_str() {
                "mod" if depth == 0 && self.token(1) == ";" => {
                    self.source.tests.insert(name);
                }
                "{" => depth += 1,
                "}" => {
                    depth -= 1;
                    if depth == 0 {
                        return;
                    }
                }
                ";" if depth == 0 => return,
                _ => {}
            }
        }
    }

    fn module(&mut self) {
        let name = self.token(1).to_owned();
        match self.token(2) {
            ";" => {
                self.source.children.insert(name);
                self.at += 3;
            }
            "{" => {
                self.inside.push(true);
                self.at += 3;
            }
            _ => self.at += 1,
        }
    }

    fn import(&mut self) {
        let public = self.at > 0 && ["pub", ")"].contains(&self.tokens[self.at - 1].as_str());
        self.at += 1;
        self.tree(&[], public);
    }

    /// Parses a tree of imports, up to the comma, the brace or the semicolon after it.
    fn tree(&mut self, before: &[String], public: bool) {
        let mut path = before.to_vec();
        let mut name = None;
        loop {
            let token = self.token(0).to_owned();
            match token.as_str() {
                "" | ";" | "," | "}" => break,
                "::" => {}
                "{" => {
                    self.at += 1;
                    while !["", "}"].contains(&self.token(0)) {
                        self.tree(&path, public);
                        // A comma, or an unexpected token. It is skipped so that parsing goes on.
                        if self.token(0) != "}" {
                            self.at += 1;
                        }
                    }
                    self.at += 1;
                    return;
                }
                "as" => {
                    self.at += 1;
                    name = Some(self.token(0).to_owned());
                }
                "self" if !path.is_empty() => {}
                "*" => name = Some(token),
                _ => path.push(token),
            }
            self.at += 1;
        }
        let name = name.or_else(|| path.last().cloned()).unwrap_or_default();
        let path = self.seen_from_file(path);
        self.source.imports.push(Import { path, name, public });
    }

    /// Parses a path in code, or skips one other token.
    fn path(&mut self) {
        let is_word = |token: &str| token.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let begins = is_word(self.token(0))
            && (self.at == 0
                || self.tokens[self.at - 1] != "::" && self.tokens[self.at - 1] != ".");
        if !begins {
            self.at += 1;
            return;
        }
        let mut path = vec![self.token(0).to_owned()];
        self.source.words.insert(self.token(0).to_owned());
        self.at += 1;
        while self.token(0) == "::" && is_word(self.token(1)) {
            path.push(self.token(1).to_owned());
            self.at += 2;
        }
        if path.len() > 1 {
            let path = self.seen_from_file(path);
            self.source.paths.push(path);
        }
    }

    /// Converts a path in an inline module to one from the file itself.
    fn seen_from_file(&self, mut path: Path) -> Path {
        let within = self.inside.iter().filter(|is_module| **is_module).count();
        for _ in 0..within {
            if path.first().is_some_and(|first| first == "super") {
                path.remove(0);
            }
        }
        if within > 0 && path.first().is_some_and(|first| first != "super") {
            let anchored = ["crate", "self"].contains(&path[0].as_str());
            if !anchored {
                path.insert(0, "self".to_owned());
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(text: &str) -> Vec<String> {
        let source = Source::read(text);
        let shown = |import: &Import| {
            let public = if import.public { "pub " } else { "" };
            format!("{public}{} as {}", import.path.join("::"), import.name)
        };
        source.imports.iter().map(shown).collect()
    }

    fn paths(text: &str) -> Vec<String> {
        let source = Source::read(text);
        source.paths.iter().map(|path| path.join("::")).collect()
    }

    #[test]
    fn a_tree_of_imports_has_a_path_for_every_leaf() {
        assert_eq!(
            imports("use crate::a::{self, b::{C, d as e}, f::*};"),
            [
                "crate::a as a",
                "crate::a::b::C as C",
                "crate::a::b::d as e",
                "crate::a::f as *"
            ]
        );
    }

    #[test]
    fn a_use_that_is_no_import_is_passed_over() {
        assert_eq!(
            imports("fn f() -> impl A + use<'_> { b }\nuse c::{;};").len(),
            1
        );
    }

    #[test]
    fn an_import_is_public_in_any_scope() {
        let text = "pub use a::B;\npub(crate) use super::c;\nuse d::E;";
        assert_eq!(
            imports(text),
            ["pub a::B as B", "pub super::c as c", "d::E as E"]
        );
    }

    #[test]
    fn tests_comments_and_texts_import_nothing() {
        let text = "// use a::b;\n/* use c::d; /* */ e::f */\nconst T: &str = \"use g::h;\";\n\
                    const R: &str = r#\"i::j\"#;\n#[cfg(test)]\nuse k::l;\n\
                    #[cfg(test)]\nmod tests {\n use super::*;\n fn x() { m::n() }\n}\nfn y() {}";
        let source = Source::read(text);
        assert_eq!((source.imports.len(), source.paths.len()), (0, 0));
        assert!(source.words.contains("y"), "what comes after is read");
    }

    #[test]
    fn a_module_of_tests_alone_is_told_apart() {
        let text = "mod a;\n#[cfg(test)]\nmod b;\n#[cfg(all(test, unix))]\npub mod c;";
        let source = Source::read(text);
        assert_eq!(Vec::from_iter(source.children), ["a"]);
        assert_eq!(Vec::from_iter(source.tests), ["b", "c"]);
    }

    #[test]
    fn paths_in_code_and_in_macros_are_found() {
        let text =
            "fn f<'a>(x: &'a crate::a::B) -> bool { matches!(x, super::c::D::E | 'x') && g::h(x) }";
        assert_eq!(paths(text), ["crate::a::B", "super::c::D::E", "g::h"]);
    }

    #[test]
    fn a_module_within_the_file_counts_its_own_steps() {
        let text = "mod inner { use super::a::B; fn f() { super::super::c::d() } }\nuse super::e;";
        assert_eq!(imports(text), ["self::a::B as B", "super::e as e"]);
        assert_eq!(paths(text), ["super::c::d"]);
    }
}
