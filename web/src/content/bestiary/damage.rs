//! The damage of an entry in a stat block: its dice, its type, and the save that halves it.

use asalto_core::{DamageType, SaveKind};
use asalto_import::damage_words::damage_type;

use super::block::{Block, Entry, Run};

/// The abilities in the order of their scores, with the names that stat blocks give them.
pub(super) const ABILITIES: [(SaveKind, &str); 6] = [
    (SaveKind::Strength, "strength"),
    (SaveKind::Dexterity, "dexterity"),
    (SaveKind::Constitution, "constitution"),
    (SaveKind::Intelligence, "intelligence"),
    (SaveKind::Wisdom, "wisdom"),
    (SaveKind::Charisma, "charisma"),
];

/// A saving throw that halves damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockSave {
    /// The ability.
    pub ability: SaveKind,
    /// The DC.
    pub difficulty: i32,
}

/// Damage of a type in an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockDamage {
    /// The dice, as shown.
    pub dice: String,
    /// The type.
    pub of: DamageType,
    /// The further dice of the same hit, with their types.
    pub more: Vec<(String, DamageType)>,
    /// The save for half.
    pub save: Option<BlockSave>,
}

impl BlockDamage {
    /// Reads the damage that dice of an entry deal, by the indices of their paragraph and of their run. None for dice
    /// without a type of damage behind them.
    ///
    /// ```
    /// use asalto_core::{DamageType, SaveKind};
    /// use asalto_web::content::bestiary::{BlockDamage, BlockSave, own};
    /// let [breath] = &own("Breath. DC 13 Dexterity saving throw: 4d6 fire damage, or half as much")[..] else { panic!() };
    /// let read = BlockDamage::of(breath, 0, 1).expect("it deals damage");
    /// assert_eq!((read.dice.as_str(), read.of), ("4d6", DamageType::Fire));
    /// let (ability, difficulty) = (SaveKind::Dexterity, 13);
    /// assert_eq!(read.save, Some(BlockSave { ability, difficulty }));
    /// ```
    #[must_use]
    pub fn of(entry: &Entry, paragraph: usize, run: usize) -> Option<Self> {
        let mut hit = hit(entry.paragraphs.get(paragraph)?.get(run..)?).into_iter();
        let (dice, of) = hit.next()?;
        let (before, after) = around(entry, paragraph, run);
        let save = after.contains("half").then(|| save(&before)).flatten();
        Some(Self {
            dice,
            of,
            more: hit.collect(),
            save,
        })
    }
}

/// Returns the parts of the hit that begins with dice: `2d10+6) Slashing plus 9 (2d8) Fire damage` has two.
fn hit(runs: &[Run]) -> Vec<(String, DamageType)> {
    let mut parts = Vec::new();
    let mut runs = runs.iter();
    while let Some(Run::Dice(dice)) = runs.next() {
        let words = match runs.next() {
            Some(Run::Words(words)) => words.to_lowercase(),
            _ => String::new(),
        };
        let word = words.trim_start_matches([')', ' ']);
        let end = word.find(|letter: char| !letter.is_alphabetic());
        let (word, rest) = word.split_at(end.unwrap_or(word.len()));
        let Some(of) = damage_type(word) else {
            break;
        };
        parts.push((dice.clone(), of));
        let rest = rest.trim_start();
        let rest = rest.strip_prefix("damage").unwrap_or(rest).trim();
        let average = rest
            .strip_prefix("plus")
            .map(|rest| rest.trim_end_matches('(').trim());
        if !average.is_some_and(|one| one.bytes().all(|digit| digit.is_ascii_digit())) {
            break;
        }
    }
    parts
}

impl Block {
    /// Returns the bonus to a saving throw: the one that the block names, or else the modifier of the ability. None
    /// for a save of another edition.
    #[must_use]
    pub fn save_bonus(&self, ability: SaveKind) -> Option<i16> {
        let index = ABILITIES.iter().position(|(one, _)| *one == ability)?;
        let score = self.scores.get(index).copied();
        let modifier = score.map_or(0, |score| (score - 10).div_euclid(2));
        Some(self.named_bonus(ability).unwrap_or(modifier))
    }

