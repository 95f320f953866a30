//! A running fight of a file, played up to its round and its turn.

use asalto_core::combatant::LegendaryTraits;
use asalto_core::{
    Awaiting, CombatantId, Command, NoDice, Round, Rules, SeededDice, Session, Timestamp,
};

use super::row::Row;
use crate::input::quick_line::expand;

/// The most turns that are played. A longer fight comes in before initiative.
const MOST_TURNS: usize = 300;

/// A fight that goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Continued {
    /// The encounter at the round and the turn of the file.
    pub session: Session,
    /// The name of the combatant whose turn it is.
    pub turn: String,
}

/// Plays the fight of these rows up to a round, and there to the turn of the active combatant. None if the rules have no
/// such order, if an initiative is missing, or if a question comes up on the way.
///
/// Everyone joins with what the file says of hit points and conditions, so no turn on the way changes them. The dead have
/// no place in the order. The log has one entry: one undo takes the fight back.
#[must_use]
pub fn continued(
    rules: &Rules,
    rows: &[Row],
    round: u32,
    at: Timestamp,
    seed: u64,
) -> Option<Continued> {
    let round = Round(round.max(Round::FIRST.0));
    let mut session = Session::new(rules.ruleset);
    if *session.encounter().rules() != *rules {
        let rules = Box::new(rules.clone());
        play(&mut session, &Command::AdoptRules(rules), at)?;
    }
    let mut made = Vec::new();
    let mut counts: Vec<Option<f64>> = Vec::new();
    let mut active = None;
    for row in rows {
        let initiative = row.one.initiative.filter(|count| count.is_finite());
        if row.one.active == Some(true) {
            active = Some(made.len());
        }
        expand(&row.part(), &mut made, &[]);
        counts.resize(made.len(), initiative);
    }
    if !rules.legendary.has_legends() {
        for one in &mut made {
            one.profile.legendary = LegendaryTraits::default();
        }
    }
    let number = made.len();
    let mut dice = SeededDice::new(seed);
    session
        .dispatch(&Command::AddCombatants(made), at, &mut dice)
        .ok()?;
    let all = session.encounter().participants();
    let all: Vec<CombatantId> = all.map(|one| one.id).collect();
    if all.len() != number {
        return None;
    }
    play(&mut session, &Command::Start, at)?;
    // The dead roll nothing and have no place in the order.
    let Awaiting::Rolls(fighting) = session.encounter().awaiting() else {
        return None;
    };
    for (who, count) in all.iter().zip(&counts) {
        if !fighting.contains(who) {
            continue;
        }
        let count = (*count)?;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a count is within -999 to 999"
        )]
        let total = count.floor() as i32;
        play(
            &mut session,
            &Command::EnterInitiative { who: *who, total },
            at,
        )?;
    }
    // Decimals of the other tool and the order of the file break ties.
    let place = |who: &CombatantId| all.iter().position(|one| one == who);
    let before = |one: &CombatantId, other: &CombatantId| {
        let (one, other) = (place(one), place(other));
        let count = |at: Option<usize>| at.and_then(|at| counts[at]).unwrap_or(f64::MIN);
        count(other).total_cmp(&count(one)).then(one.cmp(&other))
    };
    let active = active.and_then(|at| all.get(at).copied());
    let mut order = fighting.clone();
    order.sort_by(before);
    // After the turn of a dead one comes the next who lives, if need be in the next round.
    let next = active.map(|active| {
        let mut later = order.iter().filter(|who| before(who, &active).is_ge());
        later.next().copied()
    });
    let (wanted, round) = match next {
        Some(None) => (order.first().copied(), Round(round.0.saturating_add(1))),
        Some(next) => (next, round),
        None => (None, round),
    };
    for _ in 0..MOST_TURNS {
        let command = match session.encounter().awaiting() {
            Awaiting::TieBreak(tie) => {
                let mut order = tie.tied;
                order.sort_by(before);
                Command::BreakTie { order }
            }
            Awaiting::Turn(who) => {
                let now = session.encounter().round();
                if now > round {
                    return None;
                }
                if now == round && wanted.is_none_or(|wanted| wanted == who) {
                    let turn = session.name_of(who).to_owned();
                    let session = session.in_one_step();
                    return Some(Continued { session, turn });
                }
                Command::EndTurn
            }
            _ => return None,
        };
        play(&mut session, &command, at)?;
    }
    None
}

fn play(session: &mut Session, command: &Command, at: Timestamp) -> Option<()> {
    session.dispatch(command, at, &mut NoDice).ok().map(|_| ())
}

#[cfg(test)]
mod tests {
    use crate::input::origin::Origin;
    use asalto_core::Ruleset;

    use super::*;
    use crate::bring_in::source::{Block, Source};

