//! The quick line, which adds combatants from one line of text.

mod faults;
mod lines;
mod preview;

use asalto_core::{Awaiting, Command, Side};
use asalto_text::SetupText;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{document, unsaved_groups, validity};
use crate::components::calls::total_field;
use crate::components::decisions::decision;
use crate::components::lazy_part::later;
use crate::components::profile_form::kept;
use crate::components::same_rolls::rolls_once;
use crate::input::matcher::Closeness;
use crate::input::quick_line::{self, LineFault, LinePart};
use crate::parts::{self as app_parts, Part};
use crate::storage::campaign::shelf;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

pub use faults::sentence;
pub use lines::{Offer, adding, parts, read, reading, take_early_lines};
pub use preview::preview;

/// The id of the field.
pub const LINE: &str = "quick-line";

/// The quick line with its preview. The search finds its text in the context.
#[component]
pub fn QuickLine(typing: QuickLineText) -> impl IntoView {
    let store = Store::take();
    provide_context(typing);
    let QuickLineText {
        line,
        offered,
        waiting,
        side,
        ..
    } = typing;
    // The line goes with the page.
    Effect::new(move |_| {
        let is_empty = line.with(|line| line.trim().is_empty());
        unsaved_groups::note(LINE, !is_empty);
    });
    on_cleanup(|| unsaved_groups::note(LINE, false));
    let typed = RwSignal::new(false);
    let searched =
        flag(move || typed.get() && (store.creature_table().is_some() || shelf::is_there()));
    let counted = flag(move || typing.has_group(store));
    let each_rolls = move || {
        let apart = store.settings.rolls_apart;
        let toggle = move |_| store.settings.roll_apart(!apart.get_untracked());
        view! {
            <button id="rolls-apart" type="button" class="toggle who-rolls" on:click=toggle
                aria-pressed=shown_text(move || apart.get().to_string())>{store.label(SetupText::OneRollEach)}</button>
        }
    };
    let preview = move || typing.preview(store);
    let hint = move || {
        if store.is_by_phases() {
            store.text(SetupText::TowQuickHint).to_owned()
        } else {
            store.text(SetupText::QuickHint).to_owned()
        }
    };
    let example = shown_text(move || {
        let text = if store.is_by_phases() {
            SetupText::AddCombatants
        } else {
            SetupText::LineExample
        };
        store.text(text).to_owned()
    });
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        typing.submit(store, AfterLine::Stay);
    };
    let write = move |event| {
        offered.set(None);
        waiting.set(None);
        document::find_fault(&event, None);
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
        // A line with a fault is read again.
        <form class="quick" novalidate on:submit=add>
            <label for="quick-line">{store.label(SetupText::AddCombatants)}</label>
            <div class="sides" role="group" aria-label=store.label(SetupText::Side)>{sides}</div>
            <div class="field">
                <input id="quick-line" autocomplete="off" autocapitalize="off" spellcheck="false"
                    placeholder=example prop:value=line maxlength=quick_line::LONGEST.to_string() aria-describedby="quick-preview"
                    on:input=write/>
                <button id="quick-add" type="submit" aria-disabled=shown_text(move || store.watches().to_string())>{store.label(SetupText::Add)}</button>
            </div>
            <p id="quick-preview" class="hint">
                {shown_text(move || preview().unwrap_or_else(hint))}
            </p>
            {part(move || counted.get().then(each_rolls))}
            {part(move || searched.get().then(|| later(Part::Creatures)))}
        </form>
    }
}

/// The step after the combatants of the line have been added.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AfterLine {
    /// The field has the focus, for the next line. In combat the focus goes on.
    Stay,
    /// Combat starts.
    StartCombat,
}

/// The typed quick line, which the search for creatures finds in its context.
#[derive(Clone, Copy)]
pub struct QuickLineText {
    /// The line.
    pub line: RwSignal<String>,
    /// The combatants that Enter adds, as the search has found them for the line.
    pub offered: RwSignal<Option<Offer>>,
    /// The line for which the search has answered.
    pub answered: RwSignal<Option<String>>,
    /// The step after a submitted line that waits for the answer of the search.
    pub waiting: RwSignal<Option<AfterLine>>,
    /// The line that was refused. Its fault stands at the field.
    refused: RwSignal<Option<String>>,
    /// The side of combatants without a side in the line.
    pub side: RwSignal<Side>,
}

impl QuickLineText {
    /// Creates an empty line.
    pub fn new() -> Self {
        Self {
            line: RwSignal::new(String::new()),
            offered: RwSignal::new(None),
            answered: RwSignal::new(None),
            waiting: RwSignal::new(None),
            refused: RwSignal::new(None),
            side: RwSignal::new(Side::FOES),
        }
    }

    /// Returns the combatants that Enter adds.
    fn offer(self, store: Store) -> Result<Offer, LineFault> {
        if let Some(offer) = self.offered.get() {
            return Ok(offer);
        }
        let side = self.side.get();
        let parts = self.line.with(|line| parts(store, line, side))?;
        Ok(Offer {
            parts,
            ..Offer::default()
        })
    }

