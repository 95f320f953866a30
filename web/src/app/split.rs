//! The split points. Code that only one of them reaches goes into its part.

#![expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::fight::Fight;
use super::refusal::Refusal;
use crate::browser::shell;
use crate::combat::texts as combat_texts;
use crate::command_line::CommandLine;
use crate::components::backup;
use crate::components::campaign::CampaignSection;
use crate::components::panel::casting::Cast;
use crate::components::panel::mounts::Mounted;
use crate::components::panel::picker::Afflictions;
use crate::components::panel::place::Seats;
use crate::components::panel::ready_form::Readying;
use crate::components::profile_form::ProfileForm;
use crate::components::stat_block::StatBlock;
use crate::components::stat_block::free_text::OwnBlock;
use crate::components::tools::Tools;
use crate::help::sheet::HelpSheet;
use crate::home::Home;
use crate::host::Host;
use crate::menu::Menu;
use crate::parts::{Loaders, Part, Show};
use crate::party::Party;
use crate::players::{Desk, KeptOffMarks, Sender, Window};
use crate::rules::screen::Rules;
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
const PLAYERS: [&str; 3] = [
    include_str!(concat!(env!("OUT_DIR"), "/players.css")),
    include_str!(concat!(env!("OUT_DIR"), "/players_seats.css")),
    include_str!(concat!(env!("OUT_DIR"), "/players_sizes.css")),
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

/// The reader of saved encounters.
#[wasm_split(reader, fallible)]
fn reader() -> Result<(), SplitLoaderError> {
    library::enable_reader();
    Ok(())
}

fn of_combat(which: Part) -> Show {
    shell::style(styles!(
        "order",
        "rolls",
        "combat_header",
        "combat",
        "panel",
        "tiles",
        "log",
        "toast",
        "stack",
        "fight",
        "choices"
    ));
    part_texts::install(&combat_texts::TEXTS);
    match which {
        Part::Refusal => || view! { <Refusal/> }.into_any(),
        _ => || view! { <Fight/> }.into_any(),
    }
}

/// Enables the app to read saved encounters and to add files.
fn enable_files() {
    library::enable_reader();
    backup::enable_files();
}

fn of_more(which: Part) -> Show {
    match which {
        Part::Table | Part::Refusal => of_combat(which),
        Part::StackScreen => {
            of_combat(which);
            part_texts::install(&stack_texts::TEXTS);
            || view! { <StackScreen/> }.into_any()
        }
        Part::Menu => {
            enable_files();
            || view! { <Menu/> }.into_any()
        }
        Part::Home => {
            enable_files();
            shell::style(styles!("campaign"));
            shell::style(styles!("home"));
            shell::style(styles!("ladder"));
            || view! { <Home/> }.into_any()
        }
        Part::Party => {
            shell::style(styles!("campaign"));
            shell::style(styles!("home"));
            shell::style(styles!("party"));
            || view! { <Party/> }.into_any()
        }
        Part::CommandLine => {
            shell::style(styles!("command_line"));
            || view! { <CommandLine/> }.into_any()
        }
        Part::Help => || view! { <HelpSheet/> }.into_any(),
        Part::HouseRules => || view! { <HouseList/> }.into_any(),
        Part::Detection => {
            shell::style(styles!("detection"));
            || view! { <AwarenessCheck/> }.into_any()
        }
        Part::Tools => || view! { <Tools/> }.into_any(),
        Part::Tour => || view! { <Tour/> }.into_any(),
        Part::ProfileForm => || view! { <ProfileForm/> }.into_any(),
        Part::Creatures => {
            shell::style(styles!("creature_search"));
            || view! { <CreatureSearch/> }.into_any()
        }
        Part::StatBlock => {
            shell::style(styles!("stat_block"));
            || view! { <StatBlock/> }.into_any()
        }
        Part::OwnBlock => {
            shell::style(styles!("stat_block"));
            || view! { <OwnBlock/> }.into_any()
        }
        Part::Campaign => {
            shell::style(styles!("campaign"));
            shell::style(styles!("ended"));
            || view! { <CampaignSection/> }.into_any()
        }
        Part::Host => {
            shell::style(styles!("host"));
            || view! { <Host/> }.into_any()
        }
        Part::Players => {
            // These styles need no layer: the window has no others.
            for css in PLAYERS {
                shell::style(css);
            }
            || view! { <Window/> }.into_any()
        }
        Part::PlayersDesk => || view! { <Desk/> }.into_any(),
        Part::PlayersSender => || view! { <Sender/> }.into_any(),
        Part::KeptOff => || view! { <KeptOffMarks/> }.into_any(),
        Part::Mounting => || view! { <Mounted/> }.into_any(),
        Part::Seats => || view! { <Seats/> }.into_any(),
        Part::Casting => || view! { <Cast/> }.into_any(),
        Part::Conditions => || view! { <Afflictions/> }.into_any(),
        Part::Ready => || view! { <Readying/> }.into_any(),
        Part::Rules => {
            shell::style(styles!("rules"));
            || view! { <Rules/> }.into_any()
        }
    }
}
