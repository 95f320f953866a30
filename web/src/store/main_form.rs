//! A form that the main button submits.

/// A form that is filled in. The main button submits it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainForm {
    /// The id of the form.
    pub form: &'static str,
    /// The consequence, as the text of the button.
    pub label: String,
    /// Whether the form is complete. The button of an incomplete form is pale, and leads to what is missing.
    pub complete: bool,
}
