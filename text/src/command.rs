//! The labels of commands, as a host of the package shows them.

mod priority;

use asalto_core::command::{InitiativeSwap, InspirationCommand, Summoned, TableCommand};
use asalto_core::effect::TurnEffectInput;
use asalto_core::rules::Condition;
use asalto_core::share::DamageKind;
use asalto_core::waiting::ActNowTiming;
use asalto_core::{Combatant, CombatantId, Command, TypedDamage};

use super::combat::{card, check, limited_uses};
use super::{Lang, Names, readied};
use crate::sets::{CombatText, CommandText as Text, TurnEffectText};

/// Returns the label of a command: its effect.
#[must_use]
pub fn label(lang: Lang, command: &Command, names: &Names<'_>) -> String {
    capitalized(&Labels { lang, names }.of(command))
}

/// Writes labels in a language.
struct Labels<'n> {
    lang: Lang,
    names: &'n Names<'n>,
}

impl Labels<'_> {
    fn plain(&self, text: Text) -> String {
        self.lang.text(text).to_owned()
    }

    fn with(&self, text: Text, with: &[&str]) -> String {
        self.lang.text_with(text, with)
    }

    fn one(&self, text: Text, who: CombatantId) -> String {
        self.with(text, &[&self.names.name(who)])
    }

    fn two(&self, text: Text, who: CombatantId, other: CombatantId) -> String {
        self.with(text, &[&self.names.name(who), &self.names.name(other)])
    }

    fn noted(&self, text: Text, who: CombatantId, note: &str) -> String {
        self.with(text, &[&self.names.name(who), note])
    }

    fn numbered(&self, text: Text, who: CombatantId, number: i32) -> String {
        self.noted(text, who, &self.lang.number(number))
    }

    fn all(&self, who: &[CombatantId]) -> String {
        self.names.list(self.lang, who)
    }

    fn share(&self, text: Text, who: &[CombatantId], amount: i32) -> String {
        self.with(text, &[&self.all(who), &self.lang.number(amount)])
    }

    fn damage(
        &self,
        text: Text,
        who: &[CombatantId],
        amount: i32,
        typed: Option<TypedDamage>,
    ) -> String {
        let amount = super::typed_damage(self.lang, &self.lang.number(amount), typed);
        self.with(text, &[&self.all(who), &amount])
    }

    fn condition(&self, text: Text, who: CombatantId, condition: &Condition) -> String {
        self.noted(text, who, &super::condition(self.lang, condition))
    }

    /// Appends a name in the game master's words, if it is not empty.
    fn named(&self, text: String, name: &str) -> String {
        if name.is_empty() {
            return text;
        }
        self.with(Text::WithName, &[&text, name])
    }

    fn joining<'c>(&self, who: impl Iterator<Item = &'c Combatant>) -> String {
        let names: Vec<_> = who.map(|one| one.name.clone()).collect();
        self.with(Text::AddCombatant, &[&self.lang.list(&names)])
    }

    fn of(&self, command: &Command) -> String {
        self.of_setup(command)
            .or_else(|| self.of_turn(command))
            .or_else(|| self.of_spell(command))
            .unwrap_or_else(|| self.of_ruling(command))
    }

    fn of_setup(&self, command: &Command) -> Option<String> {
        Some(match command {
            Command::AdoptRules(rules) => self.with(
                Text::AdoptRules,
                &[super::ruleset(self.lang, rules.ruleset)],
            ),
            Command::AddCombatant(one) => self.joining([&**one].into_iter()),
            Command::AddCombatants(all) => self.joining(all.iter().map(|one| &one.profile)),
            Command::EditCombatant { who, .. } => self.one(Text::EditCombatant, *who),
            Command::RemoveCombatant { who } => self.one(Text::RemoveCombatant, *who),
            Command::Conceal { who } => self.with(Text::Conceal, &[&self.all(who)]),
            Command::Reveal { who } => self.with(Text::Reveal, &[&self.all(who)]),
            Command::SetAwareness {
                observer,
                target,
                aware,
            } => self.two(aware_of(*aware), *observer, *target),
            Command::SetSideAwareness {
                observer,
                target,
                aware,
            } => {
                let [observer, target] = [observer, target].map(|of| super::side(self.lang, *of));
                self.with(aware_of(*aware), &[&observer, &target])
            }
            Command::SetAwarenessOfAll { observer, aware } => self.one(
                if *aware {
                    Text::AwareOfAll
                } else {
                    Text::AwareOfNone
                },
                *observer,
            ),
            Command::Hide { who } => self.with(Text::Hide, &[&self.all(who)]),
            Command::EnterStealth { who, total } => self.numbered(Text::EnterStealth, *who, *total),
            Command::CompareStealth => self.plain(Text::CompareStealth),
            Command::Detect(check) => self.two(Text::Detect, check.observer, check.target),
            Command::SetPosition { who, position } => self.noted(Text::SetPosition, *who, position),
            Command::Mount { who, rider, .. } => self.two(Text::Mount, *who, *rider),
            Command::Dismount { who } => self.one(Text::Dismount, *who),
            Command::ArriveAware { who } => self.shown(CombatText::ArrivesAware, *who),
            Command::PrepareRound => self.plain(Text::PrepareRound),
            Command::RerollAll => self.lang.text(CombatText::RerollAll).to_owned(),
            Command::Start => self.plain(Text::Start),
            Command::RollInitiative { who } if who.is_empty() => self.plain(Text::RollInitiative),
            Command::RollInitiative { who } => {
                self.with(Text::RollInitiativeFor, &[&self.all(who)])
            }
            Command::EnterInitiative { who, total } => {
                self.numbered(Text::EnterInitiative, *who, *total)
            }
            Command::BreakTie { order } => self.with(Text::BreakTie, &[&self.all(order)]),
            Command::RollOffTie => self.plain(Text::RollOffTie),
            _ => return None,
        })
    }

    fn of_turn(&self, command: &Command) -> Option<String> {
        Some(match command {
            Command::ActFirst { who } => self.shown(CombatText::ActsFirst, *who),
            Command::Inspiration(InspirationCommand::Set { who, has }) => {
                let text = if *has { Text::Inspire } else { Text::Uninspire };
                self.one(text, *who)
            }
            Command::Inspiration(InspirationCommand::Spend { who }) => {
                self.one(Text::SpendInspiration, *who)
            }
            Command::FollowSummoner(Summoned { who, by }) => {
                self.two(Text::FollowSummoner, *who, *by)
            }
            Command::SwapInitiative(InitiativeSwap { who, with }) => {
                self.two(Text::SwapInitiative, *who, *with)
            }
            Command::TakeAction { action } => super::action(self.lang, *action).to_owned(),
            Command::BeginAction { action, name } => {
                self.named(super::action(self.lang, *action).to_owned(), name)
            }
            Command::Ready(what) => match readied(what).as_str() {
                "" => self.plain(Text::ReadyAnyAction),
                what => self.with(Text::ReadyAction, &[what]),
            },
            Command::Delay { until: None } => self.plain(Text::Delay),
            Command::Delay { until: Some(count) } => {
                self.with(Text::DelayTo, &[&self.lang.number(*count)])
            }
            Command::ActNow { who, moment } => self.shown(
                match moment {
                    ActNowTiming::AfterTurn => CombatText::ActsAfter,
                    ActNowTiming::BeforeTurn => CombatText::ActsBefore,
                },
                *who,
            ),
            Command::Trigger { who, .. } => match who.as_slice() {
                [who] => self.shown(CombatText::TriggerReadied, *who),
                several => {
                    let all = self.all(several);
                    self.lang
                        .text_with(CombatText::TriggerReadiedTogether, &[&all])
                }
            },
            Command::DeclineTrigger { who } => self.shown(CombatText::IgnoresTrigger, *who),
            Command::Respond { who, response } => {
                let response = self.names.response(self.lang, *response);
                self.noted(Text::WithName, *who, response)
            }
            Command::Resolve => self.plain(Text::Resolve),
            Command::Negate => self.plain(Text::Negate),
            Command::EndTurn => self.plain(Text::EndTurn),
            Command::Continue => self.plain(Text::Continue),
            Command::LegendaryAction { who, name, .. } => {
                self.named(self.one(Text::LegendaryAction, *who), name)
            }
            Command::LairAction { who, name } => self.named(self.one(Text::LairAction, *who), name),
            Command::UseLegendaryResistance(resistance) => {
                self.one(Text::LegendaryResistance, resistance.who)
            }
            Command::EndGroupTurn => self.plain(Text::EndGroupTurn),
            Command::LeaveGroup { who } => self.one(Text::LeaveGroup, *who),
            Command::JoinGroup { who, .. } => self.one(Text::JoinGroup, *who),
            Command::Table(command) => match command {
                TableCommand::EnterCard { who, card: dealt } => {
                    self.noted(Text::EnterCard, *who, &card(self.lang, *dealt))
                }
                TableCommand::HandOver { to } => self.one(Text::HandOver, *to),
                TableCommand::NextPhase => self.plain(Text::NextPhase),
            },
            Command::Priority(command) => self.of_priority(command),
            _ => return None,
        })
    }

    fn of_spell(&self, command: &Command) -> Option<String> {
        Some(match command {
            Command::Cast { action, spell } => {
                let kind = super::action(self.lang, *action);
                let cast = self.lang.text(CombatText::CastSpell).to_owned();
                self.with(Text::Pair, &[&self.named(cast, &spell.name), kind])
            }
            Command::Distract { who, .. } => self.one(Text::Distract, *who),
            Command::MakeCheck { who, kind, .. } => {
                self.noted(Text::WithName, *who, self.lang.text(check(*kind)))
            }
            Command::Counter { who, .. } => self.one(Text::Counter, *who),
            Command::Concentrate { who, spell } => self.noted(Text::Concentrate, *who, spell),
            Command::MakeConcentrationSave { who, name, .. } => {
                self.named(self.one(Text::SaveToConcentrate, *who), name)
            }
            Command::SaveAgainstEffect { who, condition, .. } => {
                self.condition(Text::SaveAgainst, *who, condition)
            }
            Command::SettleTurnEffect {
                who,
                condition,
                how,
            } => {
                let text = match how {
                    TurnEffectInput::Prevented => TurnEffectText::Prevent,
                    TurnEffectInput::Roll | TurnEffectInput::Total { .. } => TurnEffectText::Settle,
                };
                let condition = crate::condition(self.lang, condition);
                self.lang
                    .text_with(text, &[&self.names.name(*who), &condition])
            }
            Command::Use(command) => limited_uses::command(self.lang, command, self.names),
            Command::HoldConcentration { who } => self.shown(CombatText::KeepsConcentrating, *who),
            Command::LoseConcentration { who } => self.shown(CombatText::StopsConcentrating, *who),
            Command::ExpendSlot { who } => self.one(Text::ExpendSlot, *who),
            _ => return None,
        })
    }

    /// Returns the label of a command that is always possible: hit points, conditions, rolls and rulings.
    fn of_ruling(&self, command: &Command) -> String {
        match command {
            Command::Damage {
                who,
                amount,
                critical,
                kind,
                damage_type,
            } => {
                let text = match kind {
                    DamageKind::Nonlethal => Text::NonlethalDamage,
                    DamageKind::Lethal if *critical => Text::CriticalDamage,
                    DamageKind::Lethal => Text::Damage,
                };
                self.damage(text, who, *amount, *damage_type)
            }
            Command::ShareDamage(shared) => {
                let who: Vec<_> = shared.targets.iter().map(|target| target.who).collect();
                let text = match shared.kind {
                    DamageKind::Lethal => Text::Damage,
                    DamageKind::Nonlethal => Text::NonlethalDamage,
                };
                self.damage(text, &who, shared.amount, shared.damage_type)
            }
            Command::SaveAgainstMassiveDamage(save) => self.one(Text::SaveAgainstMassive, save.who),
            Command::MakeDeathSave { who, .. } => self.one(Text::MakeDeathSave, *who),
            Command::SetDeathSaves {
                who,
                successes,
                failures,
            } => {
                let [successes, failures] = [successes, failures].map(u8::to_string);
                let name = self.names.name(*who);
                self.with(Text::SetDeathSaves, &[&name, &successes, &failures])
            }
            Command::Stabilize { who } => self.one(Text::Stabilize, *who),
            Command::Heal { who, amount } => self.share(Text::Heal, who, *amount),
            Command::SetHitPoints(set) => {
                let left = self.lang.number(set.left);
                self.with(Text::SetHitPoints, &[&self.names.name(set.who), &left])
            }
            Command::GrantTemporary { who, amount } => {
                self.share(Text::GrantTemporary, who, *amount)
            }
            Command::AddCondition { who, condition } => {
                self.condition(Text::AddCondition, *who, condition)
            }
            Command::AddEffect(new) => self.condition(Text::AddCondition, new.who, &new.condition),
            Command::RemoveCondition { who, condition } => {
                self.condition(Text::RemoveCondition, *who, condition)
            }
            Command::EndEffects(ended) => {
                self.condition(Text::RemoveCondition, ended.who, &ended.condition)
            }
            Command::SetExhaustion { who, level } => {
                self.numbered(Text::SetExhaustion, *who, (*level).into())
            }
            Command::End => self.plain(Text::End),
            Command::Rule(command) => self.with(Text::Rule, &[&self.of(command)]),
            Command::Place { who, .. } => self.one(Text::Place, *who),
            Command::SkipTurn { who } => self.one(Text::SkipTurn, *who),
            Command::GiveTurn { who } => self.one(Text::GiveTurn, *who),
            Command::BringBack { who } => self.shown(CombatText::BringBack, *who),
            Command::Roll { who, expression } => {
                let roll = self.with(Text::Roll, &[expression]);
                who.map_or_else(
                    || roll.clone(),
                    |who| self.noted(Text::WithName, who, &roll),
                )
            }
            Command::Save(save) => self.named(self.one(Text::Save, save.who), &save.name),
            _ => String::new(),
        }
    }

    fn shown(&self, text: CombatText, who: CombatantId) -> String {
        self.lang.text_with(text, &[&self.names.name(who)])
    }
}

fn aware_of(aware: bool) -> Text {
    if aware {
        Text::MakeAware
    } else {
        Text::MakeUnaware
    }
}

/// Returns a text with a capital letter.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    first.map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
