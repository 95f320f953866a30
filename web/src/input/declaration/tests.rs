//! Tests of the lines that declare an action.

use asalto_core::actor::Cost;

use super::*;

fn made(line: &str) -> Result<Declaration, Fault> {
    let names = [
        (CombatantId(1), "Orc".to_owned()),
        (CombatantId(2), "Orc Chief".to_owned()),
        (CombatantId(3), "Élan".to_owned()),
    ];
    let resources = ["potency".to_owned()];
    let context = Context {
        names: &names,
        resources: &resources,
    };
    read(line, context)
}

fn aimed(line: &str) -> Vec<u32> {
    let parts = made(line).map(|made| made.parts).unwrap_or_default();
    parts
        .iter()
        .filter_map(|part| Some(part.target?.0))
        .collect()
}

#[test]
fn what_is_left_has_its_own_roll_and_is_paid_when_it_comes_in() {
    let shot = made("Shoot 3pa 1d20+5 vs 12 leaves Arrow [fire] 1d20 vs 10 fumble 2 due 1pa");
    let shot = shot.expect("it can be read");
    assert_eq!(
        (shot.cost.points, shot.due.points, shot.modes.len()),
        (3, 0, 0)
    );
    assert_eq!(shot.roll.map(|roll| roll.difficulty), Some(12));
    let arrow = shot.leaves.expect("it leaves something");
    assert_eq!((arrow.name.as_str(), arrow.due.points), ("Arrow", 1));
    assert_eq!(arrow.modes, ["fire"]);
    let roll = arrow.roll.map(|roll| (roll.difficulty, roll.fumble));
    assert_eq!(roll, Some((10, Some(2))));
    // A cost after the name of the action left behind is still paid with the shot.
    let shot = made("Shoot leaves Arrow 2pa").expect("it can be read");
    assert_eq!(shot.cost.points, 2);
}

#[test]
fn the_longest_name_is_the_target() {
    assert_eq!(aimed("Hit @orc chief @Orc @élan 2pa"), [2, 1, 3]);
    let unknown = Fault::UnknownTarget("Orcs".to_owned());
    assert_eq!(made("Hit @Orcs"), Err(unknown));
}

#[test]
fn points_due_costs_and_resources_are_read() -> Result<(), Fault> {
    let bolt = made("Long bolt 4 PA 2 Potency due 1pa postponed")?;
    assert_eq!((bolt.cost.points, bolt.due.points), (4, 1));
    assert_eq!(bolt.cost.resources.get("potency"), Some(&2));
    assert_eq!(bolt.target_stack, TargetStack::Postponed);
    assert_eq!(bolt.name, "Long bolt");
    Ok(())
}

#[test]
fn a_resource_may_have_several_words() -> Result<(), Fault> {
    let resources = ["magic", "Magic power", "luck"].map(str::to_owned);
    let context = Context {
        names: &[(CombatantId(1), "Bo".to_owned())],
        resources: &resources,
    };
    let bolt = read("Bolt 2 magic power @Bo 1 luck", context)?;
    let spent = |name| bolt.cost.resources.get(name).copied();
    let spent = ["magic", "Magic power", "luck"].map(spent);
    assert_eq!(spent, [None, Some(2), Some(1)]);
    assert_eq!((bolt.name.as_str(), bolt.parts.len()), ("Bolt", 1));
    let bolt = read("Bolt 2 magic powers", context)?;
    assert_eq!(bolt.cost.resources.get("magic"), Some(&2));
    assert_eq!(bolt.name, "Bolt powers");
    let cost = read_cost("1pa 3 MAGIC POWER", context).expect("both are costs");
    assert_eq!(cost.resources.get("Magic power"), Some(&3));
    Ok(())
}

#[test]
fn parts_and_modes_have_names() -> Result<(), Fault> {
    let bolt = made("Chain bolt@orc chief jump@Orc 2pa [subdual] [long range]")?;
    let parts: Vec<_> = bolt.parts.iter().map(|part| part.name.as_str()).collect();
    assert_eq!((bolt.name.as_str(), parts), ("Chain", vec!["bolt", "jump"]));
    assert_eq!(bolt.modes, ["subdual", "long range"]);
    assert_eq!(made("Trip [")?.name, "Trip [");
    Ok(())
}

#[test]
fn a_cost_names_its_unknown_resource() {
    let resources = ["potency".to_owned()];
    let context = Context {
        names: &[],
        resources: &resources,
    };
    let cost = read_cost(" 2pa 1 Potency ", context).expect("both are costs");
    assert_eq!((cost.points, cost.resources.get("potency")), (2, Some(&1)));
    assert_eq!(read_cost("2 virtue", context), Err("2".to_owned()));
    assert_eq!(read_cost("", context), Ok(Cost::default()));
}

#[test]
fn a_roll_needs_a_difficulty() -> Result<(), Fault> {
    assert_eq!(made("Hit 1d20+5"), Err(Fault::NoDifficulty));
    assert_eq!(made(" 2pa "), Err(Fault::Empty));
    let roll = made("Hit 1d20+5 contra 12 pifia 2")?.roll;
    let roll = roll.map(|roll| (roll.difficulty, roll.fumble));
    assert_eq!(roll, Some((12, Some(2))));
    Ok(())
}

#[test]
fn what_is_left_is_postponed_at_the_same_targets() -> Result<(), Fault> {
    let left = made("Shoot leaves long arrow @Orc")?.leaves;
    let left = left.map(|left| (left.name, left.target_stack, left.parts.len()));
    assert_eq!(left, Some(("long arrow".into(), TargetStack::Postponed, 1)));
    Ok(())
}

#[test]
fn targets_may_be_parted_by_commas() -> Result<(), Fault> {
    for line in [
        "Blast @Orc, @Élan",
        "Blast @orc,@Élan",
        "Blast @Orc , @Élan",
    ] {
        let blast = made(line)?;
        let named = blast.parts.iter().find(|part| !part.name.is_empty());
        assert_eq!((blast.name.as_str(), named), ("Blast", None));
        assert_eq!(aimed(line), [1, 3], "{line}");
    }
    Ok(())
}

#[test]
fn what_is_due_later_waits_for_it() -> Result<(), Fault> {
    let mine = made("Mine due 3pa @Orc")?;
    assert_eq!(
        (mine.target_stack, mine.cost.points),
        (TargetStack::Postponed, 0)
    );
    assert_eq!(mine.due.points, 3);
    let arrow = made("Shoot 1pa leaves Arrow due 2pa @Orc")?;
    assert_eq!(arrow.target_stack, TargetStack::Main);
    Ok(())
}

#[test]
fn points_add_up_and_are_no_part_of_a_name() -> Result<(), Fault> {
    assert_eq!(made("Hit 2pa 3pa")?.cost.points, 5);
    let names = [
        (CombatantId(1), "Orc".to_owned()),
        (CombatantId(2), "Orc 2".to_owned()),
    ];
    let context = Context {
        names: &names,
        resources: &[],
    };
    let aimed = |line| read(line, context).map(|made| (made.parts[0].target, made.cost.points));
    assert_eq!(aimed("Hit @Orc 2 pa"), Ok((Some(CombatantId(1)), 2)));
    assert_eq!(aimed("Hit @Orc 2 3pa"), Ok((Some(CombatantId(2)), 3)));
    Ok(())
}
