//! The row of a finished turn in the log, and the summary of an earlier round.

use asalto_core::turn_fact::{InitiativeRoll, TurnFact};
use asalto_core::{CombatantId, Condition};

use super::{Lang, Message, Names, action, condition};
use crate::intl::is_one;
use crate::sets::CombatText;
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
            TurnFact::Acts(who) => Some(*who),
            _ => None,
        });
        let mut parts = Vec::new();
        parts.extend(facts.iter().filter_map(|fact| match fact {
            TurnFact::Begins(name) => Some(name.clone()),
            _ => None,
        }));
        let changes = changes(facts);
        let targets = changes.iter().filter(|(who, _)| Some(*who) != actor);
        let targets: Vec<_> = targets
            .map(|(who, _)| *who)
            .filter(|who| fate(facts, *who).is_none())
            .collect();
        if !targets.is_empty() {
            parts.push(short_list(&targets, names));
        }
        for (who, by) in &changes {
            if let Some(text) = fate(facts, *who) {
                parts.push(lang.text_with(text, &[&names.name(*who)]));
            } else if Some(*who) == actor {
                let text = if *by < 0 {
                    CombatText::RowTakes
                } else {
                    CombatText::RowRegains
                };
                parts.push(lang.text_with(text, &[&lang.number(by.saturating_abs())]));
            }
        }
        for fact in facts {
            match fact {
                TurnFact::Gains { who, condition: it } if *it != Condition::Dead => {
                    let gained = condition(lang, it);
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
                TurnFact::Gains { who, .. } if !changes.iter().any(|(of, _)| of == who) => {
                    parts.extend(
                        fate(facts, *who).map(|text| lang.text_with(text, &[&names.name(*who)])),
                    );
                }
                TurnFact::Delays => parts.push(lang.text_with(CombatText::RowDelays, &[])),
                TurnFact::Readies => parts.push(lang.text_with(CombatText::RowReadies, &[])),
                TurnFact::Acts(_)
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

/// Returns the net change of each combatant's hit points, in the order of the first one.
fn changes(facts: &[TurnFact]) -> Vec<(CombatantId, i32)> {
    let mut changes: Vec<(CombatantId, i32)> = Vec::new();
    for fact in facts {
        let TurnFact::HitPoints { who, by, .. } = fact else {
            continue;
        };
        match changes.iter_mut().find(|(of, _)| of == who) {
            Some((_, sum)) => *sum = sum.saturating_add(*by),
            None => changes.push((*who, *by)),
        }
    }
    changes.retain(|(_, sum)| *sum != 0);
    changes
}

/// Returns the damage as a negative number, or else what was healed.
fn total(changes: &[(CombatantId, i32)]) -> Option<i32> {
    let sum = |counts: fn(&i32) -> bool| {
        let all = changes.iter().map(|(_, by)| *by).filter(counts);
        let sum = all.fold(0, i32::saturating_add);
        (sum != 0).then_some(sum)
    };
    sum(|by| *by < 0).or_else(|| sum(|by| *by > 0))
}

/// Returns the text about a combatant that dies or goes down.
fn fate(facts: &[TurnFact], who: CombatantId) -> Option<CombatText> {
    let dies = |fact: &TurnFact| matches!(fact, TurnFact::Gains { who: of, condition: Condition::Dead } if *of == who);
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
mod tests {
    use asalto_core::rules::ActionKind;

    use super::*;

    const HERO: CombatantId = CombatantId(0);
    const ORC: CombatantId = CombatantId(1);

    fn hit(who: CombatantId, by: i32, falls: bool) -> TurnFact {
        TurnFact::HitPoints { who, by, falls }
    }

    fn gains(who: CombatantId, condition: Condition) -> TurnFact {
        TurnFact::Gains { who, condition }
    }

    fn named() -> impl Fn(CombatantId) -> String {
        |who: CombatantId| match who {
            HERO => "Aria".to_owned(),
            CombatantId(number) => format!("Orc {number}"),
        }
    }

    #[track_caller]
    fn check(facts: &[TurnFact], texts: [&str; 3], change: Option<i32>) {
        let name = named();
        let names = Names::new(&name);
        let facts: Vec<_> = [TurnFact::Acts(HERO)]
            .iter()
            .chain(facts)
            .cloned()
            .collect();
        let rows = Lang::ALL.map(|lang| TurnRow::of(lang, &facts, &names));
        assert_eq!(rows.each_ref().map(|row| row.text.as_str()), texts);
        for row in rows {
            assert_eq!((row.who.as_str(), row.change), ("Aria", change));
        }
    }

    #[test]
    fn a_row_names_targets_and_sums_their_damage() {
        check(&[], ["", "", ""], None);
        check(&[hit(ORC, -7, false)], ["Orc 1"; 3], Some(-7));
        let many: Vec<_> = (1..=5).map(|id| hit(CombatantId(id), -3, false)).collect();
        check(&many, ["Orc 1–5"; 3], Some(-15));
        check(
            &[hit(ORC, -7, false), hit(HERO, -2, false), TurnFact::Delays],
            [
                "Orc 1, recibe 2, retrasa",
                "Orc 1, subit 2, retarde",
                "Orc 1, takes 2, delays",
            ],
            Some(-9),
        );
        check(
            &[hit(HERO, 5, false)],
            ["recupera 5", "récupère 5", "regains 5"],
            Some(5),
        );
        // A change that is corrected at once is none.
        check(&[hit(ORC, -7, false), hit(ORC, 7, false)], [""; 3], None);
    }

    #[track_caller]
    fn check_roll(roll: Option<(u16, Option<u16>, i16)>, total: i32, texts: [&str; 3]) {
        let roll = roll.map(|(face, dropped, modifier)| InitiativeRoll {
            face,
            dropped,
            modifier,
        });
        let facts = [TurnFact::Initiative {
            who: HERO,
            roll,
            total,
        }];
        let name = named();
        let names = Names::new(&name);
        let rows = Lang::ALL.map(|lang| TurnRow::of_roll(lang, &facts, &names));
        for (row, text) in rows.into_iter().zip(texts) {
            let row = row.expect("a roll has a row");
            assert_eq!(
                (&*row.who, &*row.text, row.result),
                ("Aria", text, Some(total))
            );
        }
    }

    #[test]
    fn a_roll_for_initiative_is_a_row_with_its_dice() {
        let of = |dice: &str| {
            ["iniciativa", "initiative", "initiative"].map(|word| format!("{word}{dice}"))
        };
        check_roll(
            Some((15, None, 3)),
            18,
            of(", 15 +3").each_ref().map(|text| &**text),
        );
        check_roll(
            Some((10, None, 0)),
            10,
            of("").each_ref().map(|text| &**text),
        );
        check_roll(None, 21, of("").each_ref().map(|text| &**text));
        check_roll(
            Some((7, Some(20), -1)),
            6,
            [
                "iniciativa, 7 y no 20 −1",
                "initiative, 7 et non 20 −1",
                "initiative, 7, not 20 −1",
            ],
        );
        let name = named();
        let names = Names::new(&name);
        assert_eq!(
            TurnRow::of_roll(Lang::En, &[TurnFact::Delays], &names),
            None
        );
        let roll = TurnFact::Initiative {
            who: ORC,
            roll: None,
            total: 12,
        };
        let shares = |number| TurnFact::SharesRoll {
            who: CombatantId(number),
            with: ORC,
        };
        let facts = [roll, shares(2), shares(3), shares(4)];
        let row = TurnRow::of_roll(Lang::En, &facts, &names).expect("they share a roll");
        assert_eq!((&*row.who, row.result), ("Orc 1–4", Some(12)));
    }

    #[test]
    fn passes_in_a_row_are_one_row() {
        let name = named();
        let names = Names::new(&name);
        let row = |who: &[_]| TurnRow::of_passes(Lang::En, who, &names);
        assert_eq!(
            (&*row(&[HERO]).who, &*row(&[HERO]).text),
            ("Aria", "passes")
        );
        let both = row(&[ORC, HERO]);
        assert_eq!((&*both.who, &*both.text), ("Orc 1, Aria", "pass"));
    }

    #[test]
    fn a_row_says_who_goes_down_and_who_dies() {
        check(
            &[hit(ORC, -7, true)],
            ["Orc 1 cae", "Orc 1 tombe", "Orc 1 goes down"],
            Some(-7),
        );
        check(
            &[hit(ORC, -7, true), gains(ORC, Condition::Dead)],
            ["Orc 1 muere", "Orc 1 meurt", "Orc 1 dies"],
            Some(-7),
        );
        check(
            &[gains(ORC, Condition::Dead)],
            ["Orc 1 muere", "Orc 1 meurt", "Orc 1 dies"],
            None,
        );
    }

    #[test]
    fn a_row_names_what_was_begun_before_actions_without_a_name() {
        let takes = TurnFact::Takes(ActionKind::Move);
        check(
            std::slice::from_ref(&takes),
            ["movimiento", "mouvement", "move"],
            None,
        );
        let begins = TurnFact::Begins("Bless".to_owned());
        check(&[takes, begins], ["Bless"; 3], None);
        check(
            &[gains(ORC, Condition::Stunned)],
            ["Orc 1: aturdido", "Orc 1\u{a0}: étourdi", "Orc 1: stunned"],
            None,
        );
    }

    #[test]
    fn an_earlier_round_is_one_sentence() {
        let name = named();
        let names = Names::new(&name);
        let falls = [hit(HERO, -9, true), hit(ORC, -1, false)];
        let told = Lang::ALL.map(|lang| round_summary(lang, 9, &falls, &names));
        assert_eq!(
            told,
            [
                "9 turnos, Aria cae",
                "9 tours, Aria tombe",
                "9 turns, Aria goes down"
            ]
        );
        let one = Lang::ALL.map(|lang| round_summary(lang, 1, &[], &names));
        assert_eq!(one, ["1 turno", "1 tour", "1 turn"]);
        let many: Vec<_> = (1..=5).map(|id| hit(CombatantId(id), -3, true)).collect();
        let told = round_summary(Lang::En, 5, &many, &names);
        assert_eq!(
            told,
            "5 turns, Orc 1 goes down, Orc 2 goes down, Orc 3 goes down, +2"
        );
    }
}
