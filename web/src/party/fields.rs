//! The numbers of a member, each in a field of its own.

use asalto_core::Condition;
use asalto_core::combatant::Combatant;
use asalto_text::{self as text, CampaignText, Lang, SetupText, Text};

use crate::browser::letters::folded;
use crate::storage::campaign::Member;

/// The id of the line that adds members.
pub const LINE: &str = "party-line";

/// A number of a member.
pub struct Field {
    /// The label.
    pub label: Text,
    /// Whether it is a bonus, shown with its sign.
    pub signed: bool,
    /// Reads the number.
    pub read: fn(&Member) -> Option<i32>,
    /// Writes it, or nothing where it is none. Returns whether a number of this size has room.
    pub write: fn(&mut Member, Option<i32>) -> bool,
}

/// The fields, in the order of the page.
pub const FIELDS: [Field; 6] = [
    Field {
        label: CampaignText::Level.text(),
        signed: false,
        read: |member| member.newcomer.profile.level.map(i32::from),
        write: |member, number| fit(number, &mut member.newcomer.profile.level),
    },
    Field {
        label: CampaignText::Initiative.text(),
        signed: true,
        read: |member| {
            Some(i32::from(Combatant::initiative_modifier(
                &member.newcomer.profile,
            )))
        },
        write: |member, number| fit(number, &mut member.newcomer.profile.initiative),
    },
    Field {
        label: SetupText::ArmorClassShort.text(),
        signed: false,
        read: |member| member.newcomer.profile.armor_class.map(i32::from),
        write: |member, number| fit(number, &mut member.newcomer.profile.armor_class),
    },
    Field {
        label: SetupText::HitPointsShort.text(),
        signed: false,
        read: |member| member.hit_points().map(|(left, _)| left),
        write: |member, number| {
            let maximum = member.newcomer.profile.hit_points.or(number);
            member.newcomer.profile.hit_points = maximum;
            let lost = maximum
                .zip(number)
                .map(|(maximum, left)| maximum.saturating_sub(left));
            member.newcomer.lost = lost.unwrap_or(0);
            true
        },
    },
    Field {
        label: CampaignText::Maximum.text(),
        signed: false,
        read: |member| member.newcomer.profile.hit_points,
        write: |member, number| {
            member.newcomer.profile.hit_points = number;
            if number.is_none() {
                member.newcomer.lost = 0;
            }
            true
        },
    },
    Field {
        label: CampaignText::PassiveShort.text(),
        signed: false,
        read: |member| member.newcomer.profile.passive_perception.map(i32::from),
        write: |member, number| fit(number, &mut member.newcomer.profile.passive_perception),
    },
];

/// Writes a number of a smaller size, if it fits.
fn fit<T: TryFrom<i32>>(number: Option<i32>, to: &mut Option<T>) -> bool {
    match number.map(T::try_from).transpose() {
        Ok(number) => {
            *to = number;
            true
        }
        Err(_) => false,
    }
}

/// Writes conditions between commas.
pub fn write_conditions(lang: Lang, conditions: &[Condition]) -> String {
    let words = conditions.iter().map(|one| text::condition(lang, one));
    words.collect::<Vec<_>>().join(", ")
}

/// Reads conditions between commas. Those of the rules go by their names; any other words are custom
/// conditions.
pub fn read_conditions(lang: Lang, typed: &str) -> Vec<Condition> {
    let mut read: Vec<Condition> = Vec::new();
    for words in typed.split([',', ';']).map(str::trim) {
        if words.is_empty() {
            continue;
        }
        let known = Condition::NAMED.iter().chain(&Condition::TALES_OF_WAR);
        let known = known.chain([&Condition::Poisoned, &Condition::Dazed]);
        let is_meant = |one: &&Condition| folded(&text::condition(lang, one)) == folded(words);
        let found = known.into_iter().find(is_meant).cloned();
        let found = found.unwrap_or_else(|| Condition::Custom(words.to_owned()));
        if !read.contains(&found) {
            read.push(found);
        }
    }
    read
}
