//! The events that players see: one arm for each event, and every field named.
//!
//! A new event or a new field does not compile until its visibility is decided here.

use super::event::PlayerEvent;
use super::moment::Moment;
use super::priority;
use super::redact::{self, Known};
use crate::event::{CombatantEvent, Event, GroupEvent};

/// Returns an event as the players see it, if they do.
#[expect(
    clippy::too_many_lines,
    reason = "one arm an event, so that none is forgotten"
)]
pub(super) fn tell(at: Moment<'_>, event: &Event) -> Option<PlayerEvent> {
    let sight = at.sight;
    Some(match event {
        Event::RulesAdopted(rules) => PlayerEvent::RulesAdopted(rules.clone()),
        Event::CombatantAdded { id, profile } => PlayerEvent::CombatantAdded {
            id: sight.id(*id)?,
            profile: Box::new(redact::profile_with_owner(sight, profile)),
        },
        Event::CombatantEdited { who, profile, left } => {
            let profile = redact::profile_with_owner(sight, profile);
            let id = sight.id(*who)?;
            // Players do not see an edit of hidden numbers.
            let same = at.shown.participant(id)?.profile.as_ref() == &profile;
            let open = at.known(*who).is_open();
            (!same || open).then(|| PlayerEvent::CombatantEdited {
                who: id,
                profile: Box::new(profile),
                left: left.filter(|_| open),
            })?
        }
        Event::CombatantRemoved { who } => PlayerEvent::CombatantRemoved {
            who: sight.id(*who)?,
        },
        // Awareness stays hidden. Only the opening of combat reveals it.
        Event::AwarenessSet {
            observer: _,
            target: _,
            aware: _,
        }
        | Event::SideAwarenessSet {
            observer: _,
            target: _,
            aware: _,
        }
        | Event::DetectionChecked {
            observer: _,
            target: _,
            check: _,
        } => return None,
        Event::StealthChecked { who, check } => PlayerEvent::StealthChecked {
            who: at.open(*who)?,
            check: *check,
        },
        Event::PositionSet { who, position } => PlayerEvent::PositionSet {
            who: at.open(*who)?,
            position: position.clone(),
        },
        Event::RoundPrepared { round, who } => PlayerEvent::RoundPrepared {
            round: *round,
            who: who.iter().filter_map(|&who| at.open(who)).collect(),
        },
        Event::InitiativeForgotten => PlayerEvent::InitiativeForgotten,
        Event::InitiativePenalized { who, uses, why } => PlayerEvent::InitiativePenalized {
            who: sight.id(*who)?,
            uses: *uses,
            why: *why,
        },
        Event::Started(opening) => PlayerEvent::Started(opening.clone()),
        Event::SurpriseEnded { who } => PlayerEvent::SurpriseEnded {
            who: sight.id(*who)?,
        },
        Event::InitiativeCalled { before, who } => PlayerEvent::InitiativeCalled {
            before: *before,
            who: sight.ids(who),
        },
        Event::InitiativeRolled {
            who,
            face,
            dropped,
            modifier,
            total,
            basis,
        } => {
            let (id, total) = (sight.id(*who)?, *total);
            match at.known(*who) {
                Known::Open => PlayerEvent::InitiativeRolled {
                    who: id,
                    face: *face,
                    dropped: *dropped,
                    modifier: *modifier,
                    total,
                    basis: *basis,
                },
                // The GM calls out the total, but not the modifier.
                Known::Hidden => PlayerEvent::InitiativeEntered { who: id, total },
            }
        }
        Event::Mounted { who, ride } => PlayerEvent::Mounted {
            who: sight.id(*who)?,
            ride: redact::ride(sight, *ride)?,
        },
        Event::Dismounted { who } => PlayerEvent::Dismounted {
            who: sight.id(*who)?,
        },
        Event::ArrivedAware { who, count } => PlayerEvent::ArrivedAware {
            who: sight.id(*who)?,
            count: *count,
        },
        Event::InitiativeEntered { who, total } => PlayerEvent::InitiativeEntered {
            who: sight.id(*who)?,
            total: *total,
        },
        Event::InitiativeShared { who, with } => PlayerEvent::InitiativeShared {
            who: sight.id(*who)?,
            with: sight.id(*with)?,
        },
        Event::TieFound(tie) => PlayerEvent::TieFound(tie.clone()),
        Event::TieBroken(tie) => PlayerEvent::TieBroken(tie.clone()),
        Event::OrderSet { places } => PlayerEvent::OrderSet {
            places: places.clone(),
        },
        Event::Placed { place, at } => PlayerEvent::Placed {
            place: place.clone(),
            at: *at,
        },
        Event::RoundStarted { round } => PlayerEvent::RoundStarted { round: *round },
        Event::TurnStarted { frame, who, kind } => PlayerEvent::TurnStarted {
            frame: *frame,
            who: sight.id(*who)?,
            kind: *kind,
        },
        Event::TurnHanded { from, to } => PlayerEvent::TurnHanded {
            from: sight.id(*from)?,
            to: sight.id(*to)?,
        },
        Event::TurnMissed { who, why } => PlayerEvent::TurnMissed {
            who: sight.id(*who)?,
            why: *why,
        },
        Event::Delayed { who, turn, until } => PlayerEvent::Delayed {
            who: sight.id(*who)?,
            turn: *turn,
            until: *until,
        },
        Event::DelayEnded { who, since, round } => PlayerEvent::DelayEnded {
            who: sight.id(*who)?,
            since: *since,
            round: *round,
        },
        Event::DelayLost { who, waiting, why } => PlayerEvent::DelayLost {
            who: sight.id(*who)?,
            waiting: redact::waiting(at.known(*who), waiting),
            why: *why,
        },
        Event::TurnPutBack { who } => PlayerEvent::TurnPutBack {
            who: sight.id(*who)?,
        },
        Event::Moved { place, to } => PlayerEvent::Moved {
            place: place.clone(),
            to: *to,
        },
        Event::ReadyUsed {
            who,
            since,
            round,
            five_foot_step,
        } => PlayerEvent::ReadyUsed {
            who: sight.id(*who)?,
            since: *since,
            round: *round,
            five_foot_step: *five_foot_step,
        },
        Event::TriggerDeclined { who } => PlayerEvent::TriggerDeclined {
            who: at.open(*who)?,
        },
        Event::TurnEnded { who, together } => PlayerEvent::TurnEnded {
            who: sight.id(*who)?,
            together: *together,
        },
        Event::ActionTaken { who, action, limit } => PlayerEvent::ActionTaken {
            who: sight.id(*who)?,
            action: *action,
            limit: *limit,
        },
        Event::Readied { who, readied } => PlayerEvent::Readied {
            who: sight.id(*who)?,
            readied: Box::new(redact::readied(at.known(*who), readied)),
        },
        Event::ReadyLapsed { who, why } => PlayerEvent::ReadyLapsed {
            who: sight.id(*who)?,
            why: *why,
        },
        Event::ConcentrationBegan { who, spell } => {
            let id = sight.id(*who).filter(|_| at.shows_spell(*who))?;
            PlayerEvent::ConcentrationBegan {
                who: id,
                spell: spell.clone(),
            }
        }
        Event::ConcentrationTested { who, difficulty } => PlayerEvent::ConcentrationTested {
            who: at.open(*who)?,
            difficulty: *difficulty,
        },
        Event::ConcentrationHeld { who } => PlayerEvent::ConcentrationHeld {
            who: at.open(*who)?,
        },
        Event::ConcentrationEnded { who, why } => {
            let id = sight.id(*who)?;
            // Players see the end of concentration only if they saw it begin.
            at.shown.participant(id)?.concentration.as_ref()?;
            PlayerEvent::ConcentrationEnded { who: id, why: *why }
        }
        Event::Pushed(frame) => PlayerEvent::Pushed(redact::frame(at.now, frame)),
        Event::Resolved { frame } => PlayerEvent::Resolved { frame: *frame },
        Event::Lost { frame, why } => {
            let caster = redact::of_owner(at.before, *frame);
            PlayerEvent::Lost {
                frame: *frame,
                why: why.and_then(|why| redact::spell_loss(caster, why)),
            }
        }
        Event::SpellDisturbed {
            who,
            frame,
            damage,
            difficulty,
        } => PlayerEvent::SpellDisturbed {
            who: at.open(*who)?,
            frame: *frame,
            damage: *damage,
            difficulty: *difficulty,
        },
        Event::SpellChecked { who, check } => {
            let caster = redact::of_owner(at.before, check.frame);
            PlayerEvent::SpellChecked {
                who: sight.id(*who)?,
                check: redact::spell_check(at.known(*who), caster, check),
            }
        }
        Event::Braced(weapon) => PlayerEvent::Braced(weapon.clone()),
        Event::HitPointsChanged { who, by, left } => PlayerEvent::HitPointsChanged {
            who: at.open(*who)?,
            by: *by,
            left: *left,
        },
        Event::Dying(event) => PlayerEvent::Dying(event.about(at.open(event.who())?)),
        Event::Legendary(event) => {
            PlayerEvent::Legendary(redact::legendary(sight, at.known(event.who()), event)?)
        }
        Event::ConditionAdded { who, condition } => {
            let id = sight.id(*who)?;
            let held = at.shown.participant(id)?.conditions.contains(condition);
            (!held || at.known(*who).is_open()).then(|| PlayerEvent::ConditionAdded {
                who: id,
                condition: condition.clone(),
            })?
        }
        Event::ConditionRemoved { who, condition } => PlayerEvent::ConditionRemoved {
            who: sight.id(*who)?,
            condition: condition.clone(),
        },
        Event::Priority(event) => PlayerEvent::Priority(priority::tell(at, event)?),
        Event::Ended => PlayerEvent::Ended,
        Event::Ruled { aside } => PlayerEvent::Ruled {
            aside: aside.clone(),
        },
        Event::TurnPassedOver { who } => PlayerEvent::TurnPassedOver {
            who: sight.id(*who)?,
        },
        Event::TurnRestored { who } => PlayerEvent::TurnRestored {
            who: sight.id(*who)?,
        },
        Event::TurnGiven { frame, who, kind } => PlayerEvent::TurnGiven {
            frame: *frame,
            who: sight.id(*who)?,
            kind: *kind,
        },
        Event::CombatantReturned { who } => PlayerEvent::CombatantReturned {
            who: sight.id(*who)?,
        },
        Event::Rolled {
            who,
            expression,
            dice,
            total,
        } => PlayerEvent::Rolled {
            who: Some(at.open((*who)?)?),
            expression: expression.clone(),
            dice: dice.clone(),
            total: *total,
        },
        Event::SaveMade {
            who,
            name,
            difficulty,
            total,
            face,
        } => PlayerEvent::SaveMade {
            who: at.open(*who)?,
            name: name.clone(),
            // The DC is the game master's, but that of concentration follows from damage that players know.
            difficulty: difficulty.filter(|_| at.keeps_concentration(*who)),
            total: *total,
            face: *face,
        },
        Event::TemporaryChanged { who, left } => PlayerEvent::TemporaryChanged {
            who: at.open(*who)?,
            left: *left,
        },
        Event::EffectBegan { who, effect } => PlayerEvent::EffectBegan {
            who: sight.id(*who)?,
            effect: redact::effect(sight, effect),
        },
        Event::EffectEnded { who, effect } => PlayerEvent::EffectEnded {
            who: sight.id(*who)?,
            effect: redact::effect(sight, effect),
        },
        Event::EffectBound { who, effect, until } => PlayerEvent::EffectBound {
            who: sight.id(*who)?,
            effect: redact::effect(sight, effect),
            until: redact::expiry(sight, *until),
        },
        Event::Combatant(event) => {
            let (id, open) = (sight.id(event.who())?, at.known(event.who()).is_open());
            match event {
                // As after a roll, the GM calls out the total only.
                CombatantEvent::InitiativeScored { total, .. } if !open => {
                    let total = *total;
                    PlayerEvent::InitiativeEntered { who: id, total }
                }
                // The DC is the game master's. Players see the save and the end of the effect.
                CombatantEvent::EffectSave { .. } => return None,
                event => open.then(|| PlayerEvent::Combatant(event.about(id)))?,
            }
        }
        Event::Group(GroupEvent::Left { who }) => PlayerEvent::Group(GroupEvent::Left {
            who: sight.id(*who)?,
        }),
        Event::Group(GroupEvent::Joined { who, group, with }) => {
            PlayerEvent::Group(GroupEvent::Joined {
                who: sight.id(*who)?,
                group: *group,
                with: sight.id(*with)?,
            })
        }
        Event::Group(GroupEvent::Awaited { who, group }) => {
            PlayerEvent::Group(GroupEvent::Awaited {
                who: sight.id(*who)?,
                group: *group,
            })
        }
        Event::Table(event) => PlayerEvent::Table(match event.who() {
            Some(who) => event.about(sight.id(who)?),
            None => *event,
        }),
    })
}
