//! The rules in words, with a search as you type. The chapter of the encounter's rules comes first.

use asalto_core::{CombatantView, RuleId, Ruleset};
use asalto_text::{Message, NoticeText, RulebookText, SetupText};
use leptos::prelude::*;

use crate::components::help_button::HelpButton;
use crate::content::rulebook::{Book, Chapter, Topic};
use crate::store::Store;
use crate::store::address::{Delivery, Reading, Route};
use crate::ui::{part, text};

/// The most reasons of the open combat that stand below a rule.
const MOST_SHOWN: usize = 3;

/// The screen of the rules.
#[component]
pub fn Rules() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    Effect::new(move |_| reading.focus());
    let found = Memo::new(move |_| {
        let query = reading.folded_query();
        reading.book.with(|book| match book {
            Delivery::Here(book) => Some(book.count(&query)),
            _ => None,
        })
    });
    let count = move || {
        let count = found.get().map(|count| Message::RulesFound { count });
        count.map(|count| store.message(&count)).unwrap_or_default()
    };
    let search = move |event| {
        reading.query.set(event_target_value(&event));
        store.announced.set(count());
    };
    let body = move || {
        Some(reading.book.with(|book| match book {
            Delivery::Coming => {
                view! { <p class="hint">{store.label(RulebookText::Coming)}</p> }.into_any()
            }
            Delivery::Missing => view! { <Missing/> }.into_any(),
            Delivery::Here(book) => chapters(store, reading, book),
        }))
    };
    view! {
        <main class="rules">
            <div class="rules-top">
                <button class="quiet" on:click=move |_| reading.leave()>
                    <span class="icon" data-icon="back" aria-hidden="true"></span><span class="text">{store.label(RulebookText::Leave)}</span>
                </button>
                <h1>{store.label(SetupText::Rules)}</h1>
                <HelpButton/>
                <label>{store.label(RulebookText::Search)}
                    <input id="search" type="search" autocomplete="off" maxlength="100" enterkeyhint="search"
                        prop:value=text(move || reading.query.get()) on:input=search/>
                </label>
                <p class="hint">{text(count)}</p>
            </div>
            {part(body)}
        </main>
    }
}

/// The note that the file failed to load.
#[component]
fn Missing() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let again = move |_| reading.try_again(store.lang());
    view! {
        <div class="notice warning">
            <p role="alert">{store.label(RulebookText::Missing)}</p>
            <button on:click=again>{store.label(NoticeText::TryAgain)}</button>
        </div>
    }
}

/// Builds the chapters with the rules that the search finds. The chapter of the encounter's rules comes
/// first.
fn chapters(store: Store, reading: Reading, book: &Book) -> AnyView {
    let query = reading.folded_query();
    let place = reading.place.get();
    let ruleset = store.view.with(|view| view.ruleset);
    // The chapters are in the order of the rulesets.
    let own = Ruleset::ALL.iter().position(|one| *one == ruleset);
    let first = own.and_then(|own| book.chapters.get(own));
    let others = book.chapters.iter().enumerate();
    let others = others.filter_map(|(index, one)| (Some(index) != own).then_some(one));
    first
        .into_iter()
        .chain(others)
        .filter_map(|one| chapter(store, one, &query, place))
        .collect::<Vec<_>>()
        .into_any()
}

fn chapter(store: Store, chapter: &Chapter, query: &str, place: Route) -> Option<AnyView> {
    let topics = chapter.topics.iter();
    let topics: Vec<_> = topics
        .filter_map(|one| topic(store, one, query, place))
        .collect();
    let title = chapter.title.clone();
    (!topics.is_empty())
        .then(|| view! { <section class="chapter"><h2>{title}</h2>{topics}</section> }.into_any())
}

fn topic(store: Store, topic: &Topic, query: &str, place: Route) -> Option<AnyView> {
    let rules = topic.rules.iter().filter(|rule| rule.is_about(query));
    let rules: Vec<_> = rules
        .map(|rule| {
            let anchor = rule.id.to_string();
            let id = anchor.clone();
            let sought = place == Route::At(rule.id);
            view! {
                <li id=anchor tabindex="-1" class:sought=sought>
                    <span class="id">{id}</span>" "<span>{rule.text.clone()}</span>
                    {sought.then(|| shown_here(store, rule.id))}
                </li>
            }
        })
        .collect();
    let title = topic.title.clone();
    (!rules.is_empty()).then(|| view! { <h3>{title}</h3><ul>{rules}</ul> }.into_any())
}

/// Shows what the open combat has of a rule: the reasons that cite it.
fn shown_here(store: Store, rule: RuleId) -> Option<AnyView> {
    let cited = |one: &CombatantView| {
        let mut reasons = vec![&one.place, &one.roll, &one.flat_footed, &one.surprised];
        reasons.extend([&one.no_reaction, &one.unable, &one.penalty]);
        let reasons = reasons.into_iter().flatten();
        let told = reasons.map(|reason| store.reason_text(one.id, reason));
        let told = told.filter(|told| told.rules.contains(&rule));
        told.map(|told| told.text).collect::<Vec<_>>()
    };
    let view = store.view.get_untracked();
    let mut told: Vec<String> = Vec::new();
    for one in view.combatants.iter().flat_map(|one| cited(one)) {
        // Whoever can't act can't react either, for the same reason.
        if !told.contains(&one) && told.len() < MOST_SHOWN {
            told.push(one);
        }
    }
    (!told.is_empty()).then(|| {
        let told: Vec<_> = told.into_iter().map(|told| view! { <p>{told}</p> }).collect();
        view! { <div class="shown-here"><h4>{store.label(RulebookText::ShownHere)}</h4>{told}</div> }.into_any()
    })
}
