//! The files of the creatures, each fetched at its first use.

use std::cell::RefCell;
use std::sync::Arc;

use asalto_core::Ruleset;
use asalto_text::Lang;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::bestiary;
use super::bestiary::Creature;
use crate::browser::shell;
use crate::order::base_name;

impl Delivery {
    /// Returns the text of a loaded file.
    fn text(self) -> Option<Arc<str>> {
        match self {
            Self::Here(text) => Some(text),
            Self::Coming | Self::Missing => None,
        }
    }
}

/// A table of creatures with the numbers of a ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// The SRD 5.2, for D&D 5e (2024).
    Srd52,
    /// The SRD 5.1, for D&D 5e (2014).
    Srd51,
    /// The SRD 3.5.
    Srd35,
}

impl Table {
    /// Returns the table of a ruleset, if it has one. Creatures of D&D 3.0 have other numbers than those of 3.5.
    #[must_use]
    pub const fn of(ruleset: Ruleset) -> Option<Self> {
        match ruleset {
            Ruleset::Dnd5e2024 => Some(Self::Srd52),
            Ruleset::Dnd5e => Some(Self::Srd51),
            Ruleset::Dnd35 => Some(Self::Srd35),
            Ruleset::Dnd30 | Ruleset::TalesOfWar | Ruleset::Any => None,
        }
    }
}

/// A file of the creatures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    /// A table for the search.
    Table(Table),
    /// The names in a language.
    Names(Lang),
    /// The stat blocks.
    Blocks,
}

impl File {
    const ALL: [Self; 7] = [
        Self::Table(Table::Srd52),
        Self::Table(Table::Srd51),
        Self::Table(Table::Srd35),
        Self::Names(Lang::En),
        Self::Names(Lang::Es),
        Self::Names(Lang::Fr),
        Self::Blocks,
    ];

    /// Returns the name that the scripts beside the app use for the file.
    fn name(self) -> &'static str {
        match self {
            Self::Table(Table::Srd52) => "table",
            Self::Table(Table::Srd51) => "table-2014",
            Self::Table(Table::Srd35) => "table-3.5",
            Self::Names(Lang::En) => "names-en",
            Self::Names(Lang::Es) => "names-es",
            Self::Names(Lang::Fr) => "names-fr",
            Self::Blocks => "blocks",
        }
    }
}

/// The loading state of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It is loading.
    Coming,
    /// It can't be loaded.
    Missing,
    /// It is loaded.
    Here(Arc<str>),
}

thread_local! {
    /// The state of each file, after its first request.
    static FILES: RefCell<Vec<(File, ArcRwSignal<Delivery>)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the state of a file that was requested.
fn requested(which: File) -> Option<ArcRwSignal<Delivery>> {
    FILES.with_borrow(|files| {
        let mut files = files.iter();
        files
            .find(|(file, _)| *file == which)
            .map(|(_, state)| state.clone())
    })
}

/// Returns the state of a file, and fetches it at the first request.
pub fn file(which: File) -> ArcRwSignal<Delivery> {
    requested(which).unwrap_or_else(|| {
        if FILES.with_borrow(Vec::is_empty) {
            shell::on(shell::TEXT_FETCHED, |delivery| receive(&delivery));
            shell::on(shell::NETWORK_BACK, |_| retry_missing());
        }
        let state = ArcRwSignal::new(Delivery::Coming);
        FILES.with_borrow_mut(|files| files.push((which, state.clone())));
        ask(which);
        state
    })
}

/// Returns the creatures of a table with their names in a language, and the English ones; none while they load.
///
/// The names may be missing: the creatures then have their English names.
///
/// # Errors
/// [`Unreadable`] if the table can't be loaded, or is damaged.
pub fn all(table: Table, lang: Lang) -> Result<Option<Vec<Creature>>, Unreadable> {
    let table = match file(File::Table(table)).get() {
        Delivery::Missing => return Err(Unreadable),
        table => table.text(),
    };
    let named = [lang, Lang::En].map(|lang| file(File::Names(lang)).get());
    if named.contains(&Delivery::Coming) {
        return Ok(None);
    }
    let Some(table) = table else { return Ok(None) };
    let mut creatures = bestiary::read(&table).map_err(|_| Unreadable)?;
    let [own, english] = named.map(Delivery::text);
    if let Some(Ok(names)) = own.as_deref().map(bestiary::read_names) {
        bestiary::translate(&mut creatures, &names);
    }
    let english = english.filter(|_| lang != Lang::En);
    if let Some(Ok(names)) = english.as_deref().map(bestiary::read_names) {
        bestiary::add_english(&mut creatures, &names);
    }
    Ok(Some(creatures))
}

/// Returns the creature of a table with an English name.
pub fn by_english<'c>(creatures: &'c [Creature], english: &str) -> Option<&'c Creature> {
    creatures.iter().find(|one| one.english == english)
}

/// The creatures can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

/// Returns the English name of the creature that a combatant is, by its name with or without a number, in English or in
/// the language of the app.
pub fn species(table: Table, lang: Lang, name: &str) -> Option<String> {
    let names = file(File::Names(lang)).get();
    file(File::Table(table)).with(|table| {
        let Delivery::Here(table) = table else {
            return None;
        };
        let translated = match &names {
            Delivery::Here(names) => bestiary::english_name(names, base_name::kind(name)),
            Delivery::Coming | Delivery::Missing => None,
        };
        let known = bestiary::species(table, translated.unwrap_or(name));
        known
            .or_else(|| bestiary::species(table, name))
            .map(str::to_owned)
    })
}

/// Lists the names of the creature that a combatant is, as [`bestiary::other_names`] does. Empty while the names load.
pub fn other_names(lang: Lang, name: &str) -> Vec<(String, bool)> {
    let files = [lang, Lang::En].map(|lang| file(File::Names(lang)).get().text());
    match &files {
        [Some(own), Some(english)] => bestiary::other_names([own, english], base_name::kind(name)),
        _ => Vec::new(),
    }
}

/// Follows the names of a language and the English ones, and fetches them.
pub fn follow_names(lang: Lang) {
    for lang in [lang, Lang::En] {
        file(File::Names(lang)).track();
    }
}

/// Fetches a file again.
pub fn try_again(which: File) {
    file(which).set(Delivery::Coming);
    ask(which);
}

/// Fetches the files again that could not be loaded.
fn retry_missing() {
    for which in File::ALL {
        if requested(which).is_some_and(|state| state.get_untracked() == Delivery::Missing) {
            try_again(which);
        }
    }
}

fn ask(which: File) {
    shell::send(shell::FETCH_TEXT, &JsValue::from_str(which.name()));
}

fn receive(delivery: &JsValue) {
    let Some(delivery) = delivery.dyn_ref::<js_sys::Array>() else {
        return;
    };
    let name = delivery.get(0).as_string();
    let which = File::ALL
        .into_iter()
        .find(|which| name.as_deref() == Some(which.name()));
    if let Some(state) = which.and_then(requested) {
        let text = delivery.get(1).as_string();
        state.set(text.map_or(Delivery::Missing, |text| Delivery::Here(text.into())));
    }
}
