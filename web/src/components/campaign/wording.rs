//! The words for failures of the archive, and for the uses of a group.

use asalto_text::{CampaignText, Text};

use crate::storage::archive;
use crate::storage::campaign::{Fault, GroupUse, ShelfError};

/// Returns the sentence for a failure.
pub fn refusal(why: ShelfError) -> Text {
    Text::from(match why {
        ShelfError::Group(fault) => match fault {
            Fault::Name => CampaignText::FaultName,
            Fault::Empty => CampaignText::FaultEmpty,
            Fault::TooMany => CampaignText::FaultTooMany,
            Fault::Member(_) | Fault::Unreadable => CampaignText::FaultMember,
            Fault::Note => CampaignText::FaultNote,
        },
        ShelfError::Archive(fault) => match fault {
            archive::Fault::Full => CampaignText::FaultFull,
            archive::Fault::Newer => CampaignText::FaultNewer,
            archive::Fault::Closed => CampaignText::FaultClosed,
            archive::Fault::Conflict | archive::Fault::Damaged | archive::Fault::Nothing => {
                CampaignText::FaultConflict
            }
        },
    })
}

/// Returns the word for the use of a group.
pub fn word(of: GroupUse) -> CampaignText {
    match of {
        GroupUse::Party => CampaignText::Party,
        GroupUse::Template => CampaignText::Template,
        GroupUse::Creature => CampaignText::Creature,
    }
}
