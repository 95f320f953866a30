//! What the players may see of a session: the same fight without what only the game master knows.

use crate::casting::SpellCheck;
use crate::checkpoint::Checkpoint;
use crate::combatant::{Combatant, CombatantId, Side};
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::priority::{PriorityEvent, Trigger};
use crate::rules::{Condition, LifeState};
use crate::session::{Entry, Session};
use crate::waiting::{Readied, Waiting};

impl Session {
    /// The session as the players may see it, up to the moment that is shown: of those who are not of
    /// the party and whom no player decides for there are neither numbers nor notes, nor what they
    /// ready, and of a fight that has not begun nobody whom the party is unaware of. Rolls for nobody
    /// in particular, checks of awareness and what was undone are left out.
    ///
    /// None where what is left does not make a fight.
    #[must_use]
    pub fn for_players(&self) -> Option<Self> {
        let checkpoint = self.checkpoint();
        let mut whole = checkpoint.map_or_else(
            || Encounter::new(self.rules().clone()),
            |first| first.encounter().clone(),
        );
        let first = checkpoint.map(|first| Checkpoint::of(first.entries(), redacted(&whole)));
        let first = first.transpose().ok()?.map(Box::new);
        let mut entries = Vec::new();
        for entry in &self.entries()[..self.cursor()] {
            let mut events = Vec::new();
            for event in &entry.events {
                let before = downs(&whole);
                whole.apply(event).ok()?;
                events.extend(shown(&whole, self.encounter(), event));
                events.extend(changed(&before, &downs(&whole)));
            }
            let at = entry.at;
            entries.push(Entry { at, events });
        }
        let unseen = self
            .encounter()
            .present()
            .filter(|one| is_unseen(self.encounter(), one));
        let events: Vec<_> = unseen
            .map(|one| Event::CombatantRemoved { who: one.id })
            .collect();
        if let Some(last) = entries.last_mut() {
            last.events.extend(events);
        }
        Self::replay(self.rules().clone(), first, entries, Vec::new()).ok()
    }
}

/// Whether the players know all about it.
fn is_open(profile: &Combatant) -> bool {
    profile.side == Side::PARTY || profile.controller == crate::Controller::Player
}

/// Whether nobody of the party is aware of it before the fight.
fn is_unseen(encounter: &Encounter, one: &Participant) -> bool {
    let before = encounter.opening().is_none();
    let awareness = encounter.awareness();
    let sees = |other: &Participant| {
        awareness.of_pair((other.id, other.profile.side), (one.id, one.profile.side))
    };
    before
        && !is_open(&one.profile)
        && !encounter
            .present()
            .any(|other| is_open(&other.profile) && sees(other))
}

/// A profile as the players may see it.
fn seen(profile: &Combatant, unseen: bool) -> Combatant {
    if is_open(profile) {
        return profile.clone();
    }
    let name = if unseen { "?" } else { &profile.name };
    let mut seen = Combatant::new(name, profile.side);
    seen.group = profile.group;
    seen
}

/// What the beginning of a log came to, as the players may see it.
fn redacted(whole: &Encounter) -> Encounter {
    let mut encounter = whole.clone();
    let closed = whole.participants().filter(|one| !is_open(&one.profile));
    for one in closed {
        if let Some(seen_one) = encounter.roster.get_mut(one.id) {
            seen_one.profile = seen(&one.profile, is_unseen(whole, one));
            seen_one.vitality = None;
            seen_one.stealth = None;
            seen_one.position.clear();
            if let Some(Waiting::Readied(readied)) = &mut seen_one.waiting {
                *readied = without_words(readied);
            }
        }
    }
    let hidden = |owner: CombatantId| {
        let owner = whole.participant(owner);
        owner.is_some_and(|one| !is_open(&one.profile))
    };
    for (_, trigger) in &mut encounter.cycle_mut().triggers {
        if hidden(trigger.owner) {
            trigger.name.clear();
        }
    }
    for (who, condition) in downs(whole) {
        if let Some(one) = encounter.roster.get_mut(who) {
            one.conditions.push(condition);
        }
    }
    encounter
}

