//! The stat block of a creature, and its numbers. The text of a block is English; its dice can be rolled.

mod aim;
pub mod free_text;
mod legendary_names;
mod numbers;

use asalto_core::{CombatantId, Command, Event};
use asalto_text::{CreatureText, NoticeText};
use leptos::prelude::*;

use super::panel::creature::CreatureInPanel;
use super::panel::legendary::LegendaryNames;
use crate::components::aim_bar::reaches_anyone;
use crate::content::bestiary::{Block, BlockDamage, Entry, Run, Section, dice};
use crate::content::creatures;
use crate::content::creatures::{Delivery, File, Table};
use crate::store::{Store, ToastMessage};
use crate::ui::part;

/// The abilities, in the order of their scores.
const ABILITIES: [&str; 6] = ["Str", "Dex", "Con", "Int", "Wis", "Cha"];

/// The creature in the context: its numbers where they are not those of the stat block, and its stat block if it has one.
#[component]
pub fn StatBlock() -> impl IntoView {
    if let Some(choice) = use_context::<LegendaryNames>() {
        return part(move || Some(legendary_names::buttons(&choice))).into_any();
    }
    let store = Store::take();
    let shown: CreatureInPanel = expect_context();
    let english = shown.creature.clone();
    // The files are read again for other rules, not for each change of the encounter.
    let table = Memo::new(move |_| store.creature_table());
    let own_numbers = part(move || {
        let table = table.get().filter(|table| *table != Table::Srd52)?;
        numbers_of(store, table, &english)
    });
    let block = part(move || match table.get()? {
        Table::Srd35 => None,
        table => block_of(store, table, &shown),
    });
    view! { {own_numbers}{block} }.into_any()
}

/// Builds the numbers of a creature, once its table is loaded.
fn numbers_of(store: Store, table: Table, english: &str) -> Option<AnyView> {
    let all = creatures::all(table, store.lang()).ok()??;
    let one = creatures::by_english(&all, english)?;
    Some(numbers::numbers(store, table, one))
}

/// Builds the stat block of a creature, once the stat blocks are loaded. A creature without one has its numbers.
fn block_of(store: Store, table: Table, shown: &CreatureInPanel) -> Option<AnyView> {
    creatures::file(File::Blocks).with(|text| match text {
        Delivery::Missing => Some(missing(store)),
        Delivery::Here(text) if Block::is_in(text, &shown.creature) => {
            let Ok(block) = Block::read(text, &shown.creature) else {
                return Some(missing(store));
            };
            let edition = (table == Table::Srd51).then(|| {
                view! { <p class="hint">{store.label(CreatureText::OtherEdition)}</p> }
            });
            Some(view! { {edition}{block_view(store, shown, block)} }.into_any())
        }
        // The numbers of the SRD 5.2 stand in its blocks; without a block they are those of the table.
        Delivery::Here(_) if table == Table::Srd52 => numbers_of(store, table, &shown.creature),
        Delivery::Coming | Delivery::Here(_) => None,
    })
}

fn missing(store: Store) -> AnyView {
    view! {
        <p class="hint" role="alert">{store.label(CreatureText::BlockMissing)}</p>
        <button on:click=move |_| creatures::try_again(File::Blocks)>{store.label(NoticeText::TryAgain)}</button>
    }
    .into_any()
}

fn block_view(store: Store, shown: &CreatureInPanel, block: Block) -> AnyView {
    let scores = ABILITIES
        .into_iter()
        .zip(block.scores)
        .map(|(name, score)| {
            let modifier = (score - 10).div_euclid(2);
            view! { <li><span>{name}</span>" "<b>{numbers::signed(modifier)}</b></li> }
        });
    let sections = block
        .sections
        .into_iter()
        .map(|one| section(store, shown.who, one));
    view! {
        <div class="stat-block" lang="en">
            <p class="kind">{block.kind}</p>
            <ul class="scores">{scores.collect::<Vec<_>>()}</ul>
            {sections.collect::<Vec<_>>()}
        </div>
        <p class="source hint"><a href="./licenses.txt" target="_blank">{store.label(CreatureText::Source)}</a></p>
    }
    .into_any()
}

/// Builds a section. The facts have no heading and are one paragraph.
fn section(store: Store, who: CombatantId, section: Section) -> AnyView {
    let entries = section.entries.into_iter();
    if section.title.is_empty() {
        let facts = entries.map(|one| {
            let runs = one.paragraphs.into_iter().flatten();
            let runs = runs
                .map(|one| run(store, who, one, None))
                .collect::<Vec<_>>();
            view! { <span><b>{one.name}</b>" "{runs}</span>" " }
        });
        return view! { <p class="facts">{facts.collect::<Vec<_>>()}</p> }.into_any();
    }
    let entries = entries.map(|one| entry(store, who, &one));
    let entries = entries.collect::<Vec<_>>();
    view! { <h3>{section.title}</h3>{entries} }.into_any()
}

pub fn entry(store: Store, who: CombatantId, entry: &Entry) -> AnyView {
    let mut name = Some(view! { <b>{entry.name.clone()}</b> });
    let paragraphs = entry
        .paragraphs
        .iter()
        .enumerate()
        .map(|(paragraph, runs)| {
            let runs = runs.iter().enumerate().map(|(index, one)| {
                let damage = BlockDamage::of(entry, paragraph, index);
                let damage = damage.map(|damage| aim::EntryDamage::new(who, entry, damage));
                run(store, who, one.clone(), damage)
            });
            let runs = runs.collect::<Vec<_>>();
            view! { <p>{name.take()}" "{runs}</p> }
        });
    paragraphs.collect::<Vec<_>>().into_any()
}

/// Builds words, or dice as a button: damage is aimed, and other dice are rolled. At a table with real dice only damage
/// is a button.
fn run(store: Store, who: CombatantId, run: Run, damage: Option<aim::EntryDamage>) -> AnyView {
    let dice = match run {
        Run::Words(words) => return words.into_any(),
        Run::Dice(dice) => dice,
    };
    if let Some(damage) = damage.filter(|_| untrack(|| reaches_anyone(store))) {
        return aim::button(store, damage);
    }
    part(move || {
        if store.settings.real_dice.get() {
            return Some(view! { <b>{dice.clone()}</b> }.into_any());
        }
        let (label, rolled) = (dice.clone(), dice.clone());
        let label = Signal::derive(move || store.text_with(CreatureText::Roll, &[&label]));
        let tag = Signal::derive(move || store.lang().tag());
        let roll = move |_| roll(store, who, &rolled);
        Some(view! { <button class="die" lang=tag aria-label=label on:click=roll>{dice.clone()}</button> }.into_any())
    })
    .into_any()
}

/// Rolls dice for a combatant. The combat log and the toast show the result.
fn roll(store: Store, who: CombatantId, shown: &str) {
    let expression = dice(shown);
    let who = Some(who);
    if store.dispatch(Command::Roll { who, expression }) {
        let rolled = |event: &Event| matches!(event, Event::Rolled { .. }).then(|| event.clone());
        let line = store
            .last_played(rolled)
            .and_then(|event| store.log_line(&event));
        store
            .toast
            .set(line.map(|line| ToastMessage::of(line.text)));
    }
}
