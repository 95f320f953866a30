//! The saved actions of an actor, found by name: `Shoot @Orc` declares the saved shot of the actor,
//! with its cost and its roll.

use asalto_core::actor::Cost;
use asalto_core::priority::{Declaration, DeclarationKind, TargetStack};

use super::declaration::{Context, Fault, read};

/// Reads a line as [`read`] does. A line that gives only the name, targets and modes of a saved
/// action takes everything else from it.
///
/// # Errors
/// A [`Fault`] if the line is not complete.
pub fn read_with(saved: &[String], line: &str, context: Context<'_>) -> Result<Declaration, Fault> {
    let made = read(line, context)?;
    let says_more = made.cost != Cost::default() || made.roll.is_some() || made.leaves.is_some();
    let is_meant = |known: &Declaration| known.name.to_lowercase() == made.name.to_lowercase();
    let known = saved.iter().filter_map(|action| read(action, context).ok());
    match known.into_iter().find(is_meant) {
        Some(known) if !says_more => Ok(completed(known, made)),
        _ => Ok(made),
    }
}

/// Completes a saved action with the targets and modes of the line.
fn completed(known: Declaration, made: Declaration) -> Declaration {
    let mut whole = known;
    whole.modes.extend(made.modes);
    if made.target_stack == TargetStack::Postponed {
        whole.target_stack = made.target_stack;
        whole.due = made.due;
    }
    if made.kind == DeclarationKind::Automatic {
        whole.kind = made.kind;
    }
    if !made.parts.is_empty() {
        if let Some(left) = &mut whole.leaves {
            left.parts.clone_from(&made.parts);
        }
        whole.parts = made.parts;
    }
    whole
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;

    use super::*;

    fn made(line: &str) -> Declaration {
        let names = [(CombatantId(1), "Orc".to_owned())];
        let context = Context {
            names: &names,
            resources: &[],
        };
        let saved = ["Shoot 3pa 1d20+5 vs 12 leaves Arrow", "Dodge 1pa"].map(str::to_owned);
        read_with(&saved, line, context).expect("it is complete")
    }

    #[test]
    fn the_name_of_a_saved_action_stands_for_all_of_it() {
        let shot = made("shoot @Orc [aimed]");
        assert_eq!((shot.name.as_str(), shot.cost.points), ("Shoot", 3));
        assert_eq!(shot.roll.map(|roll| roll.difficulty), Some(12));
        assert_eq!(shot.modes, ["aimed"]);
        assert_eq!(shot.parts[0].target, Some(CombatantId(1)));
        let arrow = shot.leaves.expect("it leaves an arrow");
        assert_eq!(arrow.parts[0].target, Some(CombatantId(1)));
        assert_eq!(made("Dodge postponed").target_stack, TargetStack::Postponed);
    }

    #[test]
    fn the_words_of_the_line_win_over_the_saved_action() {
        let shot = made("Shoot 1pa @Orc");
        assert_eq!((shot.cost.points, shot.roll), (1, None));
        assert_eq!(made("Shout @Orc").cost, Cost::default());
    }
}
