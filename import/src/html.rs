//! The text of HTML.

/// Elements that start a new line.
const BLOCKS: [&str; 24] = [
    "p",
    "br",
    "div",
    "li",
    "tr",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "section",
    "article",
    "table",
    "ul",
    "ol",
    "dl",
    "dt",
    "dd",
    "header",
    "footer",
    "blockquote",
    "title",
];
/// Elements whose content is not shown.
const UNSHOWN: [&str; 6] = ["script", "style", "head", "template", "noscript", "svg"];
/// The entities that pages use, beside those with a number.
const ENTITIES: [(&str, &str); 24] = [
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("ndash", "–"),
    ("mdash", "—"),
    ("minus", "−"),
    ("rsquo", "’"),
    ("lsquo", "‘"),
    ("rdquo", "”"),
    ("ldquo", "“"),
    ("times", "×"),
    ("hellip", "…"),
    ("frac12", "½"),
    ("frac14", "¼"),
    ("eacute", "é"),
    ("egrave", "è"),
    ("ntilde", "ñ"),
    ("uuml", "ü"),
    ("ouml", "ö"),
    ("auml", "ä"),
    ("iacute", "í"),
];

/// Returns the text of a page: one line for each block, without scripts, comments and tags.
pub fn text(page: &str) -> String {
    let mut text = String::with_capacity(page.len() / 2);
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start].replace(['\n', '\r'], " "));
        rest = &rest[start..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.find("-->").map_or("", |end| &comment[end + 3..]);
            continue;
        }
        let Some(tag) = tag(rest) else {
            text.push('<');
            rest = &rest[1..];
            continue;
        };
        let end = rest.find('>').map_or(rest.len(), |end| end + 1);
        rest = &rest[end..];
        let name = tag.trim_start_matches('/');
        if BLOCKS.contains(&name) {
            text.push('\n');
        } else if matches!(name, "td" | "th") {
            text.push('\t');
        }
        if UNSHOWN.contains(&&*tag) {
            rest = after(rest, &tag);
        }
    }
    text.push_str(&rest.replace(['\n', '\r'], " "));
    unescape(&text)
}

/// Returns a text of a description without its tags, on one line.
pub fn plain(description: &str) -> String {
    let has_tags = description.contains('<') && description.contains('>');
    if has_tags || description.contains('&') {
        text(description).replace('\n', " ")
    } else {
        description.to_owned()
    }
}

/// Returns the name of the tag at the beginning of a text, with its slash, in lower case.
fn tag(text: &str) -> Option<String> {
    let inner = text.get(1..)?;
    let (slash, name) = match inner.strip_prefix('/') {
        Some(name) => ("/", name),
        None => ("", inner),
    };
    if name.starts_with('!') {
        return Some("!".to_owned());
    }
    let end = name
        .find(|letter: char| !letter.is_ascii_alphanumeric())
        .unwrap_or(name.len());
    let is_tag = name.starts_with(|letter: char| letter.is_ascii_alphabetic()) && end < 20;
    is_tag.then(|| format!("{slash}{}", name[..end].to_ascii_lowercase()))
}

/// Returns the text after the end of an element.
fn after<'t>(rest: &'t str, name: &str) -> &'t str {
    let mut from = rest;
    while let Some(at) = from.find("</") {
        from = &from[at + 2..];
        let own = from.get(..name.len());
        if own.is_some_and(|own| own.eq_ignore_ascii_case(name)) {
            return from.find('>').map_or("", |end| &from[end + 1..]);
        }
    }
    ""
}

/// Replaces entities. An unknown one stays as it is.
pub fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        out.push_str(&rest[..start]);
        rest = &rest[start + 1..];
        let end = rest.bytes().take(12).position(|byte| byte == b';');
        let letter = end.and_then(|end| entity(&rest[..end]));
        match (letter, end) {
            (Some(letter), Some(end)) => {
                out.push_str(&letter);
                rest = &rest[end + 1..];
            }
            _ => out.push('&'),
        }
    }
    out.push_str(rest);
    out
}

/// Returns the text of an entity by its name or number.
pub fn entity(name: &str) -> Option<String> {
    if let Some(number) = name.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']);
        let code = match hexadecimal {
            Some(number) => u32::from_str_radix(number, 16),
            None => number.parse(),
        };
        return code.ok().and_then(char::from_u32).map(String::from);
    }
    let known = ENTITIES.iter().find(|(own, _)| *own == name);
    known.map(|(_, text)| (*text).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_lines_and_scripts_are_gone() {
        let page = "<html><head><title>No</title><script>var AC = 9 < 10;</script></head><body><h1>Hag</h1>\
                    <p><b>AC</b>&nbsp;16 (&ndash;1)<br>hp&#32;1<!-- <p>x</p> --></p></body></html>";
        let lines: Vec<String> = text(page)
            .lines()
            .map(|line| line.trim().to_owned())
            .collect();
        let lines: Vec<&str> = lines
            .iter()
            .map(String::as_str)
            .filter(|line| !line.is_empty())
            .collect();
        assert_eq!(lines, ["Hag", "AC 16 (–1)", "hp 1"]);
    }

    #[test]
    fn what_is_no_tag_stays() {
        assert_eq!(text("a < b & c &bogus; <"), "a < b & c &bogus; <");
        assert_eq!(plain("5 < 6"), "5 < 6");
    }
}
