//! The tests of the readers and writers.

#[path = "all/encodings.rs"]
mod encodings;
#[path = "all/fixtures.rs"]
mod fixtures;
#[path = "all/laws.rs"]
mod laws;
#[path = "all/limits.rs"]
mod limits;
#[path = "all/own_files.rs"]
mod own_files;
#[path = "all/truths.rs"]
mod truths;
#[path = "all/writers.rs"]
mod writers;
