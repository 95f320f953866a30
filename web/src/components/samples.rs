//! The sample encounters and tutorials, each in one tap.

use asalto_core::Ruleset;
use asalto_text::{self as text, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::content::samples::Sample;
use crate::parts::Part;
use crate::store::address::Reading;
use crate::store::{Lesson, Store};
use crate::ui::text as shown_text;

/// The sample encounters and tutorials, each in one tap. Home and the setup may be in the page together, so
/// each gives the button ids a prefix.
#[component]
pub fn Samples(prefix: &'static str) -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let set_up = move |sample: Option<Sample>, lesson: Option<Lesson>| {
        let plays = sample.map_or(Part::StackScreen, |_| Part::Table);
        store.after(plays, move || {
            // An encounter may be open at home. It stays in the list.
            if store
                .view
                .with_untracked(|view| !view.combatants.is_empty())
            {
                store.begin_another();
            }
            reading.to_table("go");
            store.set_up(sample);
            if lesson.is_some() {
                store.lesson.set(lesson);
            }
            document::focus_soon("go");
        });
    };
    let buttons = Sample::ALL.map(|sample| {
        let rules = move || text::ruleset(store.lang(), sample.ruleset()).to_owned();
        view! {
            <button id=format!("{prefix}-{}", sample.key()) on:click=move |_| set_up(Some(sample), None)>{store.label(sample.title())}" "<small>{shown_text(rules)}</small></button>
        }
    });
    let of_phases = Ruleset::TalesOfWar;
    let guide = move |key: &str, lesson, sample: Option<Sample>| {
        let ruleset = sample.map_or(of_phases, Sample::ruleset);
        let rules = move || text::ruleset(store.lang(), ruleset).to_owned();
        view! {
            <button id=format!("{prefix}-{key}") class="guided" on:click=move |_| set_up(sample, Some(lesson))>
                {store.label(SetupText::Tutorial)}" "<small>{shown_text(rules)}</small></button>
        }
    };
    let guided = [
        guide("tutorial", Lesson::Table, Some(Sample::Door)),
        guide("tow-tutorial", Lesson::Phases, None),
    ];
    let rules = move || text::ruleset(store.lang(), of_phases).to_owned();
    view! {
        <div class="buttons samples">{guided}</div>
        <div class="buttons samples">
            {buttons}
            <button id=format!("{prefix}-tow") on:click=move |_| set_up(None, None)>{store.label(SetupText::SampleTow)}" "<small>{shown_text(rules)}</small></button>
        </div>
    }
}
