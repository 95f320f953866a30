//! The versions of all tools, in one place. wasm-bindgen's is the one in Cargo.lock.

use std::fs;

use crate::project;

/// The bundler of the app.
pub const TRUNK: &str = "0.21.14";
/// The npm package that carries wasm-opt.
pub const BINARYEN: &str = "132.0.0";
/// The npm package that makes scripts small.
pub const TERSER: &str = "5.51.2";

/// The version of wasm-bindgen that the app is compiled with; its command line must be the same.
///
/// # Errors
/// Where Cargo.lock cannot be read or does not name it.
pub fn wasm_bindgen() -> Result<String, String> {
    let path = project::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(|error| format!("Cargo.lock: {error}"))?;
    locked(&lock, "wasm-bindgen").ok_or_else(|| "Cargo.lock names no wasm-bindgen".to_owned())
}

/// The version of a package in the text of a lock file.
fn locked(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_package_of_exactly_that_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(locked(lock, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(locked(lock, "leptos"), None);
    }
}
