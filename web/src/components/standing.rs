//! How somebody stands: the count, the marks and the hit points, with the reason for each one tap away.

use asalto_core::{CombatantId, CombatantView, Reason, Vitality};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::fight::marks::Lasting;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Word};

/// The count, which tells why somebody acts there.
#[component]
pub fn Count(one: Memo<Option<CombatantView>>) -> impl IntoView {
    let store = Store::take();
    let placed =
        Memo::new(move |_| one.with(|one| one.as_ref().and_then(|one| Some((one.id, one.count?)))));
    let tell = move |_| {
        if let Some((id, reason)) = one
            .get_untracked()
            .and_then(|one| Some((one.id, one.place?)))
        {
            store.tell(id, &reason);
        }
    };
    part(move || {
        placed.get().map(|(id, count)| {
            let label = move || store.fill(Phrase::WhyCount, &[&store.name(id), &count.to_string()]);
            view! { <button class="count" aria-label=shown_text(label) on:click=tell>{store.lang().number(count)}</button> }
        })
    })
}

/// The reason that was asked for, under what it is about.
#[component]
pub fn Why(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    part(move || {
        let (of, reason) = store.why.get()?;
        (of == id).then(|| {
            view! {
                <div class="why">
                    <Cited told=store.explain(id, &reason)/>
                    <button class="quiet" on:click=move |_| {
                        store.why.set(None);
                        document::focus_soon(&format!("row-{}", id.0));
                    }>{store.word(Word::Close)}</button>
                </div>
            }
        })
    })
}

/// All marks of somebody: how it is, and what lasts on it.
#[component]
pub fn State(one: Memo<Option<CombatantView>>) -> impl IntoView {
    let store = Store::take();
    let lasting = Memo::new(move |_| {
        one.with(|one| {
            let lasts = |one: &&CombatantView| {
                one.roll.is_some()
                    || !one.position.is_empty()
                    || !one.effects.is_empty()
                    || one.concentration.is_some()
                    || one.ridden.is_some()
                    || one.penalty.is_some()
                    || one.new_next_round.is_some()
                    || one.vitality.is_some_and(|vitality| vitality.temporary > 0)
            };
            one.as_ref().filter(lasts).map(|one| one.id)
        })
    });
    view! {
        {part(move || {
            // The words of the marks are made anew in another language.
            store.settings.lang.track();
            one.get().map(|one| view! { <Marks one/> })
        })}
        {part(move || lasting.get().map(|id| view! { <Lasting id/> }))}
    }
}

/// What is the matter with a combatant; each mark tells why.
#[component]
fn Marks(one: CombatantView) -> impl IntoView {
    let store = Store::take();
    let id = one.id;
    let mark = move |word: String, reason: Option<Reason>| {
        let told = reason.clone();
        let tell = move |_| {
            if let Some(reason) = &told {
                store.tell(id, reason);
            }
        };
        if reason.is_some() {
            view! { <button class="tag" on:click=tell>{word}</button> }.into_any()
        } else {
            view! { <span class="tag">{word}</span> }.into_any()
        }
    };
    let surprised = one
        .surprised
        .map(|reason| mark(store.fill(Phrase::Surprised, &[]), Some(reason)));
    let no_reaction = one
        .no_reaction
        .filter(|_| one.unable.is_none())
        .map(|reason| mark(store.fill(Phrase::NoReaction, &[]), Some(reason)));
    let waiting = one.waiting.map(|waiting| {
        let words = match waiting.readied() {
            None => store.phrase(Phrase::Delaying).to_owned(),
            Some(readied) => {
                let said = [
                    store.phrase(Phrase::Ready).to_owned(),
                    text::in_words(readied),
                ];
                said.join(" · ")
            }
        };
        mark(words, None)
    });
    let flat_footed = one.flat_footed.map(|reason| {
        let word = if reason == Reason::Surprised {
            Phrase::Surprised
        } else {
            Phrase::FlatFooted
        };
        mark(store.phrase(word).to_owned(), Some(reason))
    });
    let life = one
        .life
        .and_then(|life| text::life(store.lang(), life))
        .map(|word| mark(word.to_owned(), one.unable.clone()));
    let conditions: Vec<_> = one
        .conditions
        .iter()
        // What has an end is shown with it.
        .filter(|held| {
            !one.effects
                .iter()
                .any(|lasts| lasts.effect.condition == **held)
        })
        .map(|held| {
            let reason = held.prevents_acting().then(|| one.unable.clone());
            mark(text::condition(store.lang(), held), reason.flatten())
        })
        .collect();
    let armor_class = one.armor_class.map(|armor_class| {
        let now = store.lang().number(armor_class.now.into());
        let shown = format!("{} {now}", store.word(Word::ArmorClassShort));
        match armor_class.why {
            Some(reason) => mark(shown, Some(reason)).into_any(),
            None => view! { <span class="fact">{shown}</span> }.into_any(),
        }
    });
    view! { {flat_footed}{surprised}{life}{conditions}{waiting}{no_reaction}{armor_class} }
}

/// The hit points in numbers and as a meter.
#[component]
pub fn HitPoints(vitality: Vitality) -> impl IntoView {
    let store = Store::take();
    let (left, maximum) = (vitality.left, vitality.maximum);
    let spoken = move || {
        store.fill(
            Phrase::HitPointsOf,
            &[&left.to_string(), &maximum.to_string()],
        )
    };
    view! {
        <span class="hp">
            <span aria-hidden="true">{left}<small>" / "{maximum}</small></span>
            <span class="hidden">{shown_text(spoken)}</span>
            <meter min="0" class:low={left * 4 <= maximum} max=maximum.to_string() value=left.max(0).to_string() aria-hidden="true"></meter>
        </span>
    }
}
