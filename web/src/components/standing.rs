//! The state of a combatant: its count, tags and hit points, each with its reason one tap away.

use asalto_core::rules::DownState;
use asalto_core::waiting::ReadyPurpose;
use asalto_core::why::CombatantStatus;
use asalto_core::{CombatantId, CombatantView, Condition, Reason};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::combat::marks::{Lasting, Mark, Tells, mark};
use crate::reactive::part;
use crate::row_signals::MarkedTurn;
use crate::store::Store;
use crate::text::{self, CombatText, DyingText, SetupText, combat};

/// The count, which shows its reason when tapped. Before the order exists, the initiative total.
#[component]
pub fn Count(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let (one, standing) = (store.combatant(id), store.row(id).standing());
    let number = Memo::new(move |_| {
        one.with(|one| {
            let one = one.as_ref()?;
            let rolled = || {
                let rolled = one.initiative.as_ref()?.total;
                (standing.get().turn == MarkedTurn::NoRound).then_some(rolled)
            };
            let placed = one.count.is_some();
            Some((placed, one.count.or_else(rolled)?, one.card))
        })
    });
    let tell = move |_| {
        if let Some(reason) = one.with_untracked(|one| one.as_ref()?.place.clone()) {
            store.tell(id, &reason);
        }
    };
    let name = Memo::new(move |_| one.with(|one| one.as_ref().map(|one| one.profile.name.clone())));
    part(move || {
        let (placed, count, card) = number.get()?;
        let lang = untrack(|| store.lang());
        let shown = match card {
            Some(card) => combat::card(lang, card),
            None => lang.number(count),
        };
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
        Some(view! {
            <div class="why">
                <Cited told=text/>
                <button class="quiet" on:click=shut>{close}</button>
            </div>
        })
    })
}

/// All tags of a combatant: its current state and its lasting states. They are in the language in use
/// when they are built, like all of a row.
#[component]
pub fn State(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(id);
    view! {
        {part(move || {
            let one = one.get()?;
            Some(untrack(|| marks(store, &one)))
        })}
        <Lasting one/>
    }
}

/// The current state of a combatant; each tag shows its reason.
fn marks(store: Store, one: &CombatantView) -> AnyView {
    let id = one.id;
    let said = move |of, words: String, tells| mark(store, id, of, words, tells);
    let marked = move |of, text, why: Option<Reason>| {
        why.map(|why| said(of, store.text_with(text, &[]), Tells::Known(why)))
    };
    let surprised = marked(Mark::Surprise, CombatText::Surprised, one.surprised.clone());
    let no_reaction = one.no_reaction.clone().filter(|_| one.unable.is_none());
    let no_reaction = marked(Mark::State, CombatText::NoReaction, no_reaction);
    let waiting = one.waiting.as_ref().map(|waiting| {
        let words = match waiting.readied() {
            None => store.text(CombatText::Delaying).to_owned(),
            Some(readied) => {
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
        };
        said(Mark::Waiting, words, Tells::Asked(CombatantStatus::Waiting))
    });
    let flat_footed = match one.flat_footed {
        Some(Reason::Surprised) => CombatText::Surprised,
        _ => CombatText::FlatFooted,
    };
    let flat_footed = marked(Mark::Surprise, flat_footed, one.flat_footed.clone());
    let life = one.life.and_then(|life| text::life(store.lang(), life));
    let life = life.map(|word| {
        said(
            Mark::Life,
            word.to_owned(),
            Tells::Asked(CombatantStatus::Life),
        )
    });
    let saves = one
        .vitality
        .and_then(|vitality| death_saves(store, vitality.down?));
    // A condition with a duration is shown among the effects.
    let lasts = |held: &Condition| {
        let mut lasting = one.effects.iter();
        lasting.any(|lasts| lasts.effect.condition == *held)
    };
    let conditions = one.conditions.iter().filter(|held| !lasts(held));
    let conditions = conditions.map(|held| {
        let words = text::condition(store.lang(), held);
        let of = if held.prevents_acting() {
            Mark::Stopped
        } else {
            Mark::State
        };
        said(
            of,
            words,
            Tells::Asked(CombatantStatus::Condition(held.clone(), None)),
        )
    });
    let conditions: Vec<_> = conditions.collect();
    let armor_class = one.armor_class.clone().map(|armor_class| {
        let now = store.lang().number(armor_class.now.into());
        let shown = format!("{} {now}", store.text(SetupText::ArmorClassShort));
        match armor_class.why {
            Some(why) => said(Mark::ArmorClass, shown, Tells::Known(why)),
            None => view! { <span class="fact armor">{shown}</span> }.into_any(),
        }
    });
    view! { {flat_footed}{surprised}{life}{saves}{conditions}{waiting}{no_reaction}{armor_class} }
        .into_any()
}

/// Builds the death saves of a dying combatant: a mark for each success and each failure.
fn death_saves(store: Store, down: DownState) -> Option<AnyView> {
    let DownState::Dying {
        successes,
        failures,
    } = down
    else {
        return None;
    };
    let marks = |text: DyingText, count: u8, of: &'static str| {
        let said = format!("{}: {count}", store.text(text));
        let shown = of.repeat(count.into());
        (count > 0).then(|| {
            view! { <span class="saves"><span aria-hidden="true">{shown}</span><span class="hidden">{said}</span></span> }
        })
    };
    let successes = marks(DyingText::Successes, successes, "●");
    let failures = marks(DyingText::Failures, failures, "✕");
    Some(view! { {successes}{failures} }.into_any())
}

/// Returns the purpose of a readied action, if it has rules of its own.
fn purpose(purpose: ReadyPurpose) -> Option<CombatText> {
    match purpose {
        ReadyPurpose::Act => None,
        ReadyPurpose::Distract => Some(CombatText::ToDistract),
        ReadyPurpose::Counterspell => Some(CombatText::ToCounterspell),
        ReadyPurpose::SetAgainstCharge => Some(CombatText::ToBrace),
    }
}
