//! A typed change of hit points for several combatants: `7 g3 g4, half bug` or `5 fire + 4 poison g3`.

mod roster;

use asalto_core::share::DamageShare;
use asalto_core::{Bypass, CombatantId, DamageType};

use roster::number;
pub use roster::{Fault, Roster};

/// A typed amount, and the combatants named after it with their shares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DamageLine {
    /// The amount: a number or dice, such as `7` or `2d6+1`.
    pub amount: String,
    /// The type of damage.
    pub of: Option<DamageType>,
    /// The parts of the same hit after the first one, each with its type.
    pub more: Vec<(String, Option<DamageType>)>,
    /// The text of the parts, without the combatants.
    pub hit: String,
    /// The named combatants, each once.
    pub targets: Vec<(CombatantId, DamageShare)>,
    /// What the weapon bypasses, if the text says it. Words for it are taken out before the line is read.
    pub bypasses: Option<Bypass>,
    /// Whether the text says that the damage is nonlethal. Words for it are taken out before the line is read.
    pub nonlethal: bool,
}

/// The characters that separate groups of targets. Each group begins with a full share.
const PARTED: [char; 2] = [',', ';'];

/// Reads an amount and the targets after it. All words are in lowercase and without accents.
///
/// # Errors
/// [`Fault`] if a word names nobody, or several combatants, or is a second type.
pub fn read(typed: &str, roster: &Roster) -> Result<DamageLine, Fault> {
    let typed = typed.trim();
    let end = typed
        .find(|it: char| it.is_whitespace() || PARTED.contains(&it))
        .unwrap_or(typed.len());
    let (of, mut rest) = without_type(&typed[end..], roster);
    let mut more: Vec<(String, Option<DamageType>)> = Vec::new();
    while let Some((amount, after)) = further_amount(rest) {
        let (of, after) = without_type(after, roster);
        more.push((amount.to_owned(), of));
        rest = after;
    }
    let last = more.last().map_or(of, |(_, of)| *of);
    let is_typed = of.is_some() || more.iter().any(|(_, of)| of.is_some());
    let (later, others) = later_types(rest, roster);
    let amounts = typed[..typed.len() - rest.len()].trim_end();
    let (of, hit, named) = match later.as_slice() {
        [(_, second), ..] if is_typed => return Err(Fault::SecondType((*second).to_owned())),
        [_, (_, second), ..] => return Err(Fault::SecondType((*second).to_owned())),
        [(later, word)] if more.is_empty() => {
            (Some(*later), format!("{amounts} {word}"), others.as_str())
        }
        _ => (of, amounts.to_owned(), rest),
    };
    let targets = targets(named, roster).map_err(|fault| match fault {
        // `9 chocolate`
        Fault::Nobody(word)
            if last.is_none()
                && rest.trim_start().starts_with(&word)
                && word.chars().all(char::is_alphabetic) =>
        {
            Fault::NeitherNameNorType(word)
        }
        fault => fault,
    })?;
    Ok(DamageLine {
        amount: typed[..end].to_owned(),
        of,
        more,
        hit,
        targets,
        bypasses: None,
        nonlethal: false,
    })
}

/// Finds the amount of a further part of the hit, after a plus or a word for it, and returns it with the rest. It is
/// never the number of a combatant, whose name comes first.
fn further_amount(rest: &str) -> Option<(&str, &str)> {
    let text = rest.trim_start();
    let joined = text.strip_prefix('+').or_else(|| {
        let (word, after) = text.split_once(char::is_whitespace)?;
        matches!(word, "and" | "plus" | "y" | "mas" | "et").then_some(after)
    })?;
    let (word, after) = first_word(joined);
    let is_part = |it: char| it.is_ascii_digit() || matches!(it, 'd' | '+' | '-');
    let is_amount = word.starts_with(|it: char| it.is_ascii_digit()) && word.chars().all(is_part);
    is_amount.then_some((word, after))
}

/// Splits a text after its first word.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(|it: char| it.is_whitespace() || PARTED.contains(&it));
    text.split_at(end.unwrap_or(text.len()))
}

