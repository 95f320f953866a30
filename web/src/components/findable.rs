//! The creatures and saved groups that a typed name finds, the same wherever combatants are added.

use std::cell::LazyCell;

use asalto_core::Condition;
use asalto_core::effect::{TurnEffect, TurnEffectKind, TurnMoment};
use asalto_core::newcomer::{InnateEffect, Newcomer};
use asalto_text::{Lang, TurnEffectText};
use leptos::prelude::*;

use super::campaign::present;
use super::quick_line::{Offer, read};
use crate::browser::letters::folded;
use crate::browser::storage;
use crate::content::bestiary::Creature;
use crate::content::creatures::{self, Table};
use crate::input::matcher::{Closeness, Entry, Sought, found};
use crate::input::quick_line::LinePart;
use crate::storage::campaign::{Campaign, ExistingCombatant, Group, GroupUse, SavedGroup, shelf};
use crate::store::Store;

/// The key under which the browser remembers whether hit points are rolled.
pub const HIT_POINTS: &str = "asalto.1.hit-points";

/// An item that a name finds.
#[derive(Clone, PartialEq, Eq)]
pub enum Item {
    /// A saved party, template or creature.
    Saved(SavedGroup),
    /// A member of a saved party, as a party of one.
    Member(Group),
    /// A creature of the rules in use.
    Creature(Creature),
}

impl Item {
    /// Returns the name.
    pub fn name(&self) -> &str {
        match self {
            Self::Saved(saved) => &saved.group.name,
            Self::Member(group) => &group.name,
            Self::Creature(creature) => &creature.names.name,
        }
    }

    /// Returns the kind and the challenge rating.
    fn kind(&self) -> (&str, String) {
        match self {
            Self::Creature(creature) => (&creature.kind, creature.challenge.clone()),
            Self::Saved(saved) if saved.group.of == GroupUse::Creature => {
                let first = saved.group.members.first();
                let rating = first.and_then(|member| member.newcomer.profile.challenge);
                let rating = rating.map(|rating| rating.to_string());
                ("", rating.unwrap_or_default())
            }
            Self::Saved(_) | Self::Member(_) => ("", String::new()),
        }
    }
}

/// All items.
#[derive(Clone, PartialEq, Eq)]
pub struct Findable {
    items: Vec<Item>,
    entries: Vec<Entry>,
    /// Whether the creatures can't be loaded.
    pub is_missing: bool,
}

impl Findable {
    /// Returns all items as soon as they have loaded, with the creatures of a table if the rules in use have one. The effect
    /// that calls it runs again then.
    pub fn of(store: Store, table: Option<Table>) -> Option<Self> {
        let (listed, is_missing) = listed(table, store.lang())?;
        let mut items = saved()?;
        items.extend(listed.into_iter().map(Item::Creature));
        let entries = items.iter().map(|item| {
            let (kind, challenge) = item.kind();
            let names: Vec<_> = match item {
                Item::Creature(creature) => creature.all_names().collect(),
                Item::Saved(_) | Item::Member(_) => vec![item.name()],
            };
            Entry::new(names, kind, &challenge, &folded)
        });
        let entries = entries.collect();
        Some(Self {
            items,
            entries,
            is_missing,
        })
    }

    /// Finds the items of a part of a line, the closest first. A player's character finds nothing, and typed numbers fit
    /// creatures alone.
    pub fn find(&self, store: Store, part: &LinePart, most: usize) -> Vec<(Item, Closeness)> {
        if !part.is_sought() {
            return Vec::new();
        }
        let challenge = part
            .newcomer
            .profile
            .challenge
            .map(|rating| rating.to_string());
        let sought = Sought::new(&part.typed, challenge, store.lang(), &folded);
        let all = found(&self.entries, &sought, self.entries.len()).into_iter();
        let all = all.filter_map(|(index, closeness)| Some((self.items.get(index)?, closeness)));
        let here = all.filter(|(item, _)| match item {
            Item::Creature(_) => true,
            Item::Saved(saved) => saved.group.of == GroupUse::Creature || !part.is_described(),
            Item::Member(group) => {
                !part.is_described() && !group.joining(&present(store)).is_empty()
            }
        });
        here.take(most)
            .map(|(item, closeness)| (item.clone(), closeness))
            .collect()
    }

    /// Returns the combatants of a line. The last part is the chosen item, or as typed; each part before it is the
    /// item that its words name.
    pub fn offer(&self, store: Store, parts: &[LinePart], last: Option<&Item>) -> Offer {
        let Some((part, before)) = parts.split_last() else {
            return Offer::default();
        };
        let mut offer = self.named(store, before);
        offer.take(store, part, last);
        offer.plain.extend(self.plain(store, part, last));
        offer
    }

    /// Returns the name of the listed creature that a part names exactly, or with a typing mistake beside its numbers, if the
    /// part is as typed all the same.
    fn plain(&self, store: Store, part: &LinePart, taken: Option<&Item>) -> Option<String> {
        if taken.is_some() {
            return None;
        }
        let found = self.find(store, part, 1).pop();
        let (item, _) = found
            .filter(|(_, near)| *near <= Closeness::AnyOrder || part.is_described_as(*near))?;
        matches!(item, Item::Creature(_)).then(|| item.name().to_owned())
    }

