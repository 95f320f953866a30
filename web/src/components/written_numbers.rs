//! The numbers of a combatant, written for the list and for the preview of a line.

use asalto_core::Combatant;
use asalto_text::{SetupText, tales_of_war};

use crate::store::Store;

/// Lists the labeled numbers of a profile, except its initiative.
pub fn written(
    store: Store,
    profile: &Combatant,
    by_phases: bool,
    armor_class: Option<i16>,
) -> Vec<String> {
    let mut facts = Vec::new();
    if by_phases {
        facts.push(tales_of_war::action_points(
            store.lang(),
            profile.actor.points,
        ));
    }
    let numbers = [
        (SetupText::DexterityShort, profile.dexterity.map(i32::from)),
        (SetupText::HitPointsShort, profile.hit_points),
        (SetupText::ArmorClassShort, armor_class.map(i32::from)),
        (
            SetupText::InitiativeGroup,
            profile.group.map(|group| group.0.into()),
        ),
        (SetupText::LevelShort, profile.level.map(i32::from)),
    ];
    for (name, number) in numbers {
        facts.extend(number.map(|number| format!("{} {number}", store.text(name))));
    }
    let challenge = store.text(SetupText::ChallengeShort);
    facts.extend(
        profile
            .challenge
            .map(|rating| format!("{challenge} {rating}")),
    );
    facts
}
