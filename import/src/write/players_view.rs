//! The encounter as its players see it, as JSON for overlays and other screens.

use asalto_core::players::PlayerScreen;

/// Returns what the players' screen shows, and nothing else: the type is the allow-list, and
/// [`Session::player_screen`](asalto_core::Session::player_screen) fills it from the visible events alone.
///
/// ```
/// use asalto_core::players::ScreenShown;
/// use asalto_core::{Ruleset, Session};
///
/// let screen = Session::new(Ruleset::Dnd5e).player_screen(&ScreenShown::default());
/// let screen = screen.expect("an empty encounter has a screen");
/// assert!(asalto_import::write::players_view(&screen).starts_with("{\n  \"stage\": \"setup\""));
/// ```
///
/// # Panics
/// Never: each field has a form in JSON.
#[must_use]
pub fn players_view(screen: &PlayerScreen) -> String {
    serde_json::to_string_pretty(screen).expect("each field has a form in JSON")
}
