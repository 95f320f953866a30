//! A row of the preview: combatants of one kind, which the user can correct.

use std::ops::RangeInclusive;

use asalto_core::Side;
use asalto_core::combatant::{Controller, NumericField};
use asalto_import::{Combatant, Count as FileCount, Side as FileSide};

use crate::input::number::whole;
use crate::input::quick_line::{Count, LinePart, MOST};
use crate::storage::campaign::Member;

/// A row of the preview: combatants of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The combatant of the file, with the corrections of the user.
    pub one: Combatant,
    /// The number of combatants.
    pub count: usize,
    /// The dice that gave the number, if the file has dice.
    pub rolled: Option<String>,
    /// The side.
    pub side: Side,
    /// Whether it is ticked as long as the user has not decided and nobody like it is there already.
    pub offered: bool,
    /// The user's decision.
    pub ticked: Option<bool>,
}

/// A number of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// The number of combatants.
    Count,
    /// The maximum hit points.
    HitPoints,
    /// The armor class.
    ArmorClass,
    /// The total initiative modifier.
    Initiative,
}

/// The reason that a typed number is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CellFault {
    /// It is not a whole number.
    NotWhole,
    /// It is out of this range.
    OutOfRange(RangeInclusive<i32>),
}

impl Cell {
    /// Every cell, in the order of a row.
    pub const ALL: [Self; 4] = [
        Self::Count,
        Self::HitPoints,
        Self::ArmorClass,
        Self::Initiative,
    ];

    fn range(self) -> RangeInclusive<i32> {
        match self {
            Self::Count => 1..=i32::try_from(MOST).unwrap_or(i32::MAX),
            Self::HitPoints => NumericField::HitPoints.range(),
            Self::ArmorClass => NumericField::ArmorClass.range(),
            Self::Initiative => NumericField::Initiative.range(),
        }
    }
}

impl Row {
    /// Returns the row of a combatant. `roll` rolls the dice of a count.
    #[must_use]
    pub fn of(one: Combatant, roll: &mut dyn FnMut(&str) -> Option<i32>) -> Self {
        let (count, rolled) = match &one.count {
            FileCount::Fixed(count) => (usize::try_from(*count).unwrap_or(MOST), None),
            FileCount::Dice(dice) => {
                let total = roll(dice).and_then(|total| usize::try_from(total).ok());
                (total.unwrap_or(1), Some(dice.clone()))
            }
        };
        let side = match one.side {
            Some(FileSide::Players | FileSide::Allies) => Side::PARTY,
            Some(FileSide::Enemies) | None => Side::FOES,
        };
        Self {
            offered: one.enabled != Some(false),
            count: count.clamp(1, MOST),
            rolled,
            side,
            ticked: None,
            one,
        }
    }

    /// Returns the number of a cell. None if it is unknown.
    #[must_use]
    pub fn number(&self, cell: Cell) -> Option<i32> {
        match cell {
            Cell::Count => i32::try_from(self.count).ok(),
            Cell::HitPoints => self.one.hp_max.or(self.one.hp.filter(|hp| *hp > 0)),
            Cell::ArmorClass => self.one.ac,
            Cell::Initiative => self.one.init_mod,
        }
    }

    /// Corrects a number. An empty text makes it unknown, except for the count.
    ///
    /// # Errors
    /// [`CellFault`]; nothing has changed.
    pub fn correct(&mut self, cell: Cell, typed: &str) -> Result<(), CellFault> {
        let number = match typed.trim() {
            "" if cell != Cell::Count => None,
            typed => {
                let number = whole(typed).ok_or(CellFault::NotWhole)?;
                let range = cell.range();
                if !range.contains(&number) {
                    return Err(CellFault::OutOfRange(range));
                }
                Some(number)
            }
        };
        match cell {
            Cell::Count => {
                let count = number.and_then(|number| usize::try_from(number).ok());
                self.count = count.ok_or(CellFault::NotWhole)?;
                self.rolled = None;
            }
            Cell::HitPoints => {
                let unhurt = self.one.hp.is_none() || self.one.hp == self.number(cell);
                self.one.hp_max = number;
                if unhurt || number.is_none() {
                    self.one.hp = number;
                }
            }
            Cell::ArmorClass => self.one.ac = number,
            Cell::Initiative => self.one.init_mod = number,
        }
        Ok(())
    }

    /// Renames the combatants; returns whether the name is valid.
    pub fn rename(&mut self, typed: &str) -> bool {
        let mut renamed = self.clone();
        typed.trim().clone_into(&mut renamed.one.name);
        let is_valid = renamed.part().newcomer.profile.validate().is_ok();
        if is_valid {
            *self = renamed;
        }
        is_valid
    }

    /// Returns the combatants as the quick line would read them.
    #[must_use]
    pub fn part(&self) -> LinePart {
        let mut newcomer = self.one.newcomer(self.side);
        let profile = &mut newcomer.profile;
        profile.side = self.side;
        if self.side != Side::PARTY {
            profile.controller = Controller::GameMaster;
        }
        profile.secret = self.one.hidden == Some(true);
        LinePart {
            count: (self.count > 1).then_some(Count::Fixed(self.count)),
            typed: self.one.name.clone(),
            newcomer,
            fields: Vec::new(),
            numbers: Vec::new(),
            is_apart: false,
            has_side: true,
            fights_for: false,
            unread: Vec::new(),
        }
    }

