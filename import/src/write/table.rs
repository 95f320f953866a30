//! Tables.

use csv::{Terminator, WriterBuilder};

use crate::imported::{Combatant, Count, Imported, Side};

/// The separator of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Separator {
    /// A comma.
    #[default]
    Comma,
    /// A semicolon, which spreadsheets in Spanish and French expect.
    Semicolon,
}

/// The language of the headings. The reader knows all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TableLanguage {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// French.
    French,
}

/// The number of columns.
const COLUMNS: usize = 18;

impl TableLanguage {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::English, Self::Spanish, Self::French];

    fn headings(self) -> [&'static str; COLUMNS] {
        match self {
            Self::English => [
                "Name",
                "Creature",
                "Count",
                "HP",
                "Max HP",
                "Temp HP",
                "AC",
                "Initiative",
                "Initiative modifier",
                "Dexterity",
                "CR",
                "Level",
                "XP",
                "Passive Perception",
                "Side",
                "Hidden",
                "Conditions",
                "Notes",
            ],
            Self::Spanish => [
                "Nombre",
                "Criatura",
                "Cantidad",
                "PG",
                "PG máx.",
                "PG temp.",
                "CA",
                "Iniciativa",
                "Modificador de iniciativa",
                "Destreza",
                "VD",
                "Nivel",
                "PX",
                "Percepción pasiva",
                "Bando",
                "Oculto",
                "Estados",
                "Notas",
            ],
            Self::French => [
                "Nom",
                "Créature",
                "Quantité",
                "PV",
                "PV max.",
                "PV temp.",
                "CA",
                "Initiative",
                "Modificateur d’initiative",
                "Dextérité",
                "FP",
                "Niveau",
                "PX",
                "Perception passive",
                "Camp",
                "Caché",
                "États",
                "Notes",
            ],
        }
    }

    fn side(self, side: Side) -> &'static str {
        let [english, spanish, french] = match side {
            Side::Players => ["players", "jugadores", "joueurs"],
            Side::Enemies => ["enemies", "enemigos", "ennemis"],
            Side::Allies => ["allies", "aliados", "alliés"],
        };
        match self {
            Self::English => english,
            Self::Spanish => spanish,
            Self::French => french,
        }
    }
}

/// Returns a table: UTF-8 with a byte order mark, for spreadsheets. A text that would start a formula has a `'` before it.
///
/// # Panics
/// Never: rows of equal length are written into memory.
#[must_use]
pub fn csv(imported: &Imported, separator: Separator, language: TableLanguage) -> String {
    let mut builder = WriterBuilder::new();
    builder
        .terminator(Terminator::CRLF)
        .delimiter(match separator {
            Separator::Comma => b',',
            Separator::Semicolon => b';',
        });
    let mut writer = builder.from_writer(Vec::new());
    writer
        .write_record(language.headings())
        .expect("memory takes all");
    for one in imported.combatants.iter().chain(&imported.players) {
        writer
            .write_record(row(one, language))
            .expect("memory takes all, and rows have equal lengths");
    }
    let bytes = writer.into_inner().expect("memory takes all");
    let text = String::from_utf8(bytes).expect("every cell is UTF-8");
    format!("\u{feff}{text}")
}

fn row(one: &Combatant, language: TableLanguage) -> [String; COLUMNS] {
    let number = |number: Option<i32>| number.map_or_else(String::new, |number| number.to_string());
    let text = |text: &Option<String>| escaped(text.as_deref().unwrap_or_default());
    let side = one.side.map_or("", |side| language.side(side));
    let maximum = match (one.hp_max, &one.hp_formula) {
        (None, Some(dice)) => dice.clone(),
        (maximum, _) => number(maximum),
    };
    [
        escaped(&one.name),
        text(&one.creature),
        match &one.count {
            Count::Fixed(count) => count.to_string(),
            Count::Dice(dice) => dice.clone(),
        },
        number(one.hp),
        maximum,
        number(one.temp),
        number(one.ac),
        one.initiative
            .map_or_else(String::new, |total| total.to_string()),
        number(one.init_mod),
        number(one.dex),
        one.cr.map_or_else(String::new, |cr| cr.to_string()),
        number(one.level),
        number(one.xp),
        number(one.passive_perception),
        side.to_owned(),
        one.hidden
            .map_or_else(String::new, |hidden| hidden.to_string()),
        escaped(&one.conditions.join("; ")),
        text(&one.note),
    ]
}

/// Returns a text that no spreadsheet takes for a formula.
fn escaped(text: &str) -> String {
    let is_formula = text
        .trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t']);
    if is_formula {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
