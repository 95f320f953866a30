//! The row of a finished turn in the log, and the summary of an earlier round.

use asalto_core::turn_fact::{InitiativeRoll, TurnFact};
use asalto_core::{CombatantId, Condition};

use super::{Lang, Message, Names, action, condition};
use crate::damage::dealt_type;
use crate::intl::is_one;
use crate::sets::{CombatText, DamageText};
use crate::short_list::short_list;

/// The most fallen combatants that a row names.
const NAMED: usize = 3;

/// The row of a finished turn: who acted, what happened, and the hit points that it cost or gave.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TurnRow {
    /// The name of the acting combatant. Empty if a phase belongs to nobody.
    pub who: String,
    /// The facts of the turn, without a period. Empty if it has none.
    pub text: String,
    /// The damage of the turn as a negative number, or else what was healed. None if no hit points changed.
    pub change: Option<i32>,
    /// The result of a roll, which has no sign.
    pub result: Option<i32>,
}

impl TurnRow {
    /// Returns the row of a turn from its facts, oldest first.
    #[must_use]
    pub fn of(lang: Lang, facts: &[TurnFact], names: &Names<'_>) -> Self {
        let actor = facts.iter().find_map(|fact| match fact {
            TurnFact::Acts(who) | TurnFact::Misses { who, .. } => Some(*who),
            _ => None,
        });
        let mut parts = Vec::new();
        parts.extend(facts.iter().filter_map(|fact| match fact {
            TurnFact::Begins(name) => Some(name.clone()),
            _ => None,
        }));
        parts.extend(facts.iter().find_map(|fact| match fact {
            TurnFact::Misses { for_conditions, .. } => Some(missed(lang, for_conditions)),
            _ => None,
        }));
        let changes = changes(facts);
        let targets = changes.iter().filter(|one| Some(one.who) != actor);
        let targets: Vec<_> = targets
            .filter(|one| !one.is_both() && fate(facts, one.who).is_none())
            .map(|one| one.who)
            .collect();
        if !targets.is_empty() {
            parts.push(short_list(&targets, names));
        }
        for one in &changes {
            let name = names.name(one.who);
            let own = Some(one.who) == actor;
            let mut told = one.told(lang);
            if let Some(text) = fate(facts, one.who) {
                parts.push(lang.text_with(text, &[&name]));
                // The damage is that of the fall.
                told = told.split_off(told.len().min(1));
            } else if !own && !one.is_both() {
                continue;
            }
            let text = &told.join(", ");
            if own {
                parts.extend(told);
            } else if !told.is_empty() {
                let label = &name;
                parts.push(lang.message(&Message::Labeled { label, text }));
            }
        }
        let mut types = dealt(lang, facts, &changes);
        for fact in facts {
            match fact {
                TurnFact::Gains {
                    who,
                    condition: it,
                    by,
                } if *it != Condition::Dead => {
                    let gained = condition(lang, it);
                    // Another combatant than the acting one has caused it.
                    let gained = match by.filter(|by| Some(*by) != actor) {
                        Some(by) => {
                            lang.text_with(CombatText::RowCondition, &[&gained, &names.name(by)])
                        }
                        None => gained,
                    };
                    let of_actor = Some(*who) == actor;
                    let gained = if of_actor {
                        gained
                    } else {
                        let label = &names.name(*who);
                        let text = &gained;
                        lang.message(&Message::Labeled { label, text })
                    };
                    parts.push(gained);
                }
                TurnFact::Gains { who, .. } if !changes.iter().any(|one| one.who == *who) => {
                    parts.extend(
                        fate(facts, *who).map(|text| lang.text_with(text, &[&names.name(*who)])),
                    );
                }
                TurnFact::DealsType { .. } => parts.append(&mut types),
                TurnFact::Delays => parts.push(lang.text_with(CombatText::RowDelays, &[])),
                TurnFact::Readies => parts.push(lang.text_with(CombatText::RowReadies, &[])),
                TurnFact::Acts(_)
                | TurnFact::Misses { .. }
                | TurnFact::HitPoints { .. }
                | TurnFact::Gains { .. }
                | TurnFact::Begins(_)
                | TurnFact::Takes(_)
                | TurnFact::Initiative { .. }
                | TurnFact::SharesRoll { .. }
                | TurnFact::Passes(_) => {}
            }
        }
        // Actions without a name say the least.
        if parts.is_empty() {
            parts.extend(facts.iter().filter_map(|fact| match fact {
                TurnFact::Takes(kind) => Some(action(lang, *kind).to_owned()),
                _ => None,
            }));
        }
        parts.dedup();
        Self {
            who: actor.map(|who| names.name(who)).unwrap_or_default(),
            text: parts.join(", "),
            change: total(&changes),
            result: None,
        }
    }

