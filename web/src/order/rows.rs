//! The initiative order on screen: its rows, and between them the buttons for delayed turns,
//! readied actions and the next round.

use asalto_core::combatant::Group;
use asalto_core::rules::Response;
use asalto_core::view::{GroupView, RoundTurn};
use asalto_core::waiting::ActNowTiming;
use asalto_core::{CombatantId, CombatantView, Command, EncounterView, Round, Side};

/// A row of the initiative order, or a button between rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderRow {
    /// A combatant.
    Row(CombatantId),
    /// The button for a delayed turn before the current turn.
    Before(CombatantId),
    /// The button for a delayed turn after the current turn.
    After(CombatantId),
    /// The button that triggers a combatant's readied action.
    Readied(CombatantId),
    /// The button for a readied action that responds to its trigger as a reaction.
    Answers(CombatantId),
    /// The button for one trigger that several readied actions share.
    Together,
    /// The start of the next round, by its number.
    Top(u32),
    /// The head of a group that acts as one, by its member with the lowest id.
    Group(CombatantId),
    /// The heading of the combatants that have acted, are yet to act, or have no turn in this round.
    Turns(RoundTurn),
}

impl OrderRow {
    /// Returns a key that is unique among all rows.
    #[must_use]
    pub fn key(self) -> u64 {
        let (kind, of) = match self {
            Self::Row(who) => (0_u64, who.0),
            Self::Before(who) => (1, who.0),
            Self::After(who) => (2, who.0),
            Self::Readied(who) => (3, who.0),
            Self::Together => (4, 0),
            Self::Top(round) => (5, round),
            Self::Answers(who) => (6, who.0),
            Self::Group(who) => (7, who.0),
            Self::Turns(turn) => (8, turn as u32),
        };
        kind << 32 | u64::from(of)
    }
}

/// Returns the row at which a command lets a waiting combatant act; none for other commands.
#[must_use]
pub fn comes_in(command: &Command) -> Option<OrderRow> {
    match command {
        Command::Trigger { who, .. } => Some(match who.as_slice() {
            [who] => OrderRow::Readied(*who),
            _ => OrderRow::Together,
        }),
        Command::Respond {
            who,
            response: Response::Readied,
        } => Some(OrderRow::Answers(*who)),
        Command::ActNow { who, moment } => Some(match moment {
            ActNowTiming::BeforeTurn => OrderRow::Before(*who),
            ActNowTiming::AfterTurn => OrderRow::After(*who),
        }),
        _ => None,
    }
}

/// The groups that the game master has folded or unfolded.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FoldedGroups(Vec<(Group, bool)>);

impl FoldedGroups {
    /// Returns whether a group shows all its members. It is folded at first.
    #[must_use]
    pub fn shows(&self, row: &GroupView) -> bool {
        let chosen = self.0.iter().find(|(group, _)| *group == row.group);
        chosen.is_some_and(|(_, shown)| *shown)
    }

    /// Folds a group that shows all its members, and unfolds any other.
    pub fn toggle(&mut self, row: &GroupView) {
        let shown = !self.shows(row);
        self.0.retain(|(group, _)| *group != row.group);
        self.0.push((row.group, shown));
    }
}

/// Returns the head of a group.
#[must_use]
pub fn head(row: &GroupView) -> Option<CombatantId> {
    row.members.iter().min().copied()
}

/// Returns the rows from top to bottom. Only the current and the selected members of a folded group have
/// rows.
#[must_use]
pub fn of(
    view: &EncounterView,
    available: &[Command],
    folds: &FoldedGroups,
    selected: Option<CombatantId>,
) -> Vec<OrderRow> {
    let mut before = Vec::new();
    let mut after = Vec::new();
    for row in available.iter().filter_map(comes_in) {
        match row {
            OrderRow::After(_) => after.push(row),
            _ => before.push(row),
        }
    }
    let mut rows = Vec::new();
    let blocks: Vec<_> = view
        .combatants
        .iter()
        .filter_map(|one| block(view, one))
        .collect();
    // Combatants that have acted come first where someone chooses who acts next. All others keep the order.
    let sorted = TURNS.into_iter().flat_map(|turn| {
        let with = blocks.iter().filter(move |block| block.turn == turn);
        with.enumerate()
    });
    let placed = blocks.iter().filter(|block| block.first.is_placed());
    let mut placed = placed.count();
    for (number, block) in sorted {
        let turn = block
            .turn
            .filter(|turn| number == 0 && *turn != RoundTurn::Acting);
        rows.extend(turn.map(OrderRow::Turns));
        rows.extend(block.group.and_then(head).map(OrderRow::Group));
        let alone = [block.first.id];
        let together = block
            .group
            .map_or(alone.as_slice(), |row| row.members.as_slice());
        let shown = block.group.is_none_or(|row| folds.shows(row));
        for &who in together {
            let current = view.current == Some(who);
            if current {
                rows.append(&mut before);
            }
            if shown || current || selected == Some(who) {
                rows.push(OrderRow::Row(who));
            }
            if current {
                rows.append(&mut after);
            }
        }
        if block.first.is_placed() {
            placed -= 1;
            let round = view.round.filter(|_| placed == 0);
            rows.extend(round.map(|Round(round)| OrderRow::Top(round.saturating_add(1))));
        }
    }
    // The buttons come before all rows if there is no current turn.
    before.append(&mut after);
    before.append(&mut rows);
    before
}

