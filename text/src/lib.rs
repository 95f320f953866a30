//! Asalto's texts in Spanish, French and English.
//!
//! Each language folder (`en`, `es`, `fr`) has the same files, one a topic; `topics.rs` lists them. The other
//! files turn these texts into log entries, rejections and reasons (docs/decisions/0027). [`Lang`] returns
//! the texts:
//!
//! ```
//! use asalto_text::{Lang, SetupText};
//!
//! assert_eq!(Lang::Es.text(SetupText::Undo), "Deshacer");
//! ```

mod catalog;
mod cited;
pub mod combat;
pub mod command;
mod damage;
mod dice;
mod edit;
mod en;
mod es;
mod fill;
mod fr;
mod house_rules;
mod intl;
mod isolate;
mod lang;
mod loading;
mod log;
mod log_line;
mod message;
mod names;
mod numeric_fields;
mod opening;
mod rejection;
mod sets;
mod short_list;
mod speech;
mod stack_item;
pub mod tales_of_war;
mod terms;
mod topics;
mod turn_row;
pub mod words;

pub use catalog::Text;
pub use cited::CitedText;
pub use damage::{
    damage_reduction, damage_type, damage_type_word, defenses, short_defenses, typed_damage,
};
pub use edit::edit_text;
pub use intl::{choices, list};
pub use isolate::isolated;
pub use lang::Lang;
pub use loading::{GroupTexts, TextGroup, combat_group, start};
#[cfg(target_arch = "wasm32")]
pub use loading::{has, install};
pub use log::log_text;
pub use log_line::{log_line, told};
pub use message::{Message, round};
pub use names::Names;
pub use numeric_fields::{NumericFieldWords, numeric_field};
pub use opening::{forecast, opening};
pub use rejection::rejection;
pub use sets::*;
pub use stack_item::{readied, stack_item};
pub use terms::{action, condition, life, ruleset, save_kind, save_kind_word, side, tie_breaker};
pub use turn_row::{TurnRow, round_summary};
