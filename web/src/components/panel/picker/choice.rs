//! The typed and chosen condition of the picker.

use asalto_core::effect::{Duration, TurnEffect};
use asalto_core::{CombatantId, Condition};
use asalto_text::{self as text, PickerText};
use leptos::prelude::*;

use super::conditions;
use super::usual_duration::{begins, lasts, usual};
use crate::browser::document;
use crate::components::aims;
use crate::input::conditions::{rounds_at_end, with_concentration, with_latest};
use crate::store::Store;

/// The typed and chosen values.
#[derive(Clone, Copy)]
pub struct PickerChoice {
    pub store: Store,
    /// The combatant on view.
    pub id: CombatantId,
    pub typed: RwSignal<String>,
    /// The tapped condition.
    pub tapped: RwSignal<Option<Condition>>,
    /// Whether it is a condition of the mind, if that was chosen.
    pub of_mind: RwSignal<Option<bool>>,
    /// The chosen duration and cause; none for the usual ones.
    pub duration: RwSignal<Option<(Duration, Option<CombatantId>)>>,
    /// The time at which it ends at the latest, beside a save.
    pub latest: RwSignal<Option<Duration>>,
    /// Whether it ends with the concentration of its cause, if that was chosen.
    pub held: RwSignal<Option<bool>>,
    /// The effect of the condition each turn.
    pub each: RwSignal<Option<TurnEffect>>,
}

impl PickerChoice {
    /// Returns the condition to apply: the named one, with the chosen effect on the mind.
    pub fn condition(self) -> Option<Condition> {
        let named = self.named()?;
        Some(match (self.of_mind.get(), named) {
            (Some(true), Condition::Custom(words)) => Condition::Psychological(words),
            (Some(false), Condition::Psychological(words)) => Condition::Custom(words),
            (_, named) => named,
        })
    }

    /// Returns the tapped condition, or else the first condition that the typed text finds, or else a custom
    /// one with that text.
    pub fn named(self) -> Option<Condition> {
        self.tapped.get().or_else(|| {
            let typed = self.typed.get();
            let (typed, _) = rounds_at_end(typed.trim());
            let found = || conditions::found(self.store, typed).into_iter().next();
            (!typed.is_empty())
                .then(|| found().unwrap_or_else(|| Condition::Custom(typed.to_owned())))
        })
    }

    /// Returns the duration and the cause: those chosen, or else the typed or the usual ones.
    pub fn duration(self, condition: &Condition) -> (Duration, Option<CombatantId>) {
        self.duration.get().unwrap_or_else(|| {
            let (duration, source) = usual(self.store, self.id, condition);
            let typed = self.typed.with(|typed| rounds_at_end(typed.trim()).1);
            (typed.map_or(duration, Duration::Rounds), source)
        })
    }

    /// Returns the time at which it ends at the latest, if a save may end it earlier.
    fn latest(self, duration: Duration) -> Option<Duration> {
        let saved = matches!(duration, Duration::Save { .. });
        self.latest.get().filter(|_| saved)
    }

    /// Drops what was chosen for the condition before: another one has another duration.
    pub fn choose_anew(self) {
        self.tapped.set(None);
        self.of_mind.set(None);
        self.duration.set(None);
        self.latest.set(None);
        self.held.set(None);
    }

    /// Describes the effect of the main button.
    pub fn words(self) -> Option<String> {
        let store = self.store;
        let condition = self.condition()?;
        let (duration, _) = self.duration(&condition);
        let who = store.aim.with(|aim| aim.receivers(self.id));
        let with = [
            aims::named(store, &who),
            text::condition(store.lang(), &condition),
            lasts(store, &condition, (duration, self.latest(duration))),
        ];
        Some(store.text_with(PickerText::Give, &with.each_ref().map(String::as_str)))
    }

    /// Gives the condition to the combatant on view, or to the targets.
    pub fn apply(self) {
        let Some(condition) = untrack(|| self.condition()) else {
            return;
        };
        let (duration, source) = untrack(|| self.duration(&condition));
        let each = self.each.get_untracked();
        let held = self.held.get_untracked();
        let latest = untrack(|| self.latest(duration));
        let receivers = self.store.aim.with_untracked(|aim| aim.receivers(self.id));
        let commands = receivers.into_iter().map(|who| {
            let condition = condition.clone();
            let begins = begins(who, condition, (duration, source), each.clone());
            with_concentration(with_latest(begins, latest), held)
        });
        if self.store.dispatch_all(commands.collect()) {
            conditions::remember(self.store, &condition);
            self.typed.set(String::new());
            self.choose_anew();
            self.each.set(None);
            self.store.close_drawer();
            document::focus_soon(&format!("row-{}", self.id.0));
        }
    }
}

/// The longest name of a condition, in characters.
pub const LONGEST: usize = 40;
