//! The lines of a stat block that name defenses.

use super::found::{DefenseKind, Found};
use super::pieces::{Piece, longest, pieces, types};
use super::reduction;
use super::vocabulary::{is_and, is_filler, is_no_damage};

/// A label, before a list that goes to the end of the line.
struct Label {
    /// The kind. None for conditions, which are no damage.
    kind: Option<DefenseKind>,
    /// Whether its words are those of no sentence.
    is_long: bool,
    phrases: &'static str,
}

const LABELS: [Label; 7] = [
    Label {
        kind: Some(DefenseKind::Resists),
        is_long: true,
        phrases: "damage resistances|damage resistance|resistencias al daño|resistencia al daño|resistencias a daño\
            |resistencia a daño|resistencias a los daños|resistances aux degats|resistance aux degats|resistances degats\
            |resistances contre les degats",
    },
    Label {
        kind: Some(DefenseKind::Immune),
        is_long: true,
        phrases: "damage immunities|damage immunity|inmunidades al daño|inmunidad al daño|inmunidades a daño|inmunidad a daño\
            |inmunidades a los daños|immunites aux degats|immunite aux degats|immunites degats|immunites contre les degats",
    },
    Label {
        kind: Some(DefenseKind::Vulnerable),
        is_long: true,
        phrases: "damage vulnerabilities|damage vulnerability|vulnerabilidades al daño|vulnerabilidad al daño\
            |vulnerabilidades a daño|vulnerabilidad a daño|vulnerabilidades a los daños|vulnerabilites aux degats\
            |vulnerabilite aux degats|vulnerabilites degats|vulnerabilites contre les degats",
    },
    Label {
        kind: None,
        is_long: true,
        phrases: "condition immunities|condition immunity|inmunidades a estados|inmunidad a estados|inmunidades a los estados\
            |inmunidades a condiciones|inmunidad a condiciones|immunites aux etats|immunite aux etats|immunites contre les etats\
            |immunites etats|immunites contre des etats",
    },
    Label {
        kind: Some(DefenseKind::Resists),
        is_long: false,
        phrases: "resistances|resistencias",
    },
    Label {
        kind: Some(DefenseKind::Immune),
        is_long: false,
        phrases: "immunities|inmunidades|immunites",
    },
    Label {
        kind: Some(DefenseKind::Vulnerable),
        is_long: false,
        phrases: "vulnerabilities|vulnerabilidades|vulnerabilites",
    },
];

/// The other labels of a block that is one line. They have a capital.
const OTHERS: &str = "senses|languages|challenge|skills|saving throws|speed|cr|gear|proficiency bonus|armor class|hit points|sr\
    |sentidos|idiomas|desafio|habilidades|tiradas de salvacion|velocidad|sens|langues|competences|jets de sauvegarde|vitesse\
    |dangerosite|facteur de puissance|actions|acciones";

/// The labels of qualities in D&D 3.5 and Pathfinder, behind which defenses stand among others.
const QUALITIES: &str = "special qualities|sq|defensive abilities|defensive ability|weakness|weaknesses|defense|hp\
    |cualidades especiales|aptitudes defensivas|debilidades|debilidad|particularites|qualites speciales|capacites defensives\
    |faiblesses|faiblesse|points faibles";

/// The words before a type among other qualities.
const PROSE: [(DefenseKind, &str); 3] = [
    (
        DefenseKind::Immune,
        "immunity to|immune to|inmunidad a|inmunidad al|inmune a|inmune al|immunite a|immunite au|immunite aux|immunite contre\
        |immunise contre|immunisee contre",
    ),
    (
        DefenseKind::Resists,
        "resistance to|resistant to|resistencia a|resistencia al|resistente a|resistente al|resistance a|resistance au\
        |resistance aux|resistance contre",
    ),
    (
        DefenseKind::Vulnerable,
        "vulnerability to|vulnerable to|vulnerabilidad a|vulnerabilidad al|vulnerable a|vulnerable al|vulnerabilite a\
        |vulnerabilite au|vulnerabilite aux|vulnerabilite contre|vulnerable au|vulnerable aux",
    ),
];

