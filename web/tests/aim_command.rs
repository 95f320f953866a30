//! The command of the aim, its words and its marks, in single situations.

#[path = "aim/failing.rs"]
mod failing;

use asalto_core::share::{DamageKind, DamageSave, DamageShare, DamageTarget};
use asalto_core::{
    Bypass, Combatant, CombatantId, Command, DamageType, Ruleset, SeededDice, Session, Side,
    Timestamp,
};
use asalto_text::Lang;
use asalto_web::input::aim::{AMOUNT, Aim, PendingChange, Wording};
use asalto_web::input::damage_line::{self, Fault, Roster};
use asalto_web::input::hit_points::Kind;

#[test]
fn nonlethal_damage_is_shared_and_saved_against_like_other_damage() {
    let [lidda, goblin] = [CombatantId(1), CombatantId(3)];
    let mut aim = Aim::default();
    aim.ask(false, Some(lidda));
    aim.damage = DamageKind::Nonlethal;
    assert_eq!(aim.kind(), Kind::Nonlethal);
    let whole = aim.command(aim.kind(), &[7]);
    assert_eq!(whole, Some(Command::nonlethal(vec![lidda], 7)));
    aim.choose(goblin);
    aim.choose(goblin);
    let Some(Command::ShareDamage(shared)) = aim.command(aim.kind(), &[7]) else {
        panic!("a share makes it shared");
    };
    assert_eq!(shared.kind, DamageKind::Nonlethal);
    let save = DamageSave {
        name: "Fortitude".to_owned(),
        kind: None,
        difficulty: 15,
        success: DamageShare::Half,
    };
    let throw = |(who, share)| DamageTarget {
        who,
        share,
        modifier: 2,
        typed: None,
        resists: false,
        rolls: false,
    };
    let Some(Command::ShareDamage(saved)) = aim.saved(&[7], save, throw) else {
        panic!("it is shared");
    };
    assert_eq!(saved.kind, DamageKind::Nonlethal);
    // Healing is never nonlethal.
    aim.ask(true, None);
    assert_eq!(aim.kind(), Kind::Heal);
}

#[test]
fn one_mode_at_a_time_starts_with_the_selected_combatant_or_nobody() {
    let [lidda, goblin] = [CombatantId(1), CombatantId(3)];
    let full = |who| (who, DamageShare::Full);
    let mut aim = Aim::default();
    aim.ask(false, None);
    assert_eq!((aim.drawer(), aim.targets()), (Some(AMOUNT), &[][..]));
    aim.choose(goblin);
    aim.choose(goblin);
    aim.ask(true, Some(lidda));
    assert_eq!(
        (aim.kind(), aim.targets()),
        (Kind::Heal, &[full(lidda)][..])
    );
    aim.open("conditions");
    assert_eq!((aim.drawer(), aim.targets()), (Some("conditions"), &[][..]));
    assert_eq!(aim.receivers(lidda), [lidda]);
    aim.choose(goblin);
    assert_eq!(aim.receivers(lidda), [goblin]);
    aim.ask(false, None);
    assert_eq!(aim.targets(), []);
    aim.close();
    // Combatants selected together come along into the first mode.
    aim.choose(goblin);
    aim.choose(lidda);
    aim.ask(false, None);
    assert_eq!(aim.targets(), [full(goblin), full(lidda)]);
}

#[test]
fn a_press_and_escape_take_the_names_out_of_the_text() {
    let [lidda, goblin] = [CombatantId(1), CombatantId(3)];
    let roster = || Roster::new([(goblin, "goblin 1".to_owned(), Side::FOES)].into_iter());
    let mut aim = Aim::default();
    aim.ask(false, None);
    let text = "7 goblin 1";
    aim.write(text.to_owned(), damage_line::read(text, &roster()));
    assert_eq!((aim.text(), aim.who()), (text, vec![goblin]));
    aim.choose(lidda);
    assert_eq!((aim.text(), aim.who()), ("7", vec![goblin, lidda]));
    let text = "7 dragon";
    aim.write(text.to_owned(), damage_line::read(text, &roster()));
    assert!(
        matches!(aim.pending(), PendingChange::Fault(_))
            && aim.command(Kind::Damage, &[7]).is_none()
    );
    aim.choose(goblin);
    assert_eq!((aim.text(), aim.who()), ("7", vec![goblin]));
    assert!(aim.step_back());
    assert_eq!((aim.text(), aim.pending()), ("7", PendingChange::Nobody));
    // A hit of several parts stays as it was typed.
    let text = "5 fire + 4 poison goblin 1";
    aim.write(text.to_owned(), damage_line::read(text, &roster()));
    aim.choose(lidda);
    assert_eq!(aim.text(), "5 fire + 4 poison");
    let Some(Command::ShareDamage(shared)) = aim.command(aim.kind(), &[5, 4]) else {
        panic!("several parts are shared damage");
    };
    let parts = shared
        .parts()
        .map(|part| (part.amount, part.damage_type.map(|it| it.of)));
    assert_eq!(
        parts.collect::<Vec<_>>(),
        [(5, Some(DamageType::Fire)), (4, Some(DamageType::Poison))]
    );
}

