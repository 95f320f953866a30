//! The settings of the players' screen, stored in the browser.

use std::cell::LazyCell;

use asalto_core::CombatantId;
use asalto_core::combatant::readable_name;
use asalto_core::notation;
use asalto_core::players::{ScreenShown, SideShown};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::storage;
use crate::storage::players_screen;
use crate::store::Store;

/// The longest message, in characters.
pub const LONGEST: usize = 200;
/// The most encounters whose hidden combatants are remembered.
const ENCOUNTERS: usize = 50;

thread_local! {
    static SHOWN: LazyCell<ArcRwSignal<ScreenSettings>> = const { LazyCell::new(|| {
        ScreenSettings::follow_windows();
        ArcRwSignal::new(ScreenSettings::open())
    }) };
}

/// The settings of the players' screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScreenSettings {
    /// The facts about the party.
    pub party: SideShown,
    /// The facts about all others.
    pub others: SideShown,
    /// The message of the game master, or an empty text.
    pub message: String,
    /// The hidden combatants of each encounter that has any. The last changed encounter is last.
    hidden: Vec<(u32, Vec<CombatantId>)>,
}

impl ScreenSettings {
    /// Returns the settings, which every part of this window shares.
    #[must_use]
    pub fn signal() -> ArcRwSignal<Self> {
        SHOWN.with(|shown| ArcRwSignal::clone(shown))
    }

    /// Marks the hidden combatants in the rows of the order, from now on.
    pub fn mark_rows(store: Store) {
        let shown = Self::signal();
        Effect::new(move |_| {
            store.view.track();
            let encounter = store.keeper.opened();
            let off = shown.with(|shown| shown.hidden_in(encounter).to_vec());
            if store.off_screen.with_untracked(|before| *before != off) {
                store.off_screen.set(off);
            }
        });
    }

    fn open() -> Self {
        let kept = storage::read(players_screen::KEY).and_then(|text| notation::read(&text).ok());
        kept.map_or_else(Self::new, |kept: Self| Self {
            message: bounded(&kept.message),
            ..kept
        })
    }

    fn new() -> Self {
        let ScreenShown { party, others, .. } = ScreenShown::default();
        Self {
            party,
            others,
            message: String::new(),
            hidden: Vec::new(),
        }
    }

    /// Follows the settings of other windows: a window that takes over must not show more.
    fn follow_windows() {
        window_event_listener(leptos::ev::storage, |event| {
            if event.key().is_none_or(|key| key == players_screen::KEY) {
                Self::signal().set(Self::open());
            }
        });
    }

    /// Sets the message, within [`LONGEST`].
    pub fn say(&mut self, message: &str) {
        self.message = bounded(message);
    }

    /// Changes the settings and remembers them.
    pub fn change(change: impl FnOnce(&mut Self)) {
        let shown = Self::signal();
        shown.update(change);
        let text = shown.with_untracked(notation::write);
        // A failed write is harmless, as with the language.
        let _full = text.map(|text| storage::write(players_screen::KEY, &text));
    }

    /// Returns the facts that the screen shows of an encounter.
    #[must_use]
    pub fn of(&self, encounter: u32) -> ScreenShown {
        ScreenShown {
            party: self.party,
            others: self.others,
            hidden: self.hidden_in(encounter).to_vec(),
        }
    }

    /// Returns the hidden combatants of an encounter.
    #[must_use]
    pub fn hidden_in(&self, encounter: u32) -> &[CombatantId] {
        let found = self.hidden.iter().find(|(of, _)| *of == encounter);
        found.map_or(&[], |(_, hidden)| hidden)
    }

    /// Hides a combatant of an encounter, or shows it again.
    pub fn hide(&mut self, encounter: u32, who: CombatantId, hide: bool) {
        let mut hidden = self.hidden_in(encounter).to_vec();
        hidden.retain(|one| *one != who);
        if hide {
            hidden.push(who);
        }
        self.hidden.retain(|(of, _)| *of != encounter);
        if !hidden.is_empty() {
            self.hidden.push((encounter, hidden));
        }
        let surplus = self.hidden.len().saturating_sub(ENCOUNTERS);
        self.hidden.drain(..surplus);
    }
}

/// Marks the rows of hidden combatants; shows nothing itself.
#[component]
pub fn KeptOffMarks() -> impl IntoView {
    ScreenSettings::mark_rows(Store::take());
}

/// Returns a message without surrounding spaces and invisible characters, within [`LONGEST`].
fn bounded(message: &str) -> String {
    readable_name(message, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encounter_keeps_its_own_hidden_combatants() {
        let mut shown = ScreenSettings::new();
        let [ogre, orc] = [CombatantId(2), CombatantId(3)];
        shown.hide(7, ogre, true);
        shown.hide(8, orc, true);
        assert_eq!(shown.hidden_in(7), [ogre]);
        assert_eq!(shown.of(8).hidden, [orc]);
        shown.hide(7, ogre, false);
        assert_eq!(shown.hidden_in(7), []);
        for encounter in 100..200 {
            shown.hide(encounter, ogre, true);
        }
        assert_eq!(
            (shown.hidden.len(), shown.hidden_in(8)),
            (ENCOUNTERS, &[][..])
        );
        let text = notation::write(&shown).expect("plain data");
        assert_eq!(notation::read::<ScreenSettings>(&text), Ok(shown));
    }

    #[test]
    fn a_message_is_bounded() {
        let mut shown = ScreenSettings::new();
        shown.say(&format!("  {}  ", "é".repeat(1000)));
        assert_eq!(shown.message.chars().count(), LONGEST);
        shown.say("\u{202e}The door\u{200b} burns\0");
        assert_eq!(shown.message, "The door burns");
    }
}
