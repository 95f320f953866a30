//! Steps: consequences that several handlers and the driver share. A step validates little and
//! emits the events of one concept.

pub(crate) mod actions;
pub(crate) mod cards;
pub(crate) mod concentration;
pub(crate) mod counterspell;
pub(crate) mod damage;
pub(crate) mod defenses;
pub(crate) mod delays;
pub(crate) mod durations;
pub(crate) mod dying;
pub(crate) mod groups;
pub(crate) mod joining;
pub(crate) mod kept_turns;
pub(crate) mod lethargy;
pub(crate) mod long_casting;
pub(crate) mod massive_damage;
pub(crate) mod nonlethal;
pub(crate) mod objections;
pub(crate) mod opening;
pub(crate) mod penalties;
pub(crate) mod priority;
pub(crate) mod readied;
pub(crate) mod recharge;
pub(crate) mod regeneration;
pub(crate) mod requirements;
pub(crate) mod rides;
pub(crate) mod roll_call;
pub(crate) mod rolls;
pub(crate) mod second_places;
pub(crate) mod secrecy;
pub(crate) mod set_weapons;
pub(crate) mod spells;
pub(crate) mod ties;
pub(crate) mod turn_effects;
pub(crate) mod turns;
pub(crate) mod unconscious;
