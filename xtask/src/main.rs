//! Asalto's only scripts: `cargo xtask serve`, `build`, `test`, `check`, `size`, `bench`,
//! `setup`.

mod args;
mod bench;
mod browsers;
mod build;
mod check;
mod embed;
mod package;
mod project;
mod rules;
mod run;
mod serve;
mod setup;
mod shell;
mod size;
mod small;
mod split;
mod styles;
mod test;
#[cfg(test)]
mod tidy;
mod typings;
mod versions;

use std::process::ExitCode;

use args::{Args, Task};
use build::Effort;

fn main() -> ExitCode {
    let outcome = match Args::read(std::env::args().skip(1)) {
        Ok(args) => perform(&args),
        Err(usage) => Err(usage),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            // The whole test has said everything by its last line, which has to stay the last.
            if !words.is_empty() {
                eprintln!("{words}");
            }
            ExitCode::FAILURE
        }
    }
}

fn perform(args: &Args) -> run::Outcome {
    match &args.task {
        Task::Serve(options) => {
            if options.build {
                setup::for_building()?;
                build::build(Effort::Small)?;
            }
            serve::serve(options)
        }
        Task::Build(effort) => {
            setup::for_building()?;
            build::build(*effort)
        }
        Task::Setup => setup::for_testing(),
        Task::Check => check::check(),
        Task::Bench => {
            setup::for_building()?;
            bench::bench()
        }
        Task::Size => {
            if !project::dist().join("index.html").is_file() {
                setup::for_building()?;
                build::build(Effort::Small)?;
            }
            size::report().map(|_| ())
        }
        Task::Test => test::test(),
    }
}