/// The turns of a round in the order of the rows.
const TURNS: [Option<RoundTurn>; 5] = [
    Some(RoundTurn::Acted),
    Some(RoundTurn::Acting),
    Some(RoundTurn::ToAct),
    Some(RoundTurn::Without),
    None,
];

/// A combatant, or the members of a group, that are adjacent.
struct Block<'a> {
    first: &'a CombatantView,
    group: Option<&'a GroupView>,
    turn: Option<RoundTurn>,
}

/// Returns the block at the place of a combatant. None for the further members of a group. A member that
/// delays comes after the rest of its group, which acts without it.
fn block<'a>(view: &'a EncounterView, one: &'a CombatantView) -> Option<Block<'a>> {
    let mut groups = view.groups.iter();
    let group = groups.find(|row| row.members.contains(&one.id));
    let turn = group.map_or(one.turn, |row| row.turn);
    let first = group.is_none_or(|row| row.members.first() == Some(&one.id));
    first.then_some(Block {
        first: one,
        group,
        turn,
    })
}

/// The longest order without a map, in combatants.
const SHORT: usize = 16;

/// A row on the map of a long order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MapRow {
    /// The combatant, or the head of the group.
    pub who: CombatantId,
    /// Its side.
    pub side: Side,
    /// The number of combatants that the row represents.
    pub count: usize,
}

/// An overview of a long order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct OrderMap {
    /// The rows of combatants, from top to bottom.
    pub rows: Vec<MapRow>,
    /// The number of combatants above each row of the order, and then the total.
    pub sums: Vec<usize>,
}

/// Returns the map of an order; none if the order is short.
#[must_use]
pub fn map(view: &EncounterView, folds: &FoldedGroups, rows: &[OrderRow]) -> Option<OrderMap> {
    let mut map = OrderMap::default();
    let mut sum = 0;
    let mut folded: &[CombatantId] = &[];
    for &row in rows {
        map.sums.push(sum);
        let (who, count) = match row {
            // A folded group counts all its members, including one with a row below it.
            OrderRow::Row(who) => (who, usize::from(!folded.contains(&who))),
            OrderRow::Group(of) => {
                let mut groups = view.groups.iter();
                let group = groups.find(|group| head(group) == Some(of));
                let group = group.filter(|group| !folds.shows(group));
                folded = group.map_or(&[], |group| group.members.as_slice());
                (of, folded.len())
            }
            _ => continue,
        };
        if count > 0 {
            let side = view
                .combatant(who)
                .map_or(Side::FOES, |one| one.profile.side);
            map.rows.push(MapRow { who, side, count });
            sum += count;
        }
    }
    map.sums.push(sum);
    (sum > SHORT).then_some(map)
}

#[cfg(test)]
mod tests {
    use asalto_core::command::TableCommand;
    use asalto_core::rules::TableChoice;
    use asalto_core::{Combatant, NoDice, Rules, Ruleset, Session, Timestamp};

    use super::*;

    /// A combat of Lidda and four goblins that act as one, at Lidda's turn.
    fn goblins() -> Session {
        let mut session = Session::new(Ruleset::Dnd5e);
        let mut play = |command: &Command| {
            let done = session.dispatch(command, Timestamp(0), &mut NoDice);
            done.map(|_| ()).expect("the command is legal");
        };
        play(&Command::AddCombatant(Box::new(Combatant::new(
            "Lidda",
            Side::PARTY,
        ))));
        for number in 1..=4 {
            let mut goblin = Combatant::new(format!("Goblin {number}"), Side::FOES);
            goblin.group = Some(Group(1));
            play(&Command::AddCombatant(Box::new(goblin)));
        }
        play(&Command::Start);
        for (who, total) in [(1, 15), (2, 10)] {
            let who = CombatantId(who);
            play(&Command::EnterInitiative { who, total });
        }
        session
    }

    fn rows(session: &Session, folds: &FoldedGroups, selected: Option<u32>) -> Vec<OrderRow> {
        of(&session.view(), &[], folds, selected.map(CombatantId))
    }

