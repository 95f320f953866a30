//! The count on which a mount acts.

use serde::{Deserialize, Serialize};

use super::ActionKind;
use crate::mount::MountControl;

/// The count on which a mount acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MountPolicy {
    /// The ruleset has no rules for mounts.
    #[default]
    None,
    /// On its rider's count (D35-81).
    OnRidersCount,
    /// A beast on its rider's count, an intelligent mount there or on its own (D30-48 to D30-50).
    ByIntelligence,
    /// A controlled mount on its rider's count, an independent one on its own (D5E-67, D5E-68, D24-22).
    Controlled,
}

impl MountPolicy {
    /// Returns whether the rules forbid this control, because a mount has no separate initiative.
    #[must_use]
    pub fn forbids(self, control: MountControl) -> bool {
        match self {
            Self::OnRidersCount => !control.shares_count(),
            Self::None | Self::ByIntelligence | Self::Controlled => false,
        }
    }

    /// Returns the ways to control a mount that the rules know, in menu order.
    #[must_use]
    pub fn controls(self) -> &'static [MountControl] {
        match self {
            Self::None => &[],
            Self::OnRidersCount | Self::ByIntelligence => &[
                MountControl::Animal,
                MountControl::Together,
                MountControl::Apart,
            ],
            Self::Controlled => &[MountControl::Controlled, MountControl::Apart],
        }
    }
}

impl MountControl {
    /// Whether the mount may take an action. Controlled mounts only move, Dash, Disengage and Dodge.
    /// The engine can't distinguish these three from other actions, so it allows any action (D5E-67, D24-22,
    /// AMB-D5E-14, AMB-D24-6).
    #[must_use]
    pub fn allows(self, action: ActionKind) -> bool {
        match self {
            Self::Animal | Self::Together | Self::Apart => true,
            Self::Controlled => match action {
                ActionKind::Move | ActionKind::Action | ActionKind::Free => true,
                ActionKind::Standard
                | ActionKind::Partial
                | ActionKind::FullRound
                | ActionKind::FiveFootStep
                | ActionKind::Charge
                | ActionKind::Withdraw
                | ActionKind::BonusAction
                | ActionKind::Interact
                | ActionKind::UseObject
                | ActionKind::Swift
                | ActionKind::ActionSurge
                | ActionKind::Haste => false,
            },
        }
    }

    /// Whether the mount may ready an action or a move.
    #[must_use]
    pub fn readies(self) -> bool {
        match self {
            Self::Animal | Self::Together | Self::Apart => true,
            Self::Controlled => false,
        }
    }
}
