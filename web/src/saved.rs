//! The saved actions of an actor, known by their names: who types `Shoot @Orc` means the shot that is
//! on the actor's sheet, with what it costs and how it is rolled.

use asalto_core::{Cost, Declaration, Nature, Placing};

use crate::declare::{Context, Fault, read};

/// Reads a line as [`read`] does; what it does not say of an action that is saved under its name is as
/// it was saved.
///
/// # Errors
/// A [`Fault`] where the line is not complete.
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

/// What was saved, with the targets and modes of the line.
fn completed(known: Declaration, made: Declaration) -> Declaration {
    let mut whole = known;
    whole.modes.extend(made.modes);
    if made.placing == Placing::Postponed {
        whole.placing = made.placing;
        whole.due = made.due;
    }
    if made.nature == Nature::Automatic {
        whole.nature = made.nature;
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
        assert_eq!(made("Dodge postponed").placing, Placing::Postponed);
    }

    #[test]
    fn what_the_line_says_itself_counts() {
        let shot = made("Shoot 1pa @Orc");
        assert_eq!((shot.cost.points, shot.roll), (1, None));
        assert_eq!(made("Shout @Orc").cost, Cost::default());
    }
}
