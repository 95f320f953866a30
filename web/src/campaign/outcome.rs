//! What became of the members of a party in a combat.

use asalto_core::{CombatantView, EncounterView, Side};

use super::{Group, Member};

/// What became of a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its place among the members.
    pub place: usize,
    /// The member as it left the combat, with the note that it had.
    pub now: Member,
    /// Whether that differs from what is saved.
    pub changed: bool,
}

/// Returns what became of the members of a party: those whose names someone on their side has.
#[must_use]
pub fn outcomes(party: &Group, view: &EncounterView) -> Vec<Outcome> {
    let find = |name: &str| {
        let mut side = view.without_second_places().filter(|one| is_of_party(one));
        side.find(|one| one.profile.name == name)
    };
    let members = party.members.iter().enumerate();
    members
        .filter_map(|(place, member)| {
            let one = find(member.name())?;
            let now = Member {
                note: member.note.clone(),
                ..Member::of(one)
            };
            let changed = now != *member;
            Some(Outcome {
                place,
                now,
                changed,
            })
        })
        .collect()
}

fn is_of_party(one: &CombatantView) -> bool {
    one.profile.side == Side::PARTY
}

#[cfg(test)]
mod tests {
    use asalto_core::{Command, NoDice, Ruleset, Session, Timestamp};

    use super::*;
    use crate::campaign::Use;
    use crate::quick;

    #[test]
    fn a_member_is_known_by_its_name_and_its_side() {
        let mut session = Session::new(Ruleset::Dnd5e);
        let mut play = |command: Command| {
            let done = session.dispatch(&command, Timestamp(0), &mut NoDice);
            assert!(done.is_ok(), "{command:?}");
        };
        let line = "Lidda hp 16 pc; Tordek hp 20 pc; Jozan hp 9";
        play(Command::AddCombatants(quick::read(line, Side::FOES, &[])));
        let members: Vec<_> = session.view().combatants.iter().map(Member::of).collect();
        let mut party = Group {
            name: "Thursday table".into(),
            of: Use::Party,
            members,
        };
        party.members[0].note = "cursed".into();
        let who = vec![session.view().combatants[0].id];
        let hit = Command::damage(who, 9);
        assert!(session.dispatch(&hit, Timestamp(0), &mut NoDice).is_ok());
        let found = outcomes(&party, &session.view());
        // Jozan fights on the other side.
        let told: Vec<_> = found
            .iter()
            .map(|one| (one.place, one.now.hit_points(), one.changed))
            .collect();
        assert_eq!(told, [(0, Some((7, 16)), true), (1, Some((20, 20)), false)]);
        assert_eq!(found[0].now.note, "cursed");
    }
}
