//! The encounter as the players see it, built from an allow-list.
//!
//! [`PlayerEvent`] and [`PlayerView`] hold everything that may leave the game master's side.
//! Two tables decide: `event.rs` has a row for each event of the log, `view.rs` for each field of the state. The
//! players' engine builds its state from the visible events alone.

mod appearances;
mod change;
mod checkpoint;
mod compaction;
mod corrections;
mod departures;
mod entry;
mod event;
mod event_table;
mod first_sight;
mod flow;
mod fold;
mod foreseen;
mod foresight;
mod health;
mod held;
mod innate;
mod introductions;
mod moment;
mod notice;
mod open_combatants;
mod priority_ahead;
mod recirculation;
mod redact;
mod redact_stack;
mod renumber;
mod restored;
mod screen;
mod screen_builder;
mod screen_stack;
mod sight;
mod ties;
mod view;
mod view_table;
mod waiting_for;

pub use entry::PlayerEntry;
pub use event::PlayerEvent;
pub use health::{Health, HealthHint, HealthPoints, HealthShown};
pub use screen::{
    PlayerScreen, ScreenAction, ScreenName, ScreenPoints, ScreenRow, ScreenShown, ScreenStage,
    ScreenWaiting, SideShown,
};
pub use view::{
    PlayerActorView, PlayerCombatantView, PlayerPriorityView, PlayerStackEntry, PlayerView,
};

use crate::checkpoint::Checkpoint;
use crate::combatant::CombatantId;
use crate::event::Event;
use crate::log::Entry;
use crate::session::Session;
use fold::PlayerLog;

impl Session {
    /// Returns the session as the players see it, up to the moment that is shown: the log of
    /// [`player_entries`](Self::player_entries) as a separate session.
    ///
    /// Hidden combatants are outside the party and controlled by no player. The session omits their
    /// numbers, their notes, their readied actions and their proposed actions. It omits secret
    /// combatants, those that the party is unaware of during setup, and those that it was unaware of until their
    /// first turn comes. It omits the history of a combatant before players saw it, so that no former name or mark
    /// is shown. It omits everything that was undone.
    ///
    /// The ids of combatants, frames and triggered effects follow each other in the order in which players saw them
    /// first. While a combatant acts that players do not see, the turn of the last one in sight goes on. A command
    /// without a visible event leaves no entry. The players' session of a players' session is the same.
    ///
    /// None if the visible events do not form a session.
    #[must_use]
    pub fn for_players(&self) -> Option<Self> {
        self.for_players_without(&[])
    }

    /// Returns the session as the players see it, without some combatants as if they were secret.
    #[must_use]
    pub fn for_players_without(&self, kept_off: &[CombatantId]) -> Option<Self> {
        let PlayerLog { first, entries, .. } = PlayerLog::of(self, kept_off)?;
        let first = first.map(|first| Checkpoint::of(0, first));
        let first = first.transpose().ok()?.map(Box::new);
        let entries = entries.into_iter().map(Entry::from).collect();
        Self::replay(self.rules().clone(), first, entries, Vec::new()).ok()
    }

    /// Returns the log as the players see it, up to the moment that is shown and after the
    /// checkpoint.
    #[must_use]
    pub fn player_entries(&self) -> Option<Vec<PlayerEntry>> {
        PlayerLog::of(self, &[]).map(|log| log.entries)
    }

    /// Returns the events that players would see, but that do not fit their encounter while someone is out of sight. The
    /// tests list the kinds that may be among them.
    #[doc(hidden)]
    #[must_use]
    pub fn player_events_left_out(&self) -> Vec<Event> {
        PlayerLog::of(self, &[]).map_or_else(Vec::new, |log| log.left_out)
    }

    /// Returns the encounter as the players see it at the moment that is shown.
    #[must_use]
    pub fn player_view(&self) -> Option<PlayerView> {
        self.for_players().map(|shown| PlayerView::of(shown.view()))
    }
}
