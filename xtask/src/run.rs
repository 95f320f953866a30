//! Running other programs.

use std::process::{Command, Stdio};
use std::time::Instant;

/// What a task comes to: nothing, or words that say what went wrong.
pub type Outcome = Result<(), String>;

/// Says a step in a line.
pub fn say(words: &str) {
    println!("· {words}");
}

/// Runs a program in front of the user.
///
/// # Errors
/// Where it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Outcome {
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed ({status})", shown(command)))
    }
}

/// What a program printed, and whether it succeeded.
pub struct Printed {
    /// Standard output and then standard error.
    pub text: String,
    /// Whether it succeeded.
    pub success: bool,
}

/// Runs a program and keeps what it prints.
///
/// # Errors
/// Where it cannot be started.
pub fn read(command: &mut Command) -> Result<Printed, String> {
    command.stdin(Stdio::null());
    let output = command
        .output()
        .map_err(|error| not_started(command, &error))?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    let success = output.status.success();
    Ok(Printed { text, success })
}

/// Runs a program quietly; what it printed is shown where it fails.
///
/// # Errors
/// Where it cannot be started or does not succeed.
pub fn quietly(command: &mut Command) -> Outcome {
    let printed = read(command)?;
    if printed.success {
        Ok(())
    } else {
        Err(format!("{}\n{} failed", printed.text, shown(command)))
    }
}

/// The seconds since a moment, to print.
pub fn seconds(since: Instant) -> String {
    format!("{:.1} s", since.elapsed().as_secs_f64())
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("{} cannot be started: {error}", shown(command))
}

fn shown(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.truncate(8);
    words.join(" ")
}
