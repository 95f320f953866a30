//! The outcomes of a combat for the members of a party.

use asalto_core::{CombatantId, CombatantView, EncounterView, Side};

use super::{ExistingCombatant, Group, Member};

/// The outcome for a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its index among the members.
    pub place: usize,
    /// Its combatant.
    pub who: CombatantId,
    /// The member after the combat, with its saved note.
    pub now: Member,
    /// Whether it differs from the saved member.
    pub changed: bool,
}

/// Returns the outcomes of the members of a party that took part on their side, found by id or else by name.
#[must_use]
pub fn outcomes(party: &Group, view: &EncounterView) -> Vec<Outcome> {
    let find = |member: &Member| {
        let mut side = view.without_second_places().filter(|one| is_of_party(one));
        side.find(|one| member.is(&ExistingCombatant::of(&one.profile)))
    };
    let members = party.members.iter().enumerate();
    members
        .filter_map(|(place, member)| {
            let one = find(member)?;
            let now = Member {
                note: member.note.clone(),
                id: member.id.clone(),
                sheet: member.sheet.clone(),
                ..Member::of(one)
            };
            let changed = now != *member;
            Some(Outcome {
                place,
                who: one.id,
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

    use super::super::GroupUse;
    use super::*;
    use crate::input::quick_line;

    #[test]
    fn a_member_is_known_by_its_name_and_its_side() {
        let mut session = Session::new(Ruleset::Dnd5e);
        let mut play = |command: Command| {
            let done = session.dispatch(&command, Timestamp(0), &mut NoDice);
            assert!(done.is_ok(), "{command:?}");
        };
        let line = "Lidda hp 16 pc; Tordek hp 20 pc; Jozan hp 9";
        play(Command::AddCombatants(quick_line::example(
            line,
            Side::FOES,
        )));
        let members: Vec<_> = session
            .view()
            .without_second_places()
            .map(Member::of)
            .collect();
        let mut party = Group {
            name: "Thursday table".into(),
            of: GroupUse::Party,
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

    #[test]
    fn a_member_renamed_in_combat_is_still_known() {
        let mut session = Session::new(Ruleset::Dnd5e);
        let mut members = Vec::new();
        for newcomer in quick_line::example("Lidda hp 16 pc; Tordek hp 20 pc", Side::FOES) {
            let id = newcomer.profile.name.to_lowercase();
            let (note, sheet) = (String::new(), String::new());
            members.push(Member {
                newcomer,
                note,
                id,
                sheet,
            });
        }
        let party = Group {
            name: "Thursday table".into(),
            of: GroupUse::Party,
            members,
        };
        let play = |session: &mut Session, command: Command| {
            let done = session.dispatch(&command, Timestamp(0), &mut NoDice);
            assert!(done.is_ok(), "{command:?}");
        };
        play(&mut session, Command::AddCombatants(party.joining(&[])));
        let one = session.view().combatants[0].clone();
        let profile = Box::new(asalto_core::Combatant {
            name: "Lidda the Bold".into(),
            ..(*one.profile).clone()
        });
        play(
            &mut session,
            Command::EditCombatant {
                who: one.id,
                profile,
            },
        );
        let found = outcomes(&party, &session.view());
        let told: Vec<_> = found
            .iter()
            .map(|one| (one.now.name(), one.changed))
            .collect();
        assert_eq!(told, [("Lidda the Bold", true), ("Tordek", false)]);
        assert_eq!(found[0].now.id, "lidda");
        assert_eq!(found[0].now.newcomer.profile.reference, None);
    }

    #[test]
    fn action_surge_is_spent_until_a_rest() {
        let mut session = Session::new(Ruleset::Dnd5e);
        let play = |session: &mut Session, command: Command| {
            let done = session.dispatch(&command, Timestamp(0), &mut NoDice);
            assert!(done.is_ok(), "{command:?}: {done:?}");
        };
        let line = "Regdar +2 hp 20 surge pc";
        let members = quick_line::example(line, Side::PARTY).into_iter();
        let mut party = Group {
            name: "Thursday table".into(),
            of: GroupUse::Party,
            members: members.map(Member::joined).collect(),
        };
        let fight = |session: &mut Session, party: &Group| {
            play(session, Command::AddCombatants(party.joining(&[])));
            play(session, Command::Start);
            let who = session.view().combatants[0].id;
            play(session, Command::EnterInitiative { who, total: 12 });
            let action = asalto_core::rules::ActionKind::ActionSurge;
            let surge = Command::TakeAction { action };
            session.dispatch(&surge, Timestamp(0), &mut NoDice).is_ok()
        };
        assert!(fight(&mut session, &party));
        party.members[0] = outcomes(&party, &session.view())[0].now.clone();
        assert_eq!(party.members[0].newcomer.surges, 1);
        assert!(!fight(&mut Session::new(Ruleset::Dnd5e), &party));
        party.members[0] = party.members[0].clone().fresh();
        assert!(fight(&mut Session::new(Ruleset::Dnd5e), &party));
    }
}
