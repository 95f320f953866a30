//! The imports between modules. A re-exported name belongs to the module that defines it: an import
//! is followed through every `pub use`.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;

/// The path of a module in the crate, such as `order/insert`. The root of the crate is [`ROOT`].
pub type Module = String;

/// The module of `lib.rs` and `main.rs`. It stands above all layers.
pub const ROOT: &str = "";

/// The maximum number of re-exports to follow. No crate comes near it.
const FURTHEST: usize = 16;

/// The modules of a crate.
pub struct Crate {
    modules: BTreeMap<Module, Source>,
}

/// The imports of every module.
pub type Imports = BTreeMap<Module, BTreeSet<Module>>;

impl Crate {
    /// Reads the files of a crate, given as paths from `src` and texts.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut modules: BTreeMap<_, Source> = BTreeMap::new();
        for (path, text) in files {
            let source = modules.entry(module(path)).or_default();
            // A crate with a library and a program has two roots, which count as one.
            source.extend(Source::read(text));
        }
        let tests: Vec<Module> = modules
            .iter()
            .flat_map(|(module, source)| source.tests.iter().map(|test| child(module, test)))
            .collect();
        modules.retain(|module, _| !tests.iter().any(|test| lies_in(module, test)));
        Self { modules }
    }

    /// Returns the number of names that the crate re-exports.
    pub fn re_exports(&self) -> usize {
        let root = self.modules.get(ROOT);
        root.map_or(0, |root| {
            root.imports.iter().filter(|import| import.public).count()
        })
    }

    /// Returns the imports of every module.
    pub fn imports(&self) -> Imports {
        self.modules
            .keys()
            .map(|module| (module.clone(), self.imported_by(module)))
            .collect()
    }

    fn imported_by(&self, module: &Module) -> BTreeSet<Module> {
        let source = &self.modules[module];
        // A re-exported name is an import only if the module also uses it. An imported module is
        // not an import by itself: the paths in the code lead on from it.
        let lines = source
            .imports
            .iter()
            .filter(|import| !import.public || source.words.contains(&import.name))
            .filter_map(|import| match self.resolve(module, &import.path, 0) {
                Target::Module(module) => (import.name == "*").then_some(module),
                Target::Item(module) => Some(module),
                Target::Outside => None,
            });
        let paths = source.paths.iter();
        let paths = paths.filter_map(|path| match self.resolve(module, path, 0) {
            Target::Module(module) | Target::Item(module) => Some(module),
            Target::Outside => None,
        });
        let mut imported: BTreeSet<_> = lines.chain(paths).collect();
        imported.remove(module);
        imported
    }

    /// Returns the target of a path in a module.
    fn resolve(&self, from: &Module, path: &[String], depth: usize) -> Target {
        let Some((first, mut rest)) = path.split_first() else {
            return Target::Outside;
        };
        let mut at = match first.as_str() {
            "crate" => ROOT.to_owned(),
            "self" => from.clone(),
            "super" => parent(from),
            name if self.modules.contains_key(&child(from, name)) => child(from, name),
            // A name without an import is a crate, or an item of the module itself.
            name => {
                let imported = self.imported(from, name, rest, depth);
                return imported.unwrap_or(Target::Outside);
            }
        };
        while let Some(("super", above)) =
            rest.split_first().map(|(name, rest)| (name.as_str(), rest))
        {
            at = parent(&at);
            rest = above;
        }
        while let Some((name, inner)) = rest.split_first() {
            let next = child(&at, name);
            if !self.modules.contains_key(&next) {
                let imported = self.imported(&at, name, inner, depth);
                return imported.unwrap_or_else(|| self.item(at, name));
            }
            at = next;
            rest = inner;
        }
        Target::Module(at)
    }

    /// Returns the target of a name that a module does not import. The file of a module can be that of
    /// another crate, by an attribute `path`.
    fn item(&self, at: Module, name: &str) -> Target {
        let source = self.modules.get(&at);
        if source.is_some_and(|source| source.children.contains(name)) {
            Target::Outside
        } else {
            Target::Item(at)
        }
    }

    /// Follows a name that a module imports; none if the module imports no such name.
    fn imported(&self, at: &Module, name: &str, rest: &[String], depth: usize) -> Option<Target> {
        let source = self.modules.get(at)?;
        let import = source.imports.iter().find(|import| import.name == name)?;
        Some(if import.path == [name] {
            // `pub(crate) use my_macro;` names a macro of this file, `use serde;` a crate.
            if source.macros.contains(name) {
                Target::Item(at.clone())
            } else {
                Target::Outside
            }
        } else if depth > FURTHEST {
            Target::Outside
        } else {
            self.resolve(at, &[import.path.as_slice(), rest].concat(), depth + 1)
        })
    }
}

/// The target of a path.
enum Target {
    /// A module itself.
    Module(Module),
    /// An item that a module defines.
    Item(Module),
    /// Another crate.
    Outside,
}

/// Returns the module of a file, by its path from `src`.
fn module(path: &str) -> Module {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    let is_root = ["lib", "main"].contains(&path);
    if is_root { ROOT } else { path }.to_owned()
}

fn child(module: &str, name: &str) -> Module {
    if module.is_empty() {
        name.to_owned()
    } else {
        format!("{module}/{name}")
    }
}

fn parent(module: &str) -> Module {
    module
        .rsplit_once('/')
        .map_or(ROOT, |(parent, _)| parent)
        .to_owned()
}