/// The words before a list up to a semicolon.
const LISTS: [(DefenseKind, &str); 3] = [
    (
        DefenseKind::Immune,
        "immune|inmune|immunise|immunities|inmunidades|immunites",
    ),
    (
        DefenseKind::Resists,
        "resist|resists|resiste|resistances|resistencias",
    ),
    (
        DefenseKind::Vulnerable,
        "vulnerable|vulnerabilities|vulnerabilidades|vulnerabilites",
    ),
];

/// The words behind a type: "fire resistance 10", "cold immunity".
const BEHIND: [(DefenseKind, &str); 3] = [
    (DefenseKind::Immune, "immunity"),
    (DefenseKind::Resists, "resistance"),
    (DefenseKind::Vulnerable, "vulnerability"),
];

/// Whether a line begins with a label that only the head of a stat block has.
pub fn begins(line: &str) -> bool {
    let pieces = pieces(crate::clean::cut(line, 60));
    label(&pieces).is_some_and(|(label, _)| label.is_long)
}

/// Whether such a label stands anywhere in a line.
pub fn names(line: &str) -> bool {
    let line = crate::clean::cut(line, 300);
    let pieces = pieces(line);
    let mut labels = (0..pieces.len()).filter_map(|at| own_label(line, &pieces, at));
    labels.any(|(label, _)| label.is_long)
}

/// Reads the defenses in the lines of a head.
pub fn of_lines(lines: &[&str]) -> Found {
    let mut found = Found::default();
    let mut lines = lines.iter().peekable();
    while let Some(line) = lines.next() {
        let mut line = (*line).to_owned();
        if goes_on(&line) {
            while let Some(next) = lines.next_if(|next| continues(&line, next)) {
                line.push(' ');
                line.push_str(next);
            }
        }
        of_line(&line, &mut found);
    }
    found
}

/// Whether a list begins in a line, which can go on in the next one.
fn goes_on(line: &str) -> bool {
    let pieces = pieces(crate::clean::cut(line, 60));
    label(&pieces).is_some() || longest(QUALITIES, &pieces).is_some()
}

/// Whether a line is the rest of the one before.
fn continues(line: &str, next: &str) -> bool {
    let own = pieces(crate::clean::cut(line, 60));
    let is_alone = label(&own).is_some_and(|(_, used)| used == own.len());
    let is_open = is_alone || line.ends_with([',', ';', '-']);
    let is_small = next.starts_with(char::is_lowercase);
    let begins = pieces(crate::clean::cut(next, 60));
    let is_label = label(&begins).is_some() || longest(OTHERS, &begins).is_some();
    line.len() < 1_000 && (is_open || is_small) && !is_label
}

/// Returns the label at the beginning, and the number of its pieces.
fn label(pieces: &[Piece]) -> Option<(&'static Label, usize)> {
    let found = LABELS
        .iter()
        .filter_map(|label| Some((label, longest(label.phrases, pieces)?)));
    found.max_by_key(|(_, used)| *used)
}

/// Whether pieces begin with a type of damage, or with a condition.
fn is_known(pieces: &[Piece]) -> bool {
    let mut words = pieces.iter().map(Piece::word);
    let first = words.find(|word| !is_filler(word));
    first.is_some_and(|word| !types(word).is_empty() || is_no_damage(word))
}

