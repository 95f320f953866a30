//! Open ties, and breaking ties by chance.

use crate::arrange::{Arrangement, arrange};
use crate::combatant::{CombatantId, Controller};
use crate::die::Die;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant};
use crate::law::Law;
use crate::order::{OpenTie, Tie};
use crate::rejection::Rejection;
use crate::rules::{CreatureTies, InitiativePolicy, Rules, SharingPolicy, TieBreaker, TiePolicy};
use crate::sorted::{sort, sort_by_key};

/// Returns the combatants and second places that have a result and no place yet.
pub(crate) fn entrants(encounter: &Encounter) -> Vec<CombatantId> {
    let placed = |one: &Participant| encounter.order().index_of(one.id).is_some();
    let all = encounter.with_second_places();
    let entrants = all.filter(|one| one.initiative.is_some() && !placed(one));
    entrants.map(|one| one.id).collect()
}

/// Returns the ties that people still break before the order is set: the open one first, then those that become
/// open after it. Empty if none is open.
pub(crate) fn open_ties(encounter: &Encounter) -> Vec<OpenTie> {
    let Some(first) = encounter.open_tie() else {
        return Vec::new();
    };
    let mut open = vec![first.clone()];
    // One by one, later newcomers can be tied otherwise, so only a new order has all its ties at once.
    if !encounter.order().places().is_empty() {
        return open;
    }
    if let Arrangement::Tied(tied) = arrange(encounter, &entrants(encounter)) {
        let asked = tied
            .into_iter()
            .filter(|rivals| !keeps_entry(encounter, rivals));
        let asked = asked.map(|rivals| left_open(encounter, rivals));
        open.extend(asked.filter(|tie| tie.tied != first.tied));
    }
    open
}

/// Whether tied combatants keep the order in which they joined: the game master controls all of them, and is not
/// asked about them (AMB-D5E-20). Sides have no order, and dice break ties where the ruleset has them.
pub(crate) fn keeps_entry(encounter: &Encounter, rivals: &[CombatantId]) -> bool {
    let rules = encounter.rules();
    let mut rivals = rivals.iter().filter_map(|&who| encounter.participant(who));
    by_chance(rules).is_none()
        && rules.creature_ties == CreatureTies::AsEntered
        && rules.order.sharing != SharingPolicy::Sides
        && rivals.all(|one| one.profile.controller == Controller::GameMaster)
}

/// Whether the game master chooses which side begins, since sides have no numbers (ANY-5).
fn side_is_chosen(rules: &Rules) -> bool {
    rules.initiative == InitiativePolicy::None && rules.order.sharing == SharingPolicy::Sides
}

/// Returns the open tie with the dice or the person that breaks it: the game master among creatures the game
/// master controls, the players among their characters, the game master between both (D5E-24 to
/// D5E-26).
pub(crate) fn left_open(encounter: &Encounter, mut tied: Vec<CombatantId>) -> OpenTie {
    sort(&mut tied);
    let controllers = tied
        .iter()
        .filter_map(|&who| encounter.participant(who))
        .map(|one| one.profile.controller);
    let by = if side_is_chosen(encounter.rules()) {
        TieBreaker::FirstSide
    } else {
        by_chance(encounter.rules()).unwrap_or_else(|| TieBreaker::among(controllers))
    };
    OpenTie { tied, by }
}

/// Returns the kind of chance that breaks ties. None if a person does. Sides with equal numbers on their d20 roll
/// again (D5E-87).
pub(crate) fn by_chance(rules: &Rules) -> Option<TieBreaker> {
    let variants = Law::InitiativeVariants.is_stated(rules.ruleset);
    if variants && rules.order.sharing == SharingPolicy::Sides {
        return Some(TieBreaker::RollOff);
    }
    match rules.tie {
        TiePolicy::Lots { .. } => Some(TieBreaker::Lots),
        TiePolicy::RollOff => Some(TieBreaker::RollOff),
        TiePolicy::TieBreakRolls { .. } => Some(TieBreaker::TieBreakRolls),
        // Equal combatants that act together, or as they were entered, have no tie.
        TiePolicy::Decide
        | TiePolicy::SecondNumber
        | TiePolicy::Together
        | TiePolicy::AsEntered => None,
    }
}

/// Breaks a tie by the chance of the ruleset, or by a d20 where the ruleset leaves it to people.
pub(crate) fn leave_to_chance(
    draft: &mut Draft<'_>,
    rivals: Vec<CombatantId>,
    by: TieBreaker,
) -> Result<Tie, Rejection> {
    match draft.state.rules().tie {
        TiePolicy::Lots { die, .. } if die == Die::COIN => draw(draft, rivals),
        TiePolicy::Lots { die, .. } | TiePolicy::TieBreakRolls { die } => {
            rolled_off(draft, rivals, die, by)
        }
        TiePolicy::RollOff
        | TiePolicy::Decide
        | TiePolicy::SecondNumber
        | TiePolicy::Together
        | TiePolicy::AsEntered => rolled_off(draft, rivals, Die::D20, by),
    }
}

fn rolled_off(
    draft: &mut Draft<'_>,
    rivals: Vec<CombatantId>,
    die: Die,
    by: TieBreaker,
) -> Result<Tie, Rejection> {
    let mut faces = Vec::new();
    let order = roll_off(draft, rivals, die, &mut faces)?;
    Ok(Tie { order, faces, by })
}

/// Draws each next combatant from those left. Between two it is a coin toss.
fn draw(draft: &mut Draft<'_>, mut rivals: Vec<CombatantId>) -> Result<Tie, Rejection> {
    sort(&mut rivals);
    let mut order = Vec::with_capacity(rivals.len());
    let mut faces = Vec::new();
    while rivals.len() > 1 {
        let sides = u16::try_from(rivals.len()).unwrap_or(u16::MAX);
        let face = draft.roll(Die(sides), None)?;
        faces.push(face);
        order.push(rivals.remove(usize::from(face.saturating_sub(1)).min(rivals.len() - 1)));
    }
    order.append(&mut rivals);
    let by = TieBreaker::Lots;
    Ok(Tie { order, faces, by })
}

/// Rolls for each rival, the highest first. Equal rivals roll again among themselves. A die with one side,
/// which only a damaged file has, cannot distinguish them: they keep their order.
fn roll_off(
    draft: &mut Draft<'_>,
    rivals: Vec<CombatantId>,
    die: Die,
    faces: &mut Vec<u16>,
) -> Result<Vec<CombatantId>, Rejection> {
    if die.0 < 2 {
        return Ok(rivals);
    }
    let mut rolled = Vec::with_capacity(rivals.len());
    for who in rivals {
        let face = draft.roll(die, Some(who))?;
        faces.push(face);
        rolled.push((face, who));
    }
    sort_by_key(&mut rolled, |&(face, _)| std::cmp::Reverse(face));
    let mut order = Vec::with_capacity(rolled.len());
    for equal in rolled.chunk_by(|a, b| a.0 == b.0) {
        let equal: Vec<_> = equal.iter().map(|&(_, who)| who).collect();
        if equal.len() == 1 {
            order.extend(equal);
        } else {
            order.extend(roll_off(draft, equal, die, faces)?);
        }
    }
    Ok(order)
}
