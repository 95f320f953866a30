//! A saved group: a party, a template of enemies, or a single creature.

use asalto_core::combatant::{ProfileFault, readable_name};
use asalto_core::newcomer::Newcomer;
use asalto_core::notation;
use asalto_core::{Combatant, Side};
use serde::{Deserialize, Serialize};

use super::{ExistingCombatant, Member};
use crate::order::base_name::kind;

/// The most members of a group.
pub const MOST: usize = 200;

/// The use of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GroupUse {
    /// The characters of a campaign. They join once, and are saved again after the combat.
    Party,
    /// A reusable group of enemies.
    Template,
    /// A creature, which joins any number of times.
    Creature,
}

/// A group under its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Group {
    /// The name.
    pub name: String,
    /// Its use.
    pub of: GroupUse,
    /// The members.
    pub members: Vec<Member>,
}

/// The reason that a group can't be saved or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The name is empty, too long, or has invisible characters.
    Name,
    /// It has no members.
    Empty,
    /// It has more than [`MOST`] members.
    TooMany,
    /// A member has a fault.
    Member(ProfileFault),
    /// A note, a stat block or a condition is too long, or has invisible characters.
    Note,
    /// It is not the text of a group.
    Unreadable,
}

impl Group {
    /// Checks that the group can be saved, and that all its members can join.
    ///
    /// # Errors
    /// The first [`Fault`].
    pub fn check(&self) -> Result<(), Fault> {
        // The name of a group follows the rules for the name of a combatant.
        let named = Combatant::new(self.name.trim(), Side::PARTY).validate();
        named.map_err(|_| Fault::Name)?;
        if self.members.is_empty() {
            return Err(Fault::Empty);
        }
        if self.members.len() > MOST {
            return Err(Fault::TooMany);
        }
        for member in &self.members {
            let profile = &member.newcomer.profile;
            profile.validate().map_err(Fault::Member)?;
            // Only tracked hit points can be lost, and only as many as can be counted.
            let wounded = member.newcomer.lost != 0;
            if !(0..=99_999).contains(&member.newcomer.lost)
                || wounded && profile.hit_points.is_none()
            {
                return Err(Fault::Member(ProfileFault::HitPoints));
            }
            if !member.has_readable_texts() {
                return Err(Fault::Note);
            }
        }
        Ok(())
    }

    /// Returns the text in storage.
    ///
    /// # Errors
    /// The [`Fault`] for which the group can't be saved.
    pub fn write(&self) -> Result<String, Fault> {
        self.check()?;
        notation::write(self).map_err(|_| Fault::Unreadable)
    }

    /// Reads a text from storage. Its names and texts lose characters that an older version of the app accepted
    /// and this one refuses.
    ///
    /// # Errors
    /// [`Fault::Unreadable`], or the fault of the group that was read.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut group: Self = notation::read(text).map_err(|_| Fault::Unreadable)?;
        group.name = readable_name(&group.name, Combatant::LONGEST_NAME);
        for member in &mut group.members {
            member.clean();
        }
        group.check()?;
        Ok(group)
    }

    /// Returns the members that would join an encounter with these combatants. Party members already present
    /// do not join. Other members get a free number.
    #[must_use]
    pub fn joining(&self, here: &[ExistingCombatant]) -> Vec<Newcomer> {
        let mut taken: Vec<String> = here.iter().map(|one| one.name.clone()).collect();
        let mut joining = Vec::new();
        for member in &self.members {
            if self.of == GroupUse::Party && here.iter().any(|one| member.is(one)) {
                continue;
            }
            let mut one = match self.of {
                GroupUse::Party => member.joining(),
                GroupUse::Template | GroupUse::Creature => member.newcomer.clone(),
            };
            if taken.contains(&one.profile.name) {
                if self.of == GroupUse::Party {
                    continue;
                }
                one.profile.name = free_name(&one.profile.name, &taken);
            }
            taken.push(one.profile.name.clone());
            joining.push(one);
        }
        joining
    }

    /// Gives a new id to each party member without an id, or with one in use.
    pub fn identify(&mut self, mut next: impl FnMut() -> String) {
        if self.of != GroupUse::Party {
            return;
        }
        let mut known = Vec::new();
        for member in &mut self.members {
            while member.id.is_empty() || known.contains(&member.id) {
                member.id = next();
            }
            known.push(member.id.clone());
        }
    }
}

