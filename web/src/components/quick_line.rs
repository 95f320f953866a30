//! The quick line, which makes combatants as fast as they can be typed.

use asalto_core::{Combatant, Command, EncounterView, Newcomer, Side};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::profile_form::{Editing, profile_form};
use crate::components::roster::written;
use crate::parts::{self, Part};
use crate::quick;
use crate::shown::{part, text as shown_text};
use crate::store::Store;
use crate::text::stack::Phrase;
use crate::text::{self, Sentence, Word};

/// The quick line with what it will make, and the form behind it.
#[component]
pub fn QuickLine() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let line = RwSignal::new(String::new());
    let side = RwSignal::new(Side::FOES);
    let made = Memo::new(move |_| {
        let named = |view: &EncounterView| {
            let names = view.combatants.iter().map(|one| one.profile.name.clone());
            names.collect::<Vec<_>>()
        };
        let mut made = quick::read(&line.get(), side.get(), &store.view.with(named));
        let groups = |view: &EncounterView| {
            let groups = view.combatants.iter().filter_map(|one| one.profile.group);
            groups.max().unwrap_or_default().0
        };
        let taken = store.view.with(groups);
        for group in made.iter_mut().filter_map(|one| one.profile.group.as_mut()) {
            group.0 = group.0.saturating_add(taken);
        }
        // Dice that are said of nothing are hit points, where initiative has no formula.
        if !store.is_by_phases() {
            for one in &mut made {
                let dice = one.profile.actor.initiative.take();
                let dice = dice.map(|dice| dice.to_string());
                one.hit_dice = one.hit_dice.take().or(dice);
            }
        }
        made
    });
    let preview = move || made.with(|made| preview(store, side.get(), made));
    let hint = move || {
        if store.is_by_phases() {
            store.phrase(Phrase::QuickHint).to_owned()
        } else {
            store.word(Word::QuickHint).to_owned()
        }
    };
    let take = move || {
        // What dice count is rolled first, and then read like any number.
        let rolled = loop {
            let Some(at) = line.with_untracked(|line| quick::dice(line)) else {
                break true;
            };
            let expression = line.with_untracked(|line| line[at.clone()].to_owned());
            let Some(total) = store.roll(&expression) else {
                break false;
            };
            line.update(|line| line.replace_range(at, &total.max(1).to_string()));
        };
        let made = made.get_untracked();
        let command = match alone(&made) {
            Some(one) => Command::AddCombatant(Box::new(one.clone())),
            None if made.is_empty() => return,
            None => Command::AddCombatants(made),
        };
        if rolled && store.dispatch(&command) {
            line.set(String::new());
        }
        document::focus_soon("quick-line");
    };
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let one = made.with_untracked(|made| alone(made).is_some());
        if one && line.with_untracked(|line| quick::dice(line).is_none()) {
            take();
        } else {
            // The part that knows the whole fight rolls dice, and lets several in at once.
            parts::after(store, Part::Table, take);
        }
    };
    let sides = Store::SIDES.map(|of| {
        view! {
            <button type="button" class="side" data-side=of.0.to_string()
                aria-pressed=shown_text(move || (side.get() == of).to_string())
                on:click=move |_| side.set(of)>{store.side(of)}</button>
        }
    });
    view! {
        <form class="quick" on:submit=add>
            <label for="quick-line">{store.label(Word::QuickLine)}</label>
            <div class="sides" role="group" aria-label=store.label(Word::Side)>{sides}</div>
            <div class="field">
                <input id="quick-line" autocomplete="off" autocapitalize="off" spellcheck="false"
                    prop:value=line aria-describedby="quick-preview"
                    on:input=move |event| line.set(event_target_value(&event))/>
                <button type="submit">{store.label(Word::Add)}</button>
            </div>
            <p id="quick-preview" class="hint">
                {shown_text(move || preview().unwrap_or_else(hint))}
            </p>
        </form>
        <details class="form" on:toggle=move |_| opened.set(true)>
            <summary>{store.label(Word::Form)}</summary>
            {part(move || opened.get().then(|| profile_form(Editing::default())))}
        </details>
    }
}

/// Who comes alone, with nothing to be rolled.
fn alone(made: &[Newcomer]) -> Option<&Combatant> {
    match made {
        [one] if one.hit_dice.is_none() => Some(&one.profile),
        _ => None,
    }
}

/// What a line will make: who, and after the last of those who are alike their numbers.
fn preview(store: Store, side: Side, made: &[Newcomer]) -> Option<String> {
    let count = made.len();
    let mut names: Vec<String> = Vec::new();
    let mut before = String::new();
    for Newcomer {
        profile, hit_dice, ..
    } in made.iter().rev()
    {
        let mut facts = written(store, profile, profile.initiative, profile.armor_class);
        if profile.side != side {
            facts.insert(0, text::side(store.lang(), profile.side));
        }
        let short = store.word(Word::HitPointsShort);
        facts.extend(hit_dice.as_ref().map(|dice| format!("{short} {dice}")));
        let facts = facts.join(" · ");
        names.push(if facts.is_empty() || facts == before {
            profile.name.clone()
        } else {
            format!("{} ({facts})", profile.name)
        });
        before = facts;
    }
    names.reverse();
    let names = text::list(store.lang(), &names);
    (count > 0).then(|| {
        store.say(&Sentence::QuickPreview {
            names: &names,
            count,
        })
    })
}
