//! A member of a saved group.

use asalto_core::combatant::{UseLimit, is_readable, is_unseen, readable_name};
use asalto_core::effect::{EffectExpiry, TurnEffect};
use asalto_core::newcomer::{InnateEffect, Newcomer, SpentUse};
use asalto_core::rules::LifeState;
use asalto_core::{Combatant, CombatantView, Condition};
use serde::{Deserialize, Serialize};

/// A combatant as it joins, with a note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The combatant, with its lost hit points, its conditions and what it heals in each turn.
    pub newcomer: Newcomer,
    /// A note in the game master's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The id that identifies the member in a combat, even under another name. Empty until a version of the
    /// app with ids saves the group.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The stat block of a creature in the game master's words. Each line is a trait or an action, and its
    /// dice can be rolled.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sheet: String,
}

/// Returns the uses a day that a combatant has spent. A recharge comes back between two combats.
fn spent_today(one: &CombatantView) -> Vec<SpentUse> {
    let uses = one.limited_uses.iter();
    let uses = uses.filter(|one| matches!(one.of.limit, UseLimit::Day { .. }));
    let spent = uses.map(|one| SpentUse {
        name: one.of.name.clone(),
        times: one.of.limit.uses().saturating_sub(one.left),
    });
    spent.filter(|spent| spent.times > 0).collect()
}

/// Returns the effects without an end that heal a combatant at the start of each turn.
fn healing_each_turn(one: &CombatantView) -> Vec<InnateEffect> {
    let endless = one.effects.iter().map(|held| &held.effect);
    let endless = endless.filter(|effect| effect.ending == EffectExpiry::Open);
    let heals = endless.filter_map(|effect| {
        let each = effect.each.as_ref().filter(|each| each.heals_at_start())?;
        Some(InnateEffect {
            condition: effect.condition.clone(),
            each: TurnEffect::new(each.at, each.does.clone()),
        })
    });
    heals.collect()
}

/// The beginning of the reference from a combatant to its member.
const REFERENCE: &str = "member:";

/// A combatant that is present when others join.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExistingCombatant {
    /// Its name.
    pub name: String,
    /// The id of its member.
    pub id: Option<String>,
}

impl ExistingCombatant {
    /// Returns the data of a combatant that joining needs.
    #[must_use]
    pub fn of(profile: &Combatant) -> Self {
        Self {
            name: profile.name.clone(),
            id: id_of(profile).map(ToOwned::to_owned),
        }
    }
}

/// Returns the id of a combatant's member.
#[must_use]
pub fn id_of(profile: &Combatant) -> Option<&str> {
    profile.reference.as_deref()?.strip_prefix(REFERENCE)
}

impl Member {
    /// The longest note, in characters.
    pub const LONGEST_NOTE: usize = 400;

    /// The longest stat block, in characters.
    pub const LONGEST_SHEET: usize = 4_000;

    /// Returns a combatant in its present state. Its group and its position belong to the combat, and are
    /// left out.
    #[must_use]
    pub fn of(one: &CombatantView) -> Self {
        let mut newcomer = Newcomer::from(Combatant::clone(&one.profile));
        newcomer.profile.group = None;
        if let Some(vitality) = one.vitality {
            newcomer.lost = vitality
                .maximum
                .saturating_sub(vitality.left)
                .clamp(0, 99_999);
        }
        newcomer.each_turn = healing_each_turn(one);
        let is_innate = |held: &Condition| {
            let mut innate = newcomer.each_turn.iter();
            innate.any(|innate| innate.condition == *held)
        };
        let conditions = one.conditions.iter().filter(|held| !is_innate(held));
        newcomer.conditions = conditions.cloned().collect();
        if one.life == Some(LifeState::Dead) && !newcomer.conditions.contains(&Condition::Dead) {
            newcomer.conditions.push(Condition::Dead);
        }
        newcomer.exhaustion = one.exhaustion;
        newcomer.spent = spent_today(one);
        newcomer.surges = one.surges;
        let id = id_of(&one.profile).unwrap_or_default().to_owned();
        if !id.is_empty() {
            newcomer.profile.reference = None;
        }
        Self {
            newcomer,
            note: String::new(),
            id,
            sheet: String::new(),
        }
    }

