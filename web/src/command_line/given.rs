//! The sentences about given conditions: each with its duration, which the log does not tell.

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Command, Condition, Event};
use asalto_text::{self as text, PickerText};

use crate::components::aims;
use crate::components::panel::picker;
use crate::store::Store;

/// The duration of a condition, and the one after which it ends at the latest.
pub type Lasts = (Duration, Option<Duration>);

/// A condition with a duration, and the combatants that receive it.
struct Given<'c> {
    condition: &'c Condition,
    lasts: Lasts,
    cause: Option<CombatantId>,
    who: Vec<CombatantId>,
}

/// Returns who causes the condition of a command, unless its duration names the same one.
pub fn cause(command: &Command) -> Option<CombatantId> {
    match command {
        Command::AddEffect(new) => new
            .source
            .filter(|source| new.duration.depends_on() != Some(*source)),
        _ => None,
    }
}

/// Returns the sentence about those who receive conditions, with the duration and the one who causes them.
pub fn words(
    store: Store,
    [who, conditions, lasts]: [String; 3],
    cause: Option<CombatantId>,
) -> String {
    match cause {
        Some(cause) => {
            let cause = store.name(cause);
            store.text_with(PickerText::GiveBy, &[&who, &conditions, &lasts, &cause])
        }
        None => store.text_with(PickerText::Give, &[&who, &conditions, &lasts]),
    }
}

/// Returns who receives a condition by a command, the condition and its duration.
pub fn by(command: &Command) -> Option<(CombatantId, &Condition, Lasts)> {
    match command {
        Command::AddEffect(new) => Some((new.who, &new.condition, (new.duration, new.latest))),
        Command::AddCondition { who, condition } => Some((*who, condition, (Duration::Open, None))),
        _ => None,
    }
}

/// Returns the sentences about the conditions that commands give for a time, and the events that they do not tell.
pub fn told<'e>(
    store: Store,
    commands: &[Command],
    events: &'e [Event],
) -> (Vec<String>, Vec<&'e Event>) {
    let (mut all, mut rest) = (Vec::<Given<'_>>::new(), Vec::new());
    for event in events {
        let Some(one) = timed(commands, event) else {
            rest.push(event);
            continue;
        };
        let same = |it: &&mut Given<'_>| {
            it.condition == one.condition && it.lasts == one.lasts && it.cause == one.cause
        };
        match all.iter_mut().find(same) {
            Some(given) => given.who.extend(one.who),
            None => all.push(one),
        }
    }
    (
        all.iter().map(|given| sentence(store, given)).collect(),
        rest,
    )
}

/// Returns the condition that an event begins, with the duration and the cause that a command states for it, unless it lasts
/// until removed.
fn timed<'c>(commands: &'c [Command], event: &Event) -> Option<Given<'c>> {
    let Event::EffectBegan { who, effect } = event else {
        return None;
    };
    commands.iter().find_map(|command| match command {
        Command::AddEffect(new)
            if new.who == *who
                && new.condition == effect.condition
                && new.duration != Duration::Open =>
        {
            Some(Given {
                condition: &new.condition,
                lasts: (new.duration, new.latest),
                cause: cause(command),
                who: vec![*who],
            })
        }
        _ => None,
    })
}

fn sentence(store: Store, given: &Given<'_>) -> String {
    let with = [
        aims::named(store, &given.who),
        text::condition(store.lang(), given.condition),
        picker::lasts(store, given.condition, given.lasts),
    ];
    words(store, with, given.cause) + "."
}
