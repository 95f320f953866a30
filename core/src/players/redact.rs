//! The values inside events and states, without the game master's secrets.
//!
//! Every struct is taken apart field by field. A new field does not compile until its visibility is
//! decided here.

use super::notice::is_open;
use super::renumber;
use super::sight::Sight;
use crate::actor::{ActorProfile, Cost};
use crate::casting::{
    Casting, CounterMethod, Counterspell, Identification, SpellCheck, SpellCheckKind, SpellLoss,
};
use crate::combatant::{Combatant, CombatantId, Controller, LegendaryTraits, SecondPlace};
use crate::die::RollMode;
use crate::effect::{Effect, EffectExpiry};
use crate::encounter::{Encounter, LegendaryUse};
use crate::frame_id::FrameId;
use crate::priority::{
    Declaration, ResolutionView, StackAction, Trigger, TriggerMoment, TriggerRepeat,
};
use crate::sorted::SortedSet;
use crate::stack::{Frame, FrameKind};
use crate::waiting::{Readied, ReadyPurpose, Waiting};

/// Whether players know all of a combatant's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Visibility {
    /// The players know all numbers.
    Open,
    /// The players know no numbers.
    Hidden,
}

impl Visibility {
    /// Returns the players' knowledge of a combatant at a moment.
    pub(super) fn of(now: &Encounter, who: CombatantId) -> Self {
        match now.participant(who) {
            Some(one) if is_open(&one.profile) => Self::Open,
            Some(_) | None => Self::Hidden,
        }
    }

    pub(super) fn is_open(self) -> bool {
        self == Self::Open
    }
}

/// Returns a profile. For a hidden combatant: only the name, the side, the group and the second
/// place in the order.
pub(super) fn profile(profile: &Combatant) -> Combatant {
    if is_open(profile) {
        return profile.clone();
    }
    let Combatant {
        name,
        side,
        controller: _,
        dexterity: _,
        initiative: _,
        initiative_mode: _,
        group,
        stealth: _,
        stealth_mode: _,
        passive_perception: _,
        armor_class: _,
        hit_points: _,
        bonus_actions: _,
        features: _,
        actor: _,
        legendary: _,
        place,
        second: _,
        reference: _,
        secret: _,
        level: _,
        challenge: _,
    } = profile;
    Combatant {
        name: name.clone(),
        side: *side,
        controller: Controller::GameMaster,
        dexterity: None,
        initiative: None,
        initiative_mode: RollMode::default(),
        group: *group,
        stealth: None,
        stealth_mode: RollMode::default(),
        passive_perception: None,
        armor_class: None,
        hit_points: None,
        bonus_actions: Vec::new(),
        features: SortedSet::default(),
        actor: ActorProfile::default(),
        legendary: LegendaryTraits::default(),
        place: *place,
        second: None,
        reference: None,
        secret: false,
        level: None,
        challenge: None,
    }
}

/// Returns a profile with the players' id for the owner of a second place.
pub(super) fn profile_with_owner(sight: &Sight<'_>, whole: &Combatant) -> Combatant {
    let place = whole.place.and_then(|place| {
        let SecondPlace { of, count, kind } = place;
        let of = sight.number(of)?;
        Some(SecondPlace { of, count, kind })
    });
    Combatant {
        place,
        ..profile(whole)
    }
}

/// Returns a profile on the heap with the players' id for the owner of a second place.
pub(super) fn boxed_profile(sight: &Sight<'_>, whole: &Combatant) -> Box<Combatant> {
    Box::new(profile_with_owner(sight, whole))
}

/// Returns the legendary actions and resistance that a creature has used. None for a hidden one.
pub(super) fn legendary_use(owner: Visibility, used: &LegendaryUse) -> LegendaryUse {
    let LegendaryUse {
        actions,
        resistance,
        last_lair_action,
        lair_round,
    } = used;
    let known = |number: u8| if owner.is_open() { number } else { 0 };
    LegendaryUse {
        actions: known(*actions),
        resistance: known(*resistance),
        last_lair_action: last_lair_action.clone(),
        lair_round: *lair_round,
    }
}

/// Returns a readied action. For a hidden combatant: only its kind.
pub(super) fn readied(sight: &Sight<'_>, owner: Visibility, readied: &Readied) -> Readied {
    let Readied {
        action,
        name,
        trigger,
        purpose,
        target,
        spell,
        since,
        casting,
    } = readied.clone();
    match owner {
        Visibility::Open => Readied {
            action,
            name,
            trigger,
            purpose,
            target: target.and_then(|target| sight.id(target)),
            spell,
            since,
            casting,
        },
        Visibility::Hidden => Readied {
            action,
            name: String::new(),
            trigger: String::new(),
            purpose: ReadyPurpose::default(),
            target: None,
            spell: None,
            since,
            casting: None,
        },
    }
}

