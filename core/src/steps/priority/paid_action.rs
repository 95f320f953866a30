//! A paid action, which takes effect or goes on its stack.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{ActionOrigin, Declaration, DeclarationKind, TargetStack, TriggerMoment};
use crate::rejection::Rejection;
use crate::rules::AutomaticPolicy;
use crate::steps::priority::{emit, push, rules, triggers};

/// Puts a paid action in its place, and notes the triggers that its declaration fires.
pub(crate) fn place(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    let at_once = match rules(draft)?.automatic {
        AutomaticPolicy::OnStack => false,
        // An action that suffers a delay can't be done at once (TOW-23).
        AutomaticPolicy::AtOnce => {
            declaration.kind == DeclarationKind::Automatic
                && declaration.target_stack == TargetStack::Main
        }
    };
    if !at_once {
        push::push(draft, who, declaration.clone(), ActionOrigin::Declared)?;
        return triggers::arise(draft, TriggerMoment::Declared(who));
    }
    let done = Box::new(declaration.clone());
    let declaration = done.clone();
    emit(draft, PriorityEvent::DoneAtOnce { who, declaration })?;
    // It has resolved already, so the action that it leaves follows.
    if let Some(left) = done.leaves {
        push::push(draft, who, *left, ActionOrigin::LeftAtOnce)?;
    }
    triggers::arise(draft, TriggerMoment::Declared(who))?;
    triggers::arise(draft, TriggerMoment::Resolved(who))
}
