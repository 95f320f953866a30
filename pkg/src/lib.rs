//! asalto-core for JavaScript. Commands, events and views cross as plain objects, and their variants have a
//! `type`. `js/asalto.js` is the public interface, built on this crate.

mod error;
pub mod explain;
pub mod tagged;

#[cfg(target_arch = "wasm32")]
use std::collections::BTreeMap;

use asalto_core::{
    Command, NoDice, Ruleset, SavedSession, SeededDice, Session, Timestamp, available, check,
};
use asalto_text::Lang;
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use error::Failure;
use explain::Subject;
use tagged::{Fault, Form, Value};

/// A session and the seed of its dice.
#[wasm_bindgen]
pub struct Engine {
    session: Session,
    seed: Option<u64>,
}

#[wasm_bindgen]
impl Engine {
    /// Creates an empty session with a ruleset. A session without a seed has no dice, and its totals are
    /// typed.
    ///
    /// # Errors
    /// A `Failure` if the ruleset is unknown.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: JsValue, seed: Option<u64>) -> Result<Engine, JsValue> {
        let ruleset: Ruleset = read(ruleset)?;
        Ok(Self {
            session: Session::new(ruleset),
            seed,
        })
    }

    /// Carries out a command and returns its events.
    ///
    /// # Errors
    /// A `Failure` if the value is not a command or the command is rejected. The session is then unchanged.
    pub fn dispatch(&mut self, command: JsValue, at: u64) -> Result<JsValue, JsValue> {
        let command: Command = read(command)?;
        let at = Timestamp(at);
        let dice = self.seed.map(|seed| SeededDice::at(seed, self.decided()));
        let events = match dice {
            Some(mut dice) => self.session.dispatch(&command, at, &mut dice),
            None => self.session.dispatch(&command, at, &mut NoDice),
        };
        let written = events.map(write);
        written.map_err(|rejection| Failure::rejected(&self.session, rejection))?
    }

    /// Checks whether a command would be carried out, and changes nothing.
    ///
    /// # Errors
    /// As [`Engine::dispatch`].
    pub fn check(&self, command: JsValue) -> Result<(), JsValue> {
        let command: Command = read(command)?;
        let encounter = self.session.encounter();
        check(encounter, &command)
            .map_err(|rejection| Failure::rejected(&self.session, rejection))?;
        Ok(())
    }

    /// Returns the view of the encounter.
    ///
    /// # Errors
    /// A `Failure` if the value can't be written. Every view can.
    pub fn view(&self) -> Result<JsValue, JsValue> {
        write(&self.session.view())
    }

    /// Returns the decision that the encounter waits for.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn awaiting(&self) -> Result<JsValue, JsValue> {
        write(&self.session.encounter().awaiting())
    }

    /// Returns the legal commands that need no input beyond a choice.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn available(&self) -> Result<JsValue, JsValue> {
        write(&available(self.session.encounter()))
    }

    /// Explains a command, an event, a rejection or a reason in a language; `null` if there is nothing to
    /// explain.
    ///
    /// # Errors
    /// A `Failure` for any other value, or an unknown language.
    pub fn explain(&self, subject: JsValue, lang: &str) -> Result<JsValue, JsValue> {
        let subject: Subject = read(subject)?;
        write(&explain::explain(&self.session, &subject, language(lang)?))
    }

    /// Returns the log up to the current moment in a language.
    ///
    /// # Errors
    /// A `Failure` if the language is unknown.
    pub fn report(&self, lang: &str) -> Result<JsValue, JsValue> {
        write(&explain::report(&self.session, language(lang)?))
    }

    /// Undoes one entry; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.session.undo()
    }

    /// Redoes one entry; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// Goes to the moment after this many entries; returns whether it exists.
    pub fn seek(&mut self, cursor: u32) -> bool {
        self.session.seek(cursor as usize)
    }

    /// Returns the number of entries up to the current moment.
    pub fn cursor(&self) -> usize {
        self.session.cursor()
    }

    /// Returns the number of all entries, including undone ones.
    pub fn length(&self) -> usize {
        self.session.entries().len()
    }

    /// Returns the whole session.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn state(&self) -> Result<JsValue, JsValue> {
        cross(&tagged::write(&self.session.save(), Form::Saved).map_err(Failure::from)?)
    }

    /// Returns the log: every entry with its command and its events.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn log(&self) -> Result<JsValue, JsValue> {
        write(self.session.entries())
    }

    /// Returns the whole session in the notation of files.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn text(&self) -> Result<String, JsValue> {
        Ok(self.session.to_text().map_err(Failure::misread)?)
    }

    /// Returns the part of the session that players may see, in the notation of files.
    ///
    /// # Errors
    /// As [`Engine::view`].
    #[wasm_bindgen(js_name = forPlayers)]
    pub fn for_players(&self) -> Result<Option<String>, JsValue> {
        let shown = self.session.for_players();
        let text = shown.map(|shown| shown.to_text()).transpose();
        Ok(text.map_err(Failure::misread)?)
    }

    /// Returns the encounter as the players see it; none if it can't be shown to them.
    ///
    /// # Errors
    /// As [`Engine::view`].
    #[wasm_bindgen(js_name = playerView)]
    pub fn player_view(&self) -> Result<JsValue, JsValue> {
        write(&self.session.player_view())
    }

    /// Returns the log as the players see it; none if it can't be shown to them.
    ///
    /// # Errors
    /// As [`Engine::view`].
    #[wasm_bindgen(js_name = playerEntries)]
    pub fn player_entries(&self) -> Result<JsValue, JsValue> {
        write(&self.session.player_entries())
    }

    /// Replaces the session with another one, given as an object or as text.
    ///
    /// # Errors
    /// A `Failure` if the value is not a session or does not load. The session is then unchanged.
    pub fn load(&mut self, state: JsValue) -> Result<(), JsValue> {
        let loaded = match state.as_string() {
            Some(text) => Session::from_text(&text),
            None => Session::load(
                tagged::read::<SavedSession>(taken(state)?, Form::Saved).map_err(Failure::from)?,
            ),
        };
        self.session = loaded.map_err(Failure::unloadable)?;
        Ok(())
    }
}

