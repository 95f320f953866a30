//! Samples: the sources' own examples, for every ruleset one or two.

use asalto_core::{Combatant, CombatantId, Command, Controller, Feature, Ruleset, Side};

use crate::text::fight::Phrase;
use crate::text::{Lang, Template, Word};

/// An encounter to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sample {
    /// An ambush in which some are aware and some are not.
    Ambush,
    /// A kobold has seen the light of those who cannot see it (D30-14).
    Kobold,
    /// Lidda and a gargoyle see each other before the others do (D30-23).
    Gargoyle,
    /// An archer waits for whoever comes through the door (D35-55).
    Door,
    /// Bandits who have noticed nobody (D5E-10).
    Camp,
}

/// A hero or a foe: the name, Dexterity, hit points, armor class.
type Sheet<N> = (N, i16, i32, i16);

const LIDDA: Sheet<&str> = ("Lidda", 17, 16, 17);
const TORDEK: Sheet<&str> = ("Tordek", 13, 24, 18);
const MIALEE: Sheet<&str> = ("Mialee", 16, 12, 13);
const JOZAN: Sheet<&str> = ("Jozan", 8, 20, 16);
const REGDAR: Sheet<&str> = ("Regdar", 10, 28, 17);

impl Sample {
    /// Every sample, in the order of a menu.
    pub const ALL: [Self; 5] = [
        Self::Ambush,
        Self::Door,
        Self::Kobold,
        Self::Gargoyle,
        Self::Camp,
    ];

    /// What the sample is called.
    #[must_use]
    pub fn title(self) -> Word {
        match self {
            Self::Ambush => Word::Sample,
            Self::Kobold => Word::SampleKobold,
            Self::Gargoyle => Word::SampleGargoyle,
            Self::Door => Word::SampleDoor,
            Self::Camp => Word::SampleCamp,
        }
    }

    /// By which rules it is run.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        match self {
            Self::Ambush | Self::Door => Ruleset::Dnd35,
            Self::Kobold | Self::Gargoyle => Ruleset::Dnd30,
            Self::Camp => Ruleset::Dnd5e,
        }
    }

    /// The commands that set the sample up, for an encounter in which nobody is yet.
    #[must_use]
    pub fn commands(self, lang: Lang) -> Vec<Command> {
        let gargoyle = (Phrase::Gargoyle, 14, 37, 16);
        let (heroes, foes): (&[_], &[_]) = match self {
            Self::Ambush | Self::Gargoyle => (&[LIDDA, TORDEK, JOZAN], &[gargoyle]),
            Self::Kobold => (&[TORDEK, MIALEE], &[(Phrase::Kobold, 14, 9, 15)]),
            Self::Door => (
                &[MIALEE, TORDEK],
                &[(Phrase::Orc, 11, 5, 13), (Phrase::Gnoll, 10, 11, 15)],
            ),
            Self::Camp => (
                &[LIDDA, REGDAR],
                &[(Phrase::Captain, 16, 65, 15), (Phrase::Bandit, 12, 11, 12)],
            ),
        };
        let rules = Command::AdoptRules(Box::new(self.ruleset().into()));
        let heroes = heroes.iter().map(|&sheet| hero(sheet));
        let foes = foes
            .iter()
            .map(|&(name, dexterity, hit_points, armor_class)| {
                let sheet = (name.in_language(lang), dexterity, hit_points, armor_class);
                combatant(sheet, Side::FOES)
            });
        let join = |profile| Command::AddCombatant(Box::new(profile));
        let joined = heroes.chain(foes).map(join);
        [rules]
            .into_iter()
            .chain(joined)
            .chain(self.awareness())
            .collect()
    }

    /// Who has noticed nobody.
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
            Self::Kobold => vec![of_side(Side::PARTY, Side::FOES)],
            Self::Camp => vec![of_side(Side::FOES, Side::PARTY)],
            Self::Door => Vec::new(),
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

fn combatant((name, dexterity, hit_points, armor_class): Sheet<&str>, side: Side) -> Combatant {
    let mut one = Combatant::new(name, side);
    one.dexterity = Some(dexterity);
    one.hit_points = Some(hit_points);
    one.armor_class = Some(armor_class);
    one
}
