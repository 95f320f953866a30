//! The summary of a combat from its log: its length, and the damage and the state of each combatant.

use std::collections::BTreeMap;

use crate::combatant::{Combatant, CombatantId, Controller, Side};
use crate::event::{CombatantEvent, Event};
use crate::rules::{Condition, LifeState};
use crate::session::Session;
use crate::view::{CombatantView, EncounterView};

/// The facts of a combat, up to the moment in view.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The number of regular rounds that have begun. TOW turns count likewise.
    pub rounds: u32,
    /// The milliseconds from the start to the last entry. None before the start.
    pub lasted: Option<u64>,
    /// The facts of each combatant, without second places, in initiative order.
    pub fates: Vec<Fate>,
}

/// The fate of a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// The combatant.
    pub who: CombatantId,
    /// The damage it was dealt since combat began, as it was entered, nonlethal damage included.
    pub taken: u32,
    /// How often its hit points, or nonlethal damage above them, have put it out of action since combat began.
    pub falls: u32,
    /// How it stands.
    pub end: End,
}

/// How a combatant stands at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// It can go on.
    Standing,
    /// Its hit points or a condition such as unconscious put it out of action.
    Down,
    /// It is dead.
    Dead,
}

impl Summary {
    /// Sums up the combat, up to the moment in view.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let is_down = |who, left| session.encounter().is_down_at(who, left);
        let mut tolls: BTreeMap<CombatantId, Tally> = BTreeMap::new();
        let mut began = None;
        let (mut rounds, mut last) = (0, None);
        let played = session.entries().iter().take(session.cursor());
        for entry in played {
            let mut joins = Vec::new();
            for event in &entry.events {
                match event {
                    Event::Started(_) => began = began.or(Some(entry.at)),
                    Event::RoundStarted { round, .. } => rounds = rounds.max(round.0),
                    Event::CombatantAdded { id, .. } => joins.push(*id),
                    Event::HitPointsChanged { who, by, left } => {
                        let toll = tolls.entry(*who).or_default();
                        let before = toll.left.unwrap_or_else(|| left.saturating_sub(*by));
                        toll.left = Some(*left);
                        // Hit points lost before it joined are no part of this combat.
                        if began.is_some() && !joins.contains(who) {
                            toll.taken = toll
                                .taken
                                .saturating_add(by.saturating_neg().max(0).unsigned_abs());
                            toll.falls += u32::from(is_down(*who, *left) && !is_down(*who, before));
                        }
                    }
                    Event::Combatant(CombatantEvent::NonlethalChanged {
                        who, by, state, ..
                    }) if began.is_some() => {
                        let toll = tolls.entry(*who).or_default();
                        toll.taken = toll.taken.saturating_add((*by).max(0).unsigned_abs());
                        toll.falls += u32::from(*state == Some(LifeState::KnockedOut));
                    }
                    // A correction is no damage of this combat.
                    Event::Combatant(CombatantEvent::HitPointsSet { who, left, .. }) => {
                        tolls.entry(*who).or_default().left = Some(*left);
                    }
                    _ => {}
                }
            }
            last = Some(entry.at);
        }
        let view = EncounterView::plain(session.encounter());
        let fates = view.without_second_places().map(|one| {
            let toll = tolls.get(&one.id).copied().unwrap_or_default();
            Fate {
                who: one.id,
                taken: toll.taken,
                falls: toll.falls,
                end: End::of(one),
            }
        });
        Self {
            rounds,
            lasted: began
                .zip(last)
                .map(|(began, last)| last.0.saturating_sub(began.0)),
            fates: fates.collect(),
        }
    }
}

/// The counts of a combatant.
#[derive(Clone, Copy, Default)]
struct Tally {
    left: Option<i32>,
    taken: u32,
    falls: u32,
}

impl End {
    /// Returns how a combatant stands.
    #[must_use]
    pub fn of(one: &CombatantView) -> Self {
        if one.life == Some(LifeState::Dead) || one.conditions.contains(&Condition::Dead) {
            return Self::Dead;
        }
        let fallen = one.life.is_some_and(LifeState::prevents_acting);
        let is_out = |condition: &Condition| {
            matches!(
                condition,
                Condition::Unconscious | Condition::Coma | Condition::Petrified
            )
        };
        if fallen || one.conditions.iter().any(is_out) {
            Self::Down
        } else {
            Self::Standing
        }
    }
}

