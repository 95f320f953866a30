//! The end of a combat: what became of the members of the party, to be saved.

use leptos::prelude::*;

use super::keep::Keep;
use super::said::Said;
use crate::campaign::{Campaign, Group, Member, Outcome, Saved, outcomes, shelf};
use crate::reactive::{flag, part, text as shown_text};
use crate::store::Store;
use crate::text::{self, CampaignText, SetupText};

/// What of a member is saved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Take {
    /// As it left the combat.
    Now,
    /// With all hit points and without conditions.
    Rested,
    /// As it was before.
    Before,
}

/// The question whether the party is saved as it is now, or the form that saves one for the first time.
#[component]
pub fn WriteBack() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let said = Said::new(store);
    let played = Memo::new(move |_| {
        campaign.with(|campaign| {
            store.view.with(|view| {
                let last = campaign.last_party().map(|last| last.id);
                let parties = campaign.of(crate::campaign::Use::Party);
                let found = parties.map(|party| (party.clone(), outcomes(&party.group, view)));
                // The party most of whose members took part; of equal ones, that which played last.
                let found = found.filter(|(_, found)| !found.is_empty());
                found.max_by_key(|(party, found)| (found.len(), Some(party.id) == last))
            })
        })
    });
    let unknown = flag(move || played.with(Option::is_none));
    let question = move || {
        let (party, found) = played.get()?;
        let changed: Vec<_> = found.into_iter().filter(|one| one.changed).collect();
        Some(if changed.is_empty() {
            let name = party.group.name;
            let words = shown_text(move || store.text_with(CampaignText::Unchanged, &[&name]));
            view! { <p class="hint">{words}</p> }.into_any()
        } else {
            view! { <Question party changed said/> }.into_any()
        })
    };
    view! {
        <section class="campaign write-back">
            {part(question)}
            {said.shown()}
            {part(move || unknown.get().then(|| view! { <Keep/> }))}
        </section>
    }
}

#[component]
fn Question(party: Saved, changed: Vec<Outcome>, said: Said) -> impl IntoView {
    let store = Store::take();
    let takes = RwSignal::new(vec![Take::Now; changed.len()]);
    let notes: Vec<_> = changed.iter().map(|one| one.now.note.clone()).collect();
    let notes = RwSignal::new(notes);
    let rows: Vec<_> = changed
        .iter()
        .enumerate()
        .map(|(at, one)| row(store, at, &one.now, takes, notes))
        .collect();
    let name = party.group.name.clone();
    let caption = move |words: CampaignText| {
        let name = name.clone();
        shown_text(move || store.text_with(words, &[&name]))
    };
    let (heading, button) = (caption(CampaignText::BackTo), caption(CampaignText::Back));
    let save = move |_| {
        let (takes, notes) = (takes.get_untracked(), notes.get_untracked());
        let mut group: Group = party.group.clone();
        for (one, (take, note)) in changed.iter().zip(takes.into_iter().zip(notes)) {
            let Some(member) = group.members.get_mut(one.place) else {
                continue;
            };
            match take {
                Take::Now => *member = one.now.clone(),
                Take::Rested => *member = one.now.clone().fresh(),
                Take::Before => {}
            }
            note.trim().clone_into(&mut member.note);
        }
        let before = party.clone();
        let old = party.group.clone();
        said.attempt(shelf::save(Some(before), group), move |saved| {
            let words = store.text_with(CampaignText::BackDone, &[&saved.group.name]);
            let undo = Callback::new(move |()| {
                said.attempt(shelf::save(Some(saved.clone()), old.clone()), |_| {});
            });
            said.tell(words, Some(undo));
        });
    };
    view! {
        <h2>{heading}</h2>
        <p class="hint">{store.label(CampaignText::BackHint)}</p>
        <ul class="outcomes">{rows}</ul>
        <button type="button" class="take-back" on:click=save>{button}</button>
    }
}

/// Builds the row of a member: what to take, and the note.
fn row(
    store: Store,
    at: usize,
    now: &Member,
    takes: RwSignal<Vec<Take>>,
    notes: RwSignal<Vec<String>>,
) -> AnyView {
    let name = now.name().to_owned();
    let full = now.newcomer.profile.hit_points;
    let note = notes.with_untracked(|notes| notes.get(at).cloned().unwrap_or_default());
    let choice = |take: Take, words: Signal<String>| {
        let pressed = move || takes.with(|takes| takes.get(at) == Some(&take));
        let choose = move |_| {
            takes.update(|takes| {
                if let Some(one) = takes.get_mut(at) {
                    *one = take;
                }
            });
        };
        view! {
            <button type="button" class="side" aria-pressed=shown_text(move || pressed().to_string()) on:click=choose>{words}</button>
        }
    };
    let state = {
        let now = now.clone();
        shown_text(move || state(store, &now))
    };
    let rested = full.map(|full| {
        let words = shown_text(move || {
            let full = store.lang().number(full);
            store.text_with(CampaignText::FullPoints, &[&full])
        });
        choice(Take::Rested, words)
    });
    let label = {
        let name = name.clone();
        shown_text(move || store.text_with(CampaignText::NoteOf, &[&text::isolated(&name)]))
    };
    let write = move |event| {
        let note = event_target_value(&event);
        notes.update(|notes| {
            if let Some(one) = notes.get_mut(at) {
                one.clone_from(&note);
            }
        });
    };
    view! {
        <li>
            <b><bdi>{name.clone()}</bdi></b>
            <div class="sides" role="group" aria-label=name>
                {choice(Take::Now, state)}
                {rested}
                {choice(Take::Before, store.label(CampaignText::AsBefore))}
            </div>
            <input class="note" aria-label=label placeholder=store.label(CampaignText::Notes) maxlength=Member::LONGEST_NOTE.to_string()
                autocomplete="off" prop:value=note on:input=write/>
        </li>
    }
    .into_any()
}

/// Writes hit points and conditions: `HP 7 / 16 · poisoned`.
fn state(store: Store, now: &Member) -> String {
    let lang = store.lang();
    let mut words = Vec::new();
    if let Some((left, maximum)) = now.hit_points() {
        let label = store.text(SetupText::HitPointsShort);
        let [left, maximum] = [left, maximum].map(|number| lang.number(number));
        words.push(format!("{label} {left} / {maximum}"));
    }
    let conditions = now.newcomer.conditions.iter();
    words.extend(conditions.map(|condition| text::condition(lang, condition)));
    if words.is_empty() {
        words.push("–".to_owned());
    }
    words.join(" · ")
}
