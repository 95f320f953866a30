//! Custom shortcuts: another key for the default shortcut of a command.

use super::Shortcut;

/// The custom shortcuts, as pairs of letters: the default shortcut and the chosen key. Shortcuts that are not
/// listed keep their default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keys(String);

impl Keys {
    /// Reads saved shortcuts. A last letter without a pair is ignored.
    #[must_use]
    pub fn read(written: String) -> Self {
        Self(written)
    }

    /// Returns the shortcuts in the saved form.
    #[must_use]
    pub fn written(&self) -> &str {
        &self.0
    }

    fn pairs(&self) -> impl Iterator<Item = (char, char)> + '_ {
        let own = self.0.chars().step_by(2);
        own.zip(self.0.chars().skip(1).step_by(2))
    }

    /// Returns the default shortcut of a key, if it has one now.
    #[must_use]
    pub fn meant_by(&self, pressed: char) -> Option<char> {
        let pressed = pressed.to_ascii_lowercase();
        match self.pairs().find(|(_, chosen)| *chosen == pressed) {
            Some((own, _)) => Some(own),
            None => (self.now(pressed) == pressed).then_some(pressed),
        }
    }

    /// Returns the current key of a default shortcut.
    #[must_use]
    pub fn now(&self, own: char) -> char {
        let changed = self.pairs().find(|(of, _)| *of == own);
        changed.map_or(own, |(_, chosen)| chosen)
    }

    /// Returns these shortcuts with a new key for one command.
    ///
    /// # Errors
    /// [`Taken`] if the key belongs to another command.
    pub fn change(&self, own: char, chosen: char) -> Result<Self, Taken> {
        let chosen = chosen.to_ascii_lowercase();
        if chosen.is_ascii_digit() || chosen.is_whitespace() {
            return Err(Taken::Always);
        }
        let other = self.meant_by(chosen).filter(|&other| other != own);
        let is_own = |own: &char| Shortcut::of_letter(*own).is_some();
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

/// The reason that a key can't be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Another command uses it; the value is the default shortcut of that command.
    By(char),
    /// It is reserved: a digit or the space bar.
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
    fn two_keys_may_have_changed_places_and_what_is_half_written_counts_for_nothing() {
        let keys = Keys::read("dhhdx".to_owned());
        assert_eq!(keys.meant_by('d'), Some('h'));
        assert_eq!(keys.meant_by('h'), Some('d'));
        assert_eq!(keys.meant_by('x'), Some('x'));
    }
}
