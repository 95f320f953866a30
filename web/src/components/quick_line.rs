//! The quick line, which adds combatants from one line of text.

use asalto_core::combatant::LegendaryTraits;
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Command, EncounterView, Side};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::profile_form::{Editing, profile_form};
use crate::components::roster::written;
use crate::parts::{self, Part};
use crate::quick;
use crate::reactive::{part, text as shown_text};
use crate::store::Store;
use crate::text::{self, Message, SetupText, TalesOfWarText};

/// The quick line with its preview, and the full form below it.
#[component]
pub fn QuickLine() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let line = RwSignal::new(String::new());
    let side = RwSignal::new(Side::FOES);
    let made = Memo::new(move |_| line.with(|line| read(store, line, side.get())));
    let preview = move || made.with(|made| preview(store, side.get(), made));
    let hint = move || {
        if store.is_by_phases() {
            store.text(TalesOfWarText::QuickHint).to_owned()
        } else {
            store.text(SetupText::QuickHint).to_owned()
        }
    };
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let plain = line.with_untracked(|line| quick::dice(line).is_none());
        if plain && made.with_untracked(Vec::is_empty) {
            return;
        }
        let one = plain && made.with_untracked(|made| alone(made).is_some());
        // The field is free for the next line at once, while the part for this one may still load.
        let (text, of) = (line.get_untracked(), side.get_untracked());
        line.set(String::new());
        if one {
            take(store, line, text, of);
        } else {
            // Rolling dice and adding several combatants need the part for combat.
            let again = text.clone();
            parts::after_or(
                store,
                Part::Table,
                move || take(store, line, text, of),
                move || give_back(line, again),
            );
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
            <label for="quick-line">{store.label(SetupText::AddCombatants)}</label>
            <div class="sides" role="group" aria-label=store.label(SetupText::Side)>{sides}</div>
            <div class="field">
                <input id="quick-line" autocomplete="off" autocapitalize="off" spellcheck="false"
                    prop:value=line maxlength=quick::LONGEST.to_string() aria-describedby="quick-preview"
                    on:input=move |event| line.set(event_target_value(&event))/>
                <button type="submit">{store.label(SetupText::Add)}</button>
            </div>
            <p id="quick-preview" class="hint">
                {shown_text(move || preview().unwrap_or_else(hint))}
            </p>
        </form>
        <details class="form" on:toggle=move |_| opened.set(true)>
            <summary>{store.label(SetupText::FullForm)}</summary>
            {part(move || opened.get().then(|| profile_form(Editing::default())))}
        </details>
    }
}

/// Reads the combatants of a line, as the encounter allows them.
fn read(store: Store, text: &str, side: Side) -> Vec<Newcomer> {
    let named = |view: &EncounterView| {
        let names = view.combatants.iter().map(|one| one.profile.name.clone());
        names.collect::<Vec<_>>()
    };
    let mut made = quick::read(text, side, &store.view.with(named));
    let groups = |view: &EncounterView| {
        let groups = view.combatants.iter().filter_map(|one| one.profile.group);
        groups.max().unwrap_or_default().0
    };
    let taken = store.view.with(groups);
    for group in made.iter_mut().filter_map(|one| one.profile.group.as_mut()) {
        group.0 = group.0.saturating_add(taken);
    }
    let (legends, lairs) = (store.has_legends(), store.has_lairs());
    for one in &mut made {
        one.lair = one.lair.take().filter(|_| lairs);
        if !legends {
            one.profile.legendary = LegendaryTraits::default();
        }
    }
    // If initiative has no formula, unlabeled dice are hit points.
    if !store.is_by_phases() {
        for one in &mut made {
            let dice = one.profile.actor.initiative.take();
            let dice = dice.map(|dice| dice.to_string());
            one.hit_dice = one.hit_dice.take().or(dice);
        }
    }
    made
}

/// Adds the combatants of a line. Dice for a number are rolled first and replaced by their total.
fn take(store: Store, line: RwSignal<String>, mut text: String, side: Side) {
    while let Some(at) = quick::dice(&text) {
        let Some(total) = store.roll(&text[at.clone()]) else {
            give_back(line, text);
            return;
        };
        text.replace_range(at, &total.max(1).to_string());
    }
    let made = untrack(|| read(store, &text, side));
    let made_nothing = made.is_empty();
    let command = match alone(&made) {
        Some(one) => Command::AddCombatant(Box::new(one.clone())),
        None => Command::AddCombatants(made),
    };
    if made_nothing || !store.dispatch(&command) {
        give_back(line, text);
    }
    document::focus_soon("quick-line");
}

/// Returns a line that could not be added to the field, unless another one is there by now.
fn give_back(line: RwSignal<String>, text: String) {
    line.update(|line| {
        if line.is_empty() {
            *line = text;
        }
    });
}

/// Returns the only combatant of a line, if it needs no roll.
fn alone(made: &[Newcomer]) -> Option<&Combatant> {
    match made {
        [one] if one.hit_dice.is_none() && one.lair.is_none() => Some(&one.profile),
        _ => None,
    }
}

/// Writes the legendary actions and resistance of a profile, in the words of the quick line.
fn legendary(profile: &Combatant) -> impl Iterator<Item = String> {
    let has = profile.legendary;
    let numbers = [("leg", has.actions), ("lr", has.resistance)];
    let held = numbers.into_iter().filter(|(_, number)| *number > 0);
    held.map(|(word, number)| format!("{word} {number}"))
}

/// Writes the preview of a line: the names, with the numbers after the last of several equal
/// combatants.
fn preview(store: Store, side: Side, made: &[Newcomer]) -> Option<String> {
    let count = made.len();
    let mut names: Vec<String> = Vec::new();
    let mut before = String::new();
    for Newcomer {
        profile,
        hit_dice,
        lair,
        ..
    } in made.iter().rev()
    {
        let mut facts = written(store, profile, profile.initiative, profile.armor_class);
        if profile.side != side {
            facts.insert(0, text::side(store.lang(), profile.side));
        }
        let short = store.text(SetupText::HitPointsShort);
        facts.extend(hit_dice.as_ref().map(|dice| format!("{short} {dice}")));
        facts.extend(legendary(profile));
        facts.extend(lair.clone());
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
        store.message(&Message::QuickPreview {
            names: &names,
            count,
        })
    })
}
