//! The table a scenario is played at: a session, scripted dice, and names for ids.

use asalto_core::{
    Combatant, CombatantId, Command, Encounter, Entry, Event, PriorityCommand, Rejection,
    ScriptedDice, Session, Side, Timestamp,
};

use super::commands;
use super::line::Line;
use super::names;

/// A scenario at play.
pub struct Table {
    session: Session,
    dice: ScriptedDice,
    sides: Vec<String>,
    mark: usize,
}

impl Table {
    pub fn new(ruleset: asalto_core::Ruleset) -> Self {
        Self {
            session: Session::new(ruleset),
            dice: ScriptedDice::default(),
            sides: vec!["party".to_owned(), "foes".to_owned()],
            mark: 0,
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

    /// Plays a line that is no expectation.
    pub fn play(&mut self, line: &Line) -> Result<(), String> {
        let words = line.as_strs();
        match words.as_slice() {
            ["dice", rest @ ..] => self.script(rest),
            ["undo"] => said(self.session.undo(), "there is nothing to undo"),
            ["redo"] => said(self.session.redo(), "there is nothing to redo"),
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

    /// `pass NAME...`: each of them holds priority in turn, and passes.
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

    /// The entries of the log up to now.
    pub fn played(&self) -> &[Entry] {
        &self.session.entries()[..self.session.cursor()]
    }

    /// After how many entries the trace begins.
    pub fn marked(&self) -> usize {
        self.mark
    }

    /// `refuse KIND [RULE...]: COMMAND`: the command must be refused so, and change nothing.
    pub fn refuse(&mut self, line: &Line) -> Result<(), String> {
        let words = line.as_strs();
        let (kind, rest) = words
            .split_first()
            .ok_or("`refuse` wants a kind and a command")?;
        let rules = rest.iter().take_while(|word| is_rule(word)).count();
        let (rules, command) = rest.split_at(rules);
        let command = commands::read(self, command)?;
        let before = self.session.clone();
        match self.dispatch(&command) {
            Ok(()) => {
                self.session = before;
                Err(format!(
                    "expected to be refused by {kind}, but it was accepted"
                ))
            }
            Err(_) if self.session != before => Err("a refusal changed something".to_owned()),
            Err(rejection) => {
                let found = names::name_of(&rejection);
                let cited: Vec<_> = rejection.rules().iter().map(ToString::to_string).collect();
                if found != *kind {
                    Err(format!(
                        "expected to be refused by {kind}, found {found}: {rejection}"
                    ))
                } else if let Some(rule) =
                    rules.iter().find(|rule| !cited.iter().any(|c| c == *rule))
                {
                    Err(format!("expected a refusal citing {rule}, found {cited:?}"))
                } else {
                    Ok(())
                }
            }
        }
    }

    fn dispatch(&mut self, command: &Command) -> Result<(), Rejection> {
        let at = Timestamp(0);
        self.session
            .dispatch(command, at, &mut self.dice)
            .map(|_| ())
    }

    /// `dice [NAME] FACES`: for one combatant, or for whoever rolls next.
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

    /// A combatant by its name; `@3` by its id, even where there is none.
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

    /// The profile of a combatant who is there, to edit.
    pub fn profile(&self, who: CombatantId) -> Result<Combatant, String> {
        let one = self.encounter().participant(who);
        one.map(|one| one.profile.clone())
            .ok_or_else(|| format!("{who} is unknown"))
    }
}

fn is_rule(word: &str) -> bool {
    word.parse::<asalto_core::RuleId>().is_ok()
}

fn said(done: bool, otherwise: &str) -> Result<(), String> {
    if done {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}
