//! The steps of the driver.

/// The next step of the driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Results come into the order.
    Order,
    /// The next turn begins.
    Turn,
    /// The encounter waits for someone.
    Wait,
}
