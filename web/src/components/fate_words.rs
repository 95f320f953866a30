//! The words for how a combat went for a combatant.

use asalto_core::summary::{End, Fate};
use asalto_text::CampaignText;

use crate::store::Store;

/// Describes the fate of a combatant and the damage that it took.
#[must_use]
pub fn fate_words(store: Store, fate: Fate) -> String {
    let taken = i32::try_from(fate.taken).unwrap_or(i32::MAX);
    let damage = || store.text_with(CampaignText::Took, &[&store.lang().number(taken)]);
    match (fate.end, fate.falls, fate.taken) {
        (End::Dead, ..) => store.text(CampaignText::IsDead).to_owned(),
        (End::Down, ..) => store.text(CampaignText::IsDown).to_owned(),
        (End::Standing, 0, 0) => store.text(CampaignText::Unhurt).to_owned(),
        (End::Standing, 0, _) => damage(),
        (End::Standing, 1, _) => store.text(CampaignText::WasDown).to_owned(),
        (End::Standing, falls, _) => {
            store.text_with(CampaignText::WasDownOften, &[&falls.to_string()])
        }
    }
}