#[test]
fn only_damage_has_types_and_parts() {
    let mut aim = Aim::default();
    aim.ask(true, Some(CombatantId(1)));
    for text in ["5 fire", "5 + 4"] {
        aim.write(text.to_owned(), damage_line::read(text, &Roster::default()));
        assert_eq!(
            aim.pending(),
            PendingChange::Fault(&Fault::OnlyDamage),
            "{text}"
        );
    }
}

#[test]
fn words_of_the_text_set_the_switches_and_take_them_back() {
    let mut aim = Aim::default();
    aim.ask(false, Some(CombatantId(1)));
    aim.of = Some(DamageType::Slashing.into());
    let line = || damage_line::read("12", &Roster::default()).expect("it is an amount");
    let mut said = line();
    said.nonlethal = true;
    said.bypasses = Some(Bypass::Reduction);
    aim.write("12 nonlethal silver".to_owned(), Ok(said));
    assert_eq!(aim.kind(), Kind::Nonlethal);
    assert_eq!(aim.of.map(|it| it.bypasses), Some(Bypass::Reduction));
    assert!(aim.says_damage());
    aim.write("12".to_owned(), Ok(line()));
    assert_eq!(aim.kind(), Kind::Damage);
    assert_eq!(aim.of, Some(DamageType::Slashing.into()));
    // A word that needs a type of weapon damage leaves the targets.
    let fault = || Err(Fault::NeedsWeapon("silver".to_owned()));
    aim.write("12 silver".to_owned(), fault());
    aim.choose(CombatantId(2));
    assert!(aim.needs_weapon() && matches!(aim.pending(), PendingChange::Fault(_)));
    aim.write("12".to_owned(), Ok(line()));
    assert_eq!(aim.who(), [CombatantId(1), CombatantId(2)]);
    // The switch of the bar stays.
    aim.damage = DamageKind::Nonlethal;
    aim.write("13".to_owned(), Ok(line()));
    assert_eq!(aim.kind(), Kind::Nonlethal);
}

/// Returns a combat of an orc, a wolf and Tordek, of 20 hit points each.
fn combat_of_three() -> Session {
    let mut session = Session::new(Ruleset::Dnd5e);
    for (name, side) in [
        ("Orc", Side::FOES),
        ("Wolf", Side::FOES),
        ("Tordek", Side::PARTY),
    ] {
        let mut one = Combatant::new(name, side);
        one.hit_points = Some(20);
        send(&mut session, &Command::AddCombatant(Box::new(one)));
    }
    send(&mut session, &Command::Start);
    send(&mut session, &Command::RollInitiative { who: Vec::new() });
    session
}

fn send(session: &mut Session, command: &Command) {
    let sent = session.dispatch(command, Timestamp(0), &mut SeededDice::new(1));
    sent.expect("the rules allow it");
}

/// Returns the words of the button.
fn button(session: &Session, aim: &Aim) -> String {
    let words = Wording {
        lang: Lang::En,
        policy: session.encounter().rules().vitality,
        name: &|who| session.name_of(who).to_owned(),
    };
    words.button(aim)
}

/// Returns the changes that the marks show: the whole one, the one after an open save, and the hit points left.
fn marks(session: &Session, aim: &Aim) -> Vec<(Option<i32>, Option<i32>, Option<i32>)> {
    let marks = aim.marks(session.encounter()).into_iter();
    let shown = marks.map(|(_, mark)| (mark.change, mark.saved, mark.outcome.map(|it| it.left)));
    shown.collect()
}

#[test]
fn a_type_typed_letter_by_letter_keeps_the_targets() {
    let session = combat_of_three();
    let (orc, wolf) = (CombatantId(1), CombatantId(2));
    let view = session.view();
    let all = view.combatants.iter();
    let roster =
        Roster::new(all.map(|one| (one.id, one.profile.name.to_lowercase(), one.profile.side)));
    let mut aim = Aim::default();
    aim.ask(false, None);
    aim.choose(orc);
    let write = |aim: &mut Aim, text: &str| {
        for end in 1..=text.len() {
            let typed = &text[..end];
            aim.write(typed.to_owned(), damage_line::read(typed, &roster));
        }
        aim.targets()
            .iter()
            .map(|(who, _)| *who)
            .collect::<Vec<_>>()
    };
    assert_eq!(write(&mut aim, "7 fire"), [orc]);
    assert_eq!(write(&mut aim, "7 fire wolf"), [wolf]);
    assert_eq!(write(&mut aim, "7"), [orc]);
    // A tap takes the names out of the text.
    assert_eq!(write(&mut aim, "7 wolf"), [wolf]);
    aim.choose(orc);
    assert_eq!(aim.text(), "7");
    assert_eq!(write(&mut aim, "8"), [wolf, orc]);
}

