//! The differences between a file and this browser, in rows: both stay until one of them is chosen.

use std::cell::LazyCell;

use asalto_text::{Lang, MenuText, Message, isolated};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::storage::archive::{self, DocumentKind, restore};
use crate::storage::browser_port::Browser;
use crate::storage::campaign::{Campaign, Group};
use crate::storage::differences::{Choice, Difference};
use crate::storage::library;
use crate::storage::settings::Theme;
use crate::storage::settings_keys as keys;
use crate::store::{Store, encounter_title};
use crate::ui::{part, text};

/// The id of the heading, which names the form.
const HEADING: &str = "differences";

/// The differences with the choices so far.
type Chosen = Vec<(Difference, Choice)>;

thread_local! {
    static CHOSEN: LazyCell<ArcRwSignal<Chosen>> = LazyCell::new(|| ArcRwSignal::new(Vec::new()));
}

fn chosen() -> ArcRwSignal<Chosen> {
    CHOSEN.with(|chosen| ArcRwSignal::clone(chosen))
}

/// Adds differences to those that are shown. The first choice of each leaves everything as it is.
pub fn show(differences: Vec<Difference>) {
    chosen().update(|all| {
        for new in differences {
            let is_shown = all.iter().any(|(one, _)| *one == new);
            if let Some(first) = new.choices().first().filter(|_| !is_shown) {
                all.push((new, *first));
            }
        }
    });
}

/// Returns the number of differences without a choice.
pub fn count() -> usize {
    chosen().with_untracked(Vec::len)
}

/// Builds the form with the differences, if there are any.
pub fn form(store: Store) -> impl IntoView {
    let all = chosen();
    let shown = {
        let all = all.clone();
        Memo::new(move |_| {
            all.with(|all| {
                let parts = all.iter().map(|(one, _)| one.clone());
                parts.collect::<Vec<_>>()
            })
        })
    };
    part(move || {
        let shown = shown.get();
        let any = !shown.is_empty();
        any.then(|| {
            let rows: Vec<_> = shown.iter().map(|one| row(store, one)).collect();
            let submit = move |event: SubmitEvent| {
                event.prevent_default();
                apply(store);
            };
            view! {
                <form class="conflict" aria-labelledby=HEADING on:submit=submit>
                    <h3 id=HEADING>{store.label(MenuText::Differences)}</h3>
                    <ul>{rows}</ul>
                    <button type="submit">{store.label(MenuText::ApplyChoices)}</button>
                </form>
            }
        })
    })
}

/// Builds the choice of a difference.
fn row(store: Store, difference: &Difference) -> AnyView {
    let name = name_of(store, difference);
    let label = {
        let difference = difference.clone();
        text(move || {
            let text = &name.get();
            let label = store.text(label(&difference));
            if text.is_empty() {
                return label.to_owned();
            }
            store.message(&Message::Labeled { label, text })
        })
    };
    let option = |choice: Choice| {
        let words = {
            let difference = difference.clone();
            text(move || words(store, &difference, choice))
        };
        let is_chosen = {
            let difference = difference.clone();
            let all = chosen();
            text(move || {
                all.with(|all| all.contains(&(difference.clone(), choice)))
                    .to_string()
            })
        };
        let difference = difference.clone();
        let choose = move |_| {
            chosen().update(|all| {
                if let Some(one) = all.iter_mut().find(|(one, _)| *one == difference) {
                    one.1 = choice;
                }
            });
        };
        view! { <button type="button" class="side" aria-pressed=is_chosen on:click=choose>{words}</button> }
    };
    let options: Vec<_> = difference
        .choices()
        .iter()
        .map(|choice| option(*choice))
        .collect();
    view! {
        <li>
            <span>{label}</span>
            <div class="sides" role="group" aria-label=label>{options}</div>
        </li>
    }
    .into_any()
}

