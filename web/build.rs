//! Takes the comments and the layout out of the styles that parts of the app bring with them.

use std::env;
use std::fs;
use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=styles");
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    for file in fs::read_dir("styles")? {
        let file = file?;
        let css = fs::read_to_string(file.path())?;
        fs::write(Path::new(&folder).join(file.file_name()), small(&css))?;
    }
    Ok(())
}

/// Returns a style sheet with the same rules in fewer letters. Texts in quotes stay as they are.
fn small(css: &str) -> String {
    let mut text = String::new();
    let mut space = false;
    let mut rest = css;
    while let Some(letter) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            space = true;
            continue;
        }
        let mut end = letter.len_utf8();
        if letter.is_ascii_whitespace() {
            space = true;
            rest = &rest[end..];
            continue;
        }
        let opens = text.is_empty() || text.ends_with(['{', '}', ';', ',', ':']);
        if space && !opens && !matches!(letter, '{' | '}' | ';' | ',') {
            text.push(' ');
        }
        space = false;
        if letter == '}' && text.ends_with(';') {
            text.pop();
        }
        if matches!(letter, '"' | '\'') {
            end += rest[end..]
                .find(letter)
                .map_or(rest.len() - end, |at| at + 1);
        }
        text.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    text
}
