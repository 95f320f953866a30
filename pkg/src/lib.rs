//! asalto-core for JavaScript. Commands, events and views cross as plain objects under serde's names;
//! `js/asalto.js` is the interface that people use, and this is what it stands on.

mod error;

use asalto_core::{
    Command, NoDice, Ruleset, SavedSession, SeededDice, Session, Timestamp, available, check,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use error::Failure;

/// A session and its dice.
#[wasm_bindgen]
pub struct Engine {
    session: Session,
    dice: Option<SeededDice>,
}

#[wasm_bindgen]
impl Engine {
    /// A session in which nothing has happened, by a ruleset; without a seed there are no dice, and
    /// totals are typed.
    ///
    /// # Errors
    /// A [`Failure`] where the ruleset is none.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: JsValue, seed: Option<u64>) -> Result<Engine, JsValue> {
        let ruleset: Ruleset = read(ruleset)?;
        Ok(Self {
            session: Session::new(ruleset),
            dice: seed.map(SeededDice::new),
        })
    }

    /// Carries a command out and gives its events.
    ///
    /// # Errors
    /// A [`Failure`] where it is no command, or is refused; then nothing has changed.
    pub fn dispatch(&mut self, command: JsValue, at: u64) -> Result<JsValue, JsValue> {
        let command: Command = read(command)?;
        let at = Timestamp(at);
        let events = match &mut self.dice {
            Some(dice) => self.session.dispatch(&command, at, dice),
            None => self.session.dispatch(&command, at, &mut NoDice),
        };
        write(events.map_err(Failure::rejected)?)
    }

    /// Whether a command would be carried out.
    ///
    /// # Errors
    /// As [`Engine::dispatch`].
    pub fn check(&self, command: JsValue) -> Result<(), JsValue> {
        let command: Command = read(command)?;
        check(self.session.encounter(), &command).map_err(Failure::rejected)?;
        Ok(())
    }

    /// The encounter as it is shown.
    ///
    /// # Errors
    /// A [`Failure`] where it cannot be written, which no view is.
    pub fn view(&self) -> Result<JsValue, JsValue> {
        write(&self.session.view())
    }

    /// Whose decision it waits for.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn awaiting(&self) -> Result<JsValue, JsValue> {
        write(&self.session.encounter().awaiting())
    }

    /// The commands that may be given now, among those that take no more than a choice.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn available(&self) -> Result<JsValue, JsValue> {
        write(&available(self.session.encounter()))
    }

    /// Goes one entry back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.session.undo()
    }

    /// Goes one entry forward again; says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// Goes to the moment after so many entries; says whether there is one.
    pub fn seek(&mut self, cursor: u32) -> bool {
        self.session.seek(cursor as usize)
    }

    /// How many entries have been played.
    pub fn cursor(&self) -> usize {
        self.session.cursor()
    }

    /// How many entries there are, what was undone included.
    pub fn length(&self) -> usize {
        self.session.entries().len()
    }

    /// The whole session.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn state(&self) -> Result<JsValue, JsValue> {
        write(&self.session.save())
    }

    /// The whole session as the text that files hold.
    ///
    /// # Errors
    /// As [`Engine::view`].
    pub fn text(&self) -> Result<String, JsValue> {
        Ok(self.session.to_text().map_err(Failure::misread)?)
    }

    /// What the players may see of the session, as a text.
    ///
    /// # Errors
    /// As [`Engine::view`].
    #[wasm_bindgen(js_name = forPlayers)]
    pub fn for_players(&self) -> Result<Option<String>, JsValue> {
        let shown = self.session.for_players();
        let text = shown.map(|shown| shown.to_text()).transpose();
        Ok(text.map_err(Failure::misread)?)
    }

    /// Takes another session's place, given as an object or as a text.
    ///
    /// # Errors
    /// A [`Failure`] where it is none or does not load; then nothing has changed.
    pub fn load(&mut self, state: JsValue) -> Result<(), JsValue> {
        let loaded = match state.as_string() {
            Some(text) => Session::from_text(&text),
            None => Session::load(read::<SavedSession>(state)?),
        };
        self.session = loaded.map_err(Failure::unloadable)?;
        Ok(())
    }
}

fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, Failure> {
    serde_wasm_bindgen::from_value(value).map_err(Failure::misread)
}

/// As JSON would have it: no `undefined`, no `Map`.
fn write<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    let written = value.serialize(&Serializer::json_compatible());
    Ok(written.map_err(Failure::misread)?)
}
