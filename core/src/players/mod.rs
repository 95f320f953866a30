//! The encounter as the players see it, built from an allow-list.
//!
//! [`PlayerEvent`] and [`PlayerView`] hold everything that may leave the game master's side.
//! Two tables decide: `event.rs` has a row for each event of the log, `view.rs` for each field of the state. The
//! players' engine builds its state from the visible events alone.

mod checkpoint;
mod corrections;
mod event;
mod event_table;
mod first_sight;
mod health;
mod introductions;
mod moment;
mod notice;
mod open_combatants;
mod redact;
mod screen;
mod screen_builder;
mod sight;
mod view;
mod view_table;

use serde::Serialize;

pub use event::PlayerEvent;
pub use health::{Health, HealthHint, HealthPoints, HealthShown};
pub use screen::{
    PlayerScreen, ScreenName, ScreenRow, ScreenShown, ScreenStage, ScreenWaiting, SideShown,
};
pub use view::{
    PlayerActorView, PlayerCombatantView, PlayerPriorityView, PlayerStackEntry, PlayerView,
};

use crate::checkpoint::Checkpoint;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::log::{Entry, Timestamp};
use crate::session::Session;
use corrections::corrections;
use introductions::introductions;
use moment::Moment;
use sight::Sight;

/// The events of one command as the players see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerEntry {
    /// The time of the command.
    pub at: Timestamp,
    /// The events, in order.
    pub events: Vec<PlayerEvent>,
}

/// A session as the players see it.
struct PlayerLog {
    first: Option<Encounter>,
    entries: Vec<PlayerEntry>,
    /// The players' encounter after the entries.
    shown: Encounter,
}

impl Session {
    /// Returns the session as the players see it, up to the moment that is shown: the log of
    /// [`player_entries`](Self::player_entries) as a separate session.
    ///
    /// Hidden combatants are outside the party and controlled by no player. The session omits their
    /// numbers, their notes, their readied actions and their proposed actions. During setup it
    /// omits combatants that the party is unaware of. It omits the history of a combatant before players saw it, so
    /// that no former name or mark is shown. It omits everything that was undone. A
    /// command without a visible event leaves no entry. The players' session of a players' session
    /// is the same.
    ///
    /// None if the visible events do not form a session.
    #[must_use]
    pub fn for_players(&self) -> Option<Self> {
        let PlayerLog { first, entries, .. } = self.player_log()?;
        let first = first.map(|first| Checkpoint::of(0, first));
        let first = first.transpose().ok()?.map(Box::new);
        let entries = entries.into_iter().map(Entry::from).collect();
        Self::replay(self.rules().clone(), first, entries, Vec::new()).ok()
    }

    /// Returns the log as the players see it, up to the moment that is shown and after the
    /// checkpoint.
    #[must_use]
    pub fn player_entries(&self) -> Option<Vec<PlayerEntry>> {
        self.player_log().map(|told| told.entries)
    }

    /// Returns the encounter as the players see it at the moment that is shown.
    #[must_use]
    pub fn player_view(&self) -> Option<PlayerView> {
        self.for_players().map(|shown| PlayerView::of(shown.view()))
    }

    fn player_log(&self) -> Option<PlayerLog> {
        let mut sight = Sight::of(self);
        let new = || Encounter::new(self.rules().clone());
        let first = self.checkpoint().map(Checkpoint::encounter);
        let mut whole = first.cloned().unwrap_or_else(new);
        let first = first.map(|first| checkpoint::encounter(&sight, first));
        let mut shown = first.clone().unwrap_or_else(new);
        let mut entries = Vec::new();
        for Entry { at, events } in &self.entries()[..self.cursor()] {
            let mut told = Vec::new();
            for event in events {
                let before = whole.clone();
                whole.apply(event).ok()?;
                let appear = sight.next_event();
                let moment = Moment {
                    sight: &sight,
                    before: &before,
                    now: &whole,
                    shown: &shown,
                    command: events,
                };
                let seen = event::seen(moment, event);
                if let Some(event) = &seen {
                    shown.apply(event).ok()?;
                }
                let introductions = introductions(&sight, &whole, event, &appear);
                for event in &introductions {
                    shown.apply(event).ok()?;
                }
                let corrections = corrections(&sight, &whole, &shown);
                for event in &corrections {
                    shown.apply(event).ok()?;
                }
                told.extend(seen.into_iter().chain(introductions).chain(corrections));
            }
            // An override without a visible event would reveal that something is hidden.
            let overrides = |event: &Event| matches!(event, Event::Ruled { .. });
            if !told.iter().all(overrides) {
                let events = told.into_iter().map(PlayerEvent::of_seen).collect();
                entries.push(PlayerEntry { at: *at, events });
            }
        }
        Some(PlayerLog {
            first,
            entries,
            shown,
        })
    }
}

impl From<PlayerEntry> for Entry {
    fn from(entry: PlayerEntry) -> Self {
        let PlayerEntry { at, events } = entry;
        let events: Vec<_> = events.into_iter().map(Event::from).collect();
        Self {
            at,
            events: events.into(),
        }
    }
}
