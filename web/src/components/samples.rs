//! The sample encounters and tutorials, each in one tap.

use asalto_core::Ruleset;
use asalto_text::{self as text, SetupText};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::document;
use crate::content::samples::Sample;
use crate::parts::Part;
use crate::storage::archive::encounters as shelf;
use crate::storage::archive::encounters::Label;
use crate::store::address::Reading;
use crate::store::{Lesson, LessonPlace, Store};
use crate::ui::{part, text as shown_text};

/// The samples at the top of the list, with what each shows.
const SHOWN: [(Option<Sample>, SetupText); 3] = [
    (Some(Sample::Road), SetupText::ShowsAmbush),
    (Some(Sample::Door), SetupText::ShowsReady),
    (None, SetupText::ShowsStack),
];

/// The tutorial of the rules in use. Home and the setup may be in the page together, so each gives the button ids a
/// prefix.
#[component]
pub fn Tutorial(prefix: &'static str) -> impl IntoView {
    let store = Store::take();
    let lesson = lesson(store);
    view! {
        <div class="samples">{part(move || Some(tutorial(store, prefix, lesson.get())))}</div>
    }
}

/// Three samples, and all others with the other tutorials under a fold.
#[component]
pub fn Samples(prefix: &'static str) -> impl IntoView {
    let store = Store::take();
    let lesson = lesson(store);
    let shown = SHOWN.map(|(sample, shows)| {
        let words = move || store.text_with(shows, &[text::ruleset(store.lang(), ruleset(sample))]);
        sample_button(store, prefix, sample, words)
    });
    let others = Sample::ALL.into_iter().filter(|&sample| {
        let top = SHOWN.iter().any(|&(shown, _)| shown == Some(sample));
        !top
    });
    let others = others.map(|sample| {
        let words = move || text::ruleset(store.lang(), sample.ruleset()).to_owned();
        sample_button(store, prefix, Some(sample), words)
    });
    let tutorials = move || {
        let others = Lesson::ALL.into_iter().filter(|&one| one != lesson.get());
        let others = others.map(|one| tutorial(store, prefix, one));
        Some(others.collect::<Vec<_>>())
    };
    view! {
        <div class="samples">{shown}</div>
        <details class="all-samples">
            <summary id=format!("{prefix}-all")>{store.label(SetupText::AllSamples)}</summary>
            <div class="samples">{others.collect::<Vec<_>>()}{part(tutorials)}</div>
        </details>
    }
}

/// Follows the lesson of the rules in use.
fn lesson(store: Store) -> Memo<Lesson> {
    Memo::new(move |_| Lesson::of(store.view.with(|view| view.ruleset)))
}

/// Returns the ruleset of a sample. None is that of Tales of War.
fn ruleset(sample: Option<Sample>) -> Ruleset {
    sample.map_or(Ruleset::TalesOfWar, Sample::ruleset)
}

/// Returns the title of a sample.
fn title(sample: Option<Sample>) -> SetupText {
    sample.map_or(SetupText::SampleTow, Sample::title)
}

/// Builds the button of a sample, with words about it.
fn sample_button(
    store: Store,
    prefix: &str,
    sample: Option<Sample>,
    words: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    let reading = Reading::take();
    let key = sample.map_or("tow", Sample::key);
    let begin = move |_| set_up(store, reading, sample, None);
    view! {
        <button id=format!("{prefix}-{key}") class="sample" on:click=begin>
            <span>{store.label(title(sample))}</span>" "<small>{shown_text(words)}</small></button>
    }
    .into_any()
}

/// Builds the button of a tutorial.
fn tutorial(store: Store, prefix: &str, lesson: Lesson) -> AnyView {
    let reading = Reading::take();
    let sample = lesson.sample();
    let name = move || tutorial_name(store, sample);
    let begin = move |_| set_up(store, reading, sample, Some(lesson));
    view! {
        <button id=format!("{prefix}-{}", lesson.key()) class="sample guided" on:click=begin>
            <span>{shown_text(name)}</span>" "<small>{store.label(lesson.subjects())}</small></button>
    }
    .into_any()
}

/// Returns the name of the tutorial that plays a sample.
fn tutorial_name(store: Store, sample: Option<Sample>) -> String {
    store.text_with(SetupText::TutorialOf, &[store.text(title(sample))])
}

/// Gives the open encounter a name in the list. Without room for it, the enemies name it as before.
fn name_encounter(store: Store, name: String) {
    let id = store.keeper.opened();
    let label = Label {
        name,
        archived: false,
    };
    spawn_local(async move {
        if shelf::put_label(id, &label).await.is_ok() {
            store.keeper.lists.update(|lists| *lists += 1);
        }
    });
}

/// Sets up a sample, and begins its lesson. An open encounter stays in the list.
fn set_up(store: Store, reading: Reading, sample: Option<Sample>, lesson: Option<Lesson>) {
    let plays = sample.map_or(Part::StackScreen, |_| Part::Table);
    store.after(plays, move || {
        if store
            .view
            .with_untracked(|view| !view.combatants.is_empty())
        {
            store.begin_another();
        }
        reading.to_table("go");
        store.set_up(sample);
        // The name tells it apart from other encounters with the same enemies.
        let name = untrack(|| match lesson {
            Some(_) => tutorial_name(store, sample),
            None => store.text(title(sample)).to_owned(),
        });
        name_encounter(store, name);
        if let Some(lesson) = lesson {
            store.teach(LessonPlace { lesson, step: 0 });
        }
        document::focus_soon("go");
    });
}
