//! The citation table: every point of law is cited and used, and every rejection and reason has a
//! citation.
#![allow(
    clippy::disallowed_methods,
    reason = "the sources are files; the engine itself reads none"
)]

use crate::phases;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::walk::Walker;
use asalto_core::law::Law;
use asalto_core::view::PriorityStatus;
use asalto_core::why::CombatantStatus;
use asalto_core::{
    Command, Encounter, EncounterView, Reason, RuleId, Rules, Ruleset, SeededDice, Session,
    Timestamp, check, why,
};

/// The points that come up although the text of the ruleset does not mention them: their row is
/// empty.
const SILENT: [(Ruleset, Law); 29] = [
    (Ruleset::TalesOfWar, Law::Dead),
    (Ruleset::Any, Law::Dead),
    (Ruleset::Any, Law::Unable),
    (Ruleset::Dnd30, Law::IdenticalGroup),
    (Ruleset::Dnd30, Law::SharedRoll),
    (Ruleset::Dnd35, Law::IdenticalGroup),
    (Ruleset::Dnd35, Law::SharedRoll),
    (Ruleset::Dnd35, Law::NewcomerFirst),
    (Ruleset::Dnd35, Law::EffectToNextAction),
    (Ruleset::Dnd5e, Law::Delaying),
    (Ruleset::Dnd5e, Law::DelayAnnounced),
    (Ruleset::Dnd5e, Law::DelayMovesPlace),
    (Ruleset::Dnd5e, Law::NewcomerFirst),
    (Ruleset::Dnd5e, Law::EffectToCount),
    (Ruleset::Dnd5e, Law::EffectToNextAction),
    (Ruleset::Dnd5e2024, Law::Delaying),
    (Ruleset::Dnd5e2024, Law::DelayAnnounced),
    (Ruleset::Dnd5e2024, Law::DelayMovesPlace),
    (Ruleset::Dnd5e2024, Law::NewcomerFirst),
    (Ruleset::Dnd5e2024, Law::EffectToCount),
    (Ruleset::Dnd5e2024, Law::EffectToNextAction),
    (Ruleset::TalesOfWar, Law::IdenticalGroup),
    (Ruleset::TalesOfWar, Law::SharedRoll),
    (Ruleset::TalesOfWar, Law::EffectToCount),
    (Ruleset::TalesOfWar, Law::EffectToNextAction),
    (Ruleset::TalesOfWar, Law::TurnEffects),
    (Ruleset::Any, Law::IdenticalGroup),
    (Ruleset::Any, Law::NewcomerFirstTurn),
    (Ruleset::Any, Law::UnableByCondition),
];

fn repository() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.expect("the crate lies in the repository").to_owned()
}

/// Returns the sources under a folder, without their unit tests and comments.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("the folder is in the repository");
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            found.push((path, lines.collect::<Vec<_>>().join("\n")));
        }
    }
    found
}

