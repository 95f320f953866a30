//! The only scripts.
fn main() {}
