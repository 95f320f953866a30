//! The log: the texts of events that a setup can have. The first screen needs no others.

use asalto_core::{CombatantId, Event, RuleId};

use super::{Lang, LogText as Text, Message, Names, ruleset};

/// Returns the text of an event of a setup; none for other events.
#[must_use]
pub fn setup_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let say = |text: Text, with: &[&str]| lang.text_with(text, with);
    let name = |who: &CombatantId| names.name(*who);
    let of = |text: Text, who: &CombatantId| lang.text_with(text, &[&names.name(*who)]);
    Some(match event {
        Event::RulesAdopted(rules) => say(Text::RulesAdopted, &[ruleset(lang, rules.ruleset)]),
        Event::CombatantAdded { profile, .. } => say(Text::CombatantAdded, &[&profile.name]),
        Event::CombatantEdited { who, .. } => of(Text::CombatantEdited, who),
        Event::CombatantRemoved { who } => of(Text::CombatantRemoved, who),
        Event::AwarenessSet {
            observer,
            target,
            aware,
        } => {
            let text = if *aware { Text::Aware } else { Text::Unaware };
            say(text, &[&name(observer), &name(target)])
        }
        Event::SideAwarenessSet {
            observer,
            target,
            aware,
        } => {
            let side = Message::SideAware {
                observer: *observer,
                target: *target,
                aware: *aware,
            };
            format!("{}.", lang.message(&side))
        }
        Event::DetectionChecked {
            observer, check, ..
        } => say(
            Text::DetectionChecked,
            &[
                &name(observer),
                &check.face.to_string(),
                &format!("{:+}", check.modifier),
                &check.distance_penalty().to_string(),
                &check.difficulty.to_string(),
            ],
        ),
        Event::StealthChecked { who, check } => say(
            Text::StealthChecked,
            &[&name(who), &lang.number(check.total)],
        ),
        Event::PositionSet { who, position } => say(Text::Labeled, &[&name(who), position]),
        Event::Dismounted { who } => of(Text::Dismounted, who),
        Event::Ruled { aside } => {
            let ids: Vec<_> = aside.iter().map(RuleId::to_string).collect();
            say(Text::Overridden, &[&lang.list(&ids)])
        }
        _ => return None,
    })
}
