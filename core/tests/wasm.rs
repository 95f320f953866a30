//! The same log gives the same bytes natively and in wasm. Both play a combat, and its log must equal
//! the log on file. The example `same_bytes` is the wasm side.

use crate::phases;
use std::fmt::Write;

use asalto_core::die::Die;
use asalto_core::{
    ActionKind, Combatant, CombatantId, Command, Dice, Ruleset, SeededDice, Session, Side,
    Timestamp,
};

/// Plays a combat of some 300 random commands and returns its log.
fn play(ruleset: Ruleset) -> String {
    let mut dice = SeededDice::new(2026);
    let mut session = Session::new(ruleset);
    let mut dispatch = |command: &Command| {
        // A random combat includes rejected commands.
        let _refused = session.dispatch(command, Timestamp(0), &mut dice);
    };
    for index in 0..6_i16 {
        let side = if index % 2 == 0 {
            Side::PARTY
        } else {
            Side::FOES
        };
        let mut profile = Combatant::new(format!("Nº {index}"), side);
        profile.dexterity = Some(8 + index);
        profile.hit_points = Some(20);
        dispatch(&Command::AddCombatant(Box::new(profile)));
    }
    dispatch(&Command::Start);
    dispatch(&Command::RollInitiative { who: Vec::new() });
    let mut chance = SeededDice::new(7);
    let mut pick = |sides| {
        chance
            .roll(Die(sides), None)
            .expect("a seeded die has a face")
    };
    for _ in 0..300 {
        let who = vec![CombatantId(u32::from(pick(6)))];
        let amount = i32::from(pick(8));
        dispatch(&match pick(4) {
            1 => Command::damage(who, amount),
            2 => Command::Heal { who, amount },
            3 => Command::TakeAction {
                action: ActionKind::Standard,
            },
            _ => Command::EndTurn,
        });
    }
    session.to_text().expect("a session has a notation")
}

/// Plays a random combat with phases and priority and returns its log.
fn play_phases() -> String {
    let mut dice = SeededDice::new(2026);
    let mut session = Session::new(Ruleset::TalesOfWar);
    for seed in 0..4 {
        let join = Command::AddCombatant(Box::new(phases::actor(seed)));
        let joined = session.dispatch(&join, Timestamp(0), &mut dice);
        assert!(joined.is_ok(), "an actor of the walk is sane");
    }
    for choice in 0..1_200_u32 {
        // Every combat begins with start, roll and no charges.
        let choice = match choice {
            0 => 22,
            1 => 0,
            2 => 17,
            _ => choice.wrapping_mul(2_654_435_761) >> 7,
        };
        let command = phases::command(&session, choice);
        // A random combat includes rejected commands.
        let _refused = session.dispatch(&command, Timestamp(0), &mut dice);
    }
    let turns = session.encounter().round();
    assert!(turns.0 > 2, "the fight got no further than {turns:?}");
    session.to_text().expect("a session has a notation")
}

/// FNV-1a, for a file of one line instead of one of 50 KB.
fn digest(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[test]
fn the_same_fight_gives_the_same_bytes_natively_and_in_wasm() {
    play_and_compare();
}

/// Plays a fight of every ruleset.
///
/// # Panics
/// If the bytes of one of them are not those on file.
pub fn play_and_compare() {
    let mut played = String::new();
    for ruleset in Ruleset::ALL {
        let digest = digest(&play(ruleset));
        writeln!(played, "{ruleset:?} {digest}").expect("a string takes any text");
    }
    let digest = digest(&play_phases());
    writeln!(played, "phases {digest}").expect("a string takes any text");
    let on_file = include_str!("golden/fights");
    assert_eq!(
        played, on_file,
        "the bytes of a fight have changed: if that is meant, put the left side on file"
    );
}
