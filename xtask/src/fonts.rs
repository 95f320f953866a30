//! The typefaces of the app and their licenses.

use std::fs;

use crate::project::{self, at};

/// The typefaces, by the names of their licenses.
const FACES: [&str; 2] = ["alegreya", "source-sans-3"];

/// The files of the typefaces: the letters of Western European languages, and all other Latin letters.
pub const FILES: [&str; 4] = [
    "alegreya",
    "alegreya-ext",
    "source-sans-3",
    "source-sans-3-ext",
];

/// Reads a file of a typeface.
///
/// # Errors
/// If it can't be read.
pub fn read(file: &str) -> Result<Vec<u8>, String> {
    let path = project::root().join(format!("web/fonts/{file}.woff2"));
    fs::read(&path).map_err(|error| at(&path, &error))
}

/// Returns the licenses of all typefaces, each under its name.
///
/// # Errors
/// If one can't be read.
pub fn licenses() -> Result<String, String> {
    let mut all = String::new();
    for face in FACES {
        let path = project::root().join(format!("web/fonts/{face}-OFL.txt"));
        let license = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
        all = format!("{all}\n\n{face}\n\n{}", license.trim_end());
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Outcome;

    #[test]
    fn every_typeface_has_a_file_and_a_license() -> Outcome {
        for file in FILES {
            assert_eq!(read(file)?.get(..4), Some(&b"wOF2"[..]), "{file}");
        }
        let licenses = licenses()?;
        assert_eq!(
            licenses.matches("SIL OPEN FONT LICENSE").count(),
            FACES.len()
        );
        Ok(())
    }
}
