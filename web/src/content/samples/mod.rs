//! Sample encounters: the sources' own examples, and three ways of ordering turns in any other game.

pub mod tales_of_war;

use asalto_core::combatant::{Controller, Feature, Group};
use asalto_core::rules::TableChoice;
use asalto_core::{Combatant, CombatantId, Command, Rules, Ruleset, Side};
use asalto_text::{CombatText, Lang, SetupText};

/// A sample encounter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sample {
    /// An ambush in which some combatants are aware and some are not.
    Ambush,
    /// A kobold sees the light of a party that can't see it (D30-14).
    Kobold,
    /// Lidda and a gargoyle see each other before anyone else is aware (D30-23).
    Gargoyle,
    /// An archer readies a shot at the door (D35-55).
    Door,
    /// Bandits who are unaware of everyone (D5E-10).
    Camp,
    /// A group of bandits springs from the trees on heroes who have not noticed them (D24-2, D24-6).
    Road,
    /// Two crews whose sides take turns (ANY-5).
    Sides,
    /// Each combatant that has acted names the next (ANY-6).
    Relay,
    /// Cards decide who draws first (ANY-7).
    Cards,
}

/// The profile of a hero or an enemy: name, Dexterity, hit points, armor class.
type Sheet<N> = (N, i16, i32, i16);

const LIDDA: Sheet<&str> = ("Lidda", 17, 16, 17);
const TORDEK: Sheet<&str> = ("Tordek", 13, 24, 18);
const MIALEE: Sheet<&str> = ("Mialee", 16, 12, 13);
const JOZAN: Sheet<&str> = ("Jozan", 8, 20, 16);
const REGDAR: Sheet<&str> = ("Regdar", 10, 28, 17);

impl Sample {
    /// All samples, in the order of the menu.
    pub const ALL: [Self; 9] = [
        Self::Road,
        Self::Ambush,
        Self::Door,
        Self::Kobold,
        Self::Gargoyle,
        Self::Camp,
        Self::Sides,
        Self::Relay,
        Self::Cards,
    ];