/// Lists the types of damage among the targets with their words, and returns the text without them: `lidda fire half`, `borin de
/// fuego`.
fn later_types<'t>(rest: &'t str, roster: &Roster) -> (Vec<(DamageType, &'t str)>, String) {
    let mut types = Vec::new();
    let groups = rest.split(PARTED).map(|group| {
        let words: Vec<_> = group.split_whitespace().collect();
        let mut kept: Vec<&str> = Vec::new();
        let mut at = 0;
        while let Some(&word) = words.get(at) {
            let is_small = is_of(word) || share(word).is_some() || is_filler(word);
            let of = roster.damage_type(&words[at..]).filter(|_| !is_small);
            let is_name = of.is_none() && !is_small;
            let named = is_name.then(|| roster.find(&words[at..]).ok()).flatten();
            let used = named.map_or(1, |(_, used)| used);
            if let Some(of) = of {
                types.push((of, word));
                kept.pop_if(|before| is_of(before));
            } else {
                kept.extend(&words[at..at + used]);
            }
            at += used;
        }
        kept.join(" ")
    });
    let others = groups.collect::<Vec<_>>().join(", ");
    (types, others)
}

/// Returns whether a word leads a type of damage.
fn is_of(word: &str) -> bool {
    matches!(word, "de" | "of")
}

/// Reads combatants with their shares, such as `to g3 g4, half bug` or `g3 half`. All words are in lowercase and without
/// accents.
///
/// # Errors
/// [`Fault`] if a word names nobody, or several combatants.
pub fn targets(typed: &str, roster: &Roster) -> Result<Vec<(CombatantId, DamageShare)>, Fault> {
    let mut targets = Vec::new();
    for group in typed.split(PARTED) {
        let words: Vec<_> = group.split_whitespace().collect();
        let mut share = DamageShare::Full;
        // The targets since the last share, which one at the end belongs to.
        let mut before = Vec::new();
        let mut named = Vec::new();
        let mut rest = words.as_slice();
        while let Some(word) = rest.first() {
            if let Some(next) = self::share(word) {
                share = next;
                before = std::mem::take(&mut named);
                rest = &rest[1..];
            } else if is_filler(word) {
                rest = &rest[1..];
            } else if !named.is_empty() && is_second_amount(rest) {
                return Err(Fault::SecondAmount((*word).to_owned()));
            } else {
                let last = targets.last().map(|(who, _)| *who);
                let (found, used) = match (number(word), last) {
                    (Some(number), Some(last)) => {
                        let found = roster.of_same_kind(last, number);
                        (
                            vec![found.ok_or_else(|| Fault::Nobody((*word).to_owned()))?],
                            1,
                        )
                    }
                    _ => roster.find(rest)?,
                };
                for who in found {
                    targets.retain(|(there, _)| *there != who);
                    targets.push((who, share));
                    named.push(who);
                }
                rest = &rest[used..];
            }
        }
        if named.is_empty() {
            let at_end = targets.iter_mut().filter(|(who, _)| before.contains(who));
            at_end.for_each(|(_, one)| *one = share);
        }
    }
    Ok(targets)
}

/// Returns whether a number stands before another name: `4 g2`. At the end it is the number of a combatant: `g1 4`.
fn is_second_amount(words: &[&str]) -> bool {
    let is_number = |word: &str| word.chars().all(|it| it.is_ascii_digit());
    match words {
        [number, next, ..] => {
            let is_name = !is_number(next) && share(next).is_none() && !is_filler(next);
            is_number(number) && is_name
        }
        _ => false,
    }
}

/// Finds a type of damage right after the amount, and returns it with the rest.
fn without_type<'t>(rest: &'t str, roster: &Roster) -> (Option<DamageType>, &'t str) {
    let (word, after) = match first_word(rest) {
        // `9 de feu`
        (word, after) if is_of(word) => first_word(after),
        first => first,
    };
    let next = first_word(after).0;
    match roster.damage_type(&[word, next]) {
        Some(of) => (Some(of), after),
        None => (None, rest),
    }
}

