//! The numbers of a combat: rounds and time, damage, experience points with their rules.

use asalto_core::experience::Award;
use asalto_core::rules::ExperiencePolicy;
use asalto_core::summary::sharers;
use asalto_core::{CombatantId, EncounterView, Ruleset};
use asalto_text::CampaignText;
use leptos::prelude::*;

use super::CombatSummary;
use crate::components::cited::why;
use crate::store::Store;
use crate::ui::{part, text};

/// The list of numbers.
#[component]
pub fn Facts() -> impl IntoView {
    let store = Store::take();
    let played: CombatSummary = expect_context();
    let lasted = move || {
        let (rounds, lasted) = played
            .summary
            .with(|summary| (summary.rounds, summary.lasted));
        let minutes = lasted.map(|time| time / 60_000).filter(|time| *time > 0);
        let minutes = minutes.map(|time| number(store, time));
        let rounds = number(store, rounds);
        match minutes {
            Some(minutes) => store.text_with(CampaignText::RoundsIn, &[&rounds, &minutes]),
            None => rounds,
        }
    };
    let damage = move |of: Memo<Vec<CombatantId>>| {
        text(move || {
            let taken = played.summary.with(|summary| {
                let fates = summary.fates.iter();
                let fates = fates.filter(|fate| of.with(|of| of.contains(&fate.who)));
                fates.map(|fate| u64::from(fate.taken)).sum::<u64>()
            });
            number(store, taken)
        })
    };
    let fact = |name: CampaignText, value: Signal<String>| {
        view! { <div><dt>{store.label(name)}</dt><dd>{value}</dd></div> }
    };
    let points = move || {
        let award = played.award.get()?;
        let laws = Award::LAWS.into_iter();
        let cited: Vec<_> = laws.flat_map(|law| store.cited(Some(law))).collect();
        let words = text(move || total(store, &award));
        Some(view! {
            <div><dt>{store.label(CampaignText::Points)}</dt><dd>{words}</dd><dd class="cited">{why(store, &cited)}</dd></div>
        })
    };
    let hint = move || {
        let words = wanting(store, played)?;
        Some(view! { <p class="hint">{words}</p> })
    };
    view! {
        <dl class="facts-of-combat">
            {fact(CampaignText::Rounds, text(lasted))}
            {fact(CampaignText::DamageDealt, damage(played.enemies))}
            {fact(CampaignText::DamageTaken, damage(played.party))}
            {part(points)}
        </dl>
        {part(hint)}
    }
}

/// Writes the experience points: the total and each share, or only the shares where each level has its own.
fn total(store: Store, award: &Award) -> String {
    let known = || award.shares.iter().flatten();
    let (least, most) = (known().min().copied(), known().max().copied());
    let (Some(least), Some(most)) = (least, most) else {
        return award
            .total
            .map_or_else(String::new, |all| number(store, all));
    };
    let each = if least == most {
        number(store, most)
    } else {
        format!("{}–{}", number(store, least), number(store, most))
    };
    match award.total {
        Some(all) => store.text_with(CampaignText::PointsEach, &[&number(store, all), &each]),
        None => store.text_with(CampaignText::OnlyEach, &[&each]),
    }
}

/// Names the data that the experience points lack.
fn wanting(store: Store, played: CombatSummary) -> Option<String> {
    let ruleset = store.view.with(|view| view.ruleset);
    let policy = Ruleset::experience(ruleset);
    if policy == ExperiencePolicy::None || played.enemies.with(Vec::is_empty) {
        return None;
    }
    let Some(award) = played.award.get() else {
        let by_level = policy != ExperiencePolicy::ByRating;
        let unrated = |who: &CombatantId| {
            let challenge = |view: &EncounterView| view.combatant(*who)?.profile.challenge;
            store.view.with(challenge).is_none()
        };
        let unleveled = |view: &EncounterView| {
            let characters = sharers(view);
            characters.iter().all(|one| one.profile.level.is_none())
        };
        let lacks = played.enemies.with(|all| all.iter().any(unrated))
            || by_level && store.view.with(unleveled);
        if !lacks {
            // Nobody was defeated.
            return None;
        }
        let text = if by_level {
            CampaignText::NeedsRatingsAndLevels
        } else {
            CampaignText::NeedsRatings
        };
        return Some(store.text(text).to_owned());
    };
    let levels = award.shares.iter().filter(|share| share.is_none()).count();
    let counts = [
        (award.unrated, CampaignText::WithoutRating),
        (levels, CampaignText::WithoutLevel),
        (award.beyond, CampaignText::TooFar),
    ];
    let notice = counts.into_iter().filter(|(count, _)| *count > 0);
    let notice = notice.map(|(count, words)| store.text_with(words, &[&count.to_string()]));
    let notice: Vec<_> = notice.collect();
    (!notice.is_empty()).then(|| notice.join(" "))
}

/// Writes a number in the format of the language.
pub fn number(store: Store, number: impl TryInto<i32>) -> String {
    store.lang().number(number.try_into().unwrap_or(i32::MAX))
}
