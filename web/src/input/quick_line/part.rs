//! A part of a line: a kind of combatant, with its count.

use asalto_core::actor::Formula;
use asalto_core::combatant::{Controller, Feature, Group, NumericField};
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Side};

use super::count::{self, Count};
use super::fault::LineFault;
use super::meaning::{Meaning, group_of, is_name, meaning, result, side};
use super::reading::Reading;
use super::secrecy::before_name;
use super::type_word;
use super::word::{Word, words};
use crate::input::matcher::Closeness;
use crate::input::plurals::singular;

/// A part of a line: combatants of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinePart {
    /// Their number, if it is typed.
    pub count: Option<Count>,
    /// The name as typed; empty if a challenge rating stands alone, such as `cr 5`.
    pub typed: String,
    /// Their profile, with the name of a single one. Each group of the line has the id 0.
    pub newcomer: Newcomer,
    /// The fields whose numbers are typed, other than the challenge rating. They replace those of a listed creature.
    pub fields: Vec<NumericField>,
    /// The numbers as typed, with their fields.
    pub numbers: Vec<(NumericField, String)>,
    /// Whether each of several rolls for itself, as typed.
    pub is_apart: bool,
    /// Whether a side is typed.
    pub has_side: bool,
    /// Whether the side is the one that it fights for, which is the side of the parts before it too.
    pub fights_for: bool,
    /// The numbers that are read as parts of the name.
    pub unread: Vec<String>,
}

impl LinePart {
    /// Returns whether its name may be that of a listed creature or a saved group. A player is described as typed.
    #[must_use]
    pub fn is_sought(&self) -> bool {
        self.newcomer.profile.controller != Controller::Player
    }

    /// Returns whether numbers describe it, or a player. A saved group takes no such numbers.
    #[must_use]
    pub fn is_described(&self) -> bool {
        !self.fields.is_empty() || !self.is_sought()
    }

    /// Returns whether it has numbers beside a mistyped name. Without a choice, a typing mistake is mended beside numbers alone,
    /// which nobody types for a person’s own name.
    #[must_use]
    pub fn is_described_as(&self, closeness: Closeness) -> bool {
        closeness == Closeness::Mistyped && self.is_described()
    }

    /// Returns whether it may be a match of this closeness without a choice. Typed numbers replace those of a creature with
    /// exactly that name: `boss hp 30` is somebody’s own boss. Several are seldom somebody’s own, so `2 gobilns hp 9` is a
    /// mistyped creature. A part with its own initiative, such as `ogre +2 hp 80`, is described as a whole.
    #[must_use]
    pub fn may_be(&self, closeness: Closeness) -> bool {
        let of_roll = [NumericField::Initiative, NumericField::Dexterity];
        let is_own = self.fields.iter().any(|field| of_roll.contains(field));
        let is_near = closeness == Closeness::Mistyped && self.is_counted();
        let fits = (closeness <= Closeness::AnyOrder || is_near) && !is_own;
        self.is_sought() && (self.fields.is_empty() || fits)
    }

    /// Returns the number of combatants, if no dice decide it.
    #[must_use]
    pub fn number(&self) -> usize {
        match &self.count {
            Some(Count::Fixed(count)) => *count,
            Some(Count::Dice(_)) | None => 1,
        }
    }

    /// Returns the part with the numbers of a known creature, and with what is typed beside its name.
    #[must_use]
    pub fn filled(&self, creature: Newcomer) -> Self {
        let typed = &self.newcomer.profile;
        let mut filled = Self {
            newcomer: creature,
            unread: Vec::new(),
            ..self.clone()
        };
        let profile = &mut filled.newcomer.profile;
        profile.side = typed.side;
        profile.controller = typed.controller;
        profile.group = typed.group;
        profile.secret |= typed.secret;
        profile.reveal_when_acting |= typed.reveal_when_acting;
        if typed.base.color.is_some() {
            profile.base.color = typed.base.color;
        }
        for feature in &typed.features {
            profile.features.insert(*feature);
        }
        if !typed.defenses.is_empty() {
            profile.defenses.clone_from(&typed.defenses);
        }
        if typed.disguise.is_some() {
            profile.disguise.clone_from(&typed.disguise);
        }
        for &field in &self.fields {
            field.set(profile, field.get(typed));
        }
        if self.fields.contains(&NumericField::Initiative) {
            profile.actor.initiative.clone_from(&typed.actor.initiative);
        }
        if self.fields.contains(&NumericField::HitPoints) {
            filled.newcomer.hit_dice.clone_from(&self.newcomer.hit_dice);
            filled.newcomer.lost = self.newcomer.lost;
        }
        filled.newcomer.lair.clone_from(&self.newcomer.lair);
        filled.newcomer.total = self.newcomer.total;
        filled
    }

    /// Returns whether it may become a group that rolls once: several creatures of the game master, of which nothing else is
    /// typed.
    #[must_use]
    pub fn may_be_grouped(&self) -> bool {
        let profile = &self.newcomer.profile;
        self.is_counted()
            && !self.is_apart
            && profile.group.is_none()
            && profile.controller == Controller::GameMaster
    }

