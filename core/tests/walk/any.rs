//! Choices and commands of any other game.

use asalto_core::card::Card;
use asalto_core::command::TableCommand;
use asalto_core::rules::{
    DelayPolicy, Direction, HeldCount, InitiativePolicy, OpeningPolicy, RollingPolicy,
    SharingPolicy, TiePolicy, TurnPolicy, VitalityPolicy,
};
use asalto_core::{CombatantId, Command, Rules};

/// The choices of a table, by a number. Other rulesets have none.
pub fn choose(rules: &mut Rules, detail: u32) {
    if rules.table_choices().is_empty() {
        return;
    }
    if detail.is_multiple_of(3) {
        rules.order.formula = "2d6kh1+1".parse().ok();
    }
    if detail.is_multiple_of(5) {
        rules.delay = DelayPolicy::Hold(HeldCount::Stays);
        rules.vitality = VitalityPolicy::OutAtMaximum;
    }
    if detail.is_multiple_of(7) {
        rules.opening = OpeningPolicy::LastAtFirst;
    }
    match detail / 11 % 8 {
        0 => rules.order.direction = Direction::LowestFirst,
        1 => rules.tie = TiePolicy::Together,
        2 => rules.rolling = RollingPolicy::EachRoundFreely,
        3 => rules.order.sharing = SharingPolicy::Sides,
        4 => {
            rules.initiative = InitiativePolicy::None;
            rules.order.sharing = SharingPolicy::Sides;
        }
        5 => {
            rules.initiative = InitiativePolicy::None;
            rules.tie = TiePolicy::AsEntered;
            rules.order.turns = TurnPolicy::HandOver;
        }
        6 => {
            rules.initiative = InitiativePolicy::Cards;
            rules.rolling = RollingPolicy::EachRoundFreely;
        }
        _ => {
            rules.initiative = InitiativePolicy::None;
            rules.tie = TiePolicy::AsEntered;
            rules.order.turns = TurnPolicy::GameMaster;
            rules.order.phases = vec!["Move".to_owned(), "Shoot".to_owned()];
        }
    }
}

/// A command of any other game that depends only on a number; elsewhere, the top of the stack
/// resolves.
pub fn anything(rules: &Rules, who: CombatantId, detail: u32) -> Command {
    if rules.table_choices().is_empty() {
        return Command::Resolve;
    }
    let card = Card(u8::try_from(detail / 4 % 57).unwrap_or_default());
    Command::Table(match detail % 4 {
        0 => TableCommand::NextPhase,
        1 => TableCommand::EnterCard { who, card },
        _ => TableCommand::HandOver { to: who },
    })
}
