//! The state of a combatant: its count, tags and hit points, each with its reason one tap away.

use std::sync::Arc;

use asalto_core::rules::DownState;
use asalto_core::waiting::{ReadyPurpose, Waiting};
use asalto_core::why::CombatantStatus;
use asalto_core::{CombatantId, CombatantView, Condition, Reason};
use asalto_text::{
    self as text, CombatText, DyingText, Message, NumericFieldText, SetupText, combat,
};
use leptos::prelude::*;

use super::marks::{Mark, Tag, TagReason, lasting};
use crate::browser::document;
use crate::components::cited::Explained;
use crate::store::Store;
use crate::store::rows::MarkedTurn;
use crate::ui::part;

/// The count, which shows its reason when tapped. The initiative total replaces it before the order exists.
#[component]
pub fn Count(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let (one, standing) = (store.combatant(id), store.row(id).standing());
    let number = Memo::new(move |_| {
        one.with(|one| {
            let one = one.as_ref()?;
            let lang = untrack(|| store.lang());
            let rolled = || {
                let rolled = one.initiative.as_ref()?.total;
                (standing.get().turn == MarkedTurn::NoRound).then(|| lang.number(rolled))
            };
            let shown = combat::place(lang, one).or_else(rolled)?;
            Some((one.is_placed(), shown))
        })
    });
    let tell = move |_| {
        if let Some(reason) = one.with_untracked(|one| one.as_ref()?.place.clone()) {
            store.show_reason(id, &reason);
        }
    };
    let name = Memo::new(move |_| one.with(|one| one.as_ref().map(|one| one.profile.name.clone())));
    part(move || {
        let (placed, shown) = number.get()?;
        let lang = untrack(|| store.lang());
        if !placed {
            return Some(view! { <span class="count">{shown}</span> }.into_any());
        }
        let label = lang.text_with(
            CombatText::WhyCount,
            &[&name.get().unwrap_or_default(), &shown],
        );
        let count = view! { <button class="count" aria-label=label on:click=tell>{shown}</button> };
        Some(count.into_any())
    })
}

/// The requested reason, in the row of its combatant.
#[component]
pub fn Why(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let standing = store.row(id).standing();
    let told = Memo::new(move |_| standing.get().told);
    part(move || {
        told.get()?;
        let (_, reason) = store.why.get_untracked()?;
        let (text, close) =
            untrack(|| (store.reason_text(id, &reason), store.text(SetupText::Close)));
        let shut = move |_| {
            store.why.set(None);
            document::focus_soon(&format!("row-{}", id.0));
        };
        // The dice of initiative belong to its count.
        let rolled = store.combatant(id).with_untracked(|one| {
            let one = one
                .as_ref()
                .filter(|one| one.place.as_ref() == Some(&reason))?;
            one.roll.clone()
        });
        let rolled = rolled.map(|rolled| untrack(|| store.reason_text(id, &rolled)));
        Some(view! {
            <div class="why">
                <Explained told=text/>
                {rolled.map(|told| view! { <Explained told/> })}
                <button class="quiet" on:click=shut>{close}</button>
            </div>
        })
    })
}

/// All tags of a combatant: its current state and its lasting states. They use the language at the time they
/// are built, like the rest of a row.
#[component]
pub fn State(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(id);
    let tags = Memo::new(move |_| {
        let tags = |one: &Arc<CombatantView>| untrack(|| tags(store, one));
        one.with(|one| one.as_ref().map(tags).unwrap_or_default())
    });
    part(move || {
        let tags = tags.get().into_iter();
        Some(tags.map(|tag| tag.view(store, id)).collect::<Vec<_>>())
    })
}

