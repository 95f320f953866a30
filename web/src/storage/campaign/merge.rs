//! Two versions of a group that two tabs have saved, and the choice between them, part by part.

use super::member_part::MemberPart;
use super::{Group, GroupUse, Member};

/// The two versions of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// The version of this tab.
    Mine,
    /// The version that another tab has saved.
    Theirs,
}

/// A part of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupPart {
    /// Its name.
    Name,
    /// Whether a member is in it; the index is that of [`Merge::members`].
    Member(usize),
    /// A part of a member that is in both versions.
    Of(usize, MemberPart),
}

/// A part in which the versions differ, with the version that is proposed: the one that has changed, and if
/// both have, the version of this tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The part.
    pub part: GroupPart,
    /// The proposed version.
    pub proposed: Version,
}

/// A member in the versions of a group that have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VersionsOfMember {
    before: Option<Member>,
    /// The version of this tab.
    pub mine: Option<Member>,
    /// The version that another tab has saved.
    pub theirs: Option<Member>,
}

/// Two versions of a group, with the version from which both have come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merge {
    before: Group,
    /// The version of this tab.
    pub mine: Group,
    /// The version that another tab has saved.
    pub theirs: Group,
    /// The members: those of this tab in their order, and then those that only the other tab has.
    pub members: Vec<VersionsOfMember>,
}

impl Merge {
    /// Compares two versions.
    #[must_use]
    pub fn of(before: Group, mine: Group, theirs: Group) -> Self {
        let of = mine.of;
        let mut found: Vec<Option<&Member>> = theirs.members.iter().map(Some).collect();
        let mut members: Vec<_> = mine
            .members
            .iter()
            .map(|member| {
                let same = found
                    .iter_mut()
                    .find(|one| one.is_some_and(|one| is_same_member(of, one, member)));
                VersionsOfMember {
                    before: find(&before, member),
                    mine: Some(member.clone()),
                    theirs: same.and_then(Option::take).cloned(),
                }
            })
            .collect();
        members.extend(found.into_iter().flatten().map(|member| VersionsOfMember {
            before: find(&before, member),
            mine: None,
            theirs: Some(member.clone()),
        }));
        Self {
            before,
            mine,
            theirs,
            members,
        }
    }

    /// Lists the parts in which the versions differ.
    #[must_use]
    pub fn differences(&self) -> Vec<Difference> {
        let mut all = Vec::new();
        let mut note = |part, is_same_as_before: bool| {
            let proposed = if is_same_as_before {
                Version::Theirs
            } else {
                Version::Mine
            };
            all.push(Difference { part, proposed });
        };
        if self.mine.name != self.theirs.name {
            note(GroupPart::Name, self.mine.name == self.before.name);
        }
        // A creature has the name of its group.
        let has_names = self.mine.of != GroupUse::Creature;
        let parts = || MemberPart::all().filter(|part| has_names || *part != MemberPart::Name);
        for (at, versions) in self.members.iter().enumerate() {
            let (mine, theirs) = match (&versions.mine, &versions.theirs) {
                (Some(mine), Some(theirs)) => (mine, theirs),
                // The other tab removed a member that this tab left as it was, or this tab lacks a new one.
                (mine, _) => {
                    note(GroupPart::Member(at), *mine == versions.before);
                    continue;
                }
            };
            for part in parts().filter(|part| !part.is_same(mine, theirs)) {
                let before = versions.before.as_ref();
                let is_old = before.is_some_and(|before| part.is_same(mine, before));
                note(GroupPart::Of(at, part), is_old);
            }
        }
        all
    }

    /// Returns the group with a version of each part. `version` returns the chosen version of a part in which
    /// the versions differ.
    #[must_use]
    pub fn result(&self, version: impl Fn(GroupPart) -> Version) -> Group {
        let mut group = match version(GroupPart::Name) {
            Version::Mine => self.mine.clone(),
            Version::Theirs => Group {
                name: self.theirs.name.clone(),
                ..self.mine.clone()
            },
        };
        let members = self.members.iter().enumerate();
        group.members = members
            .filter_map(|(at, versions)| {
                let (Some(mine), Some(theirs)) = (&versions.mine, &versions.theirs) else {
                    return match version(GroupPart::Member(at)) {
                        Version::Mine => versions.mine.clone(),
                        Version::Theirs => versions.theirs.clone(),
                    };
                };
                let mut member = mine.clone();
                member.id.clone_from(&theirs.id);
                let wants = |part| {
                    let follows = part == MemberPart::Name && self.mine.of == GroupUse::Creature;
                    let part = if follows {
                        GroupPart::Name
                    } else {
                        GroupPart::Of(at, part)
                    };
                    version(part) == Version::Theirs
                };
                let parts = MemberPart::all().filter(|part| *part != MemberPart::HitPointsLeft);
                for part in parts.filter(|part| !part.is_same(mine, theirs)) {
                    if wants(part) {
                        part.copy(theirs, &mut member);
                    }
                }
                // The hit points left need the maximum.
                let left = if wants(MemberPart::HitPointsLeft) {
                    theirs
                } else {
                    mine
                };
                if member.newcomer.profile.hit_points.is_some() && left.hit_points().is_some() {
                    MemberPart::HitPointsLeft.copy(left, &mut member);
                }
                Some(member)
            })
            .collect();
        group
    }
}

/// Returns whether two members are versions of one: by their ids, or by name if either has none. A group of the use `of` has
/// them; a saved creature is the only member of its group.
fn is_same_member(of: GroupUse, one: &Member, other: &Member) -> bool {
    if of == GroupUse::Creature {
        true
    } else if one.id.is_empty() || other.id.is_empty() {
        one.name() == other.name()
    } else {
        one.id == other.id
    }
}

