//! The open encounter in the formats of other tools: as a file, in the clipboard, or by the system's share sheet
//! (decision 95).

pub mod format;
pub mod outgoing;
pub mod sheet_rows;

#[cfg(target_arch = "wasm32")]
mod campaign_texts;
#[cfg(target_arch = "wasm32")]
mod check_box;
#[cfg(target_arch = "wasm32")]
mod link;
#[cfg(target_arch = "wasm32")]
mod paper_report;
#[cfg(target_arch = "wasm32")]
mod print_button;
#[cfg(target_arch = "wasm32")]
mod report;
#[cfg(target_arch = "wasm32")]
pub mod screen;
#[cfg(target_arch = "wasm32")]
mod sheet;
#[cfg(target_arch = "wasm32")]
mod title;