    /// Returns the combatants of a line without a choice: each part is the item that its words name, or as typed.
    pub fn named(&self, store: Store, parts: &[LinePart]) -> Offer {
        let mut offer = Offer::default();
        for part in parts {
            let found = self.find(store, part, 1).pop();
            let named = found.filter(|(_, near)| {
                let is_near = *near <= Closeness::Start || part.is_described_as(*near);
                is_near && part.may_be(*near)
            });
            let named = named.as_ref().map(|(item, _)| item);
            offer.take(store, part, named);
            offer.plain.extend(self.plain(store, part, named));
        }
        offer
    }
}

impl Offer {
    /// Adds a part of a line: as typed, or as the item that it names.
    fn take(&mut self, store: Store, part: &LinePart, item: Option<&Item>) {
        match item {
            None => self.parts.push(part.clone()),
            Some(Item::Creature(creature)) => {
                let mut newcomer = creature.newcomer(rolls(store));
                let each = creature.each_turn().cloned();
                newcomer.each_turn = each.map(|does| innate(store, does)).into_iter().collect();
                self.parts.push(part.filled(newcomer));
            }
            Some(Item::Member(group)) => self.join(store, part, group),
            Some(Item::Saved(saved)) => match saved.group.members.first() {
                Some(member) if saved.group.of == GroupUse::Creature => {
                    let mut newcomer = member.newcomer.clone();
                    newcomer.profile.name.clone_from(&saved.group.name);
                    self.parts.push(part.filled(newcomer));
                }
                _ => self.join(store, part, &saved.group),
            },
        }
    }

    /// Adds the members of a group that are not there yet, with what is typed for them.
    fn join(&mut self, store: Store, part: &LinePart, group: &Group) {
        let typed = read(store, &self.parts);
        let typed = typed.iter().chain(&self.joined);
        let typed = typed.map(|one| ExistingCombatant::of(&one.profile));
        let here: Vec<_> = present(store).into_iter().chain(typed).collect();
        let total = part.newcomer.total;
        let joining = group.joining(&here).into_iter();
        self.joined
            .extend(joining.map(|one| Newcomer { total, ..one }));
    }
}

/// Returns what a listed creature does at the start of each turn, with its name in the language of the app.
fn innate(store: Store, does: TurnEffectKind) -> InnateEffect {
    let name = match does {
        TurnEffectKind::Regeneration { .. } => TurnEffectText::Regeneration,
        // D&D 5e has one name for both.
        TurnEffectKind::Healing { .. } if store.creature_table() != Some(Table::Srd35) => {
            TurnEffectText::Regeneration
        }
        TurnEffectKind::Healing { .. } => TurnEffectText::FastHealing,
        TurnEffectKind::Damage { .. } => TurnEffectText::Damage,
        TurnEffectKind::Reminder => TurnEffectText::Reminder,
    };
    InnateEffect {
        condition: Condition::Custom(store.text(name).to_owned()),
        each: TurnEffect::new(TurnMoment::Start, does),
    }
}

/// Returns whether the app rolls hit points of listed creatures.
pub fn rolls(store: Store) -> bool {
    rolled().get() && !store.settings.real_dice.get()
}

/// Returns the choice of rolled hit points, which the browser remembers.
pub fn rolled() -> ArcRwSignal<bool> {
    thread_local! {
        static ROLLED: LazyCell<ArcRwSignal<bool>> = LazyCell::new(|| {
            ArcRwSignal::new(storage::read(HIT_POINTS).as_deref() == Some("rolled"))
        });
    }
    ROLLED.with(|rolled| ArcRwSignal::clone(rolled))
}

/// Returns the creatures of a table, and whether they can't be loaded; none while they load.
fn listed(table: Option<Table>, lang: Lang) -> Option<(Vec<Creature>, bool)> {
    let Some(table) = table else {
        return Some((Vec::new(), false));
    };
    match creatures::all(table, lang) {
        Ok(creatures) => creatures.map(|creatures| (creatures, false)),
        Err(_) => Some((Vec::new(), true)),
    }
}

/// Returns the saved groups and the members of parties; none while they are read.
fn saved() -> Option<Vec<Item>> {
    if !shelf::is_there() {
        return Some(Vec::new());
    }
    Campaign::signal().with(|campaign| {
        let members = campaign
            .saved
            .iter()
            .filter(|saved| saved.group.of == GroupUse::Party);
        let members = members.flat_map(|saved| saved.group.members.iter().cloned());
        let members = members.map(|member| {
            Item::Member(Group {
                name: member.newcomer.profile.name.clone(),
                of: GroupUse::Party,
                members: vec![member],
            })
        });
        let groups = campaign.saved.iter().cloned().map(Item::Saved);
        campaign.is_read.then(|| groups.chain(members).collect())
    })
}

/// Returns the only combatant of an item, with which its numbers are shown.
pub fn single(item: &Item, rolls: bool) -> Option<Newcomer> {
    match item {
        Item::Creature(creature) => Some(creature.newcomer(rolls)),
        Item::Member(group) => Some(group.members.first()?.newcomer.clone()),
        Item::Saved(saved) if saved.group.of == GroupUse::Creature => {
            Some(saved.group.members.first()?.newcomer.clone())
        }
        Item::Saved(_) => None,
    }
}
