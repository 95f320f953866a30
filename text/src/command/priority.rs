//! The labels of commands of Tales of War.

use asalto_core::command::PriorityCommand;
use asalto_core::priority::AttemptResult;

use super::{Labels, Text};
use crate::sets::{CombatText, TalesOfWarText};
use crate::tales_of_war;

impl Labels<'_> {
    pub(super) fn of_priority(&self, command: &PriorityCommand) -> String {
        match command {
            PriorityCommand::Declare { who, declaration } => {
                let what = tales_of_war::declaration(self.lang, declaration, self.names);
                self.noted(Text::Declare, *who, &what)
            }
            PriorityCommand::Allow => self.plain(Text::Allow),
            PriorityCommand::Disallow => self.plain(Text::Disallow),
            PriorityCommand::Pass => self.plain(Text::Pass),
            PriorityCommand::PassAll { until: None } => self.plain(Text::PassAll),
            PriorityCommand::PassAll { until: Some(who) } => self.one(Text::PassAllUntil, *who),
            PriorityCommand::PassUntil { who, until, .. } => self.noted(
                Text::PassUntil,
                *who,
                tales_of_war::until(self.lang, *until),
            ),
            PriorityCommand::RevokePass { who } => self.one(Text::RevokePass, *who),
            PriorityCommand::Settle(_) => self.lang.text(CombatText::Resolve).to_owned(),
            PriorityCommand::Attempt { who, result } => self.one(
                match result {
                    AttemptResult::Succeeded => Text::AttemptSucceeded,
                    AttemptResult::Failed => Text::AttemptFailed,
                    AttemptResult::Declined => Text::AttemptDeclined,
                },
                *who,
            ),
            PriorityCommand::DeclareCharge { who, target: None } => {
                self.one(Text::DeclareCharge, *who)
            }
            PriorityCommand::DeclareCharge {
                who,
                target: Some(target),
            } => {
                let [who, target] = [who, target].map(|who| self.names.name(*who));
                self.lang
                    .text_with(TalesOfWarText::ChargeAt, &[&who, &target])
            }
            PriorityCommand::SkipCharge { who } => {
                let who = self.names.name(*who);
                self.lang.text_with(TalesOfWarText::NoCharge, &[&who])
            }
            PriorityCommand::SkipCharges => {
                self.lang.text(TalesOfWarText::NobodyCharges).to_owned()
            }
            PriorityCommand::RegisterTrigger(trigger) => {
                self.with(Text::RegisterTrigger, &[&trigger.name])
            }
            PriorityCommand::RemoveTrigger { .. } => self.plain(Text::RemoveTrigger),
            PriorityCommand::FireTrigger { .. } => self.plain(Text::FireTrigger),
            PriorityCommand::ChangePoints { who, by } => {
                self.noted(Text::ChangePoints, *who, &self.lang.modifier(*by))
            }
            PriorityCommand::GiveUpConcentration { who } => {
                self.one(Text::GiveUpConcentration, *who)
            }
        }
    }
}
