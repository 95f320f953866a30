//! Measures the first load against its budget.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::project;

/// The size of a file in bytes: raw, after gzip -9 and after brotli 11.
#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// Prints the tables; returns the size of the first load.
///
/// # Errors
/// If the site or the budgets can't be read, or if a budget is exceeded.
pub fn report() -> Result<usize, String> {
    let dist = project::dist();
    let parts = parts()?;
    let first = first_load(&dist, &parts)?;
    let table = parts
        .get("table")
        .ok_or("the app has no part for the fight")?;
    let mut fight = table.clone();
    fight.sort();
    fight.dedup();
    fight.retain(|name| !first.contains(name));
    let first = print_table(&dist, "first load", &first)?;
    let fight = print_table(&dist, "then, for a fight", &fight)?;
    let whole = first + fight;
    keep_within("first", first)?;
    keep_within("fight", whole)?;
    Ok(first)
}

/// Prints files with their sizes; returns the sum after brotli.
fn print_table(dist: &Path, title: &str, files: &[String]) -> Result<usize, String> {
    let mut sum = Weight::default();
    println!(
        "{title:<32}{:>10}{:>10}{:>10}",
        "raw", "gzip -9", "brotli 11"
    );
    for name in files {
        let content = fs::read(dist.join(name)).map_err(|error| format!("{name}: {error}"))?;
        let weight = weigh(&content).map_err(|error| format!("{name}: {error}"))?;
        print_row(name, weight);
        sum.raw += weight.raw;
        sum.gzip += weight.gzip;
        sum.brotli += weight.brotli;
    }
    print_row("sum", sum);
    Ok(sum.brotli)
}

/// Checks a sum against the budget of its name.
fn keep_within(name: &str, sum: usize) -> Result<(), String> {
    let limit = budget(name)?;
    println!("{name}: {sum} of {limit} bytes, {}", percent(sum, limit));
    match sum.checked_sub(limit) {
        None | Some(0) => Ok(()),
        Some(over) => Err(format!("`{name}` is {over} bytes past its budget")),
    }
}

/// Returns the files of the first screen: the page, the files it names on its own origin, and the
/// largest language.
fn first_load(dist: &Path, parts: &Parts) -> Result<Vec<String>, String> {
    let page = dist.join("index.html");
    let page = fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
    let mut files = vec!["index.html".to_owned()];
    files.extend(named(&page));
    files.extend(heaviest_language(dist, parts)?);
    files.sort();
    files.dedup();
    Ok(files)
}

/// Returns the path of the note in which the build lists the files of each part.
fn notes() -> PathBuf {
    project::staging().join("needs")
}

/// Writes down which files each part of the app needs, by their names in the site.
///
/// # Errors
/// If the note can't be written.
pub fn note_parts(
    needs: &BTreeMap<String, Vec<String>>,
    names: &BTreeMap<String, String>,
) -> Result<(), String> {
    let mut lines = String::new();
    for (part, files) in needs {
        lines += part;
        for name in files.iter().filter_map(|file| names.get(file)) {
            lines += " ";
            lines += name;
        }
        lines += "\n";
    }
    let path = notes();
    fs::write(&path, lines).map_err(|error| format!("{}: {error}", path.display()))
}

/// The files that each part needs, as the build noted them.
type Parts = BTreeMap<String, Vec<String>>;

/// Reads the note of the build.
fn parts() -> Result<Parts, String> {
    let path = notes();
    let notes =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let part = |line: &str| {
        let mut words = line.split(' ').map(str::to_owned);
        Some((words.next()?, words.collect()))
    };
    Ok(notes.lines().filter_map(part).collect())
}

/// Returns the files of the largest language.
fn heaviest_language(dist: &Path, parts: &Parts) -> Result<Vec<String>, String> {
    let mut heaviest = (0, Vec::new());
    let languages = parts
        .iter()
        .filter(|(part, _)| part.starts_with("language_"));
    for (_, files) in languages {
        let mut sum = 0;
        for name in files {
            let content = fs::read(dist.join(name)).map_err(|error| format!("{name}: {error}"))?;
            sum += weigh(&content)
                .map_err(|error| format!("{name}: {error}"))?
                .brotli;
        }
        if sum > heaviest.0 {
            heaviest = (sum, files.clone());
        }
    }
    if heaviest.1.is_empty() {
        return Err("the app has no part for any language".to_owned());
    }
    Ok(heaviest.1)
}

/// Returns the relative addresses in a page.
fn named(page: &str) -> impl Iterator<Item = String> {
    page.split("\"./")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
}

fn weigh(content: &[u8]) -> std::io::Result<Weight> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(content)?;
    let mut squeezed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut squeezed, &parameters)?;
    Ok(Weight {
        raw: content.len(),
        gzip: gzip.finish()?.len(),
        brotli: squeezed.len(),
    })
}

fn print_row(name: &str, weight: Weight) {
    println!(
        "{name:<32}{:>10}{:>10}{:>10}",
        weight.raw, weight.gzip, weight.brotli
    );
}

fn percent(part: usize, whole: usize) -> String {
    format!("{} %", part * 100 / whole.max(1))
}

/// Returns a budget by its name.
fn budget(name: &str) -> Result<usize, String> {
    let path = project::root().join("xtask/budgets.txt");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    named_budget(&text, name).ok_or(format!("{} has no `{name}`", path.display()))
}

fn named_budget(budgets: &str, name: &str) -> Option<usize> {
    let mut lines = budgets.lines();
    lines.find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_files() {
        let page =
            "<link href=\"./a.css\"><a href=\"https://elsewhere/\"></a><script src=\"./b.js\">";
        assert_eq!(named(page).collect::<Vec<_>>(), ["a.css", "b.js"]);
    }

    #[test]
    fn a_budget_is_the_line_of_its_name() {
        let budgets = "# fight 3\nfirst 220\nfight 300\n";
        assert_eq!(named_budget(budgets, "first"), Some(220));
        assert_eq!(named_budget(budgets, "fight"), Some(300));
        assert_eq!(named_budget(budgets, "total"), None);
    }

    #[test]
    fn brotli_is_smaller_than_gzip_is_smaller_than_nothing() {
        let weight = weigh(&b"round and round ".repeat(400)).expect("memory takes any bytes");
        assert!(weight.brotli < weight.gzip && weight.gzip < weight.raw);
    }
}