    /// Returns the preview of the line, or the sentence about its fault; none of an empty line.
    fn preview(self, store: Store) -> Option<String> {
        let offer = match self.offer(store) {
            Ok(offer) => offer,
            // A fault is said once: by the preview, or at the field.
            Err(_) if self.refused.get() == Some(self.line.get()) => return None,
            Err(fault) => return Some(sentence(store, &fault)),
        };
        let words = preview(store, self.side.get(), &offer.shown(store))?;
        let words = offer.said(store, words);
        let unread = offer.parts.iter().flat_map(|part| &part.unread).next();
        let words = match unread {
            Some(word) => store.text_with(SetupText::LineUnread, &[&words, word]),
            None => words,
        };
        let unused = unused(store, &offer.parts);
        if unused.is_empty() {
            return Some(words);
        }
        Some(store.text_with(SetupText::LineUnused, &[&words, &unused.join(", ")]))
    }

    /// Adds the combatants that the preview names, and empties the line. A line that adds nobody says why.
    ///
    /// If the search has not answered yet, it submits the line itself.
    pub fn submit(self, store: Store, after: AfterLine) {
        let typed = self.line.get_untracked();
        let answered = self
            .answered
            .with_untracked(|line| line.as_ref() == Some(&typed));
        if !answered && is_searched(store) && untrack(|| self.names_someone(store)) {
            return self.wait(store, typed, after);
        }
        let offer = match untrack(|| self.offer(store)) {
            Ok(offer) if offer.is_empty() => return,
            Ok(offer) => offer,
            Err(fault) => {
                self.refused.set(Some(typed));
                validity::find_in(LINE, Some(&sentence(store, &fault)));
                return;
            }
        };
        self.offered.set(None);
        self.line.set(String::new());
        if !offer.add(store) {
            // The refusal leads the focus.
            give_back(self.line, typed);
            return;
        }
        if after == AfterLine::StartCombat {
            store.dispatch(Command::Start);
            return;
        }
        // The roll of a newcomer is the next question. In combat the turn goes on, and its keys are no letters of a name.
        let in_setup = store
            .view
            .with_untracked(|view| view.awaiting == Awaiting::Setup);
        match untrack(|| decision::unrolled(store)).first() {
            Some(&newcomer) => document::focus_soon(&total_field(newcomer)),
            None if in_setup => document::focus_soon(LINE),
            None => document::focus_soon("order-heading"),
        }
    }

    /// Returns whether the line has several creatures that the ruleset rolls once for.
    fn has_group(self, store: Store) -> bool {
        let offer = self.offer(store);
        let counted = |offer: Offer| offer.parts.iter().any(LinePart::may_be_grouped);
        offer.is_ok_and(counted) && rolls_once(store)
    }

    /// Returns whether Enter may take what the search finds.
    fn names_someone(self, store: Store) -> bool {
        let side = self.side.get();
        let parts = self.line.with(|line| parts(store, line, side));
        parts.is_ok_and(|parts| parts.iter().any(|part| part.may_be(Closeness::Exact)))
    }

    /// Starts combat, with the combatants of the line and the entries of open forms. A line or a form that is refused says
    /// why, and combat does not start.
    pub fn start_combat(self, store: Store) {
        if !kept::save_open(store) {
            return;
        }
        if self.line.with_untracked(|line| line.trim().is_empty()) {
            store.dispatch(Command::Start);
        } else {
            document::focus_soon(LINE);
            self.submit(store, AfterLine::StartCombat);
        }
    }

    /// Waits for the search. Without its file the line is added as typed.
    fn wait(self, store: Store, typed: String, after: AfterLine) {
        self.waiting.set(Some(after));
        spawn_local(async move {
            let loaded = app_parts::load(untrack(|| store.lang()), Part::Creatures).await;
            let same = self.line.try_get_untracked().as_ref() == Some(&typed);
            if loaded.is_err() && same && self.waiting.get_untracked() == Some(after) {
                self.waiting.set(None);
                self.answered.set(Some(typed));
                self.submit(store, after);
            }
        });
    }
}

/// Returns whether there are creatures or saved groups to find.
fn is_searched(store: Store) -> bool {
    untrack(|| store.creature_table()).is_some() || shelf::is_there()
}

/// Returns a failed line to the field, before any text typed since.
fn give_back(line: RwSignal<String>, text: String) {
    line.update(|line| {
        let separator = if line.is_empty() { "" } else { "; " };
        line.insert_str(0, &(text + separator));
    });
}

/// Lists the typed numbers that have no effect under the rules in use.
fn unused(store: Store, parts: &[LinePart]) -> Vec<String> {
    let numbers = parts.iter().flat_map(|part| &part.numbers);
    store.with_session(|session| {
        let rules = session.encounter().rules();
        let unused = numbers.filter(|(field, _)| !rules.uses(*field));
        unused.map(|(_, typed)| typed.clone()).collect()
    })
}
