//! Binding a wasm to JavaScript, with wasm-bindgen as a library (docs/decisions/0022).

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::run::Outcome;

/// The exports of the linker to keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exports {
    /// Only those that the glue calls.
    Own,
    /// All of them: the parts of the app use the table of functions.
    Linker,
}

/// Writes the glue `name.js` and the wasm `name_bg.wasm` into a folder.
///
/// # Errors
/// If the wasm can't be read or was made by another version of wasm-bindgen.
pub fn bind(wasm: &Path, name: &str, exports: Exports, folder: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        // The caller always passes the path of the wasm.
        .omit_default_module_path(true)
        .keep_lld_exports(exports == Exports::Linker);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder))
        .map_err(|error| format!("binding {}: {error:#}", wasm.display()))
}
