//! The rows of the paper sheet.

use asalto_core::view::{CombatantView, EncounterView};

use crate::order::base_name::kind;

/// The most hit points that have a box each. Above it the sheet has a line to write on.
pub const BOXES: i32 = 60;

/// A row: a combatant, or several of a kind that stand together at one count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRow {
    /// The count. None before initiative is rolled.
    pub count: Option<i32>,
    /// The name, without a number if there are several.
    pub name: String,
    /// The name of the first one, with its number.
    pub first: String,
    /// The armor class, if it is known.
    pub armor_class: Option<i16>,
    /// Each of them.
    pub members: Vec<SheetMember>,
}

/// A combatant of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetMember {
    /// The number at the end of its name. Empty for one alone.
    pub number: String,
    /// The hit points left, and the maximum.
    pub hit_points: Option<(i32, i32)>,
    /// Whether the game master plays it.
    pub is_creature: bool,
}

impl SheetMember {
    /// Returns the boxes for hit points: how many there are, and how many are struck out. None for more than fit.
    #[must_use]
    pub fn boxes(&self) -> Option<(i32, i32)> {
        let (left, maximum) = self.hit_points?;
        let struck = maximum.saturating_sub(left).clamp(0, maximum.max(0));
        (1..=BOXES).contains(&maximum).then_some((maximum, struck))
    }
}

/// Returns the rows of an encounter, first to act first. Equal creatures that stand together share a row.
#[must_use]
pub fn rows(view: &EncounterView) -> Vec<SheetRow> {
    let mut rows: Vec<SheetRow> = Vec::new();
    for one in view.without_second_places() {
        let own_kind = kind(&one.profile.name);
        let member = member(one);
        let same = rows.last_mut().filter(|row| {
            row.count == one.count
                && row.armor_class == one.profile.armor_class
                && kind(&row.first) == own_kind
                && own_kind != one.profile.name
                && row.members.iter().all(|known| !known.number.is_empty())
        });
        if let Some(row) = same {
            own_kind.clone_into(&mut row.name);
            row.members.push(member);
        } else {
            rows.push(SheetRow {
                count: one.count,
                name: one.profile.name.clone(),
                first: one.profile.name.clone(),
                armor_class: one.profile.armor_class,
                members: vec![member],
            });
        }
    }
    rows
}

fn member(one: &CombatantView) -> SheetMember {
    let profile = &one.profile;
    let number = profile.name[kind(&profile.name).len()..].trim();
    let planned = profile.hit_points.map(|all| (all, all));
    let now = one.vitality.map(|now| (now.left, now.maximum));
    SheetMember {
        number: number.to_owned(),
        hit_points: now.or(planned),
        is_creature: !profile.is_open(),
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::newcomer::Newcomer;
    use asalto_core::{Combatant, Command, Ruleset, SeededDice, Session, Side, Timestamp};

    use super::*;

    fn creature(name: &str, hit_points: i32) -> Newcomer {
        let mut one = Combatant::new(name, Side::FOES);
        one.hit_points = Some(hit_points);
        one.into()
    }

    #[test]
    fn equal_creatures_that_stand_together_share_a_row() {
        let mut session = Session::new(Ruleset::Dnd35);
        let all = vec![
            creature("Goblin 1", 7),
            creature("Goblin 2", 7),
            creature("Boss", 84),
            creature("Goblin 3", 7),
        ];
        let done = session.dispatch(
            &Command::AddCombatants(all),
            Timestamp(0),
            &mut SeededDice::new(1),
        );
        assert!(done.is_ok(), "{done:?}");
        let rows = rows(&session.view());
        let told: Vec<_> = rows
            .iter()
            .map(|row| {
                let numbers = row.members.iter().map(|one| one.number.as_str());
                (row.name.as_str(), numbers.collect::<Vec<_>>())
            })
            .collect();
        assert_eq!(
            told,
            [
                ("Goblin", vec!["1", "2"]),
                ("Boss", vec![""]),
                ("Goblin 3", vec!["3"]),
            ]
        );
        let boxes = |row: usize| rows[row].members[0].boxes();
        assert_eq!((boxes(0), boxes(1)), (Some((7, 0)), None));
    }

    #[test]
    fn lost_hit_points_are_struck_out() {
        let boxes = |left, maximum| {
            let one = SheetMember {
                number: String::new(),
                hit_points: Some((left, maximum)),
                is_creature: true,
            };
            one.boxes()
        };
        assert_eq!(boxes(5, 7), Some((7, 2)));
        assert_eq!(boxes(-3, 7), Some((7, 7)));
        assert_eq!(boxes(12, 7), Some((7, 0)));
        assert_eq!(boxes(0, 0), None);
        assert_eq!(boxes(61, 61), None);
    }
}
