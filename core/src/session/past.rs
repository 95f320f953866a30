//! What combatants were before an event of the log.

use crate::checkpoint::Checkpoint;
use crate::combatant::{Combatant, CombatantId};
use crate::damage_type::DamageType;
use crate::event::{CombatantEvent, DyingEvent, Event};
use crate::law::Law;
use crate::rules::{Condition, DownState};

use super::Session;

impl Session {
    /// Returns the name of a combatant, empty if nobody has the id. At an earlier moment, the log names
    /// combatants that have not joined yet.
    pub fn name_of(&self, who: CombatantId) -> &str {
        if let Some(one) = self.encounter().participant(who) {
            return &one.profile.name;
        }
        let mut events = self.entries.iter().flat_map(|entry| &entry.events);
        let named = events.find_map(|event| match event {
            Event::CombatantAdded { id, profile } if *id == who => Some(profile.name.as_str()),
            _ => None,
        });
        named.unwrap_or_default()
    }

    /// Returns the profile of a combatant as it was before an event of the log. None if the event is not in the log, or if
    /// nobody has the id.
    pub fn profile_before(&self, event: &Event, who: CombatantId) -> Option<Combatant> {
        let before = self.checkpoint.as_deref().map(Checkpoint::encounter);
        let known = before.and_then(|before| before.participant(who));
        let mut profile = known.map(|one| Combatant::clone(&one.profile));
        for played in self.entries.iter().flat_map(|entry| &entry.events) {
            if std::ptr::eq(played, event) {
                return profile;
            }
            profile = played.profile_after(who, profile);
        }
        None
    }

    /// Returns whether a combatant was dead under the condition before an event of the log. An event outside the log comes
    /// after all others.
    ///
    /// ```
    /// # use asalto_core::rules::Condition;
    /// # use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd35);
    /// let mut goblin = Combatant::new("Goblin", Side::FOES);
    /// goblin.hit_points = Some(5);
    /// let mut give = |command| session.dispatch(&command, Timestamp::default(), &mut NoDice).map(drop);
    /// give(Command::AddCombatant(Box::new(goblin)))?;
    /// let who = asalto_core::CombatantId(1);
    /// give(Command::damage(vec![who], 5))?;
    /// give(Command::AddCondition { who, condition: Condition::Dead })?;
    /// give(Command::damage(vec![who], 9))?;
    /// let hits = session.entries().iter().map(|entry| &entry.events[0]);
    /// let dead: Vec<_> = hits.map(|event| session.dead_before(event, who)).collect();
    /// assert_eq!(dead, [false, false, false, true]);
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn dead_before(&self, event: &Event, who: CombatantId) -> bool {
        let before = self.checkpoint.as_deref().map(Checkpoint::encounter);
        let known = before.and_then(|before| before.participant(who));
        let mut dead = known.is_some_and(|one| one.conditions.contains(&Condition::Dead));
        for played in self.events_before(event) {
            match played {
                Event::ConditionAdded {
                    who: of,
                    condition: Condition::Dead,
                } if *of == who => dead = true,
                Event::ConditionRemoved {
                    who: of,
                    condition: Condition::Dead,
                } if *of == who => dead = false,
                _ => {}
            }
        }
        dead
    }

    /// Returns the hit points of a combatant before an event of the log, as the last change left them. None if they had not
    /// changed.
    ///
    /// ```
    /// # use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd5e);
    /// let mut goblin = Combatant::new("Goblin", Side::FOES);
    /// goblin.hit_points = Some(5);
    /// let mut give = |command| session.dispatch(&command, Timestamp::default(), &mut NoDice).map(drop);
    /// give(Command::AddCombatant(Box::new(goblin)))?;
    /// let who = asalto_core::CombatantId(1);
    /// give(Command::damage(vec![who], 2))?;
    /// give(Command::damage(vec![who], 9))?;
    /// let hits = session.entries().iter().map(|entry| &entry.events[0]);
    /// let left: Vec<_> = hits.map(|event| session.hit_points_before(event, who)).collect();
    /// assert_eq!(left, [None, None, Some(3)]);
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn hit_points_before(&self, event: &Event, who: CombatantId) -> Option<i32> {
        let before = self.checkpoint.as_deref().map(Checkpoint::encounter);
        let known = before.and_then(|before| before.participant(who)?.vitality);
        let changes = self.events_before(event).filter_map(|played| match played {
            Event::HitPointsChanged { who: of, left, .. }
            | Event::Combatant(CombatantEvent::HitPointsSet { who: of, left, .. })
                if *of == who =>
            {
                Some(*left)
            }
            _ => None,
        });
        changes.last().or(known.map(|vitality| vitality.left))
    }

