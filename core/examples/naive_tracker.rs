//! A tracker that is not ours, for the conformance suite of `docs/conformance.md`: many tables and small programs
//! sort by initiative and go round. Its rules, all of them:
//!
//! 1. Everybody rolls a d20 and adds the initiative modifier, or has a total entered.
//! 2. The highest total goes first. A tie goes to the higher modifier, then to whoever was added first.
//! 3. `end-turn` gives the turn to the next, and after the last one a new round begins.
//! 4. Damage lowers hit points to 0 at the least, and healing raises them to the maximum.
//! 5. Conditions are labels. Actions, awareness and positions may be told and have no effect; so have words of a
//!    profile that it does not know.
//! 6. It knows no surprise, spells, stack or death.
//!
//! Run it with `cargo xtask scenarios --against target/debug/examples/naive_tracker core/tests/scenarios`.

use std::collections::{BTreeMap, VecDeque};
use std::io::{BufRead, Write};

use serde_json::{Value, json};

/// A combatant.
struct Member {
    name: String,
    modifier: i64,
    hit_points: Option<(i64, i64)>,
    total: Option<i64>,
    conditions: Vec<String>,
}

/// A combat.
#[derive(Default)]
pub struct Tracker {
    members: Vec<Member>,
    dice: VecDeque<i64>,
    dice_of: BTreeMap<String, VecDeque<i64>>,
    called: bool,
    turn: Option<usize>,
    round: u32,
}

fn main() -> std::io::Result<()> {
    let mut tracker = Tracker::default();
    let mut output = std::io::stdout();
    for line in std::io::stdin().lock().lines() {
        writeln!(output, "{}", tracker.answer(&line?))?;
        output.flush()?;
    }
    Ok(())
}

impl Member {
    /// Reads a profile; `None` if a number is none.
    fn read(name: &str, profile: &[&str]) -> Option<Self> {
        let mut member = Self {
            name: name.to_owned(),
            modifier: 0,
            hit_points: None,
            total: None,
            conditions: Vec::new(),
        };
        for pair in profile.windows(2) {
            match pair {
                ["init", modifier] => member.modifier = modifier.parse().ok()?,
                ["dex", score] => {
                    member.modifier = (score.parse::<i64>().ok()? - 10).div_euclid(2);
                }
                ["hp", most] => {
                    let most = most.parse().ok()?;
                    member.hit_points = Some((most, most));
                }
                _ => {}
            }
        }
        Some(member)
    }
}

impl Tracker {
    /// Answers a line of the suite.
    pub fn answer(&mut self, line: &str) -> String {
        let request: Value = serde_json::from_str(line).unwrap_or_default();
        let words = request["words"].as_array();
        let words: Vec<_> = words
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let answer = match request["do"].as_str() {
            Some("begin") if request["ruleset"] == "tales-of-war" => json!("unsupported"),
            Some("begin") => {
                *self = Self::default();
                self.state()
            }
            Some("play") => match self.play(&words) {
                Some(true) => self.state(),
                Some(false) => json!({ "refused": {} }),
                None => json!("unsupported"),
            },
            Some("expect") if words == ["no-dice-left"] => {
                if self.dice.is_empty() && self.dice_of.values().all(VecDeque::is_empty) {
                    json!("holds")
                } else {
                    json!({ "differs": "a face was not rolled" })
                }
            }
            _ => json!("unsupported"),
        };
        answer.to_string()
    }

