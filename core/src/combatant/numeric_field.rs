//! The numeric fields of a combatant: one row each, with its place in the profile and its limits.

use std::ops::RangeInclusive;

use super::{Combatant, LegendaryTraits};

/// Declares the numeric fields: the place of each in [`Combatant`], and its limits.
macro_rules! numeric_fields {
    ($($(#[$doc:meta])* $name:ident: $($place:ident).+, $low:expr, $high:expr;)*) => {
        /// A numeric field of a combatant, in the order of forms and lists.
        ///
        /// ```
        /// use asalto_core::combatant::{NumericField, ProfileFault};
        /// use asalto_core::{Combatant, Side};
        /// let mut orc = Combatant::new("Orc", Side::FOES);
        /// NumericField::ArmorClass.set(&mut orc, Some(13));
        /// assert_eq!(orc.armor_class, Some(13));
        /// NumericField::ArmorClass.set(&mut orc, Some(1_000));
        /// assert_eq!(orc.validate(), Err(ProfileFault::ArmorClass));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum NumericField {
            $($(#[$doc])* $name,)*
        }

        impl NumericField {
            /// Every numeric field.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// Returns the number of a combatant, if it has one.
            pub fn get(self, combatant: &Combatant) -> Option<i32> {
                match self {
                    $(Self::$name => combatant.$($place).+.read(),)*
                }
            }

            /// Sets or removes the number of a combatant. [`Combatant::validate`] refuses a number out of range.
            pub fn set(self, combatant: &mut Combatant, number: Option<i32>) {
                match self {
                    $(Self::$name => combatant.$($place).+.write(number),)*
                }
            }

            /// Returns the allowed numbers.
            pub const fn range(self) -> RangeInclusive<i32> {
                match self {
                    $(Self::$name => $low..=$high,)*
                }
            }
        }
    };
}

numeric_fields! {
    /// The total initiative modifier.
    Initiative: initiative, -99, 99;
    /// The Dexterity score.
    Dexterity: dexterity, 0, 99;
    /// The maximum hit points.
    HitPoints: hit_points, 1, 99_999;
    /// The armor class.
    ArmorClass: armor_class, -99, 999;
    /// The action points of Tales of War, each TOW turn.
    ActionPoints: actor.points, 0, 9_999;
    /// The number that decides between equal results.
    TieBreak: second, -999, 999;
    /// The level of a character.
    Level: level, 1, 99;
    /// The Stealth modifier.
    Stealth: stealth, -99, 99;
    /// The passive Wisdom (Perception) score.
    PassivePerception: passive_perception, -99, 999;
    /// The legendary actions.
    LegendaryActions: legendary.actions, 0, LegendaryTraits::MOST as i32;
    /// The legendary resistances.
    LegendaryResistance: legendary.resistance, 0, LegendaryTraits::MOST as i32;
}

impl NumericField {
    /// Returns whether a combatant has no number, or one that is allowed.
    pub fn is_valid(self, combatant: &Combatant) -> bool {
        self.get(combatant)
            .is_none_or(|number| self.range().contains(&number))
    }
}

/// A place for a number. A number for which it has no room becomes the highest, which no field allows.
trait Place {
    fn read(&self) -> Option<i32>;
    fn write(&mut self, number: Option<i32>);
}

macro_rules! places {
    ($($kind:ty),*) => {
        $(
            impl Place for Option<$kind> {
                fn read(&self) -> Option<i32> {
                    self.map(i32::from)
                }

                fn write(&mut self, number: Option<i32>) {
                    *self = number.map(|number| <$kind>::try_from(number).unwrap_or(<$kind>::MAX));
                }
            }

            /// Zero is no number.
            impl Place for $kind {
                fn read(&self) -> Option<i32> {
                    (*self != 0).then(|| i32::from(*self))
                }

                fn write(&mut self, number: Option<i32>) {
                    let number = number.unwrap_or_default();
                    *self = <$kind>::try_from(number).unwrap_or(<$kind>::MAX);
                }
            }
        )*
    };
}

places!(u8, u16, i16);

impl Place for Option<i32> {
    fn read(&self) -> Option<i32> {
        *self
    }

    fn write(&mut self, number: Option<i32>) {
        *self = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combatant::Side;

    fn with(field: NumericField, number: Option<i32>) -> Combatant {
        let mut combatant = Combatant::new("Orc", Side::FOES);
        field.set(&mut combatant, number);
        combatant
    }

    #[test]
    fn a_field_reads_as_it_was_written() {
        for &field in NumericField::ALL {
            let high = *field.range().end();
            assert_eq!(field.get(&with(field, Some(high))), Some(high), "{field:?}");
            assert_eq!(with(field, None), Combatant::new("Orc", Side::FOES));
        }
    }

    #[test]
    fn a_number_out_of_range_is_refused_however_far_out() {
        for &field in NumericField::ALL {
            let (low, high) = field.range().into_inner();
            for number in [low, high] {
                assert_eq!(with(field, Some(number)).validate(), Ok(()), "{field:?}");
            }
            for number in [low - 1, high + 1, i32::MIN, i32::MAX] {
                let refused = with(field, Some(number)).validate();
                assert_eq!(refused, Err(field.fault()), "{field:?} {number}");
            }
        }
    }

    /// Returns every number of a combatant. A new field of [`Combatant`] does not compile until it is listed here, with
    /// the numbers or without them.
    fn numbers(combatant: &Combatant) -> Vec<Option<i32>> {
        let Combatant {
            name: _,
            side: _,
            controller: _,
            dexterity,
            initiative,
            initiative_mode: _,
            group: _,
            stealth,
            stealth_mode: _,
            passive_perception,
            armor_class,
            hit_points,
            bonus_actions: _,
            features: _,
            actor,
            legendary,
            place: _,
            second,
            reference: _,
            secret: _,
            level,
            challenge: _,
            reveal_when_acting: _,
            disguise: _,
            defenses: _,
            limited_uses: _,
            base: _,
        } = combatant;
        vec![
            initiative.read(),
            dexterity.read(),
            hit_points.read(),
            armor_class.read(),
            actor.points.read(),
            second.read(),
            level.read(),
            stealth.read(),
            passive_perception.read(),
            legendary.actions.read(),
            legendary.resistance.read(),
        ]
    }

    #[test]
    fn every_number_of_a_combatant_is_a_field() {
        let mut combatant = Combatant::new("Orc", Side::FOES);
        for (&field, number) in NumericField::ALL.iter().zip(1..) {
            field.set(&mut combatant, Some(number));
        }
        let written: Vec<_> = (1..).take(NumericField::ALL.len()).map(Some).collect();
        assert_eq!(numbers(&combatant), written);
    }
}
