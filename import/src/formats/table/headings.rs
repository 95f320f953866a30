//! The headings of a table.

use super::columns::{Column, column, plain};
use super::rows::Row;
use crate::clean;

/// The columns of a table by the places of their headings.
pub struct Headings {
    columns: Vec<Option<Column>>,
    /// The headings that are in no column.
    unknown: Vec<String>,
}

impl Headings {
    /// Returns the columns of the first row. Of two headings for one column the first counts.
    pub fn of(cells: &[String]) -> Self {
        let mut columns = Vec::new();
        for cell in cells {
            let column = column(cell).filter(|column| !columns.contains(&Some(*column)));
            columns.push(column);
        }
        let mut headings = Self {
            columns,
            unknown: Vec::new(),
        };
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
        let unknown = cells.iter().zip(&headings.columns);
        let unknown = unknown.filter(|(cell, column)| column.is_none() && !plain(cell).is_empty());
        headings.unknown = unknown.map(|(cell, _)| clean::shown(cell)).collect();
        headings
    }

    /// Returns the headings whose columns are not read.
    pub fn unknown(&self) -> &[String] {
        &self.unknown
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
