//! The words of the list of encounters, which load with the menu: every language side by side.

use super::Lang;

/// A text of the list, with one gap at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The button that asks.
    Delete,
    /// What it deletes, for those who hear it; and the button that does it.
    DeleteThis,
    /// The question.
    Sure,
    /// The way back.
    Keep,
    /// What is said afterwards.
    Deleted,
    /// How many thousand letters an encounter takes.
    Size,
}

impl Kept {
    fn template(self, lang: Lang) -> &'static str {
        let [english, spanish, french] = match self {
            Self::Delete => ["Delete", "Borrar", "Supprimer"],
            Self::DeleteThis => ["Delete {}", "Borrar {}", "Supprimer {}"],
            Self::Sure => [
                "{} will be gone for good, its log included.",
                "Se borrará para siempre, con su registro: {}.",
                "Sera supprimée pour de bon, journal compris : {}.",
            ],
            Self::Keep => ["Keep it", "Conservarlo", "La garder"],
            Self::Deleted => ["{} was deleted.", "Borrado: {}.", "Supprimée : {}."],
            Self::Size => ["{} KB", "{} KB", "{} Ko"],
        };
        match lang {
            Lang::En => english,
            Lang::Es => spanish,
            Lang::Fr => french,
        }
    }

    /// The text in a language, with its gap filled in.
    #[must_use]
    pub fn say(self, lang: Lang, what: &str) -> String {
        let template = self.template(lang);
        match template.split_once("{}") {
            Some((before, after)) => [before, what, after].concat(),
            None => template.to_owned(),
        }
    }
}