    /// A fight of the Initiative Tracker for Obsidian, whose order in the file is no turn order.
    const FIGHT: &str = r#"{"players": [], "state": {"state": true, "round": 3, "name": "Chapel", "creatures": [
        {"name": "Aria", "initiative": 14.5, "modifier": 2, "hp": 24, "currentMaxHP": 24, "currentHP": 24, "player": true},
        {"name": "Goblin Boss", "initiative": 16, "modifier": 2, "hp": 21, "currentMaxHP": 21, "currentHP": 15, "active": true, "status": [{"name": "Poisoned"}]},
        {"name": "Regis", "initiative": 19, "modifier": 4, "hp": 31, "currentMaxHP": 31, "currentHP": 0, "player": true},
        {"name": "Goblin", "initiative": 14, "modifier": 2, "hp": 7, "currentMaxHP": 7, "currentHP": 7},
        {"name": "Goblin", "initiative": 14.2, "modifier": 2, "hp": 7, "currentMaxHP": 7, "currentHP": 3, "hidden": true}
    ]}}"#;

    fn block() -> Block {
        let source = Source::read(Origin::File("data.json".to_owned()), FIGHT.as_bytes(), 7);
        let content = source.content.expect("it can be read");
        content.blocks.into_iter().next().expect("it has a fight")
    }

    fn played(ruleset: Ruleset, block: &Block) -> Option<Continued> {
        let round = block.fight.expect("it is running").round;
        let session = Session::new(ruleset);
        let rules = session.encounter().rules();
        continued(rules, &block.rows, round, Timestamp(0), 7)
    }

    #[test]
    fn a_fight_goes_on_at_its_round_its_turn_and_its_hit_points() {
        for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024, Ruleset::Dnd35] {
            let fight = played(ruleset, &block()).expect("it goes on");
            assert_eq!(fight.turn, "Goblin Boss", "{ruleset:?}");
            let view = fight.session.view();
            assert_eq!(view.round, Some(Round(3)));
            let one = |name: &str| {
                let mut all = view.combatants.iter();
                all.find(|one| one.profile.name == name).expect("it fights")
            };
            let left = |name| one(name).vitality.map(|vitality| vitality.left);
            assert_eq!((left("Goblin Boss"), left("Aria")), (Some(15), Some(24)));
            assert_eq!((left("Regis"), left("Goblin 2")), (Some(0), Some(3)));
            assert_eq!(one("Goblin Boss").conditions.len(), 1);
            assert!(one("Goblin 2").profile.is_secret());
        }
    }

    #[test]
    fn a_fight_with_dead_enemies_goes_on_at_its_turn() {
        for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024, Ruleset::Dnd35] {
            let mut fight = block();
            // At 0 a creature of 3.5 still stands.
            let dead = Some(if ruleset == Ruleset::Dnd35 { -20 } else { 0 });
            fight.rows[3].one.hp = dead;
            fight.rows[3].one.initiative = None;
            let on = played(ruleset, &fight).expect("it goes on");
            assert_eq!(on.turn, "Goblin Boss", "{ruleset:?}");
            assert_eq!(on.session.view().round, Some(Round(3)));
            // The turn of who is dead is over: the next in the order acts, or the first of the next round.
            fight.rows[1].one.hp = dead;
            let on = played(ruleset, &fight).expect("it goes on");
            assert_eq!(
                (&*on.turn, on.session.view().round),
                ("Aria", Some(Round(3)))
            );
            for row in &mut fight.rows {
                row.one.active = Some(row.one.initiative == Some(14.2));
            }
            fight.rows[4].one.hp = dead;
            (fight.rows[3].one.hp, fight.rows[3].one.initiative) = (Some(7), Some(20.0));
            let on = played(ruleset, &fight).expect("it goes on");
            assert_eq!(on.session.view().round, Some(Round(4)), "{ruleset:?}");
        }
    }

    #[test]
    fn one_undo_takes_a_fight_back() {
        let mut session = played(Ruleset::Dnd5e, &block())
            .expect("it goes on")
            .session;
        assert_eq!(session.previous_turn(), None);
        assert_eq!(session.rounds(), [(Round(3), 1)]);
        let now = session.view();
        assert!(session.undo());
        assert_eq!((session.cursor(), session.view().combatants.len()), (0, 0));
        assert!(session.redo());
        assert_eq!(session.view(), now);
    }

    #[test]
    fn decimals_break_ties_as_in_the_file() {
        let mut block = block();
        for row in &mut block.rows {
            row.one.active = Some(row.one.initiative == Some(14.2));
        }
        let fight = played(Ruleset::Dnd5e, &block).expect("it goes on");
        assert_eq!(fight.turn, "Goblin 2");
        let view = fight.session.view();
        let passed = view.combatants.iter().filter(|one| one.passed).count();
        // Regis, the boss and Aria come before, and it acts itself.
        assert!((3..=4).contains(&passed), "{passed}");
    }

    #[test]
    fn a_fight_that_can_not_be_played_stays_before_initiative() {
        let mut unrolled = block();
        unrolled.rows[0].one.initiative = None;
        assert_eq!(played(Ruleset::Dnd5e, &unrolled), None);
        assert_eq!(played(Ruleset::TalesOfWar, &block()), None);
        let mut endless = block();
        endless.fight = endless.fight.map(|fight| asalto_import::Fight {
            round: 90_000,
            ..fight
        });
        assert_eq!(played(Ruleset::Dnd5e, &endless), None);
    }
}
