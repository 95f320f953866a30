//! The picker of conditions and effects: search or tap one, take its usual duration or another, and apply.

mod choices;
mod duration;

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Condition};
use asalto_text::{self as text, CombatText, PickerText};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::dnd2024::Exhaustion;
use super::drawer::{MadeFor, Reach, drawer_of};
use super::held::Held;
use crate::browser::document;
use crate::components::aims;
use crate::components::on_view::OnView;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};
use choices::Choices;
use duration::{Durations, Ends};

pub use choices::all as conditions;
pub use duration::{acting, begins, cause, lasts, usual};

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
    /// Whether it is on the mind, if that was chosen.
    of_mind: RwSignal<Option<bool>>,
    /// The chosen duration and cause; none for the usual ones.
    duration: RwSignal<Option<(Duration, Option<CombatantId>)>>,
}

impl Picked {
    /// Returns the condition to give: the named one, on the mind or not as chosen.
    fn condition(self) -> Option<Condition> {
        let named = self.named()?;
        Some(match (self.of_mind.get(), named) {
            (Some(true), Condition::Custom(words)) => Condition::Psychological(words),
            (Some(false), Condition::Psychological(words)) => Condition::Custom(words),
            (_, named) => named,
        })
    }

    /// Returns the tapped condition, or else the first one that the typed text finds, or else the typed text
    /// as a custom one.
    fn named(self) -> Option<Condition> {
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
            lasts(store, &condition, duration),
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
            self.store.dispatch(command)
        });
        if all {
            self.typed.set(String::new());
            self.tapped.set(None);
            self.of_mind.set(None);
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
    drawer_of(
        Part::Conditions,
        "conditions",
        Reach::AtRest,
        caption,
        whose,
    )
}

/// The drawer of a combatant: the picker, its exhaustion where that has levels, and its conditions now.
#[component]
pub fn Afflictions() -> impl IntoView {
    let store = Store::take();
    let MadeFor(id) = expect_context();
    // The drawer must not follow the session, or each command would empty it. Other rules build another panel.
    let exhausts = untrack(|| choices::has_exhaustion(store));
    view! { <Picker id/>{exhausts.then(|| view! { <Exhaustion id/> })}<Held id/> }
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
        of_mind: RwSignal::new(None),
        duration: RwSignal::new(None),
    };
    let write = move |event| {
        picked.tapped.set(None);
        picked.of_mind.set(None);
        // A script may put more into the field than a user can.
        let typed = event_target_value(&event);
        picked.typed.set(typed.chars().take(LONGEST).collect());
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        picked.apply();
    };
    let chosen = flag(move || picked.condition().is_some());
    let by_phases = store.is_by_phases();
    let worded = flag(move || {
        let condition = picked.condition();
        matches!(
            condition,
            Some(Condition::Custom(_) | Condition::Psychological(_))
        )
    });
    let acts = move || {
        let condition = picked.condition()?;
        let text = if condition.prevents_acting() {
            PickerText::CannotAct
        } else if condition.incapacitates() {
            PickerText::NoActions
        } else if matches!(condition, Condition::Psychological(_)) {
            PickerText::MayRegain
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
            {part(move || chosen.get().then(|| if by_phases {
                part(move || worded.get().then(|| view! { <Ends picked/> })).into_any()
            } else {
                view! { <Durations picked/> }.into_any()
            }))}
            {part(acts)}
            {part(move || chosen.get().then(|| view! {
                <button class="deal" type="submit">{shown_text(move || picked.words().unwrap_or_default())}</button>
            }))}
        </form>
    }
}
