//! The quick line, which adds combatants from one line of text.

use asalto_core::combatant::LegendaryTraits;
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Command, EncounterView, Side};
use asalto_text::{self as text, Message, NumericFieldText, SetupText};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::profile_form::{Editing, profile_form};
use crate::browser::{document, shell};
use crate::components::lazy_part::later;
use crate::components::written_numbers::written;
use crate::input::quick_line;
use crate::parts::Part;
use crate::storage::campaign::shelf;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The quick line with its preview, and the full form below it.
#[component]
pub fn QuickLine() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let typing = QuickLineText::new();
    provide_context(typing);
    let QuickLineText {
        line,
        offered,
        side,
    } = typing;
    let made = Memo::new(move |_| typing.made(store));
    let typed = RwSignal::new(false);
    let searched = flag(move || typed.get() && (store.has_creatures() || shelf::is_there()));
    let preview = move || made.with(|made| preview(store, side.get(), made));
    let hint = move || {
        if store.is_by_phases() {
            store.text(SetupText::TowQuickHint).to_owned()
        } else {
            store.text(SetupText::QuickHint).to_owned()
        }
    };
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        typing.submit(store);
    };
    let write = move |event| {
        offered.set(None);
        line.set(event_target_value(&event));
        typed.set(true);
    };
    let sides = Store::SIDES.map(|of| {
        view! {
            <button id=format!("side-{}", of.0) type="button" class="side" data-side=of.0.to_string()
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
                    prop:value=line maxlength=quick_line::LONGEST.to_string() aria-describedby="quick-preview"
                    on:input=write/>
                <button id="quick-add" type="submit">{store.label(SetupText::Add)}</button>
            </div>
            <p id="quick-preview" class="hint">
                {shown_text(move || preview().unwrap_or_else(hint))}
            </p>
            {part(move || searched.get().then(|| later(Part::Creatures)))}
        </form>
        <details class="form" on:toggle=move |_| opened.set(true)>
            <summary id="full-form">{store.label(SetupText::FullForm)}</summary>
            {part(move || opened.get().then(|| profile_form(Editing::default())))}
        </details>
    }
}

/// A suggestion for the end of a line.
#[derive(Clone, PartialEq, Eq)]
pub enum Offer {
    /// The line with a creature in it.
    Line(String),
    /// The combatants of the line together with those of a saved group.
    Made(Vec<Newcomer>),
}

/// The typed quick line, which the search for creatures finds in its context.
#[derive(Clone, Copy)]
pub struct QuickLineText {
    /// The line.
    pub line: RwSignal<String>,
    /// The chosen suggestion, which Enter adds instead.
    pub offered: RwSignal<Option<Offer>>,
    /// The side of combatants without a side in the line.
    pub side: RwSignal<Side>,
}

impl QuickLineText {
    fn new() -> Self {
        Self {
            line: RwSignal::new(String::new()),
            offered: RwSignal::new(None),
            side: RwSignal::new(Side::FOES),
        }
    }

    /// Reads the combatants that Enter adds.
    fn made(self, store: Store) -> Vec<Newcomer> {
        let side = self.side.get();
        self.offered.with(|offered| match offered {
            Some(Offer::Made(made)) => made.clone(),
            Some(Offer::Line(line)) => read(store, line, side),
            None => self.line.with(|line| read(store, line, side)),
        })
    }

    /// Adds the combatants of the line, and empties it.
    pub fn submit(self, store: Store) {
        let Self { line, side, .. } = self;
        let of = side.get_untracked();
        let text = match self.offered.get_untracked() {
            Some(Offer::Made(made)) => return self.take(store, made),
            Some(Offer::Line(line)) => line,
            None => line.get_untracked(),
        };
        if quick_line::dice(&text).is_none() && untrack(|| read(store, &text, of)).is_empty() {
            return;
        }
        self.offered.set(None);
        line.set(String::new());
        if let Err(text) = add(store, text, of) {
            give_back(line, text);
        }
        document::focus_soon("quick-line");
    }
}

impl QuickLineText {
    /// Adds the combatants of a saved group with those of the line, and empties it.
    fn take(self, store: Store, made: Vec<Newcomer>) {
        let line = self.line.get_untracked();
        self.offered.set(None);
        self.line.set(String::new());
        if !store.dispatch(Command::AddCombatants(made)) {
            give_back(self.line, line);
        }
        document::focus_soon("quick-line");
    }
}

/// Reads the combatants of a line, as the encounter allows them.
pub fn read(store: Store, text: &str, side: Side) -> Vec<Newcomer> {
    let named = |view: &EncounterView| {
        let names = view.combatants.iter().map(|one| one.profile.name.clone());
        names.collect::<Vec<_>>()
    };
    // A number that was ever used in this encounter is not given to another combatant.
    let mut taken = store.view.with(named);
    taken.extend(store.with_session(|session| {
        let all = session.encounter().participants();
        all.map(|one| one.profile.name.clone()).collect::<Vec<_>>()
    }));
    let mut made = quick_line::read(text, side, &taken);
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
    // Unlabeled dice are hit points if initiative has no formula.
    if !store.is_by_phases() {
        for one in &mut made {
            let dice = one.profile.actor.initiative.take();
            let dice = dice.map(|dice| dice.to_string());
            one.hit_dice = one.hit_dice.take().or(dice);
        }
    }
    made
}

/// Adds the lines that were entered before the app had loaded. The first script sends each line after the
/// number of its side. A line that adds nobody goes back.
pub fn take_early_lines(store: Store) {
    shell::on(shell::ADD_LINE, move |line| {
        let line = line.as_string().unwrap_or_default();
        let (side, text) = line.split_once(' ').unwrap_or_default();
        let side = side.parse().map_or(Side::FOES, Side);
        let added = add(store, text.to_owned(), side);
        shell::send(
            shell::LINE_TAKEN,
            &added.err().map_or(JsValue::NULL, JsValue::from),
        );
    });
}

/// Adds the combatants of a line. Dice for a number are rolled first and replaced by their total.
///
/// # Errors
/// The line, with the dice rolled so far, if it adds nobody.
pub fn add(store: Store, mut text: String, side: Side) -> Result<(), String> {
    while let Some(at) = quick_line::dice(&text) {
        let Some(total) = store.roll(&text[at.clone()]) else {
            return Err(text);
        };
        text.replace_range(at, &total.max(1).to_string());
    }
    let made = untrack(|| read(store, &text, side));
    if made.is_empty() || !store.dispatch(adding(made)) {
        return Err(text);
    }
    Ok(())
}

/// Returns the command that adds combatants.
pub fn adding(made: Vec<Newcomer>) -> Command {
    match alone(&made) {
        Some(one) => Command::AddCombatant(Box::new(one.clone())),
        None => Command::AddCombatants(made),
    }
}

/// Returns a failed line to the field, before any text typed since.
fn give_back(line: RwSignal<String>, text: String) {
    line.update(|line| {
        let separator = if line.is_empty() { "" } else { "; " };
        line.insert_str(0, &(text + separator));
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
pub fn preview(store: Store, side: Side, made: &[Newcomer]) -> Option<String> {
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
        let by_phases = store.is_by_phases();
        let mut facts = written(store, profile, by_phases, profile.armor_class);
        let initiative = if by_phases {
            profile.actor.initiative.as_ref().map(ToString::to_string)
        } else {
            profile.initiative.map(|by| store.lang().modifier(by))
        };
        facts.splice(..0, initiative);
        if profile.side != side {
            facts.insert(0, text::side(store.lang(), profile.side));
        }
        let short = store.text(NumericFieldText::HitPointsShort);
        facts.extend(hit_dice.as_ref().map(|dice| format!("{short} {dice}")));
        facts.extend(legendary(profile));
        facts.extend(lair.clone());
        let hidden = store.text(SetupText::HiddenFromPlayers);
        facts.extend(profile.is_secret().then(|| hidden.to_owned()));
        let facts = facts.join(" · ");
        let name = text::isolated(&profile.name);
        names.push(if facts.is_empty() || facts == before {
            name.into_owned()
        } else {
            format!("{name} ({facts})")
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
