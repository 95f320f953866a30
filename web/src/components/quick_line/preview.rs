//! The preview of a line: the combatants that Enter adds, with their numbers.

use asalto_core::combatant::Feature;
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Side};
use asalto_text::{self as text, Dnd2024Text, Message, NumericFieldText, ProfileText, SetupText};

use crate::components::written_numbers::{revealed_by_acting, written};
use crate::store::Store;

/// Writes the preview of a line: the names, with the numbers after the last of several equal
/// combatants.
pub fn preview(store: Store, side: Side, made: &[Newcomer]) -> Option<String> {
    let count = made.len();
    let mut names: Vec<String> = Vec::new();
    let mut before = String::new();
    for Newcomer {
        profile,
        hit_dice,
        lair,
        lost,
        total,
        ..
    } in made.iter().rev()
    {
        let by_phases = store.is_by_phases();
        // The number of a group says nothing before it is there.
        let alone = Combatant {
            group: None,
            ..profile.clone()
        };
        let mut facts = written(store, &alone, by_phases, profile.armor_class);
        // `init 12` is a modifier before combat and a result in combat: the preview says which one.
        let of_initiative = |said: String| store.text_with(SetupText::LineTotal, &[&said]);
        let initiative = if by_phases {
            profile.actor.initiative.as_ref().map(ToString::to_string)
        } else {
            let by = profile.initiative.map(|by| store.lang().modifier(by));
            by.map(of_initiative)
        };
        let total = total.map(|total| of_initiative(store.lang().number(total)));
        facts.splice(..0, initiative.into_iter().chain(total));
        if profile.side != side {
            facts.insert(0, text::side(store.lang(), profile.side));
        }
        let short = store.text(NumericFieldText::HitPointsShort);
        if let Some(most) = profile.hit_points.filter(|_| *lost > 0) {
            let whole = format!("{short} {most}");
            let wounded = format!("{short} {}/{most}", most - lost);
            for fact in facts.iter_mut().filter(|fact| **fact == whole) {
                fact.clone_from(&wounded);
            }
        }
        facts.extend(hit_dice.as_ref().map(|dice| format!("{short} {dice}")));
        // Their words load after the first screen.
        let defenses = text::short_defenses(store.lang(), &profile.defenses, store.defenses());
        facts.extend(defenses.into_iter().filter(|said| !said.is_empty()));
        facts.extend(features(store, profile));
        facts.extend(legendary(profile));
        facts.extend(lair.clone());
        let grouped = profile.group.map(|_| store.text(SetupText::RollsOnce));
        facts.extend(grouped.map(str::to_owned));
        let hidden = store.text(SetupText::HiddenFromPlayers);
        facts.extend(profile.is_secret().then(|| hidden.to_owned()));
        let seen_as = profile.second_name();
        facts.extend(seen_as.map(|name| store.text_with(SetupText::PlayersSee, &[name])));
        facts.extend(revealed_by_acting(store, profile));
        let facts = facts.join(" · ");
        let name = text::isolated(&profile.name);
        names.push(if facts.is_empty() || facts == before {
            name.into_owned()
        } else {
            format!("{name} ({facts})")
        });
        before = facts;
    }
    names.reverse();
    let names = text::list(store.lang(), &names);
    (count > 0).then(|| {
        store.message(&Message::QuickPreview {
            names: &names,
            count,
        })
    })
}

/// Writes the legendary actions and resistance of a profile, in the words of the quick line.
fn legendary(profile: &Combatant) -> impl Iterator<Item = String> {
    let has = profile.legendary;
    let numbers = [("leg", has.actions), ("lr", has.resistance)];
    let held = numbers.into_iter().filter(|(_, number)| *number > 0);
    held.map(|(word, number)| format!("{word} {number}"))
}

/// Writes the features with words of their own that the rules know. Their words load after the first screen.
fn features(store: Store, profile: &Combatant) -> impl Iterator<Item = String> {
    let words = [
        (Feature::Alert, store.text(Dnd2024Text::Alert).to_owned()),
        (
            Feature::FeralInstinct,
            store.text(Dnd2024Text::FeralInstinct).to_owned(),
        ),
        (
            Feature::ActionSurge,
            store.text(Dnd2024Text::ActionSurge).to_owned(),
        ),
        (
            Feature::Undead,
            store.text(ProfileText::Undead).to_lowercase(),
        ),
        (
            Feature::Construct,
            store.text(ProfileText::Construct).to_lowercase(),
        ),
    ];
    let has = move |feature| profile.has(feature) && store.features().contains(&feature);
    let held = words.into_iter().filter(move |(feature, _)| has(*feature));
    let said = held.map(|(_, word)| word);
    said.filter(|said| !said.is_empty())
}
