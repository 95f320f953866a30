//! Creatures of the list with typed numbers.

use super::*;

#[test]
fn typed_numbers_replace_those_of_a_listed_creature() {
    let mut listed = Newcomer::from(Combatant::new("Goblin Warrior", Side::FOES));
    listed.profile.armor_class = Some(15);
    listed.profile.hit_points = None;
    listed.profile.initiative = Some(2);
    listed.hit_dice = Some("3d6".to_owned());
    let filled = |line: &str| {
        let parts = try_read(line, Lang::En).expect("the line is read");
        let one = parts[0].filled(listed.clone()).newcomer;
        let Combatant {
            initiative,
            armor_class,
            hit_points,
            ..
        } = one.profile;
        (initiative, armor_class, hit_points, one.hit_dice, one.lost)
    };
    let dice = |dice: &str| Some(dice.to_owned());
    assert_eq!(filled("goblin"), (Some(2), Some(15), None, dice("3d6"), 0));
    assert_eq!(
        filled("goblin +4 hp 9"),
        (Some(4), Some(15), Some(9), None, 0)
    );
    assert_eq!(
        filled("goblin ac 13 hp 5/9"),
        (Some(2), Some(13), Some(9), None, 4)
    );
    assert_eq!(
        filled("goblin 12hp"),
        (Some(2), Some(15), Some(12), None, 0)
    );
    assert_eq!(
        filled("4 goblins hp 3d8"),
        (Some(2), Some(15), None, dice("3d8"), 0)
    );
    assert_eq!(
        filled("goblin hp 2d8"),
        (Some(2), Some(15), None, dice("2d8"), 0)
    );
}

#[test]
fn typed_numbers_fit_a_creature_of_exactly_that_name() {
    let may_be = |line: &str, closeness| {
        let parts = try_read(line, Lang::En).expect("the line is read");
        parts[0].may_be(closeness)
    };
    for (line, exact, near) in [
        ("4 goblins", true, true),
        ("goblin 12hp", true, false),
        ("4 goblins hp 3d6", true, false),
        ("boss init +12", false, false),
        ("ogre +2 hp 80", false, false),
        ("ogre dex 8", false, false),
        ("aria pc", false, false),
        ("aria hp 12 pc", false, false),
    ] {
        assert_eq!(may_be(line, Closeness::Exact), exact, "{line}");
        assert_eq!(may_be(line, Closeness::AnyOrder), exact, "{line}");
        assert_eq!(may_be(line, Closeness::Start), near, "{line}");
        let several = line == "4 goblins hp 3d6";
        assert_eq!(may_be(line, Closeness::Mistyped), near || several, "{line}");
    }
}
