//! The message about the last command or step, with a button that takes it back.

/// The message of the toast.
#[derive(Clone)]
pub struct ToastMessage {
    /// The message.
    pub said: String,
    /// The moment to which its button goes forward. None if the button undoes the last command.
    pub returns: Option<usize>,
}

impl ToastMessage {
    /// Returns the message about a command, which its button undoes.
    pub fn of(said: String) -> Self {
        let returns = None;
        Self { said, returns }
    }
}
