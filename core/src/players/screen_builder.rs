//! Makes the players' screen from [`PlayerView`]. The screen lists its fields, and nothing else of the view is on it.
//!
//! The only fact that this view lacks is the health of hidden combatants, which
//! [`health`](super::health::of) reduces to the level that the game master has set.

use super::fold::PlayerLog;
use super::health::{self, Health};
use super::screen::{
    PlayerScreen, ScreenName, ScreenRow, ScreenShown, ScreenStage, ScreenWaiting, SideShown,
};
use super::screen_stack;
use super::view::{PlayerActorView, PlayerCombatantView, PlayerPriorityView, PlayerView};
use crate::combatant::{CombatantId, Side};
use crate::encounter::{Awaiting, Encounter};
use crate::priority::Phase;
use crate::rules::Condition;
use crate::session::Session;
use crate::sorted::sort_by_key;
use crate::view::{EncounterView, GroupView, PhaseState, RoundTurn};
use crate::waiting::Waiting;

impl Session {
    /// Returns the players' screen at the moment that is shown.
    ///
    /// It has only the party before the combat. In combat it leaves out those that the whole party was
    /// unaware of, until their first turn comes, and those that the game master keeps off the screen. None
    /// if the visible events do not form a session.
    ///
    /// ```
    /// use asalto_core::players::{ScreenShown, ScreenStage};
    /// use asalto_core::{Ruleset, Session};
    /// let screen = Session::new(Ruleset::Dnd35).player_screen(&ScreenShown::default());
    /// assert_eq!(screen.map(|screen| screen.stage), Some(ScreenStage::Setup));
    /// ```
    #[must_use]
    pub fn player_screen(&self, shows: &ScreenShown) -> Option<PlayerScreen> {
        let PlayerLog { shown, numbers, .. } = PlayerLog::of(self, &shows.hidden)?;
        let view = PlayerView::of(EncounterView::plain(&shown));
        let builder = ScreenBuilder {
            facts: shows,
            shown: &shown,
            whole: self.encounter(),
            numbers: &numbers,
        };
        Some(builder.screen(view))
    }
}

/// Builds the screen of a view.
struct ScreenBuilder<'a> {
    facts: &'a ScreenShown,
    /// The players' encounter.
    shown: &'a Encounter,
    /// The game master's encounter, for the health of hidden combatants.
    whole: &'a Encounter,
    /// The game master's ids, by the players' ids.
    numbers: &'a [CombatantId],
}

