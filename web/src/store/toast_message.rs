//! The message about the last command or step, with a button that takes it back.

/// The message of the toast.
#[derive(Clone)]
pub struct ToastMessage {
    /// The message.
    pub said: String,
    /// The effect of its button.
    pub button: ToastButton,
}

/// The effect of the button of the toast.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ToastButton {
    /// Undoes the last command.
    Undo,
    /// Goes forward to this moment of the log.
    Redo(usize),
    /// Switches to the branch with this index, which a command at an earlier moment has left.
    Return(usize),
}

impl ToastMessage {
    /// Returns the message about a command, which its button undoes.
    pub fn of(said: String) -> Self {
        let button = ToastButton::Undo;
        Self { said, button }
    }
}
