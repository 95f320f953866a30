//! The settings: language, theme, shortcuts and others, stored in the browser.

use asalto_core::combatant::Controller;
use asalto_core::{Combatant, Ruleset};
use asalto_text::Lang;
use leptos::prelude::*;

use super::settings_keys::{
    DICE, GROUPS, KEYS, LANGUAGE, RULESET, SINGLE_KEYS, THEME, TOTALS, WAKE,
};
use crate::browser::{document, storage};
use crate::input::shortcuts::custom::Keys;

/// The theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The theme of the system.
    #[default]
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Theme {
    /// All themes, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];

    /// Returns the name under which the theme is stored.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// Returns the theme with this name.
    #[must_use]
    pub fn from_key(key: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|theme| theme.key() == key)
            .unwrap_or_default()
    }
}

/// The settings.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// Whether single keys are shortcuts.
    pub single_keys: RwSignal<bool>,
    /// The custom shortcuts.
    pub keys: RwSignal<Keys>,
    /// Whether the screen stays awake during combat.
    pub wake: RwSignal<bool>,
    /// Whether the table rolls real dice and the app rolls none.
    pub real_dice: RwSignal<bool>,
    /// Whether players roll their own initiative, so that their totals are typed.
    pub players_type: RwSignal<bool>,
    /// Whether each of several identical creatures rolls for itself, where the ruleset rolls once for them.
    pub rolls_apart: RwSignal<bool>,
}

/// Returns the language that the user chose, or else the language that the browser prefers.
#[must_use]
pub fn language() -> Lang {
    let chosen = storage::read(LANGUAGE).and_then(|tag| Lang::from_tag(&tag));
    let asked = || {
        document::languages()
            .iter()
            .find_map(|tag| Lang::from_tag(tag))
    };
    chosen.or_else(asked).unwrap_or_default()
}

/// Returns the ruleset of new encounters: the last one in use.
#[must_use]
pub fn ruleset() -> Ruleset {
    let last = storage::read(RULESET);
    let last = last.and_then(|name| Ruleset::ALL.into_iter().find(|one| key(*one) == name));
    last.unwrap_or(Ruleset::FOR_NEW_USERS)
}

/// Remembers the ruleset in use for new encounters.
pub fn remember_ruleset(ruleset: Ruleset) {
    // A failed write is harmless, as with the language.
    let _full = storage::write(RULESET, &key(ruleset));
}

/// Returns the name under which a ruleset is stored.
fn key(ruleset: Ruleset) -> String {
    format!("{ruleset:?}")
}

impl Settings {
    /// Loads the stored settings, or uses those that the browser prefers.
    #[must_use]
    pub fn open() -> Self {
        let theme = storage::read(THEME).map(|key| Theme::from_key(&key));
        Self {
            lang: RwSignal::new(language()),
            theme: RwSignal::new(theme.unwrap_or_default()),
            single_keys: RwSignal::new(storage::read(SINGLE_KEYS).as_deref() != Some("off")),
            keys: RwSignal::new(Keys::read(storage::read(KEYS).unwrap_or_default())),
            wake: RwSignal::new(storage::read(WAKE).as_deref() != Some("off")),
            real_dice: RwSignal::new(storage::read(DICE).as_deref() == Some("real")),
            players_type: RwSignal::new(storage::read(TOTALS).as_deref() == Some("typed")),
            rolls_apart: RwSignal::new(storage::read(GROUPS).as_deref() == Some("apart")),
        }
    }

    /// Changes the language.
    pub fn speak(&self, lang: Lang) {
        self.lang.set(lang);
        // The next visit asks the browser again if the language can't be stored.
        let _full = storage::write(LANGUAGE, lang.tag());
    }

    /// Turns single-key shortcuts on or off.
    pub fn set_single_keys(&self, on: bool) {
        self.single_keys.set(on);
        // A failed write is harmless, as with the language.
        let _full = storage::write(SINGLE_KEYS, if on { "on" } else { "off" });
    }

    /// Reads the custom shortcuts again, which another tab may have changed, and returns them.
    #[must_use]
    pub fn newest_keys(&self) -> Keys {
        let keys = Keys::read(storage::read(KEYS).unwrap_or_default());
        if self.keys.with_untracked(|known| *known != keys) {
            self.keys.set(keys.clone());
        }
        keys
    }

    /// Changes the custom shortcuts.
    pub fn press_by(&self, keys: Keys) {
        // A failed write is harmless, as with the language.
        let _full = storage::write(KEYS, keys.written());
        self.keys.set(keys);
    }

    /// Changes the theme.
    pub fn light(&self, theme: Theme) {
        self.theme.set(theme);
        // A failed write is harmless, as with the language.
        let _full = storage::write(THEME, theme.key());
    }

    /// Keeps the screen awake during combat, or stops doing so.
    pub fn stay_awake(&self, stay: bool) {
        self.wake.set(stay);
        // A failed write is harmless, as with the language.
        let _full = storage::write(WAKE, if stay { "on" } else { "off" });
    }

    /// Switches between real dice and dice that the app rolls.
    pub fn roll_real_dice(&self, real: bool) {
        self.real_dice.set(real);
        // A failed write is harmless, as with the language.
        let _full = storage::write(DICE, if real { "real" } else { "app" });
    }

    /// Sets whether players roll their own initiative.
    pub fn type_totals(&self, typed: bool) {
        self.players_type.set(typed);
        // A failed write is harmless, as with the language.
        let _full = storage::write(TOTALS, if typed { "typed" } else { "rolled" });
    }

    /// Sets whether each of several identical creatures rolls for itself.
    pub fn roll_apart(&self, apart: bool) {
        self.rolls_apart.set(apart);
        // A failed write is harmless, as with the language.
        let _full = storage::write(GROUPS, if apart { "apart" } else { "together" });
    }

    /// Returns whether the initiative total of a combatant is typed and not rolled by the app.
    #[must_use]
    pub fn types_total(&self, profile: &Combatant) -> bool {
        self.real_dice.get() || self.players_type.get() && profile.controller == Controller::Player
    }
}
