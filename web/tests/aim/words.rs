//! Reads the words of the button, and the targets of its command.

use asalto_core::Command;
use asalto_core::share::DamageShare;
use asalto_web::input::aim::{Aim, Portion};
use asalto_web::input::command_line::Target;
use asalto_web::input::hit_points::Kind;

use super::SHARES;

/// Returns the share of a portion without a save.
pub fn share_of(portion: Portion) -> DamageShare {
    let share = SHARES
        .into_iter()
        .find(|share| Portion::of(*share, false) == portion);
    share.expect("no walk has saves")
}

/// Returns a name without its number.
pub fn kind(name: &str) -> &str {
    name.trim_end_matches(|it: char| it.is_ascii_digit())
        .trim_end()
}

/// Orders names by the first of their kind.
pub fn by_kind(names: &[String]) -> Vec<String> {
    let mut all = names.to_vec();
    all.sort_by_key(|name| names.iter().position(|other| kind(other) == kind(name)));
    all
}

/// Returns the targets of a command, with their shares.
pub fn targets(command: Command) -> Vec<Target> {
    match command {
        Command::Damage { who, .. } | Command::Heal { who, .. } => who
            .into_iter()
            .map(|who| (who, DamageShare::Full))
            .collect(),
        Command::ShareDamage(damage) => {
            let targets = damage.targets.iter();
            targets.map(|one| (one.who, one.share)).collect()
        }
        other => panic!("{other:?} changes no hit points"),
    }
}

/// Reads the names out of the words of a button, or their number.
pub fn named(button: &str, aim: &Aim) -> Vec<String> {
    let names = if aim.amount().is_none() {
        let (_, names) = button.split_once(": ").expect("a label");
        names
    } else if aim.kind() == Kind::Heal {
        let rest = button.strip_prefix("Heal ").expect("it heals");
        rest.rsplit_once(" for ").expect("an amount").0
    } else {
        let (deal, names) = button.split_once(" to ").expect("it deals");
        assert!(deal.starts_with("Deal "), "{button}");
        names
    };
    let mut all = Vec::new();
    for part in names.split("; ") {
        // `half to Orc`, `3 to Orc`
        let part = part.split_once(" to ").map_or(part, |(_, names)| names);
        let mut last = String::new();
        for name in part.split(", ").flat_map(|it| it.split(" and ")) {
            if name.chars().all(|letter| letter.is_ascii_digit()) {
                all.push(format!("{last} {name}"));
            } else {
                kind(name).clone_into(&mut last);
                all.push(name.to_owned());
            }
        }
    }
    all
}