    /// Returns the bonus in a line such as `Dex +6, Wis +7`.
    fn named_bonus(&self, ability: SaveKind) -> Option<i16> {
        let facts = &self.sections.first()?.entries;
        let saves = facts.iter().find(|fact| fact.name == "Saving Throws")?;
        let runs = saves.paragraphs.first()?;
        let mut pairs = runs.iter().zip(runs.iter().skip(1));
        pairs.find_map(|pair| match pair {
            (Run::Words(words), Run::Dice(bonus)) => {
                let words = words.to_lowercase();
                let short = words.trim().trim_start_matches([',', ' ']);
                let is_short = ABILITIES
                    .iter()
                    .any(|(one, name)| *one == ability && name.get(..3) == Some(short));
                let bonus = bonus.replace('\u{2212}', "-");
                is_short.then(|| bonus.parse().ok()).flatten()
            }
            _ => None,
        })
    }
}

/// Returns the text of an entry before and after a run, in lowercase.
fn around(entry: &Entry, paragraph: usize, run: usize) -> (String, String) {
    let (mut before, mut after) = (String::new(), String::new());
    for (of, runs) in entry.paragraphs.iter().enumerate() {
        for (index, one) in runs.iter().enumerate() {
            let (Run::Words(text) | Run::Dice(text)) = one;
            match (of, index).cmp(&(paragraph, run)) {
                std::cmp::Ordering::Less => before.push_str(text),
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => after.push_str(text),
            }
        }
        // The paragraphs are no sentence together.
        before.push('\n');
    }
    (before.to_lowercase(), after.to_lowercase())
}

/// Returns the last saving throw with a DC in a text in lowercase: `dexterity saving throw: dc 21` or `dc 21 dex save`.
fn save(text: &str) -> Option<BlockSave> {
    let number = &text[text.rfind("dc ")? + "dc ".len()..];
    let end = number.find(|letter: char| !letter.is_ascii_digit());
    let difficulty = number[..end.unwrap_or(number.len())].parse().ok()?;
    let named = ABILITIES.iter().filter_map(|(ability, name)| {
        let found = [*name, name.get(..3)?].map(|name| text.rfind(&format!("{name} sav")));
        Some((found.into_iter().flatten().max()?, *ability))
    });
    let (_, ability) = named.max_by_key(|(at, _)| *at)?;
    Some(BlockSave {
        ability,
        difficulty,
    })
}

#[cfg(test)]
mod tests {
    use asalto_core::DamageType;

    use super::super::{Block, own};
    use super::*;

    const BLOCKS: &str = include_str!("../../../creatures/blocks.txt");

    fn block(name: &str) -> Block {
        Block::read(BLOCKS, name).expect("the block is whole")
    }

    /// Returns all damage of an entry, as dice, type and save.
    fn damage(entry: &Entry) -> Vec<(String, DamageType, Option<(SaveKind, i32)>)> {
        let mut all = Vec::new();
        for (paragraph, runs) in entry.paragraphs.iter().enumerate() {
            let read = (0..runs.len()).filter_map(|run| BlockDamage::of(entry, paragraph, run));
            all.extend(read.map(|one| {
                let save = one.save.map(|save| (save.ability, save.difficulty));
                (one.dice, one.of, save)
            }));
        }
        all
    }