#[test]
fn the_button_and_the_marks_say_who_still_saves_for_half() {
    let session = combat_of_three();
    let [orc, wolf, tordek] = [CombatantId(1), CombatantId(2), CombatantId(3)];
    let mut aim = Aim::default();
    aim.ask(false, None);
    aim.write("7".to_owned(), damage_line::read("7", &Roster::default()));
    for who in [orc, wolf, tordek] {
        aim.choose(who);
    }
    aim.track(session.encounter());
    assert_eq!(button(&session, &aim), "Deal 7 to Orc, Wolf and Tordek");
    aim.saves = true;
    aim.track(session.encounter());
    let said = "Deal 7 to Orc, Wolf and Tordek; half on a save";
    assert_eq!(button(&session, &aim), said);
    let open = (Some(-7), Some(-3), None);
    assert_eq!(marks(&session, &aim), [open; 3]);
    // A total decides nothing without a DC.
    aim.save.set_total(orc, Some(18));
    aim.save.set_total(wolf, Some(9));
    aim.track(session.encounter());
    assert_eq!(button(&session, &aim), said);
    aim.save.difficulty = "15".to_owned();
    aim.track(session.encounter());
    let said = "Deal 7 to Wolf; half to Orc; still to save for half: Tordek";
    assert_eq!(button(&session, &aim), said);
    let [saved, failed] = [(Some(-3), None, Some(17)), (Some(-7), None, Some(13))];
    assert_eq!(marks(&session, &aim), [saved, failed, open]);
    aim.save.set_total(tordek, Some(15));
    aim.track(session.encounter());
    let said = "Deal 7 to Wolf; half to Orc and Tordek";
    assert_eq!(button(&session, &aim), said);
    assert_eq!(marks(&session, &aim), [saved, failed, saved]);
    // Half of a share is a quarter.
    aim.choose(orc);
    aim.track(session.encounter());
    let said = "Deal 7 to Wolf; half to Tordek; a quarter to Orc";
    assert_eq!(button(&session, &aim), said);
    assert_eq!(marks(&session, &aim)[0], (Some(-1), None, Some(19)));
    // Without a whole amount in front, each has its own.
    for who in [wolf, tordek] {
        aim.choose(who);
    }
    aim.track(session.encounter());
    let said = "Deal 3 to Wolf; 1 to Orc and Tordek";
    assert_eq!(button(&session, &aim), said);
    // Nobody saves against healing.
    aim.ask(true, None);
    aim.saves = true;
    aim.choose(orc);
    aim.write("7".to_owned(), damage_line::read("7", &Roster::default()));
    aim.track(session.encounter());
    assert_eq!(button(&session, &aim), "Heal Orc for 7");
}

#[test]
fn the_damage_after_typed_saves_is_what_the_marks_foretold() {
    let mut session = combat_of_three();
    let [orc, wolf] = [CombatantId(1), CombatantId(2)];
    let mut aim = Aim::default();
    aim.ask(false, None);
    aim.write("9".to_owned(), damage_line::read("9", &Roster::default()));
    aim.choose(orc);
    aim.choose(wolf);
    aim.saves = true;
    aim.save.difficulty = "12".to_owned();
    aim.save.set_total(orc, Some(12));
    aim.save.set_total(wolf, Some(11));
    aim.track(session.encounter());
    let foretold: Vec<_> = marks(&session, &aim);
    let save = aim.half_save().expect("the DC is typed");
    let typed = |(who, share)| DamageTarget {
        who,
        share,
        modifier: 0,
        typed: aim.save.total(who),
        resists: false,
        rolls: false,
    };
    let command = aim.saved(&[9], save, typed).expect("there are targets");
    send(&mut session, &command);
    let view = session.view();
    let left = [orc, wolf].map(|who| view.combatant(who)?.vitality.map(|it| it.left));
    assert_eq!(left, [Some(16), Some(11)]);
    let foretold: Vec<_> = foretold.into_iter().map(|(_, _, left)| left).collect();
    assert_eq!(foretold, left);
}

#[test]
fn an_open_save_counts_the_defenses_in_both_of_its_amounts() {
    let mut session = combat_of_three();
    let orc = CombatantId(1);
    let view = session.view();
    let mut profile = view
        .combatant(orc)
        .expect("it joined")
        .profile
        .as_ref()
        .clone();
    profile.defenses.resistances.insert(DamageType::Fire);
    let profile = Box::new(profile);
    send(&mut session, &Command::EditCombatant { who: orc, profile });
    let mut aim = Aim::default();
    aim.ask(false, None);
    let text = "12 fire";
    aim.write(text.to_owned(), damage_line::read(text, &Roster::default()));
    aim.choose(orc);
    aim.track(session.encounter());
    assert_eq!(marks(&session, &aim), [(Some(-6), None, Some(14))]);
    aim.saves = true;
    aim.track(session.encounter());
    assert_eq!(marks(&session, &aim), [(Some(-6), Some(-3), None)]);
    aim.save.difficulty = "15".to_owned();
    aim.save.set_total(orc, Some(15));
    aim.track(session.encounter());
    assert_eq!(marks(&session, &aim), [(Some(-3), None, Some(17))]);
}
