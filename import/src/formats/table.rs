//! Tables with headings in English, Spanish or French: CSV, TSV, and with semicolons.

mod columns;
mod headings;
pub mod object;
mod rows;

use crate::entry::{Entry, words};
use crate::error::ImportError;
use crate::format::Format;
use crate::imported::Side;
use crate::left_out::{Field, Place, Reason};
use crate::markdown::unmarked;
use crate::reading::Reading;
use crate::tree::Tree;

use columns::Column;
use headings::Headings;
use rows::Row;

/// Reads a table. False if it has no column for names, or none for numbers.
pub fn read(text: &str, reading: &mut Reading) -> bool {
    let Some(table) = find(text) else {
        return false;
    };
    reading.found(Format::Csv);
    if let Some(line) = table.open {
        reading.leave(Place::line(line), Reason::OpenQuote);
    }
    for value in table.headings.unknown() {
        let value = value.clone();
        reading.leave(Place::line(table.head), Reason::UnknownHeading { value });
    }
    for row in table.rows {
        if reading.is_full() {
            return true;
        }
        let place = Place::line(row.line);
        of_row(&row, &table.headings, &place, reading);
    }
    if reading.is_empty() {
        reading.leave(Place::FILE, Reason::NoCreatures);
    }
    true
}

/// Returns the fault of a text that is no table.
pub fn fault(text: &str) -> ImportError {
    let first = text.lines().next().unwrap_or_default();
    let is_table = rows::SEPARATORS
        .iter()
        .any(|separator| first.contains(char::from(*separator)));
    if is_table {
        ImportError::NoColumns
    } else {
        ImportError::Unknown
    }
}

/// A table.
struct Table {
    headings: Headings,
    /// The line of the headings.
    head: usize,
    rows: Vec<Row>,
    /// The line of a quote that is not closed.
    open: Option<usize>,
}

/// The most lines from the beginning to the headings.
const MOST_ABOVE: usize = 10;
/// The longest line of headings, in bytes.
const LONGEST_HEAD: usize = 8_000;

/// Returns the headings and the rows, with the separator that gives the most known columns.
fn find(text: &str) -> Option<Table> {
    let (above, separator) = head(text)?;
    let start: usize = text.split_inclusive('\n').take(above).map(str::len).sum();
    let text = part(&text[start..], separator);
    let mut table = rows::read(text, separator);
    let width = table.first()?.cells.len();
    let mut open = table
        .iter()
        .filter(|row| row.is_open(width))
        .map(|row| row.line);
    let open = open.next();
    if open.is_some() {
        table = rows::read_without_quotes(text, separator);
    }
    let mut rows = table.into_iter();
    let mut headings = Headings::of(&rows.next()?.cells);
    let mut rows: Vec<Row> = rows.collect();
    if separator == b'|' {
        let cells = rows.iter_mut().flat_map(|row| &mut row.cells);
        cells.for_each(|cell| *cell = unmarked(cell));
    }
    headings.settle(&rows);
    rows.retain(|row| !row.is_blank());
    for row in &mut rows {
        row.line = row.line.saturating_add(above);
    }
    let open = open.map(|line| line.saturating_add(above));
    Some(Table {
        headings,
        head: above + 1,
        rows,
        open,
    })
}

/// Returns the number of lines above the headings, such as a title, and the separator that gives the most known columns.
fn head(text: &str) -> Option<(usize, u8)> {
    let lines = text.lines().take(MOST_ABOVE).enumerate();
    let mut short = lines.filter(|(_, line)| line.len() <= LONGEST_HEAD);
    short.find_map(|(above, line)| {
        let known = |separator: &u8| {
            let headings = Headings::of(&rows::cells(line, *separator));
            let known = headings.known();
            headings.are_enough().then_some((known, *separator))
        };
        // Without a separator there is one column, and two are needed.
        let there = rows::SEPARATORS
            .iter()
            .filter(|separator| line.contains(char::from(**separator)));
        let known = there.filter_map(known);
        let (_, separator) = known.max_by_key(|(known, _)| *known)?;
        Some((above, separator))
    })
}

/// A table with bars stands in a note, and ends with its bars.
fn part(text: &str, separator: u8) -> &str {
    if separator != b'|' {
        return text;
    }
    let lines = text.split_inclusive('\n');
    let length = lines
        .take_while(|line| line.contains('|'))
        .map(str::len)
        .sum();
    &text[..length]
}

