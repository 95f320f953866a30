//! The combatants of the encounter during setup, by side.

use asalto_core::rules::{InitiativePolicy, OrderRules};
use asalto_core::view::RollGroup;
use asalto_core::{CombatantId, CombatantView, Command, EncounterView, Side};
use asalto_text::{Message, NumericFieldText, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::extras::{SetupExtra, SetupExtras};
use crate::components::profile_form::{Editing, profile_form};
use crate::components::secrecy::RowSecrecy;
use crate::components::written_numbers::{revealed_by_acting, written};
use crate::store::Store;
use crate::store::rows::InPanel;
use crate::ui::{each, flag, key, part, text};

use super::roster_group::RosterGroup;

/// The sides and their combatants.
#[component]
pub fn Roster() -> impl IntoView {
    let store = Store::take();
    view! {
        <div class="roster">
            {each(move || store.sides(), |side| side.0.into(), |side| view! { <RosterSide side/> }.into_any())}
        </div>
    }
}

/// How the combatants of a side roll initiative.
#[derive(Clone, PartialEq)]
pub struct Rolls {
    pub(super) by_phases: bool,
    policy: InitiativePolicy,
    order: OrderRules,
}

impl Rolls {
    fn of(store: Store) -> Self {
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
    pub(super) fn initiative(&self, store: Store, one: &CombatantView) -> Option<String> {
        let profile = &one.profile;
        let with = match self.policy {
            InitiativePolicy::Check | InitiativePolicy::CheckByState { .. } => {
                store.lang().modifier(one.modifier)
            }
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

#[component]
fn RosterSide(side: Side) -> impl IntoView {
    let store = Store::take();
    let rows = Memo::new(move |_| store.view.with(|view| rows(view, side)));
    let count = move || rows.with(|rows| rows.iter().map(RosterRow::len).sum::<usize>());
    // The rules seldom change, unlike the view.
    let rules = Memo::new(move |_| Rolls::of(store));
    let row = move |row| match row {
        RosterRow::One(id) => view! { <li><Member id rules/></li> }.into_any(),
        RosterRow::Group(group) => {
            view! { <li><RosterGroup group=group.group rows rules/></li> }.into_any()
        }
    };
    view! {
        <section data-side=side.0.to_string()>
            <h3>{store.side(side)}" "<small>{text(move || count().to_string())}</small></h3>
            <ul>{each(move || rows.get(), RosterRow::key, row)}</ul>
        </section>
    }
}

/// A row of a side: a combatant, or the combatants that make one roll.
#[derive(Clone, PartialEq, Debug)]
pub enum RosterRow {
    One(CombatantId),
    Group(RollGroup),
}

impl RosterRow {
    fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Group(group) => group.members.len(),
        }
    }

    /// A group stays while its members come and go.
    fn key(&self) -> u64 {
        match self {
            Self::One(id) => key(&(0, id.0)),
            Self::Group(group) => key(&(1, group.group)),
        }
    }
}

/// Returns the rows of a side. A group stands where its first member does.
fn rows(view: &EncounterView, side: Side) -> Vec<RosterRow> {
    let groups = RollGroup::of_side(view, side);
    let all = view.combatants.iter();
    let rows = all
        .filter(|one| one.profile.side == side)
        .filter_map(|one| {
            let group = groups.iter().find(|group| group.members.contains(&one.id));
            match group {
                None => Some(RosterRow::One(one.id)),
                Some(group) if group.members.first() == Some(&one.id) => {
                    Some(RosterRow::Group(group.clone()))
                }
                Some(_) => None,
            }
        });
    rows.collect()
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
