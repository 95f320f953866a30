//! A slot: a text with a checksum, and a generation that orders the slots of a document.

/// The version of the format that is written: a journal may follow the slot. An older version of the app
/// knows no journals. It leaves such a slot alone instead of missing the journal.
const SCHEMA: u32 = 2;
/// The oldest version that is read: a slot without a journal.
const OLDEST: u32 = 1;
/// The length of a checksum as it is written.
pub const MARK: usize = 16;
/// The start of a chain of checksums.
pub const START: u64 = 0xcbf2_9ce4_8422_2325;

/// The content of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot<'t> {
    /// The number of the write, counted from 1 for each document.
    pub generation: u64,
    /// The document.
    pub body: &'t str,
}

/// The reason that a slot can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is cut or changed.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

impl<'t> Slot<'t> {
    /// Reads a slot.
    ///
    /// # Errors
    /// [`Fault`]; nothing in the text is reliable.
    pub fn read(text: &'t str) -> Result<Self, Fault> {
        let (head, body) = text.split_once('\n').ok_or(Fault::Damaged)?;
        let mut words = head.split(' ');
        if words.next() != Some("asalto") {
            return Err(Fault::Damaged);
        }
        let schema = words.next().and_then(|word| word.parse().ok());
        let generation = words.next().and_then(|word| word.parse().ok());
        let (Some(schema), Some(generation)) = (schema, generation) else {
            return Err(Fault::Damaged);
        };
        let slot = Self { generation, body };
        // The whole head is compared with the expected head, so that no change in it goes unnoticed. Later
        // versions use the same head. Otherwise a flipped bit in the version would look like a later version.
        match schema {
            _ if slot.head(schema) != head => Err(Fault::Damaged),
            OLDEST..=SCHEMA => Ok(slot),
            _ => Err(Fault::Newer),
        }
    }

    /// Returns the text of the slot.
    #[must_use]
    pub fn write(&self) -> String {
        self.write_as(SCHEMA)
    }

    pub(crate) fn write_as(&self, schema: u32) -> String {
        let mut text = self.head(schema);
        text.reserve(self.body.len() + 1);
        text.push('\n');
        text.push_str(self.body);
        text
    }

    fn head(&self, schema: u32) -> String {
        let Self { generation, body } = self;
        let length = body.len();
        let sum = checksum(schema, *generation, body);
        let sum = mark(sum);
        format!("asalto {schema} {generation} {length} {sum}")
    }
}

/// Returns the first line of a slot's text. It shows whether the slot has changed.
pub fn head(text: &str) -> &str {
    text.split_once('\n').map_or(text, |(head, _)| head)
}

/// Returns whether a journal may follow a slot with this first line.
pub fn takes_journal(head: &str) -> bool {
    head.starts_with("asalto 2 ")
}

/// Returns the checksum in the first line of a slot's text.
pub fn mark_of(text: &str) -> &str {
    let head = head(text);
    let start = head.len().saturating_sub(MARK);
    head.get(start..).unwrap_or_default()
}

/// Returns a checksum as it is written.
pub fn mark(sum: u64) -> String {
    format!("{sum:016x}")
}

fn checksum(schema: u32, generation: u64, body: &str) -> u64 {
    let numbers = [u64::from(schema), generation].map(u64::to_le_bytes);
    let start = numbers.as_flattened().iter().copied().fold(START, mix);
    chain(start, body)
}

/// Continues a checksum with a text.
pub fn chain(sum: u64, text: &str) -> u64 {
    text.bytes().fold(sum, mix)
}

/// FNV-1a with 64 bits: it detects every change of one byte, and nearly every other change.
fn mix(sum: u64, byte: u8) -> u64 {
    (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> String {
        let slot = Slot {
            generation: 17,
            body: "[2,\"Höhlen\"]",
        };
        slot.write()
    }

    #[test]
    fn what_was_written_is_read() {
        let text = written();
        let slot = Slot::read(&text).expect("it is whole");
        assert_eq!((slot.generation, slot.body), (17, "[2,\"Höhlen\"]"));
    }

    #[test]
    fn no_cut_escapes() {
        let text = written();
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(Slot::read(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn no_flipped_bit_escapes() {
        let text = written();
        for at in 0..text.len() {
            for bit in 0..7 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                if let Ok(flipped) = String::from_utf8(bytes) {
                    let read = Slot::read(&flipped);
                    assert_eq!(read, Err(Fault::Damaged), "bit {bit} of byte {at}");
                }
            }
        }
    }

    #[test]
    fn a_newer_form_is_told_from_a_damaged_one() {
        let slot = Slot {
            generation: 3,
            body: "{}",
        };
        assert_eq!(Slot::read(&slot.write_as(999)), Err(Fault::Newer));
        assert_eq!(Slot::read(&slot.write_as(OLDEST)), Ok(slot));
        assert_eq!(Slot::read(&slot.write_as(0)), Err(Fault::Newer));
        assert_eq!(Slot::read("asalto 999 x\n{}"), Err(Fault::Damaged));
        assert_eq!(Slot::read("{\"other\":1}\n"), Err(Fault::Damaged));
    }
}
