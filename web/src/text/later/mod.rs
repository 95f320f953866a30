//! The words of the parts of the app that are loaded later.

mod noticing;
mod sheet;

pub use noticing::Noticed;
pub use sheet::Sheet;
