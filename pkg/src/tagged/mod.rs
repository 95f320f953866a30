//! Commands, events and views as JavaScript has them: every variant is an object with a `type`.
//!
//! [`names`] says how. A value goes through a [`Value`], the tree that JSON could hold, so that the
//! types of the core are translated once for every way out.

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
