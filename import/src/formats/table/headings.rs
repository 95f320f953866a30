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
    DexterityModifier,
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
const HEADINGS: [(Column, &str); 23] = [
    (
        Column::Name,
        "name|nombre|nom|creature name|character|personaje|personnage|combatant \
         |combatiente|combattant|monster|monstruo|monstre|nickname|monster name|character name \
         |nombre del personaje|nom du personnage",
    ),
    (Column::Creature, "creature|criatura|kind|base"),
    (
        Column::Count,
        "count|qty|quantity|cantidad|numero|quantite|amount|nb|#|no|n°|nº|number|how many",
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
        Column::DexterityModifier,
        "dex mod|dex modifier|dexterity modifier|dexterity mod|mod des|mod dex",
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
            let column = column(cell).filter(|column| !columns.contains(&Some(*column)));
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

    /// Numbers from one to the last row before the names only count the rows.
    fn forget_an_index(&mut self, rows: &[Row]) {
        let place = |wanted| self.columns.iter().position(|own| *own == Some(wanted));
        let (Some(count), Some(name)) = (place(Column::Count), place(Column::Name)) else {
            return;
        };
        let mut numbered = rows.iter().filter(|row| !row.is_blank()).enumerate();
        let is_index = numbered.all(|(at, row)| {
            let cell = self.cell(Column::Count, &row.cells);
            cell == at.to_string() || cell == (at + 1).to_string()
        });
        if count < name && is_index {
            self.columns[count] = None;
        }
    }

    /// Whether the initiative of each row is its Dexterity modifier or more, and of one row the same: a roll is higher.
    fn is_of_dexterity(&self, rows: &[Row]) -> bool {
        let number = |column, row: &Row| -> Option<i32> {
            let cell = self.cell(column, &row.cells);
            cell.split(' ').next()?.parse().ok()
        };
        let beyond = rows.iter().filter_map(|row| {
            let modifier = crate::number::modifier(number(Column::Dexterity, row)?);
            number(Column::Initiative, row)?.checked_sub(modifier)
        });
        let beyond: Vec<i32> = beyond.collect();
        beyond.iter().all(|more| (0..=18).contains(more)) && beyond.contains(&0)
    }

    /// Decides the meaning of a single column for initiative. "Initiative" is a modifier if its numbers have a sign.
    /// "Init" is the result of a roll if its numbers have none and are too large for a modifier.
    pub fn settle(&mut self, rows: &[Row]) {
        self.forget_an_index(rows);
        let (from, to) = match (self.has(Column::Initiative), self.has(Column::Modifier)) {
            (true, false) => (Column::Initiative, Column::Modifier),
            (false, true) => (Column::Modifier, Column::Initiative),
            _ => return,
        };
        let cells = || rows.iter().map(|row| self.cell(from, &row.cells));
        let has_sign = cells().any(|cell| cell.starts_with('+'));
        let is_large = |cell: &str| cell.parse::<f64>().is_ok_and(|number| number >= LARGE);
        let is_other = match from {
            Column::Initiative => has_sign || self.is_of_dexterity(rows),
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

/// Returns the column of a heading: `HP`, `Hit Points (average)`, `hitPoints`.
fn column(cell: &str) -> Option<Column> {
    let known = |heading: &str| {
        let heading = plain(heading);
        let names = |names: &str| names.split('|').any(|name| name.trim() == heading);
        let found = HEADINGS.iter().find(|(_, all)| names(all));
        found.map(|(column, _)| *column)
    };
    let without_remark = || cell.split_once('(').and_then(|(before, _)| known(before));
    known(cell)
        .or_else(without_remark)
        .or_else(|| known(&words(cell)))
}

/// Returns `hit Points` of `hitPoints`.
fn words(heading: &str) -> String {
    let mut words = String::new();
    let mut was_small = false;
    for letter in heading.chars() {
        if was_small && letter.is_uppercase() {
            words.push(' ');
        }
        was_small = letter.is_lowercase();
        words.push(letter);
    }
    words
}

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
