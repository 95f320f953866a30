//! The nearest lines to one that is not understood.

use asalto_core::{CombatantId, EncounterView};

use super::faithful::{changes, is_faithful};
use super::guards;
use super::legendary::has_legendary;
use super::lexicon;
use super::lexicon::Lines;
use super::mistyped::{misspelled, mistyped, unlabeled};
use super::parsed::{Ask, Context, Fault, Missing};
use super::people::People;
use super::person::Search;
use super::rewritten::{begun, misnamed, replaced, with_types, without};
use super::rolled;
use super::sense::{Act, Sense};
use super::suggestion::{Suggestion, Suggestion::Example, names};
use super::tokens::tokens;
use super::unsaved;
use crate::input::number_words;

/// The most lines that a refusal offers.
const MOST: usize = 8;

/// The most newcomers of one kind. A higher number is an amount.
const MOST_ADDED: i32 = 30;

/// Lists the nearest lines to one that is not understood, the nearest first. The line that ends combat is
/// always last.
#[must_use]
pub fn suggestions(typed: &str, fault: &Fault, context: &Context<'_>) -> Vec<Suggestion> {
    let lines = &lexicon::of(context.lang).lines;
    let view = context.view;
    let one = |who: &[CombatantId]| names(view, who);
    let made =
        |line: &str, who: &str, number: &str| line.replace("{who}", who).replace("{n}", number);
    let mut all: Vec<Suggestion> = Vec::new();
    let mut others = Vec::new();
    let mut line = |text: String| all.push(Suggestion::Line(text));
    match fault {
        Fault::Empty
        | Fault::Negated
        | Fault::NoNotes
        | Fault::TooLate
        | Fault::NoGroup(_)
        | Fault::NoGrapple(_)
        | Fault::ThisTurn
        | Fault::NoOrder
        | Fault::NotBelowZero
        | Fault::NotConcentrating(_)
        | Fault::Nonlethal => {}
        Fault::Nobody(word) | Fault::NeitherNameNorType(word) => {
            nobody(typed, word, context).into_iter().for_each(line);
        }
        Fault::UnknownWord(word) => {
            misspelled(typed, word, context)
                .into_iter()
                .for_each(&mut line);
            nobody(typed, word, context).into_iter().for_each(&mut line);
            others.extend(unknown(typed, word, context));
        }
        Fault::Unknown(word) => others.extend(no_verb(typed, word, context, &mut line)),
        Fault::NoWeaponType(word) => others.extend(with_types(typed, word, context)),
        Fault::Unread(word) if guards::is_choice(word, context) => {}
        Fault::Unread(word) => {
            let rest = without(typed, word);
            // The words left out may mean the contrary: `cael rolls 12` is no damage.
            if !changes(&rest, context) && has_verb(&rest, context) {
                line(rest);
            }
        }
        Fault::Which(word, who) | Fault::NoNumber(word, who) => {
            others.extend(which(
                typed,
                (word, who),
                matches!(fault, Fault::Which(..)),
                view,
            ));
        }
        Fault::Missing(missing @ (Missing::SaveKind | Missing::SaveTotal)) => {
            others.extend(unsaved::offers(typed, *missing, context));
        }
        Fault::Missing(missing) => {
            others.extend(missing_line(typed, *missing, context, &mut line));
        }
        Fault::NoDamage(who) => {
            let taken = (!who.is_empty()).then(|| made(lines.taken, &one(who), "…"));
            taken.into_iter().for_each(line);
        }
        Fault::NotWhole(number) => {
            let whole = number.split('.').next().unwrap_or_default();
            line(replaced(typed, number, whole));
        }
        Fault::NoSuchCount(_, after) => {
            let placed = after.and_then(|after| placed_after(typed, after, context));
            placed.into_iter().for_each(&mut line);
        }
        Fault::Question(rest) => others.extend(stated(rest, context)),
        Fault::Ask(ask) => asked(ask, lines, view, &mut line),
        Fault::SaveForWhat(half) => line(half.clone()),
        Fault::Apart(lines) | Fault::HitsApart(lines) | Fault::WhoActs(lines) => {
            others.extend(lines.iter().cloned().map(Example));
        }
        Fault::NotGrappled(who, by) => {
            // Another one may grapple them.
            let held = (!by.is_empty()).then(|| Example(made(lines.release, &one(who), "")));
            others.extend(held.filter(|it| stands(&it.line(view), context)));
        }
        Fault::NotActing(who) => others.push(Example(made(lines.find, &one(&[*who]), ""))),
        Fault::Dead(_, who) => others.push(Example(made(lines.revive, &one(who), "1"))),
        Fault::DiceRounds(dice) => others.push(Example(made(lines.roll, "", dice))),
        Fault::NoDelay => line(lines.ready.to_owned()),
        Fault::NoTurns(condition, who) => {
            line(format!("{} {}", one(who), condition.to_lowercase()));
        }
        Fault::PassInstead => line(lines.pass.to_owned()),
    }
    all.dedup();
    all.truncate(MOST);
    for one in &mut all {
        if let Suggestion::Line(text) = one
            && !is_faithful(typed, text, context)
        {
            *one = Example(std::mem::take(text));
        }
    }
    all.extend(others);
    all
}

