//! Components: each is its `.rs` file here and its `.css` file in `styles`.

pub mod awareness;
pub mod backup;
pub mod cited;
pub mod combatant_panel;
pub mod device;
pub mod fight;
pub mod header;
pub mod help;
pub mod host;
pub mod house_rules;
pub mod kept;
pub mod log;
pub mod menu;
pub mod notices;
pub mod noticing;
pub mod offers;
pub mod order;
pub mod preparation;
pub mod profile_form;
mod profile_more;
pub mod quick_line;
pub mod ready_form;
pub mod roster;
pub mod stack;
pub mod status;
pub mod tie;
