//! The texts of the rules: what `docs/rules` tells in each language becomes a file that the app
//! fetches when somebody wants to read.

use std::fmt::Write;
use std::fs;

use crate::project;

/// The languages in which the rules are told.
pub const LANGUAGES: [&str; 3] = ["en", "es", "fr"];

/// The texts of one language: a line each, headings as in the source, rules as `D35-1 text`.
///
/// # Errors
/// Where they cannot be read or a line is not of the form that `docs/rules/README.md` tells.
pub fn texts(language: &str) -> Result<String, String> {
    let path = project::root().join(format!("docs/rules/{language}.md"));
    let source =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    compact(&source).map_err(|line| format!("{}: is this a rule? {line}", path.display()))
}

/// The names of the files as the scripts beside the app take them.
#[must_use]
pub fn names(files: &[(&str, String)]) -> String {
    let mut names = String::from("const RULES = {");
    for (language, file) in files {
        let _ = write!(names, "{language}:\"./{file}\",");
    }
    names + "};\n"
}

/// What is told without what only the source needs; a line of no form is the error.
fn compact(source: &str) -> Result<String, String> {
    let mut texts = String::new();
    for line in source.lines().filter(|line| !line.is_empty()) {
        if line.starts_with("## ") || line.starts_with("### ") {
            let _ = writeln!(texts, "{line}");
        } else if !line.starts_with("# ") {
            let rule = line
                .strip_prefix("**")
                .and_then(|rest| rest.split_once("** "));
            let (id, text) = rule.ok_or(line)?;
            let _ = writeln!(texts, "{id} {text}");
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_and_the_marks_go_and_the_rest_stays() {
        let source = "# Title\n\n## D&D 3.5\n\n### Delay\n\n**D35-35** Nothing yet.\n";
        let expected = "## D&D 3.5\n### Delay\nD35-35 Nothing yet.\n";
        assert_eq!(compact(source).as_deref(), Ok(expected));
    }

    #[test]
    fn a_line_of_no_form_is_named() {
        assert_eq!(compact("Just so."), Err("Just so.".to_owned()));
    }

    #[test]
    fn every_language_can_be_read() {
        for language in LANGUAGES {
            let texts = texts(language).expect("the texts are in the repository");
            assert_eq!(texts.matches("\n## ").count() + 1, 4, "{language}");
        }
    }
}