/// Adds the lines with a near word in place of an unknown one. Returns those that Enter never takes.
fn no_verb(
    typed: &str,
    word: &str,
    context: &Context<'_>,
    line: &mut impl FnMut(String),
) -> Vec<Suggestion> {
    let mut others: Vec<_> = unsaved::named(typed, word, context).into_iter().collect();
    misspelled(typed, word, context)
        .into_iter()
        .for_each(&mut *line);
    if let Some(text) = rolled::added(typed, context) {
        line(text);
    }
    for (text, taken) in mistyped(typed, word, context) {
        if taken {
            line(text);
        } else {
            others.push(Example(text));
        }
    }
    // The unknown word may be a verb that heals.
    others.extend(unlabeled(typed, context).map(Example));
    others.extend(unknown(typed, word, context));
    others
}

/// Lists the lines with a near name, or with newcomers, for a word that nobody is called.
fn nobody(typed: &str, word: &str, context: &Context<'_>) -> Vec<String> {
    let near = misnamed(typed, word, context);
    if !near.is_empty() {
        return near;
    }
    let rolled = rolled::added(typed, context);
    let add = lexicon::of(context.lang).lines.add;
    let counted = || is_counted(typed, word, context).then(|| add.replace("{n}", typed.trim()));
    rolled.or_else(counted).into_iter().collect()
}

/// Returns the line of a question, if it is a command.
fn stated(line: &str, context: &Context<'_>) -> Option<Suggestion> {
    stands(line, context).then(|| Example(line.to_owned()))
}

/// Returns whether a line is a command.
fn stands(line: &str, context: &Context<'_>) -> bool {
    super::read(line, context).is_ok()
}

/// Returns the line that moves those whom a text names after another combatant.
fn placed_after(typed: &str, after: CombatantId, context: &Context<'_>) -> Option<String> {
    let who = named_in(typed, context);
    let line = lexicon::of(context.lang).lines.place_after;
    let line = line.replace("{who}", &names(context.view, &who));
    let line = line.replace("{n}", &names(context.view, &[after]));
    (!who.is_empty()).then_some(line)
}

/// Lists the lines with each combatant that a word may mean, and with the kinds that it may. Enter chooses none of them.
fn which(
    typed: &str,
    (word, who): (&str, &[CombatantId]),
    kinds: bool,
    view: &EncounterView,
) -> Vec<Suggestion> {
    // `goblins` may be several kinds, or some of them.
    let mut all = plurals(view, who);
    let several = all.iter().any(|(_, count)| *count < who.len());
    all.retain(|_| kinds);
    let kinds = all.into_iter().map(|(plural, _)| plural);
    let names = who.iter().map(|who| names(view, &[*who]));
    let all: Vec<_> = if several {
        kinds.chain(names).take(MOST - 1).collect()
    } else {
        names.take(MOST - 1).chain(kinds).collect()
    };
    let lines = all.iter().map(|name| typed.replacen(word, name, 1));
    lines.map(Example).collect()
}

