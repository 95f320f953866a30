//! Second places, which have their counts as soon as their owners have results (D5E-74).

use crate::combatant::{Combatant, Feature, SecondPlace, SecondPlaceKind};
use crate::draft::Draft;
use crate::encounter::{Participant, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Opening;
use crate::steps::second_places;

/// Gives combatants with Thief's Reflexes their second turn in the first round, as soon as they have results. In D&D 5e
/// of 2014 the surprised have none (D5E-86, D24-30).
pub(crate) fn add_second_turns(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let state = &draft.state;
    let (rules, first) = (state.rules(), state.first_round());
    let in_first_round = match state.stage() {
        Stage::Rolling { before, .. } => *before == first,
        Stage::Fighting => state.round() == first,
        Stage::Setup | Stage::Ended => false,
    };
    let surprised = |who| match state.opening() {
        Some(Opening::SomeSurprised { surprised }) => {
            rules.opening.surprised_turn().is_some() && surprised.contains(&who)
        }
        _ => false,
    };
    let is_quick = |one: &&Participant| {
        rules.knows(&one.profile, Feature::ThiefsReflexes) && !surprised(one.id)
    };
    let has_none = |one: &&Participant| !state.places_of(one.id).any(Participant::is_second_turn);
    let quick = state.in_the_fight().filter(|_| in_first_round);
    let quick = quick.filter(is_quick).filter(has_none);
    let added = quick.filter_map(|one| {
        let total = one
            .initiative?
            .total
            .saturating_sub(SecondPlace::LATER.into());
        let place = SecondPlace {
            of: one.id,
            count: i16::try_from(total).ok()?,
            kind: SecondPlaceKind::FirstRound,
        };
        // The name is that of its owner in every language.
        let mark = format!(" (−{})", SecondPlace::LATER);
        let room = Combatant::LONGEST_NAME - mark.chars().count();
        let name: String = one.profile.name.chars().take(room).collect();
        Some(Combatant::second_place(name + &mark, &one.profile, place))
    });
    let added: Vec<_> = added.collect();
    for profile in added {
        let (id, profile) = (draft.state.next_combatant(), Box::new(profile));
        draft.emit(Event::CombatantAdded { id, profile })?;
    }
    Ok(())
}

/// Removes the second turns of the first round once it is over, however that came.
pub(crate) fn end_second_turns(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let state = &draft.state;
    let over = state.stage() == &Stage::Fighting && state.round() > state.first_round();
    if over && state.with_second_places().any(Participant::is_second_turn) {
        second_places::end_first_round(draft)?;
    }
    Ok(())
}

/// Gives second places without a result their counts, if their owners have results.
pub(crate) fn follow_owners(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let state = &draft.state;
    let owner_has_result = |one: &Participant| {
        let owner = state.actor_at(one.id);
        owner.is_some_and(|owner| owner.initiative.is_some())
    };
    let without = state
        .with_second_places()
        .filter(|one| one.initiative.is_none() && one.is_second_place() && owner_has_result(one));
    let counts = without.filter_map(|one| Some((one.id, one.profile.place?.count)));
    let counts: Vec<_> = counts.collect();
    for (who, count) in counts {
        let total = i32::from(count);
        draft.emit(Event::InitiativeEntered { who, total })?;
    }
    Ok(())
}
