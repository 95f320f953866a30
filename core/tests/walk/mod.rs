//! A random walk through an encounter. Each number chooses the next command, so a sequence that breaks a
//! law shrinks to a short one.

mod any;
mod fifth;
mod groups;
mod third;
mod time;

use asalto_core::casting::CheckInput;
use asalto_core::combatant::{Controller, DamageReduction, Feature, Group};
use asalto_core::command::{InitiativeSwap, Summoned};
use asalto_core::die::RollMode;
use asalto_core::rules::{
    HouseRule, OpeningPolicy, Response, RollingPolicy, SurprisedReactions, TiePolicy,
};
use asalto_core::waiting::Readied;
use asalto_core::{
    ActionKind, Combatant, CombatantId, Command, Condition, DamageType, Rules, Ruleset, SeededDice,
    Session, Side, SortedSet, Timestamp, available, check, decide,
};

/// A step of a walk.
pub enum Step {
    Command(Command),
    Undo,
    Redo,
    Seek(usize),
    TakeBranch(usize),
    DropBranch(usize),
}

impl Step {
    /// Moves in the history of a session. A command is not carried out.
    fn take(&self, session: &mut Session) {
        match self {
            Self::Command(_) => true,
            Self::Undo => session.undo(),
            Self::Redo => session.redo(),
            Self::Seek(cursor) => session.seek(*cursor),
            Self::TakeBranch(index) => session.take_branch(*index),
            Self::DropBranch(index) => session.drop_branch(*index),
        };
    }
}

/// A session in play, and the numbers left to choose with.
pub struct Walker<'c> {
    session: Session,
    choices: std::slice::Iter<'c, u32>,
    dice: SeededDice,
    /// The most random commands to look at for one that is legal.
    looks: u32,
    /// The commands that were accepted, and all that were tried.
    share: (u32, u32),
}

impl<'c> Walker<'c> {
    /// A walk from a few combatants of two sides.
    pub fn new(ruleset: Ruleset, choices: &'c [u32]) -> Self {
        let seed = choices.first().copied().unwrap_or_default();
        let mut rules = Rules::from(ruleset);
        if !seed.is_multiple_of(4) {
            any::choose(&mut rules, seed);
        }
        let mut walker = Self {
            session: Session::new(rules),
            choices: choices.iter(),
            dice: SeededDice::new(u64::from(seed)),
            looks: 1,
            share: (0, 0),
        };
        for seed in 0..3 {
            let join = Command::AddCombatant(Box::new(profile(seed * 7)));
            walker.try_command(&join).expect("a step is consistent");
        }
        walker
    }

    /// A walk that continues from a session.
    #[allow(dead_code, reason = "not every test goes on from one")]
    pub fn on(session: Session, choices: &'c [u32]) -> Self {
        Self {
            session,
            choices: choices.iter(),
            dice: SeededDice::new(0),
            looks: 1,
            share: (0, 0),
        }
    }

    /// Prefers legal commands to others.
    pub fn lively(mut self) -> Self {
        self.looks = 6;
        self
    }

