//! Builds the site: cargo compiles it, then it is split, bound, optimized and assembled. A build
//! without changes does nothing.

use std::env;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Instant, SystemTime};

use crate::build_stamp::Sources;
use crate::effort::Effort;
use crate::run::{Outcome, say, seconds, timed};
use crate::site::{Site, copy_all};
use crate::{compile, deploy, project, wasm_opt, worker};

/// Builds `dist/`, unless it is up to date.
///
/// # Errors
/// If a step fails.
pub fn build(effort: Effort) -> Outcome {
    write(effort, &[effort])
}

/// Builds `dist/`, unless it is up to date with this effort or more.
///
/// # Errors
/// If a step fails.
pub fn at_least(effort: Effort) -> Outcome {
    write(effort, &[effort, Effort::Small])
}

/// Builds `dist/` with an effort, unless it is up to date with one of the accepted efforts.
fn write(effort: Effort, will_do: &[Effort]) -> Outcome {
    let began = Instant::now();
    let sources = timed("hashing the sources", Sources::now)?;
    if will_do
        .iter()
        .any(|effort| sources.stamp(*effort).is_of(&project::dist()))
    {
        say(&format!("dist/ is up to date ({})", seconds(began)));
        return Ok(());
    }
    let stamp = sources.stamp(effort);
    let compiled = timed("compiling", || compile::compile(effort))?;
    let moment = SystemTime::now();
    let dist = project::dist();
    empty(&dist)?;
    let site = Site { dist, effort };
    thread::scope(|scope| {
        let package = scope.spawn(|| timed("the package", || site.package(&compiled)));
        site.assemble(&compiled)?;
        let ended = package.join();
        ended.unwrap_or_else(|_| Err("the package was given up".to_owned()))
    })?;
    timed("the service worker", || worker::write(&site.dist))?;
    timed("checking the recipes of hosts", || {
        deploy::check(&site.dist)
    })?;
    if effort == Effort::Small {
        wasm_opt::delete_unused_since(moment)?;
    }
    timed("hashing the site", || stamp.put_on(&site.dist))?;
    say(&format!("built dist/ in {}", seconds(began)));
    Ok(())
}

/// Builds `dist/` and copies it to the folder from which trunk serves, for the hook in
/// `Trunk.toml`.
///
/// # Errors
/// If a step fails, or if trunk did not call it.
pub fn stage() -> Outcome {
    let staging =
        env::var_os("TRUNK_STAGING_DIR").ok_or("this is for trunk serve: it says where to")?;
    at_least(Effort::Quick)?;
    copy_all(&project::dist(), Path::new(&staging))
}

fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| project::at(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| project::at(folder, &error))
}
