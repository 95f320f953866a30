//! Whole numbers as they are typed.

/// What the browser takes for a whole number; of anything else it says that it is none.
pub const WHOLE: &str = r"\s*[+\-−]?\d+\s*";

/// A whole number that was typed, with either minus.
pub fn whole(typed: &str) -> Option<i32> {
    typed.trim().replace('−', "-").parse().ok()
}
