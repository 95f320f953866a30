//! Settings: the language, the light and the keys, remembered.

use leptos::prelude::*;

use crate::browser::{document, storage};
use crate::keys::Keys;
use crate::text::Lang;

const LANGUAGE: &str = "asalto.1.language";
const THEME: &str = "asalto.1.theme";
const SINGLE_KEYS: &str = "asalto.1.keys";
const KEYS: &str = "asalto.1.keymap";
const WAKE: &str = "asalto.1.wake";
const DICE: &str = "asalto.1.dice";

/// The light that the page is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Theme {
    /// Every light, in the order of a menu.
    pub const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];

    /// The name it is remembered by.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The light of a name.
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
    /// The language in use.
    pub lang: RwSignal<Lang>,
    /// The light.
    pub theme: RwSignal<Theme>,
    /// Whether single keys are commands.
    pub single_keys: RwSignal<bool>,
    /// Which keys stand for others.
    pub keys: RwSignal<Keys>,
    /// Whether the screen stays awake during a fight.
    pub wake: RwSignal<bool>,
    /// Whether the table rolls real dice, and the app none.
    pub real_dice: RwSignal<bool>,
}

/// The language that was chosen before, or that the browser asks for.
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

impl Settings {
    /// What was set before, or what the browser asks for.
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
        }
    }

    /// Speaks another language from now on.
    pub fn speak(&self, lang: Lang) {
        self.lang.set(lang);
        // A language that is not remembered is asked of the browser again.
        let _full = storage::write(LANGUAGE, lang.tag());
    }

    /// Has single keys be commands from now on, or not.
    pub fn hear_single_keys(&self, on: bool) {
        self.single_keys.set(on);
        // As with the language.
        let _full = storage::write(SINGLE_KEYS, if on { "on" } else { "off" });
    }

    /// Has other keys give the commands from now on.
    pub fn press_by(&self, keys: Keys) {
        // As with the language.
        let _full = storage::write(KEYS, keys.written());
        self.keys.set(keys);
    }

    /// Puts the page in another light from now on.
    pub fn light(&self, theme: Theme) {
        self.theme.set(theme);
        // As with the language.
        let _full = storage::write(THEME, theme.key());
    }

    /// Lets the screen stay awake during a fight from now on, or go dark as ever.
    pub fn stay_awake(&self, stay: bool) {
        self.wake.set(stay);
        // As with the language.
        let _full = storage::write(WAKE, if stay { "on" } else { "off" });
    }

    /// Has the table roll real dice from now on, or the app.
    pub fn roll_real_dice(&self, real: bool) {
        self.real_dice.set(real);
        // As with the language.
        let _full = storage::write(DICE, if real { "real" } else { "app" });
    }
}