/// Returns whether a text has a word; a part of a longer word does not count.
fn has(text: &str, word: &str) -> bool {
    let mut found = text.match_indices(word);
    found.any(|(at, _)| {
        let after = text[at + word.len()..].chars().next();
        !after.is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn every_point_of_law_is_cited_and_used() {
    let core = repository().join("core/src");
    let (law, rest): (Vec<_>, Vec<_>) = sources(&core)
        .into_iter()
        .partition(|(path, _)| path.starts_with(core.join("law")));
    let points = fs::read_to_string(core.join("law.rs")).expect("the points are in a file");
    let points: Vec<_> = points
        .lines()
        .filter_map(|line| line.strip_prefix("    ")?.strip_suffix(','))
        .filter(|line| line.chars().all(char::is_alphanumeric))
        .collect();
    assert!(points.len() > 100, "{points:?}");
    for point in points {
        let word = format!("Law::{point}");
        let cited = law.iter().any(|(_, text)| {
            let rows = text.split("(Law::").skip(1);
            let own = rows.filter(|row| row.starts_with(&format!("{point}, &[")));
            own.into_iter().any(|row| !row.contains(", &[])"))
        });
        assert!(cited, "no ruleset cites {word}");
        let used = rest.iter().any(|(_, text)| has(text, &word));
        assert!(used, "nothing uses {word}");
    }
}

#[test]
fn rule_ids_are_written_in_the_table_alone() {
    let table = repository().join("core/src/law");
    for folder in ["core/src", "web/src", "pkg/src"] {
        for (path, text) in sources(&repository().join(folder)) {
            let written = ["D30(", "D35(", "D5e(", "Tow(", "Any("]
                .iter()
                .any(|variant| {
                    let mut found = text.match_indices(variant);
                    found.any(|(at, _)| {
                        let number = text[at + variant.len()..].chars().next();
                        number.is_some_and(|digit| digit.is_ascii_digit())
                    })
                });
            assert!(
                !written || path.starts_with(&table),
                "{} has a rule id",
                path.display()
            );
        }
    }
}

#[test]
fn a_ruleset_is_cited_by_its_own_rules() {
    let of = |ruleset| Law::FlatFootedUntilFirstTurn.rules(ruleset);
    assert_eq!(of(Ruleset::Dnd35), [RuleId::D35(8)]);
    assert_eq!(Reason::NoTurnYet.rules(Ruleset::Dnd35), [RuleId::D35(8)]);
    assert_eq!(of(Ruleset::Dnd5e), []);
    for (ruleset, law) in SILENT {
        assert_eq!(law.rules(ruleset), [], "{ruleset:?} {law:?}");
    }
}

/// The points without a citation that came up in encounters without house rules.
#[derive(Default)]
struct UncitedPoints(BTreeSet<(Ruleset, Law)>);

impl UncitedPoints {
    fn meet(&mut self, ruleset: Ruleset, law: Option<Law>) {
        self.0.extend(
            law.filter(|law| law.rules(ruleset).is_empty())
                .map(|law| (ruleset, law)),
        );
    }

    /// Collects the points behind the reasons of a view.
    fn look_at(&mut self, encounter: &Encounter) {
        let ruleset = encounter.rules().ruleset;
        let view = EncounterView::of(encounter);
        for actor in view.priority.into_iter().flat_map(|view| view.actors) {
            if let PriorityStatus::NotOffered(reason) = actor.priority {
                self.meet(ruleset, Some(reason.law()));
            }
        }
        for one in view.combatants.into_iter().map(Arc::unwrap_or_clone) {
            let lasting = one.effects.into_iter().map(|view| {
                CombatantStatus::Condition(view.effect.condition, Some(view.effect.ending))
            });
            let others = [CombatantStatus::Waiting, CombatantStatus::Ridden];
            let asked = lasting.chain(others);
            let asked = asked.filter_map(|status| why(encounter, one.id, &status));
            let shown = [
                one.place,
                one.roll,
                one.flat_footed,
                one.surprised,
                one.no_reaction,
                one.unable,
                one.penalty,
                one.new_next_round,
            ];
            for reason in shown.into_iter().flatten().chain(asked) {
                self.meet(ruleset, reason.law());
            }
        }
    }

    /// Collects the point behind the rejection of a command.
    fn try_out(&mut self, encounter: &Encounter, command: &Command) {
        if let Err(rejection) = check(encounter, command) {
            self.meet(encounter.rules().ruleset, rejection.law());
        }
    }
}

/// Returns an endless sequence of numbers, always the same.
fn numbers() -> impl FnMut() -> u32 {
    let mut state = 12_345_u64;
    move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(state >> 33).unwrap_or_default()
    }
}

#[test]
fn every_point_that_comes_up_is_cited_unless_the_text_is_silent() {
    let mut next = numbers();
    let mut uncited = UncitedPoints::default();
    for _ in 0..24 {
        let choices: Vec<_> = (0..60).map(|_| next()).collect();
        for ruleset in Ruleset::ALL {
            let mut walker = Walker::new(ruleset, &choices);
            while let Some(step) = walker.step() {
                step.expect("a step is consistent");
                let encounter = walker.session().encounter().clone();
                if encounter.rules() == &Rules::from(ruleset) {
                    uncited.look_at(&encounter);
                    for _ in 0..10 {
                        uncited.try_out(&encounter, &walker.anything(next()));
                    }
                }
            }
        }
        let mut session = Session::new(Ruleset::TalesOfWar);
        let mut dice = SeededDice::new(11);
        for seed in 0..4 {
            let join = Command::AddCombatant(Box::new(phases::actor(seed)));
            let joined = session.dispatch(&join, Timestamp(0), &mut dice);
            joined.expect("an actor joins");
        }
        for choice in [22 * 16 + 4, 4, 17 * 16 + 4].into_iter().chain(choices) {
            uncited.look_at(session.encounter());
            for other in [choice, choice.wrapping_mul(17), choice.wrapping_mul(31)] {
                uncited.try_out(session.encounter(), &phases::eventful(&session, other));
            }
            let command = phases::eventful(&session, choice);
            drop(session.dispatch(&command, Timestamp(0), &mut dice));
        }
    }
    let missing: Vec<_> = uncited.0.iter().filter(|it| !SILENT.contains(it)).collect();
    assert!(missing.is_empty(), "no citation: {missing:?}");
    let met: BTreeSet<_> = uncited.0.iter().map(|(_, law)| *law).collect();
    assert!(
        met.contains(&Law::IdenticalGroup),
        "the walks meet too little"
    );
}
