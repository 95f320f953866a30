//! The labels of values in stat blocks, in English, Spanish and French.

/// A label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    ArmorClass,
    HitPoints,
    HitDice,
    Initiative,
    Challenge,
    Touch,
    FlatFooted,
    Perception,
    Senses,
    Languages,
    Speed,
}

impl Label {
    /// The labels of the head of a stat block.
    pub const ALL: [Self; 9] = [
        Self::ArmorClass,
        Self::HitPoints,
        Self::HitDice,
        Self::Initiative,
        Self::Challenge,
        Self::Perception,
        Self::Senses,
        Self::Languages,
        Self::Speed,
    ];

    fn words(self) -> &'static [&'static str] {
        match self {
            Self::ArmorClass => &[
                "armor class",
                "armour class",
                "clase de armadura",
                "classe d'armure",
                "classe d’armure",
                "ac",
                "ca",
            ],
            Self::HitPoints => &[
                "hit points",
                "puntos de golpe",
                "points de vie",
                "hp",
                "pg",
                "pv",
            ],
            Self::HitDice => &["hit dice", "hd", "dados de golpe", "dg", "dés de vie", "dv"],
            Self::Initiative => &["initiative", "iniciativa", "init.", "init", "inic."],
            Self::Challenge => &[
                "challenge rating",
                "challenge",
                "valor de desafío",
                "desafío",
                "facteur de puissance",
                "dangerosité",
                "puissance",
                "cr",
                "vd",
                "fp",
            ],
            Self::Touch => &["touch", "toque", "contact"],
            Self::FlatFooted => &[
                "flat-footed",
                "flat footed",
                "desprevenido",
                "pris au dépourvu",
            ],
            Self::Perception => &["perception"],
            Self::Senses => &["senses", "sentidos", "sens"],
            Self::Languages => &["languages", "idiomas", "langues"],
            Self::Speed => &["speed", "velocidad", "vitesse"],
        }
    }

    /// Returns the text after the label at the start of a line, or after "Defense" and the like.
    pub fn at_start(self, line: &str) -> Option<&str> {
        let rest = behind_heading(line);
        self.words().iter().find_map(|word| {
            let after = without(rest, word)?;
            self.value(after)
        })
    }

    /// Returns the text after the label anywhere in a line.
    pub fn find(self, line: &str) -> Option<&str> {
        if let Some(value) = self.at_start(line) {
            return Some(value);
        }
        let separators = line.match_indices([' ', '(', ';', ',']);
        let mut starts = separators.filter_map(|(at, separator)| {
            let before = line[..at].chars().next_back()?;
            let is_apart = separator != " " || ";,)".contains(before);
            (is_apart || self.is_found_between(before)).then_some(at + 1)
        });
        starts
            .find_map(|at| {
                let rest = &line[at..];
                self.words()
                    .iter()
                    .find_map(|word| self.value(without(rest, word)?))
            })
            .or_else(|| self.find_capital(line))
    }

    /// In a block of one line, hit points stand behind the armor class and the rating behind languages. Their long labels
    /// with a capital are no words of a sentence.
    fn find_capital(self, line: &str) -> Option<&str> {
        let may_follow = matches!(self, Self::HitPoints | Self::Challenge);
        let is_long = |word: &&&str| may_follow && word.len() > 3;
        self.words().iter().filter(is_long).find_map(|word| {
            let at = line.match_indices(' ').map(|(at, _)| &line[at + 1..]);
            let mut capital = at.filter(|rest| rest.starts_with(char::is_uppercase));
            capital.find_map(|rest| self.value(without(rest, word)?))
        })
    }

    /// Whether a line is nothing but a label.
    pub fn is_alone(line: &str) -> bool {
        let labels = [
            Self::ArmorClass,
            Self::HitPoints,
            Self::Initiative,
            Self::Challenge,
        ];
        let is_label = |label: &Self| {
            label
                .words()
                .iter()
                .any(|word| without(line.trim_end_matches(':'), word) == Some(""))
        };
        labels.iter().any(is_label) || super::abilities::is_label(line)
    }

    /// In stat blocks of 2024 the initiative stands behind a number without a comma.
    fn is_found_between(self, before: char) -> bool {
        self == Self::Initiative && before.is_ascii_digit()
    }

    /// Returns a value that may follow the label. Some labels are followed by words, the others by a number.
    fn value(self, after: &str) -> Option<&str> {
        let value = after.trim_start_matches([':', ' ', '.']);
        let is_apart = value.len() < after.len() || after.is_empty();
        let is_number = value
            .starts_with(|letter: char| letter.is_ascii_digit() || "+-−–½¼⅛⅓(—".contains(letter));
        let takes_words = matches!(self, Self::Senses | Self::Languages | Self::Speed);
        (is_apart && (is_number || takes_words)).then_some(value)
    }
}

/// Returns a line without a heading that some pages put on the same line.
fn behind_heading(line: &str) -> &str {
    let heading = ["defense", "defensa", "défense", "statistics"];
    let rest = heading.iter().find_map(|word| without(line, word));
    rest.filter(|rest| rest.starts_with(' '))
        .map_or(line, str::trim_start)
}

/// Returns the text after a word at its beginning, in any case.
fn without<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let mut rest = text.chars();
    for wanted in word.chars() {
        let letter = rest.next()?;
        if letter != wanted && !letter.to_lowercase().eq([wanted]) {
            return None;
        }
    }
    Some(rest.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_have_a_number_behind_them() {
        assert_eq!(
            Label::ArmorClass.at_start("Armor Class 15 (leather)"),
            Some("15 (leather)")
        );
        assert_eq!(Label::ArmorClass.at_start("AC: 15"), Some("15"));
        assert_eq!(Label::ArmorClass.at_start("DEFENSE AC 15"), Some("15"));
        assert_eq!(Label::ArmorClass.at_start("AC is: 30 is high"), None);
        assert_eq!(Label::ArmorClass.at_start("Acid 12"), None);
        assert_eq!(
            Label::Initiative.find("AC 15 Initiative +2 (12)"),
            Some("+2 (12)")
        );
        assert_eq!(
            Label::Initiative.find("Init –1; Senses Perception +2"),
            Some("–1; Senses Perception +2")
        );
        assert_eq!(
            Label::Touch.find("AC 22, touch 9, flat-footed 22"),
            Some("9, flat-footed 22")
        );
        assert_eq!(
            Label::HitPoints.find("Armor Class 13 Hit Points 22 (4d6 + 8)"),
            Some("22 (4d6 + 8)")
        );
        assert_eq!(
            Label::Challenge.find("Languages – Challenge 4 (1,100 XP)"),
            Some("4 (1,100 XP)")
        );
        assert_eq!(Label::HitPoints.find("It has hp and 5"), None);
        assert_eq!(Label::HitPoints.find("It regains hit points 5 times"), None);
    }
}
