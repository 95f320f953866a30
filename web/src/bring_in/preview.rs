//! The state of the preview: the files, what is ticked, and where it goes.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use asalto_core::{Awaiting, Session, Side};
use asalto_import::{ImportError, LeftOut};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::fight::{Continued, continued};
use super::known::{Present, known};
use super::row::Row;
use super::source::{BlockKind, Fault, Source};
use crate::browser::{clock, random};
use crate::components::incoming;
use crate::components::incoming::Incoming;
use crate::input::quick_line::MOST;
use crate::storage::browser_port::Browser;
use crate::storage::campaign::{Campaign, GroupUse};
use crate::storage::library;
use crate::store::Store;

/// The place where the ticked rows go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// A new encounter, in which the running fight of a file goes on.
    Fight,
    /// The open encounter.
    Encounter,
    /// A new encounter.
    New,
    /// The saved creatures.
    Creatures,
    /// A saved party.
    Party,
}

/// A fight of a file that can go on.
#[derive(Clone, PartialEq, Eq)]
pub struct RunningFight {
    /// Its round.
    pub round: u32,
    /// The name of the combatant whose turn it is.
    pub turn: String,
    /// The keys of its rows.
    rows: Vec<u64>,
}

/// A file on view.
#[derive(Clone)]
pub struct ShownSource {
    /// The key in the list.
    pub id: u64,
    /// The file, without its rows.
    pub source: Source,
    /// The blocks with their rows.
    pub blocks: Vec<ShownBlock>,
}

/// A block on view.
#[derive(Clone)]
pub struct ShownBlock {
    /// Its kind.
    pub of: BlockKind,
    /// The round of its fight, if it is running.
    pub round: Option<u32>,
    /// Its rows.
    pub rows: Vec<ShownRow>,
}

/// A row on view.
#[derive(Clone)]
pub struct ShownRow {
    /// The key in the list.
    pub id: u64,
    /// The row.
    pub row: ArcRwSignal<Row>,
}

thread_local! {
    /// The files. They stay while another page is open.
    static SOURCES: LazyCell<ArcRwSignal<Vec<ShownSource>>> = const { LazyCell::new(|| ArcRwSignal::new(Vec::new())) };
}

/// The state of the preview.
#[derive(Clone, Copy)]
pub struct Preview {
    /// The store.
    pub store: Store,
    /// The files.
    pub sources: RwSignal<Vec<ShownSource>>,
    /// Where the ticked rows go.
    pub destination: RwSignal<Destination>,
    /// The name of the party.
    pub party: RwSignal<String>,
    /// Whether the stat blocks of combatants are saved as creatures, whose actions the panel shows.
    pub keeps_blocks: RwSignal<bool>,
    /// The fight that can go on, if a file has one.
    pub fight: Memo<Option<RunningFight>>,
    /// The keys of the rows that are there already.
    known: Memo<BTreeSet<u64>>,
}

impl Preview {
    /// Opens the preview.
    pub fn open(store: Store) -> Self {
        let sources: RwSignal<_> = SOURCES.with(|sources| ArcRwSignal::clone(sources)).into();
        let destination = RwSignal::new(usual(store));
        let campaign = Campaign::signal();
        let party = RwSignal::new(String::new());
        let fight = Memo::new(move |_| {
            let found = sources.with(|sources| {
                let mut blocks = sources.iter().flat_map(|source| &source.blocks);
                blocks.find(|block| block.round.is_some()).cloned()
            })?;
            let (round, rows) = (found.round?, offered(&found));
            let plain: Vec<Row> = rows.iter().map(|one| one.row.get_untracked()).collect();
            let turn = go_on(store, &plain, round)?.turn;
            let rows = rows.iter().map(|one| one.id).collect();
            Some(RunningFight { round, turn, rows })
        });
        let known = Memo::new(move |_| {
            let rows: Vec<ShownRow> = sources.with(|sources| all(sources).cloned().collect());
            let to = destination.get();
            let plain = |rows: &[&ShownRow]| -> Vec<Row> {
                rows.iter().map(|one| one.row.get_untracked()).collect()
            };
            let there = match fight.get().filter(|_| to == Destination::Fight) {
                Some(fight) => {
                    let own = rows.iter().filter(|one| fight.rows.contains(&one.id));
                    saved_fight(store, &plain(&own.collect::<Vec<_>>()))
                }
                None => present(store, &campaign, to, &party.get()),
            };
            let known = known(&plain(&rows.iter().collect::<Vec<_>>()), &there);
            let known = rows.iter().zip(known).filter(|(_, is_known)| *is_known);
            known.map(|(row, _)| row.id).collect::<BTreeSet<_>>()
        });
        let preview = Self {
            store,
            sources,
            destination,
            party,
            keeps_blocks: RwSignal::new(true),
            fight,
            known,
        };
        Effect::new(move |_| {
            let waiting = incoming::take();
            if !waiting.is_empty() {
                untrack(|| preview.show(waiting));
            }
        });
        preview
    }