    /// Returns the row with the line that begins its turn in place of a name, if it has none: that of a phase of nobody.
    #[must_use]
    pub fn or_named(mut self, begins: &str) -> Self {
        if self.who.is_empty() {
            begins.trim_end_matches('.').clone_into(&mut self.who);
        }
        self
    }

    /// Returns the row of a line outside a turn, from its facts: a roll for initiative, with those that share it: `Aria:
    /// initiative, 15 +3 | 18`. None for any other line.
    #[must_use]
    pub fn of_roll(lang: Lang, facts: &[TurnFact], names: &Names<'_>) -> Option<Self> {
        let [TurnFact::Initiative { who, roll, total }, others @ ..] = facts else {
            return None;
        };
        let mut whose = vec![*who];
        for fact in others {
            match fact {
                TurnFact::SharesRoll { who: other, with } if with == who => whose.push(*other),
                _ => return None,
            }
        }
        let mut parts = vec![lang.text_with(CombatText::RowInitiative, &[])];
        parts.extend(roll.and_then(|roll| rolled(lang, roll)));
        Some(Self {
            who: short_list(&whose, names),
            text: parts.join(", "),
            change: None,
            result: Some(*total),
        })
    }

    /// Returns the row of some passes in a row, by the combatants that passed.
    #[must_use]
    pub fn of_passes(lang: Lang, who: &[CombatantId], names: &Names<'_>) -> Self {
        let text = if who.len() == 1 {
            CombatText::RowPasses
        } else {
            CombatText::RowPass
        };
        Self {
            who: short_list(who, names),
            text: lang.text_with(text, &[]),
            ..Self::default()
        }
    }
}

/// Returns the text of a turn that is missed, with the conditions that prevent acting: `stunned: turn skipped`.
fn missed(lang: Lang, conditions: &[Condition]) -> String {
    let text = lang.text_with(CombatText::RowSkipped, &[]);
    if conditions.is_empty() {
        return text;
    }
    let conditions = conditions.iter().map(|held| condition(lang, held));
    let label = &lang.list(&conditions.collect::<Vec<_>>());
    let text = &text;
    lang.message(&Message::Labeled { label, text })
}

/// Returns the dice of a roll and its modifier, such as `15 +3`. None if they would only repeat the result.
fn rolled(lang: Lang, roll: InitiativeRoll) -> Option<String> {
    let face = roll.face.to_string();
    let dice = match roll.dropped {
        Some(dropped) => lang.text_with(CombatText::RowNotDie, &[&face, &dropped.to_string()]),
        None if roll.modifier == 0 => return None,
        None => face,
    };
    Some(match roll.modifier {
        0 => dice,
        modifier => format!("{dice} {}", lang.modifier(modifier)),
    })
}

/// Returns the summary of an earlier round from the number of its turns and its facts: `9 turns, Drizzt goes down`.
#[must_use]
pub fn round_summary(lang: Lang, turns: usize, facts: &[TurnFact], names: &Names<'_>) -> String {
    let mut parts = Vec::new();
    if turns > 0 {
        let text = if is_one(lang, turns) {
            CombatText::OneTurn
        } else {
            CombatText::Turns
        };
        parts.push(lang.text_with(text, &[&turns.to_string()]));
    }
    let mut fallen: Vec<CombatantId> = Vec::new();
    for fact in facts {
        let (TurnFact::HitPoints { who, .. } | TurnFact::Gains { who, .. }) = fact else {
            continue;
        };
        if !fallen.contains(who) && fate(facts, *who).is_some() {
            fallen.push(*who);
        }
    }
    let more = fallen.len().saturating_sub(NAMED);
    for who in fallen.iter().take(NAMED) {
        parts.extend(fate(facts, *who).map(|text| lang.text_with(text, &[&names.name(*who)])));
    }
    if more > 0 {
        parts.push(format!("+{more}"));
    }
    parts.join(", ")
}

