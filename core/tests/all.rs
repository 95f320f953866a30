//! The tests of the engine, in one program: each file is compiled once, and they run side by side.
#![cfg(not(target_arch = "wasm32"))]

mod catalogue;
mod citations;
mod compaction;
mod dead_combatants;
mod duel;
mod effects;
mod examples;
mod frozen;
mod hidden_facts;
mod hostile;
mod kept_turns;
mod law;
mod laws;
mod laws_tow;
mod newcomers;
mod other_secrets;
mod phases;
mod places;
mod players;
mod real_dice;
mod reasons;
mod replays;
mod rules;
mod runner;
mod scenarios;
mod screen;
mod secret_combatants;
mod secret_kinds;
mod secret_turns;
mod secrets;
mod seed;
mod unseen_characters;
mod view_reuse;
mod walk;
mod wasm;
