//! How somebody stands: the count, the marks and the hit points, with the reason for each one tap away.

use asalto_core::{CombatantId, CombatantView, Purpose, Reason, Vitality};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::fight::marks::{Lasting, hindrance};
use crate::seen::Seen;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Word};

/// The count, which tells why somebody acts there.
#[component]
pub fn Count(one: Seen) -> impl IntoView {
    let store = Store::take();
    let placed =
        Memo::new(move |_| one.with(|one| one.as_ref().and_then(|one| Some((one.id, one.count?)))));
    let tell = move |_| {
        let placed = one.with_untracked(|one| {
            let one = one.as_ref()?;
            Some((one.id, one.place.clone()?))
        });
        if let Some((id, reason)) = placed {
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
pub fn State(one: Seen) -> impl IntoView {
    let store = Store::take();
    view! {
        {part(move || {
            // The words of the marks are made anew in another language.
            store.settings.lang.track();
            one.get().map(|one| view! { <Marks one/> })
        })}
        <Lasting one/>
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
        .clone()
        .map(|reason| mark(store.fill(Phrase::Surprised, &[]), Some(reason)));
    let no_reaction = one
        .no_reaction
        .clone()
        .filter(|_| one.unable.is_none())
        .map(|reason| mark(store.fill(Phrase::NoReaction, &[]), Some(reason)));
    let waiting = one.waiting.as_ref().map(|waiting| {
        let words = match waiting.readied() {
            None => store.phrase(Phrase::Delaying).to_owned(),
            Some(readied) => {
                let target = readied.target.map(|target| store.name(target));
                let target = target.map(|name| store.fill(Phrase::AgainstWhom, &[&name]));
                let said = [
                    Some(store.phrase(Phrase::Ready).to_owned()),
                    Some(text::in_words(readied)),
                    target,
                    purpose(readied.purpose).map(|phrase| store.phrase(phrase).to_owned()),
                ];
                said.into_iter().flatten().collect::<Vec<_>>().join(" · ")
            }
        };
        mark(words, None)
    });
    let flat_footed = one.flat_footed.clone().map(|reason| {
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
        .map(|held| mark(text::condition(store.lang(), held), hindrance(&one, held)))
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

/// What is readied for a use that has rules of its own.
fn purpose(purpose: Purpose) -> Option<Phrase> {
    match purpose {
        Purpose::Act => None,
        Purpose::Distract => Some(Phrase::ToDistract),
        Purpose::Counterspell => Some(Phrase::ToCounterspell),
        Purpose::Brace => Some(Phrase::ToBrace),
    }
}

/// The hit points in numbers and as a meter, where they are kept.
#[component]
pub fn HitPoints(one: Seen) -> impl IntoView {
    let store = Store::take();
    let kept = Memo::new(move |_| one.with(|one| one.as_ref()?.vitality));
    part(move || {
        let Vitality { left, maximum, .. } = kept.get()?;
        let spoken = move || {
            store.fill(
                Phrase::HitPointsOf,
                &[&left.to_string(), &maximum.to_string()],
            )
        };
        Some(view! {
            <span class="hp">
                <span aria-hidden="true">{left}<small>" / "{maximum}</small></span>
                <span class="hidden">{shown_text(spoken)}</span>
                <meter min="0" class:low={left * 4 <= maximum} max=maximum.to_string() value=left.max(0).to_string() aria-hidden="true"></meter>
            </span>
        })
    })
}