/// Returns whether a word says that the number is damage.
fn is_damage(word: &str) -> bool {
    matches!(word, "damage" | "dano" | "degats")
}

fn share(word: &str) -> Option<DamageShare> {
    match word {
        "half" | "mitad" | "moitie" | "½" | "1/2" => Some(DamageShare::Half),
        "double" | "doble" | "x2" | "×2" => Some(DamageShare::Double),
        _ => None,
    }
}

fn is_filler(word: &str) -> bool {
    matches!(
        word,
        "to" | "and"
            | "the"
            | "a"
            | "al"
            | "y"
            | "e"
            | "el"
            | "la"
            | "et"
            | "au"
            | "aux"
            | "le"
            | "les"
            | "los"
            | "las"
    ) || is_damage(word)
}

#[cfg(test)]
mod tests {
    use asalto_core::Side;

    use super::*;

    fn roster() -> Roster {
        let names = [
            "Wulfgar",
            "Bugbear",
            "Goblin 1",
            "Goblin 2",
            "Goblin 3",
            "Orc chief",
        ];
        let all = names.iter().zip(1..);
        Roster::new(all.map(|(name, id)| {
            let side = if id == 1 { Side::PARTY } else { Side::FOES };
            (CombatantId(id), name.to_lowercase(), side)
        }))
    }

    #[track_caller]
    fn check(typed: &str, amount: &str, full: &[u32], half: &[u32]) {
        let aimed = read(typed, &roster()).expect("it is a line");
        let of = |share| {
            let of_it = aimed.targets.iter().filter(|(_, one)| *one == share);
            of_it.map(|(who, _)| who.0).collect::<Vec<_>>()
        };
        assert_eq!(aimed.amount, amount);
        assert_eq!(
            (of(DamageShare::Full), of(DamageShare::Half)),
            (full.to_vec(), half.to_vec())
        );
    }

    #[test]
    fn an_amount_may_stand_alone() {
        check("7", "7", &[], &[]);
        check(" 2d6+1 ", "2d6+1", &[], &[]);
    }

    #[test]
    fn targets_follow_by_their_beginning_and_number() {
        check("7 g1 g3, half bug", "7", &[3, 5], &[2]);
        check("7 to goblin 2 and orc", "7", &[4, 6], &[]);
        check("7 mitad g1 g2", "7", &[], &[3, 4]);
        check("7 chief wulf", "7", &[6, 1], &[]);
    }

    #[test]
    fn a_share_at_the_end_belongs_to_the_targets_before_it() {
        check("6 goblin 3 half", "6", &[], &[5]);
        check("6 g1, g2 g3 half", "6", &[3], &[4, 5]);
        check("6 g1 half g2", "6", &[3], &[4]);
        check("6 half g1 mitad", "6", &[], &[3]);
    }

    #[test]
    fn a_range_a_plural_or_a_side_names_several() {
        check("7 g1-2", "7", &[3, 4], &[]);
        check("7 goblin 1-3", "7", &[3, 4, 5], &[]);
        check("7 goblins", "7", &[3, 4, 5], &[]);
        check("7 foes, half g1", "7", &[2, 4, 5, 6], &[3]);
    }

    #[test]
    fn a_type_may_stand_after_the_amount() {
        let of = |typed| read(typed, &roster()).expect("it is a line").of;
        check("7 fire g1, half bug", "7", &[3], &[2]);
        assert_eq!(of("7 fire g1"), Some(DamageType::Fire));
        assert_eq!(of("7 fuego"), Some(DamageType::Fire));
        assert_eq!(of("7 g1"), None);
        for typed in [
            "7 bug fire",
            "7 g1 of fire",
            "7 al g1 de fuego",
            "7 g1 fire damage",
            "7 g1, half bug fire",
        ] {
            let line = read(typed, &roster()).expect("it is a line");
            assert_eq!(line.of, Some(DamageType::Fire), "{typed}");
            assert!(!line.targets.is_empty(), "{typed}");
            assert!(line.hit == "7 fire" || line.hit == "7 fuego", "{typed}");
        }
        let elemental = (CombatantId(1), "fire elemental".to_owned(), Side::FOES);
        let elemental = Roster::new([elemental].into_iter());
        let of = |typed| {
            let line = read(typed, &elemental).expect("it is a line");
            (line.of, line.targets.len())
        };
        for typed in ["7 fire", "7 fire to elemental", "7 fire elemental fire"] {
            let named = usize::from(typed != "7 fire");
            assert_eq!(of(typed), (Some(DamageType::Fire), named), "{typed}");
        }
        for typed in ["7 fire elemental", "7 fire el", "7 elemental"] {
            assert_eq!(of(typed), (None, 1), "{typed}");
        }
    }

