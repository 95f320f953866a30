//! Asalto's app: the screens over asalto-core. It contains no game rules.

#[cfg(target_arch = "wasm32")]
mod app;
pub mod bring_in;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod combat;
#[cfg(target_arch = "wasm32")]
mod command_line;
#[cfg(target_arch = "wasm32")]
mod components;
pub mod content;
#[cfg(target_arch = "wasm32")]
mod help;
#[cfg(target_arch = "wasm32")]
mod home;
#[cfg(target_arch = "wasm32")]
mod host;
pub mod input;
#[cfg(target_arch = "wasm32")]
mod languages;
#[cfg(target_arch = "wasm32")]
mod menu;
pub mod numeric_fields;
pub mod order;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod party;
#[cfg(target_arch = "wasm32")]
mod players;
#[cfg(target_arch = "wasm32")]
mod rolls;
#[cfg(target_arch = "wasm32")]
mod rules;
pub mod send_out;
#[cfg(target_arch = "wasm32")]
mod setup;
#[cfg(target_arch = "wasm32")]
mod stack;
pub mod storage;
#[cfg(target_arch = "wasm32")]
mod store;
#[cfg(target_arch = "wasm32")]
mod tour;
#[cfg(target_arch = "wasm32")]
mod ui;

#[cfg(target_arch = "wasm32")]
pub use crate::app::start;
