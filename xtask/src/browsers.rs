//! The browsers of the tests: found, or installed from the system's packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project;
use crate::run::{Outcome, quietly, read, say};

/// A browser that the tests drive.
pub struct Browser {
    name: &'static str,
    /// The variable that names its program, for us and for the tests.
    pub variable: &'static str,
    /// What its program is called.
    programs: &'static [&'static str],
    /// What else has to be there, on PATH.
    beside: &'static [&'static str],
    /// Debian's packages.
    packages: &'static [&'static str],
}

/// All of them: every test runs in the first, and a smoke run in the others.
pub const ALL: [Browser; 3] = [
    Browser {
        name: "Chromium",
        variable: "CHROMIUM",
        programs: &["chromium", "chromium-browser", "google-chrome", "chrome"],
        beside: &[],
        packages: &["chromium"],
    },
    Browser {
        name: "Firefox",
        variable: "FIREFOX",
        programs: &["firefox-esr", "firefox"],
        beside: &[],
        packages: &["firefox-esr"],
    },
    Browser {
        name: "WebKit",
        variable: "WEBKIT_DRIVER",
        programs: &["WebKitWebDriver"],
        // It has no mode without a screen: this one is in memory.
        beside: &["Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

impl Browser {
    /// Sees to its program: the one that the variable names, one on PATH, or Debian's, which is
    /// installed where that is possible.
    ///
    /// # Errors
    /// Why there is none, and how to get one by hand.
    fn find_or_install(&self) -> Outcome {
        let named = std::env::var_os(self.variable).map(PathBuf::from);
        if let Some(named) = named.filter(|named| !named.is_file()) {
            let named = named.display();
            return Err(format!("{} names {named}, which is no file", self.variable));
        }
        if self.find().is_some() {
            return Ok(());
        }
        self.install().map_err(|why| {
            format!(
                "{why}\nThe browser tests need {}. By hand: install it ({} in Debian), or name its \
                 program with the {} variable.",
                self.name,
                self.packages.join(" and "),
                self.variable
            )
        })?;
        let found = self.find().map(|_| ());
        found.ok_or_else(|| format!("{} was installed, and is not on PATH", self.name))
    }

    /// Its program, where it is there.
    pub fn find(&self) -> Option<PathBuf> {
        if let Some(named) = std::env::var_os(self.variable).map(PathBuf::from) {
            return named.is_file().then_some(named);
        }
        let all_beside = self
            .beside
            .iter()
            .all(|name| project::on_path(name).is_some());
        let program = self.programs.iter().find_map(|name| project::on_path(name));
        program.filter(|_| all_beside)
    }

    fn install(&self) -> Outcome {
        let name = self.name;
        if !Path::new("/usr/bin/apt-get").is_file() {
            return Err(format!(
                "there is no {name}, and no apt-get to install it with"
            ));
        }
        if read(Command::new("id").arg("-u"))?.text.trim() != "0" {
            return Err(format!("there is no {name}, and only root may install it"));
        }
        say(&format!("installing {name} from the system's packages"));
        let apt = |words: &[&str]| {
            let mut apt = Command::new("apt-get");
            quietly(apt.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
        };
        apt(&["update"])?;
        apt(&["install", "--yes", "--no-install-recommends"]
            .iter()
            .chain(self.packages)
            .copied()
            .collect::<Vec<_>>())
    }
}

/// Sees to all of them, also where one cannot be had.
///
/// # Errors
/// Which cannot be had, why, and how to get them by hand.
pub fn find_or_install_all() -> Outcome {
    let missing: Vec<String> = ALL
        .iter()
        .filter_map(|browser| browser.find_or_install().err())
        .collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(missing.join("\n"))
    }
}
