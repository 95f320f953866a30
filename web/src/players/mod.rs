//! The players' screen: a separate window with the view of the players (docs/decisions/0040).
//!
//! The window that plays sends a `PlayersMessage` after each change of its content, only while a players'
//! screen is open. The players' screen needs neither the store nor the engine.

mod desk;
mod message;
mod pile;
mod row;
mod sender;
mod window;

pub use desk::Desk;
pub use sender::Sender;
pub use window::Window;

use message::PlayersMessage;
