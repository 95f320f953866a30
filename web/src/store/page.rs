//! The parts of the page that follow the store: language, theme and title.

use leptos::prelude::*;

use super::{Store, encounter_title};
use crate::browser::document;
use crate::storage::settings::Theme;

impl Store {
    /// Keeps the language, theme and title of the page up to date.
    pub fn keep_page_in_step(self) {
        Effect::new(move |_| document::set_language(self.lang().tag()));
        Effect::new(move |_| {
            document::set_theme(match self.settings.theme.get() {
                Theme::System => None,
                Theme::Dark => Some("dark"),
                Theme::Light => Some("light"),
            });
        });
        Effect::new(move |_| document::set_real_dice(self.settings.real_dice.get()));
        Effect::new(move |_| document::set_single_keys(self.settings.single_keys.get()));
        let title = encounter_title::of_open(self);
        Effect::new(move |_| {
            if let Some(heading) = self.elsewhere.get() {
                document::set_title(format!("{} · Asalto", self.text(heading)));
                return;
            }
            let (round, turn) = self.view.with(|view| (view.round, view.current));
            let round = round.map(|round| self.round(round));
            let turn = turn.map(|who| self.name(who));
            let parts: Vec<_> = [turn, round].into_iter().flatten().collect();
            let about = if parts.is_empty() {
                title.get()
            } else {
                Some(parts.join(" · "))
            };
            document::set_title(match about {
                Some(about) => format!("{about} · Asalto"),
                None => "Asalto".to_owned(),
            });
        });
    }
}
