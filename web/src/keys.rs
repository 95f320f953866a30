//! The keys of the commands, which the user may change: for each command's own key another one.

/// Which keys stand for others: pairs of letters, a command's own key and the one chosen for it. What
/// is not in it is as it ever was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keys(String);

/// What a key presses, or opens, by its id: nothing where it is not on the screen.
const PRESSED: [(char, &str); 17] = [
    ('w', "delay"),
    ('e', "ready"),
    (',', "menu"),
    ('?', "help-open"),
    ('c', "conditions"),
    ('f', "effects"),
    ('o', "seats"),
    ('m', "mounts"),
    ('s', "save"),
    ('t', "cast"),
    ('v', "announce"),
    ('i', "mind"),
    ('u', "offers"),
    ('g', "triggers"),
    ('l', "dice"),
    ('x', "edit"),
    ('b', "end"),
];

/// What a command's own key presses, by its id.
#[must_use]
pub fn pressed(own: &str) -> Option<&'static str> {
    let key = own.chars().next();
    let mut all = PRESSED.iter();
    all.find(|(of, _)| key == Some(*of)).map(|(_, id)| *id)
}

impl Keys {
    /// The commands' own keys that may be changed, beside those that press something.
    const OWN: [char; 10] = ['a', 'n', 'p', 'q', 'r', 'j', 'k', 'd', 'h', 'z'];

    /// Keys as they were written; a letter too many is left out.
    #[must_use]
    pub fn read(written: String) -> Self {
        Self(written)
    }

    /// Keys as they are remembered.
    #[must_use]
    pub fn written(&self) -> &str {
        &self.0
    }

    fn pairs(&self) -> impl Iterator<Item = (char, char)> + '_ {
        let own = self.0.chars().step_by(2);
        own.zip(self.0.chars().skip(1).step_by(2))
    }

    /// The command's own key for which a key stands now, if it stands for any.
    #[must_use]
    pub fn meant_by(&self, pressed: char) -> Option<char> {
        let pressed = pressed.to_ascii_lowercase();
        match self.pairs().find(|(_, chosen)| *chosen == pressed) {
            Some((own, _)) => Some(own),
            None => (self.now(pressed) == pressed).then_some(pressed),
        }
    }

    /// The key that is pressed now for a command's own.
    #[must_use]
    pub fn now(&self, own: char) -> char {
        let changed = self.pairs().find(|(of, _)| *of == own);
        changed.map_or(own, |(_, chosen)| chosen)
    }

    /// These keys with another one for a command.
    ///
    /// # Errors
    /// [`Taken`] where that key is another command's.
    pub fn change(&self, own: char, chosen: char) -> Result<Self, Taken> {
        let chosen = chosen.to_ascii_lowercase();
        if chosen.is_ascii_digit() || chosen.is_whitespace() {
            return Err(Taken::Always);
        }
        let other = self.meant_by(chosen).filter(|&other| other != own);
        let is_own = |own: &char| {
            Self::OWN.contains(own) || PRESSED.iter().any(|(pressed, _)| pressed == own)
        };
        if let Some(other) = other.filter(is_own) {
            return Err(Taken::By(other));
        }
        let mut keys = Self::default();
        let rest = self.pairs().filter(|(of, _)| *of != own);
        let changed = rest.chain((chosen != own).then_some((own, chosen)));
        for (of, to) in changed {
            keys.0.extend([of, to]);
        }
        Ok(keys)
    }
}

/// Why a key cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// It is that of another command, by the command's own key.
    By(char),
    /// It is never another's: digits and the space bar.
    Always,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stands_for_another_and_its_own_for_nothing() {
        let keys = Keys::read("nmzñ".to_owned());
        assert_eq!(keys.meant_by('M'), Some('n'));
        assert_eq!(keys.meant_by('n'), None);
        assert_eq!(keys.meant_by('ñ'), Some('z'));
        assert_eq!(keys.meant_by('p'), Some('p'));
        assert_eq!((keys.now('n'), keys.now('p')), ('m', 'p'));
    }

    #[test]
    fn a_key_is_changed_unless_it_is_taken() {
        let keys = Keys::default();
        assert_eq!(keys.change('n', 'D'), Err(Taken::By('d')));
        assert_eq!(keys.change('n', '1'), Err(Taken::Always));
        assert_eq!(keys.change('n', 'm'), Err(Taken::By('m')));
        let keys = keys.change('n', 'Y').expect("it is free");
        assert_eq!(keys.written(), "ny");
        assert_eq!(keys.change('p', 'y'), Err(Taken::By('n')));
        let keys = keys.change('p', 'n').expect("it has become free");
        assert_eq!(keys.written(), "nypn");
        assert_eq!(keys.change('n', 'n'), Err(Taken::By('p')));
        let keys = keys.change('p', 'p').expect("it is its own");
        let keys = keys.change('n', 'n').expect("it is its own");
        assert_eq!(keys, Keys::default());
    }

    #[test]
    fn no_key_has_two_meanings() {
        let mut all: Vec<_> = PRESSED.iter().map(|(own, _)| *own).collect();
        all.extend(Keys::OWN);
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert_eq!((pressed("f"), pressed("n")), (Some("effects"), None));
    }

    #[test]
    fn two_keys_may_have_changed_places_and_what_is_half_written_counts_for_nothing() {
        let keys = Keys::read("dhhdx".to_owned());
        assert_eq!(keys.meant_by('d'), Some('h'));
        assert_eq!(keys.meant_by('h'), Some('d'));
        assert_eq!(keys.meant_by('x'), Some('x'));
    }
}
