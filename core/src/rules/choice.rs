//! The choices of a table in the ruleset for any other game. Each sets the policies that it is about.

use super::{
    DelayPolicy, Direction, Economy, HeldCount, InitiativePolicy, OpeningPolicy, RollBonus,
    RollingPolicy, Rules, SharingPolicy, TiePolicy, TurnPolicy, VitalityPolicy,
};

/// A choice of the table. Of each group one is in force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TableChoice {
    /// Each combatant has a number (ANY-1).
    Numbers,
    /// Sides take turns by number (ANY-5).
    SidesByNumber,
    /// Sides take turns, and the game master says which begins (ANY-5).
    SidesByChoice,
    /// The combatant that has acted names who is next (ANY-6).
    HandOver,
    /// Everyone is dealt a card each round (ANY-7).
    Cards,
    /// The game master puts the combatants in order (ANY-8).
    ByHand,
    /// The game master says who acts in each phase (ANY-15).
    Phases,
    /// The highest number acts first (ANY-2).
    HighestFirst,
    /// The lowest number acts first (ANY-2).
    LowestFirst,
    /// Numbers hold for the whole fight (ANY-4).
    RolledOnce,
    /// Numbers are rolled again each round (ANY-4).
    RolledEachRound,
    /// The dice of the table add each combatant's modifier (ANY-16).
    OwnModifier,
    /// The dice of the table are the whole roll (ANY-16).
    DiceAlone,
    /// At equal numbers a second one decides, then the game master (ANY-3).
    SecondNumber,
    /// Equal numbers act together (ANY-3).
    Together,
    /// Surprised combatants have no turn in the first round (ANY-11).
    NoFirstTurn,
    /// Surprised combatants act last in the first round (ANY-11).
    LastAtFirst,
    /// Surprise does nothing (ANY-11).
    NoSurprise,
    /// A held turn gives the number at which it is taken (ANY-10).
    HoldBecomes,
    /// A held turn leaves the number as it is (ANY-10).
    HoldStays,
    /// No one holds a turn (ANY-10).
    NoHolding,
    /// A combatant is out at 0 hit points (ANY-13).
    OutAtZero,
    /// Damage counts up, and a combatant is out at its maximum (ANY-13).
    OutAtMaximum,
    /// A combatant is out at 0 hit points, and characters keep their turns (ANY-13).
    CharactersActAtZero,
}

impl TableChoice {
    /// The choices in groups, in the order of a form.
    pub const GROUPS: [&'static [Self]; 8] = [
        &[
            Self::Numbers,
            Self::SidesByNumber,
            Self::SidesByChoice,
            Self::HandOver,
            Self::Cards,
            Self::ByHand,
            Self::Phases,
        ],
        &[Self::HighestFirst, Self::LowestFirst],
        &[Self::RolledOnce, Self::RolledEachRound],
        &[Self::OwnModifier, Self::DiceAlone],
        &[Self::SecondNumber, Self::Together],
        &[Self::NoFirstTurn, Self::LastAtFirst, Self::NoSurprise],
        &[Self::HoldBecomes, Self::HoldStays, Self::NoHolding],
        &[
            Self::CharactersActAtZero,
            Self::OutAtZero,
            Self::OutAtMaximum,
        ],
    ];

    /// Sets the policies of the choice.
    fn put(self, rules: &mut Rules) {
        match self {
            Self::Numbers => order(
                rules,
                (InitiativePolicy::Formula, false, TurnPolicy::InOrder),
            ),
            Self::SidesByNumber => {
                order(
                    rules,
                    (InitiativePolicy::Formula, true, TurnPolicy::InOrder),
                );
            }
            Self::SidesByChoice => {
                order(rules, (InitiativePolicy::None, true, TurnPolicy::InOrder));
            }
            Self::HandOver => order(rules, (InitiativePolicy::None, false, TurnPolicy::HandOver)),
            Self::Cards => order(rules, (InitiativePolicy::Cards, false, TurnPolicy::InOrder)),
            Self::ByHand => order(rules, (InitiativePolicy::None, false, TurnPolicy::InOrder)),
            Self::Phases => order(
                rules,
                (InitiativePolicy::None, false, TurnPolicy::GameMaster),
            ),
            Self::HighestFirst => rules.order.direction = Direction::HighestFirst,
            Self::LowestFirst => rules.order.direction = Direction::LowestFirst,
            Self::RolledOnce => rules.rolling = RollingPolicy::Once,
            Self::RolledEachRound => rules.rolling = RollingPolicy::EachRoundFreely,
            Self::OwnModifier => rules.order.bonus = RollBonus::Own,
            Self::DiceAlone => rules.order.bonus = RollBonus::None,
            Self::SecondNumber => rules.tie = TiePolicy::SecondNumber,
            Self::Together => rules.tie = TiePolicy::Together,
            Self::NoFirstTurn => rules.opening = OpeningPolicy::NoFirstTurn,
            Self::LastAtFirst => rules.opening = OpeningPolicy::LastAtFirst,
            Self::NoSurprise => rules.opening = OpeningPolicy::Plain,
            Self::HoldBecomes => rules.delay = DelayPolicy::Hold(HeldCount::Becomes),
            Self::HoldStays => rules.delay = DelayPolicy::Hold(HeldCount::Stays),
            Self::NoHolding => rules.delay = DelayPolicy::Never,
            Self::OutAtZero => rules.vitality = VitalityPolicy::OutAtZero,
            Self::OutAtMaximum => rules.vitality = VitalityPolicy::OutAtMaximum,
            Self::CharactersActAtZero => rules.vitality = VitalityPolicy::CharactersActAtZero,
        }
    }

