//! Files and texts of other tools: one preview for all, in which nothing is added before **Add** (decision 94).

pub mod fight;
pub mod known;
pub mod row;
pub mod sentences;
pub mod source;

#[cfg(target_arch = "wasm32")]
mod add;
#[cfg(target_arch = "wasm32")]
mod block;
#[cfg(target_arch = "wasm32")]
mod destination;
#[cfg(target_arch = "wasm32")]
mod left_out;
#[cfg(target_arch = "wasm32")]
mod preview;
#[cfg(target_arch = "wasm32")]
mod row_view;
#[cfg(target_arch = "wasm32")]
pub mod screen;
