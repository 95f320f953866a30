//! Assembles the site: file names contain a hash of the content, and the pages have a strict
//! content security policy.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::bundle::{self, Format, Known};
use crate::compile::{Compiled, Effort};
use crate::hash::named;
use crate::project::at;
use crate::run::Outcome;
use crate::split::{self, Split};
use crate::{embed, package, project, rules, size, small};

/// The policy: everything comes from the page's own origin, and no inline code runs.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; \
                      form-action 'none'";

/// The site and its destination.
pub struct Site {
    pub dist: PathBuf,
    pub effort: Effort,
}

/// The file names of the app.
struct App {
    wasm: String,
    glue: String,
    loader: String,
}

impl Site {
    /// Assembles the app and the frame from the compiled app.
    ///
    /// # Errors
    /// If a step fails.
    pub fn assemble(&self, compiled: &Compiled) -> Outcome {
        let parts = split::split(&compiled.app, &project::staging().join("parts"))?;
        let app = self.write_app(&parts)?;
        let known = Known::default()
            .file("asalto:app", &app.glue)
            .value("WASM", format!("\"./{}\"", app.wasm))
            .value("RULES", rules::names(&self.rules()?));
        let styles = bundle::styles("web/styles/main.css")?;
        let styles = self.write("style", "css", &styles)?;
        self.page(&app, &known, &styles)?;
        copy_all(&project::root().join("web/public"), &self.dist)?;
        self.embedded(known, &styles)
    }

    /// Writes the engine as a package.
    ///
    /// # Errors
    /// If a step fails.
    pub fn package(&self, compiled: &Compiled) -> Outcome {
        let (engine, to) = package::write(&compiled.package, &self.dist.join("pkg"), self.effort)?;
        for engine in self.shipped(&[engine])? {
            fs::write(&to, engine).map_err(|error| at(&to, &error))?;
        }
        Ok(())
    }

