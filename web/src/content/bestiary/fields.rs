//! The fields of a line in a table of creatures that are more than a number or a word.

use std::num::ParseIntError;
use std::str::FromStr;

use asalto_core::combatant::{DamageReduction, Defenses, Feature, LimitedUse};
use asalto_core::effect::TurnEffectKind;
use asalto_core::{DamageType, Material, SaveKind};
use asalto_import::lethal_damage;

use super::damage::ABILITIES;

/// Reads a field that may be empty.
pub(super) fn optional<N: FromStr>(field: &str) -> Result<Option<N>, N::Err> {
    (!field.is_empty()).then(|| field.parse()).transpose()
}

/// Returns the feature with a letter in a table.
pub(super) fn feature(letter: char) -> Option<Feature> {
    match letter {
        'i' => Some(Feature::ImprovedInitiative),
        'c' => Some(Feature::CombatReflexes),
        'u' => Some(Feature::UncannyDodge),
        _ => None,
    }
}

/// The letters before the defenses of each kind: damage reduction, resistances to energy, immunities, resistances and
/// vulnerabilities, and immunities and resistances to nonmagical damage.
const KINDS: [&str; 7] = ["d", "e", "i", "r", "v", "ni", "nr"];

/// Reads the defenses against damage: `i poison r fire cold nr slashing` in D&D 5e, `d 10/cold iron or good e cold 10 i fire` in
/// D&D 3.5.
pub(super) fn damage_defenses(field: &str) -> Option<Defenses> {
    let (mut all, mut bypass) = (Defenses::default(), None);
    let mut words = field.split_whitespace().peekable();
    while let Some(kind) = words.next() {
        let mut own = Vec::new();
        while let Some(word) = words.next_if(|word| !KINDS.contains(word)) {
            own.push(word);
        }
        let to = match kind {
            "d" => {
                all.reduction = Some(reduction(&own.join(" "))?);
                continue;
            }
            "e" => {
                for pair in own.chunks(2) {
                    let [of, amount] = pair else {
                        return None;
                    };
                    all.set_energy(of.parse().ok()?, amount.parse().ok()?);
                }
                continue;
            }
            "i" => &mut all.immunities,
            "r" => &mut all.resistances,
            "v" => &mut all.vulnerabilities,
            "ni" => &mut all.nonmagical.immunities,
            "nr" => &mut all.nonmagical.resistances,
            _ => return None,
        };
        for of in own {
            match (kind, of) {
                ("ni" | "nr", "silver") => bypass = Some(Material::Silver),
                ("ni" | "nr", "adamantine") => bypass = Some(Material::Adamantine),
                _ => to.insert(of.parse().ok()?),
            }
        }
    }
    all.nonmagical.bypass = bypass;
    Some(all)
}

/// Reads a damage reduction: `5/bludgeoning`, `10/cold iron or good`, or `5/-` if nothing bypasses it.
fn reduction(text: &str) -> Option<DamageReduction> {
    let (amount, bypass) = text.split_once('/')?;
    let parts = bypass.split(" or ").filter(|part| *part != "-");
    let weapon = |part: &str| {
        part.parse()
            .ok()
            .filter(|of: &DamageType| of.is_of_weapons())
    };
    let (types, words): (Vec<_>, Vec<_>) = parts.partition(|part| weapon(part).is_some());
    Some(DamageReduction {
        amount: amount.parse().ok()?,
        types: types.into_iter().filter_map(weapon).collect(),
        bypass: words.join(" or "),
    })
}

/// Reads limited uses, which commas separate: `Spores 6, Stunning Screech 1/day`.
pub(super) fn limited_uses(field: &str) -> Option<Vec<LimitedUse>> {
    let parts = field.split(", ").filter(|part| !part.is_empty());
    let read = |part: &str| {
        let (name, limit) = part.rsplit_once(' ')?;
        let whole = limit.split_once('/').is_none_or(|(_, day)| day == "day");
        if !whole {
            return None;
        }
        Some(LimitedUse::new(name, limit.parse().ok()?))
    };
    parts.map(read).collect()
}

/// The saving throw bonuses of a creature of D&D 5e, in the order of the abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SaveBonuses([i16; 6]);

impl SaveBonuses {
    /// Returns the bonus of an ability.
    pub(super) fn of(self, ability: SaveKind) -> Option<i16> {
        let mut pairs = ABILITIES.iter().zip(self.0);
        let found = pairs.find(|((one, _), _)| *one == ability);
        found.map(|(_, bonus)| bonus)
    }
}

/// A field of a table that has another form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DamagedField;

impl From<ParseIntError> for DamagedField {
    fn from(_: ParseIntError) -> Self {
        Self
    }
}

impl FromStr for SaveBonuses {
    type Err = DamagedField;

