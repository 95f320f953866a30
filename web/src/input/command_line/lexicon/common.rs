//! Common words of each language. None of them is the beginning of a name, or a mistyped one.

use asalto_text::Lang;

const ENGLISH: &str = "me|my|we|us|you|your|he|she|they|them|who|what|why|how|so|no|not|or|if|as|do|be|am|any|some|word|words|work|works\
    |world|ward|wall|well|went|will|was|did|has|had|can|may|too|very|here|there|that|this|more|most|mom|dad|dm|gm|i|ok|oh|yes\
    |spell|spells|saves|door|light|dark|road|room|god|gods|born|good|bad|in|on|by|of|to|turn|told|tore|took";

const SPANISH: &str = "o|u|y|e|a|mi|mis|mia|mio|tu|tus|me|te|nos|os|si|ni|no|ya|va|van|ha|he|han|fue|ser|era|eso|esa|ese|esto\
    |muy|tan|bien|mal|aqui|alli|dm|dj|hay|vez|dos|tres|tal|nada|algo|mira|mirad|luz|puerta|que|quien|to|toma|todo|toda";

const FRENCH: &str = "ou|et|je|tu|il|elle|ils|elles|on|nous|vous|me|te|moi|toi|mon|ma|mes|ton|ta|tes|si|ni|ne|non|oui|or|donc|car\
    |y|en|a|tres|bien|mal|ici|mj|porte|lumiere|qui|quoi|mot|mots|tout|toute|trop|jour";

/// Returns whether a word is a common one of a language.
pub(crate) fn is_common(word: &str, lang: Lang) -> bool {
    let all = match lang {
        Lang::En => ENGLISH,
        Lang::Es => SPANISH,
        Lang::Fr => FRENCH,
    };
    all.split('|').any(|one| one == word)
}