    #[test]
    fn a_type_may_stand_among_the_targets() {
        for (typed, full, half) in [
            ("8 wulfgar fire half", vec![], vec![1]),
            ("8 fire wulfgar half", vec![], vec![1]),
            ("8 wulfgar half fire", vec![], vec![1]),
            ("8 half wulfgar fire", vec![], vec![1]),
            ("8 wulfgar de fuego mitad", vec![], vec![1]),
            ("8 wulfgar feu moitie", vec![], vec![1]),
            ("8 wulfgar fire bugbear", vec![1, 2], vec![]),
            ("8 wulfgar fire damage, half g1", vec![1], vec![3]),
            ("8 wulfgar, fire bug half", vec![1], vec![2]),
        ] {
            check(typed, "8", &full, &half);
            let line = read(typed, &roster()).expect("it is a line");
            assert_eq!(line.of, Some(DamageType::Fire), "{typed}");
        }
        let line = read("9 wulfgar fire x2", &roster()).expect("it is a line");
        assert_eq!(line.of, Some(DamageType::Fire));
        assert_eq!(line.targets, [(CombatantId(1), DamageShare::Double)]);
        let fault = read("9 wulfgar fire bug cold", &roster()).expect_err("it has two types");
        assert_eq!(fault, Fault::SecondType("cold".to_owned()));
    }

    #[test]
    fn words_for_many_leave_out_the_dead() {
        let names = [
            "Lidda",
            "Goblin Warrior 1",
            "Goblin Warrior 2",
            "Goblin Warrior 3",
            "Goblin Boss",
            "Wolf 1",
            "Wolf 2",
        ];
        let all = names.iter().zip(1..).map(|(name, id)| {
            let side = if id == 1 { Side::PARTY } else { Side::FOES };
            (CombatantId(id), name.to_lowercase(), side)
        });
        let roster = Roster::new(all).with_dead(vec![CombatantId(3)]);
        for (typed, targets) in [
            ("7 all", vec![1, 2, 4, 5, 6, 7]),
            ("7 everyone", vec![1, 2, 4, 5, 6, 7]),
            ("7 todos", vec![1, 2, 4, 5, 6, 7]),
            ("7 tous", vec![1, 2, 4, 5, 6, 7]),
            ("7 all goblins", vec![2, 4]),
            ("7 a todos los enemigos", vec![2, 4, 5, 6, 7]),
            ("7 enemies", vec![2, 4, 5, 6, 7]),
            ("7 goblins", vec![2, 4]),
            ("7 goblin warriors", vec![2, 4]),
            ("7 warriors", vec![2, 4]),
            ("7 goblins 1-2", vec![2, 3]),
            ("7 goblin warrior 2", vec![3]),
            ("7 goblin 2", vec![3]),
            ("7 gob 1", vec![2]),
            ("7 goblins 2", vec![3]),
            ("7 goblins 2 3", vec![3, 4]),
            ("7 goblins 1, 3 and lidda", vec![2, 4, 1]),
            ("7 warrior 2 y 3", vec![3, 4]),
            ("7 w2", vec![7]),
            ("7 war2", vec![3]),
            ("7 war1-3", vec![2, 3, 4]),
            ("7 wolves", vec![6, 7]),
            ("7 wolves lidda", vec![6, 7, 1]),
        ] {
            let line = read(typed, &roster).unwrap_or_else(|fault| panic!("{typed}: {fault:?}"));
            let found: Vec<_> = line.targets.iter().map(|(who, _)| who.0).collect();
            assert_eq!(found, targets, "{typed}");
        }
        let fault = |typed| read(typed, &roster).expect_err("it may be any of them");
        assert_eq!(fault("7 goblin"), Fault::Several("goblin".to_owned()));
        let others = ["Goblin Warrior 1", "Goblin Boss 1"].iter().zip(1..);
        let others = others.map(|(name, id)| (CombatantId(id), name.to_lowercase(), Side::FOES));
        let fault = read("7 goblin 1", &Roster::new(others)).expect_err("it may be any of them");
        assert_eq!(fault, Fault::Several("goblin 1".to_owned()));
    }

