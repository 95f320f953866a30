//! The setup screen: the combatants, their awareness, and the forecast of the opening.

use asalto_core::{CombatantView, Command, Ruleset, Session, Side};
use asalto_text::{self as text, SetupText};
use leptos::prelude::*;

use super::awareness::Awareness;
use super::house_rules::HouseRules;
use super::roster::Roster;
use crate::components::adding::Adding;
use crate::components::extras::{CampaignExtra, CampaignPlace, SetupExtra, SetupExtras};
use crate::components::lazy_part::later;
use crate::components::play_here::play_here;
use crate::components::quick_line::QuickLineText;
use crate::components::samples::{Samples, Tutorial};
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::storage::browser_port::Browser;
use crate::storage::campaign::shelf;
use crate::storage::library;
use crate::storage::settings;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The setup screen.
#[component]
pub fn Opening() -> impl IntoView {
    let store = Store::take();
    let nobody = flag(move || store.view.with(|view| view.combatants.is_empty()));
    // The campaign waits in the menu until something is saved or rated. Its part therefore does not load in a
    // first visit.
    let keeps = RwSignal::new(false);
    let remembers = flag(move || {
        let rated =
            |one: &CombatantView| one.profile.level.is_some() || one.profile.challenge.is_some();
        keeps.get()
            || shelf::is_there()
            || store
                .view
                .with(|view| view.combatants.iter().any(|one| rated(one)))
    });
    let party = flag(move || {
        let is_ours = |one: &CombatantView| one.profile.side == Side::PARTY;
        store
            .view
            .with(|view| view.combatants.iter().any(|one| is_ours(one)))
    });
    // The second column changes rarely, and a tap in it must not rebuild it.
    let beside = Memo::new(move |_| {
        let by_phases = store.is_by_phases();
        (!nobody.get()).then_some(by_phases)
    });
    let second = move || {
        beside.get().map(|by_phases| {
            if by_phases {
                later(Part::StackScreen)
            } else {
                view! { <Awareness/><SetupExtras extra=SetupExtra::Rounds/> }.into_any()
            }
        })
    };
    let past = flag(move || {
        store.view.track();
        let other_ways = store.with_session(|session| !session.branches().is_empty());
        other_ways || store.present.with(Option::is_some)
    });
    let chosen = flag(move || store.selected.with(Option::is_some));
    // Combat starts with the current combatant on view.
    on_cleanup(move || store.selected.set(None));
    let typing = QuickLineText::new();
    let watches = flag(move || store.watches());
    // A line that is typed joins first, and its combatants may roll too.
    let joins = flag(move || typing.line.with(|line| !line.trim().is_empty()));
    let start = start_words(store, joins);
    let main = move || {
        Some(if watches.get() {
            play_here(store)
        } else {
            view! { <button id="go" class="go" on:click=move |_| typing.start_combat(store) aria-disabled=shown_text(move || (nobody.get() && !joins.get()).to_string())>{start}<kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button> }
                .into_any()
        })
    };
    view! {
        <div class="screen opening" class:first=nobody>
            <section class="column">
                {part(move || past.get().then(|| view! { <SetupExtras extra=SetupExtra::Past/> }))}
                <div class="title-line">
                    <h2>{shown_text(move || store.text(if nobody.get() { SetupText::WhoTakesPart } else { SetupText::Setup }).to_owned())}</h2>
                    <HouseRules/>
                    <RulesetChoice/>
                </div>
                <Adding typing/>
                {part(move || nobody.get().then(|| view! {
                    <div class="welcome">
                        <Tutorial prefix="sample"/>
                        <h3>{store.label(SetupText::Samples)}</h3>
                        <Samples prefix="sample"/>
                    </div>
                }))}
                {part(move || (!nobody.get()).then(|| view! { <Roster/> }))}
                {part(move || remembers.get().then(|| view! { <CampaignExtra place=CampaignPlace::Setup { keeps: keeps.get_untracked() }/> }))}
                {part(move || (party.get() && !remembers.get()).then(|| view! {
                    <button class="quiet keep-party" on:click=move |_| keeps.set(true)>{store.label(SetupText::SaveParty)}</button>
                }))}
            </section>
            <section class="column">
                {part(second)}
            </section>
        </div>
        <footer class="bar-below">
            <SavedHere nobody/>
            {part(move || chosen.get().then(|| view! { <SetupExtras extra=SetupExtra::Aim/> }))}
            {part(main)}
        </footer>
    }
}

/// Returns the number of rolls that the start of combat calls for, one for each group that shares a roll. None if there is
/// nothing to roll.
fn rolls_at_start(store: Store) -> Option<usize> {
    let rolls = store.with_session(Session::rolls_at_start);
    rolls.filter(|&count| count > 0)
}

/// The words of the bar: how many meet, or that this is the first encounter, and where it is saved.
#[component]
fn SavedHere(nobody: Signal<bool>) -> impl IntoView {
    let store = Store::take();
    let versus = Memo::new(move |_| {
        let of = |side| {
            store.view.with(|view| {
                let all = view.without_second_places();
                all.filter(|one| one.profile.side == side).count()
            })
        };
        let counts = [Side::PARTY, Side::FOES].map(of);
        let [ours, theirs] = counts.map(|count| count.to_string());
        (!counts.contains(&0)).then(|| store.text_with(SetupText::Versus, &[&ours, &theirs]))
    });
    let saved_before = library::any(&Browser);
    let first = flag(move || nobody.get() && !saved_before);
    // A warning says what is not saved.
    let saves = flag(move || store.keeper.warning.with(Option::is_none));
    view! {
        <p class="saved-here">
            {part(move || Some(match versus.get() {
                Some(versus) => view! { <b>{versus}</b> }.into_any(),
                None if first.get() => view! { <b>{store.label(SetupText::FirstEncounter)}</b> }.into_any(),
                None => ().into_any(),
            }))}
            {part(move || saves.get().then(|| view! { <span>{store.label(SetupText::SavedHere)}</span> }))}
        </p>
    }
}

/// The choice of the ruleset.
#[component]
fn RulesetChoice() -> impl IntoView {
    let store = Store::take();
    let in_use = move || store.view.with(|view| view.ruleset);
    let options = Ruleset::ALL
        .into_iter()
        .enumerate()
        .map(|(index, ruleset)| {
            view! {
                <option value=index.to_string() prop:selected=flag(move || in_use() == ruleset)>
                    {shown_text(move || text::ruleset(store.lang(), ruleset).to_owned())}
                </option>
            }
        });
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(ruleset) = index.and_then(|index| Ruleset::ALL.into_iter().nth(index))
            && store.dispatch(Command::AdoptRules(Box::new(ruleset.into())))
        {
            settings::remember_ruleset(ruleset);
        }
    };
    view! {
        <select id="ruleset" class="ruleset" aria-label=store.label(SetupText::Ruleset) on:change=choose>
            {options.collect::<Vec<_>>()}
        </select>
    }
}

/// Returns the words of the main button. They name its consequence: the rolls that it calls for.
fn start_words(store: Store, joins: Signal<bool>) -> Signal<String> {
    let rolls = Memo::new(move |_| {
        store.view.track();
        store.settings.rolls_apart.track();
        rolls_at_start(store)
    });
    shown_text(move || {
        if joins.get() {
            return store.text(SetupText::AddAndStart).to_owned();
        }
        let Some(count) = rolls.get() else {
            return store.text(SetupText::StartCombat).to_owned();
        };
        let text = if store.lang().is_one(count) {
            SetupText::StartOneRoll
        } else {
            SetupText::StartRolls
        };
        store.text_with(text, &[&count.to_string()])
    })
}
