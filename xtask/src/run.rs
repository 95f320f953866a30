//! Runs other programs.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::project;

/// The result of a task: nothing, or an error message.
pub type Outcome = Result<(), String>;

/// Prints a step.
pub fn say(words: &str) {
    println!("· {words}");
}

/// Returns a cargo command in the project's folder.
pub fn cargo() -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(project::root());
    command
}

/// Runs a program with its output on the terminal.
///
/// # Errors
/// If it can't be started or fails.
pub fn run(command: &mut Command) -> Outcome {
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{} failed ({status})", command_text(command)))
    }
}

/// The output of a program, and whether it succeeded.
pub struct Output {
    /// Standard output, then standard error.
    pub text: String,
    /// Whether it succeeded.
    pub success: bool,
}

/// Runs a program and captures its output.
///
/// # Errors
/// If it can't be started.
pub fn read(command: &mut Command) -> Result<Output, String> {
    command.stdin(Stdio::null());
    let output = command
        .output()
        .map_err(|error| not_started(command, &error))?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    let success = output.status.success();
    Ok(Output { text, success })
}

/// Runs a program and prints its output only if it fails.
///
/// # Errors
/// If it can't be started or fails.
pub fn quietly(command: &mut Command) -> Outcome {
    let printed = read(command)?;
    if printed.success {
        Ok(())
    } else {
        Err(format!(
            "{}\n{} failed",
            printed.text,
            command_text(command)
        ))
    }
}

/// Runs a program and returns its standard output; prints all of its output if it fails.
///
/// # Errors
/// If it can't be started or fails.
pub fn printed(command: &mut Command) -> Result<String, String> {
    command.stdin(Stdio::null());
    let output = command
        .output()
        .map_err(|error| not_started(command, &error))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{errors}\n{} failed", command_text(command)))
    }
}

/// Does a step and prints its name and its time.
pub fn timed<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let result = work();
    say(&format!("{name}: {}", seconds(began)));
    result
}

/// Formats the seconds since a moment.
pub fn seconds(since: Instant) -> String {
    format!("{:.1} s", since.elapsed().as_secs_f64())
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("{} cannot be started: {error}", command_text(command))
}

fn command_text(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.truncate(8);
    words.join(" ")
}
