//! Spanish, in the terms of the Spanish sources.

pub mod awareness;
pub mod choice;
pub mod combat;
pub mod combat_log;
pub mod dnd2024;
pub mod dying;
pub mod house_rules;
pub mod legendary;
pub mod log;
pub mod menu;
pub mod messages;
pub mod notices;
pub mod profile;
pub mod reasons;
pub mod rejections;
pub mod rulebook;
pub mod setup;
pub mod setup_rejections;
pub mod shortcuts;
pub mod table;
pub mod tales_of_war;
pub mod tales_of_war_log;
pub mod tales_of_war_rejections;
pub mod terms;
pub mod tools;
pub mod tutorial;
