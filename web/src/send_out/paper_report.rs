//! The report of a combat on paper: how it went for each combatant, and the log.

use asalto_core::summary::{End, Fate, Summary};
use asalto_core::view::CombatantView;
use asalto_import::write::ReportSection;
use asalto_text::{self as text, BringInText, CampaignText, NumericFieldText, SendOutText};
use leptos::prelude::*;

use super::check_box::check_box;
use super::print_button::print_button;
use super::report;
use super::title::printed_title;
use crate::components::fate_words::fate_words;
use crate::store::Store;
use crate::ui::flag;

/// The milliseconds of a minute.
const MINUTE: u64 = 60_000;

/// The item of the list, with its options and the button that prints.
#[component]
pub fn PaperReport() -> impl IntoView {
    let store = Store::take();
    let with_log = RwSignal::new(true);
    let with_enemies = RwSignal::new(true);
    let ready = flag(|| true);
    let sheet = move || {
        sheet(
            store,
            with_log.get_untracked(),
            with_enemies.get_untracked(),
        )
    };
    view! {
        <h3>{store.label(SendOutText::PaperReport)}</h3>
        <p class="hint">{store.label(SendOutText::PaperReportHint)}</p>
        {check_box(store, with_enemies, SendOutText::EnemiesPoints)}
        {check_box(store, with_log, SendOutText::WithLog)}
        {print_button(store, SendOutText::PrintReport, ready, sheet)}
    }
}

/// Builds the report as the combat is now.
fn sheet(store: Store, with_log: bool, with_enemies: bool) -> AnyView {
    untrack(|| {
        let summary = store.with_session(Summary::of);
        let number = |number: u64| {
            store
                .lang()
                .number(i32::try_from(number).unwrap_or(i32::MAX))
        };
        let rounds = number(u64::from(summary.rounds));
        let minutes = summary.lasted.map(|time| time / MINUTE);
        let lasted = match minutes.filter(|minutes| *minutes > 0) {
            Some(minutes) => store.text_with(CampaignText::RoundsIn, &[&rounds, &number(minutes)]),
            None => rounds,
        };
        let words = report::words(store, String::new());
        let ruleset = words.facts.into_iter().next();
        let rows = store.view.with(|view| {
            let all = view.without_second_places();
            let rows = all.map(|one| {
                let fate = summary.fates.iter().find(|fate| fate.who == one.id);
                row(store, one, fate.copied(), with_enemies)
            });
            rows.collect::<Vec<_>>()
        });
        let log = with_log.then(|| {
            let sections = words.log.into_iter().filter(|one| !one.lines.is_empty());
            let sections = sections.map(section).collect::<Vec<_>>();
            view! { <section class="blocks">{sections}</section> }
        });
        view! {
            <header>
                <div><h1>{printed_title(store)}</h1><p>{ruleset}</p></div>
                <p class="facts">{store.text(CampaignText::Rounds)}" "<b>{lasted}</b></p>
            </header>
            <table class="report">
                <thead><tr>
                    <th></th><th>{store.text(BringInText::Name)}</th>
                    <th>{store.text(NumericFieldText::HitPoints)}</th><th>{store.text(SendOutText::Outcome)}</th>
                    <th>{store.text(SendOutText::Conditions)}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            {log}
        }
        .into_any()
    })
}

/// Builds the row of a combatant. Numbers of enemies may stay with the game master.
fn row(store: Store, one: &CombatantView, fate: Option<Fate>, with_enemies: bool) -> AnyView {
    let is_told = with_enemies || one.profile.side == asalto_core::Side::PARTY;
    let count = one.count.map(|count| store.lang().number(count));
    let points = one.vitality.filter(|_| is_told).map(|now| {
        let numbers = [now.left, now.maximum].map(|number| store.lang().number(number));
        numbers.join(" / ")
    });
    // The damage of an enemy is a number too.
    let told = fate.filter(|fate| is_told || fate.end != End::Standing);
    let conditions = one.conditions.iter();
    let conditions = conditions.map(|condition| text::condition(store.lang(), condition));
    let conditions: Vec<_> = conditions.collect();
    view! {
        <tr>
            <td class="count">{count}</td>
            <td><b>{one.profile.name.clone()}</b></td>
            <td>{points}</td>
            <td>{told.map(|fate| fate_words(store, fate))}</td>
            <td>{conditions.join(", ")}</td>
        </tr>
    }
    .into_any()
}

fn section(section: ReportSection) -> AnyView {
    let lines = section
        .lines
        .into_iter()
        .map(|line| view! { <li>{line}</li> })
        .collect::<Vec<_>>();
    view! { <h3>{section.heading}</h3><ul>{lines}</ul> }.into_any()
}
