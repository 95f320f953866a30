//! Short lists of names for a narrow column.

use asalto_core::CombatantId;

use crate::Names;

/// The most names, or ranges of names, of a list.
const NAMED: usize = 3;

/// The fewest names of a range.
const FEWEST: usize = 3;

/// Some names of a list that stand together.
struct Run {
    text: String,
    count: usize,
}

/// Joins the first names with commas, and counts the others. Numbered names in a row are a range: `Orc 1–4, Aria +2`.
pub fn short_list(who: &[CombatantId], names: &Names<'_>) -> String {
    let all: Vec<_> = who.iter().map(|&who| names.name(who)).collect();
    let runs = runs(&all);
    let shown = runs.iter().take(NAMED);
    let texts: Vec<_> = shown.clone().map(|run| run.text.as_str()).collect();
    let counted: usize = shown.map(|run| run.count).sum();
    let texts = texts.join(", ");
    match who.len().saturating_sub(counted) {
        0 => texts,
        more => format!("{texts} +{more}"),
    }
}

/// Returns the names, with those of the same kind and of consecutive numbers as ranges.
fn runs(names: &[String]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = names;
    while let [first, ..] = rest {
        let count = consecutive(rest);
        let run = match (count >= FEWEST)
            .then(|| numbered(&rest[count - 1]))
            .flatten()
        {
            Some((_, last)) => Run {
                text: format!("{first}–{last}"),
                count,
            },
            None => Run {
                text: first.clone(),
                count: 1,
            },
        };
        rest = &rest[run.count..];
        runs.push(run);
    }
    runs
}

/// Returns how many names from the first one on have its kind and consecutive numbers; at least 1.
fn consecutive(names: &[String]) -> usize {
    let Some((kind, first)) = names.first().and_then(|name| numbered(name)) else {
        return 1;
    };
    let expected = (first..=u32::MAX).map(|number| Some((kind, number)));
    let found = names.iter().map(|name| numbered(name));
    found
        .zip(expected)
        .take_while(|(found, expected)| found == expected)
        .count()
}

/// Returns the kind and the number of a name such as `Orc 2`.
fn numbered(name: &str) -> Option<(&str, u32)> {
    let (kind, number) = name.rsplit_once(' ')?;
    let plain = !number.starts_with('0') && number.chars().all(|letter| letter.is_ascii_digit());
    Some((kind, number.parse().ok().filter(|_| plain)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(names: &[&str]) -> String {
        let who: Vec<_> = (0..).take(names.len()).map(CombatantId).collect();
        let name = |CombatantId(at): CombatantId| {
            let at = usize::try_from(at).expect("a small number");
            names[at].to_owned()
        };
        short_list(&who, &Names::new(&name))
    }

    #[test]
    fn numbered_names_in_a_row_are_a_range() {
        assert_eq!(list(&["Orc 1", "Orc 2", "Orc 3", "Orc 4"]), "Orc 1–4");
        assert_eq!(list(&["Orc 1", "Orc 2"]), "Orc 1, Orc 2");
        assert_eq!(
            list(&["Orc 9", "Orc 10", "Orc 11", "Aria"]),
            "Orc 9–11, Aria"
        );
        assert_eq!(
            list(&["Orc 1", "Orc 3", "Orc 4", "Wolf 5"]),
            "Orc 1, Orc 3, Orc 4 +1"
        );
        assert_eq!(list(&["Orc 3", "Orc 2", "Orc 1"]), "Orc 3, Orc 2, Orc 1");
        assert_eq!(list(&["7", "8", "9", "10"]), "7, 8, 9 +1");
        assert_eq!(
            list(&["Orc 01", "Orc 02", "Orc 03"]),
            "Orc 01, Orc 02, Orc 03"
        );
        assert_eq!(
            list(&["Orc 4294967295", "Orc 4294967296"]),
            "Orc 4294967295, Orc 4294967296"
        );
        assert_eq!(list(&[]), "");
    }
}
