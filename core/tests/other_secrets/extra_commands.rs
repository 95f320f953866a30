//! Commands that players do not see, added to the log with other secrets.

use asalto_core::encounter::Participant;
use asalto_core::event::PriorityEvent;
use asalto_core::log::Entry;
use asalto_core::priority::{Declaration, PhaseStep};
use asalto_core::{CombatantId, Condition, Encounter, Event, Timestamp};

use super::values::{secret_declaration, secret_regeneration};
use super::{SECRET, SecretChanger, hidden};

impl SecretChanger {
    /// Returns a command that players do not see, now and then.
    pub(super) fn aside(&mut self, at: Timestamp) -> Option<Entry> {
        self.seed = self
            .seed
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        if let Some(events) = self.hidden_past() {
            return Some(Entry {
                at,
                events: events.into(),
            });
        }
        let hidden = self.now.participants().find(|one| hidden(&one.profile))?.id;
        let position = SECRET.to_owned();
        let placed = Event::PositionSet {
            who: hidden,
            position,
        };
        let rolled = |who| Event::Rolled {
            who,
            expression: SECRET.to_owned(),
            dice: Vec::new(),
            total: 17,
        };
        let events = match (self.now.priority().point(), self.seed >> 16 & 3) {
            (&PhaseStep::Offer(who), _) if self.is_hidden(who) => vec![
                Event::Priority(PriorityEvent::Proposed {
                    who,
                    declaration: Box::new(secret_declaration(&Declaration::default())),
                }),
                Event::Priority(PriorityEvent::Disallowed { who }),
            ],
            (_, 0) => vec![placed],
            (_, 1) => vec![rolled(None)],
            (_, 2) => vec![rolled(Some(hidden))],
            _ => vec![self.regeneration(hidden)?],
        };
        Some(Entry {
            at,
            events: events.into(),
        })
    }

    /// Returns the beginning of a regeneration of which players learn nothing, once. An edit may show a combatant's
    /// conditions later. One without hit points is never down, so whether it wakes tells nothing.
    fn regeneration(&self, who: CombatantId) -> Option<Event> {
        let effect = secret_regeneration();
        let one = self.now.participant(who)?;
        let takes = one.vitality.is_none() && !one.conditions.contains(&effect.condition);
        (self.tougher != 0 && takes).then_some(Event::EffectBegan { who, effect })
    }

    /// Returns events of setup about a combatant that the party is unaware of, now and then: it has another name and a
    /// mark for a moment.
    fn hidden_past(&self) -> Option<Vec<Event>> {
        let mut all = self.now.participants();
        let one = all.find(|one| unseen(&self.now, one) && one.profile.place.is_none())?;
        let who = one.id;
        let edited = |profile| Event::CombatantEdited {
            who,
            profile: Box::new(profile),
            left: None,
        };
        let condition = Condition::Custom(SECRET.to_owned());
        // The other log has this profile: another maximum would change the hit points.
        let mut profile = (*one.profile).clone();
        self.change_profile(&mut profile);
        let mut renamed = profile.clone();
        SECRET.clone_into(&mut renamed.name);
        (self.seed >> 18 & 1 == 0).then(|| {
            vec![
                edited(renamed),
                Event::ConditionAdded {
                    who,
                    condition: condition.clone(),
                },
                Event::ConditionRemoved { who, condition },
                edited(profile),
            ]
        })
    }
}

/// Whether nobody whose numbers players know is aware of a combatant during setup.
fn unseen(now: &Encounter, one: &Participant) -> bool {
    let aware = |other: &Participant| {
        let [observer, target] = [other, one].map(|one| (one.id, one.profile.side));
        now.awareness().of_pair(observer, target)
    };
    let mut watchers = now.present().filter(|other| !hidden(&other.profile));
    now.opening().is_none() && hidden(&one.profile) && !watchers.any(aware)
}
