//! The players' screen: a window of its own that shows what players may see (docs/decisions/0040).
//!
//! The window that plays sends [`Told`] whenever what is shown changes, and only while a players' screen is
//! open. The players' screen needs neither the store nor the engine.

mod desk;
mod row;
mod sender;
mod shown;
mod told;
mod window;

pub use desk::Desk;
pub use sender::Sender;
pub use shown::KeptOffMarks;
pub use window::Window;

use told::Told;
