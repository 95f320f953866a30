//! What storage can do, whoever does it.

/// Storage did not take what it was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// Texts under keys.
pub trait Port {
    /// What is stored under a key.
    fn read(&self, key: &str) -> Option<String>;

    /// Stores a text under a key.
    ///
    /// # Errors
    /// [`Full`] where it was not taken; what was there before is still there.
    fn write(&self, key: &str, text: &str) -> Result<(), Full>;

    /// Takes away what is stored under a key.
    fn remove(&self, key: &str);

    /// Every key, also those of others.
    fn keys(&self) -> Vec<String>;
}
