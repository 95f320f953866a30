//! The sentences for texts that are no commands.

use asalto_core::{CombatantId, Command, Rejection, Side, check};
use asalto_text::{AimText, CitedText, CommandLineText as Text};
use leptos::prelude::With;

use crate::components::decisions;
use crate::input::command_line::{Ask, Fault, Missing, Refusal};
use crate::store::Store;

/// Returns the sentence of a refusal.
pub fn said(store: Store, refusal: &Refusal) -> CitedText {
    let rejection = match refusal {
        Refusal::Fault(fault) => return cited(store, fault),
        Refusal::NoHitPoints(who) => Rejection::NoHitPoints { who: *who },
        Refusal::Nothing => Rejection::NothingChanges,
    };
    store.rejection_text(&rejection)
}

/// Returns the sentence of a fault, with the rules that it cites.
pub fn cited(store: Store, fault: &Fault) -> CitedText {
    if *fault == Fault::NoDelay {
        let delay = Command::Delay { until: None };
        let checked = store.with_session(|session| check(session.encounter(), &delay));
        let refused = checked.map_err(|rejection| store.rejection_text(&rejection));
        return refused.err().unwrap_or_default();
    }
    CitedText {
        text: sentence(store, fault),
        rules: Vec::new(),
    }
}

/// Returns the sentence of a fault, which quotes the part that was not understood.
fn sentence(store: Store, fault: &Fault) -> String {
    let quoting = |text: Text, word: &str| store.text_with(text, &[word]);
    match fault {
        Fault::Empty | Fault::NoDelay => String::new(),
        Fault::Unknown(word) => quoting(Text::UnknownCommand, word),
        Fault::UnknownWord(word) => quoting(Text::UnknownWord, word),
        Fault::Nobody(word) | Fault::NoNumber(word, _) => {
            store.text_with(AimText::NobodyCalled, &[word])
        }
        Fault::NeitherNameNorType(word) if store.defenses().types().is_empty() => {
            store.text_with(AimText::NobodyCalled, &[word])
        }
        Fault::NeitherNameNorType(word) => store.text_with(AimText::NeitherNameNorType, &[word]),
        Fault::NoWeaponType(_) => store.text(Text::NoWeaponType).to_owned(),
        Fault::Unread(word) => quoting(Text::Unread, word),
        Fault::Which(word, who) => store.text_with(
            Text::Which,
            &[word, &crate::components::aims::one_of(store, who)],
        ),
        Fault::DiceRounds(dice) => quoting(Text::DiceRounds, dice),
        Fault::NotWhole(number) => quoting(Text::NotWhole, number),
        Fault::NoSuchCount(number, _) => quoting(Text::NoSuchCount, number),
        Fault::Ask(ask) => match ask {
            Ask::HarmOrCure(number, _) => quoting(Text::HarmOrCure, number),
            Ask::SetOrChange(number, _) => quoting(Text::SetOrChange, number),
            Ask::Poison(number, _) => quoting(Text::PoisonHow, number),
            Ask::End => store.text(Text::EndWhat).to_owned(),
            Ask::Hide(_) => store.text(Text::HideHow).to_owned(),
            Ask::Drop(_) => store.text(Text::DropHow).to_owned(),
            Ask::Newcomers { typed, .. } => quoting(Text::NewcomersHow, typed),
            Ask::Stand(_) => store.text(Text::StandHow).to_owned(),
        },
        Fault::NoDamage(who) => {
            let named = match who.as_slice() {
                [] => somebody(store),
                who => crate::components::aims::named(store, who),
            };
            store.text_with(Text::NoDamage, &[&named])
        }
        Fault::NotActing(who) if store.is_by_phases() => {
            let holder = store.view.with(|view| view.priority.as_ref()?.holder);
            match holder {
                Some(holder) => {
                    let names = [store.name(*who), store.name(holder)];
                    store.text_with(Text::NotHolding, &[&names[0], &names[1]])
                }
                None => question_first(store),
            }
        }
        Fault::NotActing(who) => store.text_with(Text::NotActing, &[&store.name(*who)]),
        Fault::ThisTurn => store.text_with(Text::ThisTurn, &[&somebody(store)]),
        Fault::PassInstead => store.text(Text::PassInstead).to_owned(),
        Fault::Question(_) => store.text(Text::Question).to_owned(),
        Fault::Negated => store.text(Text::Negated).to_owned(),
        Fault::Apart(_) => store.text(Text::Apart).to_owned(),
        Fault::SaveForWhat(_) => store.text(Text::SaveForWhat).to_owned(),
        Fault::HitsApart(_) => store.text(Text::HitsApart).to_owned(),
        Fault::WhoActs(_) => store.text(Text::WhoGrapples).to_owned(),
        Fault::NotGrappled(who, by) => not_grappled(store, who, by),
        Fault::NoGrapple(who) => store.text_with(Text::GrapplesNobody, &[&store.name(*who)]),
        Fault::NoTurns(..) => store.text(Text::NoTurns).to_owned(),
        Fault::NoOrder => store.text(Text::NoOrder).to_owned(),
        Fault::NotBelowZero => store.text(Text::NotBelowZero).to_owned(),
        Fault::Nonlethal => store.text(Text::Nonlethal).to_owned(),
        Fault::NoNotes => store.text(Text::NoNotes).to_owned(),
        Fault::NotConcentrating(who) => {
            store.text_with(Text::NotConcentrating, &[&store.name(*who)])
        }
        Fault::Dead(word, who) => {
            let named = crate::components::aims::named(store, who);
            store.text_with(Text::NotForDead, &[word, &named])
        }
        Fault::TooLate => store.text(Text::SurpriseTooLate).to_owned(),
        Fault::NoGroup(who) => store.text_with(Text::NoGroup, &[&store.name(*who)]),
        Fault::Missing(what) => match what {
            Missing::Name => store.text(Text::NoName),
            Missing::Amount => store.text(AimText::NoAmount),
            Missing::Condition => store.text(Text::NoCondition),
            Missing::Duration => return store.text_with(Text::NoDuration, &[&somebody(store)]),
            Missing::Action => store.text(Text::NoAction),
            Missing::Newcomers => store.text(Text::NoNewcomers),
            Missing::Verb => store.text(Text::NoVerb),
            Missing::Spell => store.text(Text::NoSpell),
            Missing::SaveKind => store.text(Text::NoSaveKind),
            Missing::SaveTotal => store.text(Text::NoSaveTotal),
            Missing::NewName => store.text(Text::NoNewName),
        }
        .to_owned(),
    }
}

/// Returns the sentence that another decision comes first, with its question.
pub fn question_first(store: Store) -> String {
    match decisions::awaited(store) {
        Some(asks) => store.text_with(Text::DecisionFirst, &[&asks]),
        None => store.text(Text::QuestionFirst).to_owned(),
    }
}

/// Returns the sentence about those whom nobody grapples, or not the ones that a line names.
fn not_grappled(store: Store, who: &[CombatantId], by: &[CombatantId]) -> String {
    let named = crate::components::aims::named(store, who);
    match by {
        [] => store.text_with(Text::NobodyGrapples, &[&named]),
        [by] => store.text_with(Text::DoesNotGrapple, &[&named, &store.name(*by)]),
        several => {
            let several = crate::components::aims::named(store, several);
            store.text_with(Text::NoneGrapples, &[&named, &several])
        }
    }
}

/// Returns the name of a combatant for an example, an enemy if there is one.
fn somebody(store: Store) -> String {
    store.view.with(|view| {
        let mut all = view.combatants.iter();
        let foe = all.clone().find(|one| one.profile.side == Side::FOES);
        let one = foe.or(all.next());
        one.map(|one| one.profile.name.clone()).unwrap_or_default()
    })
}