impl ScreenBuilder<'_> {
    /// Returns the screen of a view.
    fn screen(&self, view: PlayerView) -> PlayerScreen {
        // The screen reads only these fields. `PlayerScreen` lists its content.
        let PlayerView {
            awaiting,
            round,
            current,
            next,
            combatants,
            priority,
            groups,
            ..
        } = view;
        let stage = match awaiting {
            Awaiting::Setup => ScreenStage::Setup,
            Awaiting::Rolls(_) => ScreenStage::Rolls,
            Awaiting::Ended => ScreenStage::Ended,
            Awaiting::TieBreak(_)
            | Awaiting::DeathSave(_)
            | Awaiting::Turn(_)
            | Awaiting::Resolution { .. }
            | Awaiting::Check(_)
            | Awaiting::Attempt(_)
            | Awaiting::Charge(_)
            | Awaiting::Priority(_)
            | Awaiting::Legality(_)
            | Awaiting::HandOver(_)
            | Awaiting::Phase(_)
            | Awaiting::Standstill => ScreenStage::Combat,
        };
        let combatants: Vec<_> = combatants
            .into_iter()
            .filter(|one| is_on(one, stage))
            .collect();
        let numbers = Numbers::of(&combatants);
        let name = |who: Option<CombatantId>| {
            let one = combatants.iter().find(|one| Some(one.id) == who)?;
            Some(ScreenName {
                id: numbers.of_one(one.id)?,
                name: one.profile.name.clone(),
                side: one.profile.side,
            })
        };
        let of = |who| name(Some(who));
        let played = priority.as_ref().filter(|_| stage == ScreenStage::Combat);
        let (stack, postponed) = played.map_or_else(Default::default, |priority| {
            let stack = screen_stack::main_stack(&priority.stack, of);
            (stack, screen_stack::postponed(&priority.postponed, of))
        });
        let actors = played.map_or(&[][..], |priority| &priority.actors);
        let by_phases = priority.is_some();
        let (phase, holder) = priority.as_ref().map_or((None, None), phase_and_holder);
        let phase = phase.and_then(|phase| match phase {
            Phase::Main(who) => numbers.of_one(who).map(Phase::Main),
            Phase::Adjustment | Phase::Final => Some(phase),
        });
        let dying = match awaiting {
            Awaiting::DeathSave(who) => Some(who),
            _ => None,
        };
        let current = current.or(dying);
        let rows = self.rows(&combatants, (&groups, actors), current);
        let numbered = |row: ScreenRow| {
            let id = numbers.of_one(row.id)?;
            Some(ScreenRow { id, ..row })
        };
        PlayerScreen {
            stage,
            round,
            by_phases,
            phase,
            current: name(current),
            dying: dying.is_some(),
            next: name(next.filter(|_| next != current)),
            holder: name(holder),
            rows: rows.into_iter().filter_map(numbered).collect(),
            stack,
            postponed,
        }
    }

    fn rows(
        &self,
        combatants: &[PlayerCombatantView],
        (groups, actors): (&[GroupView], &[PlayerActorView]),
        current: Option<CombatantId>,
    ) -> Vec<ScreenRow> {
        let mut rows = Vec::new();
        for one in combatants {
            let mut all = groups.iter();
            let group = all.find(|group| group.members.contains(&one.id));
            let Some(group) = group else {
                let row = self.row(&[one], None, current);
                let points = screen_stack::points(actors, one.id);
                rows.push(ScreenRow { points, ..row });
                continue;
            };
            // Members of the party and of others show different things, so they have separate rows.
            let inside = |other: &&PlayerCombatantView| {
                group.members.contains(&other.id)
                    && other.profile.is_open() == one.profile.is_open()
            };
            let members: Vec<_> = combatants.iter().filter(inside).collect();
            if members.first().is_some_and(|first| first.id == one.id) {
                rows.push(self.row(&members, Some(group), current));
            }
        }
        // Those without a place are last.
        sort_by_key(&mut rows, |row| row.turn.map_or(u8::MAX, |turn| turn as u8));
        rows
    }

    /// Returns the row of a combatant, or of the members of a group.
    fn row(
        &self,
        members: &[&PlayerCombatantView],
        group: Option<&GroupView>,
        current: Option<CombatantId>,
    ) -> ScreenRow {
        let facts: Vec<_> = members.iter().map(|one| self.facts(one)).collect();
        let alone = members.len() == 1;
        let first = members.first().map(|one| &one.profile);
        let name = group.filter(|_| !alone).map(|group| &group.name);
        let name = name.or(first.map(|profile| &profile.name));
        let base = first.map(|profile| &profile.base);
        let base = base.filter(|base| members.iter().all(|one| one.profile.base == **base));
        let acts = members.iter().any(|one| Some(one.id) == current);
        let up: Vec<_> = facts.iter().filter(|fact| !fact.down).collect();
        let up = if up.is_empty() {
            facts.iter().collect()
        } else {
            up
        };
        let health = up.iter().filter_map(|fact| fact.health);
        let mut conditions: Vec<(Condition, u32)> = Vec::new();
        for condition in up.iter().flat_map(|fact| &fact.conditions) {
            match conditions.iter_mut().find(|(held, _)| held == condition) {
                Some((_, count)) => *count += 1,
                None => conditions.push((condition.clone(), 1)),
            }
        }
        ScreenRow {
            id: members.iter().map(|one| one.id).min().unwrap_or_default(),
            name: name.cloned().unwrap_or_default(),
            side: first.map_or(Side::PARTY, |profile| profile.side),
            members: u32::try_from(up.len()).unwrap_or(u32::MAX),
            acts,
            passed: !acts && members.iter().all(|one| one.passed),
            turn: RoundTurn::together(members.iter().filter_map(|one| self.turn(one))),
            waiting: facts.iter().find_map(|fact| fact.waiting),
            surprised: facts.iter().any(|fact| fact.surprised),
            concentration: up.iter().find_map(|fact| fact.concentration.clone()),
            conditions,
            health: health.max_by_key(|health| health.hint),
            points: None,
            base: base.cloned().unwrap_or_default(),
        }
    }

    /// Returns the settings of the side of a combatant.
    fn shows(&self, view: &PlayerCombatantView) -> SideShown {
        if view.profile.is_open() {
            self.facts.party
        } else {
            self.facts.others
        }
    }

    /// Returns the turn of a combatant in the round. A combatant without one would reveal its condition, which may be hidden.
    fn turn(&self, view: &PlayerCombatantView) -> Option<RoundTurn> {
        Some(match view.turn? {
            RoundTurn::Without if !self.shows(view).conditions => {
                if view.passed {
                    RoundTurn::Acted
                } else {
                    RoundTurn::ToAct
                }
            }
            turn => turn,
        })
    }

    /// Returns the facts about a combatant that its side shows.
    fn facts(&self, view: &PlayerCombatantView) -> Facts {
        // The health comes from the encounter: the view has the damage taken in some rulesets (ANY-13).
        let shows = self.shows(view);
        let own = usize::try_from(view.id.0).ok();
        let own = own.and_then(|id| self.numbers.get(id.checked_sub(1)?));
        let (known, who) = match own {
            Some(&own) if !view.profile.is_open() => (self.whole, own),
            Some(_) | None => (self.shown, view.id),
        };
        let health = known
            .participant(who)
            .and_then(|one| health::of(known.rules(), one, shows.health));
        let spell = view.concentration.as_ref();
        let spell = spell.filter(|_| shows.conditions);
        Facts {
            down: health.is_some_and(Health::is_down),
            waiting: view.waiting.as_ref().map(|waiting| match waiting {
                Waiting::Delaying { .. } => ScreenWaiting::Delays,
                Waiting::Readied(_) => ScreenWaiting::Ready,
            }),
            surprised: shows.conditions && self.shown.is_surprised(view.id),
            concentration: spell.map(|held| held.spell.clone()),
            conditions: if shows.conditions {
                view.conditions.clone()
            } else {
                Vec::new()
            },
            health,
        }
    }
}

