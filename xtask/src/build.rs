//! Building the site: trunk compiles, and what it wrote is made small, named by its content and put
//! together under a strict content security policy.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::run::{Outcome, quietly, run, say, seconds};
use crate::split::{self, Split};
use crate::{embed, package, project, rules, setup, shell, size, small, styles};

/// Everything comes from the page's own origin, and nothing inline runs.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; \
                      form-action 'none'";

/// How much time goes into making the app small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// All that is known: what is shipped and measured.
    Small,
    /// None: a quarter of the time after a change, three times the size.
    Quick,
}

impl Effort {
    /// The profile of Cargo.toml.
    pub fn profile(self) -> &'static str {
        match self {
            Self::Small => "release",
            Self::Quick => "quick",
        }
    }

    /// What the compiler is told besides `.cargo/config.toml`, to which cargo adds it: what is shipped
    /// names no folder of the machine that built it.
    pub fn flags(self) -> Option<(&'static str, String)> {
        const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
        if self == Self::Quick {
            return None;
        }
        let mut flags: Vec<_> = env::var(FLAGS).into_iter().collect();
        let folders = [(project::root(), "asalto"), (project::registry(), "crates")];
        for (folder, name) in folders {
            let folder = folder.to_string_lossy().into_owned();
            // Cargo parts them by spaces; where a folder has one, it is named after all.
            if !folder.contains(char::is_whitespace) {
                flags.push(format!("--remap-path-prefix={folder}={name}"));
            }
        }
        Some((FLAGS, flags.join(" ")))
    }
}