    /// Reads files and shows them.
    fn show(self, waiting: Vec<Incoming>) {
        let read = waiting.into_iter().map(read);
        let shown: Vec<_> = read.map(shown).collect();
        let named = |source: &ShownSource| {
            let mut names = source.blocks.iter().filter_map(|block| match &block.of {
                BlockKind::Encounter(name) => name.clone(),
                BlockKind::Creatures | BlockKind::Roster => None,
            });
            names.next()
        };
        if self.party.with_untracked(String::is_empty) {
            let name = shown.iter().find_map(named);
            self.party.set(name.unwrap_or_default());
        }
        self.sources.update(|sources| sources.extend(shown));
        // A fight that is open already does not begin once more. One that is saved elsewhere is shown as known.
        if let Some(fight) = self.fight.get()
            && !fight.rows.iter().all(|id| self.is_known(*id))
        {
            self.destination.set(Destination::Fight);
        }
    }

    /// Returns the encounter in which the running fight goes on.
    pub fn continued(self) -> Option<Session> {
        let round = self
            .fight
            .with(|fight| fight.as_ref().map(|fight| fight.round))?;
        Some(go_on(self.store, &self.ticked(), round)?.session)
    }

    /// Forgets all files.
    pub fn clear(self) {
        self.sources.set(Vec::new());
        self.destination.set(usual(self.store));
        self.party.set(String::new());
    }

    /// Forgets the running fight, and each file of which no other row would have been ticked.
    pub fn forget_fight(self) {
        let mut rest = self.sources.get_untracked();
        untrack(|| {
            rest.retain_mut(|source| {
                let mut rows = source.blocks.iter().flat_map(|block| &block.rows);
                let is_left = rows.any(|one| self.stays(one.id) && self.would_be_ticked(one));
                for block in &mut source.blocks {
                    block.rows.retain(|one| self.stays(one.id));
                }
                source.blocks.retain(|block| !block.rows.is_empty());
                // The list makes the blocks anew for a new key.
                source.id = random::seed();
                is_left
            });
        });
        self.clear();
        self.sources.set(rest);
    }

    /// Leaves every row to what is there already.
    pub fn untick(self) {
        self.sources.with_untracked(|sources| {
            for one in all(sources) {
                one.row.update(|row| row.ticked = None);
            }
        });
    }

    /// Returns whether a row is there already.
    pub fn is_known(self, id: u64) -> bool {
        self.known.with(|known| known.contains(&id))
    }

    /// Returns whether a row stays on the page because only the running fight goes on.
    pub fn stays(self, id: u64) -> bool {
        self.destination.get() == Destination::Fight
            && self.fight.with(|fight| {
                fight
                    .as_ref()
                    .is_some_and(|fight| !fight.rows.contains(&id))
            })
    }

    /// Returns whether a row is ticked.
    pub fn is_ticked(self, one: &ShownRow) -> bool {
        !self.stays(one.id) && self.would_be_ticked(one)
    }

    fn would_be_ticked(self, one: &ShownRow) -> bool {
        let known = self.is_known(one.id);
        one.row
            .with(|row| row.ticked.unwrap_or(row.offered && !known))
    }

    /// Returns the number of rows that would be ticked if more than the running fight came in.
    pub fn staying(self) -> usize {
        self.sources.with(|sources| {
            let staying = all(sources).filter(|one| self.stays(one.id));
            staying.filter(|one| self.would_be_ticked(one)).count()
        })
    }

    /// Returns the ticked rows.
    pub fn ticked(self) -> Vec<Row> {
        self.sources.with(|sources| {
            let ticked = all(sources).filter(|one| self.is_ticked(one));
            ticked.map(|one| one.row.get()).collect()
        })
    }

    /// Returns the ticked rows whose stat blocks have no saved creature yet, one of each name.
    pub fn new_blocks(self) -> Vec<Row> {
        let mut rows = self.ticked();
        let campaign = Campaign::signal();
        let mut seen = BTreeSet::new();
        campaign.with(|campaign| {
            rows.retain(|row| {
                row.side != Side::PARTY
                    && row.one.sheet.is_some()
                    && campaign.sheet_of(&row.one.name).is_none()
                    && seen.insert(row.one.name.clone())
            });
        });
        rows
    }

    /// Returns the number of combatants or creatures that the ticked rows add.
    pub fn count(self) -> usize {
        let ticked = self.ticked();
        match self.destination.get() {
            Destination::Creatures => ticked.len(),
            _ => ticked.iter().map(|row| row.count).sum(),
        }
    }

    /// Returns whether more is ticked than one command can add.
    pub fn is_too_much(self) -> bool {
        self.count() > MOST
    }

    /// Returns whether everything that would be ticked is there already.
    pub fn has_nothing_new(self) -> bool {
        self.sources.with(|sources| {
            let mut offered = all(sources)
                .filter(|one| one.row.with(|row| row.offered && row.ticked.is_none()))
                .peekable();
            offered.peek().is_some() && offered.all(|one| self.is_known(one.id))
        }) && self.count() == 0
    }

