//! A journal: the changes of a document since one of its slots was written.
//!
//! A journal is a slot itself, and its generation is that of its last change. Its body begins with two marks:
//! the checksum of the slot that it extends, and the mark of the change before that slot. A line follows for
//! each change: its mark, which is the checksum of all lines up to it, and the change. A journal therefore
//! extends only one slot, or the journal that led to that slot.

use super::slot::{MARK, START, Slot, chain, mark};

/// The readable part of a journal.
#[derive(Debug)]
pub struct Journal<'t> {
    /// The mark of the slot that it extends.
    pub base: &'t str,
    /// The mark of the change before that slot.
    pub before: &'t str,
    /// The body up to the last readable change.
    pub body: &'t str,
    /// The checksum of that body.
    pub sum: u64,
    /// The changes, each with its mark.
    changes: Vec<(&'t str, &'t str)>,
}

impl<'t> Journal<'t> {
    /// Reads the text of a journal up to the first damage.
    pub fn read(text: &'t str) -> Self {
        let body = text.split_once('\n').map_or("", |(_, body)| body);
        let (first, lines) = body.split_once('\n').unwrap_or_default();
        let (base, before) = first.split_at_checked(MARK).unwrap_or_default();
        let mut sum = chain(START, first);
        let mut changes = Vec::new();
        let mut end = first.len() + 1;
        for line in lines.split_inclusive('\n') {
            let marked = line.strip_suffix('\n');
            let Some((said, change)) = marked.and_then(|line| line.split_at_checked(MARK)) else {
                break;
            };
            let next = chain(sum, change);
            if mark(next) != said {
                break;
            }
            sum = next;
            end += line.len();
            changes.push((said, change));
        }
        Self {
            base,
            before,
            body: body.get(..end).unwrap_or_default(),
            sum,
            changes,
        }
    }

    /// Returns the changes after a mark: that of the slot, of the change before the slot, or of one of the
    /// changes. None if the journal does not follow it.
    pub fn after(&self, mark: &str) -> Option<&[(&'t str, &'t str)]> {
        if mark == self.base || mark == self.before {
            return Some(&self.changes);
        }
        let at = self.changes.iter().position(|(own, _)| *own == mark)?;
        self.changes.get(at + 1..)
    }

    /// Returns the mark of the last readable change.
    pub fn mark(&self) -> String {
        mark(self.sum)
    }
}

/// The growing body of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalBody {
    /// The body.
    pub body: String,
    sum: u64,
    /// The mark of the last change.
    pub mark: String,
}

impl JournalBody {
    /// Begins a journal with the marks of the slot and of the change before it.
    pub fn begin(base: &str, before: &str) -> Self {
        let first = [base, before].concat();
        Self {
            sum: chain(START, &first),
            body: first + "\n",
            mark: before.to_owned(),
        }
    }

    /// Continues a journal that is fully readable.
    pub fn of(journal: &Journal<'_>) -> Self {
        Self {
            body: journal.body.to_owned(),
            sum: journal.sum,
            mark: journal.mark(),
        }
    }

    /// Adds a change.
    pub fn add(&mut self, change: &str) {
        self.sum = chain(self.sum, change);
        self.mark = mark(self.sum);
        for text in [&self.mark, change, "\n"] {
            self.body.push_str(text);
        }
    }

    /// Returns the text of the journal. Its last change made this generation.
    pub fn write(&self, generation: u64) -> String {
        let body = &self.body;
        Slot { generation, body }.write()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOT: &str = "00000000000000aa";
    const BEFORE: &str = "00000000000000bb";

    /// A journal with these changes, from generation 5.
    fn written(changes: &[&str]) -> String {
        let mut journal = JournalBody::begin(SLOT, BEFORE);
        for change in changes {
            journal.add(change);
        }
        journal.write(5 + changes.len() as u64)
    }

    fn changes(text: &str) -> Vec<&str> {
        let journal = Journal::read(text);
        journal.changes.iter().map(|(_, change)| *change).collect()
    }

    #[test]
    fn what_was_added_is_read_from_every_mark() {
        let text = written(&["[0,\"ä\"]", "[1,null]", "[0,\"b\"]"]);
        let journal = Journal::read(&text);
        assert_eq!((journal.base, journal.before), (SLOT, BEFORE));
        assert_eq!(Slot::read(&text).map(|slot| slot.body), Ok(journal.body));
        assert_eq!(Slot::read(&text).map(|slot| slot.generation), Ok(8));
        for mark in [SLOT, BEFORE] {
            assert_eq!(journal.after(mark).map(<[_]>::len), Some(3));
        }
        for (at, (mark, _)) in journal.changes.iter().enumerate() {
            assert_eq!(journal.after(mark), Some(&journal.changes[at + 1..]));
        }
        assert_eq!(journal.after("00000000000000cc"), None);
        let mut grown = JournalBody::of(&journal);
        grown.add("[4,null]");
        assert_eq!(changes(&grown.write(9)).len(), 4);
    }

    #[test]
    fn every_cut_leaves_the_changes_before_it() {
        let all = ["[0,\"a\"]", "[1,null]", "[0,\"b\"]", "[1,null]"];
        let text = written(&all);
        for end in 0..text.len() {
            let cut = &text[..end];
            assert!(Slot::read(cut).is_err(), "cut at {end}");
            let left = changes(cut);
            assert_eq!(left, all[..left.len()], "cut at {end}");
            let lines = cut.bytes().filter(|byte| *byte == b'\n').count();
            assert_eq!(left.len(), lines.saturating_sub(2), "cut at {end}");
        }
    }

    #[test]
    fn every_flipped_bit_leaves_the_changes_before_it() {
        let all = ["[0,\"a\"]", "[1,null]", "[0,\"b\"]", "[1,null]"];
        let text = written(&all);
        let head = text.find('\n').expect("it has a head");
        for at in 0..text.len() {
            for bit in 0..7 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                let flipped = String::from_utf8(bytes).expect("seven bits are a letter");
                assert!(Slot::read(&flipped).is_err(), "bit {bit} of byte {at}");
                let left = changes(&flipped);
                assert_eq!(left, all[..left.len()], "bit {bit} of byte {at}");
                let before = text[..at].matches('\n').count().saturating_sub(2);
                // Damage in the head of the slot leaves all changes readable.
                let expected = if at < head { all.len() } else { before };
                assert_eq!(left.len(), expected, "bit {bit} of byte {at}");
            }
        }
    }
}
