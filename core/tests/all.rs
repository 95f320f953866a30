//! The tests of the engine, in one program: each file is compiled once, and they run side by side.
#![cfg(not(target_arch = "wasm32"))]

mod bases;
mod catalogue;
mod citations;
mod compaction;
mod conformance;
mod dead_combatants;
mod duel;
mod effects;
mod examples;
mod foreign;
mod frozen;
mod hidden_facts;
mod hidden_names;
mod hostile;
mod kept_turns;
mod law;
mod laws;
mod laws_tow;
mod legendary_log;
#[path = "../examples/naive_tracker.rs"]
#[allow(dead_code, reason = "the tests call `answer`, not `main`")]
mod naive_tracker;
mod newcomers;
mod other_secrets;
mod phases;
mod places;
mod players;
mod real_dice;
mod reasons;
mod replays;
mod rolls_at_start;
mod rules;
mod runner;
mod scenarios;
mod screen;
mod screen_stack;
mod secret_cases;
mod secret_combatants;
mod secret_first;
mod secret_kinds;
mod secret_places;
mod secret_ties;
mod secret_turns;
mod secrets;
mod seed;
mod unseen_characters;
mod view_reuse;
mod walk;
mod wasm;