/// Returns a name with the next free number.
fn free_name(name: &str, taken: &[String]) -> String {
    let base = kind(name);
    let numbered = (2_usize..).map(|number| format!("{base} {number}"));
    let mut free = numbered.filter(|name| !taken.contains(name));
    free.next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use asalto_core::{Command, Condition, NoDice, Ruleset, Session, Timestamp};

    use super::*;
    use crate::input::quick_line;

    fn group(of: GroupUse, line: &str) -> Group {
        let members = quick_line::example(line, Side::FOES).into_iter();
        Group {
            name: "The Companions".into(),
            of,
            members: members
                .map(|newcomer| Member {
                    newcomer,
                    note: String::new(),
                    id: String::new(),
                    sheet: String::new(),
                })
                .collect(),
        }
    }

    fn present(names: &[String]) -> Vec<ExistingCombatant> {
        let one = |name: &String| ExistingCombatant {
            name: name.clone(),
            id: None,
        };
        names.iter().map(one).collect()
    }

    #[test]
    fn a_group_is_read_as_it_was_written() {
        let mut party = group(GroupUse::Party, "Lidda +3 hp 16 level 3 pc; Tordek +1 pc");
        party.members[0].newcomer.lost = 9;
        let poisoned = Condition::Custom("envenenada".into());
        party.members[0].newcomer.conditions.push(poisoned);
        party.members[1].note = "owes Lidda 20 gp".into();
        let text = party.write().expect("it can be saved");
        assert_eq!(Group::read(&text), Ok(party));
        for at in (0..text.len()).filter(|at| text.is_char_boundary(*at)) {
            assert!(Group::read(&text[..at]).is_err());
        }
        assert_eq!(Group::read("[]"), Err(Fault::Unreadable));
    }

    #[test]
    fn a_member_that_could_not_join_is_not_saved() {
        let fault = |change: fn(&mut Group)| {
            let mut group = group(GroupUse::Party, "Lidda +3 hp 16 pc");
            change(&mut group);
            (group.check().err(), group.write().err())
        };
        let both = |fault| (Some(fault), Some(fault));
        let long = "a".repeat(121);
        let blank = [
            "\u{e0041}\u{e0042}",
            "\u{fe0f}\u{fe0e}",
            "\u{3164}",
            "\u{200d}",
        ];
        let turning = [
            "\u{202e}Companions",
            "\u{200b}",
            "a\nb",
            "a\u{2028}b",
            "Comp\u{ad}anions",
        ];
        for name in ["", "  ", &long].into_iter().chain(blank).chain(turning) {
            let mut group = group(GroupUse::Party, "Lidda +3 hp 16 pc");
            group.name = name.into();
            assert_eq!(group.check(), Err(Fault::Name), "{name:?}");
        }
        assert_eq!(fault(|group| group.members.clear()), both(Fault::Empty));
        let crowd = |group: &mut Group| group.members = vec![group.members[0].clone(); 10_000];
        assert_eq!(fault(crowd), both(Fault::TooMany));
        let nameless =
            |group: &mut Group| group.members[0].newcomer.profile.name = "\u{2066}".into();
        assert_eq!(fault(nameless), both(Fault::Member(ProfileFault::Name)));
        let bodiless = |group: &mut Group| {
            group.members[0].newcomer.profile.hit_points = None;
            group.members[0].newcomer.lost = 3;
        };
        assert_eq!(
            fault(bodiless),
            both(Fault::Member(ProfileFault::HitPoints))
        );
        let long = |group: &mut Group| group.members[0].note = "a".repeat(401);
        assert_eq!(fault(long), both(Fault::Note));
        let turned = |group: &mut Group| group.members[0].note = "\u{202e}".into();
        assert_eq!(fault(turned), both(Fault::Note));
        let cursed = |group: &mut Group| {
            let cursed = Condition::Custom("cur\u{202e}sed".into());
            group.members[0].newcomer.conditions.push(cursed);
        };
        assert_eq!(fault(cursed), both(Fault::Note));
        let lines = |group: &mut Group| group.members[0].sheet = "Bite\nClaw".into();
        assert_eq!(fault(lines), (None, None));
    }

    #[test]
    fn a_group_of_a_version_that_accepted_unseen_characters_is_read_without_them() {
        let mut party = group(GroupUse::Party, "Lidda +3 hp 16 pc");
        party.members[0].note = "owes 20 gp".into();
        let cursed = Condition::Custom("cursed".into());
        party.members[0].newcomer.conditions.push(cursed);
        let text = party.write().expect("it can be saved");
        let mut older = text.clone();
        for word in ["Companions", "Lidda", "20 gp", "cursed"] {
            let (first, rest) = word.split_at(2);
            older = older.replace(word, &format!("{first}\u{ad}{rest}"));
        }
        assert_ne!(older, text);
        assert_eq!(Group::read(&older), Ok(party));
    }

    #[test]
    fn a_party_comes_once_and_a_template_as_often_as_wanted() {
        let names = |group: &Group, taken: &[String]| {
            let joining = group.joining(&present(taken)).into_iter();
            joining.map(|one| one.profile.name).collect::<Vec<_>>()
        };
        let party = group(GroupUse::Party, "Lidda pc; Tordek pc");
        assert_eq!(names(&party, &["Lidda".into()]), ["Tordek"]);
        let template = group(GroupUse::Template, "2 goblin; bugbear");
        let first = names(&template, &[]);
        assert_eq!(first, ["Goblin 1", "Goblin 2", "Bugbear"]);
        assert_eq!(
            names(&template, &first),
            ["Goblin 3", "Goblin 4", "Bugbear 2"]
        );
    }

    #[test]
    fn a_renamed_member_is_known_by_its_id() {
        let mut party = group(GroupUse::Party, "Lidda pc; Tordek pc");
        let old = party.write().expect("it can be saved");
        let mut next = 0;
        party.identify(|| {
            next += 1;
            format!("{}", next % 3)
        });
        let ids: Vec<_> = party
            .members
            .iter()
            .map(|member| member.id.clone())
            .collect();
        assert_eq!(ids, ["1", "2"]);
        // A text without ids can still be read. Its members are matched by name.
        let old = Group::read(&old).expect("it can be read");
        assert!(old.members[0].is(&ExistingCombatant {
            name: "Lidda".into(),
            id: Some("9".into())
        }));
        let mut renamed = party.joining(&[])[0].profile.clone();
        renamed.name = "Lidda the Bold".into();
        let here = [ExistingCombatant::of(&renamed)];
        let names: Vec<_> = party
            .joining(&here)
            .into_iter()
            .map(|one| one.profile.name)
            .collect();
        assert_eq!(names, ["Tordek"]);
        // Another combatant with her name is not her.
        let other = ExistingCombatant {
            name: "Lidda".into(),
            id: Some("9".into()),
        };
        assert!(!party.members[0].is(&other));
    }

    #[test]
    fn everyone_of_a_group_that_is_saved_can_join() {
        let mut party = group(GroupUse::Party, "Lidda +3 hp 16 pc; Tordek pc");
        party.members[0].newcomer.lost = 9;
        assert_eq!(party.check(), Ok(()));
        for ruleset in Ruleset::ALL {
            let mut session = Session::new(ruleset);
            let join = Command::AddCombatants(party.joining(&[]));
            assert!(session.dispatch(&join, Timestamp(0), &mut NoDice).is_ok());
            let back: Vec<_> = session
                .view()
                .without_second_places()
                .map(Member::of)
                .collect();
            assert_eq!(back, party.members, "{ruleset:?}");
        }
    }
}
