//! Asalto's app: the screens over asalto-core. No rule of any game is in here.

pub mod declare;
pub mod keys;
pub mod ladder;
pub mod library;
pub mod quick;
pub mod rulebook;
pub mod text;

#[cfg(target_arch = "wasm32")]
mod announcing;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod components;
#[cfg(target_arch = "wasm32")]
mod keeper;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod reading;
#[cfg(target_arch = "wasm32")]
mod said;
#[cfg(target_arch = "wasm32")]
mod sample;
#[cfg(target_arch = "wasm32")]
mod sample_tow;
mod saved;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod seen;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod shown;
#[cfg(target_arch = "wasm32")]
mod store;
#[cfg(target_arch = "wasm32")]
mod telling;
#[cfg(target_arch = "wasm32")]
mod typed;

#[cfg(target_arch = "wasm32")]
pub use app::start;