fn of_row(row: &Row, headings: &Headings, place: &Place, reading: &mut Reading) {
    let cell = |column: Column| Tree::Text(unescaped(headings.cell(column, &row.cells)).to_owned());
    let name = cell(Column::Name).words();
    if row.cells.len() > headings.width() && !row.has_empty_end(headings.width()) {
        let reason = Reason::Cells {
            found: row.cells.len(),
            of: headings.width(),
        };
        reading.leave(place.clone().named(&name), reason);
        return;
    }
    if is_total(&name) && NUMBERS.iter().all(|column| is_blank(&cell(*column))) {
        let of = Some(crate::clean::shown(&name));
        reading.leave(place.clone(), Reason::NotACreature { of });
        return;
    }
    let Some(mut entry) = Entry::new(reading, place, &name) else {
        return;
    };
    let (now, maximum) = (cell(Column::HitPoints), cell(Column::MaxHitPoints));
    if headings.has(Column::MaxHitPoints) {
        entry.one.hp = entry.number(Field::HitPoints, &now);
        let now = entry.one.hp;
        entry.hit_points(&maximum);
        let says_now =
            now.is_some() || headings.has(Column::HitPoints) && !is_blank(&cell(Column::HitPoints));
        if says_now {
            entry.one.hp = now;
            if is_blank(&maximum) {
                entry.one.hp_max = now.filter(|now| *now > 0);
            }
        }
    } else {
        entry.hit_points(&now);
    }
    entry.armor_class(&cell(Column::ArmorClass));
    entry.one.touch = entry.number(Field::ArmorClass, &cell(Column::Touch));
    entry.one.flat_footed = entry.number(Field::ArmorClass, &cell(Column::FlatFooted));
    entry.dexterity(&cell(Column::Dexterity));
    entry.dexterity_modifier(&cell(Column::DexterityModifier));
    entry.initiative_modifier(&cell(Column::Modifier));
    entry.initiative(&cell(Column::Initiative));
    entry.challenge(&cell(Column::Challenge));
    entry.level(&cell(Column::Level));
    entry.experience(&cell(Column::Experience));
    entry.temporary(&cell(Column::Temporary));
    entry.passive(&cell(Column::Passive));
    side(&mut entry, &cell(Column::Side).words());
    entry.one.team = words(&cell(Column::Team));
    entry.one.group = words(&cell(Column::Group));
    entry.one.note = words(&cell(Column::Note));
    entry.one.creature = words(&cell(Column::Creature)).filter(|kind| *kind != entry.one.name);
    entry.one.hidden = cell(Column::Hidden).truth();
    for condition in cell(Column::Conditions).words().split([',', ';', '/']) {
        entry.condition(condition);
    }
    let count = cell(Column::Count);
    if !is_blank(&count) && !entry.count(&count.words()) {
        return;
    }
    entry.add();
}

/// The columns that a row of sums leaves empty.
const NUMBERS: [Column; 4] = [
    Column::ArmorClass,
    Column::Initiative,
    Column::Modifier,
    Column::Dexterity,
];

/// Returns whether a name is the heading of sums.
fn is_total(name: &str) -> bool {
    let name = columns::plain(name);
    let words = [
        "total",
        "totals",
        "totales",
        "totaux",
        "sum",
        "suma",
        "somme",
        "subtotal",
        "sous total",
        "grand total",
        "total general",
    ];
    words.contains(&&*name)
}

fn is_blank(cell: &Tree) -> bool {
    !cell.is_something()
}

/// A text that would start a formula has a mark before it.
fn unescaped(text: &str) -> &str {
    let is_formula = text
        .trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t']);
    text.strip_prefix('\'')
        .filter(|_| is_formula)
        .unwrap_or(text)
}

fn side(entry: &mut Entry<'_>, word: &str) {
    let lower = word.trim().to_lowercase();
    let starts = |words: &[&str]| words.iter().any(|word| lower.starts_with(word));
    entry.one.side = if starts(&[
        "player",
        "pc",
        "party",
        "pj",
        "jugador",
        "joueu",
        "personaje",
        "personnage",
        "hero",
        "héro",
    ]) {
        Some(Side::Players)
    } else if starts(&[
        "enem", "foe", "monster", "monstru", "monstre", "npc", "hostile", "hostil", "ennemi",
        "enemigo",
    ]) {
        Some(Side::Enemies)
    } else if starts(&[
        "ally", "allies", "alli", "aliad", "allié", "friend", "amig", "ami",
    ]) {
        Some(Side::Allies)
    } else {
        if !lower.is_empty() {
            let value = crate::clean::shown(word);
            entry.leave(Reason::UnknownSide { value });
        }
        None
    };
}