    /// Returns the number of commands that were accepted, and of all that were tried.
    pub fn share(&self) -> (u32, u32) {
        self.share
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Takes one step; `None` when no choice is left. The error is a broken law.
    pub fn step(&mut self) -> Option<Result<(), String>> {
        let choice = *self.choices.next()?;
        let step = self.choose(choice);
        if let Some(Step::Command(command)) = step {
            return Some(self.try_command(&command));
        }
        if let Some(step) = step {
            step.take(&mut self.session);
        }
        Some(Ok(()))
    }

    /// Returns the step that a number chooses. None if nothing is offered.
    pub fn choose(&self, choice: u32) -> Option<Step> {
        let (kind, detail) = (choice % 16, choice / 16);
        let index = usize::try_from(detail).unwrap_or_default();
        Some(match kind {
            0 => Step::Undo,
            1 => Step::Redo,
            2 => Step::Seek(index % (self.session.entries().len() + 1)),
            3 => {
                let index = index % (self.session.branches().len() + 1);
                if detail.is_multiple_of(5) {
                    Step::DropBranch(index)
                } else {
                    Step::TakeBranch(index)
                }
            }
            4..=9 => {
                let offers = available(self.session.encounter());
                // Commands that end combat are rare, or walks would be short.
                let last = offers.len().saturating_sub(1);
                let lively = if detail.is_multiple_of(50) {
                    offers.len()
                } else {
                    last.max(1)
                };
                Step::Command(offers.get(index % lively.max(1))?.clone())
            }
            _ => {
                let command = self.legal(detail);
                let ruling = kind >= 14;
                Step::Command(if ruling {
                    Command::Rule(Box::new(command))
                } else {
                    command
                })
            }
        })
    }

    /// Carries out a command if it is legal. `check` and `decide` must agree, and a rejection must
    /// change nothing.
    fn try_command(&mut self, command: &Command) -> Result<(), String> {
        let before = self.session.clone();
        let checked = check(before.encounter(), command);
        let decided = decide(before.encounter(), command, &mut self.dice.clone());
        if checked.as_ref().err() != decided.as_ref().err() {
            return Err(format!(
                "{command:?}: check {checked:?}, decide {decided:?}"
            ));
        }
        let done = self
            .session
            .dispatch(command, Timestamp(0), &mut self.dice)
            .map(|_| ());
        self.share.0 += u32::from(done.is_ok());
        self.share.1 += 1;
        match done {
            Err(_) if self.session != before => Err(format!("{command:?}: a refusal changed it")),
            Err(asalto_core::Rejection::Fault(error)) => Err(format!("{command:?}: {error:?}")),
            _ => Ok(()),
        }
    }

    /// A random command: the first legal one of a few, or the last of them.
    fn legal(&self, detail: u32) -> Command {
        let details = (0..self.looks).map(|look| detail.wrapping_add(look * 1_000_003));
        let mut commands = details.map(|detail| self.anything(detail));
        let encounter = self.session.encounter();
        let found = commands.find(|command| check(encounter, command).is_ok());
        found.unwrap_or_else(|| self.anything(detail))
    }

    /// A random command, sensible or not.
    pub fn anything(&self, detail: u32) -> Command {
        let (kind, detail) = (detail % 41, detail / 41);
        let who = self.somebody(detail);
        let other = self.somebody(detail / 7);
        let aware = detail.is_multiple_of(2);
        let sides = (Side::PARTY, Side::FOES);
        let (observer, target) = if detail.is_multiple_of(3) {
            sides
        } else {
            (sides.1, sides.0)
        };
        let action =
            ActionKind::ALL[usize::try_from(detail).unwrap_or_default() % ActionKind::ALL.len()];
        let condition = any_condition(detail);
        let amount = i32::try_from(detail % 40).unwrap_or_default();
        match kind {
            0 => Command::AddCombatant(Box::new(profile(detail))),
            1 => Command::EditCombatant {
                who,
                profile: Box::new(profile(detail)),
            },
            2 => Command::RemoveCombatant { who },
            3 => Command::SetAwareness {
                observer: who,
                target: other,
                aware,
            },
            4 => Command::SetSideAwareness {
                observer,
                target,
                aware,
            },
            5 => Command::RollInitiative { who: vec![who] },
            6 => Command::EnterInitiative {
                who,
                total: amount - 9,
            },
            7 => Command::TakeAction { action },
            8 => Command::BeginAction {
                action,
                name: "move".to_owned(),
            },
            9 if detail.is_multiple_of(4) => Command::Respond {
                who,
                response: Response::Immediate,
            },
            9 => Command::Respond {
                who,
                response: Response::Opportunity,
            },
            10 => Command::damage(vec![who, other], amount),
            11 => Command::Heal {
                who: vec![who],
                amount,
            },
            12 => Command::AddCondition { who, condition },
            13 => Command::RemoveCondition { who, condition },
            14 => Command::EndTurn,
            15 => acts_earlier(who, other, detail),
            21 => Command::Respond {
                who,
                response: Response::Readied,
            },
            22 => Command::Ready(Box::new(Readied {
                spell: aware.then(|| "Fireball".to_owned()),
                ..Readied::new(action, "somebody moves")
            })),
            23 => Command::Concentrate {
                who,
                spell: "Bless".to_owned(),
            },
            24 if detail % 3 == 0 => Command::LoseConcentration { who },
            24 => Command::MakeConcentrationSave {
                who,
                name: "Concentration".to_owned(),
                how: CheckInput::Roll { modifier: 2 },
            },
            19 => Command::Hide {
                who: vec![who, other],
            },
            20 => Command::CompareStealth,
            16 => self.tie_decision(detail),
            17 => Command::Respond {
                who,
                response: Response::Reaction,
            },
            18 => Command::AdoptRules(Box::new(self.house_rules(detail))),
            25 => fifth::anything(who, detail),
            40 if detail.is_multiple_of(3) => Command::SaveAgainstEffect {
                who,
                condition,
                name: String::new(),
                how: CheckInput::Roll { modifier: 2 },
            },
            26..=29 => third::anything(who, other, detail),
            30..=34 => time::anything(who, other, condition, detail),
            36..=38 => fifth::legend(who, other, detail),
            39 => groups::anything(who, detail),
            _ => any::anything(self.session.rules(), who, detail),
        }
    }

    /// A tie-break for the open tie, if there is one.
    fn tie_decision(&self, detail: u32) -> Command {
        match self.session.encounter().open_tie() {
            Some(tie) if !detail.is_multiple_of(3) => {
                let order = tie.tied.iter().rev().copied().collect();
                Command::BreakTie { order }
            }
            _ => Command::RollOffTie,
        }
    }

    /// The ruleset's rules, with one house rule.
    fn house_rules(&self, detail: u32) -> Rules {
        let mut rules = Rules::from(self.session.rules().ruleset);
        match detail % 10 {
            7 => {
                let sides = HouseRule::SideInitiative;
                rules = rules.with(sides, true).unwrap_or(rules);
            }
            8 => {
                let speed = HouseRule::SpeedFactor;
                rules = rules.with(speed, true).unwrap_or(rules);
            }
            9 => {
                let passive = HouseRule::PassiveInitiative;
                rules = rules.with(passive, true).unwrap_or(rules);
            }
            6 => {
                let scores = HouseRule::ScoresForMonsters;
                rules = rules.with(scores, true).unwrap_or(rules);
            }
            4 => rules.rolling = RollingPolicy::EachRound,
            0 => rules.opening = OpeningPolicy::Disadvantage,
            1 => rules.tie = TiePolicy::RollOff,
            2 => rules.tie = TiePolicy::Decide,
            3 => {
                rules.opening = OpeningPolicy::FirstTurnLost {
                    reactions: SurprisedReactions::AtOnce,
                }
            }
            _ => {}
        }
        any::choose(&mut rules, detail / 6);
        rules
    }

    /// An id that usually exists.
    fn somebody(&self, detail: u32) -> CombatantId {
        let count = self.session.encounter().participants().count();
        CombatantId(detail % u32::try_from(count + 2).unwrap_or(u32::MAX))
    }
}

/// A profile that depends only on a number.
fn profile(seed: u32) -> Combatant {
    let side = if seed.is_multiple_of(2) {
        Side::PARTY
    } else {
        Side::FOES
    };
    let mut profile = Combatant::new(format!("C{seed}"), side);
    let small = i16::try_from(seed % 12).unwrap_or_default();
    profile.dexterity = (!seed.is_multiple_of(3)).then_some(6 + small);
    profile.initiative = (seed.is_multiple_of(4)).then_some(small - 3);
    profile.hit_points = (!seed.is_multiple_of(5)).then_some(3 + i32::from(small));
    profile.armor_class = Some(10 + small);
    if seed % 6 == 1 {
        profile.controller = Controller::Player;
    }
    profile.passive_perception = seed.is_multiple_of(2).then_some(9 + small);
    profile.group = seed.is_multiple_of(7).then_some(Group(1));
    if seed % 9 == 2 {
        profile.bonus_actions = vec!["Cunning Action".to_owned()];
        profile.initiative_mode = RollMode::Advantage;
    }
    if seed.is_multiple_of(3) {
        let defenses = &mut profile.defenses;
        defenses.resistances.insert(DamageType::Fire);
        defenses.vulnerabilities.insert(DamageType::Cold);
        defenses.immunities = [DamageType::Slashing]
            .into_iter()
            .filter(|_| seed.is_multiple_of(2))
            .collect();
        if seed.is_multiple_of(5) {
            let resistances = &mut defenses.nonmagical.resistances;
            resistances.insert(DamageType::Slashing);
        }
        defenses.set_energy(DamageType::Fire, 5);
        defenses.reduction = Some(DamageReduction {
            amount: 3,
            types: SortedSet::default(),
            bypass: "magic".to_owned(),
        });
    }
    let features = Feature::ALL;
    profile
        .features
        .insert(features[usize::try_from(seed).unwrap_or_default() % features.len()]);
    profile
}

fn acts_earlier(who: CombatantId, other: CombatantId, detail: u32) -> Command {
    match detail % 3 {
        0 => Command::SwapInitiative(InitiativeSwap { who, with: other }),
        1 => Command::FollowSummoner(Summoned { who, by: other }),
        _ => Command::ActFirst { who },
    }
}

/// A condition of any ruleset.
fn any_condition(detail: u32) -> Condition {
    let others = [
        Condition::Poisoned,
        Condition::Dazed,
        Condition::Slowed,
        Condition::Hasted,
    ];
    let all = [&Condition::NAMED[..], &others].concat();
    all[usize::try_from(detail).unwrap_or_default() % all.len()].clone()
}
