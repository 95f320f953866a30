//! The layers as a document lists them, and violations of that list.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Imports, Module, ROOT, lies_in};

const FENCE: &str = "```layers ";
const PAIRS: &str = "pairs:";

/// The layers of a crate, lowest first.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plan {
    layers: Vec<Vec<Module>>,
    /// The pairs of modules that are one concept and may import each other.
    pairs: Vec<(String, String)>,
}

/// Reads the layers of each crate from the blocks of a document that begin with the fence and the
/// crate's folder. Each line is a layer, lowest first, with its modules as `a` or `a::b`. A line
/// `pairs: a+b c::d+c::e` may be anywhere in a block.
///
/// # Errors
/// If there is no block, a block has no end, a crate has two blocks, or a pair can't be parsed.
pub fn plans(document: &str) -> Result<BTreeMap<String, Plan>, String> {
    let mut plans = BTreeMap::new();
    for block in document.split(FENCE).skip(1) {
        let (name, lines) = block.split_once('\n').unwrap_or((block, ""));
        let name = name.trim();
        let lines = lines.split_once("```").map(|(lines, _)| lines);
        let lines = lines.ok_or_else(|| format!("the layers of {name} have no end"))?;
        if plans.insert(name.to_owned(), Plan::read(lines)?).is_some() {
            return Err(format!("{name} has two blocks of layers"));
        }
    }
    if plans.is_empty() {
        return Err(format!("no block begins with `{FENCE}` and a crate"));
    }
    Ok(plans)
}

impl Plan {
    fn read(block: &str) -> Result<Self, String> {
        let block = block.replace("::", "/");
        let mut plan = Self::default();
        for line in block.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(pairs) = line.strip_prefix(PAIRS) {
                for pair in pairs.split_whitespace() {
                    let (one, other) = pair
                        .split_once('+')
                        .ok_or_else(|| format!("`{pair}` is no pair: write a+b"))?;
                    plan.pairs.push((one.to_owned(), other.to_owned()));
                }
            } else {
                let modules = line.split_whitespace().map(str::to_owned);
                plan.layers.push(modules.collect());
            }
        }
        Ok(plan)
    }

    /// Returns the number of layers.
    pub fn len(&self) -> usize {
        self.layers.len()
    }

    /// Returns the errors in the list: a module in no layer or in two, a name without a module, and
    /// a pair that does not import each other.
    pub fn misfits(&self, imports: &Imports) -> Vec<String> {
        let mut misfits = Vec::new();
        for module in imports.keys() {
            if module != ROOT && self.place(module).is_none() {
                misfits.push(format!("{module} is in no layer"));
            }
        }
        let mut seen = BTreeSet::new();
        for name in self.layers.iter().flatten() {
            if !imports.contains_key(name) {
                misfits.push(format!("{name} is in a layer, and is no module"));
            }
            if !seen.insert(name) {
                misfits.push(format!("{name} is in the list twice"));
            }
        }
        for (one, other) in &self.pairs {
            let imports_each_other = imports.iter().any(|(module, imported)| {
                let back =
                    |other: &Module| imports.get(other).is_some_and(|back| back.contains(module));
                is(module, one)
                    && imported
                        .iter()
                        .any(|module| is(module, other) && back(module))
            });
            if !imports_each_other {
                misfits.push(format!("{one} and {other} do not import each other"));
            }
        }
        misfits
    }

    /// Returns the forbidden imports: of a higher layer, of another module in the same layer, and of
    /// the root.
    pub fn forbidden(&self, imports: &Imports) -> Vec<String> {
        let mut forbidden = Vec::new();
        for (module, imported) in imports {
            for other in imported {
                if other == ROOT {
                    forbidden.push(format!("{module} imports the root of the crate"));
                }
                let (Some(from), Some(to)) = (self.place(module), self.place(other)) else {
                    continue;
                };
                let sideways = from.layer == to.layer && from.name != to.name;
                if to.layer > from.layer {
                    forbidden.push(format!("{module} imports {other}, of a higher layer"));
                } else if sideways && !self.is_pair(module, other) {
                    forbidden.push(format!("{module} imports {other}, of the same layer"));
                }
            }
        }
        forbidden
    }

    /// Returns whether a cycle is a pair of modules that are one concept.
    pub fn allows(&self, cycle: &BTreeSet<Module>) -> bool {
        let mut modules = cycle.iter();
        match (modules.next(), modules.next(), modules.next()) {
            (Some(one), Some(other), None) => self.is_pair(one, other),
            _ => false,
        }
    }

    fn is_pair(&self, one: &str, other: &str) -> bool {
        self.pairs.iter().any(|(first, second)| {
            is(one, first) && is(other, second) || is(one, second) && is(other, first)
        })
    }

    /// Finds the place of a module: that of the longest name in the list that contains it.
    fn place(&self, module: &str) -> Option<Place<'_>> {
        let places = self.layers.iter().enumerate().flat_map(|(layer, names)| {
            let names = names.iter().filter(|name| lies_in(module, name));
            names.map(move |name| Place { layer, name })
        });
        places.max_by_key(|place| place.name.len())
    }
}

