//! The page of the faults: what the browser tests broke on purpose, how often, what was lost, and what the game master saw.

use std::fmt::Write;
use std::fs;

use crate::project::{at, root};
use crate::run::Outcome;

/// The page, relative to the top folder.
const PAGE: &str = "docs/faults.md";

/// A kind of fault, as the reporter of the tests prints it: `fault | group | tried | tries | lost | seen`.
#[derive(Debug, PartialEq, Eq)]
struct Kind<'o> {
    group: &'o str,
    tried: &'o str,
    times: usize,
    lost: usize,
    seen: &'o str,
}

/// Writes the page from the output of the browser tests.
///
/// # Errors
/// If a line is not understood, a kind was never tried, there is no kind, or the page can't be written.
pub fn write(output: &str) -> Outcome {
    let kinds = kinds(output)?;
    let path = root().join(PAGE);
    fs::write(&path, page(&kinds)).map_err(|error| at(&path, &error))?;
    let idle = kinds.iter().filter(|kind| kind.times == 0);
    let idle: Vec<_> = idle
        .map(|kind| format!("never tried: {}", kind.tried))
        .collect();
    match idle.as_slice() {
        [] => Ok(()),
        lines => Err(lines.join("\n")),
    }
}

/// Reads the kinds from the lines of the reporter.
fn kinds(output: &str) -> Result<Vec<Kind<'_>>, String> {
    let lines = output.lines().filter(|line| line.starts_with("fault |"));
    let kinds: Result<Vec<_>, _> = lines.map(kind).collect();
    kinds.and_then(|kinds| match kinds.as_slice() {
        [] => Err("the browser tests list no faults".to_owned()),
        _ => Ok(kinds),
    })
}

fn kind(line: &str) -> Result<Kind<'_>, String> {
    let wrong = || format!("{line} is no kind of fault");
    let cells: Vec<_> = line.split('|').map(str::trim).collect();
    let [_, group, tried, times, lost, seen] = cells.as_slice() else {
        return Err(wrong());
    };
    Ok(Kind {
        group,
        tried,
        times: times.parse().map_err(|_| wrong())?,
        lost: lost.parse().map_err(|_| wrong())?,
        seen,
    })
}

/// Writes the page: the sums, and a table for each group.
fn page(kinds: &[Kind]) -> String {
    let sum = |count: fn(&Kind) -> usize| kinds.iter().map(count).sum::<usize>();
    let mut page = format!(
        "# Faults\n\n\
         The browser tests break things on purpose and count what is lost: a command or a combatant that was accepted and is not there \
         afterwards.\nEach kind below was tried in the last full test, {} times together, and {} were lost. `cargo xtask test` writes \
         this page\nand fails if more is lost than [SECURITY.md](../SECURITY.md) allows: the command at the moment of a kill of the whole \
         browser, and nothing else.\n",
        sum(|kind| kind.times),
        sum(|kind| kind.lost),
    );
    let mut group = "";
    for kind in kinds {
        if kind.group != group {
            group = kind.group;
            let head = "| what a test does | tries | lost | what the game master sees |\n|---|--:|--:|---|";
            let _ = writeln!(page, "\n## {group}\n{head}");
        }
        let Kind {
            tried,
            times,
            lost,
            seen,
            ..
        } = kind;
        let _ = writeln!(page, "| {tried} | {times} | {lost} | {seen} |");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str = "  ✓  1 a test\n\
        fault | Kills | The tab is killed. | 8 | 0 | Another tab takes over.\n\
        fault | Kills | The browser is killed. | 25 | 3 | All but one command.\n\
        fault | Tabs | Two tabs play. | 60 | 0 | Nothing.\n";

    #[test]
    fn a_group_is_a_table_and_a_kind_is_a_row() {
        let page = page(&kinds(OUTPUT).expect("the lines are well formed"));
        assert!(page.contains("93 times together, and 3 were lost"));
        assert_eq!(page.matches("\n## ").count(), 2);
        assert!(page.contains(
            "|---|--:|--:|---|\n| The tab is killed. | 8 | 0 | Another tab takes over. |\n"
        ));
        assert!(page.ends_with("| Two tabs play. | 60 | 0 | Nothing. |\n"));
    }

    #[test]
    fn lines_that_are_no_kinds_are_refused() {
        assert!(kinds("").is_err_and(|error| error.contains("no faults")));
        assert!(kinds("fault | Kills | The tab is killed. | 8").is_err());
        assert!(kinds("fault | Kills | The tab is killed. | many | 0 | Nothing.").is_err());
    }
}
