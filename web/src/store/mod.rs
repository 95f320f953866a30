//! The store: the session, what is shown of it, and the only way to change it.

mod history;
mod page;
mod selection;
mod words;

use asalto_core::{
    CombatantId, Command, Dice, EncounterView, Engine, Event, NoDice, Reason, Rejection, Ruleset,
    SeededDice, Session, Side,
};
use leptos::prelude::*;

use crate::browser::{clock, random};
use crate::components::tour::Lesson;
use crate::keeper::Keeper;
use crate::parts::{self, Part};
use crate::settings::Settings;
use crate::text::Word;

/// A refusal, and what it refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What was asked for.
    pub command: Command,
    /// Why it was refused.
    pub rejection: Rejection,
}

/// The store, which every component takes from context.
#[derive(Clone, Copy)]
pub struct Store {
    session: RwSignal<Session>,
    /// From which the dice of this visit come.
    pub seed: u64,
    dice: StoredValue<SeededDice>,
    /// What decides, as far as it is loaded.
    pub engine: RwSignal<Engine>,
    /// The encounter as it is shown.
    pub view: Memo<EncounterView>,
    /// What may be done now.
    pub available: Memo<Vec<Command>>,
    /// Language and light.
    pub settings: Settings,
    /// Why the last command was refused, until the next one.
    pub refused: RwSignal<Option<Refused>>,
    /// The reason that is being told, and of whom.
    pub why: RwSignal<Option<(CombatantId, Reason)>>,
    /// Whether Enter heals in the field of amounts, as it does after H.
    pub heals: RwSignal<bool>,
    /// Who keeps the encounter.
    pub keeper: Keeper,
    /// Whether a new version of the app waits to be taken.
    pub update: RwSignal<bool>,
    /// What is shown instead of the table, by its heading.
    pub elsewhere: RwSignal<Option<Word>>,
    /// Whom the panel shows, where it is not the one whose turn it is.
    pub selected: RwSignal<Option<CombatantId>>,
    /// Those who are chosen together.
    pub chosen: RwSignal<Vec<CombatantId>>,
    /// The moment to return to, while the fight is shown as it was.
    pub present: RwSignal<Option<usize>>,
    /// What has changed, for those who hear it.
    pub announced: RwSignal<String>,
    /// What a guided fight is teaching.
    pub lesson: RwSignal<Option<Lesson>>,
}

impl Store {
    /// The sides that one may choose from.
    pub const SIDES: [Side; 3] = [Side::PARTY, Side::FOES, Side(2)];

    /// Opens what was open last, or an encounter in which nobody is yet.
    #[must_use]
    pub fn open() -> Self {
        let (keeper, session) = Keeper::open();
        let session = RwSignal::new(session);
        let engine = RwSignal::new(Engine::OPENING);
        let seed = random::seed();
        Self {
            session,
            engine,
            seed,
            dice: StoredValue::new(SeededDice::new(seed)),
            view: Memo::new(move |_| session.with(|session| session.view_by(engine.get()))),
            available: Memo::new(move |_| {
                session.with(|session| engine.get().available(session.encounter()))
            }),
            settings: Settings::open(),
            refused: RwSignal::new(None),
            why: RwSignal::new(None),
            heals: RwSignal::new(false),
            keeper,
            update: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            selected: RwSignal::new(None),
            chosen: RwSignal::new(Vec::new()),
            present: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            lesson: RwSignal::new(None),
        }
    }

    /// The store of this app.
    ///
    /// # Panics
    /// Outside the app.
    #[must_use]
    pub fn take() -> Self {
        expect_context()
    }

    /// The sides in play, party and foes always among them.
    #[must_use]
    pub fn sides(&self) -> Vec<Side> {
        let mut sides = vec![Side::PARTY, Side::FOES];
        self.view.with(|view| {
            for side in view.combatants.iter().map(|one| one.profile.side) {
                if let Err(place) = sides.binary_search(&side) {
                    sides.insert(place, side);
                }
            }
        });
        sides
    }

