//! Limited uses in a stat block: lines such as `Fire Breath (Recharge 5–6). …` and `Blink (3/Day). …`.

use asalto_core::combatant::{LimitedUse, UseLimit};

/// The words in front of the numbers of a die, in three languages.
const RECHARGE: [&str; 2] = ["recharge ", "recarga "];

/// The words for the day, in three languages.
const DAY: [&str; 3] = ["day", "día", "jour"];

/// Returns the limited uses of a stat block with a trait or an action on each line. The legendary resistance has a number
/// of its own.
pub fn limited_uses(sheet: &str) -> Vec<LimitedUse> {
    let mut all: Vec<LimitedUse> = Vec::new();
    for one in sheet.lines().filter_map(limited_use) {
        let is_new = all.iter().all(|other| other.name != one.name);
        if is_new && all.len() < LimitedUse::MOST {
            all.push(one);
        }
    }
    all
}

fn limited_use(line: &str) -> Option<LimitedUse> {
    let (heading, _) = line.split_once(')')?;
    let (name, inner) = heading.split_once(" (")?;
    let inner = inner.to_lowercase();
    let numbers = RECHARGE.iter().find_map(|word| inner.strip_prefix(word));
    let day = inner
        .split_once('/')
        .is_some_and(|(_, day)| DAY.contains(&day));
    let limit: UseLimit = match numbers {
        Some(numbers) => numbers.parse().ok()?,
        None if day => inner.parse().ok()?,
        None => return None,
    };
    // A heading is short, and has no sentence in it.
    let is_name = !name.contains('.') && name.chars().count() <= LimitedUse::LONGEST_NAME;
    let is_own = !name.starts_with("Legendary Resistance");
    (is_name && is_own).then(|| LimitedUse::new(name.trim(), limit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_of_a_stat_block_have_limits() {
        let sheet = "Legendary Resistance (2/Day). It succeeds.\n\
                     Breath (Recharge 5-6). Each creature takes 6d6 fire damage.\n\
                     Souffle (Recharge 5–6). Aïe.\n\
                     Rock (Recarga 6). Una roca.\n\
                     Blink (3/Day). It blinks (1/Day).\n\
                     Bite. It bites (recharge 5-6).\n\
                     Spellcasting (Psionics). 3/Day each: light\n\
                     Charm (2/Day Each). A spell.\n\
                     Breath (Recharge 6). Another.";
        let recharge = |name, from| LimitedUse::new(name, UseLimit::Recharge { from, to: 6 });
        let blink = LimitedUse::new("Blink", UseLimit::Day { uses: 3 });
        let wanted = [
            recharge("Breath", 5),
            recharge("Souffle", 5),
            recharge("Rock", 6),
            blink,
        ];
        assert_eq!(limited_uses(sheet), wanted);
    }

    #[test]
    fn a_profile_of_a_file_has_them() {
        let text = "name,hp,ac\nHound,45,15";
        let mut imported = crate::read("", text.as_bytes()).expect("it is a table");
        imported.combatants[0].sheet = Some("Fire Breath (Recharge 5–6). Hot.".to_owned());
        let profile = imported.combatants[0]
            .newcomer(asalto_core::Side::FOES)
            .profile;
        assert_eq!(profile.limited_uses.len(), 1);
        assert_eq!(profile.validate(), Ok(()));
    }
}
