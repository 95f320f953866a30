//! The end of a document's journal, where the next change goes.

use super::journal::{Journal, JournalBody};
use super::port::{Full, Port};
use super::slot::{Slot, mark_of};
use super::storage_keys::{JOURNALS, SLOTS, key, make_room};
use super::whole_document::{WrittenText, put_where_it_fits};

/// The size of a journal from which the whole document is written and the journal is emptied: that of one or
/// two hundred commands. Each command writes the journal again, so this limits the size of a write.
pub const LONGEST: usize = 16 * 1024;

/// The place where the next change goes, with the texts in storage there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalEnd {
    /// The generation of the document.
    pub generation: u64,
    /// The newest slot.
    at: usize,
    /// The first lines of the slots. They show whether another tab has written.
    heads: [Option<String>; 2],
    /// The stored journal of the newest slot. It may still extend an older slot.
    stored: Option<String>,
    journal: JournalBody,
    /// The size of the journal from which the whole document is written.
    limit: usize,
}

impl JournalEnd {
    /// Returns the journal end of a document without changes after its newest slot. The mark is that of the
    /// last change before the slot, if the other slot and its journal lead there too.
    pub fn begin(port: &dyn Port, id: u32, at: usize, before: Option<&str>) -> Self {
        let heads = heads(port, id);
        let base = heads[at].as_deref().map_or("", mark_of);
        Self {
            generation: 0,
            at,
            stored: port.read(&key(id, JOURNALS[at])),
            journal: JournalBody::begin(base, before.unwrap_or(base)),
            // The next change writes the whole document if no other slot leads to this moment.
            limit: before.map_or(0, |_| LONGEST),
            heads,
        }
    }

    /// Returns the journal end with the generation of the document.
    pub fn at_generation(self, generation: u64) -> Self {
        Self { generation, ..self }
    }

    /// Continues with the journal that follows the slot.
    pub fn follow(&mut self, journal: &Journal<'_>) {
        self.journal = JournalBody::of(journal);
    }

    /// Returns the mark of the last change.
    pub fn mark(&self) -> &str {
        &self.journal.mark
    }

    /// Returns whether storage is in the state that this tab knows.
    pub fn is_current(&self, port: &dyn Port, id: u32) -> bool {
        heads(port, id) == self.heads && port.read(&key(id, JOURNALS[self.at])) == self.stored
    }

    /// Saves a change. The caller has checked that the journal end [is current](Self::is_current).
    ///
    /// # Errors
    /// [`Full`] if storage has no room for the change. The previous journal is still there.
    pub fn add(&mut self, port: &dyn Port, id: u32, change: &str) -> Result<WrittenText, Full> {
        self.journal.add(change);
        let text = self.journal.write(self.generation + 1);
        let key = key(id, JOURNALS[self.at]);
        make_room(port, &key, &text)?;
        self.generation += 1;
        self.stored = Some(text.clone());
        Ok(WrittenText { key, text })
    }

    /// Returns whether the whole document must be written.
    pub fn is_due(&self) -> bool {
        self.journal.body.len() > self.limit
    }

    /// Writes the whole document, which the journal already contains, to a slot where it fits. The journal grows on if
    /// there is no room for the document. Returns the texts written and removed.
    ///
    /// # Errors
    /// [`Full`]; nothing was overwritten.
    pub fn rebase(
        &mut self,
        port: &dyn Port,
        id: u32,
        body: &str,
        now: u64,
    ) -> Result<Vec<WrittenText>, Full> {
        let generation = self.generation;
        let slot = Slot { generation, body };
        let placed = put_where_it_fits(port, id, 1 - self.at, &slot, now);
        if let Ok((_, at)) = placed {
            let tip = Self::begin(port, id, at, Some(&self.journal.mark));
            *self = tip.at_generation(generation);
        } else {
            // The older slot may be gone.
            self.heads = heads(port, id);
            self.limit = 2 * self.journal.body.len();
        }
        placed.map(|(written, _)| written)
    }
}

fn heads(port: &dyn Port, id: u32) -> [Option<String>; 2] {
    SLOTS.map(|name| port.head(&key(id, name)))
}
