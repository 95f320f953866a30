//! The notes and the stat blocks of the campaign, for formats that have a place for them.

use asalto_core::Session;
use asalto_core::combatant::Controller;
use asalto_import::Imported;
use leptos::prelude::WithUntracked;

use crate::storage::campaign::Campaign;

/// Adds the notes of party members, and the stat blocks of saved creatures. `sent` has the combatants of the session.
#[must_use]
pub fn with_campaign_texts(session: &Session, mut sent: Imported) -> Imported {
    let view = session.view();
    let all = view.without_second_places().map(|one| &one.profile);
    Campaign::signal().with_untracked(|campaign| {
        for (one, profile) in sent.combatants.iter_mut().zip(all) {
            one.note = campaign.note_of(profile).map(str::to_owned);
            if profile.controller == Controller::GameMaster {
                one.sheet = campaign.sheet_of(&profile.name).map(str::to_owned);
            }
        }
    });
    sent
}