    /// Returns whether there may be several.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        !matches!(self.count, None | Some(Count::Fixed(1)))
    }
}

/// Reads a part of a line; none if it is blank.
///
/// # Errors
/// [`LineFault`] if nobody can be added for it.
pub(super) fn read(text: &str, reading: Reading<'_>) -> Result<Option<LinePart>, LineFault> {
    let words = words(text, reading.fold);
    if words.is_empty() {
        return Ok(None);
    }
    let mut part = LinePart {
        count: None,
        typed: String::new(),
        newcomer: Newcomer::from(Combatant::new("", reading.side)),
        fields: Vec::new(),
        numbers: Vec::new(),
        is_apart: false,
        has_side: false,
        fights_for: false,
        unread: Vec::new(),
    };
    let mut at = part.hide_before_name(&words, reading);
    at += part.read_count(&words[at..], reading)?;
    let mut name: Vec<&str> = Vec::new();
    let mut numbers: Vec<(NumericField, i32)> = Vec::new();
    while at < words.len() {
        let word = &words[at];
        if !name.is_empty()
            && let Some(used) = part.read_later_count(&words[at..], reading)?
        {
            at += used;
            continue;
        }
        let (meaning, used) = meaning(&words[at..], !name.is_empty())?;
        at += used;
        if let Some(total) = result(&meaning, &words[at - used..at], reading.stage)? {
            part.set_total(total)?;
            continue;
        }
        match meaning {
            Meaning::Name => {
                let bare = word.typed.trim_end_matches(',');
                let digits = word.plain.bytes().all(|byte| byte.is_ascii_digit());
                if digits && !name.is_empty() {
                    part.unread.push(word.typed.to_owned());
                }
                name.push(if name.is_empty() {
                    count::without_article(bare)
                } else {
                    bare
                });
            }
            Meaning::Number(field, number) => {
                let before = numbers.iter().find(|(of, _)| *of == field);
                if let Some((_, before)) = before.filter(|(_, before)| *before != number) {
                    return Err(LineFault::TwoNumbers(field, [*before, number]));
                }
                numbers.push((field, number));
                part.set_number(field, number, &words[at - used..at]);
            }
            Meaning::Defense(typed) => {
                let defenses = &mut part.newcomer.profile.defenses;
                if !typed.add_to(defenses, reading.defenses, reading.fold)? {
                    name.extend(words[at - used..at].iter().map(|word| word.typed));
                }
            }
            Meaning::Feature(feature) => {
                let is_noun = type_word::is_noun(feature, &words[..at - used], &name);
                if !part.set_feature(feature, reading) || is_noun {
                    name.extend(words[at - used..at].iter().map(|word| word.typed));
                }
            }
            meaning => part.describe(meaning),
        }
    }
    part.typed = name.join(" ");
    if part.typed.is_empty() {
        // `cr 5` searches for creatures.
        if part.newcomer.profile.challenge.is_none() || !part.fields.is_empty() {
            return Err(LineFault::NoName(text.trim().to_owned()));
        }
        part.newcomer.profile.name = capitalized(text.trim());
        return Ok(Some(part));
    }
    part.require_short_names()?;
    let name = if part.is_counted() {
        capitalized(&singular(&part.typed, reading.lang))
    } else {
        capitalized(&part.typed)
    };
    part.newcomer.profile.name = name;
    part.require_hidden_enemies()?;
    Ok(Some(part))
}

