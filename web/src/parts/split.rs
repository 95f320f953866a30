//! The split points. Code that only one of them reaches goes into its part.

#![expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]

use super::{ENGINE, Engine, IntoAny, Show, SplitLoaderError, view, wasm_split};
use crate::browser::shell;
use crate::components::backup;
use crate::components::campaign::CampaignSection;
use crate::components::combat::texts as combat_texts;
use crate::components::command_line::CommandLine;
use crate::components::creature_search::CreatureSearch;
use crate::components::detection::AwarenessCheck;
use crate::components::home::Home;
use crate::components::host::Host;
use crate::components::house_rules::HouseList;
use crate::components::keys::HelpSheet;
use crate::components::menu::Menu;
use crate::components::players::{Sender, Window};
use crate::components::profile_form::ProfileForm;
use crate::components::stack::texts as stack_texts;
use crate::components::stat_block::StatBlock;
use crate::components::tools::Tools;
use crate::components::tour::Tour;
use crate::library;
use crate::part_texts;
use crate::screens::fight::Fight;
use crate::screens::rules::Rules;
use crate::screens::stack::StackScreen;

/// Reads the styles of a part, as rules of the components' layer.
macro_rules! styles {
    ($file:literal) => {
        concat!(
            "@layer components{",
            include_str!(concat!("../../styles/", $file, ".css")),
            "}"
        )
    };
}

#[wasm_split(combat, fallible)]
pub fn table() -> Result<Show, SplitLoaderError> {
    ENGINE.set(Engine::WHOLE);
    part_texts::install(&combat_texts::TEXTS);
    Ok(|| view! { <Fight/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn command_line() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("command_line"));
    Ok(|| view! { <CommandLine/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn help() -> Result<Show, SplitLoaderError> {
    Ok(|| view! { <HelpSheet/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn menu() -> Result<Show, SplitLoaderError> {
    learn();
    Ok(|| view! { <Menu/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn home() -> Result<Show, SplitLoaderError> {
    learn();
    shell::style(styles!("campaign"));
    shell::style(styles!("home"));
    Ok(|| view! { <Home/> }.into_any())
}

/// Enables the app to read checkpoints and to add files.
fn learn() {
    library::learn();
    backup::learn();
}

#[wasm_split(more, fallible)]
pub fn house_rules() -> Result<Show, SplitLoaderError> {
    Ok(|| view! { <HouseList/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn detection() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("detection"));
    Ok(|| view! { <AwarenessCheck/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn tools() -> Result<Show, SplitLoaderError> {
    Ok(|| view! { <Tools/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn tour() -> Result<Show, SplitLoaderError> {
    Ok(|| view! { <Tour/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn profile_form() -> Result<Show, SplitLoaderError> {
    Ok(|| view! { <ProfileForm/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn creatures() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("creature_search"));
    Ok(|| view! { <CreatureSearch/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn stat_block() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("stat_block"));
    Ok(|| view! { <StatBlock/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn campaign() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("campaign"));
    Ok(|| view! { <CampaignSection/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn host() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("host"));
    Ok(|| view! { <Host/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn players() -> Result<Show, SplitLoaderError> {
    shell::style(include_str!("../../styles/players.css"));
    Ok(|| view! { <Window/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn players_sender() -> Result<Show, SplitLoaderError> {
    Ok(|| view! { <Sender/> }.into_any())
}

#[wasm_split(more, fallible)]
pub fn rules() -> Result<Show, SplitLoaderError> {
    shell::style(styles!("rules"));
    Ok(|| view! { <Rules/> }.into_any())
}

#[wasm_split(combat, fallible)]
pub fn stack_screen() -> Result<Show, SplitLoaderError> {
    part_texts::install(&stack_texts::TEXTS);
    Ok(|| view! { <StackScreen/> }.into_any())
}
