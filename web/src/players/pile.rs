//! The stacks of Tales of War on the players' screen.

use asalto_core::players::{ScreenAction, ScreenName};
use asalto_text::{Lang, PlayersText, TalesOfWarText, Text};
use leptos::prelude::*;

use super::row::shape;

/// The most actions that a stack shows. The number of all others stands below.
const SHOWN: usize = 4;

/// Builds the main stack and the postponed one, newest action first. None while both are empty.
pub fn piles(lang: Lang, [main, postponed]: &[Vec<ScreenAction>; 2]) -> Option<AnyView> {
    let empty = main.is_empty() && postponed.is_empty();
    (!empty).then(|| {
        view! {
            <div class="piles">
                {pile(lang, PlayersText::Stack.into(), main)}
                {pile(lang, TalesOfWarText::PostponedStack.into(), postponed)}
            </div>
        }
        .into_any()
    })
}

fn pile(lang: Lang, heading: Text, actions: &[ScreenAction]) -> Option<AnyView> {
    let shown = actions.iter().rev().take(SHOWN);
    let shown: Vec<_> = shown.map(|one| action(lang, one)).collect();
    let more = actions.len().saturating_sub(SHOWN);
    let more = (more > 0).then(|| view! { <li class="more">{format!("+{more}")}</li> });
    (!actions.is_empty()).then(|| {
        view! {
            <section class="pile">
                <h2>{lang.text(heading)}</h2>
                <ul>{shown}{more}</ul>
            </section>
        }
        .into_any()
    })
}

/// Builds an action: its name, its actor and its targets.
fn action(lang: Lang, action: &ScreenAction) -> AnyView {
    let name = if action.name.is_empty() {
        lang.text(TalesOfWarText::FumbleObject).to_owned()
    } else {
        action.name.clone()
    };
    let names = action.targets.iter().map(|target| target.name.as_str());
    let targets: Vec<_> = names
        .map(|name| view! { <bdi>{name.to_owned()}</bdi> })
        .collect();
    let targets =
        (!targets.is_empty()).then(|| view! { <span class="at">" → "{between(targets)}</span> });
    let ScreenName {
        name: owner, side, ..
    } = action.owner.clone();
    view! {
        <li data-of=shape(side)><b><bdi>{name}</bdi></b>{targets}<span class="by"><bdi>{owner}</bdi></span></li>
    }
    .into_any()
}

/// Puts commas between the items of a list.
fn between(items: Vec<impl IntoView + 'static>) -> Vec<AnyView> {
    let items = items.into_iter().enumerate();
    let items = items.map(|(at, item)| view! { {(at > 0).then_some(", ")}{item} }.into_any());
    items.collect()
}
