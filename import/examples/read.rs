//! Prints the result of reading files as JSON: `cargo run -p asalto-import --example read -- FILE…`
//!
//! The output is a list with an object for each file. Its schema is in `docs/import.md`. The exit code is 1 if a file
//! can't be read at all.

use std::process::ExitCode;
use std::{env, fs};

use asalto_import::{read, report};

fn main() -> ExitCode {
    let mut reports = Vec::new();
    let mut code = ExitCode::SUCCESS;
    for path in env::args_os().skip(1) {
        let name = path.to_string_lossy().into_owned();
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("{name}: {error}");
                code = ExitCode::FAILURE;
                continue;
            }
        };
        let result = read(&name, &bytes);
        if let Err(error) = &result {
            eprintln!("{}", error.sentence(&name));
            code = ExitCode::FAILURE;
        }
        reports.push(report(&name, &result));
    }
    match serde_json::to_string_pretty(&reports) {
        Ok(json) => println!("{json}"),
        Err(error) => {
            eprintln!("{error}");
            code = ExitCode::FAILURE;
        }
    }
    code
}
