//! Combatants as the core takes them.

use asalto_core::combatant::{Controller, LegendaryTraits, NumericField};
use asalto_core::die::RollMode;
use asalto_core::effect::{TurnEffect, TurnMoment};
use asalto_core::newcomer::{InnateEffect, Newcomer};
use asalto_core::{Combatant as Profile, Condition, Side as CoreSide};

use crate::imported::{Combatant, Side};

/// The conditions of the core by their names in three languages. All others are custom ones.
const CONDITIONS: [(Condition, &str); 8] = [
    (
        Condition::Prone,
        "prone|derribado|derribada|tumbado|à terre",
    ),
    (Condition::Invisible, "invisible"),
    (
        Condition::Incapacitated,
        "incapacitated|incapacitado|incapacitada|neutralisé|neutralisée",
    ),
    (
        Condition::Stunned,
        "stunned|aturdido|aturdida|étourdi|étourdie",
    ),
    (
        Condition::Paralyzed,
        "paralyzed|paralysed|paralizado|paralizada|paralysé|paralysée",
    ),
    (
        Condition::Petrified,
        "petrified|petrificado|petrificada|pétrifié|pétrifiée",
    ),
    (
        Condition::Unconscious,
        "unconscious|asleep|inconsciente|inconscient|inconsciente",
    ),
    (Condition::Dead, "dead|muerto|muerta|mort|morte"),
];

impl Combatant {
    /// Returns the combatant as it joins an encounter, with its lost hit points. Values that the core does not take are
    /// unknown there. `side` is that of a combatant whose side the file does not say.
    ///
    /// The profile is valid if the combatant has a name, which all have but those that are not
    /// [enabled](Self::enabled).
    ///
    /// ```
    /// use asalto_core::Side;
    /// let imported = asalto_import::read("", b"name,hp,max hp,ac\nGoblin,3,7,15")?;
    /// let newcomer = imported.combatants[0].newcomer(Side::FOES);
    /// assert_eq!((newcomer.profile.hit_points, newcomer.lost), (Some(7), 4));
    /// # Ok::<(), asalto_import::ImportError>(())
    /// ```
    #[must_use]
    pub fn newcomer(&self, side: CoreSide) -> Newcomer {
        let side = match self.side {
            Some(Side::Players | Side::Allies) => CoreSide::PARTY,
            Some(Side::Enemies) => CoreSide::FOES,
            None => side,
        };
        let mut profile = Profile::new(self.name.clone(), side);
        if self.side == Some(Side::Players) {
            profile.controller = Controller::Player;
            set(&mut profile, NumericField::Level, self.level);
        }
        set(&mut profile, NumericField::Dexterity, self.dex);
        let is_of_dexterity = self.init_mod == self.dex.map(crate::number::modifier);
        let modifier = self.init_mod.filter(|_| !is_of_dexterity);
        set(&mut profile, NumericField::Initiative, modifier);
        if self.init_advantage {
            profile.initiative_mode = RollMode::Advantage;
        }
        let perception = self.passive_perception;
        set(&mut profile, NumericField::PassivePerception, perception);
        set(&mut profile, NumericField::ArmorClass, self.ac);
        let maximum = self.hp_max.or(self.hp.filter(|hp| *hp > 0));
        set(&mut profile, NumericField::HitPoints, maximum);
        profile.challenge = self.cr;
        let times = |times: Option<i32>| {
            let times = times.and_then(|times| u8::try_from(times).ok());
            times.unwrap_or(0).min(LegendaryTraits::MOST)
        };
        profile.legendary = LegendaryTraits {
            actions: times(self.legendary_actions),
            resistance: times(self.legendary_resistances),
        };
        profile.defenses.clone_from(&self.defenses);
        for feature in &self.features {
            profile.features.insert(*feature);
        }
        let sheet = self.sheet.as_deref().unwrap_or_default();
        profile.limited_uses = crate::limited_uses::limited_uses(sheet);
        let lost = profile
            .hit_points
            .zip(self.hp)
            .map(|(maximum, now)| maximum - now);
        let mut newcomer = Newcomer::from(profile);
        newcomer.lost = lost.unwrap_or(0).clamp(0, 99_999);
        if newcomer.profile.hit_points.is_none() {
            newcomer.hit_dice.clone_from(&self.hp_formula);
        }
        let innate = crate::regeneration(sheet).map(|(name, does)| InnateEffect {
            condition: Condition::Custom(name),
            each: TurnEffect::new(TurnMoment::Start, does),
        });
        newcomer.each_turn = innate.into_iter().collect();
        for name in &self.conditions {
            match exhaustion(name) {
                Some(level) => newcomer.exhaustion = level,
                None => newcomer.conditions.push(condition(name)),
            }
        }
        newcomer
    }
}

/// Sets a number that the core allows. Another stays unknown.
fn set(profile: &mut Profile, field: NumericField, number: Option<i32>) {
    field.set(
        profile,
        number.filter(|number| field.range().contains(number)),
    );
}

/// Returns the level of "Exhaustion 2", in three languages.
fn exhaustion(name: &str) -> Option<u8> {
    let level = name.to_lowercase();
    let words = ["exhaustion", "agotamiento", "cansancio", "épuisement"];
    let level = words.iter().find_map(|word| level.strip_prefix(word))?;
    let level = level.trim().parse().ok();
    level.filter(|level| (1..=6).contains(level))
}

fn condition(name: &str) -> Condition {
    let lower = name.trim().to_lowercase();
    let known = CONDITIONS
        .iter()
        .find(|(_, names)| names.split('|').any(|own| own == lower));
    known.map_or_else(
        || Condition::Custom(name.to_owned()),
        |(condition, _)| condition.clone(),
    )
}

/// Returns the name of a condition of the core.
pub fn name_of(condition: &Condition) -> String {
    match condition {
        Condition::Custom(name) | Condition::Psychological(name) => name.clone(),
        named => format!("{named:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_combatant_joins_with_what_it_has_lost() {
        let one = Combatant {
            name: "Osk".to_owned(),
            hp: Some(-3),
            hp_max: Some(24),
            dex: Some(12),
            init_mod: Some(1),
            side: Some(Side::Players),
            level: Some(3),
            conditions: vec!["prone".into(), "Exhaustion 2".into(), "Marked".into()],
            ..Combatant::default()
        };
        let joined = one.newcomer(CoreSide::FOES);
        assert_eq!(joined.profile.validate(), Ok(()));
        assert_eq!((joined.lost, joined.exhaustion), (27, 2));
        assert_eq!(joined.profile.side, CoreSide::PARTY);
        assert_eq!(
            (joined.profile.initiative, joined.profile.level),
            (None, Some(3))
        );
        let marked = Condition::Custom("Marked".to_owned());
        assert_eq!(joined.conditions, [Condition::Prone, marked]);
    }

    #[test]
    fn a_stat_block_that_regenerates_does_so_from_the_start() {
        let sheet =
            "Regeneration. The troll regains 15 hit points at the start of each of its turns.";
        let one = Combatant {
            name: "Troll".to_owned(),
            sheet: Some(sheet.to_owned()),
            ..Combatant::default()
        };
        let troll = one.newcomer(CoreSide::FOES);
        let [innate] = troll.each_turn.as_slice() else {
            panic!("one effect: {:?}", troll.each_turn);
        };
        assert_eq!(
            innate.condition,
            Condition::Custom("Regeneration".to_owned())
        );
        assert!(innate.each.heals_at_start());
        assert_eq!(innate.each.does.number(), Some(15));
    }
}