/// Adds the lines that complete one. Returns the help as an example, as Enter never takes it.
fn missing_line(
    typed: &str,
    missing: Missing,
    context: &Context<'_>,
    line: &mut impl FnMut(String),
) -> Option<Suggestion> {
    let lines = &lexicon::of(context.lang).lines;
    let who = if typed_verb(typed, context, Act::Cast) {
        after_verb(typed, context)
    } else {
        acted_on(typed, context)
    };
    let made = |line: &str, number: &str| {
        line.replace("{who}", &names(context.view, &who))
            .replace("{n}", number)
    };
    match missing {
        Missing::Amount if !who.is_empty() => {
            let lost = who.iter().filter_map(|who| {
                let vitality = context.view.combatant(*who)?.vitality?;
                Some(vitality.maximum - vitality.left)
            });
            let heals = typed_verb(typed, context, Act::Cure);
            match lost.max().filter(|lost| *lost > 0) {
                Some(lost) if heals => line(made(lines.heal, &lost.to_string())),
                _ if typed_verb(typed, context, Act::Revive) => {
                    line(made(lines.revive, "1"));
                }
                _ if heals => line(made(lines.heal, "…")),
                _ => line(made(lines.damage, "…")),
            }
        }
        Missing::Verb if !who.is_empty() => {
            line(made(lines.find, ""));
            line(made(lines.damage, "…"));
        }
        Missing::Spell if !who.is_empty() => {
            line(made(lines.concentrate, ""));
            line(made(lines.drop_concentration, ""));
        }
        Missing::Action => line(lines.ready.to_owned()),
        Missing::Name => {
            if let Some(text) = begun(typed, context) {
                line(text);
            }
            let legendary = typed_verb(typed, context, Act::Legendary);
            let some = context.view.combatants.iter();
            let some = some.filter(|one| !legendary || has_legendary(one, None));
            let lines = some.map(|one| format!("{} {}", typed.trim(), one.profile.name));
            let lacks_total = |text: &str| {
                let fault = super::read(text, context).err();
                fault == Some(Fault::Missing(Missing::SaveTotal))
            };
            lines
                .filter(|text| stands(text, context) || lacks_total(text))
                .take(3)
                .for_each(line);
        }
        _ => return Some(Example(lines.help.to_owned())),
    }
    None
}

/// Returns whether a line has this verb.
fn typed_verb(typed: &str, context: &Context<'_>, act: Act) -> bool {
    any_sense(typed, context, |sense| *sense == Sense::Act(act))
}

/// Returns whether a line has a verb.
fn has_verb(typed: &str, context: &Context<'_>) -> bool {
    any_sense(typed, context, |sense| matches!(sense, Sense::Act(_)))
}

fn any_sense(typed: &str, context: &Context<'_>, is_meant: impl Fn(&Sense) -> bool) -> bool {
    let all = tokens(typed, context.lang, context.fold);
    (0..all.len()).any(|at| {
        let (senses, _) = lexicon::senses(&all[at..], context.lang);
        senses.iter().any(&is_meant)
    })
}

fn asked(ask: &Ask, lines: &Lines, view: &EncounterView, line: &mut impl FnMut(String)) {
    let made = |line: &str, who: &[CombatantId], number: &str| {
        line.replace("{who}", &names(view, who))
            .replace("{n}", number)
    };
    match ask {
        Ask::HarmOrCure(number, who) => {
            line(made(lines.damage, who, number));
            line(made(lines.heal, who, number));
        }
        Ask::SetOrChange(number, who) if number.starts_with('-') => {
            line(made(lines.points, who, &format!("= {number}")));
            line(made(lines.damage, who, number.trim_start_matches('-')));
        }
        Ask::SetOrChange(number, who) => {
            line(made(lines.points, who, number));
            line(made(lines.damage, who, number));
            line(made(lines.heal, who, number));
        }
        Ask::End => {
            line(lines.end_turn.to_owned());
            for one in &view.combatants {
                for condition in &one.conditions {
                    if let asalto_core::Condition::Custom(name) = condition {
                        line(made(lines.stand, &[one.id], name));
                    }
                }
            }
            line(lines.end_combat.to_owned());
        }
        Ask::Hide(who) => {
            line(made(lines.hide, who, ""));
            line(format!("{} {}", lines.hidden, names(view, who)));
        }
        Ask::Poison(number, who) => {
            line(made(lines.poison, who, number));
            let lasts = made(lines.rounds, who, number);
            line(format!("{} {lasts}", lines.poisoned));
        }
        Ask::Drop(who) => {
            line(format!("{} {}", lines.prone, names(view, who)));
            line(made(lines.points, who, "0"));
            line(made(lines.remove, who, ""));
        }
        Ask::Newcomers { added, damage, .. } => {
            line(made(lines.add, &[], added));
            if let Some((number, who)) = damage {
                line(made(lines.damage, who, number));
            }
        }
        Ask::Stand(who) => {
            line(made(lines.stand, who, lines.prone));
            line(made(lines.heal, who, "1"));
        }
    }
}