/// A place in the list.
struct Place<'a> {
    layer: usize,
    name: &'a str,
}

/// Returns whether a name is the whole path of a module or the end of it.
fn is(module: &str, name: &str) -> bool {
    let before = module.strip_suffix(name);
    before.is_some_and(|before| before.is_empty() || before.ends_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(block: &str) -> Plan {
        Plan::read(block).expect("the block is well formed")
    }

    fn imports(lines: &[&str]) -> Imports {
        let line = |line: &&str| {
            let (module, others) = line.split_once(':').expect("a module and a colon");
            let others = others.split_whitespace().map(str::to_owned);
            (module.to_owned(), others.collect())
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn each_block_is_the_plan_of_a_crate() {
        let document = "# A\n```layers core\nids\n```\nB\n```layers web\nui\nhome::list\n```\n";
        let plans = plans(document).expect("the blocks are well formed");
        let expected = [("core", plan("ids")), ("web", plan("ui\nhome::list"))];
        let expected = expected.map(|(name, plan)| (name.to_owned(), plan));
        assert_eq!(plans, BTreeMap::from(expected));
    }

    #[test]
    fn a_document_without_a_proper_block_is_refused() {
        for document in [
            "```\nids\n```",
            "```layers core\nids",
            "```layers core\npairs: a\n```",
            "```layers core\nids\n```\n```layers core\n```",
        ] {
            assert!(plans(document).is_err(), "{document}");
        }
    }

    #[test]
    fn an_import_may_go_down_and_not_up() {
        let plan = plan("ids\nrules dice\ndecide");
        let down = imports(&["ids:", "dice: ids", "rules: ids", "decide: ids rules"]);
        assert_eq!(plan.forbidden(&down), Vec::<String>::new());
        let up = imports(&["ids: decide", "dice:", "rules:", "decide:"]);
        assert_eq!(
            plan.forbidden(&up),
            ["ids imports decide, of a higher layer"]
        );
    }

    #[test]
    fn names_of_one_layer_keep_apart_unless_they_are_a_pair() {
        let sideways = imports(&["order: stack/a", "order/b: order", "stack:", "stack/a:"]);
        let apart = plan("order stack");
        assert_eq!(
            apart.forbidden(&sideways),
            ["order imports stack/a, of the same layer"]
        );
        let pair = plan("order stack\npairs: order+stack/a");
        assert_eq!(pair.forbidden(&sideways), Vec::<String>::new());
    }

    #[test]
    fn the_longest_name_says_where_a_module_is() {
        let plan = plan("priority/trigger\ndecide\npriority");
        let files = imports(&[
            "decide: priority/trigger priority/act",
            "priority:",
            "priority/act:",
            "priority/trigger:",
        ]);
        assert_eq!(
            plan.forbidden(&files),
            ["decide imports priority/act, of a higher layer"]
        );
    }

    #[test]
    fn layers_that_do_not_fit_the_modules_are_violations() {
        let plan = plan("ids gone ids\npairs: ids+dice");
        assert_eq!(
            plan.misfits(&imports(&["dice: ids", "ids:"])),
            [
                "dice is in no layer",
                "gone is in a layer, and is no module",
                "ids is in the list twice",
                "ids and dice do not import each other"
            ]
        );
    }

    #[test]
    fn a_pair_is_the_only_cycle_that_is_allowed() {
        let plan = plan("order\npairs: insert+order::arrange");
        let cycle = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert!(plan.allows(&cycle(&["order/insert", "order/arrange"])));
        assert!(!plan.allows(&cycle(&["order/insert", "order/parting"])));
        assert!(!plan.allows(&cycle(&["order", "order/insert", "order/arrange"])));
    }
}
