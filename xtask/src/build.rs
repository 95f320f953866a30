//! Building the site: trunk compiles, and what it wrote is made small, named by its content and put
//! together under a strict content security policy.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::run::{Outcome, quietly, run, say, seconds};
use crate::{project, setup, shell, styles};

/// Everything comes from the page's own origin, and nothing inline runs.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; \
                      form-action 'none'";

/// What rustc uses of WebAssembly, which every browser of the last years has. Without the list
/// wasm-opt either refuses the file or writes what browsers do not read yet.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Writes `dist/`.
///
/// # Errors
/// Where a step fails.
pub fn build() -> Outcome {
    let began = Instant::now();
    say("building the app");
    fetch()?;
    let staging = project::root().join("target/site");
    trunk(&staging)?;
    let dist = project::dist();
    fs::remove_dir_all(&dist)
        .or_else(gone_already)
        .map_err(|error| at(&dist, &error))?;
    fs::create_dir_all(&dist).map_err(|error| at(&dist, &error))?;
    let site = Site { staging, dist };
    site.assemble()?;
    say(&format!("built dist/ in {}", seconds(began)));
    Ok(())
}

/// Fetches what is compiled, since trunk runs without the network.
fn fetch() -> Outcome {
    quietly(
        Command::new("cargo")
            .args(["fetch", "--locked"])
            .current_dir(project::root()),
    )
}

fn trunk(staging: &Path) -> Outcome {
    let mut path = vec![setup::wasm_bindgen_programs()?];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let path: OsString = env::join_paths(path).map_err(|error| error.to_string())?;
    let mut trunk = Command::new(setup::trunk_program());
    trunk
        .args(["build", "--release", "--locked", "--offline", "--dist"])
        .arg(staging);
    // NO_COLOR=1, which some terminals set, is no value that trunk takes.
    trunk
        .current_dir(project::root())
        .env("PATH", path)
        .env_remove("NO_COLOR");
    run(&mut trunk)
}

/// What trunk wrote, and where the site goes.
struct Site {
    staging: PathBuf,
    dist: PathBuf,
}

impl Site {
    /// Puts the site together from what trunk wrote.
    fn assemble(&self) -> Outcome {
        let wasm = self.optimized()?;
        let wasm = self.write("app", "wasm", &wasm)?;
        let glue = self.write("app", "js", &self.staged(".js")?)?;
        let boot = format!(
            "import init from './{glue}';\n\
             init({{ module_or_path: new URL('./{wasm}', import.meta.url) }}).then(\n\
             () => dispatchEvent(new Event('asalto:started')),\n\
             (error) => dispatchEvent(new CustomEvent('asalto:failed', {{ detail: error }})));\n"
        );
        let boot = self.write("boot", "js", boot.as_bytes())?;
        let styles = styles::bundle(&project::root().join("web/styles/main.css"))?;
        let styles = self.write("style", "css", styles.as_bytes())?;
        let guard = self.write("guard", "js", shell::guard()?.as_bytes())?;
        let beside = self.write("shell", "js", shell::beside_the_app()?.as_bytes())?;
        let page = project::root().join("index.html");
        let page = fs::read_to_string(&page).map_err(|error| at(&page, &error))?;
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <script src=\"./{guard}\"></script>\n\
             <link rel=\"stylesheet\" href=\"./{styles}\">\n\
             <link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
             <link rel=\"modulepreload\" href=\"./{glue}\">\n\
             <script type=\"module\" src=\"./{beside}\"></script>\n\
             <script type=\"module\" src=\"./{boot}\"></script>"
        );
        let page = put_together(&page, &head)?;
        let to = self.dist.join("index.html");
        fs::write(&to, page).map_err(|error| at(&to, &error))?;
        copy_all(&project::root().join("web/public"), &self.dist)?;
        shell::write_worker(&self.dist)
    }

    /// The app's wasm after wasm-opt.
    fn optimized(&self) -> Result<Vec<u8>, String> {
        let raw = self.staged_path("_bg.wasm")?;
        let small = self.staging.join("optimized.wasm");
        let mut optimize = Command::new("node");
        optimize
            .arg(setup::wasm_opt())
            .args(["-Oz", "--strip-debug"])
            .args(FEATURES);
        optimize
            .args(["--strip-producers", "--output"])
            .arg(&small)
            .arg(&raw);
        quietly(&mut optimize)?;
        fs::read(&small).map_err(|error| at(&small, &error))
    }

    fn staged(&self, ending: &str) -> Result<Vec<u8>, String> {
        let path = self.staged_path(ending)?;
        fs::read(&path).map_err(|error| at(&path, &error))
    }

    fn staged_path(&self, ending: &str) -> Result<PathBuf, String> {
        let files = fs::read_dir(&self.staging).map_err(|error| at(&self.staging, &error))?;
        files
            .filter_map(|file| Some(file.ok()?.path()))
            .find(|path| path.to_string_lossy().ends_with(ending))
            .ok_or_else(|| format!("trunk wrote no *{ending}"))
    }

    /// Writes a file under a name that changes with its content, and returns the name.
    fn write(&self, stem: &str, ending: &str, content: &[u8]) -> Result<String, String> {
        let name = hashed(stem, ending, content);
        let to = self.dist.join(&name);
        fs::write(&to, content).map_err(|error| at(&to, &error))?;
        Ok(name)
    }
}

fn hashed(stem: &str, ending: &str, content: &[u8]) -> String {
    let hash = shell::sha256(content);
    format!("{stem}-{}.{ending}", &hash[..16])
}

/// The page as it is shipped: what is for trunk goes, and the head comes where it is marked.
fn put_together(page: &str, head: &str) -> Result<String, String> {
    const MARK: &str = "<!-- asalto:head -->";
    if !page.contains(MARK) {
        return Err(format!("index.html has no line {MARK}"));
    }
    let kept = page.lines().filter(|line| !line.contains("data-trunk"));
    let kept: Vec<_> = kept
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    Ok(kept.join("\n").replace(MARK, head) + "\n")
}

fn copy_all(from: &Path, to: &Path) -> Outcome {
    if !from.is_dir() {
        return Ok(());
    }
    for file in fs::read_dir(from).map_err(|error| at(from, &error))? {
        let path = file.map_err(|error| at(from, &error))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            fs::create_dir_all(&target).map_err(|error| at(&target, &error))?;
            copy_all(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(|error| at(&path, &error))?;
        }
    }
    Ok(())
}

fn gone_already(error: std::io::Error) -> std::io::Result<()> {
    if error.kind() == std::io::ErrorKind::NotFound {
        Ok(())
    } else {
        Err(error)
    }
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_its_content() {
        let name = hashed("app", "js", b"one");
        assert_eq!(name.len(), "app-0011223344556677.js".len());
        assert_ne!(name, hashed("app", "js", b"two"));
        assert_eq!(name, hashed("app", "js", b"one"));
    }

    #[test]
    fn the_page_loses_what_is_for_trunk_and_gains_the_head() {
        let page = "<head>\n  <!-- asalto:head -->\n  <link data-trunk rel=\"rust\">\n</head>\n";
        assert_eq!(
            put_together(page, "<x>").as_deref(),
            Ok("<head>\n<x>\n</head>\n")
        );
        assert!(put_together("<head></head>", "<x>").is_err());
    }
}