    /// Returns the member of a quick line.
    #[must_use]
    pub fn joined(newcomer: Newcomer) -> Self {
        Self {
            newcomer,
            note: String::new(),
            id: String::new(),
            sheet: String::new(),
        }
    }

    /// Returns the member as it joins a combat, with a reference to its id. An existing reference stays.
    #[must_use]
    pub fn joining(&self) -> Newcomer {
        let mut newcomer = self.newcomer.clone();
        // An edit of the member may have changed its limited uses.
        let uses = &newcomer.profile.limited_uses;
        let uses: Vec<_> = uses
            .iter()
            .map(|one| (one.name.clone(), one.limit.uses()))
            .collect();
        newcomer.spent.retain_mut(|spent| {
            let most = uses.iter().find(|(name, _)| *name == spent.name);
            spent.times = most.map_or(0, |(_, most)| spent.times.min(*most));
            spent.times > 0
        });
        if !self.id.is_empty() && newcomer.profile.reference.is_none() {
            newcomer.profile.reference = Some(format!("{REFERENCE}{}", self.id));
        }
        newcomer
    }

    /// Returns whether a combatant is this member: by id, or by name if either has no id.
    #[must_use]
    pub fn is(&self, one: &ExistingCombatant) -> bool {
        match &one.id {
            Some(id) if !self.id.is_empty() => *id == self.id,
            _ => one.name == self.name(),
        }
    }

    /// Returns the member without wounds and conditions, as a creature or a template is saved.
    #[must_use]
    pub fn fresh(mut self) -> Self {
        self.newcomer.lost = 0;
        self.newcomer.conditions = Vec::new();
        self.newcomer.exhaustion = 0;
        self.newcomer.spent = Vec::new();
        self.newcomer.surges = 0;
        self
    }

    /// Removes unseen characters from the name and from all texts.
    pub fn clean(&mut self) {
        let profile = &mut self.newcomer.profile;
        profile.name = readable_name(&profile.name, usize::MAX);
        for text in [&mut self.newcomer.position, &mut self.note, &mut self.sheet] {
            text.retain(is_of_text);
        }
        let innate = self.newcomer.each_turn.iter_mut();
        let innate = innate.map(|innate| &mut innate.condition);
        for condition in self.newcomer.conditions.iter_mut().chain(innate) {
            if let Condition::Custom(words) = condition {
                words.retain(is_of_text);
            }
        }
    }

    /// Returns whether its note, its stat block and its conditions are readable, and short enough.
    #[must_use]
    pub fn has_readable_texts(&self) -> bool {
        let is_within = |text: &str, longest| text.chars().take(longest + 1).count() <= longest;
        let innate = self.newcomer.each_turn.iter();
        let innate = innate.map(|innate| &innate.condition);
        let mut conditions = self.newcomer.conditions.iter().chain(innate);
        is_within(&self.note, Self::LONGEST_NOTE)
            && is_within(&self.sheet, Self::LONGEST_SHEET)
            && [&self.note, &self.sheet]
                .iter()
                .all(|text| text.chars().all(is_of_text))
            && is_readable(&self.newcomer.position)
            && conditions.all(|one| !matches!(one, Condition::Custom(words) if !is_readable(words)))
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.newcomer.profile.name
    }

    /// Returns the hit points left and the maximum, if they are tracked.
    #[must_use]
    pub fn hit_points(&self) -> Option<(i32, i32)> {
        let maximum = self.newcomer.profile.hit_points?;
        Some((maximum.saturating_sub(self.newcomer.lost), maximum))
    }
}

/// Returns whether a text of several lines may have a character.
fn is_of_text(letter: char) -> bool {
    matches!(letter, '\n' | '\t') || !is_unseen(letter)
}
