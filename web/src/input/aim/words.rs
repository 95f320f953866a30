//! The words of the button: the pending command with its targets.

use asalto_core::rules::VitalityPolicy;
use asalto_core::{CombatantId, TypedDamage};
use asalto_text::{
    self as text, AimText, CombatText, Lang, Message, RejectionText, WoundText, isolated,
};

use super::{Aim, Amount, AmountFault, PendingChange, Portion};
use crate::input::damage_line::Fault;
use crate::input::hit_points::Kind;
use crate::order::base_name;

/// The most names, or names with several numbers, that a button has.
const NAMED: usize = 3;

/// The values that the words depend on.
#[derive(Clone, Copy)]
pub struct Wording<'w> {
    /// The language in use.
    pub lang: Lang,
    /// The rules that halve damage.
    pub policy: VitalityPolicy,
    /// Returns the name of a combatant.
    pub name: &'w dyn Fn(CombatantId) -> String,
}

impl Wording<'_> {
    /// Returns the words of the button.
    #[must_use]
    pub fn button(self, aim: &Aim) -> String {
        match aim.pending() {
            PendingChange::Fault(fault) => self.fault(fault),
            PendingChange::Nobody if aim.heals() => self.lang.text(AimText::TapWhoHeals).to_owned(),
            PendingChange::Nobody => self.lang.text(AimText::TapWho).to_owned(),
            PendingChange::Untracked => self.untracked(aim),
            PendingChange::NoAmount => {
                let label = if aim.heals() {
                    CombatText::Heal
                } else {
                    CombatText::Damage
                };
                self.lang.message(&Message::Labeled {
                    label: self.lang.text(label),
                    text: &self.names(&aim.affected_who()),
                })
            }
            PendingChange::Refused(AmountFault::Unreadable) => {
                self.lang.text(AimText::NoAmount).to_owned()
            }
            PendingChange::Refused(AmountFault::OutOfRange) => {
                self.lang.text(RejectionText::AmountOutOfRange).to_owned()
            }
            PendingChange::Refused(AmountFault::NotARoll) => {
                self.lang.text(RejectionText::NotARoll).to_owned()
            }
            PendingChange::Amount(amount) if aim.heals() => {
                let amount = match amount {
                    Amount::Number(number) => self.lang.number(number),
                    Amount::Dice(dice) => dice.to_owned(),
                };
                let with = [&*amount, &self.names(&aim.affected_who())];
                self.lang.text_with(AimText::HealBy, &with)
            }
            PendingChange::Amount(_) => {
                let (portions, unsaved) = (aim.portions(), aim.unsaved());
                let is_full = |(_, portion): &(CombatantId, Portion)| *portion == Portion::Full;
                let (open, decided): (Vec<_>, Vec<_>) = portions
                    .iter()
                    .copied()
                    .partition(|(who, _)| unsaved.contains(who));
                // The words name each once, as long as the whole amount stands before somebody.
                let apart = decided.iter().any(is_full) && open.iter().all(is_full);
                let said = if apart { &decided } else { &portions };
                let deals = self.deals(aim.kind(), &aim.parts(), said);
                self.saves(deals, &unsaved, portions.len())
            }
        }
    }

    /// Returns the sentence about the targets without hit points.
    #[must_use]
    pub fn untracked(self, aim: &Aim) -> String {
        let names = self.names(aim.untracked());
        self.lang.text_with(RejectionText::NoHitPoints, &[&names])
    }

    /// Returns the text of a fault.
    #[must_use]
    pub fn fault(self, fault: &Fault) -> String {
        match fault {
            Fault::Nobody(word) => self.lang.text_with(AimText::NobodyCalled, &[word]),
            Fault::NeitherNameNorType(word) => {
                self.lang.text_with(AimText::NeitherNameNorType, &[word])
            }
            Fault::SecondType(word) => self.lang.text_with(AimText::SecondType, &[word]),
            Fault::SecondAmount(word) => self.lang.text_with(AimText::SecondAmount, &[word]),
            Fault::OnlySome(word) => self.lang.text_with(AimText::OnlySome, &[word]),
            Fault::NeedsWeapon(word) => self.lang.text_with(AimText::NeedsWeapon, &[word]),
            Fault::NoNonlethal => self.lang.text(WoundText::NotCounted).to_owned(),
            Fault::OnlyDamage => self.lang.text(AimText::OnlyDamage).to_owned(),
            Fault::NoNumber(word, those) if those.is_empty() => {
                self.lang.text_with(AimText::NobodyCalled, &[word])
            }
            Fault::NoNumber(word, those) => {
                let those = self.names(those);
                self.lang.text_with(AimText::NoNumber, &[word, &those])
            }
            Fault::Critical(word) => self.lang.text_with(AimText::CriticalDice, &[word]),
            Fault::Several(word) => self.lang.text_with(AimText::SeveralCalled, &[word]),
        }
    }

    /// Returns the words for damage: each portion with its targets. The damage has one or more parts with their types.
    #[must_use]
    pub fn deals(
        self,
        kind: Kind,
        parts: &[(Amount<'_>, Option<TypedDamage>)],
        targets: &[(CombatantId, Portion)],
    ) -> String {
        let mut said = String::new();
        let mut has_full = false;
        for (portion, share) in [
            (Portion::Full, None),
            (Portion::Double, Some(AimText::AndDouble)),
            (Portion::Half, Some(AimText::AndHalf)),
            (Portion::Quarter, Some(AimText::AndQuarter)),
        ] {
            let of_it = targets.iter().filter(|(_, one)| *one == portion);
            let who: Vec<_> = of_it.map(|(who, _)| *who).collect();
            if who.is_empty() {
                continue;
            }
            let names = self.names(&who);
            // A half is one of the whole amount, which must stand before it. The types stand once.
            said = if said.is_empty() {
                has_full = portion == Portion::Full;
                let amount = self.amount(portion, parts, true);
                let with = [&*amount, &names];
                if kind == Kind::Nonlethal {
                    self.lang.text_with(WoundText::DealTo, &with)
                } else {
                    self.lang.text_with(AimText::DealTo, &with)
                }
            } else if let Some(share) = share.filter(|_| has_full) {
                self.lang.text_with(share, &[&said, &names])
            } else {
                let amount = self.amount(portion, parts, false);
                let with = [&*said, &amount, &names];
                self.lang.text_with(AimText::AndAmount, &with)
            };
        }
        said
    }

    /// Returns a portion of each part, with or without its type.
    fn amount(
        self,
        portion: Portion,
        parts: &[(Amount<'_>, Option<TypedDamage>)],
        with_types: bool,
    ) -> String {
        let parts = parts.iter().map(|&(amount, typed)| {
            let amount = match amount {
                Amount::Number(number) => self.lang.number(portion.take(self.policy, number)),
                Amount::Dice(dice) => format!("{}{dice}", portion.sign()),
            };
            text::typed_damage(self.lang, &amount, typed.filter(|_| with_types))
        });
        parts.collect::<Vec<_>>().join(" + ")
    }

    /// Adds to the words for damage which of all targets still save for half.
    #[must_use]
    pub fn saves(self, deals: String, unsaved: &[CombatantId], of: usize) -> String {
        if unsaved.is_empty() {
            deals
        } else if unsaved.len() == of {
            self.lang.text_with(AimText::HalfOnSave, &[&deals])
        } else {
            let names = self.names(unsaved);
            self.lang
                .text_with(AimText::HalfOnSaveOf, &[&deals, &names])
        }
    }

    /// Returns the names of targets, each kind once with its numbers (`Goblin 1, 3`), or the number of targets
    /// if there are many kinds.
    #[must_use]
    pub fn names(self, who: &[CombatantId]) -> String {
        let mut kinds: Vec<(Option<String>, String)> = Vec::new();
        for &who in who {
            let name = (self.name)(who);
            let kind = base_name::kind(&name);
            let number = name[kind.len()..].trim_start();
            let kind = (!number.is_empty()).then(|| kind.to_owned());
            match kinds
                .iter_mut()
                .find(|(other, _)| kind.is_some() && *other == kind)
            {
                Some((_, said)) => {
                    said.push_str(", ");
                    said.push_str(number);
                }
                None => kinds.push((kind, isolated(&name).into_owned())),
            }
        }
        if kinds.len() > NAMED {
            let count = who.len().to_string();
            return self.lang.text_with(AimText::Combatants, &[&count]);
        }
        let names: Vec<_> = kinds.into_iter().map(|(_, said)| said).collect();
        text::list(self.lang, &names)
    }
}
