//! Creatures that are written as a copy of another with changes.

use crate::tree::Tree;

/// A copy together with its original.
pub struct Copy {
    /// The creature.
    pub tree: Tree,
    /// Whether a change may be one of the numbers, which is not carried out.
    pub changes_numbers: bool,
}

/// The longest chain of copies.
const LONGEST: usize = 8;

/// Returns a creature with everything that it copies. None if it is no copy, or copies something that is not in the file.
pub fn resolve(own: &Tree, others: &[Tree]) -> Option<Copy> {
    let mut chain = vec![own];
    while chain.len() < LONGEST {
        let of = chain.last()?.at("_copy");
        if !of.is_object() {
            break;
        }
        chain.push(original(of, others)?);
    }
    if chain.len() == 1 || chain.last()?.at("_copy").is_object() {
        return None;
    }
    let mut fields = Vec::new();
    let mut changes_numbers = false;
    for tree in chain.iter().rev() {
        fields.extend(
            tree.fields()
                .iter()
                .filter(|(key, _)| key != "_copy")
                .cloned(),
        );
        let changes = tree.path("_copy._mod").fields().iter();
        changes_numbers |= changes
            .into_iter()
            .any(|(key, _)| matches!(&**key, "_" | "ac" | "hp" | "dex" | "initiative"));
        changes_numbers |= tree.path("_copy._templates").is_list();
    }
    Some(Copy {
        tree: Tree::Object(fields),
        changes_numbers,
    })
}

fn original<'t>(of: &Tree, others: &'t [Tree]) -> Option<&'t Tree> {
    let same = |key: &str, one: &Tree| {
        let wanted = of.at(key).words().to_lowercase();
        wanted.is_empty() || one.at(key).words().to_lowercase() == wanted
    };
    others
        .iter()
        .find(|one| same("name", one) && same("source", one))
}
