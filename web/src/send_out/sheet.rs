//! The sheet of paper: the order with boxes for hit points, room for conditions, and the stat blocks of the creatures.

use asalto_text::{self as text, BringInText, NumericFieldText, SendOutText};
use leptos::prelude::*;

use super::print_button::print_button;
use super::sheet_rows::{SheetMember, SheetRow, rows};
use super::title::printed_title;
use crate::content::bestiary::{Block, Run};
use crate::content::creatures::{self, Delivery, File, Table};
use crate::order::base_name::kind;
use crate::store::Store;
use crate::ui::flag;

/// The rounds that can be ticked off.
const ROUNDS: u32 = 8;

/// The boxes that stand together.
const FIVE: i32 = 5;

/// The lines for notes.
const NOTES: usize = 4;

/// The item of the list, with the button that prints.
#[component]
pub fn PaperSheet() -> impl IntoView {
    let store = Store::take();
    // The stat blocks load before they are printed.
    let table = Memo::new(move |_| store.creature_table());
    let ready = flag(move || {
        table.get().is_none_or(|table| {
            let files = [File::Table(table), File::Names(store.lang()), File::Blocks];
            let mut files = files.into_iter();
            files.all(|which| creatures::file(which).get() != Delivery::Coming)
        })
    });
    let print = print_button(store, SendOutText::PrintSheet, ready, move || sheet(store));
    view! {
        <h3>{store.label(SendOutText::Sheet)}</h3>
        <p class="hint">{store.label(SendOutText::SheetHint)}</p>
        {print}
    }
}

/// Builds the sheet as the encounter is now.
fn sheet(store: Store) -> AnyView {
    untrack(|| {
        let (all, ruleset) = store.view.with(|view| (rows(view), view.ruleset));
        let rounds = (1..=ROUNDS).map(|round| view! { <i>{round.to_string()}</i> });
        let ruleset = text::ruleset(store.lang(), ruleset).to_owned();
        let blocks = blocks(store, &all);
        let notes = (0..NOTES).map(|_| view! { <hr/> });
        let lines: Vec<_> = all.into_iter().map(|one| row(store, one)).collect();
        view! {
            <header>
                <div><h1>{printed_title(store)}</h1><p>{ruleset}</p></div>
                <p class="rounds">{store.text(SendOutText::SheetRound)}" "{rounds.collect::<Vec<_>>()}</p>
            </header>
            <table>
                <thead><tr>
                    <th></th><th>{store.text(BringInText::Name)}</th>
                    <th>{store.text(NumericFieldText::HitPoints)}</th><th>{store.text(SendOutText::Conditions)}</th>
                </tr></thead>
                <tbody>{lines}</tbody>
            </table>
            <section class="notes"><h2>{store.text(SendOutText::SheetNotes)}</h2>{notes.collect::<Vec<_>>()}</section>
            <section class="blocks">{blocks}</section>
        }
        .into_any()
    })
}

fn row(store: Store, row: SheetRow) -> AnyView {
    let count = row.count.map(|count| store.lang().number(count));
    let short = |field: NumericFieldText, number: i32| {
        format!("{} {}", store.text(field), store.lang().number(number))
    };
    let armor = row
        .armor_class
        .map(|number| short(NumericFieldText::ArmorClassShort, i32::from(number)));
    let maximum = row.members.first().and_then(|one| one.hit_points);
    let maximum = maximum.map(|(_, maximum)| short(NumericFieldText::HitPointsShort, maximum));
    let facts: Vec<_> = armor.into_iter().chain(maximum).collect();
    let several = row.members.len() > 1;
    let boxes = row.members.iter().map(|one| boxes(one, several));
    let boxes: Vec<_> = boxes.collect();
    let lines: Vec<_> = row.members.iter().map(|_| view! { <hr/> }).collect();
    view! {
        <tr>
            <td class="count">{count}</td>
            <td><b>{row.name}</b><p>{facts.join(", ")}</p></td>
            <td>{boxes}</td>
            <td>{lines}</td>
        </tr>
    }
    .into_any()
}

/// Builds the boxes of a combatant, five by five. Lost hit points are struck out.
fn boxes(one: &SheetMember, several: bool) -> AnyView {
    let number = several.then(|| view! { <small>{one.number.clone()}</small> });
    let boxes = one.boxes().map(|(all, struck)| {
        let five = |first| {
            let boxes = (first..all.min(first + FIVE))
                .map(|at| view! { <i class:struck={at < struck}></i> });
            view! { <span>{boxes.collect::<Vec<_>>()}</span> }
        };
        let first = (0..all).filter(|at| at % FIVE == 0);
        first.map(five).collect::<Vec<_>>()
    });
    let line = boxes.is_none().then(|| {
        let maximum = one.hit_points.map(|(_, maximum)| format!(" / {maximum}"));
        view! { <u></u>{maximum} }
    });
    view! { <p class="boxes">{number}{boxes}{line}</p> }.into_any()
}

/// Builds the stat blocks of the creatures, each once. Those that are missing are left out.
fn blocks(store: Store, rows: &[SheetRow]) -> Vec<AnyView> {
    let Some(table) = store
        .creature_table()
        .filter(|table| *table != Table::Srd35)
    else {
        return Vec::new();
    };
    let Delivery::Here(text) = creatures::file(File::Blocks).get_untracked() else {
        return Vec::new();
    };
    let mut seen = Vec::new();
    let mut blocks = Vec::new();
    for row in rows {
        if !row.members.iter().any(|one| one.is_creature) {
            continue;
        }
        let Some(creature) = creatures::species(table, store.lang(), &row.first) else {
            continue;
        };
        if seen.contains(&creature) {
            continue;
        }
        if let Ok(block) = Block::read(&text, &creature) {
            blocks.push(block_view(store, kind(&row.first), &creature, block));
        }
        seen.push(creature);
    }
    blocks
}

/// Builds a stat block as plain text. Its heading is the name in the rows, with the English one behind it.
fn block_view(store: Store, own: &str, name: &str, block: Block) -> AnyView {
    let sections = block.sections.into_iter().map(|section| {
        let entries = section.entries.into_iter().map(|entry| {
            let paragraphs = entry.paragraphs.into_iter();
            let words: Vec<String> = paragraphs
                .map(|runs| {
                    let words = runs.into_iter().map(|run| match run {
                        Run::Words(words) | Run::Dice(words) => words,
                    });
                    words.collect()
                })
                .collect();
            view! { <span><b>{entry.name}</b>" "{words.join(" ")}</span>" " }
        });
        let title = (!section.title.is_empty()).then(|| view! { <h3>{section.title}</h3> });
        view! { {title}<p>{entries.collect::<Vec<_>>()}</p> }
    });
    let is_same = own.to_lowercase() == name.to_lowercase();
    let english = (!is_same).then(|| view! { " "<small lang="en">{format!("({name})")}</small> });
    view! {
        <div lang="en"><h2 lang=store.lang().tag()>{own.to_owned()}{english}</h2><p><i>{block.kind}</i></p>{sections.collect::<Vec<_>>()}</div>
    }
    .into_any()
}