    /// Looks at the session.
    pub fn with_session<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.session.with(look)
    }

    /// Carries a command out, or says why not; says whether it was carried out.
    pub fn dispatch(&self, command: &Command) -> bool {
        let mut dice = self.dice.get_value();
        let done = self.dispatch_with(command, &mut dice);
        self.dice.set_value(dice);
        done
    }

    /// Carries a command out with dice of its own, as long as the app rolls any.
    pub fn dispatch_with(&self, command: &Command, dice: &mut dyn Dice) -> bool {
        if self.stands_back() {
            return false;
        }
        let turn_before = self
            .session
            .with_untracked(|session| session.encounter().turn_of());
        let engine = self.engine.get_untracked();
        if !self
            .session
            .with_untracked(|session| engine.decides(session.encounter(), command))
        {
            let (store, command) = (*self, command.clone());
            parts::after(store, Part::Table, move || {
                store.dispatch(&command);
            });
            return false;
        }
        let dice: &mut dyn Dice = if self.settings.real_dice.get_untracked() {
            &mut NoDice
        } else {
            dice
        };
        let done = self
            .session
            .write_untracked()
            .dispatch_by(engine, command, clock::now(), dice)
            .map(|_| ());
        match done {
            Ok(()) => {
                self.fall_silent();
                self.present.set(None);
                self.show();
                let turn = self
                    .session
                    .with_untracked(|session| session.encounter().turn_of());
                if turn != turn_before {
                    self.selected.set(None);
                }
                self.announce_entry(turn != turn_before);
                true
            }
            Err(rejection) => {
                let said = self.refusal(&rejection);
                self.announced.set(said.to_string());
                self.refused.set(Some(Refused {
                    command: command.clone(),
                    rejection,
                }));
                false
            }
        }
    }

    /// A seed for dice of their own, which follows from that of this visit.
    #[must_use]
    pub fn draw_seed(&self) -> u64 {
        let mut dice = self.dice.get_value();
        let seed = dice.draw_seed();
        self.dice.set_value(dice);
        seed
    }

    /// Rolls dice in the log, and says what they came to.
    pub fn roll(&self, expression: &str) -> Option<i32> {
        let expression = expression.to_owned();
        let who = None;
        if !self.dispatch(&Command::Roll { who, expression }) {
            return None;
        }
        self.session.with_untracked(|session| {
            let last = session.entries()[..session.cursor()].last()?;
            last.events.iter().find_map(|event| match event {
                Event::Rolled { total, .. } => Some(*total),
                _ => None,
            })
        })
    }

    /// Begins another encounter; the one that was open stays in the list.
    pub fn begin_another(&self) {
        self.keeper.begin();
        self.turn_to(Session::new(Ruleset::Dnd35));
        self.announced.set(self.word(Word::Preparation).to_owned());
    }

    /// Opens an encounter of the list.
    pub fn turn_to_kept(&self, id: u32) {
        if let Some(session) = self.keeper.turn_to(id) {
            self.turn_to(session);
        }
    }

    /// Opens what was found only after the start.
    pub fn take_restored(&self) {
        if let Some(session) = self.keeper.restored() {
            self.turn_to(session);
        }
    }

    /// Shows what another tab has made of the encounter, without writing it.
    pub fn follow(&self, session: Session) {
        self.session.set(session);
        self.announce_turn();
    }

    fn turn_to(&self, session: Session) {
        self.lesson.set(None);
        self.selected.set(None);
        self.chosen.set(Vec::new());
        self.present.set(None);
        self.fall_silent();
        self.session.set(session);
        self.announced.set(String::new());
        self.announce_turn();
    }

    /// Tells neither a refusal nor a reason any more.
    pub fn fall_silent(&self) {
        self.refused.set(None);
        self.why.set(None);
    }

    /// Writes first and shows then, so that nothing is seen that could be lost.
    fn show(&self) {
        self.keep_here();
        self.session.notify();
    }

    /// Keeps the encounter as it is, also where another tab has deleted it.
    pub fn keep_here(&self) {
        self.session
            .with_untracked(|session| self.keeper.keep(session));
    }

    /// Whether another tab plays this encounter, or has deleted it; then this one says so and does
    /// nothing.
    fn stands_back(&self) -> bool {
        let why = if self.keeper.is_deleted() {
            Word::DeletedElsewhere
        } else if self.keeper.follows.get_untracked() {
            Word::Following
        } else {
            return false;
        };
        let lang = self.settings.lang.get_untracked();
        self.announced.set(lang.word(why).to_owned());
        true
    }
}
