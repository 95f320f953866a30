//! The last view of an encounter, from which the next one takes the unchanged parts.

use std::sync::Arc;
use std::{mem, ptr};

use super::{CombatantView, Detail, EncounterView};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};

/// The last view of an encounter, with the encounter that it shows. The next view shares the combatants that
/// have not changed since, so its cost grows with the number of changes.
///
/// ```
/// use std::sync::Arc;
/// use asalto_core::view::LastView;
/// use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
///
/// let mut session = Session::new(Ruleset::Dnd35);
/// for name in ["Lidda", "Tordek"] {
///     let add = Command::AddCombatant(Box::new(Combatant::new(name, Side::PARTY)));
///     session.dispatch(&add, Timestamp(0), &mut NoDice)?;
/// }
/// let mut last = LastView::default();
/// let before = session.view_after(&mut last);
/// let now = session.view_after(&mut last);
/// assert!(Arc::ptr_eq(&before.combatants[0], &now.combatants[0]));
/// # Ok::<(), asalto_core::Rejection>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct LastView(Option<(Encounter, Vec<Arc<CombatantView>>)>);

impl LastView {
    /// Returns the view of an encounter with all reasons, and keeps it for the next one.
    pub fn next(&mut self, encounter: &Encounter) -> EncounterView {
        let last = self.0.as_ref();
        let unchanged =
            last.and_then(|(before, views)| ReusableViews::of(before, views, encounter));
        let known = |index, one: &Participant, seat| unchanged.as_ref()?.view(index, one, seat);
        let view = EncounterView::with(Detail::Whole, encounter, &known);
        self.0 = Some((encounter.clone(), view.combatants.clone()));
        view
    }
}

/// The views that are still the same at a later moment.
struct ReusableViews<'v> {
    before: &'v Encounter,
    views: &'v [Arc<CombatantView>],
    /// The combatants with the turn at either moment.
    acting: [Option<CombatantId>; 2],
    now: &'v Encounter,
}

impl<'v> ReusableViews<'v> {
    /// Compares two moments. None if all views may differ: in the rules, the stage, the round, the opening, the
    /// places in the order, or in the values that are compared between equal counts.
    fn of(
        before: &'v Encounter,
        views: &'v [Arc<CombatantView>],
        now: &'v Encounter,
    ) -> Option<Self> {
        let opening = |of: &Encounter| of.opening.as_ref().map(Arc::as_ptr);
        let same = Arc::ptr_eq(&before.rules, &now.rules)
            && mem::discriminant(before.stage()) == mem::discriminant(now.stage())
            && before.round() == now.round()
            && before.now().round == now.now().round
            && opening(before) == opening(now)
            && before.order().places() == now.order().places();
        let compares_alike = |(was, is): (&Participant, &Participant)| {
            Arc::ptr_eq(&was.profile, &is.profile) && was.roller() == is.roller()
        };
        let mut changed = now.roster.changed_since(&before.roster)?;
        (same && changed.all(compares_alike)).then(|| Self {
            before,
            views,
            acting: [before.turn_of(), now.turn_of()],
            now,
        })
    }

    /// Returns the view at an index, if it is that of a combatant with this place in the order and still the
    /// same: neither the combatant has changed, nor its turn, nor whether its place has come up.
    fn view(
        &self,
        index: usize,
        one: &Participant,
        seat: Option<usize>,
    ) -> Option<Arc<CombatantView>> {
        let view = self.views.get(index).filter(|view| view.id == one.id)?;
        let before = self.before.participant(one.id)?;
        let same = ptr::eq(before, one)
            && !self.acting.contains(&Some(one.id))
            && view.passed == seat.is_some_and(|seat| self.now.place_is_over(one.id, seat))
            // Whether an effect ends with this turn or the next one depends on whose turn it is.
            && view.effects.iter().all(|one| {
                one.later == self.now.ends_later(&one.effect)
            })
            // An expended slot counts for one turn.
            && one.slot_expended.is_none()
            // A second place shows whether its owner can act.
            && one.profile.place.is_none();
        same.then(|| Arc::clone(view))
    }
}
