//! The words that keep a combatant or its name from players: `worg hidden as "hooded figure" until it acts`.

use asalto_text::Lang;

use super::count;
use super::fault::LineFault;
use super::reading::Reading;
use super::word::{Word, longest};

/// Returns whether words are a part of a name, behind its first word or not.
type IsName = fn(&[Word<'_>], bool) -> bool;

/// What a combatant keeps from players.
#[derive(Default)]
pub(super) struct Secrecy {
    /// Whether they do not see it.
    pub hidden: bool,
    /// The name that they see in place of its own.
    pub name: Option<String>,
    /// Whether it is revealed when it acts.
    pub reveals: bool,
}

/// The words that hide a combatant from players until the game master reveals it.
const HIDDEN: &str = "hidden|oculto|oculta|ocultos|ocultas|escondido|escondida|escondidos|escondidas|cache|cachee|caches|cachees";

/// The words between hiding and the name that players see.
const AS: &str = "as|como|comme|en tant que";

/// The words before the name under which players see a combatant.
const SEEN_AS: &str = "seen as|shown as|disguised as|players see|the players see|los jugadores ven|los jugadores ven a\
    |jugadores ven|les joueurs voient|joueurs voient|visto como|vista como|vistos como|vistas como|disfrazado de|disfrazada de\
    |vu comme|vue comme|vus comme|vues comme|deguise en|deguisee en";

/// The words that reveal a combatant when it acts. They hide one that nothing else hides.
const REVEALS: &str = "reveal when it acts|reveal when acting|reveals when it acts|revealed when it acts|until it acts|until he acts\
    |until she acts|until they act|until acting|hasta que actue|hasta que actuen|hasta actuar|revelar cuando actue|revelar al actuar\
    |se revela cuando actue|se revela al actuar|jusqu'a ce qu'il agisse|jusqu'a ce qu'elle agisse|jusqu'a ce qu'ils agissent\
    |jusqu'a ce qu'elles agissent|jusqu'a son action|reveler des son action|revele des son action|revelee des son action\
    |reveler quand il agit|reveler quand elle agit";

/// The marks around a name, without those that are letters of a word.
const QUOTES: [char; 7] = ['"', '“', '”', '„', '«', '»', '\''];

/// Reads the words after a name that keep it from players, and returns their number.
///
/// # Errors
/// [`LineFault`] if the name for players is missing.
pub(super) fn secrecy(
    words: &[Word<'_>],
    is_name: IsName,
) -> Result<Option<(Secrecy, usize)>, LineFault> {
    let mut found = Secrecy::default();
    if let Some(used) = longest(REVEALS, words) {
        found.reveals = true;
        return Ok(Some((found, used)));
    }
    let before = if let Some(used) = longest(HIDDEN, words) {
        found.hidden = true;
        match longest(AS, &words[used..]) {
            Some(more) => used + more,
            None => return Ok(Some((found, used))),
        }
    } else if let Some(used) = longest(SEEN_AS, words) {
        used
    } else {
        return Ok(None);
    };
    let (name, used) = name(&words[before..], is_name);
    if name.is_empty() {
        let typed: Vec<_> = words[..before].iter().map(|word| word.typed).collect();
        return Err(LineFault::NoSecondName(typed.join(" ")));
    }
    found.name = Some(name);
    Ok(Some((found, before + used)))
}

/// Returns the number of words before a name that hide it: `hidden troll`.
pub(super) fn before_name(
    words: &[Word<'_>],
    reading: Reading<'_>,
    is_name: IsName,
) -> Option<usize> {
    let used = longest(HIDDEN, words)?;
    // An English “cache” is a place. French writes the participle with its accent.
    let place = words[0].typed.to_lowercase().starts_with("cache");
    if place && reading.lang != Lang::Fr {
        return None;
    }
    let rest = &words[used..];
    let named = !rest.is_empty() && is_name(rest, false);
    let goes_on = longest(AS, rest).is_some() || longest(REVEALS, rest).is_some();
    (named && !goes_on && rest[0].plain.chars().any(char::is_alphanumeric)).then_some(used)
}

/// Reads the name that players see: in quotation marks, or up to the next words with a meaning.
fn name(words: &[Word<'_>], is_name: IsName) -> (String, usize) {
    let bare = |word: &Word<'_>| word.typed.trim_end_matches([',', '.']).to_owned();
    let quoted = words
        .first()
        .is_some_and(|word| word.typed.starts_with(QUOTES));
    let is_last = |word: &Word<'_>| bare(word).ends_with(QUOTES);
    let used = if quoted {
        // A lone mark at the beginning does not close the name.
        let lone = usize::from(words[0].typed.chars().count() == 1);
        let mut rest = words[lone..].iter();
        let closed = rest.position(is_last);
        closed.map_or(words.len(), |at| lone + at + 1)
    } else {
        let mut used = 0;
        while used < words.len()
            && is_name(&words[used..], true)
            && matches!(count::trailing(&words[used..]), Ok(None))
        {
            used += 1;
        }
        used
    };
    let inside = words[..used.saturating_sub(1)].iter();
    let mut name: Vec<_> = inside.map(|word| word.typed.to_owned()).collect();
    name.extend(words[..used].last().map(bare));
    let name = name.join(" ");
    (name.trim_matches(QUOTES).trim().to_owned(), used)
}
