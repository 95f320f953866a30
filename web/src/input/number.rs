//! Whole numbers as the user types them.

/// The pattern of a whole number, for the browser's form validation.
pub const WHOLE: &str = r"\s*[+\-−]?\d+\s*";

/// Parses a whole number with a hyphen or a true minus sign.
pub fn whole(typed: &str) -> Option<i32> {
    typed.trim().replace('−', "-").parse().ok()
}
