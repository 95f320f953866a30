//! The rejections of each kind, and the errors behind others, as rejections of a command.

use super::{
    LegendaryRejection, PriorityRejection, Rejection, SwiftRejection, TableRejection, UseRejection,
};
use crate::dice::DiceError;
use crate::replay_error::ReplayError;

impl From<DiceError> for Rejection {
    fn from(error: DiceError) -> Self {
        Self::Dice(error)
    }
}

impl From<PriorityRejection> for Rejection {
    fn from(rejection: PriorityRejection) -> Self {
        Self::Priority(rejection)
    }
}

impl From<TableRejection> for Rejection {
    fn from(rejection: TableRejection) -> Self {
        Self::Table(rejection)
    }
}

impl From<UseRejection> for Rejection {
    fn from(rejection: UseRejection) -> Self {
        Self::Use(rejection)
    }
}

impl From<SwiftRejection> for Rejection {
    fn from(rejection: SwiftRejection) -> Self {
        Self::Swift(rejection)
    }
}

impl From<LegendaryRejection> for Rejection {
    fn from(rejection: LegendaryRejection) -> Self {
        Self::Legendary(rejection)
    }
}

impl From<ReplayError> for Rejection {
    fn from(misfit: ReplayError) -> Self {
        Self::Fault(misfit)
    }
}
