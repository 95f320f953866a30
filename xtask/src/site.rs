//! Assembles the site: file names contain a hash of the content, and the pages have a strict
//! content security policy.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::bundle::{self, BuildValues, Format};
use crate::compile::WasmFiles;
use crate::effort::Effort;
use crate::hash::{hashed_name, integrity};
use crate::project::at;
use crate::run::{Outcome, timed};
use crate::split::{self, Part, SplitApp};
use crate::{
    crates, creatures, embed, first_screen, fonts, guide, package, project, protocol, rules, size,
    wasm_opt,
};

/// The policy: each kind of file that the pages use comes from their own origin, and nothing else does.
/// `web/shell/trusted-types.js` has the only policy for trusted types.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; \
                      worker-src 'self'; base-uri 'none'; form-action 'none'; \
                      require-trusted-types-for 'script'; trusted-types default";

/// The site and its destination.
pub struct Site {
    pub dist: PathBuf,
    pub effort: Effort,
}

impl Site {
    /// Assembles the app and the frame from the compiled app.
    ///
    /// # Errors
    /// If a step fails.
    pub fn assemble(&self, compiled: &WasmFiles) -> Outcome {
        protocol::write_types()?;
        let folder = project::staging().join("parts");
        let split = timed("splitting the app", || split::split(&compiled.app, &folder))?;
        let [wasm, parts] = timed("optimizing the app", || self.write_wasm(&split))?;
        let sources = BuildValues::default()
            .file("asalto:app", &split.glue())
            .file("asalto:parts", &project::root().join("web/shell/parts.js"));
        let templates = timed("the first screen", || {
            first_screen::templates(&split, &sources)
        })?;
        let values = sources
            .value("WASM", format!("\"./{wasm}\""))
            .value("PARTS", parts)
            .value("TEXTS", self.texts()?)
            .value("FONTS", self.fonts()?);
        timed("scripts, styles and pages", || {
            self.pages(&values, &wasm, &templates)
        })
    }

    /// Writes the pages, with their scripts and styles, and the public files.
    fn pages(&self, values: &BuildValues, wasm: &str, templates: &str) -> Outcome {
        let styles = bundle::styles("web/styles/main.css")?;
        let styles = self.write_checked("style", "css", &styles)?;
        let guard = bundle::script(
            "web/shell/start.js",
            Format::Script,
            &BuildValues::default(),
        )?;
        let guard = self.write_checked("guard", "js", &guard)?;
        let app = bundle::script("web/shell/main.js", Format::Module, values)?;
        let app = self.write_checked("app", "js", &app)?;
        let preload = format!(
            "<link rel=\"preload\" href=\"./{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n"
        );
        let page = text(&project::root().join("index.html"))?;
        let head = head(&format!("src={guard}"), &styles, &preload, &app);
        let page = put_together(&page, &head)?.replace("<!-- asalto:first -->\n", templates);
        self.put("index.html", &page)?;
        let notices = crates::notices(&["asalto-web", "asalto-pkg", "asalto-pkg-import"])?;
        let notices = format!("{notices}\n\n{}{}", creatures::LICENSE, fonts::licenses()?);
        self.put("licenses.txt", notices)?;
        copy_all(&project::root().join("web/public"), &self.dist)?;
        self.embedded(values, &guard, &styles)
    }

    /// Writes the engine and the readers as a package.
    ///
    /// # Errors
    /// If a step fails.
    pub fn package(&self, compiled: &WasmFiles) -> Outcome {
        let files = package::write(compiled, &self.dist.join("pkg"), self.effort)?;
        let notices = crates::notices(&["asalto-pkg", "asalto-pkg-import"])?;
        self.put("pkg/licenses.txt", notices)?;
        let raw = files.each_ref().map(|(raw, _)| raw.clone());
        for (shipped, (_, to)) in self.shipped(&raw)?.into_iter().zip(&files) {
            fs::write(to, shipped).map_err(|error| at(to, &error))?;
        }
        package::write_readme(&self.dist.join("pkg"))
    }