/// Lists the tags of a combatant; each state shows its reason.
fn tags(store: Store, one: &CombatantView) -> Vec<Tag> {
    let text = |text: CombatText| store.text(text).to_owned();
    let known = |of, text: String, why: &Option<Reason>| {
        let why = why.clone();
        why.map(|why| Tag::Told(of, text, TagReason::Known(why)))
    };
    let flat_footed = text(match one.flat_footed {
        Some(Reason::Surprised) => CombatText::Surprised,
        _ => CombatText::FlatFooted,
    });
    let mut tags = Vec::new();
    tags.extend(known(Mark::Surprise, flat_footed, &one.flat_footed));
    tags.extend(known(
        Mark::Surprise,
        text(CombatText::Surprised),
        &one.surprised,
    ));
    // The condition shows a death that has nothing to do with hit points.
    let life = one
        .life
        .filter(|_| !one.conditions.contains(&Condition::Dead));
    let life = life.and_then(|life| text::life(store.lang(), life));
    tags.extend(life.map(|word| {
        let asks = TagReason::Asked(CombatantStatus::Life);
        Tag::Told(Mark::Life, word.to_owned(), asks)
    }));
    if let Some(down) = one.vitality.and_then(|vitality| vitality.down) {
        tags.extend(death_saves(store, down));
    }
    // A condition with a duration is shown among the effects.
    let lasts = |held: &Condition| {
        let mut lasting = one.effects.iter();
        lasting.any(|lasts| lasts.effect.condition == *held)
    };
    let conditions = one.conditions.iter().filter(|held| !lasts(held));
    let vitality = store.vitality();
    tags.extend(conditions.map(|held| {
        let of = if vitality.is_stopped_by(held) {
            Mark::Stopped
        } else {
            Mark::State
        };
        let asks = CombatantStatus::Condition(held.clone(), None);
        Tag::Told(
            of,
            text::condition(store.lang(), held),
            TagReason::Asked(asks),
        )
    }));
    tags.extend(one.waiting.as_ref().map(|waiting| {
        let asks = TagReason::Asked(CombatantStatus::Waiting);
        Tag::Told(Mark::Waiting, waits(store, waiting), asks)
    }));
    if one.unable.is_none() {
        let words = text(CombatText::NoReaction);
        tags.extend(known(Mark::State, words, &one.no_reaction));
    }
    tags.extend(one.armor_class.as_ref().map(|armor_class| {
        let now = store.lang().number(armor_class.now.into());
        let shown = format!("{} {now}", store.text(NumericFieldText::ArmorClassShort));
        match &armor_class.why {
            Some(why) => Tag::Told(Mark::ArmorClass, shown, TagReason::Known(why.clone())),
            None => Tag::Fact("fact armor", shown),
        }
    }));
    tags.extend(lasting(store, one));
    tags
}

/// Describes a delayed or readied action.
fn waits(store: Store, waiting: &Waiting) -> String {
    let Some(readied) = waiting.readied() else {
        return store.text(CombatText::Delaying).to_owned();
    };
    let target = readied.target.map(|target| store.name(target));
    let target = target.map(|name| store.text_with(CombatText::AgainstWhom, &[&name]));
    let said = [
        Some(store.text(CombatText::Ready).to_owned()),
        Some(text::readied(readied)),
        target,
        purpose(readied.purpose).map(|text| store.text(text).to_owned()),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Lists the death saves of a dying combatant: a sign for each success and each failure.
fn death_saves(store: Store, down: DownState) -> Vec<Tag> {
    let DownState::Dying {
        successes,
        failures,
    } = down
    else {
        return Vec::new();
    };
    let kinds = [
        (DyingText::Successes, successes, "●", "saves made"),
        (DyingText::Failures, failures, "✕", "saves"),
    ];
    let made = kinds.into_iter().filter(|(_, count, ..)| *count > 0);
    let saves = made.map(|(text, count, sign, class)| {
        let said = store.message(&Message::Labeled {
            label: store.text(text),
            text: &count.to_string(),
        });
        Tag::Saves(class, sign.repeat(count.into()), said)
    });
    saves.collect()
}

/// Returns the purpose of a readied action, if it has its own rules.
fn purpose(purpose: ReadyPurpose) -> Option<CombatText> {
    match purpose {
        ReadyPurpose::Act => None,
        ReadyPurpose::Distract => Some(CombatText::ToDistract),
        ReadyPurpose::Counterspell => Some(CombatText::ToCounterspell),
        ReadyPurpose::SetAgainstCharge => Some(CombatText::ToBrace),
    }
}
