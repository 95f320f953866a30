//! All texts that the user reads, in every language.
//!
//! Each language folder (`en`, `es`, `fr`) has the same files, one a topic. The other files turn
//! these texts into log entries, rejections and reasons (docs/decisions/0027).

mod catalog;
mod cited;
pub mod combat;
#[cfg(feature = "words")]
pub mod command;
mod dice;
mod en;
mod es;
mod fill;
mod fr;
mod house_rules;
mod intl;
mod isolate;
mod lang;
#[cfg(not(all(target_arch = "wasm32", feature = "words")))]
mod loading;
mod log;
mod log_line;
mod message;
mod names;
mod opening;
#[cfg(all(target_arch = "wasm32", feature = "words"))]
mod package_topics;
mod rejection;
mod setup_log;
mod stack_item;
pub mod tales_of_war;
mod terms;
mod topics;
#[cfg(all(target_arch = "wasm32", feature = "words"))]
pub mod words;

pub use catalog::Text;
pub use cited::CitedText;
pub use intl::list;
pub use isolate::isolated;
pub use lang::Lang;
#[cfg(all(target_arch = "wasm32", feature = "parts"))]
pub use loading::{load, load_combat};
pub use log::log_text;
pub use log_line::{LogLine, begins_turn, log_line};
pub use message::Message;
pub use names::Names;
pub use opening::opening;
pub use rejection::rejection;
pub use setup_log::setup_text;
pub use stack_item::{readied, stack_item};
pub use terms::{action, condition, life, round, ruleset, side, tie_breaker};

pub use en::aim::AimText;
pub use en::awareness::AwarenessText;
pub use en::campaign::CampaignText;
pub use en::choice::ChoiceText;
pub use en::combat::CombatText;
pub use en::combat_log::CombatLogText;
pub use en::command_line::CommandLineText;
pub use en::commands::CommandText;
pub use en::creatures::CreatureText;
pub use en::dnd2024::Dnd2024Text;
pub use en::dying::DyingText;
pub use en::home::HomeText;
pub use en::house_rules::HouseRuleText;
pub use en::legendary::LegendaryText;
pub use en::log::LogText;
pub use en::menu::MenuText;
pub use en::messages::MessageText;
pub use en::notices::NoticeText;
pub use en::picker::PickerText;
pub use en::players::PlayersText;
pub use en::profile::ProfileText;
pub use en::reasons::ReasonText;
pub use en::rejections::RejectionText;
pub use en::replay::ReplayText;
pub use en::rulebook::RulebookText;
pub use en::setup::SetupText;
pub use en::setup_rejections::SetupRejectionText;
pub use en::shortcuts::ShortcutText;
pub use en::table::TableText;
pub use en::tales_of_war::TalesOfWarText;
pub use en::tales_of_war_log::TalesOfWarLogText;
pub use en::tales_of_war_rejections::TalesOfWarRejectionText;
pub use en::terms::TermText;
pub use en::tools::ToolsText;
pub use en::tutorial::TutorialText;
