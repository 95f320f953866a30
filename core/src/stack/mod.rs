//! The stack: what is going on, the newest on top. A turn is the bottom frame, and what interrupts
//! it lies above what it interrupts.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::casting::{Casting, Countering};
use crate::combatant::CombatantId;
use crate::priority::Act;
use crate::rules::{ActionKind, TurnKind};
use crate::waiting::Readied;

/// The id of a frame, given by the encounter, from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct FrameId(pub u32);

/// Something that goes on until it is resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// Its id.
    pub id: FrameId,
    /// Who does it.
    pub owner: CombatantId,
    /// What it is.
    pub kind: FrameKind,
}

impl Frame {
    /// How much it holds, if it is a turn.
    pub fn turn_kind(&self) -> Option<TurnKind> {
        match self.kind {
            FrameKind::Turn { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// The casting of a spell, if it is one.
    pub fn casting(&self) -> Option<&Casting> {
        match &self.kind {
            FrameKind::Casting(casting) => Some(casting),
            _ => None,
        }
    }
}

/// What goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum FrameKind {
    /// A turn, which is always the bottom frame.
    Turn {
        /// How much it holds.
        kind: TurnKind,
        /// What has been taken of it, in order.
        spent: Vec<ActionKind>,
    },
    /// An action that has begun and that others may answer.
    Act {
        /// What it takes of the turn.
        action: ActionKind,
        /// What it is, in the game master's words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// An answer to what lies below.
    Response(Response),
    /// What was readied, and is carried out now.
    Readied(Readied),
    /// An action of Tales of War, on the main or the postponed stack.
    Action(Arc<Act>),
    /// A spell that is being cast (D35-65).
    Casting(Casting),
    /// A counterspell that was readied, and is cast now (D35-67).
    Counter(Countering),
}

/// A kind of answer to what another combatant does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Response {
    /// An attack of opportunity (D35-83).
    Opportunity,
    /// A reaction of another kind (D5E-40).
    Reaction,
    /// What was readied before (D5E-46).
    Readied,
    /// A bonus action out of turn, which the rules refuse (D5E-55).
    BonusAction,
}

/// The frames from bottom to top, and beside them those that are postponed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Stack {
    frames: Vec<Frame>,
    postponed: Vec<Frame>,
}

impl Stack {
    /// The frames, the bottom one first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The frame that is resolved next.
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The turn at the bottom, if there is one.
    pub fn turn(&self) -> Option<&Frame> {
        self.frames
            .first()
            .filter(|frame| matches!(frame.kind, FrameKind::Turn { .. }))
    }

    /// The postponed frames, the one postponed first at the bottom (TOW-23).
    pub fn postponed(&self) -> &[Frame] {
        &self.postponed
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

    /// Takes a postponed frame away.
    pub(crate) fn cancel(&mut self, id: FrameId) -> Option<Frame> {
        let index = self.postponed.iter().position(|frame| frame.id == id)?;
        Some(self.postponed.remove(index))
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Takes the top frame away, if it is that one.
    pub(crate) fn pop(&mut self, id: FrameId) -> Option<Frame> {
        if self.top()?.id == id {
            self.frames.pop()
        } else {
            None
        }
    }

    /// Takes a frame away wherever it lies, unless it is a turn.
    pub(crate) fn take(&mut self, id: FrameId) -> Option<Frame> {
        let which = |frame: &Frame| frame.id == id && !frame.is_turn();
        let index = self.frames.iter().position(which)?;
        Some(self.frames.remove(index))
    }

    /// The casting of a spell, by its frame.
    pub(crate) fn casting_mut(&mut self, id: FrameId) -> Option<&mut Casting> {
        let frame = self.frames.iter_mut().find(|frame| frame.id == id)?;
        match &mut frame.kind {
            FrameKind::Casting(casting) => Some(casting),
            _ => None,
        }
    }

    /// Takes away whatever lies on the stack.
    pub(crate) fn clear(&mut self) {
        self.frames.clear();
        self.postponed.clear();
    }

    /// Adds to what the turn at the bottom has spent.
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