    /// Writes the files for other pages.
    fn embedded(&self, values: &BuildValues, guard: &str, styles: &str) -> Outcome {
        for (name, content) in embed::files()?.into_iter().chain([embed::demonstration()?]) {
            self.put(name, &content)?;
        }
        for (name, content) in guide::files()? {
            self.put(name, content)?;
        }
        let frame = self.write_checked("embed-frame", "js", &embed::frame(values)?)?;
        let head = head(&format!("src={guard} data-frame"), styles, "", &frame);
        self.put("embed.html", &put_together(&embed::page()?, &head)?)
    }

    /// Optimizes each wasm for shipping with wasm-opt, or leaves it as it is in a quick build.
    fn shipped(&self, raw: &[PathBuf]) -> Result<Vec<Vec<u8>>, String> {
        let files = match self.effort {
            Effort::Quick => raw.to_vec(),
            Effort::Small => wasm_opt::optimize(raw)?,
        };
        let read = |file: &PathBuf| fs::read(file).map_err(|error| at(file, &error));
        files.iter().map(read).collect()
    }

    /// Writes the wasm of the app and of its parts; returns the name of the app's file, and the
    /// list of the parts for the loader.
    fn write_wasm(&self, split: &SplitApp) -> Result<[String; 2], String> {
        let mut raw = vec![split.main()];
        raw.extend(split.parts.values().map(|part| part.file.clone()));
        let mut shipped = self.shipped(&raw)?.into_iter();
        let wasm = self.write("app", "wasm", shipped.next().unwrap_or_default())?;
        let mut names = BTreeMap::new();
        for (part, content) in split.parts.keys().zip(shipped) {
            let name = self.write(&format!("part-{part}"), "wasm", content)?;
            names.insert(part.clone(), name);
        }
        let listed = split.parts.iter().map(|(part, Part { needs, .. })| {
            let file = names.get(part).map_or("", String::as_str);
            format!("\"{part}\":[\"./{file}\",{needs:?}]")
        });
        let listed: Vec<_> = listed.collect();
        size::note_parts(&names)?;
        Ok([wasm, format!("{{{}}}", listed.join(", "))])
    }

    /// Writes the texts to read: the rules in each language, and the creatures. Returns their file names by
    /// language or kind, as JSON for the scripts beside the app.
    fn texts(&self) -> Result<String, String> {
        let mut names = Vec::new();
        for language in rules::LANGUAGES {
            let texts = rules::texts(language)?;
            names.push((
                language,
                self.write(&format!("rules-{language}"), "txt", texts)?,
            ));
        }
        for kind in creatures::KINDS {
            let text = creatures::committed(kind)?;
            names.push((kind, self.write(&format!("creatures-{kind}"), "txt", text)?));
        }
        Ok(rules::names(&names))
    }

    /// Writes the typefaces. Returns their file names as JSON for the script that adds them.
    fn fonts(&self) -> Result<String, String> {
        let mut names = Vec::new();
        for file in fonts::FILES {
            names.push((file, self.write(file, "woff2", fonts::read(file)?)?));
        }
        Ok(rules::names(&names))
    }

    /// Writes a file under a name that changes with its content; returns the name.
    fn write(&self, stem: &str, ending: &str, content: impl AsRef<[u8]>) -> Result<String, String> {
        let name = hashed_name(stem, ending, content.as_ref());
        self.put(&name, content)?;
        Ok(name)
    }

    /// Writes a script or a style under a name that changes with its content. Returns its address as an attribute's value,
    /// with the attribute that checks its bytes.
    fn write_checked(&self, stem: &str, ending: &str, content: &str) -> Result<String, String> {
        let name = self.write(stem, ending, content)?;
        Ok(format!("\"./{name}\" {}", integrity(content)))
    }

    fn put(&self, name: &str, content: impl AsRef<[u8]>) -> Outcome {
        let to = self.dist.join(name);
        fs::write(&to, content).map_err(|error| at(&to, &error))
    }
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

/// Returns the head of a page: the policy, the preloads, the module, the styles, and the guard. The browser
/// fetches nothing beyond a classic script before it has run, so the guard comes last (docs/decisions/0032).
fn head(guard: &str, styles: &str, preload: &str, module: &str) -> String {
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         {preload}<script type=\"module\" src={module}></script>\n\
         <link rel=\"stylesheet\" href={styles}>\n\
         <script {guard}></script>"
    )
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