/// Returns a readied action that is carried out. For a hidden combatant: without its trigger.
fn triggered(sight: &Sight<'_>, owner: Visibility, readied: &Readied) -> Readied {
    let mut readied = readied.clone();
    readied.target = readied.target.and_then(|target| sight.id(target));
    if !owner.is_open() {
        readied.trigger.clear();
    }
    readied
}

/// Returns a delay or a readied action of a combatant.
pub(super) fn waiting(sight: &Sight<'_>, owner: Visibility, waiting: &Waiting) -> Waiting {
    match waiting {
        Waiting::Delaying { since, turn } => Waiting::Delaying {
            since: *since,
            turn: *turn,
        },
        Waiting::Readied(held) => Waiting::Readied(readied(sight, owner, held)),
    }
}

/// Returns an action of Tales of War. For a hidden actor: without its cost, its roll and the action
/// that its success leaves.
pub(super) fn declaration(
    sight: &Sight<'_>,
    owner: Visibility,
    declared: &Declaration,
) -> Declaration {
    let Declaration {
        name,
        parts,
        modes,
        cost,
        due,
        target_stack,
        roll,
        kind,
        leaves,
    } = declared.clone();
    let parts = parts.into_iter().map(|part| renumber::part(sight, part));
    let parts = parts.collect();
    match owner {
        Visibility::Open => Declaration {
            name,
            parts,
            modes,
            cost,
            due,
            target_stack,
            roll,
            kind,
            leaves: leaves.map(|left| Box::new(declaration(sight, owner, &left))),
        },
        Visibility::Hidden => Declaration {
            name,
            parts,
            modes,
            cost: Cost::default(),
            due: Cost::default(),
            target_stack,
            roll: None,
            kind,
            leaves: None,
        },
    }
}

/// Returns a frame of a stack, under the players' number. None if they do not see its owner.
pub(super) fn frame(
    sight: &Sight<'_>,
    now: &Encounter,
    number: FrameId,
    frame: &Frame,
) -> Option<Frame> {
    let Frame { id: _, owner, kind } = frame;
    let of = Visibility::of(now, *owner);
    let kind = match kind {
        FrameKind::Turn { kind, spent } => FrameKind::Turn {
            kind: *kind,
            spent: spent.clone(),
        },
        FrameKind::TurnAction { action, name } => FrameKind::TurnAction {
            action: *action,
            name: name.clone(),
        },
        FrameKind::Response(response) => FrameKind::Response(*response),
        FrameKind::Readied(readied) => FrameKind::Readied(triggered(sight, of, readied)),
        FrameKind::Action(action) => {
            let StackAction {
                declaration: declared,
                origin,
                responders,
            } = &**action;
            FrameKind::Action(
                StackAction {
                    declaration: declaration(sight, of, declared),
                    origin: renumber::origin(sight, *origin),
                    responders: *responders,
                }
                .into(),
            )
        }
        FrameKind::Casting(cast) => FrameKind::Casting(casting(sight, of, cast)),
        FrameKind::Counter(counterspell) => {
            let Counterspell {
                readied,
                counter,
                against,
                casting: cast,
            } = counterspell;
            let counter = match counter {
                CounterMethod::SameSpell { magic } => CounterMethod::SameSpell { magic: *magic },
                CounterMethod::Dispel { caster_level } => {
                    let caster = against.map(|frame| of_owner(now, frame));
                    let known = of.is_open() && caster.is_none_or(Visibility::is_open);
                    CounterMethod::Dispel {
                        caster_level: caster_level.filter(|_| known),
                    }
                }
            };
            FrameKind::Counter(Counterspell {
                readied: triggered(sight, of, readied),
                counter,
                against: against.and_then(|frame| sight.frame(frame)),
                casting: cast.as_ref().map(|cast| casting(sight, of, cast)),
            })
        }
    };
    Some(Frame {
        id: number,
        owner: sight.id(*owner)?,
        kind,
    })
}

/// Returns the casting of a spell. For a hidden caster: without the DCs of its checks.
fn casting(sight: &Sight<'_>, owner: Visibility, casting: &Casting) -> Casting {
    let Casting {
        action,
        spell,
        disturbed,
        identified,
    } = casting.clone();
    let identified = identified.into_iter().filter_map(|one| {
        let who = sight.id(one.who)?;
        Some(Identification { who, ..one })
    });
    Casting {
        action,
        spell,
        disturbed: if owner.is_open() {
            disturbed
        } else {
            Vec::new()
        },
        identified: identified.collect(),
    }
}

/// Returns the players' knowledge of the owner of a frame on a stack.
pub(super) fn of_owner(now: &Encounter, frame: FrameId) -> Visibility {
    let stack = now.stack();
    let mut frames = stack.frames().iter().chain(stack.postponed());
    let found = frames.find(|other| other.id == frame);
    found.map_or(Visibility::Hidden, |found| Visibility::of(now, found.owner))
}

