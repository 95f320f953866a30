//! The signals of each combatant. After a command, the store compares the view with them once and
//! sets only those that differ, so a row does work only when its own content changes.

mod push;

use std::sync::Arc;

use asalto_core::command::TableCommand;
use asalto_core::share::DamageShare;
use asalto_core::view::{GroupView, RoundTurn};
use asalto_core::{CombatantId, CombatantView, Command, EncounterView, Reason};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use self::push::push_group;
use crate::browser::shell;
use crate::store::Store;
use crate::text::isolated;

/// A combatant's view, while the combatant is in the encounter.
pub type CombatantSignal = ReadSignal<Option<Arc<CombatantView>>>;

/// The turn of a combatant, as its row marks it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum MarkedTurn {
    /// It is neither the current turn nor the next, and the encounter is in no round.
    #[default]
    NoRound,
    /// It is neither the current turn nor the next.
    Other,
    /// The next turn.
    Next,
    /// The current turn.
    Current,
}

/// Whether and how a row offers to name its combatant as the next to act.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Naming {
    /// It does not.
    #[default]
    No,
    /// By a button, while another one acts.
    Button,
    /// The whole row is the button, because the encounter waits for a name.
    Row,
}

/// Whether the panel shows a combatant.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Shown {
    /// It shows another one, or none.
    #[default]
    Not,
    /// It does, because it is the combatant’s turn and none is selected.
    Current,
    /// It does, because the combatant is selected.
    Selected,
}

/// What a combatant takes of a typed amount.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Aimed {
    /// Its share.
    pub share: DamageShare,
    /// Its part of the amount, as a change of hit points. None until a number is typed.
    pub change: Option<i32>,
}

/// What a row shows of its combatant beside the combatant's view.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// The turn.
    pub turn: MarkedTurn,
    /// Whether the combatant is in a group that acts as one.
    pub grouped: bool,
    /// Whether the combatant may be named to act next.
    pub naming: Naming,
    /// Whether the row can be moved: it has a place, or is one of two that are tied.
    pub movable: bool,
    /// Whether the panel shows the combatant, and why.
    pub shown: Shown,
    /// The share and the amount for the combatant, if it is one of several that are selected together.
    pub aimed: Option<Aimed>,
    /// Whether the combatant is kept off the players' screen.
    pub off_screen: bool,
    /// The number of the reason on display, if it is in this row. Each one has another number.
    pub told: Option<u32>,
}

impl Standing {
    /// Returns whether it is the current turn.
    #[must_use]
    pub fn is_current(self) -> bool {
        self.turn == MarkedTurn::Current
    }
}

/// The signals of one combatant.
#[derive(Clone, Copy)]
pub struct RowSignals {
    one: RwSignal<Option<Arc<CombatantView>>>,
    standing: RwSignal<Standing>,
}

impl RowSignals {
    fn new() -> Self {
        Self {
            one: RwSignal::new(None),
            standing: RwSignal::new(Standing::default()),
        }
    }

    /// Returns the combatant's view.
    #[must_use]
    pub fn one(self) -> CombatantSignal {
        self.one.read_only()
    }

    fn stand(self, standing: Standing) {
        if self.standing.get_untracked() != standing {
            self.standing.set(standing);
        }
    }

    /// Returns what the row shows beside it.
    #[must_use]
    pub fn standing(self) -> ReadSignal<Standing> {
        self.standing.read_only()
    }
}

/// A group, while it acts as one.
pub type GroupSignal = ReadSignal<Option<Arc<GroupView>>>;

/// The signals of all combatants and groups. They live as long as the store, because ids are used again in the
/// next encounter.
#[derive(Clone)]
pub struct Rows {
    owner: Owner,
    all: Vec<(CombatantId, RowSignals)>,
    groups: Vec<(CombatantId, RwSignal<Option<Arc<GroupView>>>)>,
    /// The number of reasons that have been on display.
    told: u32,
    /// The number of times that a combatant has got another name.
    renames: u32,
}

impl Rows {
    /// Returns an empty collection, whose signals belong to the current owner.
    #[must_use]
    pub fn new() -> Self {
        Self {
            owner: Owner::current().unwrap_or_default(),
            all: Vec::new(),
            groups: Vec::new(),
            told: 0,
            renames: 0,
        }
    }

    /// Returns how often a combatant has got another name.
    #[must_use]
    pub fn renames(&self) -> u32 {
        self.renames
    }

    fn row(&mut self, id: CombatantId) -> RowSignals {
        match place(&self.all, id) {
            Ok(place) => self.all[place].1,
            Err(place) => {
                let row = self.owner.with(RowSignals::new);
                self.all.insert(place, (id, row));
                row
            }
        }
    }

