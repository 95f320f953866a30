//! The style guide: a page of the site that shows every component in its states, with frames of the built app.

use std::fs;

use crate::bundle::{self, BuildValues, Format};
use crate::{embed, project};

/// Returns the page and its script, with their names.
///
/// # Errors
/// If one can't be read or bundled.
pub fn files() -> Result<[(&'static str, String); 2], String> {
    let path = project::root().join("web/guide/styleguide.html");
    let page = fs::read_to_string(&path).map_err(|error| project::at(&path, &error))?;
    let values = BuildValues::default().beside("pkg/asalto.js");
    let script = bundle::script("web/guide/guide.js", Format::Module, &values)?;
    Ok([
        ("styleguide.html", embed::under_policy(&page)),
        ("styleguide.js", script),
    ])
}
