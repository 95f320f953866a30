//! The store: the session, its view, and the only way to change it.

mod history;
pub mod page;
mod selection;
mod texts;

use asalto_core::share::DamageShare;
use asalto_core::{
    Change, CombatantId, Command, Dice, EncounterView, Event, NoDice, Reason, Rejection,
    SeededDice, Session, Side,
};
use leptos::prelude::*;

use crate::browser::{clock, random};
use crate::components::tour::Lesson;
use crate::engine::Engine;
use crate::keeper::Keeper;
use crate::parts::{self, Part};
use crate::row_signals::Rows;
use crate::settings::{self, Settings};
use crate::text::{NoticeText, SetupText};

/// A rejected command and the rejection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The command.
    pub command: Command,
    /// The reason that the rules reject it.
    pub rejection: Rejection,
}

/// A function that reduces a view to the part that players may see.
pub type Lens = fn(EncounterView) -> EncounterView;

/// The store, which every component takes from context.
#[derive(Clone, Copy)]
pub struct Store {
    session: RwSignal<Session>,
    /// The seed of this visit's dice.
    pub seed: u64,
    dice: StoredValue<SeededDice>,
    /// The engine, as far as it is loaded.
    pub engine: RwSignal<Engine>,
    /// The filter for players, if the screen must not show the whole view.
    pub lens: RwSignal<Option<Lens>>,
    /// The view of the encounter.
    pub view: Memo<EncounterView>,
    /// The commands that are legal now.
    pub available: Memo<Vec<Command>>,
    /// The signals of each combatant.
    pub(crate) rows: StoredValue<Rows>,
    /// The settings.
    pub settings: Settings,
    /// The last rejected command, until the next command.
    pub refused: RwSignal<Option<Refused>>,
    /// The combatant and the reason on display.
    pub why: RwSignal<Option<(CombatantId, Reason)>>,
    /// Whether Enter in the field for amounts heals, as it does after H.
    pub heals: RwSignal<bool>,
    /// The open drawer of the panel, by its id.
    pub drawer: RwSignal<Option<&'static str>>,
    /// The keeper of the encounter.
    pub keeper: Keeper,
    /// Whether a new version of the app is ready to install.
    pub update: RwSignal<bool>,
    /// The page that replaces the table, by its heading.
    pub elsewhere: RwSignal<Option<SetupText>>,
    /// The combatant in the panel, if it is not the one with the current turn.
    pub selected: RwSignal<Option<CombatantId>>,
    /// The combatants selected together, with the share that each takes of an amount of damage.
    pub chosen: RwSignal<Vec<(CombatantId, DamageShare)>>,
    /// The amount of damage or healing that is typed, if it is a number.
    pub amount: RwSignal<Option<i32>>,
    /// The combatants that are kept off the players' screen, once that is known.
    pub off_screen: RwSignal<Vec<CombatantId>>,
    /// The result of the last command, shown with a button that undoes it.
    pub toast: RwSignal<Option<String>>,
    /// The moment to return to, while an earlier one is shown.
    pub present: RwSignal<Option<usize>>,
    /// The text that screen readers announce.
    pub announced: RwSignal<String>,
    /// The lesson of the tutorial.
    pub lesson: RwSignal<Option<Lesson>>,
}

impl Store {
    /// The sides that a user can choose.
    pub const SIDES: [Side; 3] = [Side::PARTY, Side::FOES, Side(2)];

    /// Opens the store with the encounter that was open last, or an empty one.
    #[must_use]
    pub fn open() -> Self {
        let (keeper, session) = Keeper::open();
        let session = RwSignal::new(session);
        let engine = RwSignal::new(Engine::SETUP);
        let lens = RwSignal::new(None::<Lens>);
        let seed = random::seed();
        let store = Self {
            session,
            engine,
            lens,
            seed,
            dice: StoredValue::new(SeededDice::new(seed)),
            view: Memo::new(move |_| {
                let view = session.with(|session| (engine.get().view)(session));
                match lens.get() {
                    Some(lens) => lens(view),
                    None => view,
                }
            }),
            available: Memo::new(move |_| {
                session.with(|session| (engine.get().available)(session.encounter()))
            }),
            rows: StoredValue::new(Rows::new()),
            settings: Settings::open(),
            refused: RwSignal::new(None),
            why: RwSignal::new(None),
            heals: RwSignal::new(false),
            drawer: RwSignal::new(None),
            keeper,
            update: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            selected: RwSignal::new(None),
            chosen: RwSignal::new(Vec::new()),
            amount: RwSignal::new(None),
            off_screen: RwSignal::new(Vec::new()),
            toast: RwSignal::new(None),
            present: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            lesson: RwSignal::new(None),
        };
        store.push_rows();
        store.follow_marks();
        store
    }