    /// Reads six bonuses: `8 6 13 3 7 11`.
    fn from_str(field: &str) -> Result<Self, DamagedField> {
        let bonuses = field.split(' ').map(str::parse);
        let bonuses: Vec<i16> = bonuses.collect::<Result<_, _>>()?;
        bonuses.try_into().map(Self).map_err(|_| DamagedField)
    }
}

/// What a creature does at the start of each of its turns.
pub(super) struct EachTurn(pub(super) TurnEffectKind);

impl FromStr for EachTurn {
    type Err = DamagedField;

    /// Reads `regeneration 15`, `healing 1d6`, or `regeneration 5/acid or fire` with the damage that stays lethal in D&D 3.5.
    fn from_str(field: &str) -> Result<Self, DamagedField> {
        let (kind, dice) = field.split_once(' ').ok_or(DamagedField)?;
        let (dice, lethal) = dice.split_once('/').unwrap_or((dice, ""));
        let dice = dice.to_owned();
        match kind {
            "healing" if lethal.is_empty() => Ok(Self(TurnEffectKind::Healing { dice })),
            "regeneration" => Ok(Self(TurnEffectKind::Regeneration {
                dice,
                lethal: lethal_damage(lethal),
            })),
            _ => Err(DamagedField),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damage_reduction_has_types_words_or_neither() {
        let read = |field: &str| damage_defenses(field).and_then(|all| all.reduction);
        let check = |field: &str, amount: u16, types: &[DamageType], bypass: &str| {
            let one = read(field).expect(field);
            assert_eq!(one.amount, amount, "{field}");
            assert_eq!(one.types.iter().copied().collect::<Vec<_>>(), types);
            assert_eq!(one.bypass, bypass, "{field}");
        };
        check("d 5/-", 5, &[], "");
        check("d 5/bludgeoning", 5, &[DamageType::Bludgeoning], "");
        check("d 10/cold iron or good", 10, &[], "cold iron or good");
        check("d 5/slashing or magic", 5, &[DamageType::Slashing], "magic");
        // A type that bypasses only together with something else is among the words.
        check("d 15/good and piercing", 15, &[], "good and piercing");
    }

    #[test]
    fn defenses_of_each_kind_follow_their_letter() {
        let field = "d 15/cold iron and good e acid 10 cold 5 i fire sonic ni piercing nr slashing r poison v electricity";
        let all = damage_defenses(field).expect("it is whole");
        assert!(all.reduction.is_some());
        assert_eq!(all.energy_against(DamageType::Acid), 10);
        assert_eq!(all.energy_against(DamageType::Cold), 5);
        assert!(all.immunities.contains(&DamageType::Sonic));
        assert!(all.resistances.contains(&DamageType::Poison));
        assert!(all.vulnerabilities.contains(&DamageType::Electricity));
        let only = &all.nonmagical;
        assert!(only.immunities.contains(&DamageType::Piercing));
        assert!(only.resistances.contains(&DamageType::Slashing));
        assert_eq!(damage_defenses(""), Some(Defenses::default()));
        for broken in [
            "fire",
            "x fire",
            "i chocolate",
            "d",
            "d 10",
            "d many/magic",
            "e fire",
            "e 10 fire",
        ] {
            assert_eq!(damage_defenses(broken), None, "{broken}");
        }
    }

    #[test]
    fn six_bonuses_are_one_for_each_ability() {
        let bonuses: SaveBonuses = "8 6 13 -1 7 11".parse().expect("there are six");
        assert_eq!(bonuses.of(SaveKind::Strength), Some(8));
        assert_eq!(bonuses.of(SaveKind::Intelligence), Some(-1));
        assert_eq!(bonuses.of(SaveKind::Charisma), Some(11));
        for broken in ["", "1 2 3 4 5", "1 2 3 4 5 6 7", "1 2 3 4 5 x"] {
            assert_eq!(broken.parse::<SaveBonuses>(), Err(DamagedField), "{broken}");
        }
    }

    #[test]
    fn what_happens_each_turn_is_healing_or_regeneration() {
        let read = |field: &str| field.parse().ok().map(|EachTurn(kind)| kind);
        let dice = "1d6".to_owned();
        assert_eq!(read("healing 1d6"), Some(TurnEffectKind::Healing { dice }));
        let troll = TurnEffectKind::regeneration("15");
        assert_eq!(read("regeneration 15"), Some(troll));
        let lethal = |field: &str| read(field).and_then(|does| does.lethal().cloned());
        let troll = lethal("regeneration 5/acid or fire").expect("it is whole");
        assert!(troll.types.contains(&DamageType::Acid) && troll.types.contains(&DamageType::Fire));
        let fiend = lethal("regeneration 5/good and silver").expect("it is whole");
        assert_eq!(
            (fiend.types.is_empty(), &*fiend.other),
            (true, "good and silver")
        );
        assert_eq!(read("healing 5/fire"), None);
        assert_eq!(read("regeneration"), None);
        assert_eq!(read("dance 5"), None);
    }
}
