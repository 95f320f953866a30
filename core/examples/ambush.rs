//! An ambush in D&D 3.5: the view gives the reason for each state and the rules behind it, and a rejection names the rule
//! that it follows.
//!
//! `cargo run -q -p asalto-core --example ambush`

use std::error::Error;

use asalto_core::{
    ActionKind, Combatant, Command, NoDice, Reason, RuleId, Ruleset, Session, Side, Timestamp,
};

/// Plays the ambush and returns the engine's messages.
///
/// # Errors
/// The rejection of a command that must not be rejected.
pub fn play() -> Result<Vec<String>, Box<dyn Error>> {
    let ruleset = Ruleset::Dnd35;
    let mut session = Session::new(ruleset);
    let lidda = Combatant {
        dexterity: Some(16),
        armor_class: Some(15),
        ..Combatant::new("Lidda", Side::PARTY)
    };
    let goblin = Combatant::new("Goblin", Side::FOES);
    for command in [
        Command::AddCombatant(Box::new(lidda)),
        Command::AddCombatant(Box::new(goblin)),
        Command::SetSideAwareness {
            observer: Side::PARTY,
            target: Side::FOES,
            aware: false,
        },
        Command::Start,
    ] {
        session.dispatch(&command, Timestamp(0), &mut NoDice)?;
    }
    // Only the goblin rolls before the surprise round.
    let called = session
        .encounter()
        .present()
        .find(|one| one.profile.name == "Goblin");
    let who = called.map(|one| one.id).ok_or("the goblin is here")?;
    let total = Command::EnterInitiative { who, total: 12 };
    session.dispatch(&total, Timestamp(0), &mut NoDice)?;

    let cited = |rules: &[RuleId]| {
        let rules = rules.iter().map(RuleId::to_string);
        rules.collect::<Vec<_>>().join(", ")
    };
    let rules = |reason: &Reason| cited(reason.rules(ruleset));
    let mut said = Vec::new();
    for one in &session.view().combatants {
        if let Some(reason) = &one.flat_footed {
            said.push(format!(
                "{} is flat-footed ({})",
                one.profile.name,
                rules(reason)
            ));
        }
        let armor_class = one.armor_class.as_ref();
        if let Some((armor_class, reason)) = armor_class.and_then(|it| Some((it, it.why.as_ref()?)))
        {
            said.push(format!("AC {} ({})", armor_class.now, rules(reason)));
        }
    }
    // A surprise round allows no full-round action.
    let action = ActionKind::FullRound;
    match session.dispatch(&Command::TakeAction { action }, Timestamp(0), &mut NoDice) {
        Ok(events) => said.push(format!("{events:?}")),
        Err(rejection) => {
            let can = rejection.can_be_overridden();
            said.push(format!(
                "rejected ({}), overridable: {can}",
                cited(rejection.rules(ruleset))
            ));
        }
    }
    Ok(said)
}

/// Prints the engine's messages.
fn main() -> Result<(), Box<dyn Error>> {
    for line in play()? {
        println!("{line}");
    }
    Ok(())
}
