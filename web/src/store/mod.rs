//! The store: the session, its view, and the only way to change it.

pub mod address;
mod aiming;
pub mod announcements;
mod dispatch;
mod drawers;
pub mod encounter_title;
mod encounters;
mod history;
mod lesson;
mod lesson_steps;
mod loading;
pub mod log_line;
mod main_form;
pub mod open_encounter;
mod own_encounter;
pub mod page;
pub mod part_texts;
mod row_access;
pub mod rows;
mod selection;
mod texts;
mod toast_message;

pub use dispatch::{KEEP_HERE, PLAY_HERE};
pub use history::Step;
pub use lesson::{Lesson, LessonPlace};
pub use main_form::{FilledForm, MainForm};
pub use toast_message::{ToastButton, ToastMessage};

use asalto_core::combatant::Feature;
use asalto_core::rules::{DefensePolicy, VitalityPolicy};
use asalto_core::view::LastView;
use asalto_core::{
    CombatantId, Command, EncounterView, Reason, Rejection, SeededDice, Session, Side, available,
};
use asalto_text::{NoticeText, SetupText};
use leptos::prelude::*;

use crate::browser::random;
use crate::input::aim::Aim;
use crate::storage::settings::Settings;
use crate::ui::empty;
use drawers::Drawers;
use open_encounter::OpenEncounter;
use rows::Rows;

/// Commands that were given together, and the rejection of one of them. None was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    commands: Vec<Command>,
    /// The index of the rejected one.
    at: usize,
    /// The reason that the rules reject it.
    pub rejection: Rejection,
}

impl Refused {
    /// Returns the rejected command.
    pub fn command(&self) -> Option<&Command> {
        self.commands.get(self.at)
    }

    /// Returns the commands, with the rejected one as the game master's ruling.
    pub fn overridden(mut self) -> Vec<Command> {
        if let Some(refused) = self.commands.get_mut(self.at) {
            *refused = Command::Rule(Box::new(refused.clone()));
        }
        self.commands
    }
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
    /// The notice that has kept a command from being carried out, as long as it holds this tab back.
    pub stood_back: RwSignal<Option<NoticeText>>,
    /// The combatant and the reason on display.
    pub why: RwSignal<Option<(CombatantId, Reason)>>,
    /// The open drawer, the targets and the typed amount.
    pub aim: RwSignal<Aim>,
    drawers: StoredValue<Drawers>,
    /// The handle of the open encounter.
    pub keeper: OpenEncounter,
    /// Whether a new version of the app is ready to install.
    pub update: RwSignal<bool>,
    /// The page that replaces the table, by its heading.
    pub elsewhere: RwSignal<Option<SetupText>>,
    /// The combatant in the panel, if it is not the current combatant.
    pub selected: RwSignal<Option<CombatantId>>,
    /// The combatants hidden from the players' screen, once they are known.
    pub off_screen: RwSignal<Vec<CombatantId>>,
    /// The form that the main button submits, while one is filled in.
    pub main_form: RwSignal<Option<MainForm>>,
    /// The message about the last command or step.
    pub toast: RwSignal<Option<ToastMessage>>,
    /// The moment to return to, while an earlier moment is shown.
    pub present: RwSignal<Option<usize>>,
    /// Whether the page around the app has the controls of a replay.
    pub replays: RwSignal<bool>,
    /// The text that screen readers announce.
    pub announced: RwSignal<String>,
    /// The place in the tutorial.
    pub lesson: RwSignal<Option<LessonPlace>>,
}

impl Store {
    /// The sides that a user can choose.
    pub const SIDES: [Side; 3] = [Side::PARTY, Side::FOES, Side(2)];

    /// Opens the store with the last open encounter, or an empty one.
    #[must_use]
    pub fn open() -> Self {
        let (keeper, session) = OpenEncounter::open();
        let session = RwSignal::new(session);
        let lens = RwSignal::new(None::<Lens>);
        let seed = random::seed();
        let last = StoredValue::new(LastView::default());
        let aim = RwSignal::new(Aim::default());
        let store = Self {
            session,
            lens,
            seed,
            dice: StoredValue::new(SeededDice::new(seed)),
            view: Memo::new(move |_| {
                let mut of_last = last.write_value();
                let view = session.with(|session| session.view_after(&mut of_last));
                match lens.get() {
                    Some(lens) => lens(view),
                    None => view,
                }
            }),
            available: Memo::new(move |_| session.with(|session| available(session.encounter()))),
            rows: StoredValue::new(Rows::new()),
            settings: Settings::open(),
            refused: RwSignal::new(None),
            stood_back: RwSignal::new(None),
            why: RwSignal::new(None),
            aim,
            drawers: StoredValue::default(),
            keeper,
            update: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            selected: RwSignal::new(None),
            off_screen: RwSignal::new(Vec::new()),
            main_form: RwSignal::new(None),
            toast: RwSignal::new(None),
            present: RwSignal::new(None),
            replays: RwSignal::new(false),
            announced: RwSignal::new(String::new()),
            lesson: RwSignal::new(LessonPlace::stored(keeper.opened())),
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

    /// Returns how the rules treat hit points and conditions, without following the session: other rules build another
    /// screen.
    #[must_use]
    pub fn vitality(&self) -> VitalityPolicy {
        let vitality = |session: &Session| session.encounter().rules().vitality;
        self.session.with_untracked(vitality)
    }

    /// Returns whether the rules in use have limited uses, without following the session.
    #[must_use]
    pub fn has_limited_uses(&self) -> bool {
        let has = |session: &Session| session.encounter().rules().has_limited_uses();
        self.session.with_untracked(has)
    }

    /// Returns the features that the rules in use know, without following the session.
    #[must_use]
    pub fn features(&self) -> &'static [Feature] {
        let features = |session: &Session| session.encounter().rules().features();
        self.session.with_untracked(features)
    }

    /// Returns how the rules apply defenses against damage of a type, without following the session.
    #[must_use]
    pub fn defenses(&self) -> DefensePolicy {
        let defenses = |session: &Session| session.encounter().rules().defenses();
        self.session.with_untracked(defenses)
    }

    /// Reads the session.
    pub fn with_session<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.session.with(look)
    }

    /// Closes the rejection or reason on display.
    pub fn fall_silent(&self) {
        empty(self.refused);
        empty(self.why);
        empty(self.toast);
    }
}
