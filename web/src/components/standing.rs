//! How somebody stands: the count, the marks and the hit points, with the reason for each one tap away.

use asalto_core::{CombatantId, CombatantView, Condition, Mark, Purpose, Reason, Vitality};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::fight::marks::{Lasting, Tells, mark};
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
    // Before there is an order, what was rolled for it.
    let rolled = Memo::new(move |_| {
        store
            .view
            .with(|view| view.round.is_none())
            .then(|| one.with(|one| Some(one.as_ref()?.initiative.as_ref()?.total)))?
    });
    part(move || {
        let number = |number| store.lang().number(number);
        Some(match placed.get() {
            Some((id, count)) => {
                let label =
                    move || store.fill(Phrase::WhyCount, &[&store.name(id), &count.to_string()]);
                view! { <button class="count" aria-label=shown_text(label) on:click=tell>{number(count)}</button> }.into_any()
            }
            None => view! { <span class="count">{number(rolled.get()?)}</span> }.into_any(),
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
    let said = move |words: String, tells| mark(store, id, false, words, tells);
    let marked = move |phrase, why: Option<Reason>| {
        why.map(|why| said(store.fill(phrase, &[]), Tells::Known(why)))
    };
    let surprised = marked(Phrase::Surprised, one.surprised.clone());
    let no_reaction = one.no_reaction.clone().filter(|_| one.unable.is_none());
    let no_reaction = marked(Phrase::NoReaction, no_reaction);
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
        said(words, Tells::Asked(Mark::Waiting))
    });
    let flat_footed = match one.flat_footed {
        Some(Reason::Surprised) => Phrase::Surprised,
        _ => Phrase::FlatFooted,
    };
    let flat_footed = marked(flat_footed, one.flat_footed.clone());
    let life = one.life.and_then(|life| text::life(store.lang(), life));
    let life = life.map(|word| said(word.to_owned(), Tells::Asked(Mark::Life)));
    // What has an end is shown with it.
    let lasts = |held: &Condition| {
        let mut lasting = one.effects.iter();
        lasting.any(|lasts| lasts.effect.condition == *held)
    };
    let conditions = one.conditions.iter().filter(|held| !lasts(held));
    let conditions = conditions.map(|held| {
        let words = text::condition(store.lang(), held);
        said(words, Tells::Asked(Mark::Condition(held.clone(), None)))
    });
    let conditions: Vec<_> = conditions.collect();
    let armor_class = one.armor_class.map(|armor_class| {
        let now = store.lang().number(armor_class.now.into());
        let shown = format!("{} {now}", store.word(Word::ArmorClassShort));
        match armor_class.why {
            Some(why) => said(shown, Tells::Known(why)),
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
                &[&store.lang().number(left), &store.lang().number(maximum)],
            )
        };
        Some(view! {
            <span class="hp">
                <span aria-hidden="true">{store.lang().number(left)}<small>" / "{store.lang().number(maximum)}</small></span>
                <span class="hidden">{shown_text(spoken)}</span>
                <meter min="0" class:low={left * 4 <= maximum} max=maximum.to_string() value=left.max(0).to_string() aria-hidden="true"></meter>
            </span>
        })
    })
}
