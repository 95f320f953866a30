//! Measures the first load against its budget.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{project, split};

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
    let combat = parts
        .get(split::COMBAT)
        .ok_or("the app has no part for combat")?;
    let fight = [combat.clone(), heaviest(&dist, &parts, "combat_")?];
    let first = print_table(&dist, "first load", &first)?;
    let fight = print_table(&dist, "then, for a fight", &fight)?;
    let whole = first + fight;
    keep_within("first", first, "bytes")?;
    keep_within("fight", whole, "bytes")?;
    keep_within("files", count(&dist)?, "files")?;
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
fn keep_within(name: &str, sum: usize, unit: &str) -> Result<(), String> {
    let limit = budget(name)?;
    println!("{name}: {sum} of {limit} {unit}, {}", percent(sum, limit));
    match sum.checked_sub(limit) {
        None | Some(0) => Ok(()),
        Some(over) => Err(format!("`{name}` is {over} {unit} past its budget")),
    }
}

/// Returns the files of the first screen: the page, the files it names on its own origin, and the
/// largest language.
fn first_load(dist: &Path, parts: &Parts) -> Result<Vec<String>, String> {
    let page = dist.join("index.html");
    let page = fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
    let mut files = vec!["index.html".to_owned()];
    files.extend(named(&page));
    files.push(heaviest(dist, parts, "language_")?);
    files.sort();
    files.dedup();
    Ok(files)
}

/// Counts the files of the site, without pictures, texts to read and the package, of which a page loads one
/// or two.
fn count(folder: &Path) -> Result<usize, String> {
    let at = |error| project::at(folder, &error);
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(at)? {
        let path = entry.map_err(at)?.path();
        let ending = path.extension().unwrap_or_default();
        if path.is_dir() {
            let is_package = path.ends_with("dist/pkg");
            sum += if is_package { 0 } else { count(&path)? };
        } else if !["png", "svg", "txt", "md"]
            .iter()
            .any(|read| ending == *read)
        {
            sum += 1;
        }
    }
    Ok(sum)
}

/// Returns the path of the note in which the build lists the parts with their files.
fn notes() -> PathBuf {
    project::staging().join("needs")
}

/// Writes down the file of each part of the app, by its name in the site.
///
/// # Errors
/// If the note can't be written.
pub fn note_parts(parts: &Parts) -> Result<(), String> {
    let lines: Vec<_> = parts
        .iter()
        .map(|(part, file)| format!("{part} {file}"))
        .collect();
    let path = notes();
    fs::write(&path, lines.join("\n")).map_err(|error| format!("{}: {error}", path.display()))
}

/// The file of each part.
type Parts = BTreeMap<String, String>;

/// Reads the note of the build.
fn parts() -> Result<Parts, String> {
    let path = notes();
    let notes =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let part = |line: &str| {
        let (part, file) = line.split_once(' ')?;
        Some((part.to_owned(), file.to_owned()))
    };
    Ok(notes.lines().filter_map(part).collect())
}

/// Returns the largest file of the parts that each language has under a name.
fn heaviest(dist: &Path, parts: &Parts, start: &str) -> Result<String, String> {
    let mut heaviest = None;
    let languages = parts.iter().filter(|(part, _)| part.starts_with(start));
    for (_, name) in languages {
        let at = |error| format!("{name}: {error}");
        let content = fs::read(dist.join(name)).map_err(at)?;
        let weight = weigh(&content).map_err(at)?.brotli;
        heaviest = heaviest.max(Some((weight, name.clone())));
    }
    let (_, name) = heaviest.ok_or(format!("the app has no part `{start}…`"))?;
    Ok(name)
}

/// Returns the relative addresses in a page.
fn named(page: &str) -> impl Iterator<Item = String> {
    page.split("\"./")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
}

/// Returns the size of a content after gzip -9, in bytes.
///
/// # Errors
/// If the compression fails.
pub fn gzip(content: &[u8]) -> std::io::Result<usize> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(content)?;
    Ok(gzip.finish()?.len())
}

fn weigh(content: &[u8]) -> std::io::Result<Weight> {
    let mut squeezed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &content[..], &mut squeezed, &parameters)?;
    Ok(Weight {
        raw: content.len(),
        gzip: gzip(content)?,
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