/// Returns whether a module is another one or lies inside it.
pub fn lies_in(module: &str, outer: &str) -> bool {
    let rest = module.strip_prefix(outer);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Returns the same imports between the top modules of the crate.
pub fn of_top_modules(imports: &Imports) -> Imports {
    let top = |module: &str| module.split('/').next().unwrap_or(ROOT).to_owned();
    let mut of_top = Imports::new();
    for (module, imported) in imports {
        let from = top(module);
        let others = imported.iter().map(|module| top(module));
        let others: Vec<_> = others.filter(|other| *other != from).collect();
        of_top.entry(from).or_default().extend(others);
    }
    of_top
}

/// Returns the cycles: every set of two or more modules that all reach each other.
pub fn cycles(imports: &Imports) -> Vec<BTreeSet<Module>> {
    let reached: BTreeMap<_, _> = imports
        .keys()
        .map(|module| (module, reached_from(imports, module)))
        .collect();
    let mut cycles = Vec::new();
    let mut seen = BTreeSet::new();
    for (module, others) in &reached {
        let cycle: BTreeSet<_> = others
            .iter()
            .filter(|other| {
                reached
                    .get(other)
                    .is_some_and(|back| back.contains(*module))
            })
            .cloned()
            .collect();
        if cycle.len() > 1 && seen.insert(cycle.clone()) {
            cycles.push(cycle);
        }
    }
    cycles
}

fn reached_from(imports: &Imports, from: &Module) -> BTreeSet<Module> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in imports.get(module).into_iter().flatten() {
            if reached.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(files: &[(&str, &str)]) -> Vec<String> {
        let shown = |(module, others): (Module, BTreeSet<Module>)| {
            let others = Vec::from_iter(others).join(" ");
            format!("{module}: {others}")
        };
        let read = Crate::read(files.iter().copied());
        let mut imports = read.imports();
        imports.remove(ROOT);
        imports.into_iter().map(shown).collect()
    }

    #[test]
    fn an_import_names_the_file_that_defines_it() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::{c::D, E}; use serde::Serialize;"),
            ("b/mod.rs", "mod c; pub struct E;"),
            ("b/c.rs", "use super::E; fn f() { super::super::a::g() }"),
        ];
        assert_eq!(imports(&files), ["a: b b/c", "b: ", "b/c: a b"]);
    }

    #[test]
    fn a_name_that_is_passed_on_belongs_to_where_it_is_defined() {
        let files = [
            ("lib.rs", "mod a; mod b; pub use b::D;"),
            (
                "a.rs",
                "use crate::D; fn f() -> crate::b::D { crate::b::c::g() }",
            ),
            ("b/mod.rs", "mod c; pub use c::D;"),
            ("b/c.rs", "pub struct D;"),
        ];
        assert_eq!(imports(&files), ["a: b/c", "b: ", "b/c: "]);
    }

    #[test]
    fn a_name_that_is_passed_on_and_used_is_an_import() {
        let files = [
            ("lib.rs", "mod b;"),
            ("b/mod.rs", "mod c; pub use c::D; fn f() -> D { c::new() }"),
            ("b/c.rs", "pub struct D;"),
        ];
        assert_eq!(imports(&files), ["b: b/c", "b/c: "]);
    }

    #[test]
    fn a_module_that_is_imported_is_followed_in_the_code() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b; fn f() { b::c::g() }"),
            ("b/mod.rs", "pub mod c;"),
            ("b/c.rs", ""),
        ];
        assert_eq!(imports(&files), ["a: b/c", "b: ", "b/c: "]);
    }

    #[test]
    fn a_macro_belongs_to_the_module_that_defines_it() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::words; words!(c); crate::b::list!();"),
            (
                "b.rs",
                "macro_rules! words { () => { $crate::a::f() } } pub(crate) use words;",
            ),
        ];
        assert_eq!(imports(&files), ["a: b", "b: a"]);
    }

    #[test]
    fn a_file_of_another_crate_is_outside() {
        let files = [
            ("lib.rs", "mod a; #[path = \"../../b.rs\"] mod b;"),
            ("a.rs", "use crate::b::C; use asalto_core::D;"),
        ];
        assert_eq!(imports(&files), ["a: "]);
    }

    #[test]
    fn a_file_for_tests_alone_is_left_out() {
        let files = [
            ("lib.rs", "mod a; #[cfg(test)] mod t;"),
            ("a.rs", ""),
            ("t/mod.rs", "use crate::a::b;"),
            ("t/u.rs", ""),
        ];
        assert_eq!(imports(&files), ["a: "]);
    }

    #[test]
    fn a_cycle_is_found_once_and_a_chain_is_none() {
        let of = |pairs: &[(&str, &str)]| {
            let mut imports = Imports::new();
            for (from, to) in pairs {
                let others = imports.entry((*from).to_owned()).or_default();
                others.insert((*to).to_owned());
                imports.entry((*to).to_owned()).or_default();
            }
            cycles(&imports)
        };
        assert_eq!(of(&[("a", "b"), ("b", "c"), ("a", "c")]).len(), 0);
        let found = of(&[("a", "b"), ("b", "c"), ("c", "b"), ("c", "d")]);
        assert_eq!(found, [BTreeSet::from(["b".to_owned(), "c".to_owned()])]);
    }

    #[test]
    fn what_passes_on_counts() {
        let files = [
            ("lib.rs", "mod a; pub use a::{B, C}; use a::D;"),
            ("a.rs", ""),
        ];
        assert_eq!(Crate::read(files).re_exports(), 2);
    }
}
