//! Hiding and revealing a combatant: the marks in its row and the buttons of its panel.

use asalto_core::{Combatant, CombatantId, CombatantView, Command};
use asalto_text::{Message, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// Returns whether a combatant can be hidden from players: it is outside the party, and no player controls it.
#[must_use]
pub fn is_outside(one: &CombatantView) -> bool {
    !one.profile.is_open() && one.profile.place.is_none()
}

/// Returns the command that hides a combatant, or reveals a hidden one.
#[must_use]
pub fn toggle(profile: &Combatant, who: CombatantId) -> Command {
    let who = vec![who];
    if profile.is_secret() {
        Command::Reveal { who }
    } else {
        Command::Conceal { who }
    }
}

/// Hides the combatant of a view, or reveals it.
fn press(store: Store, id: CombatantId) {
    let one = store.combatant(id);
    let command = one.with_untracked(|one| one.as_ref().map(|one| toggle(&one.profile, one.id)));
    if let Some(command) = command {
        store.dispatch(command);
    }
}

fn reveal(store: Store, who: CombatantId) {
    store.dispatch(Command::Reveal { who: vec![who] });
    document::focus_soon(&format!("row-{}", who.0));
}

/// The marks of a row: the eye that hides or reveals, and the name that players see. They use the language at the time
/// they are built, like the rest of a row.
#[component]
pub fn RowSecrecy(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let (one, standing) = (store.combatant(id), store.row(id).standing());
    let is = move |look: fn(&CombatantView) -> bool| {
        flag(move || one.with(|one| one.as_deref().is_some_and(look)))
    };
    let outside = is(is_outside);
    let secret = is(|one| one.profile.is_secret());
    // Older versions kept some combatants off the screen in the settings of the browser.
    let hidden = flag(move || secret.get() || standing.get().off_screen);
    let known_as =
        Memo::new(move |_| one.with(|one| Some(one.as_ref()?.profile.second_name()?.to_owned())));
    let words = untrack(|| store.text(SetupText::HiddenFromPlayers));
    let eye = move || {
        if !outside.get() || reads_only(store) {
            return hidden
                .get()
                .then(|| view! { <span class="off-screen">{words}</span> }.into_any());
        }
        let label = move || {
            untrack(|| {
                let label = &*store.name(id);
                store.message(&Message::Labeled { label, text: words })
            })
        };
        Some(eye_button(store, hidden, words, label, move || {
            press(store, id);
        }))
    };
    let alias = move || {
        let name = known_as.get()?;
        let quoted = untrack(|| store.text_with(SetupText::Quoted, &[&name]));
        if reads_only(store) {
            return Some(view! { <span class="tag known-as">{quoted}</span> }.into_any());
        }
        let label = untrack(|| store.text_with(SetupText::SeenAs, &[&name, &store.name(id)]));
        let go = move |_| reveal(store, id);
        Some(
            view! { <button class="tag known-as" aria-label=label on:click=go>{quoted}</button> }
                .into_any(),
        )
    };
    view! { {part(eye)}{part(alias)} }
}

/// The eye in the row of a group, which hides all its members, or reveals them if all are hidden. `hidden` is none if all
/// of them are in the party. `members` returns those that are hidden, or those that are not.
#[component]
pub fn GroupSecrecy(
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    hidden: Memo<Option<bool>>,
    members: impl Fn(bool) -> Vec<CombatantId> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let store = Store::take();
    let words = untrack(|| store.text(SetupText::HiddenFromPlayers));
    let can_hide = flag(move || hidden.get().is_some());
    let is_hidden = flag(move || hidden.get() == Some(true));
    let label = move || {
        store.message(&Message::Labeled {
            label: &name(),
            text: words,
        })
    };
    let press = move || {
        let reveals = is_hidden.get_untracked();
        let who = members(reveals);
        store.dispatch(if reveals {
            Command::Reveal { who }
        } else {
            Command::Conceal { who }
        });
    };
    part(move || {
        if reads_only(store) || !can_hide.get() {
            return None;
        }
        Some(eye_button(store, is_hidden, words, label, press))
    })
}

/// Builds the eye, which shows `words` while it is pressed.
///
/// The styles leave nothing but its mark while damage or healing is pending: the row takes the press and aims.
fn eye_button(
    store: Store,
    hidden: Signal<bool>,
    words: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let shown = move || hidden.get().then(|| view! { <span>{words}</span> });
    // The key works on the combatant on view only, so the tooltip leaves it out.
    let title = move || {
        let text = if hidden.get() {
            SetupText::RevealToPlayers
        } else {
            SetupText::HideFromPlayers
        };
        untrack(|| store.text(text)).to_owned()
    };
    view! {
        <button class="eye" class:off-screen=hidden title=shown_text(title) aria-label=shown_text(label)
            aria-pressed=shown_text(move || hidden.get().to_string()) on:click=move |_| press()>
            {part(shown)}
        </button>
    }
    .into_any()
}

/// Whether this page shows an encounter that another page plays.
fn reads_only(store: Store) -> bool {
    document::is_hosted() && store.keeper.follows.get_untracked()
}

/// The buttons of a panel: one that hides or reveals the combatant, and one that reveals its name.
#[component]
pub fn PanelSecrecy(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let outside = whose.is(is_outside);
    let secret = whose.is(|one| one.profile.is_secret());
    let named = whose.is(|one| !one.profile.is_secret() && one.profile.second_name().is_some());
    let words = move || {
        let text = if secret.get() {
            SetupText::RevealToPlayers
        } else {
            SetupText::HideFromPlayers
        };
        store.text_with(text, &[])
    };
    part(move || {
        outside.get().then(|| {
            let name = move || {
                named.get().then(|| {
                    let go = move |_| reveal(store, whose.now());
                    view! { <button class="quiet" on:click=go>{store.label(SetupText::RevealName)}</button> }
                })
            };
            view! {
                <button id=Shortcut::HideFromPlayers.id() class="quiet" data-once on:click=move |_| press(store, whose.now())>
                    {shown_text(words)}<kbd aria-hidden="true">{store.shortcut(Shortcut::HideFromPlayers)}</kbd></button>
                {part(name)}
            }
        })
    })
}
