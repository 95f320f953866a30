//! The party at the end of a combat: its state, the state that each member keeps, and the button that saves
//! it.

use asalto_core::CombatantId;
use asalto_core::summary::End;
use asalto_text::{self as text, CampaignText, NumericFieldText};
use leptos::prelude::*;

use super::aftermath as choice;
use super::aftermath::Take;
use super::notes::Notes;
use super::numbers::number;
use super::summary::taken;
use super::{ChangeNotice, CombatSummary};
use crate::components::campaign::group_id::GroupId;
use crate::components::fate_words::fate_words;
use crate::storage::campaign::{Member, Outcome, SavedGroup};
use crate::store::Store;
use crate::ui::{each, flag, key, part, text as shown_text};

/// The name of the choices as a form.
const FORM: &str = "end-of-combat";

/// The list of the party, and a button that saves it if the party is a saved one.
#[component]
pub fn Party(notice: ChangeNotice, notes: Notes) -> impl IntoView {
    let store = Store::take();
    let played: CombatSummary = expect_context();
    let rows = move || played.party.get();
    let has_points = flag(move || played.award.with(Option::is_some));
    let points = move || {
        has_points
            .get()
            .then(|| view! { <span>{store.label(CampaignText::PointsOfEach)}</span> })
    };
    let question = move || {
        let saved = played.saved.get()?;
        let name = saved.group.name.clone();
        let id = GroupId::of(&saved);
        let changed = flag(move || {
            played
                .outcomes
                .with(|all| all.iter().any(|one| one.changed || notes.differ(one)))
        });
        // Nothing has changed since the save of which the notice tells.
        let is_told = flag(move || notice.says_saved(id));
        let unchanged = move || {
            let name = name.clone();
            let words = shown_text(move || store.text_with(CampaignText::Unchanged, &[&name]));
            view! { <p class="hint">{words}</p> }.into_any()
        };
        Some(view! { {part(move || if changed.get() {
            Some(save_button(store, played, notice, notes, &saved))
        } else {
            (!is_told.get()).then(&unchanged)
        })} })
    };
    view! {
        <div class="ended-head"><h2>{store.label(CampaignText::Party)}</h2>
            <span>{store.label(CampaignText::GoesOn)}</span>{part(points)}</div>
        <ul class="outcomes">{each(rows, key, move |who| row(store, played, who, notes))}</ul>
        {part(question)}
    }
}

/// Builds the button that saves the party in its chosen state, with an undo.
fn save_button(
    store: Store,
    played: CombatSummary,
    notice: ChangeNotice,
    notes: Notes,
    saved: &SavedGroup,
) -> AnyView {
    let name = saved.group.name.clone();
    let words = shown_text(move || store.text_with(CampaignText::Back, &[&name]));
    let choices = taken();
    Effect::new(move |was: Option<()>| {
        choices.track();
        if was.is_some() {
            // Its button would save the choices of then.
            notice.end_retry(FORM);
        }
    });
    let saved = saved.clone();
    let save = move |_| {
        let old = saved.group.clone();
        let mut group = old.clone();
        let taken = taken().get_untracked();
        for outcome in played.outcomes.get_untracked() {
            let Some(member) = group.members.get_mut(outcome.place) else {
                continue;
            };
            match choice::of(&taken, outcome.who) {
                Take::Now => *member = outcome.now.clone(),
                Take::Rested => *member = outcome.now.clone().fresh(),
                Take::Before => {}
            }
            if let Some(note) = notes.of(outcome.who) {
                note.trim().clone_into(&mut member.note);
            }
        }
        let before = saved.clone();
        let written = notes.all();
        notice.save_form(Some(FORM.to_owned()), (before, group), move |saved| {
            let (done, old) = (saved.clone(), old.clone());
            notes.forget(&written);
            let written = written.clone();
            let undo = Callback::new(move |()| {
                notes.give_back(&written);
                notice.save_back(saved.clone(), old.clone(), move |back| {
                    notice.announce_undone(&back);
                });
            });
            notice.show_saved(CampaignText::BackDone, &done, Some(undo));
            // The pressed button is gone.
            ChangeNotice::focus_button();
        });
    };
    view! { <button type="button" class="take-back" on:click=save>{words}</button> }.into_any()
}

