//! The values on the stack, without the game master's secrets: actions, spells, checks, and triggered effects.
//!
//! Every struct is taken apart field by field. A new field does not compile until its visibility is
//! decided here.

use super::redact::{self, Visibility};
use super::renumber;
use super::sight::Sight;
use crate::actor::Cost;
use crate::casting::{
    Casting, CounterMethod, Counterspell, Identification, SpellCheck, SpellCheckKind, SpellLoss,
};
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::frame_id::FrameId;
use crate::priority::{
    Declaration, InitiativeRank, ResolutionView, Responders, StackAction, Trigger, TriggerMoment,
    TriggerRepeat,
};
use crate::stack::{Frame, FrameKind};

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
        FrameKind::Readied(readied) => FrameKind::Readied(redact::triggered(sight, of, readied)),
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
                    responders: responders_in_sight(sight, now, *owner, *responders),
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
                    let caster = against.map(|frame| redact::of_owner(now, frame));
                    let known = of.is_open() && caster.is_none_or(Visibility::is_open);
                    CounterMethod::Dispel {
                        caster_level: caster_level.filter(|_| known),
                    }
                }
            };
            FrameKind::Counter(Counterspell {
                readied: redact::triggered(sight, of, readied),
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

/// Returns the actors that may respond to an action. Actors out of sight that lost a tie-break against its actor do not
/// count.
fn responders_in_sight(
    sight: &Sight<'_>,
    now: &Encounter,
    owner: CombatantId,
    responders: Responders,
) -> Responders {
    let Responders::From(InitiativeRank { roll, tie }) = responders else {
        return responders;
    };
    let places = now.order().places().iter();
    let slower = places.skip_while(|place| place.who != owner);
    let unseen = slower.filter(|place| place.count == roll && sight.id(place.who).is_none());
    let unseen = u16::try_from(unseen.count()).unwrap_or(u16::MAX);
    let tie = tie.saturating_sub(unseen);
    Responders::From(InitiativeRank { roll, tie })
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
        SpellLoss::Negated => why,
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
