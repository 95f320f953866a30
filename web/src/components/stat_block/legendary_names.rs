//! The legendary actions of a stat block, as buttons of the decision bar.

use leptos::prelude::*;

use crate::components::panel::legendary::LegendaryNames;
use crate::content::bestiary::{Block, Entry, Run};
use crate::content::creatures::{self, Delivery, File};

/// The title of the section, before the number of uses.
const TITLE: &str = "Legendary Actions";

/// The words of a legendary action that can be taken once from one turn of the creature to the next.
const ONCE: &str = "take this action again until the start of its next turn";

/// Builds a button for each legendary action that a creature may take, once the stat blocks are loaded. Their names are English,
/// like the text of the blocks.
pub fn buttons(choice: &LegendaryNames) -> AnyView {
    let names = creatures::file(File::Blocks).with(|text| match text {
        Delivery::Here(text) => names(text, &choice.creature, &choice.taken),
        Delivery::Coming | Delivery::Missing => Vec::new(),
    });
    let take = choice.take;
    let buttons = names.into_iter().map(|name| {
        let label = name.clone();
        view! { <button type="button" class="named" lang="en" on:click=move |_| take.run(name.clone())>{label}</button> }
    });
    buttons.collect::<Vec<_>>().into_any()
}

/// Returns the names of the legendary actions in the stat block of a creature, without those that it has taken and may not take
/// again. A damaged block has none.
fn names(text: &str, creature: &str, taken: &[String]) -> Vec<String> {
    let block = Block::read(text, creature);
    let sections = block.map(|block| block.sections).unwrap_or_default();
    let mut legendary = sections.into_iter();
    let legendary = legendary.find(|section| section.title.starts_with(TITLE));
    let entries = legendary.map(|section| section.entries).unwrap_or_default();
    let free = entries
        .into_iter()
        .filter(|entry| !(taken.contains(&entry.name) && is_once(entry)));
    free.map(|entry| entry.name).collect()
}

/// Returns whether an action can be taken once from one turn of the creature to the next.
fn is_once(entry: &Entry) -> bool {
    let mut words = entry.paragraphs.iter().flatten();
    words.any(|run| matches!(run, Run::Words(words) if words.contains(ONCE)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_the_block() {
        let text = include_str!("../../../creatures/blocks.txt");
        assert_eq!(names(text, "Aboleth", &[]), ["Lash", "Psychic Drain"]);
        assert!(names(text, "Goblin Warrior", &[]).is_empty());
        assert!(names(text, "Nobody", &[]).is_empty());
    }

    #[test]
    fn an_action_that_may_not_be_taken_again_is_left_out() {
        let text = include_str!("../../../creatures/blocks.txt");
        let taken = |name: &str| names(text, "Adult Red Dragon", &[name.to_owned()]);
        assert_eq!(
            names(text, "Adult Red Dragon", &[]),
            ["Commanding Presence", "Fiery Rays", "Pounce"]
        );
        assert_eq!(taken("Fiery Rays"), ["Commanding Presence", "Pounce"]);
        assert_eq!(taken("Pounce").len(), 3);
    }
}
