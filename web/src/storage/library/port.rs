//! The interface to storage.

/// The error of a full storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// Texts under keys.
pub trait Port {
    /// Returns the text stored under a key.
    fn read(&self, key: &str) -> Option<String>;

    /// Returns the first line of the text stored under a key. The cost does not grow with the text.
    fn head(&self, key: &str) -> Option<String>;

    /// Returns the number of letters stored under a key.
    fn length(&self, key: &str) -> usize {
        self.read(key).map_or(0, |text| text.len())
    }

    /// Stores a text under a key.
    ///
    /// # Errors
    /// [`Full`] if it was not stored. The previous text is still there.
    fn write(&self, key: &str, text: &str) -> Result<(), Full>;

    /// Stores a text that can be made again from others. If it was not stored, this page reads it all the same, until another
    /// page has stored one.
    fn write_for_page(&self, key: &str, text: &str) {
        let _remade_later = self.write(key, text);
    }

    /// Removes a key and its text.
    fn remove(&self, key: &str);

    /// Returns every key, including those of other programs.
    fn keys(&self) -> Vec<String>;
}
