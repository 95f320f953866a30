//! Provides the styles that parts of the app bring with them: the minified ones of `cargo xtask build`, or those of
//! the source.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of the minified styles.
const MINIFIED: &str = "ASALTO_STYLES";

fn main() -> io::Result<()> {
    // The minified styles come from these, so they change together.
    println!("cargo::rerun-if-changed=styles");
    println!("cargo::rerun-if-env-changed={MINIFIED}");
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let styles = env::var_os(MINIFIED).map_or_else(|| PathBuf::from("styles"), PathBuf::from);
    for file in fs::read_dir(styles)? {
        let file = file?;
        fs::copy(file.path(), Path::new(&folder).join(file.file_name()))?;
    }
    Ok(())
}