fn of_line(line: &str, found: &mut Found) {
    let line = crate::clean::cut(line, 2_000);
    let pieces = pieces(line);
    let mut at = 0;
    let mut has_label = false;
    while at < pieces.len() {
        let Some((label, used)) = own_label(line, &pieces, at) else {
            at += 1;
            continue;
        };
        has_label = true;
        let from = at + used;
        let rest = &pieces[from..];
        // Behind a semicolon of Pathfinder a list ends with the next one.
        let is_in_list = at > 0 && pieces[at - 1].is(';');
        let end = (0..rest.len()).find(|place| {
            is_in_list && rest[*place].is(';') || begins_other(line, &pieces, from + place)
        });
        let end = from + end.unwrap_or(rest.len());
        let stop = pieces.get(end).map_or(line.len(), |piece| piece.start);
        if let (Some(kind), Some(first)) = (label.kind, pieces.get(from)) {
            found.list(kind, &line[first.start.min(stop)..stop]);
        }
        at = end.max(at + 1);
    }
    if !has_label {
        qualities(line, &pieces, found);
    }
}

/// Whether a piece has a capital.
fn is_capital(line: &str, pieces: &[Piece], at: usize) -> bool {
    line[pieces[at].start..].starts_with(char::is_uppercase)
}

/// Returns a label at a place of a line.
fn own_label(line: &str, pieces: &[Piece], at: usize) -> Option<(&'static Label, usize)> {
    let (label, used) = label(&pieces[at..])?;
    let is_apart = label.is_long || at == 0 || is_known(&pieces[at + used..]);
    let is_label = at == 0 || is_capital(line, pieces, at);
    // "Resistances." begins a trait.
    let is_trait = !label.is_long && pieces.get(at + used).is_some_and(|next| next.is(';'));
    (is_apart && is_label && !is_trait).then_some((label, used))
}

/// Whether another label stands at a place of a line.
fn begins_other(line: &str, pieces: &[Piece], at: usize) -> bool {
    let is_other = || longest(OTHERS, &pieces[at..]).is_some();
    is_capital(line, pieces, at) && (own_label(line, pieces, at).is_some() || is_other())
}

/// Reads the defenses among the qualities of a creature of D&D 3.5 or Pathfinder.
fn qualities(line: &str, pieces: &[Piece], found: &mut Found) {
    let begin = longest(QUALITIES, pieces).unwrap_or(0);
    // Other lines have them at the beginning or behind a semicolon.
    let is_list = begin > 0;
    for at in 0..pieces.len() {
        let before = at.checked_sub(1).map(|before| &pieces[before]);
        let is_start = at == begin || before.is_none_or(|before| before.is(';'));
        let is_next =
            before.is_some_and(|before| before.is(',') || before.is('(') || is_and(before.word()));
        if is_start || is_list && is_next {
            quality(line, &pieces[at..], found);
        }
    }
}

fn quality(line: &str, pieces: &[Piece], found: &mut Found) {
    let text = |from: usize, marks: &[char]| {
        let rest = pieces.get(from..)?;
        let start = rest.first()?.start;
        let end = rest
            .iter()
            .find(|piece| marks.iter().any(|mark| piece.is(*mark)))
            .map_or(line.len(), |piece| piece.start);
        Some(&line[start..end])
    };
    if let Some(used) = reduction::name(pieces) {
        if let Some(text) = text(used, &[',', ';', '(']) {
            found.reduction(text);
        }
        return;
    }
    for (kind, phrases) in PROSE {
        if let Some(used) = longest(phrases, pieces) {
            return found.beginning(kind, line, &pieces[used..]);
        }
    }
    for (kind, phrases) in LISTS {
        if let Some(used) = longest(phrases, pieces)
            && is_known(&pieces[used..])
            && let Some(text) = text(used, &[';'])
        {
            return found.list(kind, text);
        }
    }
    let (Some(of), Some(noun)) = (pieces.first(), pieces.get(1)) else {
        return;
    };
    for (kind, word) in BEHIND {
        if noun.word() == word
            && !types(of.word()).is_empty()
            && let Some(text) = text(2, &[',', ';', '('])
        {
            found.list(kind, &format!("{} {text}", of.word()));
        } else if noun.word() == word && !types(of.word()).is_empty() {
            found.list(kind, of.word());
        }
    }
}
