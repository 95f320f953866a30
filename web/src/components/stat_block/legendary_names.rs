//! The legendary actions of a stat block, as buttons of the decision bar.

use leptos::prelude::*;

use crate::components::panel::legendary::LegendaryNames;
use crate::content::bestiary::Block;
use crate::content::creatures::{self, Delivery, File};

/// The title of the section, before the number of uses.
const TITLE: &str = "Legendary Actions";

/// Builds a button for each legendary action of a creature, once the stat blocks are loaded. Their names are English, like the
/// text of the blocks.
pub fn buttons(choice: &LegendaryNames) -> AnyView {
    let names = creatures::file(File::Blocks).with(|text| match text {
        Delivery::Here(text) => names(text, &choice.creature),
        Delivery::Coming | Delivery::Missing => Vec::new(),
    });
    let take = choice.take;
    let buttons = names.into_iter().map(|name| {
        let label = name.clone();
        view! { <button type="button" class="named" lang="en" on:click=move |_| take.run(name.clone())>{label}</button> }
    });
    buttons.collect::<Vec<_>>().into_any()
}

/// Returns the names of the legendary actions in the stat block of a creature. A damaged block has none.
fn names(text: &str, creature: &str) -> Vec<String> {
    let block = Block::read(text, creature);
    let sections = block.map(|block| block.sections).unwrap_or_default();
    let mut legendary = sections.into_iter();
    let legendary = legendary.find(|section| section.title.starts_with(TITLE));
    let entries = legendary.map(|section| section.entries).unwrap_or_default();
    entries.into_iter().map(|entry| entry.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_the_block() {
        let text = include_str!("../../../creatures/blocks.txt");
        assert_eq!(names(text, "Aboleth"), ["Lash", "Psychic Drain"]);
        assert!(names(text, "Goblin Warrior").is_empty());
        assert!(names(text, "Nobody").is_empty());
    }
}
