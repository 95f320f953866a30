//! A scan of Rust source for cited rule ids, in every form.
//!
//! Four forms cite a rule: an id in words (`D35-4`), a constructor with a number (`RuleId::D35(4)`),
//! a constant (`D35_4`), and numbers that code turns into ids, such as `[4, 5].map(RuleId::D35)` or
//! `tow(&[7, 8])` with a closure `tow`. A constructor whose numbers the scan can't find is an error,
//! so that a new form can't hide a citation.

/// The constructors of a rule id, and the prefix of the ids that each writes.
const CONSTRUCTORS: [(&str, &str); 4] = [
    ("D30", "D30"),
    ("D35", "D35"),
    ("D5e", "D5E"),
    ("Tow", "TOW"),
];

/// Returns the ids that source text cites by constructors, constants and numbers.
///
/// # Errors
/// The line of a constructor whose numbers the scan can't find.
pub fn constructed(source: &str) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for (constructor, prefix) in CONSTRUCTORS {
        let ids = |numbers: Vec<u8>| numbers.into_iter().map(move |n| format!("{prefix}-{n}"));
        found.extend(ids(constants(source, prefix)));
        for (at, _) in source.match_indices(constructor) {
            let numbers = numbers_of(source, at, constructor).ok_or_else(|| {
                let start = source[..at].rfind('\n').map_or(0, |end| end + 1);
                let line = source[start..].lines().next().unwrap_or_default();
                format!("no numbers are found for `{}`", line.trim())
            })?;
            found.extend(ids(numbers));
        }
    }
    Ok(found)
}

/// Returns the numbers that the constructor at a byte offset turns into ids; none if it isn't
/// called.
fn numbers_of(source: &str, at: usize, constructor: &str) -> Option<Vec<u8>> {
    let (before, after) = (&source[..at], &source[at + constructor.len()..]);
    let path = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
    let argument = after
        .strip_prefix('(')
        .and_then(|rest| rest.split(')').next());
    if let Some(number) = argument.and_then(|text| text.parse().ok()) {
        return Some(vec![number]);
    }
    // `[4, 5].map(RuleId::D35)`, and `(1..=62).map(RuleId::D30)`.
    if let Some(list) = path.trim_end().strip_suffix(".map(") {
        return list_before(list.trim_end());
    }
    // `Self` is the type that defines the ids. `_` and a type name take an id apart or define it.
    let calls = argument.is_some_and(|text| !matches!(text, "_" | "u8" | ""));
    if !calls || before.ends_with("Self::") || !is_a_word(before) {
        return Some(Vec::new());
    }
    // `numbers.iter().map(|&n| RuleId::D35(n))`, in a closure or on the result of a match.
    let function = enclosing_function(source, at)?;
    let statement = before
        .rfind("let ")
        .map_or("", |start| &before[start + 4..]);
    let closure = statement.split_once(" = |").map(|(name, _)| name);
    let numbers = match closure.filter(|_| !statement.contains(';')) {
        Some(name) => lists_after(function, &format!("{name}(&[")),
        None => arms(function),
    };
    (!numbers.is_empty()).then_some(numbers)
}

/// Returns whether the constructor after this text begins a separate word.
fn is_a_word(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_alphanumeric() || c == '_')
}

/// Returns the numbers of the list at the end of a text.
fn list_before(text: &str) -> Option<Vec<u8>> {
    if let Some(range) = text.strip_suffix(')') {
        let (_, range) = range.rsplit_once('(')?;
        let (first, last) = range.split_once("..=")?;
        return Some((first.parse().ok()?..=last.parse().ok()?).collect());
    }
    let (_, list) = text.strip_suffix(']')?.rsplit_once('[')?;
    numbers(list)
}

/// Returns the numbers of every list that follows an opening.
fn lists_after(text: &str, opening: &str) -> Vec<u8> {
    let lists = text.split(opening).skip(1);
    let lists = lists.filter_map(|rest| numbers(rest.split(']').next()?));
    lists.flatten().collect()
}

/// Returns the numbers in the arms of a match: `=> &[4, 5],` and `=> 4,`.
fn arms(function: &str) -> Vec<u8> {
    let single = function.split("=> ").skip(1);
    let single = single.filter_map(|rest| rest.split(',').next()?.parse().ok());
    single.chain(lists_after(function, "=> &[")).collect()
}

/// Parses the numbers of `4, 5`; none if the list has anything else.
fn numbers(list: &str) -> Option<Vec<u8>> {
    let parts = list.split(',').map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect()
}

/// Returns the numbers of constants such as `D35_4`.
fn constants(source: &str, prefix: &str) -> Vec<u8> {
    let names = source.split(|c: char| !c.is_alphanumeric() && c != '_');
    let numbers = names.filter_map(|name| name.strip_prefix(prefix)?.strip_prefix('_'));
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// Returns the function around a byte offset. With rustfmt, it ends in a brace below its first
/// letter.
fn enclosing_function(source: &str, at: usize) -> Option<&str> {
    let named = source[..at].rfind("fn ")?;
    let start = source[..named].rfind('\n').map_or(0, |end| end + 1);
    let indent = source[start..].len() - source[start..].trim_start().len();
    let end = format!("\n{}}}\n", " ".repeat(indent));
    let length = source[start..].find(&end)?;
    (start + length > at).then(|| &source[start..start + length])
}
