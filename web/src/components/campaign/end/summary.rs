//! The facts of the combat that is over, and the saved party that played it.

use std::cell::LazyCell;

use asalto_core::experience::{Award, award};
use asalto_core::summary::{End, Fate, Summary, sharers};
use asalto_core::{CombatantId, CombatantView, EncounterView, Side};
use leptos::prelude::*;

use super::aftermath::Take;
use crate::storage::campaign::{Campaign, GroupUse, Outcome, SavedGroup, outcomes};
use crate::store::Store;

/// The values that the parts of the summary share.
#[derive(Clone, Copy)]
pub struct CombatSummary {
    /// The summary of the log.
    pub summary: Memo<Summary>,
    /// The combatants of the party, in initiative order.
    pub party: Memo<Vec<CombatantId>>,
    /// The enemies, in initiative order.
    pub enemies: Memo<Vec<CombatantId>>,
    /// The saved party that took part, if there is one.
    pub saved: Memo<Option<SavedGroup>>,
    /// The outcome of each member of the saved party.
    pub outcomes: Memo<Vec<Outcome>>,
    /// The enemies that count as defeated although they are up, e.g. because they fled.
    pub counted: RwSignal<Vec<CombatantId>>,
    /// The experience points.
    pub award: Memo<Option<Award>>,
}

thread_local! {
    /// The enemies that count as defeated although they are up. The lists and the card of the numbers share them.
    static COUNTED: LazyCell<ArcRwSignal<Vec<CombatantId>>> = const { LazyCell::new(|| ArcRwSignal::new(Vec::new())) };
    /// The state that each party member keeps, if it isn't the present one. The bar below reads it too.
    static TAKEN: LazyCell<ArcRwSignal<Vec<(CombatantId, Take)>>> = LazyCell::new(|| ArcRwSignal::new(Vec::new()));
}

/// Returns the state that each party member keeps.
pub fn taken() -> ArcRwSignal<Vec<(CombatantId, Take)>> {
    TAKEN.with(|taken| ArcRwSignal::clone(taken))
}

impl CombatSummary {
    /// Follows the encounter of the store, and forgets the states chosen for another encounter.
    pub fn of(store: Store) -> Self {
        taken().set(Vec::new());
        let counted = RwSignal::from(COUNTED.with(|counted| ArcRwSignal::clone(counted)));
        counted.set(Vec::new());
        let campaign = Campaign::signal();
        let side = move |side| {
            Memo::new(move |_| {
                store.view.with(|view| {
                    let all = view.without_second_places();
                    let side = all.filter(|one| one.profile.side == side);
                    side.map(|one| one.id).collect::<Vec<_>>()
                })
            })
        };
        let saved = Memo::new(move |_| {
            campaign.with(|campaign| store.view.with(|view| who_played(campaign, view)))
        });
        Self {
            summary: Memo::new(move |_| {
                // The view follows the session, and changes less often.
                store.view.track();
                store.with_session(Summary::of)
            }),
            party: side(Side::PARTY),
            enemies: side(Side::FOES),
            saved,
            outcomes: Memo::new(move |_| {
                let saved = saved.get();
                let of = |saved: SavedGroup| store.view.with(|view| outcomes(&saved.group, view));
                saved.map(of).unwrap_or_default()
            }),
            counted,
            award: Memo::new(move |_| {
                store.view.with(|view| {
                    let characters = sharers(view);
                    let characters: Vec<_> = characters.iter().map(|one| &*one.profile).collect();
                    let defeated = counted.with(|counted| {
                        let all = view.without_second_places();
                        let defeated = all.filter(|one| counts(one, counted));
                        defeated.map(|one| &*one.profile).collect::<Vec<_>>()
                    });
                    award(view.ruleset, &characters, &defeated)
                })
            }),
        }
    }

    /// Returns the fate of a combatant.
    pub fn fate(self, who: CombatantId) -> Option<Fate> {
        self.summary.with(|summary| {
            let mut fates = summary.fates.iter();
            fates.find(|fate| fate.who == who).copied()
        })
    }

    /// Returns the experience points of a character.
    pub fn share(self, store: Store, who: CombatantId) -> Option<u32> {
        let place = store.view.with(|view| {
            let mut characters = sharers(view).into_iter();
            characters.position(|one| one.id == who)
        })?;
        self.award
            .with(|award| award.as_ref()?.shares.get(place).copied().flatten())
    }
}

/// Returns whether an enemy counts as defeated.
fn counts(one: &CombatantView, counted: &[CombatantId]) -> bool {
    let is_enemy = one.profile.side == Side::FOES;
    is_enemy && (End::of(one) != End::Standing || counted.contains(&one.id))
}

/// Returns the party most of whose members took part; of equal ones, the party that played last.
pub fn who_played(campaign: &Campaign, view: &EncounterView) -> Option<SavedGroup> {
    let last = campaign.last_party().map(|last| last.id);
    let parties = campaign.of(GroupUse::Party);
    let found = parties.map(|party| (party, outcomes(&party.group, view).len()));
    let found = found.filter(|(_, members)| *members > 0);
    let most = found.max_by_key(|(party, members)| (*members, Some(party.id) == last));
    most.map(|(party, _)| party.clone())
}
