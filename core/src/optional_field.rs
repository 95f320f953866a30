//! Fields of saved data that are left out where they have their default.

/// Returns whether a field has its default, and need not be saved.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
