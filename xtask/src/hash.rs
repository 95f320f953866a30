//! Content hashes.

use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// Returns the full hash of a content, in hexadecimal.
pub fn sha256(content: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(content) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Returns the source expression by which a content security policy allows a script or a style in markup.
pub fn allowing(content: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(content)))
}

/// Returns the attributes with which a page checks the bytes of a script or a style. A sandboxed frame has no origin, so
/// it checks only what it requests across origins.
pub fn integrity(content: &str) -> String {
    format!(
        "crossorigin integrity=\"sha256-{}\"",
        STANDARD.encode(Sha256::digest(content))
    )
}

/// Returns a file name that changes with the content.
pub fn hashed_name(stem: &str, ending: &str, content: &[u8]) -> String {
    format!("{stem}-{}.{ending}", &sha256(content)[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_its_content() {
        let name = hashed_name("app", "js", b"one");
        assert_eq!(name.len(), "app-0011223344556677.js".len());
        assert_ne!(name, hashed_name("app", "js", b"two"));
        assert_eq!(name, hashed_name("app", "js", b"one"));
    }
}
