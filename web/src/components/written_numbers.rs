//! The facts of a combatant, written for the list and for the preview of a line.

use asalto_core::Combatant;
use asalto_core::combatant::NumericField;
use asalto_text::{SetupText, numeric_field, tales_of_war};

use crate::numeric_fields;
use crate::store::Store;

/// Lists the labeled numbers of a profile, except its initiative.
pub fn written(
    store: Store,
    profile: &Combatant,
    by_phases: bool,
    armor_class: Option<i16>,
) -> Vec<String> {
    written_of_all(store, profile, &[profile], by_phases, armor_class)
}

/// Lists the labeled numbers of a profile, except its initiative. Those in which several differ are ranges: `HP 7–14`.
pub fn written_of_all(
    store: Store,
    profile: &Combatant,
    all: &[&Combatant],
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
    for field in numeric_fields::in_lists() {
        let number = if field == NumericField::ArmorClass {
            armor_class.map(i32::from)
        } else {
            field.get(profile)
        };
        let numbers = || all.iter().filter_map(|one| field.get(one));
        let said = match (number, numbers().min(), numbers().max()) {
            (Some(_), Some(low), Some(high)) if low < high => Some(format!("{low}–{high}")),
            (number, ..) => number.map(|number| number.to_string()),
        };
        let short = numeric_field(field).short;
        facts.extend(said.map(|said| format!("{} {said}", store.text(short))));
    }
    let group = store.text(SetupText::InitiativeGroup);
    facts.extend(profile.group.map(|of| format!("{group} {}", of.0)));
    let challenge = store.text(SetupText::ChallengeShort);
    facts.extend(
        profile
            .challenge
            .map(|rating| format!("{challenge} {rating}")),
    );
    facts
}

/// Writes that a combatant which the game master keeps from players is revealed when it acts.
pub fn revealed_by_acting(store: Store, profile: &Combatant) -> Option<String> {
    let reveals = profile.reveal_when_acting && profile.is_concealed();
    reveals.then(|| store.text(SetupText::RevealedWhenActing).to_owned())
}
