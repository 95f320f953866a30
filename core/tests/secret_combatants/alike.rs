//! The facts that a secret combatant changes by the rules. Two encounters that differ in them are no longer compared.

use asalto_core::effect::{Effect, EffectExpiry};
use asalto_core::order::Tie;
use asalto_core::{Command, Event, Side};

use super::twins::{Twins, play};
use crate::duel::OGRE;
use crate::other_secrets::SECRET;

impl Twins {
    /// Whether the others act in the same round and order in both encounters, at the same counts, with the same actions on
    /// the stack: a place is found by comparing it with all others, whoever delays acts at the count of the one before,
    /// an effect lasts until the count of the last one that acted, its side shares its result, it plays on if nobody else can, and a triggered effect is put on the stack when it
    /// receives priority.
    pub fn has_the_same_order(&self) -> bool {
        let [seen, whole] = [&self.seen, &self.whole].map(|session| {
            let places = session.encounter().order().places().iter();
            let names = places.map(|place| (session.name_of(place.who), place.count));
            let others = names.filter(|(name, _)| !name.starts_with(SECRET));
            let others = others.map(|(name, count)| (name.to_owned(), count));
            let others: Vec<_> = others.collect();
            let stack = session.encounter().stack();
            let frames = stack.frames().iter().chain(stack.postponed());
            let owners = frames.map(|frame| session.name_of(frame.owner));
            let owners = owners.filter(|name| !name.starts_with(SECRET));
            let owners: Vec<_> = owners.map(str::to_owned).collect();
            let all = session.encounter().participants();
            let all = all.filter(|one| !one.profile.secret);
            let results: Vec<_> = all.map(|one| one.initiative.map(|own| own.total)).collect();
            let counts = |effect: &Effect| match effect.ending {
                EffectExpiry::Count { round, count, .. } => Some((round, count)),
                _ => None,
            };
            let present = session.encounter().participants();
            let effects = present.filter(|one| !one.profile.secret);
            let effects = effects.flat_map(|one| one.effects.iter().map(counts));
            let effects: Vec<_> = effects.collect();
            let phase = session.encounter().priority().phase();
            let phase = phase.as_ref().map(std::mem::discriminant);
            let round = session.encounter().round();
            (round, others, owners, results, effects, phase)
        });
        seen == whole
    }

    /// Whether the last command overrode the same rules in both sessions, and surprised the same combatants. A secret
    /// combatant can surprise the party, and the rules that protect its turn can be overridden.
    pub fn is_alike(&self, at: usize) -> bool {
        let from = self.moments[at];
        let [seen, whole] = [(&self.seen, at), (&self.whole, from)].map(|(session, from)| {
            let events = session.entries()[from..].iter();
            let events = events.flat_map(|entry| &entry.events);
            let overridden = events.filter_map(|event| match event {
                Event::Ruled { aside } => Some(aside.clone()),
                _ => None,
            });
            let encounter = session.encounter();
            let others = encounter.participants();
            let others = others.filter(|one| !one.profile.secret);
            let surprised: Vec<_> = others.map(|one| one.surprised).collect();
            let opening = encounter.opening().map(std::mem::discriminant);
            let events = session.entries()[from..].iter();
            let events = events.flat_map(|entry| &entry.events);
            let prepared = events.filter_map(|event| match event {
                Event::RoundPrepared { who, .. } => Some(who),
                _ => None,
            });
            let prepared = prepared.flatten().map(|&who| session.name_of(who));
            let prepared = prepared.filter(|name| !name.starts_with(SECRET));
            let prepared: Vec<_> = prepared.map(str::to_owned).collect();
            // Aware combatants of one side act before anyone rolls.
            let began = session.entries()[from..].iter().find(|entry| {
                let mut events = entry.events.iter();
                events.any(|event| matches!(event, Event::Started(_)))
            });
            let acts = began.map(|entry| {
                let mut events = entry.events.iter();
                events.any(|event| matches!(event, Event::OrderSet { .. }))
            });
            let overridden: Vec<_> = overridden.collect();
            (overridden, surprised, opening, acts, prepared)
        });
        seen == whole
    }

    /// Whether dice broke a tie with the secret combatant since a moment. A draw is one for all, and a roll-off with it may
    /// put others in another order.
    pub fn draws(&self, from: usize) -> bool {
        let new = self.whole.entries().get(from..).unwrap_or_default();
        let mut events = new.iter().flat_map(|entry| &entry.events);
        let draws = |tie: &Tie| !tie.faces.is_empty() && tie.order.contains(&self.secret);
        events.any(|event| matches!(event, Event::TieBroken(tie) if draws(tie)))
    }

    /// Makes the secret combatant aware of others, and others of it, as the ogre is.
    pub fn copy_awareness(&mut self) {
        let encounter = self.whole.encounter();
        let all: Vec<_> = encounter
            .participants()
            .map(|one| (one.id, one.profile.side))
            .collect();
        let Some(&ogre) = all.iter().find(|(who, _)| *who == OGRE) else {
            return;
        };
        let secret = (self.secret, Side::FOES);
        let mut commands = Vec::new();
        for &other in all
            .iter()
            .filter(|(who, _)| *who != self.secret && *who != OGRE)
        {
            let awareness = encounter.awareness();
            for (own, model) in [
                ((secret, other), (ogre, other)),
                ((other, secret), (other, ogre)),
            ] {
                let aware = awareness.of_pair(model.0, model.1);
                if awareness.of_pair(own.0, own.1) != aware {
                    let (observer, target) = (own.0.0, own.1.0);
                    commands.push(Command::SetAwareness {
                        observer,
                        target,
                        aware,
                    });
                }
            }
        }
        for command in commands {
            let _set = play(&mut self.whole, &command);
        }
    }
}
