//! The duration of a condition: `until lidda's turn`, `for 3 rounds`, `until the round ends`, `1 min`,
//! `save ends`.

use asalto_core::effect::Duration;

use super::items::{Amount, Item, Kind};
use super::lexicon;
use super::parsed::{Fault, Lasting, Missing};
use super::person::Search;
use super::scan::Scan;
use super::sense::{Act, Sense};
use super::tokens::Token;

impl Scan<'_> {
    /// Reads a duration: `until lidda's turn`, `for 3 rounds`, `1 min`, `save ends`.
    pub(crate) fn lasts(
        &self,
        rest: &[Token],
        items: &[Item],
    ) -> Result<Option<(Lasting, usize)>, Fault> {
        let lang = self.context.lang;
        let (senses, used) = lexicon::senses(rest, lang);
        let given = items.iter().any(|it| matches!(it.kind, Kind::Condition(_)));
        let shares = senses.iter().any(|it| matches!(it, Sense::Share(_)));
        let saves = senses.contains(&Sense::SaveEnds) && !shares;
        if (saves || self.save_kind(rest).is_some())
            && let Some(save) = self.ending_save(rest, given)
            && (given || is_made(&save.0, items))
        {
            return Ok(Some(save));
        }
        if saves {
            let (difficulty, kind) = (None, None);
            let save = Lasting::Save {
                difficulty,
                kind,
                rounds: None,
            };
            return Ok(Some((save, used)));
        }
        if senses.contains(&Sense::Until) {
            let until = self.until(&rest[used..]).map_err(|fault| {
                // Nobody delays until somebody’s turn: only the delay is read.
                if fault == Fault::Missing(Missing::Duration) && self.delays() {
                    let all = self.tokens.len();
                    Fault::Unread(self.typed(all - rest.len()..all))
                } else {
                    fault
                }
            })?;
            return Ok(until.map(|(lasts, more)| (lasts, used + more)));
        }
        if given && self.is_edge(rest) {
            return self.until(rest);
        }
        let led = if senses.contains(&Sense::For) {
            used
        } else {
            0
        };
        if given && let Some(dice) = self.dice_of_rounds(&rest[led..]) {
            return Err(Fault::DiceRounds(dice));
        }
        Ok(self
            .rounds(&rest[led..], given)
            .map(|(rounds, more)| (Lasting::Known(Duration::Rounds(rounds)), led + more)))
    }

    /// Returns whether the line has a verb that delays a turn.
    fn delays(&self) -> bool {
        let lang = self.context.lang;
        (0..self.tokens.len()).any(|at| {
            let (senses, _) = lexicon::senses(&self.tokens[at..], lang);
            senses.contains(&Sense::Act(Act::Delay))
        })
    }

    /// Returns whether the tokens begin with `end of` or `start of`, which need no `until` after a condition.
    fn is_edge(&self, rest: &[Token]) -> bool {
        let lang = self.context.lang;
        let [first, second, _, ..] = rest else {
            return false;
        };
        let (senses, _) = lexicon::senses(std::slice::from_ref(first), lang);
        let edge = senses
            .iter()
            .any(|it| matches!(it, Sense::End | Sense::Start));
        let (senses, _) = lexicon::senses(std::slice::from_ref(second), lang);
        edge && !second.breaks && senses.contains(&Sense::From)
    }

    /// Returns dice before a unit of time: `1d4 rounds`.
    fn dice_of_rounds(&self, rest: &[Token]) -> Option<String> {
        let [dice, unit, ..] = rest else {
            return None;
        };
        let amount = Amount::read(&dice.text)?;
        let (senses, _) = lexicon::senses(std::slice::from_ref(unit), self.context.lang);
        let timed = senses.iter().any(|it| matches!(it, Sense::Unit(_)));
        (amount.text.contains('d') && timed && !unit.breaks).then_some(amount.text)
    }

    /// Reads a number with its unit of time.
    fn rounds(&self, rest: &[Token], given: bool) -> Option<(u32, usize)> {
        let lang = self.context.lang;
        let word = rest.first()?.text.as_str();
        let (senses, used) = lexicon::senses(rest, lang);
        let in_words = senses.iter().find_map(|sense| match sense {
            Sense::Number(number) => u32::try_from(*number).ok(),
            _ => None,
        });
        let next = lexicon::senses(rest.get(1..)?, lang).0;
        // `a turn` may be a turn of the order.
        let round = given || !next.contains(&Sense::Turn);
        let article = matches!(word, "a" | "an" | "un" | "une" | "una").then_some(1);
        let article = article.filter(|_| round);
        let (count, used) = match word.parse::<u32>() {
            Ok(count) => (count, 1),
            Err(_) => (in_words.or(article)?, used.max(1)),
        };
        let (senses, more) = lexicon::senses(rest.get(used..)?, lang);
        let unit = senses.iter().find_map(|sense| match sense {
            Sense::Unit(unit) => Some(*unit),
            _ => None,
        })?;
        Some((count.saturating_mul(unit), used + more))
    }

    /// Reads the words after `until`.
    fn until(&self, rest: &[Token]) -> Result<Option<(Lasting, usize)>, Fault> {
        let lang = self.context.lang;
        let (mut at, mut ends, mut turn, mut own) = (0, false, false, false);
        let mut starts = false;
        let mut next = false;
        let mut round = false;
        let mut who = None;
        while let Some(token) = rest.get(at) {
            let (mut senses, mut used) = lexicon::senses(&rest[at..], lang);
            // `end of the round` and `the round ends` are whole, but for `siguiente` after them.
            let whole = round && ends && !senses.contains(&Sense::Next);
            if whole || at > 0 && token.breaks {
                break;
            }
            if used > 1
                && !senses
                    .iter()
                    .any(|it| matches!(it, Sense::SaveEnds | Sense::Removed))
            {
                // Each word counts: `next turn` is a command of its own elsewhere.
                (senses, used) = lexicon::senses(&rest[at..=at], lang);
            }
            let has = |sense| senses.contains(&sense);
            if let Some((save, used)) = self.ending_save(&rest[at..], false) {
                return Ok(Some((save, at + used)));
            }
            if has(Sense::Removed) {
                return Ok(Some((Lasting::Known(Duration::Open), at + used)));
            }
            // `until my turn` is the next turn of the one who acts.
            if who.is_none() && matches!(token.text.as_str(), "my" | "mi" | "mon") {
                who = self.context.view.current;
                at += 1;
                continue;
            }
            let named = self.people.find(&rest[at..], false);
            if who.is_none()
                && let Search::Found(found) = &named
                && let Some(one) = found.iter().find(|one| one.who.len() == 1)
                && one.used >= used
            {
                who = Some(one.who[0]);
                at += one.used;
                continue;
            }
            next |= has(Sense::Next);
            starts |= has(Sense::Start);
            if has(Sense::End) {
                ends = true;
            } else if has(Sense::Own) {
                own = true;
            } else if has(Sense::Turn) {
                turn = true;
            } else if has(Sense::Unit(1)) && who.is_none() && !turn {
                round = true;
            } else if !(has(Sense::Start)
                || has(Sense::Next)
                || has(Sense::This)
                || has(Sense::Filler)
                || has(Sense::From)
                || has(Sense::To) && (who.is_none()))
            {
                match named {
                    Search::Found(found) if who.is_none() && found[0].used > 0 => {
                        let from = self.tokens.len() - rest.len() + at;
                        let typed = self.typed(from..from + found[0].used);
                        return Err(Fault::Which(typed, found[0].who.clone()));
                    }
                    Search::Several(which, used) | Search::Nobody(which, used) if who.is_none() => {
                        let from = self.tokens.len() - rest.len() + at;
                        return Err(Fault::Which(self.typed(from..from + used), which));
                    }
                    _ => break,
                }
            }
            at += used.max(1);
        }
        Ok(Some(match who {
            Some(who) if ends => (Lasting::Known(Duration::TurnEnd(who)), at),
            Some(who) => (Lasting::Known(Duration::TurnStart(who)), at),
            None if round && ends && next => (Lasting::NextRound, at),
            // The next round begins as the present one ends.
            None if round && (ends || next) => (Lasting::Known(Duration::RoundEnd), at),
            None if own && turn => (Lasting::Own { ends }, at),
            // The start or the end of a next turn is of the one who gets the condition.
            None if turn && next && (ends || starts) => (Lasting::Own { ends }, at),
            // A condition ends with a next turn, never with the present one.
            None if turn && ends && !next => return Err(Fault::ThisTurn),
            None if turn => match self.context.view.current {
                Some(who) if next => (Lasting::Known(Duration::TurnStart(who)), at),
                _ => return Err(Fault::Missing(Missing::Duration)),
            },
            None => return Err(Fault::Missing(Missing::Duration)),
        }))
    }
}

/// Returns whether a save of a kind is one that somebody makes: no amount and no condition stands before it.
fn is_made(save: &Lasting, items: &[Item]) -> bool {
    let of_a_kind = matches!(save, Lasting::Save { kind: Some(_), .. });
    let plain = |it: &Item| matches!(it.kind, Kind::Who(_) | Kind::Act(_));
    of_a_kind && items.iter().all(plain)
}
