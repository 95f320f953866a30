//! The names of the rulesets, read from the core, for the scripts that check the options of a page.

use std::fs;

use crate::project::{self, at};

/// Returns the variants of `Ruleset`, in the order of a menu.
///
/// # Errors
/// If the core does not declare them as it did.
pub fn variants() -> Result<Vec<String>, String> {
    let path = project::root().join("core/src/ruleset.rs");
    let source = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
    let variants = source.rsplit_once("pub enum Ruleset {").map(|(_, rest)| {
        let lines = rest
            .lines()
            .map_while(|line| (line != "}").then_some(line.trim()));
        let names = lines.filter_map(|line| line.strip_suffix(','));
        names.map(str::to_owned).collect::<Vec<_>>()
    });
    variants
        .filter(|names| !names.is_empty())
        .ok_or_else(|| format!("{} declares no rulesets", path.display()))
}

/// Returns the names of the rulesets for JavaScript, as a JSON list.
///
/// # Errors
/// As [`variants`].
pub fn json() -> Result<String, String> {
    let names: Vec<_> = variants()?.iter().map(|name| for_scripts(name)).collect();
    Ok(format!("{names:?}"))
}

/// Returns the name that the package uses: serde's camel case.
fn for_scripts(variant: &str) -> String {
    let (first, rest) = variant.split_at(1);
    first.to_lowercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(path: &str) -> String {
        fs::read_to_string(project::root().join(path)).expect("the file is where it was")
    }

    /// Returns the value of a constant in `pkg/js/default-ruleset.js`.
    fn default(name: &str) -> String {
        let source = text("pkg/js/default-ruleset.js");
        let start = format!("export const {name} = \"");
        let value = source
            .split_once(&start)
            .and_then(|(_, rest)| rest.split_once('"'));
        value.expect("the constant is there").0.to_owned()
    }

    #[test]
    fn the_rulesets_are_those_of_the_core() {
        let variants = variants().expect("the core declares rulesets");
        assert!(
            variants.len() >= 6 && variants.contains(&"TalesOfWar".to_owned()),
            "{variants:?}"
        );
        assert!(json().expect("names").contains("\"talesOfWar\""));
        let page = text("docs/widget.md");
        let row = page.lines().find(|line| line.starts_with("| `ruleset` |"));
        for name in variants.iter().map(|name| for_scripts(name)) {
            let named = row.is_some_and(|row| row.contains(&format!("`{name}`")));
            assert!(named, "docs/widget.md does not name {name}");
        }
    }

    #[test]
    fn the_default_rulesets_are_the_same_everywhere() {
        let (app, host) = (default("APP_RULESET"), default("HOST_RULESET"));
        let core = text("core/src/ruleset.rs");
        let of_users = format!("pub const FOR_NEW_USERS: Self = Self::{app};");
        assert!(core.contains(&of_users), "{app}");
        let marked = core.split("#[default]\n").skip(1);
        let defaults = marked.filter_map(|rest| rest.trim_start().split_once(','));
        let defaults: Vec<_> = defaults.map(|(name, _)| for_scripts(name)).collect();
        assert_eq!(defaults, [host.as_str()]);
        let types = text("pkg/js/asalto.d.ts");
        assert!(
            types.contains(&format!("`{host}` by default")),
            "asalto.d.ts"
        );
        let settings = text("web/src/storage/settings.rs");
        assert!(
            settings.contains("unwrap_or(Ruleset::FOR_NEW_USERS)"),
            "the app takes the ruleset of new users from the core"
        );
    }
}