    /// Plays a statement, and returns whether it was possible; `None` if it is unknown.
    fn play(&mut self, words: &[&str]) -> Option<bool> {
        let faces = |faces: &[&str]| -> Option<Vec<i64>> {
            faces.iter().map(|one| one.parse().ok()).collect()
        };
        match words {
            ["combatant", name, profile @ ..] => {
                self.members.push(Member::read(name, profile)?);
                Some(true)
            }
            ["remove", name] => {
                let index = self.members.iter().position(|one| one.name == *name);
                let Some(index) = index else {
                    return Some(false);
                };
                self.members.remove(index);
                let after = |turn: usize| turn - usize::from(index < turn);
                let many = self.members.len();
                self.turn = self
                    .turn
                    .filter(|_| many > 0)
                    .map(|turn| after(turn) % many);
                Some(true)
            }
            ["condition", name, condition] => {
                let member = self.member(name);
                Some(
                    member
                        .map(|one| one.conditions.push((*condition).to_owned()))
                        .is_some(),
                )
            }
            ["no-condition", name, condition] => {
                let member = self.member(name);
                Some(
                    member
                        .map(|one| one.conditions.retain(|label| label != condition))
                        .is_some(),
                )
            }
            ["take" | "aware" | "unaware" | "position", ..] => Some(true),
            ["dice", name, rest @ ..] if name.parse::<i64>().is_err() => {
                let faces = faces(rest)?;
                self.dice_of
                    .entry((*name).to_owned())
                    .or_default()
                    .extend(faces);
                Some(true)
            }
            ["dice", rest @ ..] => {
                self.dice.extend(faces(rest)?);
                Some(true)
            }
            ["start"] => {
                self.called = true;
                Some(true)
            }
            ["roll", names @ ..] => Some(self.roll(names)),
            ["total", name, total] => {
                let total = total.parse().ok()?;
                let done = self.member(name).map(|one| one.total = Some(total));
                self.sort();
                Some(done.is_some())
            }
            ["end-turn"] => {
                let Some(turn) = self.turn else {
                    return Some(false);
                };
                let next = (turn + 1) % self.members.len();
                self.round += u32::from(next == 0);
                self.turn = Some(next);
                Some(true)
            }
            ["damage", amount, names @ ..] => {
                Some(self.change(-amount.parse::<i64>().ok()?, names))
            }
            ["heal", amount, names @ ..] => Some(self.change(amount.parse().ok()?, names)),
            _ => None,
        }
    }

    fn member(&mut self, name: &str) -> Option<&mut Member> {
        self.members.iter_mut().find(|one| one.name == name)
    }

    fn roll(&mut self, names: &[&str]) -> bool {
        for one in &mut self.members {
            if one.total.is_some() || !(names.is_empty() || names.contains(&one.name.as_str())) {
                continue;
            }
            let own = self
                .dice_of
                .get_mut(&one.name)
                .and_then(VecDeque::pop_front);
            let Some(face) = own.or_else(|| self.dice.pop_front()) else {
                return false;
            };
            one.total = Some(face + one.modifier);
        }
        self.sort();
        self.called
    }

    /// Sorts by initiative and begins, once everybody has a total.
    fn sort(&mut self) {
        if self.turn.is_none() && self.members.iter().all(|one| one.total.is_some()) {
            let key = |one: &Member| std::cmp::Reverse((one.total, one.modifier));
            self.members.sort_by_key(key);
            (self.turn, self.round) = (Some(0), 1);
        }
    }

    fn change(&mut self, amount: i64, names: &[&str]) -> bool {
        for name in names {
            let Some((left, most)) = self.member(name).and_then(|one| one.hit_points.as_mut())
            else {
                return false;
            };
            *left = (*left + amount).clamp(0, *most);
        }
        true
    }

    fn state(&self) -> Value {
        let name = |index: usize| self.members[index % self.members.len()].name.as_str();
        let placed = self.members.iter().filter_map(|one| {
            let count = one.total?.to_string();
            self.turn
                .map(|_| json!({ "name": one.name, "count": count }))
        });
        let combatants = self.members.iter().map(|one| {
            let left = one.hit_points.map(|(left, _)| left.to_string());
            let count = one.total.map(|total| total.to_string());
            let or_none = |value: Option<String>| value.unwrap_or_else(|| "none".to_owned());
            json!({
                "name": one.name,
                "conditions": one.conditions,
                "values": { "hp": or_none(left), "count": or_none(count) },
            })
        });
        let unrolled = self.members.iter().filter(|one| one.total.is_none());
        let awaiting: Vec<_> = match self.turn {
            Some(turn) => vec!["turn", name(turn)],
            None if self.called => {
                let names = unrolled.map(|one| one.name.as_str());
                std::iter::once("rolls").chain(names).collect()
            }
            None => vec!["setup"],
        };
        json!({ "state": {
            "lists": { "awaiting": awaiting },
            "order": placed.collect::<Vec<_>>(),
            "values": {
                "turn": self.turn.map_or("nobody", name),
                "next": self.turn.map_or("nobody", |turn| name(turn + 1)),
                "round": self.turn.map_or("none".to_owned(), |_| self.round.to_string()),
            },
            "combatants": combatants.collect::<Vec<_>>(),
        } })
    }
}
