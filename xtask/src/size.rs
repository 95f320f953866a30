//! Measures the site against its budgets, which are in `xtask/budgets.txt`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::file_size::{FileSize, file_sizes};
use crate::rules::LANGUAGES;
use crate::{project, split};

/// Prints the sizes of the site and its budgets.
///
/// # Errors
/// If the site or the budgets can't be read, or if a budget is exceeded.
pub fn report() -> Result<(), String> {
    let dist = project::dist();
    let parts = parts()?;
    let sizes = sizes(&dist)?;
    let page = dist.join("index.html");
    let page = fs::read_to_string(&page).map_err(|error| project::at(&page, &error))?;
    let mut first: BTreeSet<_> = addresses(&page).collect();
    first.insert("index.html".to_owned());
    first.insert(heaviest(&sizes, &parts, "language")?);
    let combat = parts
        .get(split::COMBAT)
        .ok_or("the app has no part for combat")?;
    let fight = [combat.clone(), heaviest(&sizes, &parts, "combat")?].into();
    let mut requests: BTreeSet<_> = first.union(&fight).cloned().collect();
    let bring_in = parts
        .get(split::BRING_IN)
        .ok_or("the app has no part for other tools’ files")?;
    let later = parts
        .iter()
        .filter(|(part, file)| !has_language(part) && *file != bring_in);
    requests.extend(later.map(|(_, file)| file.clone()));
    let first = print_table("first load", &sizes, &first)?;
    let fight = print_table("then, for a fight", &sizes, &fight)?;
    let bring_in = print_table("files of other tools", &sizes, &[bring_in.clone()].into())?;
    let site = sizes.values().map(|size| size.brotli).sum();
    let budgets = Budgets::read()?;
    // One that is past must not hide the others.
    let kept = [
        budgets.keep("first", first, "bytes"),
        budgets.keep("fight", first + fight, "bytes"),
        budgets.keep("bring_in", bring_in, "bytes"),
        budgets.keep("site", site, "bytes"),
        budgets.keep("requests", requests.len(), "files"),
    ];
    let past: Vec<_> = kept.into_iter().filter_map(Result::err).collect();
    if past.is_empty() {
        Ok(())
    } else {
        Err(past.join("\n"))
    }
}

/// The files of the site by their addresses.
type Sizes = BTreeMap<String, FileSize>;

/// Measures every file of the site.
fn sizes(dist: &Path) -> Result<Sizes, String> {
    let (addresses, paths): (Vec<_>, Vec<_>) = project::files_below(dist)?.into_iter().unzip();
    Ok(addresses.into_iter().zip(file_sizes(&paths)?).collect())
}

/// Prints files with their sizes; returns the sum after brotli.
fn print_table(title: &str, sizes: &Sizes, files: &BTreeSet<String>) -> Result<usize, String> {
    let mut sum = FileSize::default();
    println!(
        "{title:<32}{:>10}{:>10}{:>10}",
        "raw", "gzip -9", "brotli 11"
    );
    for name in files {
        let size = sizes.get(name);
        let size = *size.ok_or_else(|| format!("the site has no {name}"))?;
        print_row(name, size);
        sum.add(size);
    }
    print_row("sum", sum);
    Ok(sum.brotli)
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

/// Returns whether a part is that of a language, such as `combat_en`.
fn has_language(part: &str) -> bool {
    let ending = part.rsplit_once('_').map(|(_, ending)| ending);
    ending.is_some_and(|ending| LANGUAGES.contains(&ending))
}

/// Returns the largest file of the parts that each language has under a name.
fn heaviest(sizes: &Sizes, parts: &Parts, name: &str) -> Result<String, String> {
    let of_languages = LANGUAGES.iter();
    let files = of_languages.filter_map(|language| parts.get(&format!("{name}_{language}")));
    let heaviest = files.max_by_key(|file| sizes.get(*file).map(|size| size.brotli));
    let heaviest = heaviest.ok_or_else(|| format!("the app has no part `{name}` of a language"));
    heaviest.cloned()
}

/// Returns the relative addresses in a page.
fn addresses(page: &str) -> impl Iterator<Item = String> {
    page.split("\"./")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
}

fn print_row(name: &str, size: FileSize) {
    let FileSize { raw, gzip, brotli } = size;
    println!("{name:<32}{raw:>10}{gzip:>10}{brotli:>10}");
}

/// The limits by their names.
struct Budgets(BTreeMap<String, usize>);

impl Budgets {
    fn read() -> Result<Self, String> {
        let path = project::root().join("xtask/budgets.txt");
        let text = fs::read_to_string(&path).map_err(|error| project::at(&path, &error))?;
        Ok(Self::parse(&text))
    }

    fn parse(text: &str) -> Self {
        let limit = |line: &str| {
            let mut words = line.split_whitespace();
            Some((words.next()?.to_owned(), words.next()?.parse().ok()?))
        };
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        Self(lines.filter_map(limit).collect())
    }

    /// Prints a sum against the budget of its name, and checks it.
    fn keep(&self, name: &str, sum: usize, unit: &str) -> Result<(), String> {
        let limit = self.0.get(name);
        let limit = *limit.ok_or_else(|| format!("xtask/budgets.txt has no `{name}`"))?;
        let percent = sum * 100 / limit.max(1);
        let raised = sum + sum / 20;
        println!("{name}: {sum} of {limit} {unit}, {percent} % (5 % above it is {raised})");
        match sum.checked_sub(limit) {
            None | Some(0) => Ok(()),
            Some(over) => Err(format!(
                "`{name}` is {over} {unit} past its budget in xtask/budgets.txt"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_files() {
        let page =
            "<link href=\"./a.css\"><a href=\"https://elsewhere/\"></a><script src=\"./b.js\">";
        assert_eq!(addresses(page).collect::<Vec<_>>(), ["a.css", "b.js"]);
    }

    #[test]
    fn a_budget_is_the_line_of_its_name() {
        let budgets = Budgets::parse("# fight 3\nfirst 220 bytes\nfight  300\n");
        assert_eq!(budgets.keep("first", 220, "bytes"), Ok(()));
        let over = budgets.keep("fight", 301, "bytes");
        assert!(over.is_err_and(|error| error.starts_with("`fight` is 1 bytes past")));
        assert!(budgets.keep("total", 1, "bytes").is_err());
    }

    #[test]
    fn the_heaviest_language_stands_for_all() {
        let size = |brotli| FileSize {
            brotli,
            ..FileSize::default()
        };
        let sizes = [("a.wasm", 1), ("b.wasm", 3), ("c.wasm", 9)];
        let sizes = sizes.map(|(name, brotli)| (name.to_owned(), size(brotli)));
        let parts = [
            ("text_en", "a.wasm"),
            ("text_fr", "b.wasm"),
            ("more", "c.wasm"),
        ];
        let parts = parts.map(|(part, file)| (part.to_owned(), file.to_owned()));
        let parts = Parts::from(parts);
        let heaviest = |name| heaviest(&sizes.clone().into(), &parts, name);
        assert_eq!(heaviest("text").as_deref(), Ok("b.wasm"));
        assert!(heaviest("more").is_err());
        assert!(has_language("text_fr") && !has_language("more"));
    }
}
