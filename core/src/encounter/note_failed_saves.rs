//! Notes the saves that have just failed, and what has followed from them.

use super::{Encounter, FailedSave, FailedSaveSubject};
use crate::casting::CheckVerdict;
use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::event::{CombatantEvent, Event, LegendaryEvent};
use crate::rules::{ConcentrationLoss, Condition, WaitingLoss};

impl Encounter {
    /// Records that an event is a failed save, follows from one, or makes it a thing of the past. The event is not
    /// applied yet.
    pub(super) fn note_failed_save(&mut self, event: &Event) {
        use FailedSaveSubject as Subject;
        self.failed_saves.retain(|one| one.about != Subject::Named);
        let (who, about) = match event {
            Event::SaveMade { who, verdict, .. } => {
                let failed = *verdict == Some(CheckVerdict::Failure);
                (*who, failed.then_some(Subject::Named))
            }
            Event::Combatant(CombatantEvent::SaveFailed { who, .. }) => {
                (*who, Some(Subject::Named))
            }
            Event::Rolled { who: Some(who), .. }
            | Event::InitiativeRolled { who, .. }
            | Event::ConcentrationBegan { who, .. }
            | Event::Legendary(LegendaryEvent::Resisted { who, .. })
            | Event::ReadyLapsed {
                who,
                why: WaitingLoss::Concentration,
            } => (*who, None),
            Event::Combatant(CombatantEvent::EffectSave {
                who,
                effect,
                due: false,
            }) => {
                let ending = effect.ending.with_save(false);
                let effect = Effect {
                    ending,
                    ..effect.clone()
                };
                (*who, Some(Subject::Effect(effect)))
            }
            Event::ConcentrationEnded {
                who,
                why: ConcentrationLoss::Lost,
            } => (*who, self.lost_concentration(*who)),
            // The moment has passed, or an effect that ended would now have another end.
            Event::TurnStarted { .. }
            | Event::TurnEnded { .. }
            | Event::TurnMissed { .. }
            | Event::TurnHanded { .. }
            | Event::TurnPutBack { .. }
            | Event::Delayed { .. }
            | Event::RoundStarted { .. }
            | Event::CombatantRemoved { .. }
            | Event::Ended => {
                self.failed_saves.clear();
                return;
            }
            _ => return,
        };
        self.failed_saves.retain(|one| one.who != who);
        let about = about.map(|about| FailedSave { who, about });
        self.failed_saves.extend(about);
    }

    /// Returns the subject of the save that a creature has just failed, if its failure can be reversed (D5E-72).
    pub(crate) fn just_failed(&self, who: CombatantId) -> Option<FailedSaveSubject> {
        let one = self.participant(who)?;
        let failed = self.failed_saves.iter().find(|failed| failed.who == who)?;
        let reversible = match &failed.about {
            FailedSaveSubject::Named => true,
            FailedSaveSubject::Effect(effect) => one.effects.contains(effect),
            // The consequences of the end of haste, or of a lost casting, stay.
            FailedSaveSubject::Concentration { lost, held } => {
                let hastes = |(_, effect): &(_, Effect)| effect.condition == Condition::Hasted;
                let able = self.is_capable(who) && one.may_concentrate(self.rules());
                let free = one.concentration.is_none() && lost.casting.is_none();
                able && free && !held.iter().any(hastes)
            }
        };
        reversible.then(|| failed.about.clone())
    }

    /// Returns the concentration that ends by a failed save, with its effects.
    fn lost_concentration(&self, who: CombatantId) -> Option<FailedSaveSubject> {
        let lost = self.participant(who)?.concentration.clone();
        let lost = lost.filter(|lost| !lost.saves.is_empty())?;
        let held = self.effects_held_by(who);
        Some(FailedSaveSubject::Concentration { lost, held })
    }

    /// Returns the effects that last as long as a combatant concentrates, with their holders (D5E-78).
    pub(crate) fn effects_held_by(&self, source: CombatantId) -> Vec<(CombatantId, Effect)> {
        let mut found = Vec::new();
        for one in self.participants() {
            let held = one.effects.iter();
            let held = held.filter(|effect| effect.held && effect.source == Some(source));
            found.extend(held.map(|effect| (one.id, effect.clone())));
        }
        found
    }
}
