//! The players' screen in the menu: the button that opens it, the facts that it shows, and the message to the
//! players.

use std::sync::Arc;

use asalto_core::CombatantId;
use asalto_core::players::{HealthShown, SideShown};
use asalto_text::{PlayersText, SetupText, Text};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::sender::is_over;
use crate::components::kept_texts;
use crate::components::screen_settings::{LONGEST, ScreenSettings};
use crate::components::secrecy;
use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The field of a side in the settings.
type SideOf = fn(&mut ScreenSettings) -> &mut SideShown;

/// The section of the menu.
#[component]
pub fn Desk() -> impl IntoView {
    let store = Store::take();
    ScreenSettings::mark_rows(store);
    let party = move || side(store, |shown| &mut shown.party, OF_PARTY);
    let others = move || side(store, |shown| &mut shown.others, OF_OTHERS);
    let open = RwSignal::new(false);
    let settings = move || {
        open.get().then(|| {
            view! {
                <div class="players-desk">
                    {party()}
                    {others()}
                    <KeptOff/>
                </div>
            }
        })
    };
    view! {
        <a class="button" data-sign="players" href="#/players" target="asalto-players">{store.label(SetupText::PlayersScreen)}</a>
        <button id="players-shown" data-sign="shown" on:click=move |_| open.update(|open| *open = !*open)
            aria-expanded=text(move || open.get().to_string())>{store.label(PlayersText::WhatItShows)}</button>
        {part(settings)}
        <MessageLine/>
    }
}

/// The labels of a side: its health and its conditions.
const OF_PARTY: [PlayersText; 2] = [PlayersText::PartyHealth, PlayersText::PartyConditions];
const OF_OTHERS: [PlayersText; 2] = [PlayersText::OtherHealth, PlayersText::OtherConditions];

/// Builds the settings of a side.
fn side(store: Store, of: SideOf, labels: [PlayersText; 2]) -> AnyView {
    let [health, conditions] = labels;
    let now = ScreenSettings::signal();
    let look = move || now.with(|shown| *of(&mut shown.clone()));
    let levels = HealthShown::ALL.map(|level| {
        let (look, word) = (look.clone(), word(level));
        let chosen = flag(move || look().health == level);
        view! { <option value=format!("{level:?}") selected=chosen>{store.label(word)}</option> }
    });
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let mut all = HealthShown::ALL.into_iter();
        if let Some(level) = all.find(|level| format!("{level:?}") == chosen) {
            ScreenSettings::change(|shown| of(shown).health = level);
        }
    };
    let toggle = move |_| ScreenSettings::change(|shown| of(shown).conditions ^= true);
    view! {
        <label>{store.label(health)}<select on:change=choose>{levels}</select></label>
        <button class="toggle" on:click=toggle aria-pressed=text(move || look().conditions.to_string())>
            {store.label(conditions)}
        </button>
    }
    .into_any()
}

fn word(level: HealthShown) -> Text {
    Text::from(match level {
        HealthShown::Shown => PlayersText::InNumbers,
        HealthShown::Hinted => PlayersText::InWords,
        HealthShown::Hidden => PlayersText::NotShown,
    })
}

/// The combatants outside the party, each with a button that keeps it off the screen.
#[component]
fn KeptOff() -> impl IntoView {
    let store = Store::take();
    let outside = Memo::new(move |_| {
        store.view.with(|view| {
            let others = view
                .combatants
                .iter()
                .filter(|one| secrecy::is_outside(one));
            let named = others.map(|one| (one.id, one.profile.name.clone()));
            named.collect::<Vec<_>>()
        })
    });
    let some = flag(move || outside.with(|all| !all.is_empty()));
    let list = move || {
        some.get().then(|| {
            view! {
                <p class="hint" id="kept-off">{store.label(PlayersText::KeepOff)}</p>
                <div class="buttons" role="group" aria-labelledby="kept-off">
                    {each(move || outside.get(), key, move |(who, name)| kept_off(store, who, name))}
                </div>
            }
        })
    };
    part(list)
}

/// Builds the button that hides a combatant or reveals it. The encounter records it. Older versions kept it in the
/// settings alone, which still count until the button is pressed.
fn kept_off(store: Store, who: CombatantId, name: String) -> AnyView {
    let now = ScreenSettings::signal();
    let one = store.combatant(who);
    let hides = move || {
        let encounter = store.keeper.opened();
        let secret = one.with(|one| one.as_ref().is_some_and(|one| one.profile.is_secret()));
        secret || now.with(|shown| shown.hidden_in(encounter).contains(&who))
    };
    let pressed = hides.clone();
    let toggle = move |_| {
        let profile = one.with_untracked(|one| one.as_ref().map(|one| Arc::clone(&one.profile)));
        let Some(profile) = profile else {
            return;
        };
        // A combatant that only the settings hide is in sight of the encounter already.
        let stays = untrack(&hides) && !profile.is_secret();
        if stays || store.dispatch(secrecy::toggle(&profile, who)) {
            ScreenSettings::reveal(store.keeper.opened(), who);
        }
    };
    view! { <button class="toggle" on:click=toggle aria-pressed=text(move || pressed().to_string())>{name}</button> }
        .into_any()
}

/// The message to the players: a field, and a button that removes the message.
#[component]
fn MessageLine() -> impl IntoView {
    let store = Store::take();
    let now = ScreenSettings::signal();
    let said = Memo::new(move |_| {
        let of = (store.keeper.number(), is_over(store));
        now.with(|shown| shown.message_in(of.0, of.1).to_owned())
    });
    let typed = RwSignal::new(String::new());
    // The text that is not shown yet stays when the menu closes.
    let kept = move || {
        let id = untrack(|| store.keeper.opened());
        kept_texts::written(&format!("message-{id}"))
    };
    Effect::new(move |before: Option<()>| {
        let said = said.get();
        let kept = kept_texts::text(&kept()).filter(|_| before.is_none());
        typed.set(kept.unwrap_or(said));
    });
    let say = move |message: &str| {
        kept_texts::forget(&kept());
        let of = untrack(|| (store.keeper.opened(), is_over(store)));
        ScreenSettings::change(|shown| shown.say(message, of.0, of.1));
    };
    let show = move |event: SubmitEvent| {
        event.prevent_default();
        say(&typed.get_untracked());
    };
    let clear = move |_| {
        typed.set(String::new());
        say("");
    };
    view! {
        <form class="players-message" on:submit=show>
            <label for="players-message">{store.label(PlayersText::Message)}</label>
            <div class="field">
                <input id="players-message" autocomplete="off" maxlength=LONGEST.to_string() prop:value=typed
                    on:input=move |event| {
                        kept_texts::keep(&kept(), &event_target_value(&event));
                        typed.set(event_target_value(&event));
                    }/>
                <button type="submit">{store.label(PlayersText::Show)}</button>
            </div>
            {part(move || said.with(|said| !said.is_empty()).then(|| view! {
                <button type="button" on:click=clear>{store.label(PlayersText::TakeAway)}</button>
            }))}
        </form>
    }
}
