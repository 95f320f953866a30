//! What is asked for on the command line.

use crate::build::Effort;

/// How the static server is to run.
#[derive(Debug, PartialEq, Eq)]
pub struct ServeOptions {
    /// The port on 127.0.0.1.
    pub port: u16,
    /// Under which path the site lies, `/` for the root.
    pub base: String,
    /// Whether the site is built first.
    pub build: bool,
}

/// A task.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Serve(ServeOptions),
    Build(Effort),
    Test,
    Check,
    Bench,
    Size,
    Setup,
}

/// The command line.
#[derive(Debug, PartialEq, Eq)]
pub struct Args {
    pub task: Task,
}

const USAGE: &str = "\
cargo xtask serve [--port N] [--base /PATH/] [--no-build]
                        sets up, builds and serves the app on 127.0.0.1 (port 8080)
cargo xtask build [--quick]
                        sets up and writes dist/, for any static host (--quick: large, soon there)
cargo xtask test        sets up and runs everything
cargo xtask check       the quick loop: format, clippy, core tests
cargo xtask size        every file of the first load against its budget
cargo xtask bench       what commands cost, natively and in wasm
cargo xtask setup       sets up what the others need, and nothing else";

impl Args {
    /// Reads the words after `cargo xtask`.
    ///
    /// # Errors
    /// The usage, where they cannot be understood.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut words = words.into_iter();
        let task = match words.next().as_deref() {
            Some("serve") => Task::Serve(serve_options(&mut words)?),
            Some("build") => Task::Build(effort(&mut words)?),
            Some("test") => Task::Test,
            Some("check") => Task::Check,
            Some("bench") => Task::Bench,
            Some("size") => Task::Size,
            Some("setup") => Task::Setup,
            _ => return Err(USAGE.to_owned()),
        };
        match words.next() {
            Some(word) => Err(format!("`{word}` is not understood\n{USAGE}")),
            None => Ok(Self { task }),
        }
    }
}

fn effort(words: &mut impl Iterator<Item = String>) -> Result<Effort, String> {
    match words.next().as_deref() {
        None => Ok(Effort::Small),
        Some("--quick") => Ok(Effort::Quick),
        Some(other) => Err(format!("`{other}` is not understood\n{USAGE}")),
    }
}

fn serve_options(words: &mut impl Iterator<Item = String>) -> Result<ServeOptions, String> {
    let mut options = ServeOptions {
        port: 8080,
        base: "/".to_owned(),
        build: true,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--port" => {
                let port = words.next().and_then(|port| port.parse().ok());
                options.port = port.ok_or("--port wants a number up to 65535")?;
            }
            "--base" => {
                let base = words.next().ok_or("--base wants a path")?;
                options.base = format!("/{}/", base.trim_matches('/')).replace("//", "/");
            }
            "--no-build" => options.build = false,
            other => return Err(format!("`{other}` is not understood\n{USAGE}")),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Args, String> {
        Args::read(line.split(' ').map(str::to_owned))
    }

    #[test]
    fn serve_has_a_port_and_a_base() {
        let Ok(Args {
            task: Task::Serve(options),
        }) = read("serve --port 8123 --base a/b")
        else {
            panic!("serve is a task");
        };
        assert_eq!((options.port, options.base.as_str()), (8123, "/a/b/"));
    }

    #[test]
    fn unknown_words_are_answered_with_the_usage() {
        assert!(read("serve --fast").is_err_and(|words| words.contains("--no-build")));
        assert!(read("build now").is_err());
        assert!(read("").is_err());
    }
}