    /// Whether the choice changes anything under these rules: numbers only where there are numbers,
    /// and ties only where combatants can be equal.
    fn matters(self, rules: &Rules) -> bool {
        match self {
            // A side has no modifier of its own (AMB-ANY-9).
            Self::OwnModifier | Self::DiceAlone => {
                let by_side = rules.order.sharing == SharingPolicy::Sides;
                rules.initiative == InitiativePolicy::Formula && !by_side
            }
            Self::HighestFirst
            | Self::LowestFirst
            | Self::RolledOnce
            | Self::RolledEachRound
            | Self::SecondNumber
            | Self::Together => rules.initiative == InitiativePolicy::Formula,
            Self::HoldBecomes | Self::HoldStays | Self::NoHolding => {
                rules.order.turns == TurnPolicy::InOrder
            }
            _ => true,
        }
    }
}

/// Sets how the order comes about. The state that only the former order needed goes with it.
fn order(rules: &mut Rules, (initiative, by_side, turns): (InitiativePolicy, bool, TurnPolicy)) {
    if rules.initiative != initiative {
        rules.rolling = match initiative {
            InitiativePolicy::Cards => RollingPolicy::EachRoundFreely,
            InitiativePolicy::Check
            | InitiativePolicy::CheckByState { .. }
            | InitiativePolicy::Passive
            | InitiativePolicy::Formula
            | InitiativePolicy::None => RollingPolicy::Once,
        };
    }
    let numbered = initiative == InitiativePolicy::Formula;
    if !numbered {
        rules.order.direction = Direction::HighestFirst;
        rules.tie = match initiative {
            InitiativePolicy::None if !by_side => TiePolicy::AsEntered,
            _ => TiePolicy::SecondNumber,
        };
    } else if rules.tie == TiePolicy::AsEntered {
        rules.tie = TiePolicy::SecondNumber;
    }
    rules.initiative = initiative;
    rules.order.turns = turns;
    rules.order.sharing = if by_side {
        SharingPolicy::Sides
    } else {
        SharingPolicy::Groups
    };
}

impl Rules {
    /// Returns the choices that the table has under these rules, in groups, and which of each group
    /// is in force. Rulesets of published games have none.
    ///
    /// ```
    /// # use asalto_core::rules::TableChoice;
    /// # use asalto_core::{Rules, Ruleset};
    /// assert!(Rules::from(Ruleset::Dnd35).table_choices().is_empty());
    /// let rules = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
    /// assert_eq!(rules.table_choices()[0].1, Some(TableChoice::HandOver));
    /// ```
    #[must_use]
    pub fn table_choices(&self) -> Vec<(&'static [TableChoice], Option<TableChoice>)> {
        if !self.has_table_choices() {
            return Vec::new();
        }
        let groups = TableChoice::GROUPS.into_iter();
        let groups = groups.filter(|group| group.iter().all(|choice| choice.matters(self)));
        let held = |choice: &&TableChoice| self.choose(**choice) == *self;
        groups
            .map(|group| (group, group.iter().find(held).copied()))
            .collect()
    }

    /// Returns whether the ruleset leaves choices to the table: any other game does.
    #[must_use]
    pub fn has_table_choices(&self) -> bool {
        self.economy == Economy::Open
    }

    /// Returns these rules with a choice of the table in force.
    #[must_use]
    pub fn choose(&self, choice: TableChoice) -> Self {
        let mut rules = self.clone();
        choice.put(&mut rules);
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Ruleset;

    #[test]
    fn every_choice_holds_once_it_is_made() {
        let table = Rules::from(Ruleset::Any);
        for order in TableChoice::GROUPS[0] {
            let ordered = table.choose(*order);
            for (group, held) in ordered.table_choices() {
                assert!(held.is_some(), "{order:?}: {group:?}");
                for choice in group {
                    let chosen = ordered.choose(*choice);
                    let mut groups = chosen.table_choices().into_iter();
                    let held = groups.find(|(other, _)| *other == group);
                    assert_eq!(held, Some((group, Some(*choice))), "{order:?}");
                }
            }
            // Going back leaves nothing behind.
            assert_eq!(ordered.choose(TableChoice::Numbers), table, "{order:?}");
        }
    }
}
