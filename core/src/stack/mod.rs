//! The stack, with the newest frame on top. A turn is the bottom frame, and each interruption is
//! above the interrupted frame.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::casting::{Casting, Counterspell};
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::priority::StackAction;
use crate::rules::{ActionKind, Response, TurnKind};
use crate::sorted::sort_by_key;
use crate::waiting::Readied;

/// A turn, an action or a response in progress until it resolves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// The id of the frame.
    pub id: FrameId,
    /// The combatant that does it.
    pub owner: CombatantId,
    /// The kind of frame.
    pub kind: FrameKind,
}

impl Frame {
    /// Whether it is a turn.
    pub fn is_turn(&self) -> bool {
        matches!(self.kind, FrameKind::Turn { .. })
    }

    /// Returns the kind of turn, if it is one.
    pub fn turn_kind(&self) -> Option<TurnKind> {
        match self.kind {
            FrameKind::Turn { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// Returns the casting of a spell, if it is one. A counterspell is cast like any spell.
    pub fn casting(&self) -> Option<&Casting> {
        match &self.kind {
            FrameKind::Casting(casting) => Some(casting),
            FrameKind::Counter(counterspell) => counterspell.casting.as_ref(),
            FrameKind::Turn { .. }
            | FrameKind::TurnAction { .. }
            | FrameKind::Response(_)
            | FrameKind::Readied(_)
            | FrameKind::Action(_) => None,
        }
    }
}

/// The content of a frame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FrameKind {
    /// A turn, which is always the bottom frame.
    Turn {
        /// The kind of turn.
        kind: TurnKind,
        /// The actions taken so far, in order.
        spent: Vec<ActionKind>,
    },
    /// A declared action of the turn, to which others may respond.
    #[serde(rename = "act")]
    TurnAction {
        /// The kind of action it takes.
        action: ActionKind,
        /// The action, in the game master's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// A response to the frame below.
    Response(Response),
    /// A readied action that is being carried out.
    Readied(Readied),
    /// An action of Tales of War, on the main or the postponed stack.
    Action(Arc<StackAction>),
    /// A spell that is being cast (D35-65).
    Casting(Casting),
    /// A readied counterspell that is being cast (D35-67).
    Counter(Counterspell),
}

/// The frames from bottom to top, and the postponed frames.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Stack {
    frames: Vec<Frame>,
    postponed: Vec<Frame>,
}

impl Stack {
    /// Returns the frames, from bottom to top.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Returns the frame that resolves next: the last one in is the first one out (TOW-15).
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// Returns the turn at the bottom, if there is one.
    pub fn turn(&self) -> Option<&Frame> {
        self.frames
            .first()
            .filter(|frame| matches!(frame.kind, FrameKind::Turn { .. }))
    }

    /// Returns the postponed frames, the oldest at the bottom (TOW-23).
    pub fn postponed(&self) -> &[Frame] {
        &self.postponed
    }

    /// Returns the frames that a change keeps, in the same places.
    pub(crate) fn filter_map(&self, change: impl Fn(&Frame) -> Option<Frame>) -> Self {
        let Self { frames, postponed } = self;
        Self {
            frames: frames.iter().filter_map(&change).collect(),
            postponed: postponed.iter().filter_map(&change).collect(),
        }
    }

    /// Puts a frame on the postponed stack.
    pub(crate) fn postpone(&mut self, frame: Frame) {
        self.postponed.push(frame);
    }

    /// Moves a postponed frame to the top of the main stack.
    pub(crate) fn advance(&mut self, id: FrameId) -> Option<()> {
        let frame = self.cancel(id)?;
        self.frames.push(frame);
        Some(())
    }

    /// Removes a postponed frame.
    pub(crate) fn cancel(&mut self, id: FrameId) -> Option<Frame> {
        let index = self.postponed.iter().position(|frame| frame.id == id)?;
        Some(self.postponed.remove(index))
    }

    /// Puts the named frames of each stack in this order, in the places that they have. Other frames stay.
    pub(crate) fn sort(&mut self, order: &[FrameId]) {
        for frames in [&mut self.frames, &mut self.postponed] {
            let place = |frame: &Frame| order.iter().position(|id| *id == frame.id);
            let mut sorted: Vec<_> = frames.iter().filter(|it| place(it).is_some()).collect();
            sort_by_key(&mut sorted, |frame| place(frame));
            let mut sorted = sorted.into_iter().cloned().collect::<Vec<_>>().into_iter();
            for frame in frames.iter_mut().filter(|it| place(it).is_some()) {
                if let Some(next) = sorted.next() {
                    *frame = next;
                }
            }
        }
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Removes a frame anywhere on the stack, unless it is a turn.
    pub(crate) fn take(&mut self, id: FrameId) -> Option<Frame> {
        let which = |frame: &Frame| frame.id == id && !frame.is_turn();
        let index = self.frames.iter().position(which)?;
        Some(self.frames.remove(index))
    }

    /// Returns the casting of a spell, by its frame.
    pub(crate) fn casting_mut(&mut self, id: FrameId) -> Option<&mut Casting> {
        let frame = self.frames.iter_mut().find(|frame| frame.id == id)?;
        match &mut frame.kind {
            FrameKind::Casting(casting) => Some(casting),
            FrameKind::Counter(counterspell) => counterspell.casting.as_mut(),
            FrameKind::Turn { .. }
            | FrameKind::TurnAction { .. }
            | FrameKind::Response(_)
            | FrameKind::Readied(_)
            | FrameKind::Action(_) => None,
        }
    }

    /// Removes every frame from the stack.
    pub(crate) fn clear(&mut self) {
        self.frames.clear();
        self.postponed.clear();
    }

    /// Adds an action to the spent ones of the turn at the bottom.
    pub(crate) fn spend(&mut self, action: ActionKind) -> Option<()> {
        match &mut self.frames.first_mut()?.kind {
            FrameKind::Turn { spent, .. } => {
                spent.push(action);
                Some(())
            }
            _ => None,
        }
    }
}
