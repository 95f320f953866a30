//! A storage for tests, and a document that is played in it. The storage can be full or small, can stop after a
//! number of writes, and its texts can be cut and flipped.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use asalto_core::{
    Combatant, CombatantId, Command, NoDice, Ruleset, Session, SessionChange, Side, Timestamp,
};

use super::port::{Full, Port};
use super::save_point::SavePoint;
use super::shelf;
use super::shelf::{OpenResult, State};
use super::slot::head;
use super::whole_document::SaveError;

/// The storage.
#[derive(Default)]
pub struct Memory {
    /// The texts under their keys.
    pub texts: RefCell<BTreeMap<String, String>>,
    /// The number of writes that still succeed; none for no limit.
    pub takes: Cell<Option<u32>>,
    /// The number of changes of any kind until the browser is killed; none if it is not.
    pub lives: Cell<Option<u32>>,
    /// The number of bytes that there is room for; none for no limit.
    pub room: Cell<Option<usize>>,
    /// The number of bytes written.
    pub written: Cell<usize>,
}

impl Memory {
    fn lives_on(&self) -> bool {
        let lives = self.lives.get();
        self.lives.set(lives.map(|left| left.saturating_sub(1)));
        lives != Some(0)
    }

    /// Damages the text of the document.
    #[track_caller]
    pub fn spoil(&self, name: &str, how: impl Fn(&str) -> String) {
        let mut texts = self.texts.borrow_mut();
        let text = texts.get_mut(&format!("asalto.1.encounter.1.{name}"));
        let text = text.expect("the text is there");
        *text = how(text);
    }

    /// Returns the number of texts set aside.
    pub fn asides(&self) -> usize {
        let keys = self.keys();
        keys.iter().filter(|key| key.contains("aside")).count()
    }
}

impl Port for Memory {
    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn head(&self, key: &str) -> Option<String> {
        self.read(key).map(|text| head(&text).to_owned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        match self.takes.get() {
            Some(0) => return Err(Full),
            Some(left) => self.takes.set(Some(left - 1)),
            None => {}
        }
        let others = || {
            let texts = self.texts.borrow();
            let others = texts.iter().filter(|(other, _)| *other != key);
            others
                .map(|(key, text)| key.len() + text.len())
                .sum::<usize>()
        };
        if self
            .room
            .get()
            .is_some_and(|room| others() + key.len() + text.len() > room)
        {
            return Err(Full);
        }
        if !self.lives_on() {
            return Err(Full);
        }
        self.written.set(self.written.get() + text.len());
        self.texts.borrow_mut().insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&self, key: &str) {
        if self.lives_on() {
            self.texts.borrow_mut().remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

/// A tab that plays the document.
pub struct Tab {
    /// The session on screen.
    pub session: Session,
    /// The moment that the tab has saved.
    pub place: SavePoint,
    /// The result of the last save.
    pub saved: Result<(), SaveError>,
    /// The texts of the last save, which other tabs receive.
    pub told: Vec<String>,
}

impl Tab {
    /// Begins a document with one combatant.
    pub fn begin(port: &Memory) -> Self {
        let mut tab = Self {
            session: Session::new(Ruleset::Dnd35),
            place: SavePoint::default(),
            saved: Ok(()),
            told: Vec::new(),
        };
        let lidda = Combatant {
            hit_points: Some(99_999),
            ..Combatant::new("Lidda", Side::PARTY)
        };
        tab.play(port, &Command::AddCombatant(Box::new(lidda)));
        tab
    }

    /// Opens the document; returns its state.
    #[track_caller]
    pub fn open(port: &Memory) -> (Self, State) {
        match shelf::open(port, 1, 7) {
            OpenResult::Document(kept) => {
                let tab = Self {
                    session: kept.session,
                    place: kept.place,
                    saved: Ok(()),
                    told: Vec::new(),
                };
                (tab, kept.state)
            }
            other => panic!("it opens: {other:?}"),
        }
    }

    /// Carries out a command and saves it.
    pub fn play(&mut self, port: &Memory, command: &Command) {
        let played = self.session.dispatch(command, Timestamp(1), &mut NoDice);
        assert!(played.is_ok(), "{:?}", played.err());
        self.save(port, SessionChange::Entry);
    }

    /// Deals this much damage, which makes an entry.
    pub fn deal_damage(&mut self, port: &Memory) {
        self.play(port, &Command::damage(vec![CombatantId(1)], 1));
    }

    /// Adds an entry so large that five of them fill the journal.
    pub fn join_with_long_texts(&mut self, port: &Memory) {
        let number = self.session.encounter().present().count();
        let name = |at| format!("{number} {at} {}", "\u{1F409}".repeat(100));
        let guest = Combatant {
            bonus_actions: (1..8).map(name).collect(),
            ..Combatant::new(name(0), Side::PARTY)
        };
        self.play(port, &Command::AddCombatant(Box::new(guest)));
    }

    /// Acts like a user: mostly damage, but also undo, redo, earlier moments and branches. Each number is
    /// another step.
    pub fn act(&mut self, port: &Memory, step: usize) {
        let session = &mut self.session;
        let changed = match step % 11 {
            3 | 4 => session.undo().then_some(SessionChange::Cursor),
            5 => session.redo().then_some(SessionChange::Cursor),
            7 => session.seek(1 + step / 2).then_some(SessionChange::Cursor),
            9 if step % 2 == 0 => session.take_branch(0).then_some(SessionChange::Whole),
            9 => session.drop_branch(0).then_some(SessionChange::Whole),
            2 | 6 | 10 => return self.join_with_long_texts(port),
            _ => None,
        };
        match changed {
            Some(change) => self.save(port, change),
            None => self.deal_damage(port),
        }
    }

    /// Saves the session.
    pub fn save(&mut self, port: &Memory, change: SessionChange) {
        let saved = self.place.save(port, 1, (&self.session, change), 0);
        self.told.clear();
        self.saved = saved.map(|written| {
            self.told.extend(written.into_iter().map(|one| one.text));
        });
    }
}
