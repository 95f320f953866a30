//! Asalto's build scripts: `cargo xtask serve`, `build`, `test`, `check`, `layers`, `rule`, `size`, `types`,
//! `reproduce`, `bench`, `scenarios`, `lines`,
//! `creatures`, `headers`, `fuzz`, `soak`, `setup`.

mod args;
mod bench;
mod bindgen;
mod browsers;
mod build;
mod build_stamp;
mod bundle;
mod check;
mod checkout;
mod compile;
mod crate_review;
mod crates;
mod creatures;
mod deploy;
#[cfg(test)]
mod documents;
mod effort;
mod embed;
mod file_size;
mod first_screen;
mod fonts;
mod fuzz;
mod guide;
mod hash;
mod javascript;
mod layers;
mod lines;
mod package;
mod package_words;
mod pictures;
mod project;
mod protocol;
mod reproduce;
mod rule;
mod rules;
mod rulesets;
mod run;
mod scenarios;
mod serve;
mod setup;
mod site;
mod size;
mod soak;
mod split;
mod test;
mod test_seed;
#[cfg(test)]
mod tidy;
mod typings;
#[cfg(test)]
mod typography;
mod wasm;
mod wasm_merge;
mod wasm_opt;
mod worker;

use std::process::ExitCode;

use args::{Args, Task};
use effort::Effort;

fn main() -> ExitCode {
    let outcome = match Args::read(std::env::args().skip(1)) {
        Ok(args) => perform(&args),
        Err(usage) => Err(usage),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            // The full test has already printed its summary, which must stay the last line.
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
            if let Some(effort) = options.build {
                setup::for_building(effort)?;
                build::at_least(effort)?;
            }
            serve::serve(options)
        }
        Task::Build(effort) => {
            setup::for_building(*effort)?;
            build::build(*effort)
        }
        Task::Stage => {
            setup::for_building(Effort::Quick)?;
            build::stage()
        }
        Task::Setup => setup::for_testing(),
        Task::Check => check::check(),
        Task::Layers => layers::layers(),
        Task::Bench(against) => {
            setup::for_testing()?;
            build::build(Effort::Small)?;
            bench::bench(against.as_deref())
        }
        Task::Size => {
            setup::for_building(Effort::Small)?;
            build::build(Effort::Small)?;
            size::report()
        }
        Task::Reproduce => reproduce::reproduce(),
        Task::Rule(id) => rule::rule(id),
        Task::Types => package::types(),
        Task::Scenarios(options) => scenarios::scenarios(options),
        Task::Lines(options) => lines::lines(options),
        Task::Creatures => creatures::creatures(),
        Task::Headers(site) => deploy::headers(site),
        Task::Fuzz(seconds) => fuzz::fuzz(*seconds),
        Task::Soak(size) => {
            setup::for_testing()?;
            build::build(Effort::Small)?;
            soak::soak(*size)
        }
        Task::Pictures => {
            setup::for_testing()?;
            build::build(Effort::Small)?;
            pictures::pictures()
        }
        Task::CompareMocks(mocks) => {
            setup::for_testing()?;
            build::build(Effort::Small)?;
            pictures::compare(mocks)
        }
        Task::Test => test::test(),
    }
}
