//! Tests of the rows of finished turns.

use asalto_core::DamageType;
use asalto_core::rules::ActionKind;

use super::*;

const HERO: CombatantId = CombatantId(0);
const ORC: CombatantId = CombatantId(1);

fn hit(who: CombatantId, by: i32, falls: bool) -> TurnFact {
    TurnFact::HitPoints { who, by, falls }
}

fn gains(who: CombatantId, condition: Condition) -> TurnFact {
    let by = None;
    TurnFact::Gains { who, condition, by }
}

fn named() -> impl Fn(CombatantId) -> String {
    |who: CombatantId| match who {
        HERO => "Aria".to_owned(),
        CombatantId(number) => format!("Orc {number}"),
    }
}

#[track_caller]
fn check(facts: &[TurnFact], texts: [&str; 3], change: Option<i32>) {
    let name = named();
    let names = Names::new(&name);
    let facts: Vec<_> = [TurnFact::Acts(HERO)]
        .iter()
        .chain(facts)
        .cloned()
        .collect();
    let rows = Lang::ALL.map(|lang| TurnRow::of(lang, &facts, &names));
    assert_eq!(rows.each_ref().map(|row| row.text.as_str()), texts);
    for row in rows {
        assert_eq!((row.who.as_str(), row.change), ("Aria", change));
    }
}

#[test]
fn a_missed_turn_names_what_prevents_it() {
    let misses = |for_conditions| TurnFact::Misses {
        who: HERO,
        for_conditions,
    };
    check(
        &[misses(vec![])],
        ["turno saltado", "tour sauté", "turn skipped"],
        None,
    );
    let stunned = misses(vec![Condition::Stunned]);
    check(
        &[stunned, hit(HERO, -3, false)],
        [
            "aturdido: turno saltado, recibe 3",
            "étourdi\u{a0}: tour sauté, subit 3",
            "stunned: turn skipped, takes 3",
        ],
        Some(-3),
    );
}

#[test]
fn a_row_names_targets_and_sums_their_damage() {
    check(&[], ["", "", ""], None);
    check(&[hit(ORC, -7, false)], ["Orc 1"; 3], Some(-7));
    let many: Vec<_> = (1..=5).map(|id| hit(CombatantId(id), -3, false)).collect();
    check(&many, ["Orc 1–5"; 3], Some(-15));
    check(
        &[hit(ORC, -7, false), hit(HERO, -2, false), TurnFact::Delays],
        [
            "Orc 1, recibe 2, retrasa",
            "Orc 1, subit 2, retarde",
            "Orc 1, takes 2, delays",
        ],
        Some(-9),
    );
    check(
        &[hit(HERO, 5, false)],
        ["recupera 5", "récupère 5", "regains 5"],
        Some(5),
    );
    // Several parts of a hit, or several hits, name their types once.
    let typed = |of: DamageType, taken| TurnFact::DealsType {
        of: of.into(),
        taken,
    };
    let fire = |taken| typed(DamageType::Fire, taken);
    check(
        &[fire(7), hit(ORC, -7, false), fire(2), hit(ORC, -2, false)],
        ["Orc 1, fuego", "Orc 1, feu", "Orc 1, fire"],
        Some(-9),
    );
    // Of several types each has its part, and so has the only one beside damage without a type.
    check(
        &[hit(ORC, -30, false), fire(5), hit(ORC, -5, false)],
        ["Orc 1, 5 (fuego)", "Orc 1, 5 (feu)", "Orc 1, 5 fire"],
        Some(-35),
    );
    check(
        &[
            typed(DamageType::Slashing, 8),
            hit(ORC, -8, false),
            fire(5),
            hit(ORC, -5, false),
            fire(4),
            hit(ORC, -4, false),
        ],
        [
            "Orc 1, 8 (cortante), 9 (fuego)",
            "Orc 1, 8 (tranchant), 9 (feu)",
            "Orc 1, 8 slashing, 9 fire",
        ],
        Some(-17),
    );
    // Damage and healing are told apart.
    check(
        &[hit(HERO, -5, false), hit(HERO, 4, false)],
        [
            "recibe 5, recupera 4",
            "subit 5, récupère 4",
            "takes 5, regains 4",
        ],
        Some(-5),
    );
    check(
        &[hit(ORC, -7, false), hit(ORC, 7, false)],
        [
            "Orc 1: recibe 7, recupera 7",
            "Orc 1\u{a0}: subit 7, récupère 7",
            "Orc 1: takes 7, regains 7",
        ],
        Some(-7),
    );
    check(
        &[hit(ORC, -7, true), hit(ORC, 2, false)],
        [
            "Orc 1 cae, Orc 1: recupera 2",
            "Orc 1 tombe, Orc 1\u{a0}: récupère 2",
            "Orc 1 goes down, Orc 1: regains 2",
        ],
        Some(-7),
    );
}

