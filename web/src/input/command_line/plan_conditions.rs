//! The commands that give and end conditions.

use asalto_core::effect::{Duration, Effect, EffectExpiry, EndedEffects};
use asalto_core::rules::ExhaustionPolicy;
use asalto_core::{CombatantId, Command, Condition, Rejection, check};
use asalto_text as text;

use super::lexicon;
use super::parsed::{Fault, Lasting, Line, Named};
use super::plan::{Planner, Refusal};
use crate::input::conditions;

impl Planner<'_> {
    pub(super) fn begin(
        self,
        named: &[Named],
        who: &[CombatantId],
        (lasts, cause): (Option<Lasting>, Option<CombatantId>),
    ) -> Result<Vec<Command>, Refusal> {
        let open = matches!(lasts, None | Some(Lasting::Known(Duration::Open)));
        if self.in_phases() && !open {
            let lang = self.context.lang;
            let named = named
                .iter()
                .map(|it| text::condition(lang, &it.condition(self.known)));
            let named: Vec<_> = named.collect();
            return Err(Fault::NoTurns(named.join(" "), who.to_vec()).into());
        }
        let mut all = Vec::new();
        let mut unchanged = Vec::new();
        for named in named {
            let condition = named.condition(self.known);
            for &who in who {
                let latest = latest(lasts);
                let mut lasts = self.duration(who, &condition, (lasts, cause));
                if let Some(cause) = cause {
                    // The usual duration is until the next turn of the one who caused it.
                    if open && lasts.0.depends_on().is_some() {
                        lasts.0 = Duration::TurnStart(cause);
                    }
                    lasts.1 = conditions::cause(who, cause);
                }
                let begins = conditions::begins(who, condition.clone(), lasts, None);
                let begins = conditions::with_latest(begins, latest);
                if self.has_already((who, &condition), lasts, cause, &begins) {
                    // The core refuses it with the sentence for it.
                    let condition = condition.clone();
                    unchanged.push(Command::AddCondition { who, condition });
                } else {
                    all.push(begins);
                }
            }
        }
        Ok(if all.is_empty() { unchanged } else { all })
    }

    /// Gives the conditions of a spell. Its caster concentrates on it first, so that they end with it, or with the save
    /// that the spell has. Where the rules have no concentration, they last until that save, or until they are removed.
    pub(super) fn cast(
        self,
        (caster, spell): (CombatantId, &str),
        given: &Line,
        untracked: bool,
    ) -> Result<Vec<Command>, Refusal> {
        let Line::Begin {
            conditions: named,
            who,
            duration,
            cause,
        } = given
        else {
            return Err(Refusal::Nothing);
        };
        let open = Lasting::Known(Duration::Open);
        let lasts = self.context.ends_of_spell(spell, *duration).unwrap_or(open);
        if untracked {
            let saves = matches!(lasts, Lasting::Save { .. });
            let cause = cause.or(saves.then_some(caster));
            return self.begin(named, who, (Some(lasts), cause));
        }
        let spell = spell.to_owned();
        let mut all = vec![Command::Concentrate { who: caster, spell }];
        for named in named {
            let condition = named.condition(self.known);
            for &who in who {
                let latest = latest(Some(lasts));
                let lasts = (Some(lasts), Some(caster));
                let (duration, _) = self.duration(who, &condition, lasts);
                let lasts = (duration, Some(caster));
                let begins = conditions::begins(who, condition.clone(), lasts, None);
                all.push(conditions::with_latest(begins, latest));
            }
        }
        Ok(all)
    }

    /// Returns whether a combatant has a condition as it would begin: until it is removed, from a cause that the line does not
    /// name or from the same one, or else with the same end too.
    fn has_already(
        self,
        (who, condition): (CombatantId, &Condition),
        (duration, source): (Duration, Option<CombatantId>),
        cause: Option<CombatantId>,
        begins: &Command,
    ) -> bool {
        let Some(one) = self.view.combatant(who) else {
            return false;
        };
        let effects = one.effects.iter().map(|it| &it.effect);
        let mut held = effects.filter(|it| it.condition == *condition);
        if held.clone().next().is_none() {
            // Without an effect, it lasts until it is removed.
            return one.conditions.contains(condition);
        }
        if duration == Duration::Open {
            let open = |it: &Effect| it.ending == EffectExpiry::Open;
            let same = |it: &Effect| cause.is_none() || it.source == source;
            return held.any(|it| open(it) && same(it));
        }
        let checked = check(self.encounter, begins);
        matches!(checked, Err(Rejection::SameCondition { .. }))
    }

    /// Returns the duration of a condition with its cause. The line may name another cause.
    fn duration(
        self,
        who: CombatantId,
        condition: &Condition,
        (lasts, cause): (Option<Lasting>, Option<CombatantId>),
    ) -> (Duration, Option<CombatantId>) {
        let duration = match lasts {
            None => return conditions::usual(self.view, who, condition),
            Some(Lasting::Known(duration)) => duration,
            Some(Lasting::NextRound) => conditions::TO_NEXT_ROUND_END,
            Some(Lasting::Own { ends: true }) => Duration::TurnEnd(who),
            Some(Lasting::Own { ends: false }) => Duration::TurnStart(who),
            Some(Lasting::Save {
                difficulty, kind, ..
            }) => Duration::Save {
                difficulty: difficulty
                    .or_else(|| self.context.difficulty(cause))
                    .unwrap_or(conditions::USUAL_DC),
                kind,
            },
        };
        let cause = duration
            .depends_on()
            .and_then(|of| conditions::cause(who, of));
        (duration, cause)
    }

    pub(super) fn end(
        self,
        named: &[Named],
        who: &[CombatantId],
        causes: &[CombatantId],
    ) -> Vec<Command> {
        let mut all = Vec::new();
        for named in named {
            for &who in who {
                let condition = self.held(named, who);
                if causes.is_empty() {
                    all.push(Command::RemoveCondition { who, condition });
                } else {
                    all.extend(self.ends_of(who, &condition, causes));
                }
            }
        }
        all
    }

    /// Returns a condition as a combatant has it.
    fn held(self, named: &Named, who: CombatantId) -> Condition {
        let (lang, fold) = (self.context.lang, self.context.fold);
        let meant = named.condition(self.known);
        let name = fold(&text::condition(lang, &meant));
        let held = self.view.combatant(who).and_then(|one| {
            let called =
                |one: &&Condition| **one == meant || fold(&text::condition(lang, one)) == name;
            one.conditions.iter().find(called).cloned()
        });
        held.unwrap_or(meant)
    }

    /// Lists the commands that end a condition as these combatants have caused it.
    fn ends_of(
        self,
        who: CombatantId,
        condition: &Condition,
        causes: &[CombatantId],
    ) -> Vec<Command> {
        let effects = self.view.combatant(who).into_iter();
        let effects = effects.flat_map(|one| &one.effects).map(|it| &it.effect);
        let held: Vec<_> = effects.filter(|it| it.condition == *condition).collect();
        let causes = causes
            .iter()
            .map(|&cause| Some(cause))
            .filter(|source| held.iter().any(|it| it.source == *source));
        let ends = causes.map(|source| {
            Command::EndEffects(Box::new(EndedEffects {
                who,
                condition: condition.clone(),
                source,
            }))
        });
        ends.collect()
    }

    pub(super) fn clear(self, who: &[CombatantId]) -> Vec<Command> {
        let mut all = Vec::new();
        for &who in who {
            let held = self.view.combatant(who).map(|one| one.conditions.clone());
            for condition in held.unwrap_or_default() {
                all.push(Command::RemoveCondition { who, condition });
            }
        }
        all
    }

    /// Sets levels of exhaustion. Where the rules have none, a condition names the level.
    pub(super) fn exhaustion(self, who: &[CombatantId], level: u8) -> Vec<Command> {
        if self.encounter.rules().exhaustion != ExhaustionPolicy::None {
            return who
                .iter()
                .map(|&who| Command::SetExhaustion { who, level })
                .collect();
        }
        let name = lexicon::of(self.context.lang).lines.exhaustion;
        let held = |who: CombatantId| {
            let conditions = self.view.combatant(who).map(|one| one.conditions.clone());
            let conditions = conditions.unwrap_or_default().into_iter();
            conditions
                .filter(|one| matches!(one, Condition::Custom(words) if words.starts_with(name)))
        };
        let mut all = Vec::new();
        for &who in who {
            all.extend(held(who).map(|condition| Command::RemoveCondition { who, condition }));
            if level > 0 {
                let condition = Condition::Custom(format!("{name} {level}"));
                all.push(Command::AddCondition { who, condition });
            }
        }
        all
    }
}

/// Returns the time at which a condition with a save ends at the latest.
fn latest(lasts: Option<Lasting>) -> Option<Duration> {
    match lasts {
        Some(Lasting::Save { rounds, .. }) => rounds.map(Duration::Rounds),
        _ => None,
    }
}
