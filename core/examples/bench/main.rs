//! The cost of commands: `cargo xtask bench` runs it natively and in wasm under node. It only
//! measures; no test depends on it.

mod clock;
mod dnd;
mod priority;

/// A line of the table.
pub struct Row {
    name: String,
    milliseconds: f64,
    wanted: Option<f64>,
}

impl Row {
    /// Takes the best of several measurements, which has the least noise.
    pub fn best_of(times: u32, name: &str, wanted: f64, measure: impl Fn() -> f64) -> Self {
        let best = (0..times).map(|_| measure()).fold(f64::INFINITY, f64::min);
        Self {
            name: name.to_owned(),
            milliseconds: best,
            wanted: Some(wanted),
        }
    }

    /// Marks a measurement without a target.
    #[must_use]
    pub fn only(self) -> Self {
        Self {
            wanted: None,
            ..self
        }
    }
}

fn main() {
    clock::say(&format!("{:<48}{:>12}{:>12}", "", "took", "wanted"));
    for row in dnd::rows().into_iter().chain(priority::rows()) {
        let wanted = row.wanted.map_or_else(String::new, shown);
        let took = shown(row.milliseconds);
        clock::say(&format!("{:<48}{took:>12}{wanted:>12}", row.name));
    }
}

fn shown(milliseconds: f64) -> String {
    if milliseconds < 1.0 {
        format!("{:.2} µs", milliseconds * 1e3)
    } else {
        format!("{milliseconds:.2} ms")
    }
}
