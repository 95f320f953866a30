//! The words of the parts of the app that are loaded later.

mod house;
mod kept;
mod keys;
mod noticing;
mod reader;
mod sheet;
mod tools;
mod tour;

pub use house::House;
pub use kept::Kept;
pub use keys::Keys;
pub use noticing::Noticed;
pub use reader::Reader;
pub use sheet::Sheet;
pub use tools::Tools;
pub use tour::Tour;
