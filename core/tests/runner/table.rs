//! The state of a scenario: a session, scripted dice, and names for ids.

use asalto_core::command::PriorityCommand;
use asalto_core::law::Law;
use asalto_core::log::Entry;
use asalto_core::view::LastView;
use asalto_core::{
    Combatant, CombatantId, Command, Dice, Encounter, Event, NoDice, Rejection, ScriptedDice,
    Session, Side, Timestamp,
};

use super::commands;
use super::history;
use super::line::Line;
use super::names;
use super::refusal::{Expected, Refusal};

/// A scenario in play.
pub struct Table {
    session: Session,
    last: LastView,
    dice: ScriptedDice,
    /// Whether the dice are real, so that results are typed.
    real_dice: bool,
    sides: Vec<String>,
    mark: usize,
    /// The commands that were given, each with why it was refused.
    #[allow(dead_code, reason = "most tests look at the session alone")]
    pub told: Vec<(Command, Option<Rejection>)>,
}

impl Table {
    pub fn new(ruleset: asalto_core::Ruleset) -> Self {
        Self {
            session: Session::new(ruleset),
            last: LastView::default(),
            dice: ScriptedDice::default(),
            real_dice: false,
            sides: vec!["party".to_owned(), "foes".to_owned()],
            mark: 0,
            told: Vec::new(),
        }
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn encounter(&self) -> &Encounter {
        self.session.encounter()
    }

    /// The events of the last command.
    pub fn last_events(&self) -> &[Event] {
        let played = &self.session.entries()[..self.session.cursor()];
        played.last().map_or(&[], |entry| &entry.events)
    }

    /// Plays a line that is not an expectation.
    pub fn play(&mut self, line: &Line) -> Result<(), String> {
        self.play_line(line)?;
        let view = self.session.view_after(&mut self.last);
        if view == self.session.view() {
            Ok(())
        } else {
            Err("the view takes what has changed from the last one".to_owned())
        }
    }

    fn play_line(&mut self, line: &Line) -> Result<(), String> {
        let words = line.as_strs();
        if let Some(done) = history::play(&mut self.session, &words) {
            return done;
        }
        match words.as_slice() {
            ["dice", rest @ ..] => {
                self.real_dice = false;
                self.script(rest)
            }
            ["real-dice"] => {
                self.real_dice = true;
                Ok(())
            }
            ["side", name] => {
                self.sides.push((*name).to_owned());
                Ok(())
            }
            ["mark"] => {
                self.mark = self.session.cursor();
                Ok(())
            }
            ["pass", names @ ..] if !names.is_empty() => self.pass(names),
            words => {
                let command = commands::read(self, words)?;
                self.dispatch(&command)
                    .map_err(|rejection| format!("refused: {rejection}"))
            }
        }
    }

    /// `pass NAME...`: each actor in turn holds priority and passes.
    fn pass(&mut self, names: &[&str]) -> Result<(), String> {
        for name in names {
            let holder = self.encounter().holder();
            if holder != Some(self.who(name)?) {
                let holder = holder.map_or("nobody".to_owned(), |who| self.name(who));
                return Err(format!("{name} does not hold priority, but {holder}"));
            }
            let pass = Command::Priority(PriorityCommand::Pass);
            self.dispatch(&pass)
                .map_err(|rejection| format!("refused: {rejection}"))?;
        }
        Ok(())
    }

    /// The entries of the log so far.
    pub fn played(&self) -> &[Entry] {
        &self.session.entries()[..self.session.cursor()]
    }

    /// The number of entries before the trace.
    pub fn marked(&self) -> usize {
        self.mark
    }

    /// The rules by which the ruleset states a point of law.
    pub fn cited(&self, law: Law) -> Vec<String> {
        let rules = law.rules(self.encounter().rules().ruleset);
        rules.iter().map(ToString::to_string).collect()
    }

    /// `refuse KIND [RULE...]: COMMAND`: the command must be rejected for this reason, and change nothing.
    pub fn refuse(&mut self, line: &Line) -> Result<(), String> {
        let words = line.as_strs();
        let expected = Expected::read(&words)?;
        let found = self.refusal(expected.command)?;
        expected.compare(found.as_ref())
    }

    /// The engine's refusal of a command, if it refuses it. Nothing is changed.
    pub fn refusal(&mut self, words: &[&str]) -> Result<Option<Refusal>, String> {
        let command = commands::read(self, words)?;
        let before = self.session.clone();
        match self.dispatch(&command) {
            Ok(()) => {
                self.session = before;
                Ok(None)
            }
            Err(_) if self.session != before => Err("a refusal changed something".to_owned()),
            Err(rejection) => Ok(Some(Refusal {
                kind: Some(names::name_of(&rejection)),
                rules: Some(rejection.law().map_or(Vec::new(), |law| self.cited(law))),
                sentence: rejection.to_string(),
            })),
        }
    }

    fn dispatch(&mut self, command: &Command) -> Result<(), Rejection> {
        let at = Timestamp(0);
        let dice: &mut dyn Dice = if self.real_dice {
            &mut NoDice
        } else {
            &mut self.dice
        };
        let done = self.session.dispatch(command, at, dice);
        let done = done.map(|_| ());
        self.told.push((command.clone(), done.clone().err()));
        done
    }

    /// `dice [NAME] FACES`: for one combatant, or for the next roll of any.
    fn script(&mut self, words: &[&str]) -> Result<(), String> {
        let faces = |words: &[&str]| {
            let faces: Result<Vec<u16>, _> = words.iter().map(|word| word.parse()).collect();
            faces.map_err(|error| format!("a face: {error}"))
        };
        match words {
            [name, rest @ ..] if name.parse::<u16>().is_err() => {
                let who = self.who(name)?;
                self.dice.push_for(who, faces(rest)?);
            }
            rest => self.dice.push(faces(rest)?),
        }
        Ok(())
    }

    pub fn dice_left(&self) -> usize {
        self.dice.left()
    }

    /// A combatant by its name; `@3` by its id, even if there is none.
    pub fn who(&self, name: &str) -> Result<CombatantId, String> {
        if let Some(id) = name.strip_prefix('@') {
            return id
                .parse()
                .map(CombatantId)
                .map_err(|error| error.to_string());
        }
        self.encounter()
            .participants()
            .filter(|one| one.profile.name == name)
            .map(|one| one.id)
            .next_back()
            .ok_or_else(|| format!("nobody is called {name}"))
    }

    /// Several combatants by their names.
    pub fn all(&self, names: &[&str]) -> Result<Vec<CombatantId>, String> {
        names.iter().map(|name| self.who(name)).collect()
    }

    /// A combatant's name.
    pub fn name(&self, who: CombatantId) -> String {
        self.encounter()
            .participant(who)
            .map_or_else(|| who.to_string(), |one| one.profile.name.clone())
    }

    /// The names of combatants.
    pub fn names(&self, who: impl IntoIterator<Item = CombatantId>) -> Vec<String> {
        who.into_iter().map(|who| self.name(who)).collect()
    }

    /// A side by its name, if the word is one.
    pub fn side(&self, name: &str) -> Option<Side> {
        let index = self.sides.iter().position(|side| side == name)?;
        u8::try_from(index).ok().map(Side)
    }

    /// The profile of an existing combatant, to edit.
    pub fn profile(&self, who: CombatantId) -> Result<Combatant, String> {
        let one = self.encounter().participant(who);
        one.map(|one| Combatant::clone(&one.profile))
            .ok_or_else(|| format!("{who} is unknown"))
    }
}
