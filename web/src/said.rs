//! How the parts that are loaded later say their own words.

use leptos::prelude::*;

use crate::shown;
use crate::store::Store;
use crate::text::{self, Template};

impl Store {
    /// A template with its gaps filled in, in the language in use.
    #[must_use]
    pub fn fill(&self, template: impl Template, with: &[&str]) -> String {
        text::fill(self.lang(), template, with)
    }

    /// A template without gaps, in the language in use now.
    #[must_use]
    pub fn phrase(&self, template: impl Template) -> &'static str {
        template.in_language(self.lang())
    }

    /// The key of a command as it is printed on it, by the command's own key.
    #[must_use]
    pub fn key(self, own: char) -> Signal<String> {
        shown::text(move || {
            let now = self.settings.keys.with(|keys| keys.now(own));
            now.to_ascii_uppercase().to_string()
        })
    }

    /// A template without gaps that follows the language in use.
    #[must_use]
    pub fn own(self, template: impl Template) -> Signal<String> {
        shown::text(move || template.in_language(self.lang()).to_owned())
    }
}
