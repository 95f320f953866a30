//! The values of combatants inside events and states, without the game master's secrets.
//!
//! Every struct is taken apart field by field. A new field does not compile until its visibility is
//! decided here.

use super::sight::Sight;
use crate::combatant::{Combatant, CombatantId, SecondPlace};
use crate::effect::{Effect, EffectExpiry};
use crate::encounter::{Concentration, Encounter, LegendaryUse};
use crate::frame_id::FrameId;
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
        let one = now.participant(who);
        one.map_or(Self::Hidden, |one| Self::of_profile(&one.profile))
    }

    /// Returns the players' knowledge of a combatant with a profile.
    pub(super) fn of_profile(profile: &Combatant) -> Self {
        if profile.is_open() {
            Self::Open
        } else {
            Self::Hidden
        }
    }

    pub(super) fn is_open(self) -> bool {
        self == Self::Open
    }
}

/// Returns a profile. For a hidden combatant: only the name that players see, the side, the group, the
/// second place in the order and the base of the miniature.
pub(super) fn profile(profile: &Combatant) -> Combatant {
    if profile.is_open() {
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
        reveal_when_acting: _,
        disguise,
        defenses: _,
        limited_uses: _,
        base,
    } = profile;
    Combatant {
        base: base.clone(),
        group: *group,
        place: *place,
        ..Combatant::new(disguise.as_ref().unwrap_or(name), *side)
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

/// Returns the spell that a combatant concentrates on. For a hidden one: without the name of the spell, and without
/// the saves.
pub(super) fn concentration(owner: Visibility, held: Concentration) -> Concentration {
    let Concentration {
        spell,
        saves,
        casting,
    } = held;
    match owner {
        Visibility::Open => Concentration {
            spell,
            saves,
            casting,
        },
        Visibility::Hidden => Concentration {
            spell: held_spell(owner, spell),
            saves: Vec::new(),
            casting,
        },
    }
}

/// Returns the name of the spell that a combatant concentrates on. Empty for a hidden one.
pub(super) fn held_spell(owner: Visibility, spell: String) -> String {
    match owner {
        Visibility::Open => spell,
        Visibility::Hidden => String::new(),
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
pub(super) fn triggered(sight: &Sight<'_>, owner: Visibility, readied: &Readied) -> Readied {
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

/// Returns the players' knowledge of the owner of a frame on a stack.
pub(super) fn of_owner(now: &Encounter, frame: FrameId) -> Visibility {
    let stack = now.stack();
    let mut frames = stack.frames().iter().chain(stack.postponed());
    let found = frames.find(|other| other.id == frame);
    found.map_or(Visibility::Hidden, |found| Visibility::of(now, found.owner))
}

/// Returns an effect with the players' ids. An effect that depends on a combatant out of sight or on a save has no known
/// end.
pub(super) fn effect(sight: &Sight<'_>, effect: &Effect) -> Effect {
    effect_by(sight, &|who| sight.id(who), effect)
}

/// Returns an effect as players know it if they saw its source when it began.
pub(super) fn effect_of_seen(sight: &Sight<'_>, effect: &Effect) -> Effect {
    effect_by(sight, &|who| sight.number(who), effect)
}

/// The players' id of a combatant; none if they may not learn of it.
type PlayersId<'f> = &'f dyn Fn(CombatantId) -> Option<CombatantId>;

fn effect_by(sight: &Sight<'_>, id: PlayersId<'_>, effect: &Effect) -> Effect {
    let Effect {
        condition,
        source,
        ending,
        // Players do not learn that a save may end it earlier.
        latest: _,
        held,
        // Its numbers are the game master's.
        each: _,
    } = effect;
    Effect {
        condition: condition.clone(),
        source: source.and_then(id),
        ending: expiry_by(sight, id, *ending),
        latest: None,
        held: *held,
        each: None,
    }
}

/// Returns the end of an effect with the players' ids.
pub(super) fn expiry(sight: &Sight<'_>, ending: EffectExpiry) -> EffectExpiry {
    expiry_by(sight, &|who| sight.id(who), ending)
}

fn expiry_by(sight: &Sight<'_>, id: PlayersId<'_>, ending: EffectExpiry) -> EffectExpiry {
    let seen = match ending {
        EffectExpiry::Count { round, count, of } => Some(EffectExpiry::Count {
            round,
            count,
            of: of.and_then(id),
        }),
        EffectExpiry::Open => Some(ending),
        // The DC is the game master's.
        EffectExpiry::Save { .. } => None,
        EffectExpiry::TurnStart { of } => id(of).map(|of| EffectExpiry::TurnStart { of }),
        EffectExpiry::TurnEnd { of, since } => {
            let since = sight.last_frame(since);
            id(of).map(|of| EffectExpiry::TurnEnd { of, since })
        }
        EffectExpiry::NextAction { of, since } => {
            let since = sight.last_frame(since);
            id(of).map(|of| EffectExpiry::NextAction { of, since })
        }
    };
    seen.unwrap_or(EffectExpiry::Open)
}
