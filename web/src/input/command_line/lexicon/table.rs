//! The tables of a language.

use asalto_import::damage_words::DamageWords;

use crate::input::command_line::sense::Sense;
use crate::input::number_words::NumberWords;
use crate::input::plurals::Endings;

/// Meanings with their phrases.
pub(crate) type Senses = &'static [(Sense, &'static str)];

/// Conditions by their English names, with their names and forms in a language. The first form is the name.
pub(crate) type Conditions = &'static [(&'static str, &'static str)];

/// The words of a language.
pub(crate) struct Lexicon {
    /// Meanings with their phrases.
    pub senses: Senses,
    /// Conditions with their forms.
    pub conditions: Conditions,
    /// The words for types of damage.
    pub damage: DamageWords,
    /// The words for numbers.
    pub numbers: NumberWords,
    /// The endings of the plural.
    pub plurals: Endings,
    /// The lines that refusals offer.
    pub lines: Lines,
}

/// The lines that refusals offer: `{n}` is a number, `{who}` a name.
pub(crate) struct Lines {
    /// The words for both sides, for the party, and for the enemies.
    pub sides: [&'static str; 3],
    pub pass: &'static str,
    pub taken: &'static str,
    pub damage: &'static str,
    pub heal: &'static str,
    pub points: &'static str,
    pub kill: &'static str,
    pub end_turn: &'static str,
    pub end_combat: &'static str,
    pub ready: &'static str,
    pub half: &'static str,
    pub hide: &'static str,
    pub remove: &'static str,
    pub find: &'static str,
    pub help: &'static str,
    pub revive: &'static str,
    pub place_after: &'static str,
    pub rounds: &'static str,
    pub poison: &'static str,
    pub stand: &'static str,
    pub hidden: &'static str,
    pub poisoned: &'static str,
    pub prone: &'static str,
    pub exhaustion: &'static str,
    pub concentrate: &'static str,
    pub drop_concentration: &'static str,
    pub add: &'static str,
    pub grapples: &'static str,
    pub cast: &'static str,
    pub release: &'static str,
    pub roll: &'static str,
    /// A save of the kind `{n}`.
    pub save: &'static str,
    /// The word for a DC.
    pub difficulty: &'static str,
}
