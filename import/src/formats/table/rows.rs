//! The rows of a table.

/// The separators that are tried.
pub const SEPARATORS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// A row.
pub struct Row {
    /// The line at which it starts, counted from 1.
    pub line: usize,
    /// The cells.
    pub cells: Vec<String>,
    /// Whether a cell has so many lines that its quote must be open.
    pub is_open: bool,
}

/// The most lines of a cell.
const MOST_LINES: usize = 200;
/// The most cells of a row.
const MOST_CELLS: usize = 500;

impl Row {
    /// Whether all cells behind the headings are empty.
    pub fn has_empty_end(&self, width: usize) -> bool {
        self.cells
            .iter()
            .skip(width)
            .all(|cell| cell.trim().is_empty())
    }
}

/// Reads the rows, at most one more than the combatants that can be read.
pub fn read(text: &str, separator: u8) -> Vec<Row> {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader
        .delimiter(separator)
        .has_headers(false)
        .flexible(true);
    let mut reader = reader.from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut record = csv::StringRecord::new();
    while rows.len() < crate::MOST_COMBATANTS + 2
        && matches!(reader.read_record(&mut record), Ok(true))
    {
        let line = record.position().map_or(0, csv::Position::line);
        let cells: Vec<String> = record.iter().take(MOST_CELLS).map(str::to_owned).collect();
        let is_open = cells
            .iter()
            .any(|cell| cell.matches('\n').count() > MOST_LINES);
        rows.push(Row {
            line: usize::try_from(line).unwrap_or(usize::MAX),
            cells,
            is_open,
        });
    }
    rows
}
