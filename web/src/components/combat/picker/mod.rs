//! The picker of conditions and effects: search or tap one, take its usual duration or another, and apply.

mod choices;
mod duration;

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Condition};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::aims;
use super::drawer::{Reach, drawer};
use super::held::Held;
use super::on_view::OnView;
use crate::browser::document;
use crate::reactive::{flag, part, text as shown_text};
use crate::store::Store;
use crate::text::{self, CombatText, PickerText};
use choices::Choices;
use duration::Durations;

pub use choices::all as conditions;
pub use duration::{acting, begins, cause, usual, words as duration_words};

/// The longest name of a condition, in characters.
const LONGEST: usize = 40;

/// What is typed and chosen.
#[derive(Clone, Copy)]
struct Picked {
    store: Store,
    /// The combatant on view.
    id: CombatantId,
    typed: RwSignal<String>,
    /// The tapped condition.
    tapped: RwSignal<Option<Condition>>,
    /// The chosen duration and cause; none for the usual ones.
    duration: RwSignal<Option<(Duration, Option<CombatantId>)>>,
}

impl Picked {
    /// Returns the tapped condition, or else the first one that the typed text finds, or else the typed text
    /// as a custom one.
    fn condition(self) -> Option<Condition> {
        self.tapped.get().or_else(|| {
            let typed = self.typed.get();
            let typed = typed.trim();
            let found = || choices::found(self.store, typed).into_iter().next();
            (!typed.is_empty())
                .then(|| found().unwrap_or_else(|| Condition::Custom(typed.to_owned())))
        })
    }

    /// Returns the duration and the cause: those chosen, or else the usual ones.
    fn duration(self, condition: &Condition) -> (Duration, Option<CombatantId>) {
        let chosen = self.duration.get();
        chosen.unwrap_or_else(|| usual(self.store, self.id, condition))
    }

    /// Returns what the button will do.
    fn words(self) -> Option<String> {
        let store = self.store;
        let condition = self.condition()?;
        let (duration, _) = self.duration(&condition);
        store.chosen.track();
        let who: Vec<_> = aims::targets(store, self.id)
            .into_iter()
            .map(|(who, _)| who)
            .collect();
        let with = [
            aims::named(store, &who),
            text::condition(store.lang(), &condition),
            duration_words(store, duration),
        ];
        Some(store.text_with(PickerText::Give, &with.each_ref().map(String::as_str)))
    }

    /// Gives the condition to the combatant on view, or to the chosen ones.
    fn apply(self) {
        let Some(condition) = untrack(|| self.condition()) else {
            return;
        };
        let (duration, source) = untrack(|| self.duration(&condition));
        let targets = aims::targets(self.store, self.id);
        let all = targets.into_iter().all(|(who, _)| {
            let condition = condition.clone();
            let command = begins(who, condition, (duration, source));
            self.store.dispatch(&command)
        });
        if all {
            self.typed.set(String::new());
            self.tapped.set(None);
            self.duration.set(None);
            self.store.chosen.set(Vec::new());
            self.store.drawer.set(None);
            document::focus_soon(&format!("row-{}", self.id.0));
        }
    }
}

/// The drawer of conditions and effects.
#[component]
pub fn Conditions(whose: OnView) -> impl IntoView {
    let store = Store::take();
    let caption = (store.label(CombatText::Conditions), store.shortcut('c'));
    drawer("conditions", Reach::AtRest, caption, whose, |id| {
        view! { <Picker id/><Held id/> }
    })
}

/// The search, the chips and the durations.
#[component]
fn Picker(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let picked = Picked {
        store,
        id,
        typed: RwSignal::new(String::new()),
        tapped: RwSignal::new(None),
        duration: RwSignal::new(None),
    };
    let write = move |event| {
        picked.tapped.set(None);
        // A script may put more into the field than a user can.
        let typed = event_target_value(&event);
        picked.typed.set(typed.chars().take(LONGEST).collect());
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        picked.apply();
    };
    let chosen = flag(move || picked.condition().is_some());
    let acts = move || {
        let condition = picked.condition()?;
        let text = if condition.prevents_acting() {
            PickerText::CannotAct
        } else if condition.incapacitates() {
            PickerText::NoActions
        } else {
            return None;
        };
        Some(view! { <p class="hint">{store.text(text)}</p> })
    };
    view! {
        <form class="picker" on:submit=submit>
            <input id="condition-search" type="search" autocomplete="off" maxlength=LONGEST.to_string()
                placeholder=store.label(PickerText::Find) aria-label=store.label(PickerText::Find)
                prop:value=picked.typed on:input=write/>
            <Choices picked/>
            {part(move || (chosen.get() && !store.is_by_phases()).then(|| view! { <Durations picked/> }))}
            {part(acts)}
            {part(move || chosen.get().then(|| view! {
                <button class="deal" type="submit">{shown_text(move || picked.words().unwrap_or_default())}</button>
            }))}
        </form>
    }
}