/// The changes of a combatant's hit points.
struct Change {
    who: CombatantId,
    lost: i32,
    regained: i32,
}

impl Change {
    /// Whether it took damage and was healed.
    fn is_both(&self) -> bool {
        self.lost > 0 && self.regained > 0
    }

    /// Returns the damage that it took, and what was healed.
    fn told(&self, lang: Lang) -> Vec<String> {
        let all = [
            (CombatText::RowTakes, self.lost),
            (CombatText::RowRegains, self.regained),
        ];
        let all = all.into_iter().filter(|(_, amount)| *amount > 0);
        all.map(|(text, amount)| lang.text_with(text, &[&lang.number(amount)]))
            .collect()
    }
}

/// Returns the changes of each combatant's hit points, in the order of the first one. Damage and healing are apart: damage
/// at 0 hit points takes none, so that their sum would be no change of anything.
fn changes(facts: &[TurnFact]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for fact in facts {
        let TurnFact::HitPoints { who, by, .. } = fact else {
            continue;
        };
        let at = changes.iter().position(|one| one.who == *who);
        let at = at.unwrap_or_else(|| {
            let (lost, regained) = (0, 0);
            let who = *who;
            changes.push(Change {
                who,
                lost,
                regained,
            });
            changes.len() - 1
        });
        let one = &mut changes[at];
        let sum = if *by < 0 {
            &mut one.lost
        } else {
            &mut one.regained
        };
        *sum = sum.saturating_add(by.saturating_abs());
    }
    changes.retain(|one| one.lost > 0 || one.regained > 0);
    changes
}

/// Returns the types of the damage, in the order of the first of each: one without its amount if all of the damage has it,
/// else each with its part.
fn dealt(lang: Lang, facts: &[TurnFact], changes: &[Change]) -> Vec<String> {
    let mut types: Vec<(String, i32)> = Vec::new();
    for fact in facts {
        if let TurnFact::DealsType { of, taken } = fact {
            let of = dealt_type(lang, *of);
            match types.iter_mut().find(|(one, _)| *one == of) {
                Some((_, sum)) => *sum = sum.saturating_add(*taken),
                None => types.push((of, *taken)),
            }
        }
    }
    let lost = changes.iter().map(|one| one.lost);
    let lost = lost.fold(0, i32::saturating_add);
    if let [(of, sum)] = types.as_slice()
        && *sum >= lost
    {
        return vec![of.clone()];
    }
    let part =
        |(of, sum): &(String, i32)| lang.text_with(DamageText::Typed, &[&lang.number(*sum), of]);
    types.iter().map(part).collect()
}

/// Returns the damage as a negative number, or else what was healed.
fn total(changes: &[Change]) -> Option<i32> {
    let sum = |of: fn(&Change) -> i32| changes.iter().map(of).fold(0, i32::saturating_add);
    match (sum(|one| one.lost), sum(|one| one.regained)) {
        (0, 0) => None,
        (0, regained) => Some(regained),
        (lost, _) => Some(lost.saturating_neg()),
    }
}

/// Returns the text about a combatant that dies or goes down.
fn fate(facts: &[TurnFact], who: CombatantId) -> Option<CombatText> {
    let dies = |fact: &TurnFact| matches!(fact, TurnFact::Gains { who: of, condition: Condition::Dead, .. } if *of == who);
    let falls = |fact: &TurnFact| matches!(fact, TurnFact::HitPoints { who: of, falls: true, .. } if *of == who);
    if facts.iter().any(dies) {
        Some(CombatText::RowDies)
    } else if facts.iter().any(falls) {
        Some(CombatText::RowFalls)
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
