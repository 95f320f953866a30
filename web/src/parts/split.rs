//! The split points. Code that only one of them reaches goes into its part.

#![expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{ENGINE, MAIN, Main, Part, Show};
use crate::browser::{document, shell};
use crate::components::backup;
use crate::components::campaign::CampaignSection;
use crate::components::combat::casting::Cast;
use crate::components::combat::mounts::Mounted;
use crate::components::combat::picker::Afflictions;
use crate::components::combat::place::Seats;
use crate::components::combat::texts as combat_texts;
use crate::components::command_line::CommandLine;
use crate::components::creature_search::CreatureSearch;
use crate::components::detection::AwarenessCheck;
use crate::components::home::Home;
use crate::components::host::Host;
use crate::components::house_rules::HouseList;
use crate::components::keys::HelpSheet;
use crate::components::menu::Menu;
use crate::components::own_block::OwnBlock;
use crate::components::party::Party;
use crate::components::players::{KeptOffMarks, Sender, Window};
use crate::components::profile_form::ProfileForm;
use crate::components::ready_form::Readying;
use crate::components::refusal::Refusal;
use crate::components::stack::{focus_decision, texts as stack_texts};
use crate::components::stat_block::StatBlock;
use crate::components::tools::Tools;
use crate::components::tour::Tour;
use crate::engine::Engine;
use crate::library;
use crate::part_texts;
use crate::screens::combat::primary_command;
use crate::screens::fight::Fight;
use crate::screens::rules::Rules;
use crate::screens::stack::StackScreen;
use crate::store::Store;

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

/// The styles of the players' screen, in the order in which they count.
const PLAYERS: [&str; 3] = [
    include_str!(concat!(env!("OUT_DIR"), "/players.css")),
    include_str!(concat!(env!("OUT_DIR"), "/players_seats.css")),
    include_str!(concat!(env!("OUT_DIR"), "/players_sizes.css")),
];

/// A function of a file: it prepares one of its parts, and returns the function that shows it.
type Parts = fn(Part) -> Show;

/// The screens of a combat, with the whole engine.
#[wasm_split(combat, fallible)]
pub fn combat() -> Result<Parts, SplitLoaderError> {
    Ok(of_combat)
}

/// The other parts.
#[wasm_split(more, fallible)]
pub fn more() -> Result<Parts, SplitLoaderError> {
    Ok(of_more)
}

/// The reader of saved encounters.
#[wasm_split(reader, fallible)]
pub fn reader() -> Result<(), SplitLoaderError> {
    library::learn();
    part_texts::install_log();
    Ok(())
}

fn of_combat(which: Part) -> Show {
    library::learn_to_write();
    part_texts::install_log();
    MAIN.set(Main {
        command: primary_command,
        focus: |store| {
            if store.is_in_cycle() {
                focus_decision(store);
            } else {
                document::focus_soon("go");
            }
        },
        travel: Store::travel,
        refuse: Store::refuse,
    });
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
    ENGINE.set(Engine::WHOLE);
    part_texts::install(&combat_texts::TEXTS);
    match which {
        Part::Refusal => || view! { <Refusal/> }.into_any(),
        _ => || view! { <Fight/> }.into_any(),
    }
}

/// Enables the app to read saved encounters and to add files.
fn learn() {
    library::learn();
    backup::learn();
}

fn of_more(which: Part) -> Show {
    part_texts::install_log();
    match which {
        Part::Table | Part::Refusal => of_combat(which),
        Part::StackScreen => {
            of_combat(which);
            part_texts::install(&stack_texts::TEXTS);
            || view! { <StackScreen/> }.into_any()
        }
        Part::Menu => {
            learn();
            || view! { <Menu/> }.into_any()
        }
        Part::Home => {
            learn();
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
            // Outside the layer of the components: the window has no others.
            for css in PLAYERS {
                shell::style(css);
            }
            || view! { <Window/> }.into_any()
        }
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
