use super::*;
use crate::casting::{CheckInput, CheckVerdict};
use crate::effect::{Duration, NewEffect};
use crate::rules::Condition;
use crate::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};

const ARIA: CombatantId = CombatantId(1);
const BOSS: CombatantId = CombatantId(2);
const LIDDA: CombatantId = CombatantId(3);

fn give(session: &mut Session, command: &Command) {
    session
        .dispatch(command, Timestamp::default(), &mut NoDice)
        .expect("the command is legal");
}

/// Returns a combat of Aria, the boss and Lidda, in this order, in the turn of Aria.
fn combat() -> Session {
    let mut session = Session::new(Ruleset::Dnd5e);
    for name in ["Aria", "Boss", "Lidda"] {
        let joins = Command::AddCombatant(Box::new(Combatant::new(name, Side::FOES)));
        give(&mut session, &joins);
    }
    give(&mut session, &Command::Start);
    for (who, total) in [(ARIA, 20), (BOSS, 15), (LIDDA, 10)] {
        give(&mut session, &Command::EnterInitiative { who, total });
    }
    session
}

fn effect(who: CombatantId, condition: Condition, duration: Duration) -> Command {
    Command::AddEffect(Box::new(NewEffect::new(who, condition, duration)))
}

/// Returns what the last command told of some events, with their parts.
fn told<T>(session: &Session, tells: impl Fn(&Event) -> Option<T>) -> Vec<(T, TurnPart)> {
    let entry = session.entries().last().expect("the log has entries");
    let events: Vec<_> = entry.events.iter().collect();
    let parts = TurnPart::of_entry(&events);
    let told = events.into_iter().zip(parts);
    told.filter_map(|(event, part)| Some((tells(event)?, part)))
        .collect()
}

fn ends_or_begins(event: &Event) -> Option<String> {
    Some(match event {
        Event::EffectEnded { effect, .. } => format!("{:?} ends", effect.condition),
        Event::Combatant(CombatantEvent::EffectSave { due: true, .. }) => "save owed".to_owned(),
        Event::TurnMissed { who, .. } => format!("{} misses", who.0),
        Event::TurnStarted { who, .. } => format!("{} begins", who.0),
        _ => return None,
    })
}

#[track_caller]
fn check(session: &Session, wanted: &[(&str, TurnPart)]) {
    let found = told(session, ends_or_begins);
    let found: Vec<_> = found
        .iter()
        .map(|(it, part)| (it.as_str(), *part))
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn a_missed_turn_has_its_endings_and_its_save() {
    let mut session = combat();
    let difficulty = 13;
    let kind = None;
    for (who, condition, duration) in [
        (LIDDA, Condition::Prone, Duration::TurnStart(BOSS)),
        (ARIA, Condition::Blinded, Duration::TurnEnd(BOSS)),
        (ARIA, Condition::Frightened, Duration::TurnStart(LIDDA)),
        (
            BOSS,
            Condition::Paralyzed,
            Duration::Save { difficulty, kind },
        ),
    ] {
        give(&mut session, &effect(who, condition, duration));
    }
    give(&mut session, &Command::EndTurn);
    check(
        &session,
        &[
            ("Prone ends", TurnPart::Ahead),
            ("2 misses", TurnPart::Begins),
            ("Blinded ends", TurnPart::Within),
            ("save owed", TurnPart::Within),
            ("Frightened ends", TurnPart::Ahead),
            ("3 begins", TurnPart::Begins),
        ],
    );
    // The save at its end comes in the next turn.
    let verdict = CheckVerdict::Success;
    let saves = Command::SaveAgainstEffect {
        who: BOSS,
        condition: Condition::Paralyzed,
        name: String::new(),
        how: CheckInput::Verdict { verdict },
    };
    give(&mut session, &saves);
    check(&session, &[("Paralyzed ends", TurnPart::Settles(BOSS))]);
}

#[test]
fn an_effect_that_is_ended_by_hand_stays_in_the_turn_in_progress() {
    let mut session = combat();
    give(
        &mut session,
        &effect(LIDDA, Condition::Prone, Duration::TurnStart(BOSS)),
    );
    let (who, condition, source) = (LIDDA, Condition::Prone, None);
    give(
        &mut session,
        &Command::EndEffects(Box::new(crate::effect::EndedEffects {
            who,
            condition,
            source,
        })),
    );
    check(&session, &[("Prone ends", TurnPart::Within)]);
    // The rest of a turn that is skipped by hand belongs to that turn.
    give(&mut session, &Command::SkipTurn { who: ARIA });
    check(
        &session,
        &[
            ("1 misses", TurnPart::Within),
            ("2 begins", TurnPart::Begins),
        ],
    );
}
