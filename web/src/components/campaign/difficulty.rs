//! The difficulty of the encounter during setup.

use asalto_core::difficulty::{Estimate, Grade, estimate};
use asalto_core::rules::DifficultyPolicy;
use asalto_text::CampaignText;
use leptos::prelude::*;

use crate::components::cited;
use crate::store::Store;
use crate::ui::part;

/// The estimate in a sentence, or the missing data.
#[component]
pub fn Difficulty() -> impl IntoView {
    let store = Store::take();
    let found = Memo::new(move |_| {
        store.view.with(|view| {
            let profiles = view.combatants.iter().map(|one| &*one.profile);
            let rated = profiles.clone().any(|profile| profile.challenge.is_some());
            let judged = view.ruleset.difficulty() != DifficultyPolicy::None;
            (judged && rated).then(|| estimate(view.ruleset, profiles))
        })
    });
    part(move || {
        let Some(estimate) = found.get()? else {
            let hint = store.label(CampaignText::NeedsLevels);
            return Some(view! { <p class="hint">{hint}</p> }.into_any());
        };
        let grade = store.text(word(estimate.grade));
        let grade = store.text_with(CampaignText::Difficulty, &[grade]);
        let rest = rest(store, &estimate).join(" · ");
        let laws = estimate.laws().iter();
        let cited: Vec<_> = laws.flat_map(|law| store.cited(Some(*law))).collect();
        let why = cited::why(store, &cited);
        Some(
            view! { <p class="difficulty"><b>{grade}</b>" "<span>{rest}</span>" "{why}</p> }
                .into_any(),
        )
    })
}

/// Lists the numbers behind the grade.
fn rest(store: Store, estimate: &Estimate) -> Vec<String> {
    let number = |number: u32| {
        let number = i32::try_from(number).unwrap_or(i32::MAX);
        store.lang().number(number)
    };
    let Estimate {
        grade,
        experience,
        adjusted,
        next,
        characters: _,
        unrated,
    } = *estimate;
    let mut rest = vec![if adjusted == experience {
        store.text_with(CampaignText::Experience, &[&number(experience)])
    } else {
        let with = [number(experience), number(adjusted)];
        store.text_with(CampaignText::Adjusted, &with.each_ref().map(String::as_str))
    }];
    rest.extend(next.map(|next| match harder(grade) {
        Some(harder) => {
            let with = [store.text(word(harder)), &number(next)];
            store.text_with(CampaignText::NextGrade, &with)
        }
        None => store.text_with(CampaignText::Budget, &[&number(next)]),
    }));
    if unrated > 0 {
        rest.push(store.text_with(CampaignText::Unrated, &[&unrated.to_string()]));
    }
    rest
}

/// Returns the grade that begins at the next threshold. None for rules whose budgets are upper limits.
fn harder(grade: Grade) -> Option<Grade> {
    match grade {
        Grade::Trivial => Some(Grade::Easy),
        Grade::Easy => Some(Grade::Medium),
        Grade::Medium => Some(Grade::Hard),
        Grade::Hard => Some(Grade::Deadly),
        Grade::Deadly | Grade::Low | Grade::Moderate | Grade::High | Grade::BeyondHigh => None,
    }
}

fn word(grade: Grade) -> CampaignText {
    match grade {
        Grade::Trivial => CampaignText::Trivial,
        Grade::Easy => CampaignText::Easy,
        Grade::Medium => CampaignText::Medium,
        Grade::Hard => CampaignText::Hard,
        Grade::Deadly => CampaignText::Deadly,
        Grade::Low => CampaignText::Low,
        Grade::Moderate => CampaignText::Moderate,
        Grade::High => CampaignText::High,
        Grade::BeyondHigh => CampaignText::BeyondHigh,
    }
}
