//! Commands, events and views as JavaScript has them: every variant is an object with a `type`.
//!
//! [`names`] defines the names. A value passes through a [`Value`], a tree as in JSON, so that one
//! translation of the core's types serves every output.

mod fault;
pub mod names;
mod read;
mod value;
mod write;

#[cfg(test)]
mod tests;

pub use fault::Fault;
pub use read::read;
pub use value::Value;
pub use write::write;

/// The form of the variants of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Objects with a `type`, for programs.
    Tagged,
    /// As saved: the name of the variant is the only key.
    Saved,
}