    /// Returns the signal of a group, and whether it is new.
    fn group(&mut self, head: CombatantId) -> (RwSignal<Option<Arc<GroupView>>>, bool) {
        match place(&self.groups, head) {
            Ok(place) => (self.groups[place].1, false),
            Err(place) => {
                let row = self.owner.with(|| RwSignal::new(None));
                self.groups.insert(place, (head, row));
                (row, true)
            }
        }
    }
}

/// Returns the place of an id in a list in the order of the ids, or the place for it.
fn place<T>(all: &[(CombatantId, T)], id: CombatantId) -> Result<usize, usize> {
    let place = all.partition_point(|(of, _)| *of < id);
    let there = all.get(place).is_some_and(|(of, _)| *of == id);
    if there { Ok(place) } else { Err(place) }
}

impl Store {
    /// Returns the signals of a combatant.
    #[must_use]
    pub fn row(&self, id: CombatantId) -> RowSignals {
        let mut rows = self.rows.write_value();
        rows.row(id)
    }

    /// Returns a combatant's view, which changes only when the combatant does.
    #[must_use]
    pub fn combatant(&self, id: CombatantId) -> CombatantSignal {
        self.row(id).one()
    }

    /// Returns the name of a combatant in the encounter, and follows that combatant alone.
    #[must_use]
    pub fn name_in_row(&self, id: CombatantId) -> String {
        let name = self.combatant(id).with(|one| {
            let one = one.as_ref()?;
            Some(isolated(&one.profile.name).into_owned())
        });
        name.unwrap_or_default()
    }

    /// Returns a group by its head.
    #[must_use]
    pub fn group(&self, head: CombatantId) -> GroupSignal {
        let (row, new) = self.rows.write_value().group(head);
        if new {
            self.view.with_untracked(|view| push_group(view, head, row));
        }
        row.read_only()
    }

    /// Compares the view with the signals of each combatant and group, and sets those that differ.
    pub fn push_rows(&self) {
        // The scripts measure what is in sight while its layout is known.
        shell::tell("asalto:changing", &JsValue::NULL);
        let mut rows = self.rows.get_value();
        let named = untrack(|| self.nameable());
        self.view.with_untracked(|view| rows.push(view, &named));
        self.rows.set_value(rows);
        self.mark_rows();
    }

    /// Returns the combatants that may be named to act next.
    fn nameable(&self) -> Vec<CombatantId> {
        let chosen = |view: &EncounterView| {
            let mut all = view.combatants.iter();
            all.any(|one| one.turn == Some(RoundTurn::ToAct))
        };
        if !self.view.with(chosen) {
            return Vec::new();
        }
        let named = |command: &Command| match command {
            Command::Table(TableCommand::HandOver { to }) => Some(*to),
            _ => None,
        };
        self.available
            .with(|available| available.iter().filter_map(named).collect())
    }

    /// Follows the selections and the reason on display.
    pub(crate) fn follow_marks(self) {
        Effect::new(move |_| {
            self.selected.track();
            self.chosen.track();
            self.amount.track();
            self.heals.track();
            self.why.track();
            self.off_screen.track();
            self.rows
                .update_value(|rows| rows.told = rows.told.wrapping_add(1));
            self.mark_rows();
        });
    }

    fn mark_rows(&self) {
        for (id, row) in self.rows.get_value().all {
            self.mark_row(id, row);
        }
    }

    fn mark_row(&self, id: CombatantId, row: RowSignals) {
        let mut standing = row.standing.get_untracked();
        let was = standing.shown;
        let selected = self.selected.get_untracked();
        standing.shown = match selected {
            Some(who) if who == id => Shown::Selected,
            None if standing.is_current() => Shown::Current,
            _ => Shown::Not,
        };
        standing.aimed = self.aimed(id);
        standing.off_screen = self.off_screen.with_untracked(|off| off.contains(&id));
        let here =
            |why: &Option<(CombatantId, Reason)>| why.as_ref().is_some_and(|(of, _)| *of == id);
        let number = self.rows.with_value(|rows| rows.told);
        standing.told = self.why.with_untracked(here).then_some(number);
        row.stand(standing);
        if was == Shown::Not && standing.shown != Shown::Not {
            shell::tell("asalto:shown", &id.0.into());
        }
    }

    fn aimed(&self, id: CombatantId) -> Option<Aimed> {
        let share = self.chosen.with_untracked(|chosen| {
            let mut chosen = chosen.iter();
            chosen.find(|(who, _)| *who == id).map(|(_, share)| *share)
        })?;
        let heals = self.heals.get_untracked();
        let part = |amount| {
            untrack(|| {
                self.with_session(|session| {
                    let policy = session.encounter().rules().vitality;
                    policy.share(amount, share)
                })
            })
        };
        let amount = self.amount.get_untracked();
        let change = amount.map(|amount| if heals { amount } else { -part(amount) });
        Some(Aimed { share, change })
    }
}
