//! The tile of the stat block, for a combatant that is a creature of the ruleset's table.

use asalto_core::CombatantId;
use asalto_core::combatant::Controller;
use asalto_text::CreatureText;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, Tile, drawer};
use crate::components::lazy_part::later;
use crate::components::panel_subject::PanelSubject;
use crate::content::creatures;
use crate::parts::Part;
use crate::storage::campaign::shelf;
use crate::store::Store;
use crate::ui::{flag, part};

/// The combatant and the creature that it is, for the part with the stat block.
#[derive(Clone, PartialEq, Eq)]
pub struct CreatureInPanel {
    /// The combatant.
    pub who: CombatantId,
    /// The English name of the creature.
    pub creature: String,
}

/// The id of the combatant on view, for the part with the game master's stat blocks.
#[derive(Clone, Copy)]
pub struct BlockOwner(pub Memo<CombatantId>);

/// The drawer with the stat block. It exists only for creatures that the game master plays.
#[component]
pub fn Creature(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let played = Memo::new(move |_| {
        let name = whose.with(|one| {
            let played = one.profile.controller == Controller::GameMaster;
            played.then(|| one.profile.name.clone())
        });
        name.flatten()
    });
    // The files are read again for other rules, not for each change of the encounter.
    let table = Memo::new(move |_| store.creature_table());
    let creature = Memo::new(move |_| {
        let (name, table) = (played.get()?, table.get()?);
        creatures::species(table, store.lang(), &name)
    });
    let known = flag(move || creature.with(Option::is_some));
    let theirs = part(move || {
        known.get().then(|| {
            let tile = Tile::without_key("stats", store.label(CreatureText::StatBlock)).informing();
            drawer(tile, DrawerAccess::AtRest, whose, move |who| {
                let shown = creature.get_untracked();
                provide_context(CreatureInPanel {
                    who,
                    creature: shown.unwrap_or_default(),
                });
                later(Part::StatBlock)
            })
        })
    });
    // The part with the campaign has the game master's stat blocks.
    provide_context(BlockOwner(Memo::new(move |_| whose.get())));
    // A pasted stat block may be the first of the campaign, while the panel is open.
    let any = Memo::new(move |_| {
        whose.with(|one| one.id);
        shelf::is_there()
    });
    let own = part(move || any.get().then(|| later(Part::OwnBlock)));
    view! { {theirs}{own} }
}
