//! The lines of a stat block as traits with a name.

/// Returns the name and the text of each line.
pub fn traits(sheet: Option<&str>) -> Vec<(&str, &str)> {
    let lines = sheet.unwrap_or_default().lines();
    let split = |line| match str::split_once(line, ". ") {
        Some((name, text)) if name.chars().count() <= 60 => (name, text),
        _ => ("", line),
    };
    lines.map(split).collect()
}
