//! Asalto's app: the screens over asalto-core. It contains no game rules.

pub mod aim;
pub mod archive;
pub mod bestiary;
pub mod campaign;
pub mod change;
pub mod command_line;
pub mod declare;
pub mod keys;
pub mod kind;
pub mod library;
pub mod order_blocks;
pub mod order_rows;
pub mod quick;
pub mod rulebook;

#[cfg(target_arch = "wasm32")]
mod announcements;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod components;
#[cfg(target_arch = "wasm32")]
mod creatures;
#[cfg(target_arch = "wasm32")]
mod engine;
#[cfg(target_arch = "wasm32")]
mod keeper;
#[cfg(target_arch = "wasm32")]
mod languages;
#[cfg(target_arch = "wasm32")]
mod number_input;
#[cfg(target_arch = "wasm32")]
mod part_texts;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod reactive;
#[cfg(target_arch = "wasm32")]
mod reading;
#[cfg(target_arch = "wasm32")]
mod row_signals;
#[cfg(target_arch = "wasm32")]
mod sample;
#[cfg(target_arch = "wasm32")]
mod sample_tow;
mod saved;
#[cfg(target_arch = "wasm32")]
mod saved_rules;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod store;

#[cfg(target_arch = "wasm32")]
pub use app::start;