    /// Returns the store of this app.
    ///
    /// # Panics
    /// Outside the app.
    #[must_use]
    pub fn take() -> Self {
        expect_context()
    }

    /// Returns the sides in play, always including the party and the enemies.
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

    /// Reads the session.
    pub fn with_session<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.session.with(look)
    }

    /// Carries out a command or shows its rejection; returns whether it was carried out.
    pub fn dispatch(&self, command: &Command) -> bool {
        let mut dice = self.dice.get_value();
        let done = self.dispatch_with(command, &mut dice);
        self.dice.set_value(dice);
        done
    }

    /// Carries out a command with the given dice; real dice at the table override them.
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
            .with_untracked(|session| (engine.decides)(session.encounter(), command))
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
        let done = (engine.dispatch)(
            &mut self.session.write_untracked(),
            command,
            clock::now(),
            dice,
        );
        match done {
            Ok(()) => {
                self.fall_silent();
                self.present.set(None);
                self.show(Change::Entry);
                let turn = self
                    .session
                    .with_untracked(|session| session.encounter().turn_of());
                if turn != turn_before {
                    self.selected.set(None);
                    // Damage is dealt by the one whose turn it was.
                    if self.is_aiming() {
                        self.drawer.set(None);
                    }
                }
                self.announce_entry(turn != turn_before);
                if let Some(done) = self.offers_undo(command) {
                    self.toast.set(Some(done));
                }
                true
            }
            Err(rejection) => {
                let said = self.rejection_text(&rejection);
                self.announced.set(said.to_string());
                self.refused.set(Some(Refused {
                    command: command.clone(),
                    rejection,
                }));
                false
            }
        }
    }

    /// Draws a seed for separate dice from the dice of this visit.
    #[must_use]
    pub fn draw_seed(&self) -> u64 {
        let mut dice = self.dice.get_value();
        let seed = dice.draw_seed();
        self.dice.set_value(dice);
        seed
    }

    /// Rolls dice in the log and returns the total.
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

    /// Starts a new encounter by the ruleset of the current one, which stays in the list.
    pub fn begin_another(&self) {
        self.keeper.begin();
        let ruleset = self.with_session(|session| session.encounter().rules().ruleset);
        settings::remember_ruleset(ruleset);
        self.turn_to(Session::new(ruleset));
        self.announced.set(self.text(SetupText::Setup).to_owned());
    }

    /// Opens an encounter that is in localStorage; returns whether it could be opened.
    pub fn turn_to_kept(&self, id: u32) -> bool {
        let session = self.keeper.turn_to(id);
        let opened = session.is_some();
        if let Some(session) = session {
            self.turn_to(session);
        }
        opened
    }

    /// Opens an encounter that was restored after the start.
    pub fn take_restored(&self) {
        if let Some(session) = self.keeper.restored() {
            self.turn_to(session);
        }
    }

    /// Shows the encounter as another tab has changed it, without saving it.
    pub fn follow(&self, session: Session) {
        self.session.set(session);
        self.push_rows();
        self.announce_turn();
    }

    /// Shows what another tab has saved, if it is newer.
    pub fn follow_saved(&self, text: &str) {
        let newer = {
            let mut session = self.session.write_untracked();
            self.keeper.take_newer(text, &mut session)
        };
        if newer {
            self.session.notify();
            self.push_rows();
            self.announce_turn();
        }
    }

    fn turn_to(&self, session: Session) {
        self.lesson.set(None);
        self.selected.set(None);
        self.chosen.set(Vec::new());
        self.drawer.set(None);
        self.present.set(None);
        self.fall_silent();
        self.session.set(session);
        self.push_rows();
        self.announced.set(String::new());
        self.announce_turn();
    }

    /// Closes the rejection or reason on display.
    pub fn fall_silent(&self) {
        self.refused.set(None);
        self.why.set(None);
        self.toast.set(None);
    }

    /// Saves before showing, so that everything on screen is saved.
    fn show(&self, change: Change) {
        self.session
            .with_untracked(|session| self.keeper.keep(session, change));
        self.session.notify();
        self.push_rows();
    }

    /// Saves the encounter, even if another tab has deleted it.
    pub fn keep_here(&self) {
        self.session
            .with_untracked(|session| self.keeper.keep(session, Change::Whole));
    }

    /// Returns whether another tab plays or has deleted this encounter, and announces it. This tab
    /// then changes nothing.
    fn stands_back(&self) -> bool {
        let why = if self.keeper.is_deleted() {
            NoticeText::DeletedElsewhere
        } else if self.keeper.follows.get_untracked() {
            NoticeText::PlayedElsewhere
        } else {
            return false;
        };
        let lang = self.settings.lang.get_untracked();
        self.announced.set(lang.text(why).to_owned());
        true
    }
}
