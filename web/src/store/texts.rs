//! Texts of the store, in the language in use.

use asalto_core::{CombatantId, Event, Round, Side};
use asalto_text::{self as text, Lang, Message, Names, NoticeText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Store;
use crate::input::shortcuts::{Key, Shortcut};
use crate::languages;
use crate::ui;

impl Store {
    /// Returns the language in use.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.settings.lang.get()
    }

    /// Changes the language as soon as its part of the app is loaded.
    pub fn use_language(self, lang: Lang) {
        spawn_local(async move {
            if languages::load(lang).await.is_ok() {
                self.settings.speak(lang);
                self.announced.set(String::new());
                self.announce_turn();
            } else {
                self.keeper.warning.set(Some(NoticeText::PartMissing));
                // Loading failed, so the menu returns to the language in use.
                self.settings.lang.notify();
            }
        });
    }

    /// Returns a text without gaps in the language in use now.
    #[must_use]
    pub fn text(&self, text: impl Into<Text>) -> &'static str {
        self.lang().text(text)
    }

    /// Returns a text with its gaps filled in, in the language in use now.
    #[must_use]
    pub fn text_with(&self, text: impl Into<Text>, with: &[&str]) -> String {
        self.lang().text_with(text, with)
    }

    /// Makes a text without gaps that follows the language in use.
    #[must_use]
    pub fn label(self, text: impl Into<Text>) -> Signal<String> {
        self.label_of(text.into())
    }

    fn label_of(self, text: Text) -> Signal<String> {
        ui::text(move || self.text(text).to_owned())
    }

    /// Returns a message in the language in use now.
    #[must_use]
    pub fn message(&self, message: &Message<'_>) -> String {
        self.lang().message(message)
    }

    /// Makes the name of a side, which follows the language in use.
    #[must_use]
    pub fn side(self, side: Side) -> Signal<String> {
        ui::text(move || text::side(self.lang(), side))
    }

    /// Makes the current key of a shortcut, as the screen shows it.
    #[must_use]
    pub fn shortcut(self, shortcut: Shortcut) -> Signal<String> {
        ui::text(move || self.key_of(shortcut).unwrap_or_default())
    }

    /// Makes the tooltip of a button: its label, and the key of its shortcut if single keys are in use.
    #[must_use]
    pub fn tooltip(self, label: Signal<String>, shortcut: Shortcut) -> Signal<String> {
        ui::text(move || {
            let label = label.get();
            let key = self
                .key_of(shortcut)
                .filter(|_| self.settings.single_keys.get());
            let shift = if shortcut.with_letter().with_shift() == Some(shortcut) {
                "⇧"
            } else {
                ""
            };
            key.map_or(label.clone(), |key| format!("{label} ({shift}{key})"))
        })
    }

    /// Returns the current key of a shortcut: its letter, or the name of its key.
    fn key_of(self, shortcut: Shortcut) -> Option<String> {
        if let Some(letter) = shortcut.with_letter().letter() {
            let now = self.settings.keys.with(|keys| keys.now(letter));
            return Some(now.to_ascii_uppercase().to_string());
        }
        shortcut.keys().iter().find_map(|key| match key {
            Key::Named(_, name) => Some(self.text(*name).to_owned()),
            _ => None,
        })
    }

    /// Returns the name of a combatant.
    #[must_use]
    pub fn name(&self, who: CombatantId) -> String {
        self.session
            .with(|session| text::isolated(session.name_of(who)).into_owned())
    }

    /// Makes a text with the names of combatants.
    pub fn with_names<T>(&self, make: impl FnOnce(&Names<'_>) -> T) -> T {
        let name = |who| self.name(who);
        let reactions = self.with_session(|session| session.encounter().rules().reactions);
        make(&Names::new(&name).with_reactions(reactions))
    }

    /// Describes an edit of the log by the profile that it replaced; none if that is unknown.
    pub(crate) fn edit_text(&self, event: &Event) -> Option<String> {
        let Event::CombatantEdited { who, profile, .. } = event else {
            return None;
        };
        self.with_session(|session| {
            let before = session.profile_before(event, *who)?;
            text::edit_text(self.lang(), &before, profile)
        })
    }

    /// Returns several names as a list.
    #[must_use]
    pub fn names(&self, who: &[CombatantId]) -> String {
        self.with_names(|names| names.list(self.lang(), who))
    }

    /// Returns the heading of a round in the terms of the ruleset.
    #[must_use]
    pub fn round(&self, round: Round) -> String {
        text::round(self.lang(), round, self.is_by_phases())
    }
}