#[track_caller]
fn check_roll(roll: Option<(u16, Option<u16>, i16)>, total: i32, texts: [&str; 3]) {
    let roll = roll.map(|(face, dropped, modifier)| InitiativeRoll {
        face,
        dropped,
        modifier,
    });
    let facts = [TurnFact::Initiative {
        who: HERO,
        roll,
        total,
    }];
    let name = named();
    let names = Names::new(&name);
    let rows = Lang::ALL.map(|lang| TurnRow::of_roll(lang, &facts, &names));
    for (row, text) in rows.into_iter().zip(texts) {
        let row = row.expect("a roll has a row");
        assert_eq!(
            (&*row.who, &*row.text, row.result),
            ("Aria", text, Some(total))
        );
    }
}

#[test]
fn a_roll_for_initiative_is_a_row_with_its_dice() {
    let of =
        |dice: &str| ["iniciativa", "initiative", "initiative"].map(|word| format!("{word}{dice}"));
    check_roll(
        Some((15, None, 3)),
        18,
        of(", 15 +3").each_ref().map(|text| &**text),
    );
    check_roll(
        Some((10, None, 0)),
        10,
        of("").each_ref().map(|text| &**text),
    );
    check_roll(None, 21, of("").each_ref().map(|text| &**text));
    check_roll(
        Some((7, Some(20), -1)),
        6,
        [
            "iniciativa, 7 y no 20 −1",
            "initiative, 7 et non 20 −1",
            "initiative, 7, not 20 −1",
        ],
    );
    let name = named();
    let names = Names::new(&name);
    assert_eq!(
        TurnRow::of_roll(Lang::En, &[TurnFact::Delays], &names),
        None
    );
    let roll = TurnFact::Initiative {
        who: ORC,
        roll: None,
        total: 12,
    };
    let shares = |number| TurnFact::SharesRoll {
        who: CombatantId(number),
        with: ORC,
    };
    let facts = [roll, shares(2), shares(3), shares(4)];
    let row = TurnRow::of_roll(Lang::En, &facts, &names).expect("they share a roll");
    assert_eq!((&*row.who, row.result), ("Orc 1–4", Some(12)));
}

#[test]
fn passes_in_a_row_are_one_row() {
    let name = named();
    let names = Names::new(&name);
    let row = |who: &[_]| TurnRow::of_passes(Lang::En, who, &names);
    assert_eq!(
        (&*row(&[HERO]).who, &*row(&[HERO]).text),
        ("Aria", "passes")
    );
    let both = row(&[ORC, HERO]);
    assert_eq!((&*both.who, &*both.text), ("Orc 1, Aria", "pass"));
}

#[test]
fn a_row_says_who_goes_down_and_who_dies() {
    check(
        &[hit(ORC, -7, true)],
        ["Orc 1 cae", "Orc 1 tombe", "Orc 1 goes down"],
        Some(-7),
    );
    check(
        &[hit(ORC, -7, true), gains(ORC, Condition::Dead)],
        ["Orc 1 muere", "Orc 1 meurt", "Orc 1 dies"],
        Some(-7),
    );
    check(
        &[gains(ORC, Condition::Dead)],
        ["Orc 1 muere", "Orc 1 meurt", "Orc 1 dies"],
        None,
    );
}

#[test]
fn a_row_names_what_was_begun_before_actions_without_a_name() {
    let takes = TurnFact::Takes(ActionKind::Move);
    check(
        std::slice::from_ref(&takes),
        ["movimiento", "mouvement", "move"],
        None,
    );
    let begins = TurnFact::Begins("Bless".to_owned());
    check(&[takes, begins], ["Bless"; 3], None);
    check(
        &[gains(ORC, Condition::Stunned)],
        ["Orc 1: aturdido", "Orc 1\u{a0}: étourdi", "Orc 1: stunned"],
        None,
    );
}

#[test]
fn an_earlier_round_is_one_sentence() {
    let name = named();
    let names = Names::new(&name);
    let falls = [hit(HERO, -9, true), hit(ORC, -1, false)];
    let told = Lang::ALL.map(|lang| round_summary(lang, 9, &falls, &names));
    assert_eq!(
        told,
        [
            "9 turnos, Aria cae",
            "9 tours, Aria tombe",
            "9 turns, Aria goes down"
        ]
    );
    let one = Lang::ALL.map(|lang| round_summary(lang, 1, &[], &names));
    assert_eq!(one, ["1 turno", "1 tour", "1 turn"]);
    let many: Vec<_> = (1..=5).map(|id| hit(CombatantId(id), -3, true)).collect();
    let told = round_summary(Lang::En, 5, &many, &names);
    assert_eq!(
        told,
        "5 turns, Orc 1 goes down, Orc 2 goes down, Orc 3 goes down, +2"
    );
}

#[test]
fn a_condition_names_another_combatant_that_causes_it() {
    let by = |by| TurnFact::Gains {
        who: ORC,
        condition: Condition::Prone,
        by: Some(by),
    };
    check(
        &[by(CombatantId(2))],
        [
            "Orc 1: derribado (por Orc 2)",
            "Orc 1\u{a0}: à terre (par Orc 2)",
            "Orc 1: prone (by Orc 2)",
        ],
        None,
    );
    check(
        &[by(HERO)],
        ["Orc 1: derribado", "Orc 1\u{a0}: à terre", "Orc 1: prone"],
        None,
    );
}