/// Returns the characters that share the experience points: those whom players control, and members of the party with
/// a level. Without any, everyone of the party shares.
#[must_use]
pub fn sharers(view: &EncounterView) -> Vec<&CombatantView> {
    let party = || {
        let all = view.without_second_places();
        all.filter(|one| one.profile.side == Side::PARTY)
    };
    let is_character =
        |one: &Combatant| one.controller == Controller::Player || one.level.is_some();
    let characters: Vec<_> = party().filter(|one| is_character(&one.profile)).collect();
    if characters.is_empty() {
        party().collect()
    } else {
        characters
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Command;
    use crate::dice::SeededDice;
    use crate::log::Timestamp;
    use crate::ruleset::Ruleset;

    #[test]
    fn a_summary_counts_entries_since_combat_began() {
        let mut session = Session::new(Ruleset::Dnd35);
        let mut time = 0;
        let mut dice = SeededDice::new(3);
        let mut play = |session: &mut Session, command: Command| {
            time += 1_000;
            let done = session.dispatch(&command, Timestamp(time), &mut dice);
            assert!(done.is_ok(), "{command:?}: {done:?}");
        };
        let join = |name: &str, side, points| {
            Command::AddCombatant(Box::new(Combatant {
                hit_points: Some(points),
                ..Combatant::new(name, side)
            }))
        };
        play(&mut session, join("Lidda", Side::PARTY, 16));
        play(&mut session, join("Ogre", Side::FOES, 29));
        let [lidda, ogre] = [0, 1].map(|at| session.view().combatants[at].id);
        // An old wound from before combat.
        play(&mut session, Command::damage(vec![lidda], 2));
        assert_eq!(Summary::of(&session).lasted, None);
        play(&mut session, Command::Start);
        while session.view().current.is_none() {
            play(&mut session, Command::RollInitiative { who: Vec::new() });
        }
        play(&mut session, Command::damage(vec![lidda], 16));
        play(
            &mut session,
            Command::Heal {
                who: vec![lidda],
                amount: 5,
            },
        );
        play(&mut session, Command::damage(vec![lidda], 30));
        play(&mut session, Command::damage(vec![ogre], 4));
        play(&mut session, Command::End);
        let found = Summary::of(&session);
        let of = |who| {
            let fate = found.fates.iter().find(|fate| fate.who == who);
            fate.map(|fate| (fate.taken, fate.falls, fate.end))
        };
        assert_eq!(of(lidda), Some((46, 2, End::Dead)));
        assert_eq!(of(ogre), Some((4, 0, End::Standing)));
        assert_eq!(found.rounds, 1);
        assert!(found.lasted.is_some_and(|time| time >= 5_000));
        // An undone blow was never dealt.
        session.seek(session.cursor() - 2);
        let fates = Summary::of(&session).fates;
        assert!(fates.iter().any(|fate| (fate.who, fate.taken) == (ogre, 0)));
    }

    #[test]
    fn who_shares_is_a_character_if_there_is_one() {
        let mut session = Session::new(Ruleset::Dnd5e);
        let mut join = |profile| {
            let join = Command::AddCombatant(Box::new(profile));
            let done = session
                .dispatch(&join, Timestamp(0), &mut crate::NoDice)
                .is_ok();
            assert!(done);
            let view = session.view();
            sharers(&view)
                .iter()
                .map(|one| one.profile.name.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(join(Combatant::new("Ox", Side::PARTY)), ["Ox"]);
        assert_eq!(join(Combatant::new("Wolf", Side::FOES)), ["Ox"]);
        let aria = Combatant {
            level: Some(3),
            ..Combatant::new("Aria", Side::PARTY)
        };
        assert_eq!(join(aria), ["Aria"]);
        let brom = Combatant {
            controller: Controller::Player,
            ..Combatant::new("Brom", Side::PARTY)
        };
        assert_eq!(join(brom), ["Aria", "Brom"]);
    }
}
