//! The message to the players' screens, from the window that plays.

use asalto_core::notation;
use asalto_core::players::PlayerScreen;
use asalto_text::Lang;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::shell;
use crate::storage::settings::Theme;

/// The whole state of a players' screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayersMessage {
    /// The time of the last change, in milliseconds. A screen shows the window that changed last, if several
    /// play.
    pub at: u64,
    /// The language of the app.
    pub lang: Lang,
    /// The theme of the app.
    pub theme: Theme,
    /// The message of the game master, or an empty text.
    pub message: String,
    /// The encounter.
    pub screen: PlayerScreen,
}

impl PlayersMessage {
    /// Sends the message to the players' screens.
    pub fn send(&self) {
        // Every screen has a text form.
        if let Ok(screen) = notation::write(&self.screen) {
            send(&[
                "told",
                &self.at.to_string(),
                self.lang.tag(),
                self.theme.key(),
                &self.message,
                &screen,
            ]);
        }
    }

    /// Returns whether another message that comes now is older. A time in the future does not count: the
    /// clock was set back, or the app did not send the message.
    #[must_use]
    pub fn outdates(&self, other: &Self, now: u64) -> bool {
        self.at > other.at && self.at <= now
    }

    /// Reads a message. None if a window with another version of the app sent it.
    #[must_use]
    pub fn read(message: &JsValue) -> Option<Self> {
        let message = message.dyn_ref::<Array>()?;
        let text = |index| message.get(index).as_string();
        Some(Self {
            at: text(1)?.parse().ok()?,
            lang: Lang::from_tag(&text(2)?)?,
            theme: Theme::from_key(&text(3)?),
            message: text(4)?,
            screen: notation::read(&text(5)?).ok()?,
        })
    }
}

/// Sends the items of a message; the first is its kind.
pub fn send(items: &[&str]) {
    shell::send(shell::PLAYERS_SEND, &shell::texts(items));
}

#[cfg(test)]
mod tests {
    use asalto_core::players::ScreenShown;
    use asalto_core::{Ruleset, Session};

    use super::*;

    #[test]
    fn only_a_message_of_the_past_outdates_another() {
        let screen = Session::new(Ruleset::Dnd5e).player_screen(&ScreenShown::default());
        let told = |at| PlayersMessage {
            at,
            lang: Lang::En,
            theme: Theme::System,
            message: String::new(),
            screen: screen.clone().expect("an encounter"),
        };
        assert!(told(7).outdates(&told(6), 10));
        assert!(!told(7).outdates(&told(7), 10));
        assert!(!told(6).outdates(&told(7), 10));
        for future in [11, u64::MAX] {
            assert!(!told(future).outdates(&told(7), 10));
        }
    }
}
