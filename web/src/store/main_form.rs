//! A form that the main button submits.

/// The form that the main button submits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainForm {
    /// The id of the form.
    pub id: &'static str,
    /// The button.
    pub filled: FilledForm,
}

/// The main button of a form that is filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledForm {
    /// The consequence, as the text of the button.
    pub label: String,
    /// True if the form is complete. The button of an incomplete form is pale, and leads to what is missing.
    pub complete: bool,
    /// True if the key of the main button submits the form. A field of the form takes letters otherwise.
    pub keyed: bool,
}