    /// Returns the conditions that kept a combatant from acting before an event of the log, each once. Those of an edited
    /// start are left out once the log is condensed.
    ///
    /// ```
    /// # use asalto_core::rules::Condition;
    /// # use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd5e);
    /// let mut give = |command| session.dispatch(&command, Timestamp::default(), &mut NoDice).map(drop);
    /// give(Command::AddCombatant(Box::new(Combatant::new("Ogre", Side::FOES))))?;
    /// let who = asalto_core::CombatantId(1);
    /// for condition in [Condition::Prone, Condition::Stunned] {
    ///     give(Command::AddCondition { who, condition })?;
    /// }
    /// give(Command::RemoveCondition { who, condition: Condition::Stunned })?;
    /// let last = &session.entries()[3].events[0];
    /// assert_eq!(session.stopped_by(last, who), [Condition::Stunned]);
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn stopped_by(&self, event: &Event, who: CombatantId) -> Vec<Condition> {
        let before = self.checkpoint.as_deref().map(Checkpoint::encounter);
        let known = before.and_then(|before| before.participant(who));
        let mut held: Vec<Condition> = known.map_or_else(Vec::new, |one| one.conditions.clone());
        for played in self.events_before(event) {
            match played {
                Event::ConditionAdded { who: of, condition } if *of == who => {
                    held.push(condition.clone());
                }
                Event::EffectBegan { who: of, effect } if *of == who => {
                    held.push(effect.condition.clone());
                }
                Event::ConditionRemoved { who: of, condition } if *of == who => {
                    held.retain(|one| one != condition);
                }
                Event::EffectEnded {
                    who: of, effect, ..
                } if *of == who => {
                    let ended = held.iter().position(|one| *one == effect.condition);
                    ended.map(|at| held.remove(at));
                }
                _ => {}
            }
        }
        let vitality = self.encounter().rules().vitality;
        let mut stops: Vec<Condition> = Vec::new();
        for one in held {
            if vitality.is_stopped_by(&one) && !stops.contains(&one) {
                stops.push(one);
            }
        }
        stops
    }

    /// Returns whether a melee attack may have killed a combatant at 0 hit points, so that its attacker may have knocked it
    /// out (D5E-65). Damage against a save, damage to several, a limited use and an effect are no such attack.
    ///
    /// ```
    /// # use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd5e);
    /// let mut give = |command| session.dispatch(&command, Timestamp::default(), &mut NoDice).map(drop);
    /// for name in ["Goblin 1", "Goblin 2", "Goblin 3"] {
    ///     let mut goblin = Combatant::new(name, Side::FOES);
    ///     goblin.hit_points = Some(5);
    ///     give(Command::AddCombatant(Box::new(goblin)))?;
    /// }
    /// let [first, second, third] = [1, 2, 3].map(asalto_core::CombatantId);
    /// give(Command::damage(vec![first], 5))?;
    /// give(Command::damage(vec![second, third], 5))?;
    /// assert!(session.may_be_knocked_out(first));
    /// assert!(!session.may_be_knocked_out(second));
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn may_be_knocked_out(&self, who: CombatantId) -> bool {
        let played = self.entries[..self.cursor].iter().rev();
        let killed = |event: &Event| match event {
            Event::Dying(DyingEvent::Changed {
                who: of,
                state: Some(DownState::Dead),
                why,
            }) if *of == who => Some(*why),
            _ => None,
        };
        let mut played = played.map(|entry| &entry.events);
        let found = played.find_map(|events| Some((events, events.iter().rev().find_map(killed)?)));
        let Some((events, why)) = found else {
            return false;
        };
        let is_other = |event: &Event| match event {
            Event::HitPointsChanged { who: of, by, .. } => *of != who && *by < 0,
            Event::Combatant(
                CombatantEvent::TypedDamageTaken { who: of, .. }
                | CombatantEvent::NoDamageTaken { who: of },
            ) => *of != who,
            Event::SaveMade { who: of, .. } => *of == who,
            Event::Combatant(
                CombatantEvent::UseSpent { .. } | CombatantEvent::TurnEffectSettled { .. },
            ) => true,
            _ => false,
        };
        let by_a_hit = matches!(why, Some(Law::DeadAtZero | Law::MassiveDamage));
        by_a_hit && !events.iter().any(is_other)
    }

