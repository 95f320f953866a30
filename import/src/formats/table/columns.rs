//! The columns of a table and their names in three languages.

use std::collections::HashMap;
use std::sync::LazyLock;

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
        "count|qty|quantity|cantidad|numero|quantite|amount|nb|#|no|n°|nº|number|how many \
         |cant|cdad|num|qte|nbre",
    ),
    (
        Column::HitPoints,
        "hp|hit points|hitpoints|health|current hp|hp current|pg|pv|pdg|puntos de golpe \
         |puntos de vida|vida|points de vie|pv actuels|pv actuales|pg actuales|hp now \
         |current hit points|current health|pdv|pts de vie|pts de golpe|hit pts",
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
         |classe d armure|classe d'armure|armure|armadura|defense|cda",
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
        "init|inic|ini|init mod|mod inic|bono inic|ini mod|bonus init|initiative modifier|initiative mod|initiative bonus|init bonus \
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

/// The longest heading that is looked up, in bytes.
const LONGEST: usize = 200;

/// The column of each heading. A text is compared with all of them for each of its lines.
static COLUMNS: LazyLock<HashMap<&str, Column>> = LazyLock::new(|| {
    let all = HEADINGS.iter().flat_map(|(column, names)| {
        let names = names.split('|').map(str::trim);
        names.map(|name| (name, *column))
    });
    let mut columns = HashMap::new();
    for (name, column) in all {
        columns.entry(name).or_insert(column);
    }
    columns
});

/// Returns the column of a heading: `HP`, `Hit Points (average)`, `hitPoints`.
pub fn column(cell: &str) -> Option<Column> {
    if cell.len() > LONGEST {
        return None;
    }
    let known = |heading: &str| COLUMNS.get(&*plain(heading)).copied();
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
pub fn plain(heading: &str) -> String {
    let letters = crate::clean::name(heading).to_lowercase();
    let letters = letters.chars().filter_map(|letter| match letter {
        '’' => Some('\''),
        '_' | '-' | '/' => Some(' '),
        '.' | ':' | '(' | ')' | '*' | '"' | '\u{301}' | '\u{300}' | '\u{302}' => None,
        letter => Some(crate::clean::unaccented(letter)),
    });
    let letters: String = letters.collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
