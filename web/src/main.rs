//! Asalto's app.
fn main() {}
