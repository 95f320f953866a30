//! The browsers of the tests and their drivers: finds or installs them.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project;
use crate::run::{Outcome, quietly, read, run, say};

/// The version of Firefox's driver.
const GECKODRIVER: &str = "0.37.1";

/// Cargo settings that compile geckodriver quickly: it only runs for seconds.
const SOON_COMPILED: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
];

/// A browser that the tests drive.
struct Browser {
    name: &'static str,
    /// The environment variable with the path of its program, for xtask and for the tests.
    variable: &'static str,
    /// The names of its program.
    programs: &'static [&'static str],
    /// Other programs that it needs on PATH.
    beside: &'static [&'static str],
    /// The Debian packages that contain it.
    packages: &'static [&'static str],
}

/// Chromium without the parts of a desktop browser: the same engine in half the time. If it is
/// missing, the tests that prefer it run in Chromium.
const HEADLESS: Browser = Browser {
    name: "Chromium's headless shell",
    variable: "HEADLESS_SHELL",
    programs: &["chromium-headless-shell", "headless_shell"],
    beside: &[],
    packages: &["chromium-headless-shell"],
};

/// The required browsers. The tests run in the first one, and a smoke test in the others.
const NEEDED: [Browser; 3] = [
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
        // It has no headless mode, so it runs on a screen in memory.
        beside: &["Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

impl Browser {
    /// Finds its program through the variable or on PATH, or installs Debian's package if possible.
    ///
    /// # Errors
    /// The reason that there is none, and how to install it by hand.
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

    /// Returns its program, if installed.
    fn find(&self) -> Option<PathBuf> {
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

/// Finds or installs all browsers and Firefox's driver. A missing one doesn't stop the others.
///
/// # Errors
/// The missing programs, the reasons, and how to install them by hand.
pub fn find_or_install_all() -> Outcome {
    if let Err(why) = HEADLESS.find_or_install() {
        say(&format!("{why}\nWithout it the tests take longer."));
    }
    let browsers = NEEDED.iter().map(Browser::find_or_install);
    let all = browsers.chain([find_or_compile_geckodriver()]);
    let missing: Vec<String> = all.filter_map(Result::err).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(missing.join("\n"))
    }
}

/// Returns the installed programs, each with its environment variable for the tests.
pub fn programs() -> Vec<(&'static str, PathBuf)> {
    let browsers = NEEDED.iter().chain([&HEADLESS]);
    let browsers = browsers.map(|browser| (browser.variable, browser.find()));
    let all = browsers.chain([("GECKODRIVER", geckodriver())]);
    all.filter_map(|(variable, program)| Some((variable, program?)))
        .collect()
}

/// Returns Firefox's driver: the program of its variable, one on PATH, or our own.
fn geckodriver() -> Option<PathBuf> {
    let named = std::env::var_os("GECKODRIVER").map(PathBuf::from);
    let ours = project::program(&geckodriver_folder().join("bin"), "geckodriver");
    let found = named.or_else(|| project::on_path("geckodriver"));
    found.into_iter().chain([ours]).find(|path| path.is_file())
}

fn geckodriver_folder() -> PathBuf {
    project::tools().join(format!("geckodriver-{GECKODRIVER}"))
}

/// Debian has no package of geckodriver, and npm's packages download it from another host.
fn find_or_compile_geckodriver() -> Outcome {
    if geckodriver().is_some() {
        return Ok(());
    }
    let folder = geckodriver_folder();
    say(&format!(
        "compiling geckodriver {GECKODRIVER} (a minute) into {}",
        folder.display()
    ));
    let mut install = Command::new("cargo");
    install.args(["install", "--quiet", "--locked", "geckodriver"]);
    install
        .args(["--version", GECKODRIVER, "--root"])
        .arg(folder);
    run(install.envs(SOON_COMPILED)).map_err(|error| {
        format!(
            "{error}\nThe browser tests need geckodriver. By hand: install it, or name its program \
             with the GECKODRIVER variable."
        )
    })
}