/// The numbers of the combatants on the screen, from 1: a gap in the ids would reveal that someone is missing.
struct Numbers(Vec<CombatantId>);

impl Numbers {
    fn of(combatants: &[PlayerCombatantView]) -> Self {
        let mut ids: Vec<_> = combatants.iter().map(|one| one.id).collect();
        ids.sort_unstable();
        Self(ids)
    }

    fn of_one(&self, id: CombatantId) -> Option<CombatantId> {
        let index = self.0.binary_search(&id).ok()?;
        u32::try_from(index + 1).ok().map(CombatantId)
    }
}

/// Whether a combatant is on the screen. Before combat only the party is.
fn is_on(one: &PlayerCombatantView, stage: ScreenStage) -> bool {
    stage != ScreenStage::Setup || (one.profile.is_open() && one.profile.place.is_none())
}

/// The facts about one combatant that its side shows.
struct Facts {
    down: bool,
    waiting: Option<ScreenWaiting>,
    surprised: bool,
    concentration: Option<String>,
    conditions: Vec<Condition>,
    health: Option<Health>,
}

fn phase_and_holder(view: &PlayerPriorityView) -> (Option<Phase>, Option<CombatantId>) {
    let mut phases = view.phases.iter();
    let now = phases.find(|phase| phase.state == PhaseState::Now);
    (now.map(|phase| phase.phase), view.holder)
}
