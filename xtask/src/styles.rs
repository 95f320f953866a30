//! The styles: many small files for those who write them, one for the page.

use std::fs;
use std::path::Path;

/// Puts a style sheet and what it imports into one text, comments and indentation left out.
///
/// # Errors
/// Where a file cannot be read.
pub fn bundle(sheet: &Path) -> Result<String, String> {
    let text =
        fs::read_to_string(sheet).map_err(|error| format!("{}: {error}", sheet.display()))?;
    let folder = sheet.parent().unwrap_or(sheet);
    let mut bundled = String::new();
    for line in text.lines() {
        let Some((file, layer)) = import(line) else {
            bundled.push_str(line);
            bundled.push('\n');
            continue;
        };
        let inner = bundle(&folder.join(file))?;
        bundled
            .push_str(&layer.map_or(inner.clone(), |layer| format!("@layer {layer}{{{inner}}}")));
    }
    Ok(minify(&bundled))
}

/// The file and the layer of a line such as `@import "order.css" layer(components);`.
fn import(line: &str) -> Option<(&str, Option<&str>)> {
    let rest = line.trim().strip_prefix("@import")?.trim();
    let rest = rest
        .strip_prefix("url(")
        .unwrap_or(rest)
        .strip_prefix('"')?;
    let (file, rest) = rest.split_once('"')?;
    let layer = rest
        .split_once("layer(")
        .and_then(|(_, rest)| rest.split_once(')'));
    Some((file, layer.map(|(layer, _)| layer)))
}

/// Leaves out comments, and runs of white space for one blank; strings are kept as they are.
fn minify(css: &str) -> String {
    let mut small = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        } else if next == '"' || next == '\'' {
            let end = rest[1..].find(next).map_or(rest.len(), |end| end + 2);
            small.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if next.is_whitespace() {
            rest = rest.trim_start();
            let glued = small.ends_with(['{', '}', ';', ':', ',', '>'])
                || rest.starts_with(['{', '}', ';', '>']);
            if !glued && !small.is_empty() {
                small.push(' ');
            }
        } else {
            small.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    small.replace(";}", "}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_names_a_file_and_perhaps_a_layer() {
        let layered = import("@import \"a/b.css\" layer(base);");
        assert_eq!(layered, Some(("a/b.css", Some("base"))));
        assert_eq!(import("@import url(\"c.css\");"), Some(("c.css", None)));
        assert_eq!(import("@layer base;"), None);
    }

    #[test]
    fn white_space_and_comments_go_and_strings_stay() {
        let css = "/* a */\n.a > .b {\n  content: \"  /* */ \";\n  color: red;\n}\n";
        assert_eq!(minify(css), ".a>.b{content:\"  /* */ \";color:red}");
    }
}
