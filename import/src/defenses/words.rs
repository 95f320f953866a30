//! Defenses as stat blocks in English write them, and as they are read again.

use asalto_core::combatant::{DamageReduction, Defenses};
use asalto_core::{DamageType, Material};

use super::found::DefenseKind;
use crate::damage_words::ENGLISH;

/// Returns a text for each defense of a kind. Resistances have their numbers and the damage reduction among them.
pub fn words(kind: DefenseKind, all: &Defenses) -> Vec<String> {
    let types = match kind {
        DefenseKind::Immune => &all.immunities,
        DefenseKind::Resists => &all.resistances,
        DefenseKind::Vulnerable => &all.vulnerabilities,
    };
    let mut words: Vec<String> = types.iter().map(|of| word(*of).to_owned()).collect();
    let only = match kind {
        DefenseKind::Immune => Some(&all.nonmagical.immunities),
        DefenseKind::Resists => Some(&all.nonmagical.resistances),
        DefenseKind::Vulnerable => None,
    };
    let only: Vec<_> = only.into_iter().flatten().map(|of| word(*of)).collect();
    if !only.is_empty() {
        let except = match all.nonmagical.bypass {
            None => "",
            Some(Material::Silver) => " not made with silvered weapons",
            Some(Material::Adamantine) => " not made with adamantine weapons",
        };
        let types = only.join(", ");
        words.push(format!("{types} from nonmagical attacks{except}"));
    }
    if kind == DefenseKind::Resists {
        let energy = all.energy.iter();
        words.extend(energy.map(|one| format!("{} {}", word(one.of), one.amount)));
        words.extend(all.reduction.as_ref().map(reduction));
    }
    words
}

/// Returns the first word for a type.
fn word(of: DamageType) -> &'static str {
    let row = ENGLISH.iter().find(|(own, _)| *own == of);
    let words = row.map_or("", |(_, words)| words);
    words.split('|').next().unwrap_or_default()
}

fn reduction(one: &DamageReduction) -> String {
    let types = one.types.iter().map(|of| word(*of));
    let bypass = Some(&*one.bypass).filter(|bypass| !bypass.is_empty());
    let mut all: Vec<&str> = types.chain(bypass).collect();
    if all.is_empty() {
        all.push("—");
    }
    format!("DR {}/{}", one.amount, all.join(" or "))
}
