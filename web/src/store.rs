//! The store: the session, what is shown of it, and the only way to change it.

use asalto_core::{
    CombatantId, Command, Dice, EncounterView, Engine, Event, NoDice, Reason, Rejection, Ruleset,
    SeededDice, Session, Side,
};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{clock, document, random};
use crate::components::tour::Lesson;
use crate::keeper::Keeper;
use crate::parts::{self, Part};
use crate::settings::{Settings, Theme};
use crate::shown;
use crate::text::{self, Lang, Sentence, Word};

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

    /// The language in use.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.settings.lang.get()
    }

    /// Speaks another language from now on, once its part of the app is there.
    pub fn speak(self, lang: Lang) {
        spawn_local(async move {
            if text::load(lang).await.is_ok() {
                self.settings.speak(lang);
            } else {
                self.keeper.warning.set(Some(Word::PartMissing));
                // The menu shows again what is spoken.
                self.settings.lang.notify();
            }
        });
    }

    /// A word in the language in use.
    #[must_use]
    pub fn word(&self, word: Word) -> &'static str {
        self.lang().word(word)
    }

    /// A word that follows the language in use.
    #[must_use]
    pub fn label(self, word: Word) -> Signal<String> {
        shown::text(move || self.word(word).to_owned())
    }

    /// The name of a side, following the language in use.
    #[must_use]
    pub fn side(self, side: Side) -> Signal<String> {
        shown::text(move || text::side(self.lang(), side))
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

    /// A sentence in the language in use.
    #[must_use]
    pub fn say(&self, sentence: &Sentence<'_>) -> String {
        self.lang().say(sentence)
    }

    /// The name of a combatant.
    #[must_use]
    pub fn name(&self, who: CombatantId) -> String {
        self.session.with(|session| {
            let one = session.encounter().participant(who);
            one.map(|one| one.profile.name.clone()).unwrap_or_default()
        })
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

    /// Goes one step back in the log, and says what is undone.
    pub fn undo(&self) {
        let mut undone = self.last_said();
        if self.travel(Session::undo)
            && let Some(first) = undone.first_mut()
        {
            let what = self.word(Word::Undo);
            let who = &first.text;
            first.text = self.say(&Sentence::Of { what, who });
            self.announce(undone, self.turn_said());
        }
    }

    /// Goes one step forward again.
    pub fn redo(&self) {
        if self.travel(Session::redo) {
            self.announce_entry(true);
        }
    }

    /// Goes back to the turn before this one.
    pub fn previous_turn(&self) {
        self.travel(|session| {
            session
                .previous_turn()
                .is_some_and(|moment| session.seek(moment))
        });
    }

    /// Shows the fight as it was after so many entries of the log.
    pub fn look_at(&self, moment: usize) {
        let here = self.session.with_untracked(Session::cursor);
        let present = self.present.get_untracked().unwrap_or(here);
        self.travel(|session| session.seek(moment));
        self.present.set((moment != present).then_some(present));
    }

    /// Shows the fight as it is again; says whether it was shown as it was.
    pub fn return_to_now(&self) -> bool {
        let present = self.present.get_untracked();
        if let Some(present) = present {
            self.look_at(present);
        }
        present.is_some()
    }

    /// Takes up another branch of the fight.
    pub fn take_branch(&self, index: usize) {
        self.travel(|session| session.take_branch(index));
        self.present.set(None);
    }

    /// Drops a branch for good.
    pub fn drop_branch(&self, index: usize) {
        self.travel(|session| session.drop_branch(index));
    }

    fn travel(&self, by: impl FnOnce(&mut Session) -> bool) -> bool {
        if self.stands_back() {
            return false;
        }
        let done = by(&mut self.session.write_untracked());
        if done {
            self.fall_silent();
            self.show();
            self.announce_turn();
        }
        done
    }

    /// Begins another encounter; the one that was open stays in the list.
    pub fn begin_another(&self) {
        self.keeper.begin();
        self.turn_to(Session::new(Ruleset::Dnd35));
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

    /// Tells a reason, or stops telling it.
    pub fn tell(&self, who: CombatantId, reason: &Reason) {
        let told = Some((who, reason.clone()));
        if self.why.get_untracked() == told {
            self.why.set(None);
            return;
        }
        self.announced.set(self.explain(who, reason).to_string());
        self.why.set(told);
    }

    /// Chooses somebody with others, or not any more.
    pub fn choose(&self, who: CombatantId) {
        self.chosen
            .update(|chosen| match chosen.iter().position(|&one| one == who) {
                Some(index) => drop(chosen.remove(index)),
                None => chosen.push(who),
            });
    }

    /// Selects the one who stands so many rows further down, or up.
    pub fn select_further(&self, rows: isize) {
        let view = self.view.get_untracked();
        let selected = self.selected.get_untracked().or(view.current);
        let index = view
            .combatants
            .iter()
            .position(|one| Some(one.id) == selected);
        let count = view.combatants.len();
        if let Some(index) = index.and_then(|index| index.checked_add_signed(rows))
            && index < count
        {
            let id = view.combatants[index].id;
            self.selected.set(Some(id));
            self.announced.set(self.name(id));
        }
    }

    fn turn_to(&self, session: Session) {
        self.lesson.set(None);
        self.selected.set(None);
        self.chosen.set(Vec::new());
        self.present.set(None);
        self.fall_silent();
        self.session.set(session);
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

    /// Keeps the page's language, light and title as they are set.
    pub fn keep_page_in_step(self) {
        Effect::new(move |_| document::set_language(self.lang().tag()));
        Effect::new(move |_| {
            document::set_theme(match self.settings.theme.get() {
                Theme::System => None,
                Theme::Dark => Some("dark"),
                Theme::Light => Some("light"),
            });
        });
        Effect::new(move |_| document::set_real_dice(self.settings.real_dice.get()));
        Effect::new(move |_| {
            if let Some(heading) = self.elsewhere.get() {
                document::set_title(&format!("{} · Asalto", self.word(heading)));
                return;
            }
            let (round, turn) = self.view.with(|view| (view.round, view.current));
            let round = round.map(|round| self.round(round));
            let turn = turn.map(|who| self.name(who));
            let parts: Vec<_> = [turn, round].into_iter().flatten().collect();
            if parts.is_empty() {
                document::set_title("Asalto");
            } else {
                document::set_title(&format!("{} · Asalto", parts.join(" · ")));
            }
        });
    }
}
