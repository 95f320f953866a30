//! The numbers of a member, each in a separate field.

use asalto_core::Condition;
use asalto_core::combatant::NumericField;
use asalto_text::{self as text, CampaignText, Lang, NumericFieldText, Text, numeric_field};

use crate::browser::letters::folded;
use crate::numeric_fields::columns;
use crate::storage::campaign::Member;

/// The id of the line that adds members.
pub const LINE: &str = "party-line";

/// A number of a member.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// A number of the profile.
    Profile(NumericField),
    /// The hit points that the member has left.
    HitPointsLeft,
}

impl Field {
    /// Lists the fields, in the order of the page.
    pub fn all() -> impl Iterator<Item = Self> {
        columns().flat_map(|field| {
            let left = (field == NumericField::HitPoints).then_some(Self::HitPointsLeft);
            left.into_iter().chain([Self::Profile(field)])
        })
    }

    /// Returns the label.
    pub fn label(self) -> Text {
        match self {
            Self::HitPointsLeft => NumericFieldText::HitPointsShort.text(),
            Self::Profile(NumericField::HitPoints) => CampaignText::Maximum.text(),
            // A party is about levels, so the name of its column is written in full.
            Self::Profile(NumericField::Level) => NumericFieldText::Level.text(),
            Self::Profile(field) => numeric_field(field).short,
        }
    }

    /// Returns whether it is a bonus, shown with its sign.
    pub fn is_signed(self) -> bool {
        self == Self::Profile(NumericField::Initiative)
    }

    /// Reads the number.
    pub fn read(self, member: &Member) -> Option<i32> {
        let profile = &member.newcomer.profile;
        match self {
            Self::HitPointsLeft => member.hit_points().map(|(left, _)| left),
            Self::Profile(NumericField::Initiative) => Some(profile.initiative_modifier().into()),
            Self::Profile(field) => field.get(profile),
        }
    }

    /// Writes the number, or removes it.
    pub fn write(self, member: &mut Member, number: Option<i32>) {
        let newcomer = &mut member.newcomer;
        match self {
            Self::HitPointsLeft => {
                let maximum = newcomer.profile.hit_points.or(number);
                newcomer.profile.hit_points = maximum;
                let lost = maximum
                    .zip(number)
                    .map(|(maximum, left)| maximum.saturating_sub(left));
                newcomer.lost = lost.unwrap_or(0);
            }
            Self::Profile(field) => {
                field.set(&mut newcomer.profile, number);
                if newcomer.profile.hit_points.is_none() {
                    newcomer.lost = 0;
                }
            }
        }
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
