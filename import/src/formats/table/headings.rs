//! The headings of a table.

use super::rows::Row;

/// A column that is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    Name,
    Creature,
    Count,
    HitPoints,
    MaxHitPoints,
    Temporary,
    ArmorClass,
    Touch,
    FlatFooted,
    Initiative,
    Modifier,
    Dexterity,
    Challenge,
    Level,
    Experience,
    Passive,
    Side,
    Team,
    Group,
    Conditions,
    Note,
    Hidden,
}

/// The headings of each column with bars between them, in lower case, without accents and with single spaces.
const HEADINGS: [(Column, &str); 22] = [
    (
        Column::Name,
        "name|nombre|nom|creature name|character|personaje|personnage|combatant \
         |combatiente|combattant|monster|monstruo|monstre|nickname",
    ),
    (Column::Creature, "creature|criatura|kind|base"),
    (
        Column::Count,
        "count|qty|quantity|cantidad|numero|quantite|amount|nb",
    ),
    (
        Column::HitPoints,
        "hp|hit points|hitpoints|health|current hp|hp current|pg|pv|pdg|puntos de golpe \
         |puntos de vida|vida|points de vie|pv actuels|pv actuales|pg actuales|hp now \
         |current hit points|current health",
    ),
    (
        Column::MaxHitPoints,
        "max hp|hp max|hpmax|maxhp|max health|maximum hp|max hit points|hit points max \
         |hit point maximum|maximum hit points|pv max|pg max|pg maximos|pv maximos \
         |puntos de golpe maximos|puntos de golpe max|pv maximum|points de vie max \
         |points de vie maximum|pv maxi|total hp|hp total",
    ),
    (
        Column::Temporary,
        "temp|temp hp|temporary hp|thp|temporary hit points|pg temp|pv temp \
         |pg temporales|pv temporaires|hp temp|temphp",
    ),
    (
        Column::ArmorClass,
        "ac|armor class|armour class|armorclass|armor|ca|clase de armadura \
         |classe d armure|classe d'armure|armure|armadura|defense",
    ),
    (
        Column::Touch,
        "touch|touch ac|toque|contact|ca toque|ca contact",
    ),
    (
        Column::FlatFooted,
        "flat footed|flat footed ac|flatfooted|ff|desprevenido|pris au depourvu",
    ),
    (
        Column::Initiative,
        "initiative|iniciativa|initiative roll|rolled initiative|initiative total|roll \
         |tirada|jet d'initiative",
    ),
    (
        Column::Modifier,
        "init|init mod|initiative modifier|initiative mod|initiative bonus|init bonus \
         |initmod|mod|modifier|bonif iniciativa|bonificador|bonificador de iniciativa \
         |bono iniciativa|bono de iniciativa|mod iniciativa|mod de iniciativa \
         |modificador de iniciativa|modificador|mod init|mod initiative \
         |mod d'initiative|modificateur d'initiative|bonus initiative \
         |bonus d'initiative|initiativemodifier|initiativebonus",
    ),
    (
        Column::Dexterity,
        "dex|dexterity|destreza|des|dexterite|dex score",
    ),
    (
        Column::Challenge,
        "cr|challenge|challenge rating|vd|valor de desafio|desafio|fp \
         |facteur de puissance|dangerosite|puissance",
    ),
    (Column::Level, "level|lvl|nivel|niveau|niv"),
    (Column::Experience, "xp|experience|px|experience points|exp"),
    (
        Column::Passive,
        "passive perception|passive|percepcion pasiva|perception passive|pp",
    ),
    (
        Column::Side,
        "side|bando|camp|faction|lado|allegiance|type of combatant",
    ),
    (Column::Team, "team|equipo|equipe"),
    (Column::Group, "group|grupo|groupe"),
    (
        Column::Conditions,
        "conditions|condition|condiciones|estados|etats|status|statuses \
         |conditions actives",
    ),
    (
        Column::Note,
        "note|notes|notas|nota|comment|comments|remarques",
    ),
    (Column::Hidden, "hidden|oculto|cache"),
];

/// The columns of a table by the places of their headings.
pub struct Headings {
    columns: Vec<Option<Column>>,
}

