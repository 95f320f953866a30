//! How the parts that are loaded later say their own words.

use leptos::prelude::*;

use crate::shown;
use crate::store::Store;
use crate::text::{Template, fill_in};

impl Store {
    /// A template with its gaps filled in, in the language in use.
    #[must_use]
    pub fn fill(&self, template: impl Template, with: &[&str]) -> String {
        fill_in(template.in_language(self.lang()), with)
    }

    /// A template without gaps that follows the language in use.
    #[must_use]
    pub fn own(self, template: impl Template) -> Signal<String> {
        shown::text(move || template.in_language(self.lang()).to_owned())
    }
}
