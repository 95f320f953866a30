//! The lasting states of a combatant, as tags in its row.
//!
//! They cover effects with the time left, concentration, temporary hit points, nonlethal damage, the rider, worse
//! rolls, a combatant new next round, and the position.

use asalto_core::why::CombatantStatus;
use asalto_core::{CombatantId, CombatantView, Reason, why};
use asalto_text::{self as text, CombatText, Dnd2024Text, WoundText};
use leptos::prelude::*;

use crate::components::commands::{concentrating, ending};
use crate::store::Store;

/// The reason that a tag shows: a known one, or one to ask the core for.
#[derive(Clone, PartialEq)]
pub enum TagReason {
    Known(Reason),
    Asked(CombatantStatus),
}

/// The subject of a tag, which determines its look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A condition, or another present state.
    State,
    /// A condition that prevents acting.
    Stopped,
    /// A condition that prevents acting, with a duration.
    StoppedFor,
    /// Surprise or being flat-footed.
    Surprise,
    /// A readied or delayed action.
    Waiting,
    /// Dying, stable or dead.
    Life,
    /// A state with a duration.
    Lasting,
    /// Concentration on a spell.
    Concentration,
    /// The armor class.
    ArmorClass,
}

impl Mark {
    /// Returns the class of its tag.
    #[must_use]
    pub fn class(self) -> &'static str {
        match self {
            Self::State => "tag",
            Self::Stopped => "tag halts",
            Self::StoppedFor => "tag lasting halts",
            Self::Surprise => "tag surprise",
            Self::Waiting => "tag waits",
            Self::Life => "tag life",
            Self::Lasting => "tag lasting",
            Self::Concentration => "tag lasting concentrates",
            Self::ArmorClass => "tag armor",
        }
    }
}

/// A tag as it is shown. Tags that are equal to the previous ones are not rebuilt.
#[derive(Clone, PartialEq)]
pub enum Tag {
    /// A state, which shows its reason when tapped.
    Told(Mark, String, TagReason),
    /// A text alone, with its class.
    Fact(&'static str, String),
    /// The death saves of one kind: their class, their signs, and the text for screen readers.
    Saves(&'static str, String, String),
}

impl Tag {
    /// Builds the tag.
    pub fn view(self, store: Store, id: CombatantId) -> AnyView {
        match self {
            Self::Told(of, words, tells) => {
                let tell = move |_| {
                    let reason = match &tells {
                        TagReason::Known(reason) => Some(reason.clone()),
                        TagReason::Asked(mark) => {
                            store.with_session(|session| why(session.encounter(), id, mark))
                        }
                    };
                    if let Some(reason) = reason {
                        store.show_reason(id, &reason);
                    }
                };
                view! { <button class=of.class() on:click=tell>{words}</button> }.into_any()
            }
            Self::Fact(class, words) => view! { <span class=class>{words}</span> }.into_any(),
            Self::Saves(class, signs, said) => {
                view! { <span class=class><span aria-hidden="true">{signs}</span><span class="hidden">{said}</span></span> }
                    .into_any()
            }
        }
    }
}

/// Lists the lasting states of a combatant.
pub fn lasting(store: Store, one: &CombatantView) -> Vec<Tag> {
    let vitality = store.vitality();
    let marks = marks(store, one).into_iter();
    let marks = marks.map(|(words, tells)| {
        let of = match &tells {
            TagReason::Asked(CombatantStatus::Concentration) => Mark::Concentration,
            TagReason::Asked(CombatantStatus::Condition(condition, _))
                if vitality.is_stopped_by(condition) =>
            {
                Mark::StoppedFor
            }
            _ => Mark::Lasting,
        };
        Tag::Told(of, words, tells)
    });
    let joins = one.joins.is_some();
    let joins = joins.then(|| store.text(CombatText::JoinsNextRound).to_owned());
    let position = Some(one.position.clone()).filter(|position| !position.is_empty());
    let facts = joins.into_iter().chain(position);
    marks
        .chain(facts.map(|words| Tag::Fact("fact", words)))
        .collect()
}

/// Lists the text of each tag and the reason that it shows.
fn marks(store: Store, one: &CombatantView) -> Vec<(String, TagReason)> {
    let mut marks = Vec::new();
    for view in &one.effects {
        let effect = &view.effect;
        let words = text::condition(store.lang(), &effect.condition);
        let words = format!("{words} · {}", ending(store, view));
        let mark = CombatantStatus::Condition(effect.condition.clone(), Some(effect.ending));
        marks.push((words, TagReason::Asked(mark)));
    }
    if let Some(on) = &one.concentration {
        let words = concentrating(store, &on.spell);
        marks.push((words, TagReason::Asked(CombatantStatus::Concentration)));
    }
    if let Some(vitality) = one.vitality.filter(|vitality| vitality.temporary > 0) {
        let more = store.lang().number(vitality.temporary);
        let words = store.text_with(CombatText::TemporaryLeft, &[&more]);
        marks.push((words, TagReason::Asked(CombatantStatus::Temporary)));
    }
    if let Some(vitality) = one.vitality.filter(|vitality| vitality.nonlethal > 0) {
        let total = store.lang().number(vitality.nonlethal);
        let words = store.text_with(WoundText::Mark, &[&total]);
        marks.push((words, TagReason::Asked(CombatantStatus::Nonlethal)));
    }
    let massive = CombatantStatus::MassiveDamage;
    if store.with_session(|session| why(session.encounter(), one.id, &massive).is_some()) {
        let words = store.text_with(WoundText::MassiveMark, &[]);
        marks.push((words, TagReason::Asked(massive)));
    }
    if one.exhaustion > 0 {
        let level = store.lang().number(one.exhaustion.into());
        let words = store.text_with(Dnd2024Text::ExhaustionLevel, &[&level]);
        marks.push((words, TagReason::Asked(CombatantStatus::Exhaustion)));
    }
    if let Some(ride) = one.ridden {
        let words = store.text_with(CombatText::RiddenBy, &[&store.name(ride.rider)]);
        marks.push((words, TagReason::Asked(CombatantStatus::Ridden)));
    }
    if let Some(reason) = &one.penalty {
        let by = match reason {
            Reason::LateActions { by } => store.lang().modifier(*by),
            _ => String::new(),
        };
        let words = store.text_with(CombatText::WorseRolls, &[&by]);
        marks.push((words, TagReason::Known(reason.clone())));
    }
    if let Some(reason) = &one.new_next_round {
        let words = store.text_with(CombatText::NewNextRound, &[]);
        marks.push((words, TagReason::Known(reason.clone())));
    }
    marks
}
