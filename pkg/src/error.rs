//! Failures as JavaScript receives them: plain objects with a kind.

use std::fmt::Display;

use asalto_core::{LoadError, Rejection, RuleId, Session};
use asalto_text::Lang;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::explain;
use crate::tagged::{self, Fault, Form, Value};

/// The reason that a call failed.
#[derive(Serialize)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Failure {
    /// A rule rejects the command.
    Rejected {
        /// The rejection.
        rejection: Rejection,
        /// The rules behind the rejection, such as `D35-35`.
        rules: Vec<String>,
        /// Whether the game master can override the rejection.
        overrulable: bool,
        /// A message for developers.
        message: String,
    },
    /// A well-formed state that does not load.
    Unloadable {
        /// The reason.
        reason: LoadError,
        /// A message for developers.
        message: String,
    },
    /// A language whose words are not loaded.
    NotLoaded {
        /// The path of the option, `lang`.
        path: String,
        /// A sentence for developers.
        message: String,
    },
    /// A value without the expected form.
    Unreadable {
        /// The path to the fault, such as `damage.who`.
        path: String,
        /// A sentence for developers.
        message: String,
    },
}

impl Failure {
    /// Creates the failure of a rejected command, with the rules of the ruleset.
    pub fn rejected(session: &Session, rejection: Rejection) -> Self {
        let rules = rejection.rules(session.encounter().rules().ruleset);
        Self::Rejected {
            rules: rules.iter().map(RuleId::to_string).collect(),
            overrulable: rejection.can_be_overridden(),
            message: explain::rejection(session, &rejection, Lang::En),
            rejection,
        }
    }

    /// Creates the failure of a state that does not load.
    pub fn unloadable(reason: LoadError) -> Self {
        let message = match &reason {
            LoadError::NewerFormat { .. } => "The state comes from a newer version.",
            LoadError::Broken { .. } => "The log of the state contradicts itself.",
            LoadError::Unreadable => "The text is not a state.",
            LoadError::OutOfLog => "The state points past the end of its log.",
        };
        let message = message.to_owned();
        Self::Unloadable { reason, message }
    }

    /// Creates the failure of a language whose words are not loaded.
    #[cfg(target_arch = "wasm32")]
    pub fn no_words(lang: Lang) -> Self {
        let (path, tag) = ("lang".to_owned(), lang.tag());
        let message = format!(
            "The words of “{tag}” are not loaded: give addWords() the default export of “asalto/words/{tag}” first."
        );
        Self::NotLoaded { path, message }
    }

    /// Creates the failure of a value that is not plain data.
    pub fn misread(error: impl Display) -> Self {
        let (path, message) = (String::new(), error.to_string());
        Self::Unreadable { path, message }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        let (path, message) = (fault.path(), fault.to_string());
        Self::Unreadable { path, message }
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        let written = tagged::write(&failure, Form::Tagged);
        let written = written.unwrap_or(Value::Null);
        let written = written.serialize(&Serializer::json_compatible());
        // Every failure can be written. JavaScript would still receive `NULL` as a thrown failure.
        written.unwrap_or(Self::NULL)
    }
}