    fn entry<'b>(block: &'b Block, name: &str) -> &'b Entry {
        let mut all = block.sections.iter().flat_map(|section| &section.entries);
        all.find(|entry| entry.name.starts_with(name))
            .expect("the block has the entry")
    }

    #[test]
    fn a_breath_has_its_dice_its_type_and_its_save() {
        let dragon = block("Adult Red Dragon");
        let save = Some((SaveKind::Dexterity, 21));
        assert_eq!(
            damage(entry(&dragon, "Fire Breath")),
            [("17d6".to_owned(), DamageType::Fire, save)]
        );
        let rend = entry(&dragon, "Rend");
        assert_eq!(
            damage(rend),
            [
                ("1d10+8".to_owned(), DamageType::Slashing, None),
                ("2d4".to_owned(), DamageType::Fire, None)
            ]
        );
        // The first part is pressed for both.
        let all = (0..rend.paragraphs[0].len()).filter_map(|run| BlockDamage::of(rend, 0, run));
        let more: Vec<_> = all.map(|one| one.more).collect();
        assert_eq!(
            more,
            [vec![("2d4".to_owned(), DamageType::Fire)], Vec::new()]
        );
    }

    #[test]
    fn hits_of_several_types_are_one_press() {
        let names = BLOCKS.lines().filter_map(|line| line.strip_prefix("## "));
        let (mut together, mut apart) = (0, Vec::new());
        for name in names {
            let block = block(name);
            for entry in block.sections.iter().flat_map(|section| &section.entries) {
                for (paragraph, runs) in entry.paragraphs.iter().enumerate() {
                    let read =
                        (0..runs.len()).find_map(|run| BlockDamage::of(entry, paragraph, run));
                    let Some(read) = read else {
                        continue;
                    };
                    let text: String = runs
                        .iter()
                        .map(|(Run::Words(text) | Run::Dice(text))| text.to_lowercase())
                        .collect();
                    match (read.more.is_empty(), text.contains(" plus ")) {
                        (false, _) => together += 1,
                        (true, true) => apart.push(format!("{name}: {}", entry.name)),
                        (true, false) => {}
                    }
                }
            }
        }
        // An extra with a condition, a fixed first part, or a type that the package lacks.
        let names = apart.join("; ");
        assert_eq!(
            names,
            "Barbed Devil: Hurl Flame; Efreeti: Hurl Flame; Frost Giant: Frost Axe; Goblin Boss: Scimitar; \
             Goblin Boss: Shortbow; Goblin Warrior: Scimitar; Goblin Warrior: Shortbow; Mimic: Bite; \
             Purple Worm: Tail Stinger; Scorpion: Sting; Vampire Familiar: Umbral Dagger"
        );
        assert_eq!(together, 122);
    }

    #[test]
    fn a_save_bonus_is_named_or_the_modifier() {
        let dragon = block("Adult Red Dragon");
        let bonus = |ability| dragon.save_bonus(ability);
        assert_eq!(bonus(SaveKind::Dexterity), Some(6));
        assert_eq!(bonus(SaveKind::Wisdom), Some(7));
        assert_eq!(bonus(SaveKind::Constitution), Some(7));
        assert_eq!(bonus(SaveKind::Strength), Some(8));
    }

    #[test]
    fn the_words_of_a_game_master_are_read_too() {
        for (text, save) in [
            ("Bite. +5 to hit, 2d6+3 fire", None),
            (
                "Burst. Dex save DC 14, 3d6 fire, half on a success",
                Some((SaveKind::Dexterity, 14)),
            ),
            (
                "Burst. DC 9 Con save or 3d6 fire; half otherwise",
                Some((SaveKind::Constitution, 9)),
            ),
            ("Burst. Half the time it deals 3d6 fire", None),
            ("Burst. DC 14 Dexterity saving throw or 3d6 fire", None),
        ] {
            let [entry] = &own(text)[..] else {
                panic!("{text}");
            };
            let read = damage(entry);
            assert_eq!(read.len(), 1, "{text}");
            assert_eq!((read[0].1, read[0].2), (DamageType::Fire, save), "{text}");
        }
    }

    #[test]
    fn every_half_of_the_blocks_has_its_save() {
        let names = BLOCKS.lines().filter_map(|line| line.strip_prefix("## "));
        let (mut halves, mut without) = (0, Vec::new());
        for name in names {
            let block = block(name);
            for entry in block.sections.iter().flat_map(|section| &section.entries) {
                let text = around(entry, 0, 0).1;
                let saved = damage(entry).iter().any(|read| read.2.is_some());
                match (text.contains("half damage"), saved) {
                    (true, true) => halves += 1,
                    (true, false) => without.push(format!("{name}: {}", entry.name)),
                    (false, is_saved) => assert!(!is_saved, "{name}: {}", entry.name),
                }
            }
        }
        // One lacks the marks of dice in the package, and the other its type.
        assert_eq!(
            without,
            ["Guardian Naga: Poisonous Spittle", "Otyugh: Tentacle Slam"]
        );
        assert_eq!(halves, 77);
    }
}
