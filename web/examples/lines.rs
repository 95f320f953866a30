//! Reads typed lines in the combat of a scenario: `cargo xtask lines SCENARIO LINES [--lang es]`. `LINES` is a file
//! with one line each; `-` reads them from the standard input.
//!
//! Prints for each line its meaning with the changes, or its refusal with the lines that it offers. The exit code
//! is 1 if the scenario fails.

#[path = "../tests/lines/mod.rs"]
mod lines;
#[path = "../../core/tests/runner/mod.rs"]
mod runner;

use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

use asalto_text::Lang;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.as_slice() {
        [scenario, file] => print(scenario, file, Lang::En),
        [scenario, file, option, lang] if option == "--lang" => match Lang::from_tag(lang) {
            Some(lang) => print(scenario, file, lang),
            None => Err(format!("{lang} is no language of the app")),
        },
        _ => Err("usage: lines SCENARIO LINES [--lang es]".to_owned()),
    }
    .map_or_else(
        |error| {
            eprintln!("{error}");
            ExitCode::FAILURE
        },
        |()| ExitCode::SUCCESS,
    )
}

fn print(scenario: &str, file: &str, lang: Lang) -> Result<(), String> {
    let error = |path: &str, error: std::io::Error| format!("{path}: {error}");
    let text = std::fs::read_to_string(scenario).map_err(|it| error(scenario, it))?;
    let mut typed = String::new();
    if file == "-" {
        std::io::stdin()
            .read_to_string(&mut typed)
            .map_err(|it| error(file, it))?;
    } else {
        typed = std::fs::read_to_string(file).map_err(|it| error(file, it))?;
    }
    let session = lines::combat(Path::new(scenario), &text)?;
    for line in typed.lines().filter(|line| !line.trim().is_empty()) {
        let found = lines::answer(&session, lang, line, &[]);
        println!("{line}");
        match &found.meaning {
            Some(meaning) => println!("    = {meaning}"),
            None => println!("    refused: {}", found.effect),
        }
        if found.meaning.is_some() && !found.accepted {
            println!("    {}", found.effect);
        }
        for more in &found.more {
            let mark = if found.meaning.is_some() { "" } else { "? " };
            println!("    {mark}{more}");
        }
    }
    Ok(())
}
