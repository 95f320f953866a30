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
    message: String,
    /// The hidden combatants of each encounter that an older version kept here. The encounter records them now.
    hidden: Vec<(u32, Vec<CombatantId>)>,
    /// The encounter of the message, and whether its combat was over. None if an older version wrote the message.
    #[serde(default)]
    message_of: Option<(u32, bool)>,
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
            message_of: None,
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

    /// Sets the message of an encounter, within [`LONGEST`].
    pub fn say(&mut self, message: &str, encounter: u32, is_over: bool) {
        self.message = bounded(message);
        self.message_of = Some((encounter, is_over));
    }

    /// Returns the message of an encounter, or an empty text. A message ends with the combat in which it was written,
    /// and does not follow into another encounter.
    #[must_use]
    pub fn message_in(&self, encounter: u32, is_over: bool) -> &str {
        let ends = |(of, was_over): (u32, bool)| of != encounter || (is_over && !was_over);
        if self.message_of.is_some_and(ends) {
            ""
        } else {
            &self.message
        }
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

    /// Forgets that a combatant of an encounter is hidden: the encounter records it now.
    pub fn reveal(encounter: u32, who: CombatantId) {
        let hides = |shown: &Self| shown.hidden_in(encounter).contains(&who);
        if Self::signal().with_untracked(hides) {
            Self::change(|shown| shown.forget(encounter, who));
        }
    }

    fn forget(&mut self, encounter: u32, who: CombatantId) {
        for (of, hidden) in &mut self.hidden {
            hidden.retain(|one| *of != encounter || *one != who);
        }
        self.hidden.retain(|(_, hidden)| !hidden.is_empty());
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
    fn combatants_that_an_older_version_hid_stay_hidden_until_they_are_forgotten() {
        let [ogre, orc] = [CombatantId(2), CombatantId(3)];
        let mut shown = ScreenSettings {
            hidden: vec![(7, vec![ogre, orc]), (8, vec![orc])],
            ..ScreenSettings::new()
        };
        let text = notation::write(&shown).expect("plain data");
        assert_eq!(notation::read::<ScreenSettings>(&text).as_ref(), Ok(&shown));
        assert_eq!(shown.of(7).hidden, [ogre, orc]);
        shown.forget(7, orc);
        shown.forget(8, ogre);
        assert_eq!(
            (shown.hidden_in(7), shown.hidden_in(8)),
            (&[ogre][..], &[orc][..])
        );
        shown.forget(8, orc);
        assert_eq!(shown.hidden, [(7, vec![ogre])]);
    }

    #[test]
    fn a_message_is_bounded() {
        let mut shown = ScreenSettings::new();
        shown.say(&format!("  {}  ", "é".repeat(1000)), 1, false);
        assert_eq!(shown.message.chars().count(), LONGEST);
        shown.say("\u{202e}The door\u{200b} burns\0", 1, false);
        assert_eq!(shown.message, "The door burns");
    }

    #[test]
    fn a_message_ends_with_its_encounter() {
        let mut shown = ScreenSettings::new();
        shown.say("The floor trembles", 7, false);
        assert_eq!(shown.message_in(7, false), "The floor trembles");
        assert_eq!(
            [shown.message_in(7, true), shown.message_in(8, false)],
            ["", ""]
        );
        // An undone end brings it back, and one written after the end stays.
        shown.say("Well fought", 7, true);
        assert_eq!(shown.message_in(7, true), "Well fought");
        let text = notation::write(&shown).expect("plain data");
        assert_eq!(notation::read::<ScreenSettings>(&text).as_ref(), Ok(&shown));
        // An older version wrote no encounter.
        let older = (
            shown.party,
            shown.others,
            "Run",
            Vec::<(u32, Vec<u32>)>::new(),
        );
        let older = notation::write(&older).expect("plain data");
        let older: ScreenSettings = notation::read(&older).expect("it opens");
        assert_eq!(older.message_in(3, false), "Run");
    }
}
