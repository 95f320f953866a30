//! Everything that the app saves: the encounters, the archive, the campaign and the settings.

pub mod archive;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod backup_choices;
#[cfg(target_arch = "wasm32")]
pub mod browser_port;
pub mod campaign;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod differences;
pub mod library;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod own_conditions;
#[cfg(target_arch = "wasm32")]
pub mod players_screen;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod rules;
#[cfg(target_arch = "wasm32")]
pub mod settings;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod settings_keys;
#[cfg(target_arch = "wasm32")]
pub mod unreadable;