    /// Returns one of the combatants as a member of a saved group, with its note and its stat block.
    #[must_use]
    pub fn member(&self) -> Member {
        let begin = |text: &Option<String>, longest| {
            let text = text.as_deref().unwrap_or_default();
            text.chars().take(longest).collect::<String>()
        };
        let mut member = Member {
            note: begin(&self.one.note, Member::LONGEST_NOTE),
            sheet: begin(&self.one.sheet, Member::LONGEST_SHEET),
            ..Member::joined(self.part().newcomer)
        };
        member.clean();
        member
    }

    /// Returns the hit points left and the maximum, if it is wounded.
    #[must_use]
    pub fn wounds(&self) -> Option<(i32, i32)> {
        let maximum = self.number(Cell::HitPoints)?;
        let left = self.one.hp.filter(|left| *left < maximum)?;
        Some((left, maximum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(one: Combatant) -> Row {
        Row::of(one, &mut |_| Some(3))
    }

    fn goblin() -> Combatant {
        Combatant {
            name: "Goblin".to_owned(),
            count: FileCount::Fixed(2),
            hp: Some(3),
            hp_max: Some(7),
            ac: Some(15),
            init_mod: Some(2),
            hidden: Some(true),
            ..Combatant::default()
        }
    }

    #[test]
    fn a_row_becomes_combatants_with_what_they_have_lost() {
        let part = row(goblin()).part();
        assert_eq!(part.number(), 2);
        let one = part.newcomer;
        assert_eq!((one.profile.hit_points, one.lost), (Some(7), 4));
        assert_eq!(
            (one.profile.armor_class, one.profile.initiative),
            (Some(15), Some(2))
        );
        assert_eq!((one.profile.side, one.profile.secret), (Side::FOES, true));
        assert_eq!(row(goblin()).wounds(), Some((3, 7)));
    }

    #[test]
    fn dice_for_a_count_are_rolled_once_and_kept_in_sight() {
        let dice = FileCount::Dice("1d4+1".to_owned());
        let mut many = row(Combatant {
            count: dice,
            ..goblin()
        });
        assert_eq!((many.count, many.rolled.as_deref()), (3, Some("1d4+1")));
        assert_eq!(many.correct(Cell::Count, "5"), Ok(()));
        assert_eq!((many.count, many.rolled), (5, None));
    }

    #[test]
    fn a_number_is_corrected_or_refused() {
        let mut one = row(goblin());
        assert_eq!(one.correct(Cell::ArmorClass, "x"), Err(CellFault::NotWhole));
        let range = NumericField::HitPoints.range();
        assert_eq!(
            one.correct(Cell::HitPoints, "0"),
            Err(CellFault::OutOfRange(range))
        );
        assert_eq!(one.correct(Cell::Count, ""), Err(CellFault::NotWhole));
        assert_eq!(one, row(goblin()));
        assert_eq!(one.correct(Cell::HitPoints, "9"), Ok(()));
        // It was wounded, and still is.
        assert_eq!(one.wounds(), Some((3, 9)));
        assert_eq!(one.correct(Cell::HitPoints, ""), Ok(()));
        assert_eq!((one.number(Cell::HitPoints), one.wounds()), (None, None));
        assert_eq!(one.correct(Cell::Initiative, "+4"), Ok(()));
        assert_eq!(one.part().newcomer.profile.initiative, Some(4));
        let mut whole = row(Combatant {
            hp: Some(7),
            ..goblin()
        });
        assert_eq!(whole.correct(Cell::HitPoints, "11"), Ok(()));
        assert_eq!(whole.part().newcomer.lost, 0);
    }

    #[test]
    fn a_name_is_corrected_or_refused() {
        let mut one = row(goblin());
        assert!(!one.rename("  "));
        assert!(!one.rename(&"x".repeat(500)));
        assert_eq!(one.one.name, "Goblin");
        assert!(one.rename(" Grishnak "));
        assert_eq!(one.part().newcomer.profile.name, "Grishnak");
    }

    #[test]
    fn a_member_has_its_stat_block_and_its_note() {
        let sheet = Some("Bite. +4 to hit\n".repeat(400));
        let note = Some("owes Lidda 20 gp".to_owned());
        let member = row(Combatant {
            sheet,
            note,
            ..goblin()
        })
        .member();
        assert!(member.has_readable_texts());
        assert_eq!(member.sheet.chars().count(), Member::LONGEST_SHEET);
        assert_eq!(member.note, "owes Lidda 20 gp");
    }

    #[test]
    fn what_is_set_aside_in_the_file_is_not_offered() {
        let aside = Combatant {
            enabled: Some(false),
            ..goblin()
        };
        assert!(!row(aside).offered);
        assert!(row(goblin()).offered);
    }
}