/// Carries out the choices. One that fails stays in the list.
fn apply(store: Store) {
    let all = chosen();
    let choices = all.get_untracked();
    spawn_local(async move {
        let mut left = Vec::new();
        for (difference, choice) in choices {
            let done = match difference {
                Difference::Document {
                    kind, id, beside, ..
                } => restore::resolve(kind, id, beside, choice).await.is_ok(),
                Difference::Setting { .. } | Difference::Rules { .. } => {
                    difference.resolve(&Browser, choice).is_ok()
                }
            };
            if !done {
                left.push((difference, choice));
            }
        }
        let words = if left.is_empty() {
            MenuText::ChoicesApplied
        } else {
            MenuText::ChoicesLeft
        };
        all.set(left);
        Campaign::read();
        store.keeper.lists.update(|lists| *lists += 1);
        let words = store.text(words).to_owned();
        store.tell(words);
    });
}

/// Returns the label of a difference by its kind.
fn label(difference: &Difference) -> MenuText {
    match difference {
        Difference::Setting { key, .. } => match *key {
            keys::LANGUAGE => MenuText::Language,
            keys::THEME => MenuText::Theme,
            keys::SINGLE_KEYS => MenuText::SettingSingleKeys,
            keys::KEYS => MenuText::SettingKeys,
            keys::WAKE => MenuText::SettingWake,
            keys::DICE => MenuText::SettingDice,
            keys::TOTALS => MenuText::SettingTotals,
            _ => MenuText::SettingGroups,
        },
        Difference::Rules { .. } => MenuText::DifferentRules,
        Difference::Document { kind, .. } => match kind {
            DocumentKind::Party => MenuText::DifferentParty,
            DocumentKind::Template => MenuText::DifferentTemplate,
            DocumentKind::Creature => MenuText::DifferentCreature,
            DocumentKind::Encounter | DocumentKind::Label | DocumentKind::Summary => {
                MenuText::DifferentEncounter
            }
        },
    }
}

/// Returns the name of what differs. That of a saved group is read from the archive.
fn name_of(store: Store, difference: &Difference) -> RwSignal<String> {
    let named = RwSignal::new(String::new());
    match difference {
        Difference::Setting { .. } => {}
        Difference::Rules { name, .. } => named.set(isolated(name).into_owned()),
        Difference::Document { kind, id, .. } if *kind == DocumentKind::Encounter => {
            let items = library::items(&Browser);
            let item = items.iter().find(|item| item.id == *id);
            named.set(item.map_or(String::new(), |item| encounter_title::of_item(store, item)));
        }
        Difference::Document { kind, id, .. } => {
            let (kind, id) = (*kind, *id);
            spawn_local(async move {
                let document = archive::read(kind, id).await.ok();
                let group = document.and_then(|document| Group::read(&document.body).ok());
                if let Some(group) = group {
                    // The form may be gone by now.
                    named.try_set(isolated(&group.name).into_owned());
                }
            });
        }
    }
    named
}

/// Returns the words of a choice, with the value of a setting that has words.
fn words(store: Store, difference: &Difference, choice: Choice) -> String {
    let label = store.text(match choice {
        Choice::Both => MenuText::KeepBoth,
        Choice::Mine => MenuText::KeepMine,
        Choice::File => MenuText::TakeFiles,
    });
    let Difference::Setting { key, mine, text } = difference else {
        return label.to_owned();
    };
    let value = if choice == Choice::File { text } else { mine };
    match value_of(store, key, value) {
        Some(text) => store.message(&Message::Labeled { label, text: &text }),
        None => label.to_owned(),
    }
}

/// Returns the words of a setting's value, if it has any.
fn value_of(store: Store, key: &str, value: &str) -> Option<String> {
    match key {
        keys::LANGUAGE => Lang::from_tag(value).map(|lang| lang.name().to_owned()),
        keys::THEME => {
            let theme = match Theme::from_key(value) {
                Theme::System => MenuText::ThemeSystem,
                Theme::Dark => MenuText::ThemeDark,
                Theme::Light => MenuText::ThemeLight,
            };
            Some(store.text(theme).to_owned())
        }
        keys::KEYS => None,
        _ => {
            let is_off = matches!(value, "off" | "app" | "rolled" | "together");
            let word = if is_off { MenuText::Off } else { MenuText::On };
            Some(store.text(word).to_owned())
        }
    }
}