/// Returns the kinds of which there are several, each in the plural with its number.
fn plurals(view: &EncounterView, who: &[CombatantId]) -> Vec<(String, usize)> {
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for who in who {
        let name = view.combatant(*who).map(|one| one.profile.name.as_str());
        let Some((base, number)) = name.and_then(|name| name.rsplit_once(' ')) else {
            continue;
        };
        if number.parse::<u32>().is_err() {
            continue;
        }
        let plural = format!("{}s", base.to_lowercase());
        match kinds.iter_mut().find(|(name, _)| *name == plural) {
            Some((_, count)) => *count += 1,
            None => kinds.push((plural, 1)),
        }
    }
    kinds.retain(|(_, count)| *count > 1);
    kinds
}

/// Returns whether a line begins with a count of newcomers, and a word that nobody here is called: `5 bandits`.
fn is_counted(typed: &str, word: &str, context: &Context<'_>) -> bool {
    let all = tokens(typed, context.lang, context.fold);
    let [count, named, ..] = all.as_slice() else {
        return false;
    };
    let spoken = number_words::spoken(&count.text, context.lang);
    let number = count.text.parse().ok().or(spoken);
    let counts = number.is_some_and(|number| (1..=MOST_ADDED).contains(&number));
    counts && typed[named.at.start..].starts_with(word) && !has_verb(typed, context)
}

/// Returns the combatants that a text names.
fn named_in(typed: &str, context: &Context<'_>) -> Vec<CombatantId> {
    let all = tokens(typed, context.lang, context.fold);
    let people = People::new(context);
    let mut who = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let (senses, used) = lexicon::senses(&all[at..], context.lang);
        match people.find(&all[at..], false) {
            Search::Found(found) if senses.is_empty() || found[0].whole => {
                who.extend(
                    found[0]
                        .who
                        .iter()
                        .filter(|one| !who.contains(*one))
                        .copied()
                        .collect::<Vec<_>>(),
                );
                at += found[0].used;
            }
            _ => at += used.max(1),
        }
    }
    who
}

/// Returns the combatants that a line acts on: those after its verb if it has any there, or else all.
fn acted_on(typed: &str, context: &Context<'_>) -> Vec<CombatantId> {
    let after = after_verb(typed, context);
    if after.is_empty() {
        named_in(typed, context)
    } else {
        after
    }
}

/// Returns the combatants after the verb of a line. Who is hurt stands before its verb.
fn after_verb(typed: &str, context: &Context<'_>) -> Vec<CombatantId> {
    let all = tokens(typed, context.lang, context.fold);
    let verb = (1..all.len()).find_map(|at| {
        let (senses, used) = lexicon::senses(&all[at..], context.lang);
        let acts = senses.iter().any(|it| matches!(it, Sense::Act(_)));
        let hurt = senses.contains(&Sense::Act(Act::Suffer));
        (acts && !hurt).then_some(at + used)
    });
    let after = verb.and_then(|at| typed.get(all.get(at)?.at.start..));
    after.map_or_else(Vec::new, |after| named_in(after, context))
}

/// Lists what the combatants of a line with an unknown word could take, help, and the word as a condition.
fn unknown(typed: &str, word: &str, context: &Context<'_>) -> Vec<Suggestion> {
    let lines = &lexicon::of(context.lang).lines;
    let (before, after) = typed.split_once(word).unwrap_or((typed, ""));
    // The word may be a verb between the one who acts and the others.
    let who = Some(named_in(after, context)).filter(|who| !who.is_empty());
    // Whoever casts takes nothing.
    let casts = typed_verb(typed, context, Act::Cast);
    let before = || (!casts).then(|| named_in(before, context));
    let who = who.or_else(before).unwrap_or_default();
    let name = names(context.view, &who);
    let made = |line: &str| line.replace("{who}", &name).replace("{n}", "…");
    let some = [lines.damage, lines.kill].map(made).into_iter();
    let some = some.filter(|_| !who.is_empty());
    let all = some.chain([lines.help.to_owned()]);
    let mut all: Vec<_> = all.map(Example).collect();
    if !who.is_empty() && word.chars().all(char::is_alphabetic) {
        all.push(Suggestion::Condition(word.to_owned(), who));
    }
    all
}
