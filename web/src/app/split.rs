//! The split points. Code that only one of them reaches goes into its part.

#![expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::fight::Fight;
use super::refusal::Refusal;
use crate::bring_in::screen::BringIn;
use crate::browser::shell;
use crate::combat::texts as combat_texts;
use crate::command_line::CommandLine;
use crate::components::backup;
use crate::components::campaign::CampaignSection;
use crate::components::drop_target::DropTarget;
use crate::components::panel::casting::Cast;
use crate::components::panel::mounts::Mounted;
use crate::components::panel::picker::Afflictions;
use crate::components::panel::place::Seats;
use crate::components::panel::ready_form::Readying;
use crate::components::profile_form::ProfileForm;
use crate::components::screen_settings::KeptOffMarks;
use crate::components::stat_block::StatBlock;
use crate::components::stat_block::free_text::OwnBlock;
use crate::components::tools::Tools;
use crate::help::sheet::HelpSheet;
use crate::home::Home;
use crate::host::Host;
use crate::menu::Menu;
use crate::parts::{Loaders, Part, Show};
use crate::party::Party;
use crate::players::{Desk, Sender, Window};
use crate::rules::screen::Rules;
use crate::send_out::screen::SendOut;
use crate::setup::creature_search::CreatureSearch;
use crate::setup::detection::AwarenessCheck;
use crate::setup::house_rules::HouseList;
use crate::stack::screen::StackScreen;
use crate::stack::texts as stack_texts;
use crate::storage::library;
use crate::store::part_texts;
use crate::tour::Tour;

/// Reads the style files of a part, as rules of the components' layer.
macro_rules! styles {
    ($($file:literal),*) => {
        concat!(
            "@layer components{",
            $(include_str!(concat!(env!("OUT_DIR"), "/", $file, ".css")),)*
            "}"
        )
    };
}

/// The styles of the players' screen, in cascade order.
const PLAYERS: [&str; 4] = [
    include_str!(concat!(env!("OUT_DIR"), "/players.css")),
    include_str!(concat!(env!("OUT_DIR"), "/players_seats.css")),
    include_str!(concat!(env!("OUT_DIR"), "/players_sizes.css")),
    include_str!(concat!(env!("OUT_DIR"), "/miniatures.css")),
];

/// A function of a file: it prepares one of its parts, and returns the function that shows it.
type Parts = fn(Part) -> Show;

/// The functions that load the files of the parts.
pub const LOADERS: Loaders = Loaders {
    part: |which| Box::pin(load(which)),
    reader: || Box::pin(reader()),
};

/// Loads the file of a part, and returns the function that shows the part.
async fn load(which: Part) -> Result<Show, SplitLoaderError> {
    let of = match which {
        Part::Table | Part::Refusal => combat().await,
        Part::BringIn | Part::SendOut => bring_in().await,
        _ => more().await,
    }?;
    Ok(of(which))
}

/// The screens of a combat.
#[wasm_split(combat, fallible)]
fn combat() -> Result<Parts, SplitLoaderError> {
    Ok(of_combat)
}

/// The other parts.
#[wasm_split(more, fallible)]
fn more() -> Result<Parts, SplitLoaderError> {
    Ok(of_more)
}

/// The files of other tools, in and out. Their readers are larger than all the other parts of a page, and few combats need them.
#[wasm_split(bring_in, fallible)]
fn bring_in() -> Result<Parts, SplitLoaderError> {
    Ok(of_bring_in)
}

/// The reader of saved encounters.
#[wasm_split(reader, fallible)]
fn reader() -> Result<(), SplitLoaderError> {
    library::enable_reader();
    Ok(())
}

fn of_combat(which: Part) -> Show {
    prepare_combat();
    match which {
        Part::Refusal => || view! { <Refusal/> }.into_any(),
        _ => || view! { <Fight/> }.into_any(),
    }
}

fn of_bring_in(which: Part) -> Show {
    if which == Part::SendOut {
        shell::style(styles!("send_out"));
        return || view! { <SendOut/> }.into_any();
    }
    shell::style(styles!("campaign", "home", "paste", "bring_in"));
    || view! { <BringIn/> }.into_any()
}

/// Adds the styles and the texts of a combat.
fn prepare_combat() {
    shell::style(styles!(
        "order",
        "groups",
        "miniatures",
        "eye",
        "rolls",
        "combat_header",
        "combat",
        "panel",
        "tiles",
        "log",
        "toast",
        "stack",
        "actors",
        "stack_wide",
        "fight",
        "questions",
        "picker",
        "legendary",
        "choices"
    ));
    part_texts::install(&combat_texts::TEXTS);
}

/// Declares the parts of the second file, one a line: its component, its styles in cascade order, and the function
/// that prepares the app for it.
macro_rules! parts_of_more {
    ($($part:ident: $component:ident, [$($styles:literal),*] $(, $prepare:ident)?;)*) => {
        fn of_more(which: Part) -> Show {
            match which {
                Part::Table | Part::Refusal | Part::BringIn | Part::SendOut => of_combat(which),
                $(Part::$part => {
                    $($prepare();)?
                    $(shell::style(styles!($styles));)*
                    || view! { <$component/> }.into_any()
                })*
            }
        }
    };
}

parts_of_more! {
    Menu: Menu, ["paste", "menu"], enable_files;
    Home: Home, ["campaign", "home", "ladder", "paste", "menu"], enable_files;
    Party: Party, ["campaign", "home", "party"];
    DropTarget: DropTarget, ["drop_target"];
    CommandLine: CommandLine, ["command_line"];
    Help: HelpSheet, [];
    HouseRules: HouseList, [];
    Detection: AwarenessCheck, ["detection"];
    Tools: Tools, [];
    Tour: Tour, [];
    ProfileForm: ProfileForm, [];
    Creatures: CreatureSearch, ["creature_search"];
    StatBlock: StatBlock, ["stat_block"];
    OwnBlock: OwnBlock, ["stat_block"];
    Campaign: CampaignSection, ["campaign", "ended"];
    Host: Host, ["host"];
    Players: Window, [], style_players;
    PlayersDesk: Desk, [];
    PlayersSender: Sender, [];
    KeptOff: KeptOffMarks, [];
    Rules: Rules, ["rules"];
    StackScreen: StackScreen, [], enable_stack;
    Mounting: Mounted, [];
    Seats: Seats, [];
    Casting: Cast, [];
    Conditions: Afflictions, [];
    Ready: Readying, [];
}

/// Enables the app to read saved encounters and to add files.
fn enable_files() {
    library::enable_reader();
    backup::enable_files();
}

/// Adds the styles and the texts of a combat, and those of Tales of War.
fn enable_stack() {
    prepare_combat();
    part_texts::install(&stack_texts::TEXTS);
}

/// Adds the styles of the players' screen. They need no layer, because the window has no others.
fn style_players() {
    for css in PLAYERS {
        shell::style(css);
    }
}
