//! The moment of a document that a tab has last read or written. The tab saves and follows from there.

use asalto_core::{Session, SessionChange};

use super::journal::Journal;
use super::journal_end::JournalEnd;
use super::port::{Full, Port};
use super::slot::{Slot, mark_of};
use super::whole_document;
use super::whole_document::{SaveError, WrittenText};

/// The moment of a document that a tab has last read or written.
#[derive(PartialEq, Debug, Default)]
pub struct SavePoint {
    /// The generation: the number of its changes. Zero before the first write.
    pub generation: u64,
    /// The mark of the last change, from which the journals of other tabs continue.
    pub mark: String,
    /// The end of the journal, where the next change goes. None if the whole document must be written first.
    pub tip: Option<JournalEnd>,
    /// Whether the last change was saved, but storage had no room for the whole document.
    pub is_cramped: bool,
}

/// The effect of a text from another tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RemoteUpdate {
    /// Nothing new.
    Nothing,
    /// The session has changed.
    Changes,
    /// Earlier changes did not arrive, so the text does not fit.
    Gap,
}

impl SavePoint {
    /// Saves a change, or the whole session if the change cannot be appended. Returns the texts written.
    ///
    /// # Errors
    /// [`SaveError`]; the last saved version is still there.
    pub fn save(
        &mut self,
        port: &dyn Port,
        id: u32,
        (session, change): (&Session, SessionChange),
        now: u64,
    ) -> Result<Vec<WrittenText>, SaveError> {
        // A journal end is not used again after a failed write.
        let tip = self.tip.take().filter(|tip| tip.is_current(port, id));
        let mut written = Vec::new();
        self.is_cramped = false;
        let tip = if let (Some(mut tip), Some(change)) = (tip, session.change_text(change)) {
            let added = tip.add(port, id, &change);
            written.push(added.map_err(|Full| SaveError::Full)?);
            if tip.is_due()
                && let Ok(body) = session.to_text()
            {
                // The change is saved already. The journal grows if there is no room for the whole document.
                let whole = tip.rebase(port, id, &body, now);
                self.is_cramped = whole.is_err();
                written.extend(whole.unwrap_or_default());
            }
            tip
        } else {
            let body = session.to_text().map_err(|_| SaveError::Full)?;
            let (whole, at) = whole_document::keep(port, id, self.generation, &body, now)?;
            written.extend(whole);
            JournalEnd::begin(port, id, at, None).at_generation(self.generation + 1)
        };
        self.generation = tip.generation;
        tip.mark().clone_into(&mut self.mark);
        self.tip = Some(tip);
        Ok(written)
    }

    /// Takes over a slot or a journal that another tab has saved. The session is not usable after a
    /// [gap](RemoteUpdate::Gap) until the whole document has arrived.
    pub fn follow(&mut self, text: &str, session: &mut Session) -> RemoteUpdate {
        let slot = match Slot::read(text) {
            Ok(slot) if slot.generation > self.generation => slot,
            _ => return RemoteUpdate::Nothing,
        };
        if slot.body.starts_with('[') {
            let Ok(newer) = Session::from_text(slot.body) else {
                return RemoteUpdate::Nothing;
            };
            *session = newer;
            mark_of(text).clone_into(&mut self.mark);
        } else {
            let journal = Journal::read(text);
            let fits = |changes: &[(&str, &str)]| {
                self.generation + changes.len() as u64 == slot.generation
                    && changes.iter().all(|(_, change)| session.follow(change))
            };
            if !journal.after(&self.mark).is_some_and(fits) {
                return RemoteUpdate::Gap;
            }
            self.mark = journal.mark();
        }
        self.generation = slot.generation;
        self.tip = None;
        RemoteUpdate::Changes
    }

    /// Returns whether storage is as this tab left it.
    pub fn is_current(&self, port: &dyn Port, id: u32) -> bool {
        self.tip
            .as_ref()
            .is_some_and(|tip| tip.is_current(port, id))
    }
}
