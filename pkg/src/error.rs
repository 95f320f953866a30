//! Failures, as JavaScript gets them: plain objects that say their kind.

use std::fmt::Display;

use asalto_core::{LoadError, Rejection, RuleId};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// Why something was not done.
#[derive(Serialize)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Failure {
    /// A command was refused.
    Rejected {
        /// By what.
        rejection: Rejection,
        /// The rules that refuse it, such as `D35-35`.
        rules: Vec<String>,
        /// Whether the game master may rule otherwise.
        overrulable: bool,
        /// For developers.
        message: String,
    },
    /// A state is a session's, but does not load.
    Unloadable {
        /// Why.
        reason: LoadError,
        /// For developers.
        message: String,
    },
    /// What was given is not what it should be.
    Unreadable {
        /// For developers.
        message: String,
    },
}

impl Failure {
    /// A refusal.
    pub fn rejected(rejection: Rejection) -> Self {
        Self::Rejected {
            rules: rejection.rules().iter().map(RuleId::to_string).collect(),
            overrulable: rejection.may_be_overruled(),
            message: rejection.to_string(),
            rejection,
        }
    }

    /// A state that does not load.
    pub fn unloadable(reason: LoadError) -> Self {
        let message = reason.to_string();
        Self::Unloadable { reason, message }
    }

    /// Something that is not what it should be.
    pub fn misread(error: impl Display) -> Self {
        let message = error.to_string();
        Self::Unreadable { message }
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        let written = failure.serialize(&Serializer::json_compatible());
        // Every failure has a form; an empty one would still be a failure.
        written.unwrap_or(Self::NULL)
    }
}
