//! The combatants of a line, as the encounter allows them, and how they join it.

use asalto_core::combatant::{Group, LegendaryTraits};
use asalto_core::newcomer::Newcomer;
use asalto_core::{Awaiting, Combatant, Command, EncounterView, Side};
use asalto_text::{self as text, SetupText};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::letters::folded;
use crate::browser::shell;
use crate::components::same_rolls::{self, last_group, rolls_once};
use crate::input::quick_line::{
    self, Count, LineFault, LinePart, MOST_OF_A_KIND, Reading, Stage, expand,
};
use crate::store::Store;

/// The combatants that Enter adds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// The parts of the line, with the numbers of the creatures that they name.
    pub parts: Vec<LinePart>,
    /// The members of the saved groups that the line names.
    pub joined: Vec<Newcomer>,
    /// The listed creatures whose stat blocks the parts leave out.
    pub plain: Vec<String>,
}

impl Offer {
    /// Returns the preview with the creatures whose stat blocks the parts leave out.
    pub fn said(&self, store: Store, preview: String) -> String {
        if self.plain.is_empty() {
            return preview;
        }
        let plain = self
            .plain
            .iter()
            .map(|name| text::isolated(name).into_owned());
        let plain = text::list(store.lang(), &plain.collect::<Vec<_>>());
        store.text_with(SetupText::LineWithoutBlock, &[&preview, &plain])
    }

    /// Returns whether it adds nobody.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.joined.is_empty()
    }

    /// Returns the combatants. Dice for a count count as 1 before they are rolled.
    pub fn made(&self, store: Store) -> Vec<Newcomer> {
        let mut made = read(store, &self.parts);
        made.extend(self.joined.iter().cloned());
        made
    }

    /// Returns the combatants for a preview: dice for a count stand before the name.
    pub fn shown(&self, store: Store) -> Vec<Newcomer> {
        let mut shown = self.clone();
        for part in &mut shown.parts {
            if let Some(Count::Dice(dice)) =
                part.count.take_if(|count| matches!(count, Count::Dice(_)))
            {
                let name = &mut part.newcomer.profile.name;
                *name = format!("{dice} {name}");
            }
        }
        shown.made(store)
    }

    /// Rolls the dice for counts, and adds the combatants; returns whether they were added.
    pub fn add(mut self, store: Store) -> bool {
        for part in &mut self.parts {
            if let Some(Count::Dice(dice)) = &part.count {
                let Some(total) = store.roll(dice) else {
                    return false;
                };
                let total = usize::try_from(total).unwrap_or_default();
                part.count = Some(Count::Fixed(total.clamp(1, MOST_OF_A_KIND)));
            }
        }
        let made = untrack(|| self.made(store));
        let joins = adding(made);
        let kept = same_rolls::kept(store, &joins);
        store.dispatch_all([vec![joins], kept].concat())
    }
}

/// Reads the parts of a line.
///
/// # Errors
/// [`LineFault`] if any part adds nobody.
pub fn parts(store: Store, line: &str, side: Side) -> Result<Vec<LinePart>, LineFault> {
    quick_line::read(line, reading(store, side))
}

/// Returns how lines are read now.
pub fn reading(store: Store, side: Side) -> Reading<'static> {
    Reading {
        lang: store.lang(),
        side,
        stage: stage(store),
        defenses: store.defenses(),
        features: store.features(),
        fold: &folded,
    }
}

/// Returns the stage of the encounter that newcomers join.
fn stage(store: Store) -> Stage {
    let is_setup = |view: &EncounterView| view.awaiting == Awaiting::Setup;
    if store.view.with(is_setup) {
        Stage::Setup
    } else {
        Stage::Combat
    }
}

/// Returns the combatants of parts, as the encounter allows them.
pub fn read(store: Store, parts: &[LinePart]) -> Vec<Newcomer> {
    let named = |view: &EncounterView| {
        let profiles = view.combatants.iter().map(|one| &one.profile);
        let names = profiles.flat_map(|one| [Some(one.name.clone()), one.disguise.clone()]);
        names.flatten().collect::<Vec<_>>()
    };
    // A number that was ever used in this encounter is not given to another combatant.
    let mut taken = store.view.with(named);
    taken.extend(store.with_session(|session| {
        let all = session.encounter().participants();
        all.map(|one| one.profile.name.clone()).collect::<Vec<_>>()
    }));
    let mut made = Vec::new();
    let together = rolls_once(store) && !store.settings.rolls_apart.get();
    for part in parts {
        let mut part = part.clone();
        if together && part.may_be_grouped() && part.number() > 1 {
            part.newcomer.profile.group = Some(Group(0));
        }
        expand(&part, &mut made, &taken);
    }
    let last = last_group(store).0;
    let (legends, lairs) = (store.has_legends(), store.has_lairs());
    for one in &mut made {
        let group = one.profile.group;
        one.profile.group = group.map(|group| Group(group.0.saturating_add(last)));
        one.lair = one.lair.take().filter(|_| lairs);
        if !legends {
            one.profile.legendary = LegendaryTraits::default();
        }
        // Unlabeled dice are hit points if initiative has no formula.
        if !store.is_by_phases() {
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
        let added = untrack(|| parts(store, text, side)).is_ok_and(|parts| {
            let joined = Vec::new();
            !parts.is_empty()
                && Offer {
                    parts,
                    joined,
                    plain: Vec::new(),
                }
                .add(store)
        });
        let back = if added {
            JsValue::NULL
        } else {
            JsValue::from(text)
        };
        shell::send(shell::LINE_TAKEN, &back);
    });
}

/// Returns the command that adds combatants.
pub fn adding(made: Vec<Newcomer>) -> Command {
    match alone(&made) {
        Some(one) => Command::AddCombatant(Box::new(one.clone())),
        None => Command::AddCombatants(made),
    }
}

/// Returns the only combatant of a line, if it needs nothing that a command for one lacks.
fn alone(made: &[Newcomer]) -> Option<&Combatant> {
    match made {
        [one] if *one == Newcomer::from(one.profile.clone()) => Some(&one.profile),
        _ => None,
    }
}