/// An event as the players may see it, if they may.
fn shown(now: &Encounter, last: &Encounter, event: &Event) -> Option<Event> {
    let open = |who: CombatantId| now.participant(who).is_none_or(|one| is_open(&one.profile));
    let unseen = |who: CombatantId| {
        last.participant(who)
            .is_some_and(|one| is_unseen(last, one))
    };
    match event {
        Event::CombatantAdded { id, profile } => {
            let (id, profile) = (*id, Box::new(seen(profile, unseen(*id))));
            Some(Event::CombatantAdded { id, profile })
        }
        Event::CombatantEdited { who, profile } => {
            let (who, profile) = (*who, Box::new(seen(profile, unseen(*who))));
            Some(Event::CombatantEdited { who, profile })
        }
        // The total is called out at the table; the modifier is not.
        Event::InitiativeRolled { who, total, .. } if !open(*who) => {
            let (who, total) = (*who, *total);
            Some(Event::InitiativeEntered { who, total })
        }
        // Beside its face a total tells what was added to it.
        Event::SpellChecked { who, check } if !open(*who) => {
            let (who, check) = (
                *who,
                SpellCheck {
                    face: None,
                    ..*check
                },
            );
            Some(Event::SpellChecked { who, check })
        }
        Event::Priority(PriorityEvent::TriggerRegistered { id, trigger })
            if !open(trigger.owner) =>
        {
            let (id, name) = (*id, String::new());
            let trigger = Box::new(Trigger {
                name,
                ..(**trigger).clone()
            });
            Some(Event::Priority(PriorityEvent::TriggerRegistered {
                id,
                trigger,
            }))
        }
        Event::Readied { who, readied } if !open(*who) => {
            let (who, readied) = (*who, Box::new(without_words(readied)));
            Some(Event::Readied { who, readied })
        }
        Event::HitPointsChanged { who, .. }
        | Event::TemporaryChanged { who, .. }
        | Event::StealthChecked { who, .. }
        | Event::PositionSet { who, .. }
        | Event::SaveMade { who, .. }
        | Event::Rolled { who: Some(who), .. }
            if !open(*who) =>
        {
            None
        }
        Event::Rolled { who: None, .. } | Event::DetectionChecked { .. } => None,
        _ => Some(event.clone()),
    }
}

fn without_words(readied: &Readied) -> Readied {
    Readied {
        name: String::new(),
        trigger: String::new(),
        target: None,
        spell: None,
        ..readied.clone()
    }
}

/// Those whose hit points the players do not see, and how they lie there.
fn downs(encounter: &Encounter) -> Vec<(CombatantId, Condition)> {
    let closed = encounter.present().filter(|one| !is_open(&one.profile));
    let down = closed.filter_map(|one| {
        let condition = match one.life(encounter.rules())? {
            LifeState::Up | LifeState::Disabled => return None,
            LifeState::Unconscious | LifeState::Dying => Condition::Unconscious,
            LifeState::Dead => Condition::Dead,
        };
        (!one.conditions.contains(&condition)).then_some((one.id, condition))
    });
    down.collect()
}

/// What everybody sees of hit points: who falls and who gets up.
fn changed(before: &[(CombatantId, Condition)], after: &[(CombatantId, Condition)]) -> Vec<Event> {
    let gone = before.iter().filter(|one| !after.contains(one));
    let gone = gone.cloned();
    let ended = gone.map(|(who, condition)| Event::ConditionRemoved { who, condition });
    let new = after.iter().filter(|one| !before.contains(one)).cloned();
    let began = new.map(|(who, condition)| Event::ConditionAdded { who, condition });
    ended.chain(began).collect()
}
