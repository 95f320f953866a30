//! The parts of a member that are changed, compared and merged one by one.

use asalto_core::combatant::NumericField;

use super::Member;
use crate::numeric_fields::columns;

/// A part of a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemberPart {
    /// The name.
    Name,
    /// The hit points that the member has left.
    HitPointsLeft,
    /// A number of the profile.
    Number(NumericField),
    /// The conditions.
    Conditions,
    /// The note.
    Note,
    /// The stat block.
    Sheet,
    /// Everything else, such as skills of a creature.
    Details,
}

impl MemberPart {
    /// Lists the numbers, in the order of the page of a party.
    pub fn numbers() -> impl Iterator<Item = Self> {
        columns().flat_map(|field| {
            let left = (field == NumericField::HitPoints).then_some(Self::HitPointsLeft);
            left.into_iter().chain([Self::Number(field)])
        })
    }

    /// Lists all parts, in the order of the page of a party.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = [Self::Conditions, Self::Note, Self::Sheet, Self::Details];
        [Self::Name]
            .into_iter()
            .chain(Self::numbers())
            .chain(others)
    }

    /// Reads the number of the part, if it is a number.
    #[must_use]
    pub fn number(self, member: &Member) -> Option<i32> {
        let profile = &member.newcomer.profile;
        match self {
            Self::HitPointsLeft => member.hit_points().map(|(left, _)| left),
            Self::Number(NumericField::Initiative) => Some(profile.initiative_modifier().into()),
            Self::Number(field) => field.get(profile),
            Self::Name | Self::Conditions | Self::Note | Self::Sheet | Self::Details => None,
        }
    }

    /// Writes the number of the part, or removes it. A part that is no number stays as it is.
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
            Self::Number(field) => {
                field.set(&mut newcomer.profile, number);
                if newcomer.profile.hit_points.is_none() {
                    newcomer.lost = 0;
                }
            }
            Self::Name | Self::Conditions | Self::Note | Self::Sheet | Self::Details => {}
        }
    }

    /// Returns whether two members have the same in this part.
    #[must_use]
    pub fn is_same(self, one: &Member, other: &Member) -> bool {
        match self {
            Self::Name => one.name() == other.name(),
            Self::HitPointsLeft | Self::Number(_) => self.number(one) == self.number(other),
            Self::Conditions => one.newcomer.conditions == other.newcomer.conditions,
            Self::Note => one.note == other.note,
            Self::Sheet => one.sheet == other.sheet,
            Self::Details => {
                let mut details = other.clone();
                Self::copy_all_but_details(one, &mut details);
                details.newcomer == one.newcomer
            }
        }
    }

    /// Copies the part from one member to another.
    pub fn copy(self, from: &Member, to: &mut Member) {
        match self {
            Self::Name => from.name().clone_into(&mut to.newcomer.profile.name),
            Self::HitPointsLeft => self.write(to, self.number(from)),
            Self::Number(field) => self.write(to, field.get(&from.newcomer.profile)),
            Self::Conditions => to.newcomer.conditions.clone_from(&from.newcomer.conditions),
            Self::Note => to.note.clone_from(&from.note),
            Self::Sheet => to.sheet.clone_from(&from.sheet),
            Self::Details => {
                let old = std::mem::replace(&mut to.newcomer, from.newcomer.clone());
                let old = Member {
                    newcomer: old,
                    ..to.clone()
                };
                Self::copy_all_but_details(&old, to);
            }
        }
    }

    fn copy_all_but_details(from: &Member, to: &mut Member) {
        for part in Self::all().filter(|part| *part != Self::Details) {
            part.copy(from, to);
        }
        // The hit points left need the maximum, which comes after them.
        Self::HitPointsLeft.copy(from, to);
    }
}