    /// Returns the number of rows, and of parts that were left out.
    pub fn numbers(self) -> (usize, usize) {
        self.sources.with(|sources| {
            let left_out = sources.iter().map(|one| left_out(&one.source).len());
            let failed = sources.iter().filter(|one| one.source.content.is_err());
            (
                all(sources).count(),
                left_out.sum::<usize>() + failed.count(),
            )
        })
    }
}

/// Returns the place where most files go.
fn usual(store: Store) -> Destination {
    if is_ended(store) {
        Destination::New
    } else {
        Destination::Encounter
    }
}

/// Returns the rows of a fight that take part in it.
fn offered(block: &ShownBlock) -> Vec<ShownRow> {
    let rows = block.rows.iter();
    rows.filter(|one| one.row.with_untracked(|row| row.one.enabled != Some(false)))
        .cloned()
        .collect()
}

/// Plays a fight by the rules in use up to its round.
fn go_on(store: Store, rows: &[Row], round: u32) -> Option<Continued> {
    let rules = untrack(|| store.with_session(|session| session.encounter().rules().clone()));
    continued(&rules, rows, round, clock::now(), random::seed())
}

/// Returns the parts of a file that were left out.
pub fn left_out(source: &Source) -> &[LeftOut] {
    let content = source.content.as_ref();
    content.map_or(&[], |content| content.left_out.as_slice())
}

/// Returns whether the combat is over.
pub fn is_ended(store: Store) -> bool {
    store
        .view
        .with_untracked(|view| view.awaiting == Awaiting::Ended)
}

fn all(sources: &[ShownSource]) -> impl Iterator<Item = &ShownRow> {
    let blocks = sources.iter().flat_map(|source| &source.blocks);
    blocks.flat_map(|block| &block.rows)
}

/// Reads a file that came in.
fn read(file: Incoming) -> Source {
    let Incoming { origin, content } = file;
    if let Some(bytes) = content.dyn_ref::<js_sys::Uint8Array>() {
        return Source::read(origin, &bytes.to_vec(), random::seed());
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a size in bytes"
    )]
    let bytes = content.as_f64().map(|bytes| bytes as usize);
    let fault = match (bytes, content.as_string().as_deref()) {
        (Some(bytes), _) => Fault::Import(ImportError::TooLong { bytes }),
        (None, Some("large")) => Fault::LinkTooLong,
        (None, Some("newer")) => Fault::LinkNewer,
        (None, Some("unsupported")) => Fault::LinkUnsupported,
        (None, Some(_)) => Fault::LinkCut,
        (None, None) => Fault::Unreadable,
    };
    let content = Err(fault);
    Source { origin, content }
}

/// Makes the rows of a file follow their corrections.
fn shown(mut source: Source) -> ShownSource {
    let blocks = source.content.as_mut().ok();
    let blocks = blocks.map(|content| std::mem::take(&mut content.blocks));
    let blocks = blocks
        .unwrap_or_default()
        .into_iter()
        .map(|block| ShownBlock {
            of: block.of,
            round: block.fight.map(|fight| fight.round),
            rows: block
                .rows
                .into_iter()
                .map(|row| ShownRow {
                    id: random::seed(),
                    row: ArcRwSignal::new(row),
                })
                .collect(),
        });
    ShownSource {
        id: random::seed(),
        blocks: blocks.collect(),
        source,
    }
}

/// Returns the combatants of a saved encounter in which all those of a fight take part.
fn saved_fight(store: Store, fight: &[Row]) -> Present {
    let open = store.view.with(|view| {
        let all = view.combatants.iter();
        let names = all.map(|one| one.profile.name.clone()).collect();
        (view.awaiting != Awaiting::Setup).then_some(names)
    });
    let saved = library::items(&Browser).into_iter();
    let saved = saved.filter(|item| item.fights);
    let saved = saved.map(|item| [item.names, item.more].concat());
    let mut there = open.into_iter().chain(saved).map(Present::Combatants);
    let is_whole = |there: &Present| known(fight, there).into_iter().all(|is_known| is_known);
    there
        .find(is_whole)
        .unwrap_or(Present::Combatants(Vec::new()))
}

/// Returns what a destination has already.
fn present(
    store: Store,
    campaign: &ArcRwSignal<Campaign>,
    destination: Destination,
    party: &str,
) -> Present {
    match destination {
        Destination::Encounter => Present::Combatants(store.view.with(|view| {
            let all = view.combatants.iter();
            all.map(|one| one.profile.name.clone()).collect()
        })),
        Destination::New | Destination::Fight => Present::Combatants(Vec::new()),
        Destination::Creatures => Present::Creatures(campaign.with(|campaign| {
            let creatures = campaign.of(GroupUse::Creature);
            creatures.map(|saved| saved.group.name.clone()).collect()
        })),
        Destination::Party => Present::Combatants(campaign.with(|campaign| {
            let saved = campaign.named(GroupUse::Party, party);
            let members = saved.into_iter().flat_map(|saved| &saved.group.members);
            members.map(|member| member.name().to_owned()).collect()
        })),
    }
}
