//! The setup of an encounter: its combatants, their awareness, and the house rules.

pub mod awareness;
pub mod creature_search;
pub mod detection;
pub mod house_rules;
mod member;
pub mod preparation;
pub mod roster;
mod roster_group;
mod roster_rows;
pub mod screen;
pub mod table_choices;