/// Returns the language of a tag, if its words are loaded.
fn language(tag: &str) -> Result<Lang, Failure> {
    let unknown = || Fault::new("must be en, es or fr").within("lang");
    let lang = Lang::from_tag(tag).ok_or_else(unknown)?;
    #[cfg(target_arch = "wasm32")]
    if !asalto_text::has(lang, asalto_text::TextGroup::Combat) {
        return Err(Failure::no_words(lang));
    }
    Ok(lang)
}

/// Installs the English texts, which the engine always includes.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn install_english() {
    asalto_text::words::install_english();
}

/// Loads the words of a language: its texts by topic.
///
/// # Errors
/// A `Failure` if the language is unknown, or if a topic is missing or has another number of texts.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(js_name = addWords)]
pub fn add_words(lang: &str, texts: JsValue) -> Result<(), JsValue> {
    let unknown = || Failure::from(Fault::new("must be en, es or fr").within("lang"));
    let lang = Lang::from_tag(lang).ok_or_else(unknown)?;
    let texts: BTreeMap<String, Vec<String>> = read(texts)?;
    let loaded = asalto_text::words::install_words(lang, |topic| texts.get(topic).cloned());
    loaded.map_err(|topic| {
        let fault = Fault::new("must have the texts of this version of the engine");
        Failure::from(fault.within(topic).within("texts")).into()
    })
}

impl Engine {
    /// Returns the number of commands decided so far, including undone ones. It only grows, so no roll
    /// repeats.
    fn decided(&self) -> u64 {
        let branches = self.session.branches().iter();
        let undone: usize = branches.map(|branch| branch.entries.len()).sum();
        (self.session.entries().len() + undone) as u64
    }
}

fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, Failure> {
    Ok(tagged::read(taken(value)?, Form::Tagged)?)
}

/// Takes a value from JavaScript as plain data.
fn taken(value: JsValue) -> Result<Value, Failure> {
    serde_wasm_bindgen::from_value(value).map_err(Failure::misread)
}

fn write<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    cross(&tagged::write(value, Form::Tagged).map_err(Failure::from)?)
}

/// Converts plain data to JavaScript as JSON would: without `undefined` and `Map`.
fn cross(value: &Value) -> Result<JsValue, JsValue> {
    let written = value.serialize(&Serializer::json_compatible());
    Ok(written.map_err(Failure::misread)?)
}
