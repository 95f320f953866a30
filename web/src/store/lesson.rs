//! The lessons of the tutorial.

/// The subject of a tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// Awareness, readying and delaying.
    Table,
    /// Phases and the stack.
    Phases,
}