    fn row(who: u32) -> OrderRow {
        OrderRow::Row(CombatantId(who))
    }

    #[test]
    fn a_large_group_is_folded_except_for_whom_one_looks_at() {
        let mut session = goblins();
        let (folds, head) = (FoldedGroups::default(), OrderRow::Group(CombatantId(2)));
        assert_eq!(
            rows(&session, &folds, None),
            [row(1), head, OrderRow::Top(2)]
        );
        assert_eq!(
            rows(&session, &folds, Some(4)),
            [row(1), head, row(4), OrderRow::Top(2)]
        );
        let done = session.dispatch(&Command::EndTurn, Timestamp(0), &mut NoDice);
        assert!(done.is_ok());
        assert_eq!(
            rows(&session, &folds, None),
            [row(1), head, row(2), OrderRow::Top(2)]
        );
    }

    #[test]
    fn a_group_unfolds_and_folds() {
        let session = goblins();
        let view = session.view();
        let mut folds = FoldedGroups::default();
        folds.toggle(&view.groups[0]);
        let all = [
            row(1),
            OrderRow::Group(CombatantId(2)),
            row(2),
            row(3),
            row(4),
            row(5),
            OrderRow::Top(2),
        ];
        assert_eq!(rows(&session, &folds, None), all);
        folds.toggle(&view.groups[0]);
        assert_eq!(rows(&session, &folds, None).len(), 3);
    }

    #[test]
    fn a_long_order_is_mapped_by_combatants() {
        let mut session = goblins();
        let folds = FoldedGroups::default();
        let of_view = |session: &Session, selected| {
            let view = session.view();
            map(&view, &folds, &rows(session, &folds, selected))
        };
        assert_eq!(of_view(&session, None), None);
        for number in 1..=20 {
            let name = format!("Guard {number}");
            let guard = Command::AddCombatant(Box::new(Combatant::new(name, Side(2))));
            assert!(session.dispatch(&guard, Timestamp(0), &mut NoDice).is_ok());
        }
        // A selected goblin has a row, and its group counts it.
        let mapped = of_view(&session, Some(4)).expect("it is long");
        assert_eq!(mapped.sums[..4], [0, 1, 5, 5]);
        assert_eq!(mapped.sums.last(), Some(&25));
        assert_eq!((mapped.rows.len(), mapped.rows[1].count), (22, 4));
        assert_eq!(mapped.rows[2].side, Side(2));
    }

    #[test]
    fn those_that_have_acted_stand_above_those_yet_to_act() {
        let mut session = Session::new(Ruleset::Any);
        let rules = Rules::from(Ruleset::Any).choose(TableChoice::HandOver);
        let hand_over = |to| {
            Command::Table(TableCommand::HandOver {
                to: CombatantId(to),
            })
        };
        let add = |name| Command::AddCombatant(Box::new(Combatant::new(name, Side::FOES)));
        let mut downed = Combatant::new("Rat", Side::FOES);
        downed.hit_points = Some(3);
        let mut play = |commands: &[Command]| {
            for command in commands {
                let done = session.dispatch(command, Timestamp(0), &mut NoDice);
                assert!(done.is_ok(), "{command:?}: {done:?}");
            }
            rows(&session, &FoldedGroups::default(), None)
        };
        let begun = play(&[
            Command::AdoptRules(Box::new(rules)),
            add("Ana"),
            Command::AddCombatant(Box::new(downed)),
            add("Carla"),
            add("Dora"),
            Command::Start,
        ]);
        let [acted, to_act, without] =
            [RoundTurn::Acted, RoundTurn::ToAct, RoundTurn::Without].map(OrderRow::Turns);
        assert_eq!(
            begun,
            [to_act, row(1), row(2), row(3), row(4), OrderRow::Top(2)]
        );
        let points = Command::damage(vec![CombatantId(2)], 3);
        let later = play(&[hand_over(3), points, hand_over(1)]);
        assert_eq!(
            later,
            [
                acted,
                row(3),
                row(1),
                to_act,
                row(4),
                without,
                row(2),
                OrderRow::Top(2)
            ]
        );
    }

    #[test]
    fn a_group_is_folded_at_first_and_who_leaves_it_has_a_row() {
        let mut session = goblins();
        let leave = Command::LeaveGroup {
            who: CombatantId(3),
        };
        assert!(session.dispatch(&leave, Timestamp(0), &mut NoDice).is_ok());
        let all = [
            row(1),
            OrderRow::Group(CombatantId(2)),
            row(3),
            OrderRow::Top(2),
        ];
        assert_eq!(rows(&session, &FoldedGroups::default(), None), all);
    }
}