/// Writes `dist/`.
///
/// # Errors
/// Where a step fails.
pub fn build(effort: Effort) -> Outcome {
    let began = Instant::now();
    say("building the app");
    fetch()?;
    let staging = project::root().join("target/site");
    trunk(&staging, effort)?;
    let parts = split::split(&compiled(effort), &staging.join("parts"))?;
    let dist = project::dist();
    fs::remove_dir_all(&dist)
        .or_else(gone_already)
        .map_err(|error| at(&dist, &error))?;
    fs::create_dir_all(&dist).map_err(|error| at(&dist, &error))?;
    let site = Site { dist, effort };
    // The package is compiled while the app is made small.
    thread::scope(|scope| {
        let package = scope.spawn(|| site.package());
        site.assemble(&parts)?;
        let ended = package.join();
        ended.unwrap_or_else(|_| Err("the package was given up".to_owned()))
    })?;
    shell::write_worker(&site.dist)?;
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

fn trunk(staging: &Path, effort: Effort) -> Outcome {
    let mut path = vec![setup::wasm_bindgen_programs()?];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let path: OsString = env::join_paths(path).map_err(|error| error.to_string())?;
    let mut trunk = Command::new(setup::trunk_program());
    trunk
        .args(["build", "--release", "--locked", "--offline"])
        .args(["--cargo-profile", effort.profile(), "--dist"])
        .arg(staging);
    // NO_COLOR=1, which some terminals set, is no value that trunk takes.
    trunk
        .current_dir(project::root())
        .env("PATH", path)
        .envs(effort.flags())
        .env_remove("NO_COLOR");
    run(&mut trunk)
}

/// What cargo compiled for trunk, before anything was bound.
fn compiled(effort: Effort) -> PathBuf {
    project::target()
        .join("wasm32-unknown-unknown")
        .join(effort.profile())
        .join("asalto-web.wasm")
}

/// Where the site goes.
struct Site {
    dist: PathBuf,
    effort: Effort,
}

impl Site {
    /// Puts the site together from the parts of the app.
    fn assemble(&self, parts: &Split) -> Outcome {
        let App { wasm, glue, loader } = self.write_app(parts)?;
        let told = rules::names(&self.rules()?);
        let beside = self.write("shell", "js", shell::beside_the_app(&told)?.as_bytes())?;
        let boot = format!(
            "import init from './{glue}';\n\
             import {{ mended }} from './{beside}';\n\
             await mended;\n\
             init({{ module_or_path: new URL('./{wasm}', import.meta.url) }}).catch(\n\
             (error) => dispatchEvent(new CustomEvent('asalto:failed', {{ detail: error }})));\n"
        );
        let boot = self.write("boot", "js", boot.as_bytes())?;
        let styles = styles::bundle(&project::root().join("web/styles/main.css"))?;
        let styles = self.write("style", "css", styles.as_bytes())?;
        let guard = self.write("guard", "js", shell::guard()?.as_bytes())?;
        let page = project::root().join("index.html");
        let page = fs::read_to_string(&page).map_err(|error| at(&page, &error))?;
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <script src=\"./{guard}\"></script>\n\
             <link rel=\"stylesheet\" href=\"./{styles}\">\n\
             <link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
             <link rel=\"modulepreload\" href=\"./{glue}\">\n\
             <link rel=\"modulepreload\" href=\"./{loader}\">\n\
             <link rel=\"modulepreload\" href=\"./{beside}\">\n\
             <script type=\"module\" src=\"./{boot}\"></script>"
        );
        let page = put_together(&page, &head)?;
        let to = self.dist.join("index.html");
        fs::write(&to, page).map_err(|error| at(&to, &error))?;
        copy_all(&project::root().join("web/public"), &self.dist)?;
        self.embedded(&glue, &wasm, &told, &styles)
    }

    /// Writes the engine as a package.
    fn package(&self) -> Outcome {
        let (engine, to) = package::write(self.effort, &self.dist.join("pkg"))?;
        for engine in self.shipped(&[engine])? {
            fs::write(&to, engine).map_err(|error| at(&to, &error))?;
        }
        Ok(())
    }

    /// Writes what other pages take.
    fn embedded(&self, glue: &str, wasm: &str, told: &str, styles: &str) -> Outcome {
        for (name, content) in embed::files()? {
            self.put(name, content.as_bytes())?;
        }
        let before = embed::before(&shell::guard()?)?;
        let before = self.write("embed-before", "js", before.as_bytes())?;
        let frame = embed::frame(glue, wasm, told)?;
        let frame = self.write("embed-frame", "js", frame.as_bytes())?;
        let own = styles::bundle(&project::root().join("web/styles/embed.css"))?;
        let own = self.write("embed", "css", own.as_bytes())?;
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <script src=\"./{before}\"></script>\n\
             <link rel=\"stylesheet\" href=\"./{styles}\">\n\
             <link rel=\"stylesheet\" href=\"./{own}\">\n\
             <script type=\"module\" src=\"./{frame}\"></script>"
        );
        self.put(
            "embed.html",
            put_together(&embed::page()?, &head)?.as_bytes(),
        )
    }

    /// Each wasm as it is shipped: after wasm-opt, or as it is where that would take too long.
    fn shipped(&self, raw: &[PathBuf]) -> Result<Vec<Vec<u8>>, String> {
        let files = match self.effort {
            Effort::Quick => raw.to_vec(),
            Effort::Small => small::wasm(raw)?,
        };
        let read = |file: &PathBuf| fs::read(file).map_err(|error| at(file, &error));
        files.iter().map(read).collect()
    }

    /// Writes the app and its parts, each file named by its content.
    fn write_app(&self, parts: &Split) -> Result<App, String> {
        let mut raw = vec![parts.main()];
        raw.extend(parts.files.iter().map(|file| parts.part(file)));
        let mut shipped = self.shipped(&raw)?.into_iter();
        let main = shipped.next().unwrap_or_default();
        let wasm = self.write("app", "wasm", &main)?;
        let mut loader = text(&parts.loader())?;
        let mut names = BTreeMap::new();
        for (file, content) in parts.files.iter().zip(shipped) {
            let name = self.write("part", "wasm", &content)?;
            loader = loader.replace(&format!("./{file}"), &format!("./{name}"));
            names.insert(file.clone(), name);
        }
        // The glue and the loader import each other, so both are named by the content of all.
        let glue = text(&parts.glue())?;
        let version = format!("{wasm}{glue}{loader}");
        let glue_name = hashed("app", "js", version.as_bytes());
        let loader_name = hashed("parts", "js", version.as_bytes());
        // Only where it is imported: the wasm goes on asking for it by its old name.
        let import = |name: &str| format!("from \"./{name}\"");
        let glue = glue.replace(&import(split::LOADER), &import(&loader_name));
        let loader = loader.replace("./app.js", &format!("./{glue_name}"));
        self.put(&glue_name, glue.as_bytes())?;
        self.put(&loader_name, loader.as_bytes())?;
        size::note_parts(&parts.needs, &names)?;
        Ok(App {
            wasm,
            glue: glue_name,
            loader: loader_name,
        })
    }

    /// Writes the texts of the rules, and returns the name of each language's file.
    fn rules(&self) -> Result<Vec<(&'static str, String)>, String> {
        let write = |language: &'static str| {
            let texts = rules::texts(language)?;
            let name = self.write(&format!("rules-{language}"), "txt", texts.as_bytes())?;
            Ok((language, name))
        };
        rules::LANGUAGES.into_iter().map(write).collect()
    }

    /// Writes a file under a name that changes with its content, and returns the name.
    fn write(&self, stem: &str, ending: &str, content: &[u8]) -> Result<String, String> {
        let name = hashed(stem, ending, content);
        self.put(&name, content)?;
        Ok(name)
    }

    fn put(&self, name: &str, content: &[u8]) -> Outcome {
        let to = self.dist.join(name);
        fs::write(&to, content).map_err(|error| at(&to, &error))?;
        let is_script = to.extension().is_some_and(|ending| ending == "js");
        if is_script && self.effort == Effort::Small {
            small::script(&to, content)?;
        }
        Ok(())
    }
}

/// The names of the files of the app.
struct App {
    wasm: String,
    glue: String,
    loader: String,
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
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
