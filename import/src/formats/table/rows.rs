//! The rows of a table.

/// The separators that are tried.
pub const SEPARATORS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// A row.
pub struct Row {
    /// The line at which it starts, counted from 1.
    pub line: usize,
    /// The cells.
    pub cells: Vec<String>,
}

/// The most lines of a cell.
const MOST_LINES: usize = 200;
/// The most cells of a row.
const MOST_CELLS: usize = 500;

impl Row {
    /// Whether all cells behind the headings are empty.
    pub fn has_empty_end(&self, width: usize) -> bool {
        let mut beyond = self.cells.iter().skip(width);
        beyond.all(|cell| cell.trim().is_empty())
    }

    /// Whether nothing is in it, or nothing but the line of a table in Markdown.
    pub fn is_blank(&self) -> bool {
        let is_blank = |cell: &String| cell.chars().all(|letter| "-: \t".contains(letter));
        self.cells.iter().all(is_blank)
    }

    /// Whether a quote of it is not closed: the last cell has several lines, and cells are missing behind it.
    pub fn is_open(&self, width: usize) -> bool {
        let lines = |cell: &String| cell.matches('\n').count();
        let is_short =
            self.cells.len() < width && self.cells.last().is_some_and(|cell| lines(cell) > 0);
        is_short || self.cells.iter().any(|cell| lines(cell) > MOST_LINES)
    }
}

/// Returns the cells of one line.
pub fn cells(line: &str, separator: u8) -> Vec<String> {
    // A reader takes far longer to build than a line to split, and only quotes need one.
    if line.contains('"') {
        let row = read(line, separator).into_iter().next();
        return row.map_or_else(Vec::new, |row| row.cells);
    }
    let cells = line.split(char::from(separator)).take(MOST_CELLS);
    cells.map(str::to_owned).collect()
}

/// Reads the rows, at most a few more than the combatants that can be read.
pub fn read(text: &str, separator: u8) -> Vec<Row> {
    read_as(text, separator, true)
}

/// Reads the rows of a text whose quotes are letters.
pub fn read_without_quotes(text: &str, separator: u8) -> Vec<Row> {
    read_as(text, separator, false)
}

fn read_as(text: &str, separator: u8, has_quotes: bool) -> Vec<Row> {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.delimiter(separator).quoting(has_quotes);
    let reader = reader.has_headers(false).flexible(true);
    let mut reader = reader.from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut record = csv::StringRecord::new();
    while rows.len() < crate::limits::MOST_COMBATANTS + 2
        && matches!(reader.read_record(&mut record), Ok(true))
    {
        let line = record.position().map_or(0, csv::Position::line);
        let cells = record.iter().take(MOST_CELLS);
        rows.push(Row {
            line: usize::try_from(line).unwrap_or(usize::MAX),
            cells: cells.map(str::to_owned).collect(),
        });
    }
    rows
}