    /// Returns the last part of the button ids of the sample.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Ambush => "ambush",
            Self::Kobold => "kobold",
            Self::Gargoyle => "gargoyle",
            Self::Door => "door",
            Self::Camp => "camp",
            Self::Road => "road",
            Self::Sides => "sides",
            Self::Relay => "relay",
            Self::Cards => "cards",
        }
    }

    /// Returns the name of the sample.
    #[must_use]
    pub fn title(self) -> SetupText {
        match self {
            Self::Ambush => SetupText::SampleAmbush,
            Self::Kobold => SetupText::SampleKobold,
            Self::Gargoyle => SetupText::SampleGargoyle,
            Self::Door => SetupText::SampleDoor,
            Self::Camp => SetupText::SampleCamp,
            Self::Road => SetupText::SampleRoad,
            Self::Sides => SetupText::SampleSides,
            Self::Relay => SetupText::SampleRelay,
            Self::Cards => SetupText::SampleCards,
        }
    }

    /// Returns the ruleset of the sample.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        match self {
            Self::Ambush | Self::Door => Ruleset::Dnd35,
            Self::Kobold | Self::Gargoyle => Ruleset::Dnd30,
            Self::Camp => Ruleset::Dnd5e,
            Self::Road => Ruleset::Dnd5e2024,
            Self::Sides | Self::Relay | Self::Cards => Ruleset::Any,
        }
    }

    /// Returns the rules of the sample, with the choices of its table.
    fn rules(self) -> Rules {
        let mut rules = Rules::from(self.ruleset());
        match self {
            Self::Ambush | Self::Kobold | Self::Gargoyle | Self::Door | Self::Camp | Self::Road => {
            }
            Self::Sides => {
                rules = rules.choose(TableChoice::SidesByNumber);
                rules.order.formula = "1d6".parse().ok();
            }
            Self::Relay => rules = rules.choose(TableChoice::HandOver),
            Self::Cards => rules = rules.choose(TableChoice::Cards),
        }
        rules
    }

    /// Returns the commands that set up the sample in an empty encounter.
    #[must_use]
    pub fn commands(self, lang: Lang) -> Vec<Command> {
        let gargoyle = (CombatText::Gargoyle, 14, 37, 16);
        let (heroes, foes): (&[_], &[_]) = match self {
            Self::Ambush | Self::Gargoyle => (&[LIDDA, TORDEK, JOZAN], &[gargoyle]),
            Self::Kobold => (&[TORDEK, MIALEE], &[(CombatText::Kobold, 14, 9, 15)]),
            Self::Door => (
                &[MIALEE, TORDEK],
                &[
                    (CombatText::Orc, 11, 5, 13),
                    (CombatText::Gnoll, 10, 11, 15),
                ],
            ),
            Self::Road => (
                &[LIDDA, MIALEE, REGDAR],
                &[(CombatText::Captain, 16, 52, 15)],
            ),
            Self::Camp | Self::Sides | Self::Relay | Self::Cards => (
                &[LIDDA, REGDAR],
                &[
                    (CombatText::Captain, 16, 65, 15),
                    (CombatText::Bandit, 12, 11, 12),
                ],
            ),
        };
        let rules = Command::AdoptRules(Box::new(self.rules()));
        let heroes = heroes.iter().map(|&sheet| hero(sheet));
        let foes = foes
            .iter()
            .map(|&(name, dexterity, hit_points, armor_class)| {
                let sheet = (lang.text(name), dexterity, hit_points, armor_class);
                combatant(sheet, Side::FOES)
            });
        let group = (1..=self.bandits()).map(|number| bandit(lang, number));
        let join = |profile| Command::AddCombatant(Box::new(profile));
        let joined = heroes.chain(foes).chain(group).map(join);
        [rules]
            .into_iter()
            .chain(joined)
            .chain(self.awareness())
            .collect()
    }

    /// Returns the number of bandits, which share a roll.
    fn bandits(self) -> u8 {
        match self {
            Self::Road => 3,
            Self::Ambush
            | Self::Kobold
            | Self::Gargoyle
            | Self::Door
            | Self::Camp
            | Self::Sides
            | Self::Relay
            | Self::Cards => 0,
        }
    }

    /// Returns the commands that make combatants unaware.
    fn awareness(self) -> Vec<Command> {
        let of_side = |observer, target| Command::SetSideAwareness {
            observer,
            target,
            aware: false,
        };
        let of_one = |observer| Command::SetAwareness {
            observer: CombatantId(observer),
            target: CombatantId(4),
            aware: false,
        };
        match self {
            Self::Ambush | Self::Gargoyle => vec![of_one(2), of_one(3)],
            Self::Kobold | Self::Road => vec![of_side(Side::PARTY, Side::FOES)],
            Self::Camp => vec![of_side(Side::FOES, Side::PARTY)],
            Self::Door | Self::Sides | Self::Relay | Self::Cards => Vec::new(),
        }
    }
}

fn hero(sheet: Sheet<&str>) -> Combatant {
    let mut hero = combatant(sheet, Side::PARTY);
    hero.controller = Controller::Player;
    if sheet == LIDDA {
        hero.features.insert(Feature::UncannyDodge);
    }
    hero
}

/// Returns a bandit of a group, by its number.
fn bandit(lang: Lang, number: u8) -> Combatant {
    let name = format!("{} {number}", lang.text(CombatText::Bandit));
    let mut bandit = combatant((&name, 12, 11, 12), Side::FOES);
    bandit.group = Some(Group(1));
    bandit
}

fn combatant((name, dexterity, hit_points, armor_class): Sheet<&str>, side: Side) -> Combatant {
    let mut one = Combatant::new(name, side);
    one.dexterity = Some(dexterity);
    one.hit_points = Some(hit_points);
    one.armor_class = Some(armor_class);
    one
}