    #[test]
    fn a_name_that_is_nobody_or_several_is_a_fault() {
        let fault = |typed| read(typed, &roster()).expect_err("it names nobody, or several");
        assert_eq!(fault("7 to dragon"), Fault::Nobody("dragon".to_owned()));
        assert_eq!(fault("7 g"), Fault::Several("g".to_owned()));
        assert_eq!(fault("7 g9"), Fault::Nobody("g9".to_owned()));
        let second = Fault::SecondAmount("2".to_owned());
        assert_eq!(fault("9 g1 2 g3"), second);
        assert_eq!(fault("9 wulfgar 2 bug"), second);
        assert_eq!(fault("9 wulfgar 2"), Fault::Nobody("2".to_owned()));
        assert_eq!(fault("9 orc 2"), Fault::Nobody("2".to_owned()));
        check("9 g1 2", "9", &[3, 4], &[]);
        check("9 g1 2 half", "9", &[], &[3, 4]);
        check("9 goblin 1 2 and bug", "9", &[3, 4, 2], &[]);
        let neither = |word: &str| Fault::NeitherNameNorType(word.to_owned());
        assert_eq!(fault("7 dragon"), neither("dragon"));
        assert_eq!(fault("9 chocolate g1"), neither("chocolate"));
    }

    #[test]
    fn a_hit_may_have_several_parts() {
        let parts = |typed: &str| {
            let line = read(typed, &roster()).expect("it is a line");
            let first = (line.amount, line.of);
            let all = [first].into_iter().chain(line.more);
            (all.collect::<Vec<_>>(), line.hit, line.targets.len())
        };
        let part = |amount: &str, of| (amount.to_owned(), of);
        let (fire, poison) = (Some(DamageType::Fire), Some(DamageType::Poison));
        let both = vec![part("5", fire), part("4", poison)];
        for (typed, hit) in [
            ("5 fire + 4 poison g1", "5 fire + 4 poison"),
            ("5 fire +4 poison g1", "5 fire +4 poison"),
            ("5 fire and 4 poison, g1", "5 fire and 4 poison"),
            ("5 de fuego y 4 de veneno g1", "5 de fuego y 4 de veneno"),
            ("5 de feu et 4 de poison g1", "5 de feu et 4 de poison"),
        ] {
            assert_eq!(parts(typed), (both.clone(), hit.to_owned(), 1), "{typed}");
        }
        let dice = vec![part("2d6+1", None), part("1d4", None), part("3", fire)];
        let hit = "2d6+1 + 1d4 + 3 fire";
        assert_eq!(parts(hit), (dice, hit.to_owned(), 0));
        let fault = read("5 fire + 4 chocolate g1", &roster()).expect_err("it is no type");
        assert_eq!(fault, Fault::NeitherNameNorType("chocolate".to_owned()));
    }

    #[test]
    fn a_second_type_is_named() {
        let fault = |typed| read(typed, &roster()).expect_err("it has two types");
        let second = |word: &str| Fault::SecondType(word.to_owned());
        assert_eq!(fault("9 fire cold"), second("cold"));
        assert_eq!(fault("9 fuego frio g1"), second("frio"));
        assert_eq!(fault("5 feu + poison g1"), second("poison"));
        assert_eq!(fault("5 + 4 poison cold g1"), second("cold"));
    }
}