    /// Returns the types of energy of which a combatant has taken damage since its turn before the one that goes on, or
    /// before the coming one if it is not acting: each once, the newest first. A regeneration can depend on them
    /// (AMB-D5E-36). None where energy is lethal to a combatant that regenerates, and prevents nothing (AMB-D35-35).
    ///
    /// ```
    /// # use asalto_core::{Combatant, Command, DamageType, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd5e);
    /// let mut give = |command| session.dispatch(&command, Timestamp::default(), &mut NoDice).map(drop);
    /// let mut troll = Combatant::new("Troll", Side::FOES);
    /// troll.hit_points = Some(84);
    /// give(Command::AddCombatant(Box::new(troll)))?;
    /// let who = asalto_core::CombatantId(1);
    /// give(Command::typed_damage(vec![who], 7, DamageType::Fire))?;
    /// give(Command::typed_damage(vec![who], 9, DamageType::Slashing))?;
    /// assert_eq!(session.energy_since_turn(who), [DamageType::Fire]);
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn energy_since_turn(&self, who: CombatantId) -> Vec<DamageType> {
        if self.encounter().rules().vitality.counts_nonlethal() {
            return Vec::new();
        }
        let acts = self.encounter().turn_of() == Some(who);
        let mut turns = if acts { 2 } else { 1 };
        let mut found = Vec::new();
        for event in self.newest_events() {
            match event {
                Event::TurnStarted { who: of, .. } if *of == who => turns -= 1,
                Event::Combatant(CombatantEvent::TypedDamageTaken {
                    who: of,
                    damage_type,
                    taken: 1..,
                    ..
                }) if *of == who => {
                    let of = damage_type.of;
                    if !of.is_of_weapons() && !found.contains(&of) {
                        found.push(of);
                    }
                }
                _ => {}
            }
            if turns == 0 {
                break;
            }
        }
        found
    }

    /// Returns whether a combatant has begun to concentrate in its turn that goes on: a condition that it gives now is most
    /// likely of that spell.
    ///
    /// ```
    /// # use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd5e);
    /// let mut give = |command| session.dispatch(&command, Timestamp::default(), &mut NoDice).map(drop);
    /// for name in ["Mialee", "Orc"] {
    ///     give(Command::AddCombatant(Box::new(Combatant::new(name, Side::FOES))))?;
    /// }
    /// let [mialee, orc] = [1, 2].map(asalto_core::CombatantId);
    /// give(Command::Start)?;
    /// for (who, total) in [(mialee, 20), (orc, 10)] {
    ///     give(Command::EnterInitiative { who, total })?;
    /// }
    /// give(Command::Concentrate { who: mialee, spell: "hold person".to_owned() })?;
    /// assert!(session.has_begun_to_concentrate(mialee));
    /// assert!(!session.has_begun_to_concentrate(orc));
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    #[must_use]
    pub fn has_begun_to_concentrate(&self, who: CombatantId) -> bool {
        let acts = self.encounter().turn_of() == Some(who);
        let found = self.newest_events().find_map(|event| match event {
            Event::ConcentrationBegan { who: of, .. } if *of == who => Some(true),
            Event::TurnStarted { .. } => Some(false),
            _ => None,
        });
        acts && found == Some(true)
    }

    /// Returns the events up to the cursor, newest first.
    fn newest_events(&self) -> impl Iterator<Item = &Event> {
        let played = self.entries[..self.cursor].iter().rev();
        played.flat_map(|entry| entry.events.iter().rev())
    }

    /// Returns the events of the log before one of them, or all of them for any other event.
    fn events_before<'s>(&'s self, event: &'s Event) -> impl Iterator<Item = &'s Event> {
        let played = &self.entries[..self.cursor];
        let events = played.iter().flat_map(|entry| &entry.events);
        events.take_while(move |played| !std::ptr::eq(*played, event))
    }
}