    /// Writes the page and its first scripts.
    fn page(&self, app: &App, known: &Known, styles: &str) -> Outcome {
        let App { wasm, glue, loader } = app;
        let shell = bundle::script("web/shell/main.js", Format::Module, known)?;
        let shell = self.write("shell", "js", &shell)?;
        let known = known.clone().file("asalto:shell", &shell);
        let boot = bundle::script("web/shell/boot.js", Format::Module, &known)?;
        let boot = self.write("boot", "js", &boot)?;
        let guard = bundle::script("web/shell/guard.js", Format::Script, &Known::default())?;
        let guard = self.write("guard", "js", &guard)?;
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <script src=\"./{guard}\"></script>\n\
             <link rel=\"stylesheet\" href=\"./{styles}\">\n\
             <link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
             <link rel=\"modulepreload\" href=\"./{glue}\">\n\
             <link rel=\"modulepreload\" href=\"./{loader}\">\n\
             <link rel=\"modulepreload\" href=\"./{shell}\">\n\
             <script type=\"module\" src=\"./{boot}\"></script>"
        );
        let page = text(&project::root().join("index.html"))?;
        self.put("index.html", &put_together(&page, &head)?)
    }

    /// Writes the files for other pages.
    fn embedded(&self, known: Known, styles: &str) -> Outcome {
        for (name, content) in embed::files()? {
            self.put(name, &content)?;
        }
        let before = self.write("embed-before", "js", &embed::before()?)?;
        let frame = self.write("embed-frame", "js", &embed::frame(known)?)?;
        let own = bundle::styles("web/styles/embed.css")?;
        let own = self.write("embed", "css", &own)?;
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <script src=\"./{before}\"></script>\n\
             <link rel=\"stylesheet\" href=\"./{styles}\">\n\
             <link rel=\"stylesheet\" href=\"./{own}\">\n\
             <script type=\"module\" src=\"./{frame}\"></script>"
        );
        self.put("embed.html", &put_together(&embed::page()?, &head)?)
    }

    /// Optimizes each wasm for shipping with wasm-opt, or leaves it as it is in a quick build.
    fn shipped(&self, raw: &[PathBuf]) -> Result<Vec<Vec<u8>>, String> {
        let files = match self.effort {
            Effort::Quick => raw.to_vec(),
            Effort::Small => small::wasm(raw)?,
        };
        let read = |file: &PathBuf| fs::read(file).map_err(|error| at(file, &error));
        files.iter().map(read).collect()
    }

    /// Writes the app and its parts.
    fn write_app(&self, parts: &Split) -> Result<App, String> {
        let mut raw = vec![parts.main()];
        raw.extend(parts.files.iter().map(|file| parts.part(file)));
        let mut shipped = self.shipped(&raw)?.into_iter();
        let main = shipped.next().unwrap_or_default();
        let wasm = self.write("app", "wasm", main)?;
        let mut loader = text(&parts.loader())?;
        let mut names = BTreeMap::new();
        for (file, content) in parts.files.iter().zip(shipped) {
            let name = self.write("part", "wasm", content)?;
            loader = loader.replace(&format!("./{file}"), &format!("./{name}"));
            names.insert(file.clone(), name);
        }
        // The glue and the loader import each other, so both names contain a hash of both contents.
        let glue = text(&parts.glue())?;
        let version = format!("{wasm}{glue}{loader}");
        let glue_name = named("app", "js", version.as_bytes());
        let loader_name = named("parts", "js", version.as_bytes());
        // This replaces names in imports only: the wasm still asks for the loader by its old name.
        let import = |name: &str| format!("from \"./{name}\"");
        let glue = glue.replace(&import(split::LOADER), &import(&loader_name));
        let loader = loader.replace("./app.js", &format!("./{glue_name}"));
        self.module(&glue_name, &glue)?;
        self.module(&loader_name, &loader)?;
        size::note_parts(&parts.needs, &names)?;
        Ok(App {
            wasm,
            glue: glue_name,
            loader: loader_name,
        })
    }

    /// Writes the texts of the rules; returns the name of each language's file.
    fn rules(&self) -> Result<Vec<(&'static str, String)>, String> {
        let write = |language: &'static str| {
            let texts = rules::texts(language)?;
            let name = self.write(&format!("rules-{language}"), "txt", texts)?;
            Ok((language, name))
        };
        rules::LANGUAGES.into_iter().map(write).collect()
    }

    /// Writes a minified module of wasm-bindgen.
    fn module(&self, name: &str, text: &str) -> Outcome {
        let bound = project::staging().join("module.js");
        fs::write(&bound, text).map_err(|error| at(&bound, &error))?;
        self.put(name, bundle::minified(&bound)?)
    }

    /// Writes a file under a name that changes with its content; returns the name.
    fn write(&self, stem: &str, ending: &str, content: impl AsRef<[u8]>) -> Result<String, String> {
        let name = named(stem, ending, content.as_ref());
        self.put(&name, content)?;
        Ok(name)
    }

    fn put(&self, name: &str, content: impl AsRef<[u8]>) -> Outcome {
        let to = self.dist.join(name);
        fs::write(&to, content).map_err(|error| at(&to, &error))
    }
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

/// Inserts the head into a page at its mark.
fn put_together(page: &str, head: &str) -> Result<String, String> {
    const MARK: &str = "<!-- asalto:head -->";
    if !page.contains(MARK) {
        return Err(format!("the page has no line {MARK}"));
    }
    let kept: Vec<_> = page
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    Ok(kept.join("\n").replace(MARK, head) + "\n")
}

/// Copies a folder with everything in it.
///
/// # Errors
/// If a file can't be read or written.
pub fn copy_all(from: &Path, to: &Path) -> Outcome {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gains_the_head() {
        let page = "<head>\n  <!-- asalto:head -->\n\n</head>\n";
        assert_eq!(
            put_together(page, "<x>").as_deref(),
            Ok("<head>\n<x>\n</head>\n")
        );
        assert!(put_together("<head></head>", "<x>").is_err());
    }
}
