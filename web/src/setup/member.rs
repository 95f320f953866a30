//! A combatant of the roster during setup.

use asalto_core::rules::{InitiativePolicy, OrderRules};
use asalto_core::{CombatantId, CombatantView, Command};
use asalto_text::{Message, NumericFieldText, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::extras::{SetupExtra, SetupExtras};
use crate::components::profile_form::{Editing, profile_form};
use crate::components::secrecy::RowSecrecy;
use crate::components::written_numbers::{revealed_by_acting, written};
use crate::store::Store;
use crate::store::rows::InPanel;
use crate::ui::{flag, part, text};

/// How the combatants of a side roll initiative.
#[derive(Clone, PartialEq)]
pub struct Rolls {
    /// Whether the rules have phases.
    pub by_phases: bool,
    policy: InitiativePolicy,
    order: OrderRules,
}

impl Rolls {
    /// Returns how combatants roll under the rules in use.
    pub fn of(store: Store) -> Self {
        let by_phases = store.is_by_phases();
        store.with_session(|session| {
            let rules = session.encounter().rules();
            Self {
                by_phases,
                policy: rules.initiative,
                order: rules.order.clone(),
            }
        })
    }

    /// Describes the initiative roll of a combatant and who makes it. None without a roll.
    pub fn initiative(&self, store: Store, one: &CombatantView) -> Option<String> {
        let profile = &one.profile;
        let with = match self.policy {
            InitiativePolicy::Check
            | InitiativePolicy::CheckByState { .. }
            | InitiativePolicy::Passive => store.lang().modifier(one.modifier),
            InitiativePolicy::Formula => self.order.roll_of(profile)?.to_string(),
            InitiativePolicy::Cards | InitiativePolicy::None => return None,
        };
        let who = if profile.group.is_some() {
            SetupText::OneRoll
        } else if store.settings.types_total(profile) {
            SetupText::Types
        } else {
            SetupText::Rolls
        };
        Some(store.text_with(who, &[&with]))
    }
}

/// A combatant of a side, which follows its own signals and the language.
#[component]
pub fn Member(id: CombatantId, rules: Memo<Rolls>) -> impl IntoView {
    let store = Store::take();
    let editing = RwSignal::new(false);
    let edited = Editing {
        who: Some(id),
        done: Some(Callback::new(move |()| editing.set(false))),
    };
    let one = store.combatant(id);
    let standing = store.row(id).standing();
    let name = move || store.name_in_row(id);
    let label = move |word| {
        store.message(&Message::Labeled {
            label: store.text(word),
            text: &name(),
        })
    };
    let selected = flag(move || standing.with(|standing| standing.shown == InPanel::Selected));
    let select = move |_| {
        let chosen = (!selected.get_untracked()).then_some(id);
        // The bar goes on with the member for which it was opened, and no other.
        if store.is_aiming() {
            store.close_drawer();
        }
        store.selected.set(chosen);
    };
    let more =
        flag(move || selected.get() || one.with(|one| one.as_deref().is_some_and(has_marks)));
    // The marks are built in one language.
    let secrecy = move || {
        let _built_again = store.lang();
        Some(view! { <RowSecrecy id/> })
    };
    let remove = move |_| {
        if store.dispatch(Command::RemoveCombatant { who: id }) {
            document::focus_soon("quick-line");
        }
    };
    view! {
        <div class="member" data-combatant=id.0.to_string()>
            <span class="bar"></span>
            // Only a selected member has the id of its row, for the focus. The ids of all rows would be in
            // the page twice when combat starts.
            <span class="who"><button class="name quiet" id=text(move || format!("{}-{}", if selected.get() { "row" } else { "member" }, id.0))
                    aria-pressed=text(move || selected.get().to_string()) on:click=select>{text(name)}</button>
                <span class="facts">
                    <span class="meta">{text(move || one.with(|one| one.as_ref().map(|one| facts(store, one, rules.get().by_phases, more.get())).unwrap_or_default()))}</span>
                    {part(secrecy)}
                </span>
            </span>
            <span class="rolls">{text(move || one.with(|one| one.as_ref().and_then(|one| rules.get().initiative(store, one)).unwrap_or_default()))}</span>
            <button class="quiet" aria-label=text(move || label(SetupText::Edit)) on:click=move |_| editing.update(|on| *on = !*on)>
                {store.label(SetupText::Edit)}
            </button>
            <button class="quiet" aria-label=text(move || label(SetupText::Remove)) on:click=remove>
                {store.label(SetupText::Remove)}
            </button>
        </div>
        {part(move || editing.get().then(|| profile_form(edited)))}
        {part(move || more.get().then(|| view! { <SetupExtras extra=SetupExtra::Of(id)/> }))}
    }
}

/// Returns whether a combatant has a lasting state during setup.
fn has_marks(one: &CombatantView) -> bool {
    !one.conditions.is_empty() || one.ridden.is_some() || one.concentration.is_some()
}

/// Lists the facts of a combatant in a line, without those that its tags show.
fn facts(store: Store, one: &CombatantView, by_phases: bool, marked: bool) -> String {
    let armor_class = one.profile.armor_class.filter(|_| !marked);
    let mut facts = written(store, &one.profile, by_phases, armor_class);
    // A combatant from an earlier combat may lack hit points.
    if let Some(now) = one.vitality.filter(|now| now.left != now.maximum) {
        let short = store.text(NumericFieldText::HitPointsShort);
        let full = format!("{short} {}", now.maximum);
        for fact in facts.iter_mut().filter(|fact| **fact == full) {
            *fact = format!("{short} {} / {}", now.left, now.maximum);
        }
    }
    if !one.position.is_empty() && !marked {
        facts.push(one.position.clone());
    }
    facts.extend(revealed_by_acting(store, &one.profile));
    facts.join(" · ")
}