fn find(group: &Group, member: &Member) -> Option<Member> {
    let mut all = group.members.iter();
    all.find(|one| is_same_member(group.of, one, member))
        .cloned()
}

#[cfg(test)]
mod tests {
    use asalto_core::Side;
    use asalto_core::combatant::NumericField;

    use super::*;
    use crate::input::quick_line;

    fn party(line: &str) -> Group {
        let members = quick_line::example(line, Side::PARTY).into_iter();
        let mut group = Group {
            name: "The Companions".into(),
            of: GroupUse::Party,
            members: members.map(Member::joined).collect(),
        };
        let mut next = 0;
        group.identify(|| {
            next += 1;
            next.to_string()
        });
        group
    }

    fn proposed(merge: &Merge) -> Group {
        let all = merge.differences();
        merge.result(|part| {
            let mut all = all.iter();
            all.find(|one| one.part == part)
                .map_or(Version::Mine, |one| one.proposed)
        })
    }

    #[test]
    fn changes_of_two_tabs_in_different_fields_are_both_proposed() {
        let before = party("Lidda +3 hp 16 pc; Tordek +1 hp 20 pc");
        let (mut mine, mut theirs) = (before.clone(), before.clone());
        mine.members[0].note = "owes Tordek 20 gp".into();
        mine.members[1].newcomer.lost = 5;
        theirs.name = "The Heroes".into();
        theirs.members[0].newcomer.profile.name = "Lidda the Bold".into();
        theirs.members[1].newcomer.profile.level = Some(4);
        let merge = Merge::of(before, mine.clone(), theirs.clone());
        assert_eq!(merge.differences().len(), 5);
        let group = proposed(&merge);
        assert_eq!(group.name, "The Heroes");
        assert_eq!(group.members[0].name(), "Lidda the Bold");
        assert_eq!(group.members[0].note, "owes Tordek 20 gp");
        assert_eq!(group.members[1].newcomer.lost, 5);
        assert_eq!(group.members[1].newcomer.profile.level, Some(4));
        assert_eq!(merge.result(|_| Version::Mine), mine);
        assert_eq!(merge.result(|_| Version::Theirs), theirs);
    }

    #[test]
    fn a_creature_that_both_have_renamed_differs_in_its_name_alone() {
        let mut before = party("Goblin hp 7");
        before.of = GroupUse::Creature;
        let renamed = |name: &str| {
            let mut group = before.clone();
            group.name = name.into();
            group.members[0].newcomer.profile.name = name.into();
            group.members[0].id.clear();
            group
        };
        let (mine, theirs) = (renamed("Boggart"), renamed("Bugbear"));
        let merge = Merge::of(before.clone(), mine.clone(), theirs.clone());
        let differences = merge.differences();
        assert_eq!(differences.len(), 1);
        assert_eq!(differences[0].part, GroupPart::Name);
        assert_eq!(merge.result(|_| Version::Mine), mine);
        assert_eq!(merge.result(|_| Version::Theirs), theirs);
    }

    #[test]
    fn a_field_that_both_have_changed_keeps_what_was_typed_here_unless_the_user_chooses() {
        let before = party("Lidda +3 hp 16 pc");
        let (mut mine, mut theirs) = (before.clone(), before.clone());
        MemberPart::HitPointsLeft.write(&mut mine.members[0], Some(7));
        MemberPart::HitPointsLeft.write(&mut theirs.members[0], Some(11));
        MemberPart::Number(NumericField::HitPoints).write(&mut theirs.members[0], Some(18));
        let merge = Merge::of(before, mine, theirs.clone());
        let group = proposed(&merge);
        assert_eq!(group.members[0].hit_points(), Some((7, 18)));
        assert_eq!(merge.result(|_| Version::Theirs), theirs);
    }

    #[test]
    fn members_that_one_tab_has_added_or_removed_are_differences() {
        let before = party("Lidda pc; Tordek pc; Mialee pc");
        let (mut mine, mut theirs) = (before.clone(), before.clone());
        mine.members.remove(0);
        mine.members.extend(party("Jozan pc").members);
        mine.members[2].id = "9".into();
        theirs.members.remove(1);
        theirs.members[1].note = "reads".into();
        let merge = Merge::of(before, mine.clone(), theirs.clone());
        let names = |group: &Group| {
            let names = group.members.iter().map(|one| one.name().to_owned());
            names.collect::<Vec<_>>()
        };
        assert_eq!(names(&proposed(&merge)), ["Mialee", "Jozan"]);
        assert_eq!(names(&merge.result(|_| Version::Mine)), names(&mine));
        let mut all = names(&merge.result(|_| Version::Theirs));
        all.sort();
        assert_eq!(all, ["Lidda", "Mialee"]);
        assert_eq!(proposed(&merge).members[0].note, "reads");
    }

    #[test]
    fn details_are_one_part_and_equal_versions_have_no_difference() {
        let before = party("Lidda +3 hp 16 pc");
        let mut theirs = before.clone();
        theirs.members[0].newcomer.exhaustion = 2;
        let merge = Merge::of(before.clone(), before.clone(), theirs.clone());
        let all = merge.differences();
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].part, GroupPart::Of(0, MemberPart::Details));
        assert_eq!(proposed(&merge), theirs);
        let merge = Merge::of(before.clone(), theirs.clone(), theirs);
        assert_eq!(merge.differences(), []);
    }
}
