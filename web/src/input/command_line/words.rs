//! The words of commands in each language. English words work in every language.

use asalto_text::Lang;

/// The rounds of a minute.
pub const MINUTE: u32 = 10;

/// The first word of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Deals damage: `damage 7 g3`, or `7 g3` alone.
    Damage,
    /// Heals: `heal 8 catti`, or `+8 catti`.
    Heal,
    /// Grants temporary hit points: `temp 5 lidda`, or `t5 lidda`.
    Temporary,
    /// Ends a condition: `no stun bug`.
    End,
    /// Delays: `delay`, `delay 12`.
    Delay,
    /// Readies an action: `ready shoot when it moves`.
    Ready,
    /// Runs the command of the main button: `next`.
    Next,
    /// Removes combatants: `remove g3`.
    Remove,
    /// Undoes: `undo`, `undo 3`.
    Undo,
    /// Redoes: `redo`.
    Redo,
    /// Adds combatants: `add 3 wolf hp 11`.
    Add,
    /// Rolls dice: `roll 2d6+3`.
    Roll,
}

/// A word between the parts of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// The trigger of a readied action follows.
    When,
    /// The combatant on whose turn a condition ends follows.
    Until,
    /// A number of rounds follows.
    For,
    /// The words before it are combatants that join.
    Join,
}

/// Verbs with their words; the completion offers the first word.
type Verbs = [(Verb, &'static [&'static str]); 12];

const ENGLISH: Verbs = [
    (Verb::Damage, &["damage", "deal"]),
    (Verb::Heal, &["heal"]),
    (Verb::Temporary, &["temp"]),
    (Verb::End, &["no", "end"]),
    (Verb::Delay, &["delay"]),
    (Verb::Ready, &["ready"]),
    (Verb::Next, &["next"]),
    (Verb::Remove, &["remove"]),
    (Verb::Undo, &["undo"]),
    (Verb::Redo, &["redo"]),
    (Verb::Add, &["add"]),
    (Verb::Roll, &["roll"]),
];

const SPANISH: Verbs = [
    (Verb::Damage, &["daño"]),
    (Verb::Heal, &["curar", "cura"]),
    (Verb::Temporary, &["temporales"]),
    (Verb::End, &["sin", "no", "fin"]),
    (Verb::Delay, &["retrasar", "retrasa"]),
    (Verb::Ready, &["preparar", "prepara"]),
    (Verb::Next, &["siguiente"]),
    (Verb::Remove, &["quitar", "quita"]),
    (Verb::Undo, &["deshacer", "deshaz"]),
    (Verb::Redo, &["rehacer", "rehaz"]),
    (Verb::Add, &["añadir", "añade"]),
    (Verb::Roll, &["tirar", "tira"]),
];

const FRENCH: Verbs = [
    (Verb::Damage, &["dégâts"]),
    (Verb::Heal, &["soigner", "soigne", "soins"]),
    (Verb::Temporary, &["temporaires"]),
    (Verb::End, &["sans", "fin"]),
    (Verb::Delay, &["retarder", "retarde"]),
    (Verb::Ready, &["préparer", "prépare"]),
    (Verb::Next, &["suivant"]),
    (Verb::Remove, &["retirer", "retire"]),
    (Verb::Undo, &["annuler", "annule"]),
    (Verb::Redo, &["rétablir", "rétablis"]),
    (Verb::Add, &["ajouter", "ajoute"]),
    (Verb::Roll, &["lancer", "lance"]),
];

fn verbs(lang: Lang) -> &'static Verbs {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Es => &SPANISH,
        Lang::Fr => &FRENCH,
    }
}

impl Verb {
    /// Finds the verb of a word without accents, in a language or in English.
    pub(crate) fn of(word: &str, lang: Lang, fold: &dyn Fn(&str) -> String) -> Option<Self> {
        let is = |one: &&'static str| *one == word || !one.is_ascii() && fold(one) == word;
        let mut all = verbs(lang).iter().chain(&ENGLISH);
        all.find(|(_, words)| words.iter().any(is))
            .map(|(verb, _)| *verb)
    }

    /// Lists the verbs of a language with a word that begins with these unaccented letters.
    pub(crate) fn beginning(letters: &str, lang: Lang, fold: &dyn Fn(&str) -> String) -> Vec<Self> {
        let begins = |words: &[&str]| {
            let mut words = words.iter().map(|word| fold(word));
            words.any(|word| word != letters && word.starts_with(letters))
        };
        let known = |verb: Self| {
            verbs(lang)
                .iter()
                .chain(&ENGLISH)
                .any(|(of, words)| *of == verb && begins(words))
        };
        ENGLISH
            .iter()
            .map(|(verb, _)| *verb)
            .filter(|&verb| known(verb) && fold(verb.word(lang)) != letters)
            .collect()
    }

    /// Returns the word that the completion offers for a verb in a language.
    #[must_use]
    pub fn word(self, lang: Lang) -> &'static str {
        let mut all = verbs(lang).iter();
        all.find(|(verb, _)| *verb == self)
            .map_or("", |(_, words)| words[0])
    }
}

impl Keyword {
    /// Finds the keyword of a word without accents, in any language.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Some(match word {
            "when" | "if" | "cuando" | "si" | "quand" | "lorsque" => Self::When,
            "until" | "till" | "hasta" | "jusqu'a" | "jusqu'au" | "jusqu’a" | "jusqu’au" => {
                Self::Until
            }
            "for" | "durante" | "pendant" => Self::For,
            "join" | "joins" | "entra" | "entran" | "arrive" | "arrivent" => Self::Join,
            _ => return None,
        })
    }

    /// Returns the word that the completion offers in a language.
    #[must_use]
    pub fn word(self, lang: Lang) -> &'static str {
        let [en, es, fr] = match self {
            Self::When => ["when", "cuando", "quand"],
            Self::Until => ["until", "hasta", "jusqu’à"],
            Self::For => ["for", "durante", "pendant"],
            Self::Join => ["join", "entran", "arrivent"],
        };
        match lang {
            Lang::En => en,
            Lang::Es => es,
            Lang::Fr => fr,
        }
    }
}
