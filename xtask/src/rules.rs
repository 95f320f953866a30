//! The texts of the rules. For each language, `docs/rules` becomes a file that the app loads when
//! the user opens the rules.

use std::fmt::Write;
use std::fs;

use crate::project;

/// The languages of the rules' texts.
pub const LANGUAGES: [&str; 3] = ["en", "es", "fr"];

/// Returns the texts in one language, a line each: headings as in the source, rules as `D35-1
/// text`.
///
/// # Errors
/// If the texts can't be read, or a line does not follow the format in `docs/rules/README.md`.
pub fn texts(language: &str) -> Result<String, String> {
    let path = project::root().join(format!("docs/rules/{language}.md"));
    let source =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    compact(&source).map_err(|line| format!("{}: is this a rule? {line}", path.display()))
}

/// Returns file names by language or kind, as JSON for the scripts beside the app.
#[must_use]
pub fn names(files: &[(&str, String)]) -> String {
    let mut names = String::from("{");
    for (language, file) in files {
        let comma = if names.len() > 1 { "," } else { "" };
        let _ = write!(names, "{comma}\"{language}\":\"./{file}\"");
    }
    names + "}"
}

/// Removes the parts that only the source needs; the error is a line of an unknown form.
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
            assert_eq!(texts.matches("\n## ").count() + 1, 6, "{language}");
        }
    }
}