impl Headings {
    /// Returns the columns of the first row. Of two headings for one column the first counts.
    pub fn of(cells: &[String]) -> Self {
        let mut columns = Vec::new();
        for cell in cells {
            let heading = plain(cell);
            let known = HEADINGS
                .iter()
                .find(|(_, names)| names.split('|').any(|name| name.trim() == heading));
            let column = known
                .map(|(column, _)| *column)
                .filter(|column| !columns.contains(&Some(*column)));
            columns.push(column);
        }
        let mut headings = Self { columns };
        headings.name_of_the_second("nom", "nombre", cells);
        // A table of creatures alone has their kind for a name.
        if !headings.has(Column::Name)
            && let Some(kind) = headings
                .columns
                .iter_mut()
                .find(|own| **own == Some(Column::Creature))
        {
            *kind = Some(Column::Name);
        }
        headings
    }

    /// In French "nombre" is a number, where "nom" is the name.
    fn name_of_the_second(&mut self, name: &str, number: &str, cells: &[String]) {
        let at = |heading: &str| cells.iter().position(|cell| plain(cell) == heading);
        if let (Some(name), Some(number)) = (at(name), at(number)) {
            self.columns[name] = Some(Column::Name);
            self.columns[number] = Some(Column::Count);
        }
    }

    /// Whether there are names and numbers.
    pub fn are_enough(&self) -> bool {
        let numbers = [
            Column::HitPoints,
            Column::MaxHitPoints,
            Column::ArmorClass,
            Column::Initiative,
            Column::Modifier,
        ];
        self.has(Column::Name) && numbers.into_iter().any(|column| self.has(column))
    }

    /// Returns the number of columns that are known.
    pub fn known(&self) -> usize {
        self.columns.iter().flatten().count()
    }

    /// Returns the number of headings.
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// Whether a column is there.
    pub fn has(&self, column: Column) -> bool {
        self.columns.contains(&Some(column))
    }

    /// Returns a cell, or an empty one.
    pub fn cell<'r>(&self, column: Column, cells: &'r [String]) -> &'r str {
        let at = self.columns.iter().position(|own| *own == Some(column));
        at.and_then(|at| cells.get(at))
            .map_or("", |cell| cell.trim())
    }

    /// Decides the meaning of a single column for initiative. "Initiative" is a modifier if its numbers have a sign.
    /// "Init" is the result of a roll if its numbers have none and are too large for a modifier.
    pub fn settle(&mut self, rows: &[Row]) {
        let (from, to) = match (self.has(Column::Initiative), self.has(Column::Modifier)) {
            (true, false) => (Column::Initiative, Column::Modifier),
            (false, true) => (Column::Modifier, Column::Initiative),
            _ => return,
        };
        let cells = || rows.iter().map(|row| self.cell(from, &row.cells));
        let has_sign = cells().any(|cell| cell.starts_with('+'));
        let is_large = |cell: &str| cell.parse::<f64>().is_ok_and(|number| number >= LARGE);
        let is_other = match from {
            Column::Initiative => has_sign,
            _ => !has_sign && cells().any(is_large),
        };
        if is_other {
            for column in self
                .columns
                .iter_mut()
                .filter(|column| **column == Some(from))
            {
                *column = Some(to);
            }
        }
    }
}

/// A number that is too large for an initiative modifier.
const LARGE: f64 = 15.0;

/// Returns a heading in lower case, without accents, with single spaces.
fn plain(heading: &str) -> String {
    let letters = crate::clean::name(heading).to_lowercase();
    let letters = letters.chars().filter_map(|letter| match letter {
        'á' | 'à' | 'â' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'í' | 'î' | 'ï' => Some('i'),
        'ó' | 'ô' => Some('o'),
        'ú' | 'ù' | 'û' => Some('u'),
        '’' => Some('\''),
        '_' | '-' | '/' => Some(' '),
        '.' | ':' | '(' | ')' | '*' | '"' | '\u{301}' | '\u{300}' | '\u{302}' => None,
        letter => Some(letter),
    });
    let letters: String = letters.collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
