//! Legendary actions as turns end, the action of a lair, and the remaining uses of a legendary creature.

use asalto_core::combatant::SecondPlaceKind;
use asalto_core::command::LegendaryResistance;
use asalto_core::{CombatantId, Command};
use asalto_text::LegendaryText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::commands::go;
use crate::components::lazy_part::later;
use crate::components::panel_subject::PanelSubject;
use crate::content::creatures::{self, Table};
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{each, flag, part, text as shown_text};

/// The legendary actions that may be taken at this moment.
#[component]
pub fn LegendaryActions() -> impl IntoView {
    let store = Store::take();
    let who = Memo::new(move |_| {
        let creature = |command: &Command| match command {
            Command::LegendaryAction { who, .. } => Some(*who),
            _ => None,
        };
        // On its own turn a creature takes its actions.
        let current = store.view.with(|view| view.current);
        store.available.with(|available| {
            let all = available.iter().filter_map(creature);
            all.filter(|who| Some(*who) != current).collect::<Vec<_>>()
        })
    });
    each(
        move || who.get(),
        |who| who.0.into(),
        |who| view! { <Act who/> }.into_any(),
    )
}

/// The legendary actions in the stat block of a creature, for the part with the stat blocks.
#[derive(Clone)]
pub struct LegendaryNames {
    /// The English name of the creature.
    pub creature: String,
    /// The names of the actions that it has taken since its last turn.
    pub taken: Vec<String>,
    /// Takes an action by its name.
    pub take: Callback<String>,
}

/// A creature that may take a legendary action.
#[component]
fn Act(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let cost = RwSignal::new("1".to_owned());
    let label = move || store.text_with(LegendaryText::ActionOf, &[&store.name(who)]);
    let act = move |event: SubmitEvent| {
        event.prevent_default();
        let command = Command::LegendaryAction {
            who,
            name: name.get_untracked(),
            // The core rejects 0.
            cost: cost.get_untracked().trim().parse().unwrap_or_default(),
        };
        if go(store, command) {
            name.set(String::new());
        }
    };
    // The files are read again for other rules, not for each change of the encounter.
    let table = Memo::new(move |_| store.creature_table());
    // The stat blocks are those of the SRD 5.2, whose creatures have other legendary actions than those of the SRD 5.1.
    let named = Memo::new(move |_| {
        let table = table.get().filter(|table| *table == Table::Srd52)?;
        creatures::species(table, store.lang(), &store.name(who))
    });
    let take = Callback::new(move |name| {
        let cost = 1;
        go(store, Command::LegendaryAction { who, name, cost });
    });
    let names = part(move || {
        let creature = named.get()?;
        let taken = store.with_session(|session| {
            let taken = session.legendary_actions_since_turn(who).into_iter();
            taken.map(str::to_owned).collect()
        });
        provide_context(LegendaryNames {
            creature,
            taken,
            take,
        });
        Some(later(Part::StatBlock))
    });
    let field = move || {
        view! {
            <label>{store.label(LegendaryText::ActionName)}
                <input required autocomplete="off" maxlength="200" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <label class="cost">{store.label(LegendaryText::Cost)}
                <input inputmode="numeric" data-whole data-min="1" data-max="20" required autocomplete="off" maxlength="4" prop:value=cost on:focus=document::select
                    on:input=move |event| cost.set(event_target_value(&event))/></label>
            <div class="buttons"><button type="submit">{store.label(LegendaryText::Take)}</button></div>
        }
    };
    let named = flag(move || named.with(Option::is_some));
    // The field for an action of another name unfolds beside the names.
    let other = part(move || {
        Some(if named.get() {
            view! { <details class="other"><summary>{store.label(LegendaryText::Another)}</summary>{field()}</details> }
                .into_any()
        } else {
            field().into_any()
        })
    });
    view! {
        <form class="prompt legendary" on:submit=act aria-label=shown_text(label)>
            <p class="asks">{shown_text(label)}</p>
            {names}
            {other}
        </form>
    }
}

/// Whether a combatant is a second place in the order.
pub fn is_second_place(whose: PanelSubject) -> Signal<bool> {
    whose.is(|one| one.profile.place.is_some())
}

/// Whether a combatant is the place of a lair.
pub fn is_lair(whose: PanelSubject) -> Signal<bool> {
    whose.is(|one| {
        let place = one.profile.place;
        place.is_some_and(|place| place.kind == SecondPlaceKind::Lair)
    })
}

/// The action of a lair on its turn.
#[component]
pub fn LairAction(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    whose.on_change(move || name.set(String::new()));
    let label = move || store.text_with(LegendaryText::LairActionOf, &[&store.name(whose.get())]);
    let last = move || {
        let last = whose.with(|one| one.last_lair_action.clone()).flatten();
        let last = last.filter(|last| !last.is_empty())?;
        Some(store.text_with(LegendaryText::LastLairAction, &[&last]))
    };
    let act = move |event: SubmitEvent| {
        event.prevent_default();
        let (who, name) = (whose.now(), name.get_untracked());
        go(store, Command::LairAction { who, name });
    };
    view! {
        <form class="prompt lair" on:submit=act aria-label=shown_text(label)>
            <label>{store.label(LegendaryText::LairActionName)}
                <input autocomplete="off" maxlength="200" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            {part(move || last().map(|last| view! { <p class="hint">{last}</p> }))}
            <div class="buttons"><button type="submit">{store.label(LegendaryText::Take)}</button></div>
        </form>
    }
}

/// The remaining legendary actions and resistance of a creature.
#[component]
pub fn LegendaryUses(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let uses =
        Memo::new(move |_| whose.with(|one| Some((one.legendary?, one.profile.legendary)))?);
    let count = move |text, left: u8, of: u8| {
        (of > 0).then(|| {
            let numbers = [left, of].map(|number| store.lang().number(number.into()));
            let pips =
                (0..of).map(|index| view! { <span class="pip" class:filled=index < left></span> });
            view! {
                <li>
                    <span>{store.text_with(text, &[&numbers[0], &numbers[1]])}</span>
                    <span class="pips" aria-hidden="true">{pips.collect::<Vec<_>>()}</span>
                </li>
            }
        })
    };
    let resist = move |_| {
        let resistance = LegendaryResistance::of(whose.now());
        store.dispatch(Command::UseLegendaryResistance(resistance));
    };
    part(move || {
        let (left, has) = uses.get()?;
        let button = (has.resistance > 0).then(|| {
            view! { <button class="quiet" data-once on:click=resist>{store.label(LegendaryText::Resist)}</button> }
        });
        Some(view! {
            <div class="legendary-uses">
                <ul class="legendary-counts">
                    {count(LegendaryText::ActionsLeft, left.actions, has.actions)}
                    {count(LegendaryText::ResistanceLeft, left.resistance, has.resistance)}
                </ul>
                {button}
            </div>
        })
    })
}