/// Returns a check about a spell. The DC after damage reveals the damage, the DC of a dispel check
/// reveals the level of the other caster, and a d20 roll beside a total reveals the modifier.
pub(super) fn spell_check(who: Visibility, caster: Visibility, check: &SpellCheck) -> SpellCheck {
    let SpellCheck {
        kind,
        frame,
        difficulty,
        face,
        total,
        verdict,
    } = *check;
    let (tells_difficulty, tells_total) = match kind {
        SpellCheckKind::Concentration => (who.is_open(), who.is_open()),
        SpellCheckKind::Spellcraft => (true, true),
        SpellCheckKind::Dispel => (caster.is_open(), true),
    };
    SpellCheck {
        kind,
        frame,
        difficulty: difficulty.filter(|_| tells_difficulty),
        face: face.filter(|_| who.is_open()),
        total: total.filter(|_| tells_total),
        verdict,
    }
}

/// Returns the reason for losing a spell. None if it would reveal the damage to a hidden caster, or someone unseen.
pub(super) fn spell_loss(
    sight: &Sight<'_>,
    caster: Visibility,
    why: SpellLoss,
) -> Option<SpellLoss> {
    Some(match why {
        SpellLoss::Disturbed { .. } => caster.is_open().then_some(why)?,
        SpellLoss::Countered { by, with, magic } => SpellLoss::Countered {
            by: sight.id(by)?,
            with,
            magic,
        },
        SpellLoss::Dispelled { by } => SpellLoss::Dispelled { by: sight.id(by)? },
    })
}

/// Returns the resolution of an action. For a hidden actor: without its roll.
pub(super) fn resolution(
    sight: &Sight<'_>,
    owner: Visibility,
    resolution: &ResolutionView,
) -> ResolutionView {
    let ResolutionView {
        roll,
        verdict,
        outcomes,
        dropped_modes,
        consequences,
    } = resolution.clone();
    ResolutionView {
        roll: roll.filter(|_| owner.is_open()),
        verdict,
        outcomes: outcomes
            .into_iter()
            .map(|one| renumber::outcome(sight, one))
            .collect(),
        dropped_modes,
        consequences,
    }
}

/// Returns a triggered effect. For a hidden actor: without its name, its moment and its cost.
pub(super) fn trigger(sight: &Sight<'_>, now: &Encounter, trigger: &Trigger) -> Option<Trigger> {
    let Trigger {
        owner,
        name,
        when,
        cost,
        repeats,
    } = trigger.clone();
    let known = Visibility::of(now, owner);
    let owner = sight.id(owner)?;
    if !known.is_open() {
        return Some(Trigger {
            owner,
            name: String::new(),
            when: TriggerMoment::Manual,
            cost: Cost::default(),
            repeats: TriggerRepeat::default(),
        });
    }
    let when = match when {
        TriggerMoment::Declared(of) => sight
            .id(of)
            .map_or(TriggerMoment::Manual, TriggerMoment::Declared),
        TriggerMoment::Resolved(of) => sight
            .id(of)
            .map_or(TriggerMoment::Manual, TriggerMoment::Resolved),
        TriggerMoment::PhaseStarts(_) | TriggerMoment::OwnMain | TriggerMoment::Manual => when,
    };
    Some(Trigger {
        owner,
        name,
        when,
        cost,
        repeats,
    })
}

/// Returns the cost for an actor. Empty if the actor is hidden.
pub(super) fn cost(owner: Visibility, cost: &Cost) -> Cost {
    match owner {
        Visibility::Open => cost.clone(),
        Visibility::Hidden => Cost::default(),
    }
}

/// Returns an effect with the players' ids. An effect that depends on an unseen combatant or
/// on a save has no known end.
pub(super) fn effect(sight: &Sight<'_>, effect: &Effect) -> Effect {
    let Effect {
        condition,
        source,
        ending,
        held,
    } = effect;
    Effect {
        condition: condition.clone(),
        source: source.and_then(|source| sight.number(source)),
        ending: expiry(sight, *ending),
        held: *held,
    }
}

/// Returns the end of an effect with the players' ids.
pub(super) fn expiry(sight: &Sight<'_>, ending: EffectExpiry) -> EffectExpiry {
    let seen = match ending {
        EffectExpiry::Count { round, count, of } => Some(EffectExpiry::Count {
            round,
            count,
            of: of.and_then(|of| sight.number(of)),
        }),
        EffectExpiry::Open => Some(ending),
        // The DC is the game master's.
        EffectExpiry::Save { .. } => None,
        EffectExpiry::TurnStart { of } => sight.number(of).map(|of| EffectExpiry::TurnStart { of }),
        EffectExpiry::TurnEnd { of, since } => {
            let since = sight.last_frame(since);
            sight
                .number(of)
                .map(|of| EffectExpiry::TurnEnd { of, since })
        }
        EffectExpiry::NextAction { of, since } => {
            let since = sight.last_frame(since);
            sight
                .number(of)
                .map(|of| EffectExpiry::NextAction { of, since })
        }
    };
    seen.unwrap_or(EffectExpiry::Open)
}
