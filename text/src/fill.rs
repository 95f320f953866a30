//! Filling the gaps of a text.

use super::{Lang, fr, isolated};

/// Fills the gaps of a text. A right-to-left value doesn't reorder the text around it.
pub(super) fn fill(lang: Lang, text: &str, with: &[&str]) -> String {
    // A value may itself look like a gap, so the text is read only once.
    let mut pieces = text.split('{');
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (gap, rest) = piece.split_once('}').unwrap_or_default();
        let value = gap.parse().ok().and_then(|gap: usize| with.get(gap));
        let value = value.copied().unwrap_or_default();
        if lang == Lang::Fr {
            fr::grammar::elide(&mut filled, value);
        }
        filled.push_str(&isolated(value));
        filled.push_str(rest);
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_that_looks_like_a_gap_stays_as_it_is() {
        let filled = fill(Lang::En, "{1} acts before {0}.", &["Lidda", "{0}"]);
        assert_eq!(filled, "{0} acts before Lidda.");
    }

    #[test]
    fn a_name_from_right_to_left_is_isolated() {
        let filled = fill(Lang::En, "{0}’s turn ({1})", &["גובלין", "Lidda"]);
        assert_eq!(filled, "\u{2068}גובלין\u{2069}’s turn (Lidda)");
    }

    #[test]
    fn only_french_elides() {
        assert_eq!(fill(Lang::Fr, "Phase de {0}", &["Aria"]), "Phase d’Aria");
        assert_eq!(fill(Lang::Es, "Fase de {0}", &["Aria"]), "Fase de Aria");
    }
}
