//! The file of everything that the app has saved.

use asalto_core::DamageType;
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp, notation};
use asalto_import::{Format, ImportError, Reason, read};
use serde_json::json;

/// Returns the text of a slot. The checksum is not that of the app, which checks it when it opens its own files.
fn slot(generation: u32, body: &str) -> String {
    format!(
        "asalto 2 {generation} {} 0123456789abcdef\n{body}",
        body.len()
    )
}

fn session(names: &[&str]) -> Session {
    let mut session = Session::new(Ruleset::Dnd5e);
    for name in names {
        let mut profile = Combatant::new(*name, Side::FOES);
        profile.hit_points = Some(7);
        profile.armor_class = Some(15);
        profile.dexterity = Some(14);
        profile.defenses.immunities.insert(DamageType::Fire);
        let newcomers = vec![Newcomer {
            lost: 3,
            ..Newcomer::from(profile)
        }];
        let command = Command::AddCombatants(newcomers);
        session
            .dispatch(&command, Timestamp(0), &mut NoDice)
            .expect("it can join");
    }
    session
}

#[test]
fn the_newest_version_of_an_encounter_and_all_groups_are_read() {
    let old = session(&["Wisp"]).to_text().expect("it has a notation");
    let new = session(&["Wisp", "Ogre"])
        .to_text()
        .expect("it has a notation");
    let member = Newcomer::from(Combatant::new("Iria", Side::PARTY));
    let party = notation::write(&("The Watch", "Party", [(member, "owes 2 gp", "", "Bow. +5")]));
    let file = json!({
        "asalto.1.encounter.4.a": slot(3, &old),
        "asalto.1.encounter.4.b": slot(4, &new),
        "asalto.1.archive.party.2": slot(1, &party.expect("it has a notation")),
        "asalto.1.archive.creature.9": slot(1, "[broken"),
        "asalto.1.settings": "{}",
    });
    let imported = read("backup.json", file.to_string().as_bytes()).expect("it is a backup");
    assert_eq!(imported.formats, [Format::Asalto]);
    let mut names: Vec<&str> = imported.combatants.iter().map(|one| &*one.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["Iria", "Ogre", "Wisp"]);
    let of = |name: &str| {
        imported
            .combatants
            .iter()
            .find(|one| one.name == name)
            .expect("it is there")
    };
    let wisp = of("Wisp");
    assert_eq!(
        (wisp.hp, wisp.hp_max, wisp.ac, wisp.init_mod),
        (Some(4), Some(7), Some(15), Some(2))
    );
    assert!(wisp.defenses.immunities.contains(&DamageType::Fire));
    let iria = of("Iria");
    assert_eq!(
        (iria.team.as_deref(), iria.sheet.as_deref()),
        (Some("The Watch"), Some("Bow. +5"))
    );
    assert_eq!(imported.left_out.len(), 1);
    assert_eq!(
        imported.left_out[0].reason,
        Reason::Unreadable(ImportError::Unknown)
    );
}

#[test]
fn a_file_of_a_newer_version_is_refused() {
    let file = br#"{"asalto": "combatants", "version": 2, "combatants": [{"name": "A"}]}"#;
    assert_eq!(read("a.json", file), Err(ImportError::Newer));
}

#[test]
fn defenses_that_the_app_cannot_hold_are_left_out() {
    let energy = json!([{"of": "fire", "amount": 10}, {"of": "cold", "amount": 0}, {"of": "fire", "amount": 5}]);
    let one = json!({"name": "A", "defenses": {"immunities": ["acid", "acid"], "energy": energy}});
    let file = json!({"asalto": "combatants", "version": 1, "combatants": [one]});
    let imported = read("a.json", file.to_string().as_bytes()).expect("it is of the app");
    let profile = imported.combatants[0].newcomer(Side::FOES).profile;
    assert_eq!(profile.validate(), Ok(()));
    assert_eq!(profile.defenses.energy_against(DamageType::Fire), 10);
    assert_eq!(profile.defenses.energy.len(), 1);
    let value = "Cold 0".to_owned();
    assert_eq!(
        imported.left_out[0].reason,
        Reason::UnknownDefense { value }
    );
}