/// Builds the row of a combatant: its fate, the state that it keeps, its experience points and its note.
fn row(store: Store, played: CombatSummary, who: CombatantId, notes: Notes) -> AnyView {
    let outcome = Memo::new(move |_| {
        played.outcomes.with(|all| {
            let mut all = all.iter();
            all.find(|one| one.who == who).cloned()
        })
    });
    let now = Memo::new(move |_| {
        let found = outcome.get();
        let view = || store.view.with(|view| view.combatant(who).map(Member::of));
        found.map(|found: Outcome| found.now).or_else(view)
    });
    let name = move || store.name(who);
    let fate = move || {
        let fate = played.fate(who)?;
        let words = shown_text(move || fate_words(store, fate));
        let class = if fate.end == End::Standing {
            "chip"
        } else {
            "chip is-out"
        };
        Some(view! { <span class=class>{words}</span> })
    };
    let worn =
        flag(move || now.with(|now| now.as_ref().is_some_and(|now| *now != now.clone().fresh())));
    let is_saved = flag(move || outcome.with(|one| one.as_ref().is_some_and(|one| one.changed)));
    let choices = move || {
        let now = now.get()?;
        let full = now.newcomer.profile.hit_points;
        let state_words = shown_text(move || state(store, &now));
        let rested = move || {
            let words = shown_text(move || match full {
                Some(full) => store.text_with(CampaignText::FullPoints, &[&number(store, full)]),
                None => store.text(CampaignText::Rested).to_owned(),
            });
            worn.get().then(|| option(who, Take::Rested, words))
        };
        let before = move || {
            is_saved
                .get()
                .then(|| option(who, Take::Before, store.label(CampaignText::AsBefore)))
        };
        Some(view! {
            <div class="sides" role="group" aria-label=shown_text(name)>
                {option(who, Take::Now, state_words)}{part(rested)}{part(before)}
            </div>
        })
    };
    let points = move || {
        let share = played.share(store, who)?;
        let points = number(store, share);
        let words = shown_text(move || store.text_with(CampaignText::Experience, &[&points]));
        Some(view! { <span class="points">{words}</span> })
    };
    let note = move || {
        // The field stays after the party is saved, since a note often comes to mind later.
        let saved = outcome.get()?.now.note;
        let written = notes.of(who).unwrap_or(saved);
        let label =
            shown_text(move || store.text_with(CampaignText::NoteOf, &[&text::isolated(&name())]));
        let write = move |event| notes.write(who, event_target_value(&event));
        Some(view! {
            <input class="note" aria-label=label placeholder=store.label(CampaignText::Notes)
                maxlength=Member::LONGEST_NOTE.to_string() autocomplete="off" prop:value=written on:input=write/>
        })
    };
    view! {
        <li>
            <span class="who"><b><bdi>{shown_text(name)}</bdi></b>" "{part(fate)}</span>
            {part(choices)}
            {part(points)}
            {part(note)}
        </li>
    }
    .into_any()
}

/// Builds the button of a choice.
fn option(who: CombatantId, take: Take, words: Signal<String>) -> AnyView {
    let all = taken();
    let pressed = {
        let all = all.clone();
        shown_text(move || all.with(|all| choice::of(all, who) == take).to_string())
    };
    let choose = move |_| {
        all.update(|all| {
            all.retain(|(one, _)| *one != who);
            all.push((who, take));
        });
    };
    view! { <button type="button" class="side" aria-pressed=pressed on:click=choose>{words}</button> }
        .into_any()
}

/// Writes hit points and conditions: `HP 7 / 16 · poisoned`.
fn state(store: Store, now: &Member) -> String {
    let lang = store.lang();
    let mut words = Vec::new();
    if let Some((left, maximum)) = now.hit_points() {
        let label = store.text(NumericFieldText::HitPointsShort);
        let [left, maximum] = [left, maximum].map(|number| lang.number(number));
        words.push(format!("{label} {left} / {maximum}"));
    }
    let conditions = now.newcomer.conditions.iter();
    words.extend(conditions.map(|condition| text::condition(lang, condition)));
    words.extend(text::combat::spent_uses(lang, &now.newcomer));
    words.extend(text::combat::innate_effects(lang, &now.newcomer));
    if words.is_empty() {
        words.push(store.text(CampaignText::AsItIs).to_owned());
    }
    words.join(" · ")
}