impl LinePart {
    /// Hides the combatants if the words before their name say so, and returns the number of these words.
    fn hide_before_name(&mut self, words: &[Word<'_>], reading: Reading<'_>) -> usize {
        let used = before_name(words, reading, is_name);
        self.newcomer.profile.secret |= used.is_some();
        used.unwrap_or_default()
    }

    /// Reads the count before the name, with the group or the side that stands with it, and returns the number of words.
    fn read_count(&mut self, words: &[Word<'_>], reading: Reading<'_>) -> Result<usize, LineFault> {
        // `52 hp Tordek` begins with a number of the combatant.
        if matches!(meaning(words, false), Ok((Meaning::Number(..), 2..))) {
            return Ok(0);
        }
        let mut at = 0;
        // `a group of 6 goblins`
        let is_article =
            |word: &Word<'_>| matches!(word.plain.as_str(), "a" | "un" | "una" | "une");
        let from = usize::from(words.first().is_some_and(is_article));
        if let Some((_, used)) = words.get(from..).and_then(group_of)
            && from + used < words.len()
        {
            self.describe(Meaning::Group);
            at = from + used - 1;
        }
        let Some((count, used)) = count::leading(&words[at..], reading)? else {
            return Ok(at);
        };
        self.count = Some(count);
        at += used;
        at += self.hide_before_name(&words[at..], reading);
        // `4 enemigos Bandido`
        if let Some((side, controller, used)) = side(&words[at..])
            && matches!(meaning(&words[at + used..], true), Ok((Meaning::Name, 1)))
        {
            self.set_side(side, controller);
            at += used;
        }
        Ok(at)
    }

    /// Reads a count behind the name, `goblin x6` or `goblin group of 6`, and returns the number of words. None if there is
    /// none, or another one before.
    fn read_later_count(
        &mut self,
        words: &[Word<'_>],
        reading: Reading<'_>,
    ) -> Result<Option<usize>, LineFault> {
        if self.count.is_some() {
            return Ok(None);
        }
        if let Some((count, used)) = count::trailing(words)? {
            self.count = Some(Count::Fixed(count));
            return Ok(Some(used));
        }
        let Some((count, used)) = group_of(words) else {
            return Ok(None);
        };
        self.count = count::leading(std::slice::from_ref(count), reading)?.map(|(it, _)| it);
        self.describe(Meaning::Group);
        Ok(Some(used))
    }

    /// Requires that nobody is hidden whom players always see. Who is revealed when it acts is hidden until then.
    fn require_hidden_enemies(&mut self) -> Result<(), LineFault> {
        let profile = &mut self.newcomer.profile;
        if profile.secret && profile.is_open() {
            return Err(LineFault::AlwaysSeen(profile.name.clone()));
        }
        profile.secret |= profile.reveal_when_acting && profile.disguise.is_none();
        Ok(())
    }

    /// Requires that its names are not too long.
    fn require_short_names(&self) -> Result<(), LineFault> {
        let second = self.newcomer.profile.disguise.as_deref();
        let names = [self.typed.as_str(), second.unwrap_or_default()];
        let is_long = |name: &&str| name.chars().count() > Combatant::LONGEST_NAME;
        if names.iter().any(is_long) {
            return Err(LineFault::LongName);
        }
        Ok(())
    }

    /// Gives a feature; returns whether the rules know it.
    fn set_feature(&mut self, feature: Feature, reading: Reading<'_>) -> bool {
        let known = reading.features.contains(&feature);
        if known {
            self.newcomer.profile.features.insert(feature);
        }
        known
    }

    /// Sets the number of a field, and keeps it as typed.
    fn set_number(&mut self, field: NumericField, number: i32, words: &[Word<'_>]) {
        let typed: Vec<_> = words.iter().map(|word| word.typed).collect();
        self.numbers.push((field, typed.join(" ")));
        self.fields.push(field);
        field.set(&mut self.newcomer.profile, Some(number));
    }

    /// Sets the initiative result.
    fn set_total(&mut self, total: i32) -> Result<(), LineFault> {
        match self.newcomer.total.replace(total) {
            Some(before) if before != total => Err(LineFault::TwoNumbers(
                NumericField::Initiative,
                [before, total],
            )),
            Some(_) | None => Ok(()),
        }
    }

    fn set_side(&mut self, side: Side, controller: Controller) {
        self.has_side = true;
        self.newcomer.profile.side = side;
        self.newcomer.profile.controller = controller;
    }

    /// Writes a meaning into the profile.
    fn describe(&mut self, meaning: Meaning) {
        let one = &mut self.newcomer;
        match meaning {
            Meaning::Wounded(now, most) => {
                self.fields.push(NumericField::HitPoints);
                one.profile.hit_points = Some(most);
                one.lost = most - now;
            }
            Meaning::HitDice(dice) => {
                self.fields.push(NumericField::HitPoints);
                one.hit_dice = Some(dice);
            }
            Meaning::Challenge(challenge) => one.profile.challenge = Some(challenge),
            Meaning::Formula(formula) => {
                self.fields.push(NumericField::Initiative);
                one.profile.actor.initiative = Some(formula);
                // A d20 with its modifier, for rules that roll one.
                if formula == Formula::D20.plus(formula.bonus()) {
                    let modifier = Some(formula.bonus().into());
                    NumericField::Initiative.set(&mut one.profile, modifier);
                }
            }
            // The id of the group is set after the whole line has been read.
            Meaning::Group => one.profile.group = Some(Group(0)),
            Meaning::Apart => self.is_apart = true,
            // The name of the lair is set after the name has its number.
            Meaning::Lair(lair) => one.lair = Some(lair),
            Meaning::Secrecy(secrecy) => {
                one.profile.secret |= secrecy.hidden;
                one.profile.reveal_when_acting |= secrecy.reveals;
                let name = secrecy.name.as_deref().map(capitalized);
                one.profile.disguise = name.or(one.profile.disguise.take());
            }
            Meaning::Base(color) => one.profile.base.color = Some(color),
            Meaning::Side(side, controller) => self.set_side(side, controller),
            Meaning::FightsFor(side) => {
                self.set_side(side, Controller::GameMaster);
                self.fights_for = true;
            }
            Meaning::Number(..)
            | Meaning::Defense(_)
            | Meaning::Feature(_)
            | Meaning::Total(_)
            | Meaning::Filler
            | Meaning::Name => {}
        }
    }
}

/// Capitalizes a name, for the letters of our languages. Tables for all others would be as large as a screen.
fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| match first {
        'à'..='ö' | 'ø'..='þ' => char::from_u32(u32::from(first) - 32).unwrap_or(first),
        'œ' => 'Œ',
        _ => first.to_ascii_uppercase(),
    });
    first.into_iter().chain(letters).collect()
}
