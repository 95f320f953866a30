//! The facts of hidden combatants that players must not read, with one test for each.

use asalto_core::actor::Cost;
use asalto_core::casting::{CastingTime, CheckInput, MagicSource, Spell, SpellCheckKind};
use asalto_core::combatant::{DamageReduction, Defenses, LimitedUse, UseLimit};
use asalto_core::command::{PriorityCommand, UseCommand};
use asalto_core::event::PriorityEvent;
use asalto_core::players::HealthShown;
use asalto_core::priority::{Declaration, RollNeed, Trigger, TriggerMoment, TriggerRepeat};
use asalto_core::rules::{LegalityPolicy, PhaseRules, ProgressPolicy};
use asalto_core::share::DamageKind;
use asalto_core::waiting::Readied;
use asalto_core::{
    ActionKind, Combatant, CombatantId, Command, DamageType, Event, PlayerEvent, Reason, Rules,
    Ruleset, Session, Side, SortedSet,
};

use crate::duel::{LIDDA, OGRE, play};
use crate::screen::screen_of;

fn add(name: &str, side: Side, initiative: i16) -> Command {
    let mut one = Combatant::new(name, side);
    one.hit_points = Some(40);
    one.initiative = Some(initiative);
    one.actor.initiative = "1d4".parse().ok();
    one.actor.points = 3;
    Command::AddCombatant(Box::new(one))
}

/// Starts a combat with these totals: Lidda has +0 and the ogre +8.
fn fight(ruleset: impl Into<Rules>, totals: [i32; 2]) -> Session {
    let mut session = Session::new(ruleset);
    let enter = |(who, total)| Command::EnterInitiative { who, total };
    play(
        &mut session,
        &[
            add("Lidda", Side::PARTY, 0),
            add("Ogre", Side::FOES, 8),
            Command::Start,
            enter((LIDDA, totals[0])),
            enter((OGRE, totals[1])),
        ],
    );
    session
}

/// Returns all that players receive of a session.
fn told(session: &Session) -> String {
    let shown = session.for_players().expect("a session");
    let text = shown.to_text().expect("a session has a notation");
    let view = session.player_view().expect("a session");
    let entries = session.player_entries().expect("a session");
    let json = serde_json::to_string(&(view, entries)).expect("plain data");
    format!("{text}\n{json}")
}

/// Plays Tales of War until the ogre has priority; the game master decides on proposed actions.
fn cycle() -> Session {
    let mut rules = Rules::from(Ruleset::TalesOfWar);
    rules.progress = ProgressPolicy::Phases(PhaseRules {
        legality: LegalityPolicy::Asked,
        ..PhaseRules::default()
    });
    let mut session = fight(rules, [12, 3]);
    let skip = Command::Priority(PriorityCommand::SkipCharges);
    play(&mut session, &[skip]);
    assert_eq!(
        session.view().priority.and_then(|view| view.holder),
        Some(OGRE)
    );
    session
}

fn smash() -> Command {
    let declaration = Declaration {
        name: "Smash".to_owned(),
        cost: Cost {
            points: 0,
            resources: [("rage".to_owned(), 0)].into_iter().collect(),
        },
        roll: Some(RollNeed {
            difficulty: 29,
            formula: "1d20+17".parse().ok(),
            fumble: None,
        }),
        ..Declaration::default()
    };
    Command::Priority(PriorityCommand::Declare {
        who: OGRE,
        declaration: Box::new(declaration),
    })
}

#[test]
fn players_see_a_proposed_action_once_it_is_allowed() {
    let mut session = cycle();
    let before = told(&session);
    play(&mut session, &[smash()]);
    assert_eq!(told(&session), before);
    let allow = Command::Priority(PriorityCommand::Allow);
    play(&mut session, &[allow]);
    let after = told(&session);
    assert!(after.contains("Smash"), "{after}");
    for secret in ["1d20+17", "29", "rage"] {
        assert!(!after.contains(secret), "{secret}: {after}");
    }
}

#[test]
fn players_never_see_a_rejected_action() {
    let mut session = cycle();
    let before = told(&session);
    let refuse = Command::Priority(PriorityCommand::Disallow);
    play(&mut session, &[smash(), refuse]);
    assert_eq!(told(&session), before);
}

#[test]
fn a_triggered_effect_tells_neither_its_moment_nor_its_cost() {
    let mut session = cycle();
    let trigger = Trigger {
        owner: OGRE,
        name: "Regeneration".to_owned(),
        when: TriggerMoment::Resolved(LIDDA),
        cost: Cost {
            points: 77,
            ..Cost::default()
        },
        repeats: TriggerRepeat::Once,
    };
    let register = PriorityCommand::RegisterTrigger(Box::new(trigger));
    play(&mut session, &[Command::Priority(register)]);
    let entries = session.player_entries().expect("a session");
    let last = entries
        .last()
        .and_then(|entry| entry.events.last())
        .map(PlayerEvent::event);
    let Some(Event::Priority(PriorityEvent::TriggerRegistered { trigger, .. })) = last else {
        panic!("{last:?}");
    };
    let bare = Trigger {
        owner: OGRE,
        name: String::new(),
        when: TriggerMoment::Manual,
        cost: Cost::default(),
        repeats: TriggerRepeat::Always,
    };
    assert_eq!(**trigger, bare);
}

#[test]
fn a_check_of_a_hurt_caster_does_not_tell_how_much_it_is_hurt() {
    let mut session = fight(Ruleset::Dnd35, [5, 20]);
    let spell = Spell {
        name: "Fireball".to_owned(),
        level: 3,
        magic: MagicSource::Arcane,
        time: CastingTime::Action,
    };
    let action = ActionKind::Standard;
    let hurt = Command::damage(vec![OGRE], 13);
    let check = Command::MakeCheck {
        who: OGRE,
        kind: SpellCheckKind::Concentration,
        how: CheckInput::Total { total: 4 },
    };
    play(
        &mut session,
        &[Command::Cast { action, spell }, hurt, check],
    );
    let entries = session.entries().iter().flat_map(|entry| &entry.events);
    let mut whole = entries.clone();
    assert!(whole.any(|event| matches!(event, Event::SpellDisturbed { damage: 13, .. })));
    let entries = session.player_entries().expect("a session");
    let events = entries.iter().flat_map(|entry| &entry.events);
    let events: Vec<_> = events.map(PlayerEvent::event).collect();
    let checks = events.iter().filter_map(|event| match event {
        Event::SpellChecked { check, .. } => Some((check.difficulty, check.total)),
        Event::SpellDisturbed { .. } => panic!("{event:?}"),
        _ => None,
    });
    assert_eq!(checks.collect::<Vec<_>>(), [(None, None)]);
    let lost = events.iter().filter_map(|event| match event {
        Event::Lost { why, .. } => Some(*why),
        _ => None,
    });
    assert_eq!(lost.collect::<Vec<_>>(), [None]);
}

#[test]
fn players_never_see_the_trigger_of_a_readied_action() {
    let mut session = fight(Ruleset::Dnd35, [5, 20]);
    let mut readied = Readied::new(ActionKind::Standard, "somebody opens the door");
    readied.name = "Throw a rock".to_owned();
    play(&mut session, &[Command::Ready(Box::new(readied))]);
    let waits = told(&session);
    assert!(
        !waits.contains("rock") && !waits.contains("door"),
        "{waits}"
    );
    let fire = Command::Trigger {
        who: vec![OGRE],
        five_foot_step: asalto_core::waiting::FiveFootStep::Stay,
    };
    play(&mut session, &[Command::EndTurn]);
    play(&mut session, &[fire]);
    let fires = told(&session);
    assert!(fires.contains("rock") && !fires.contains("door"), "{fires}");
}

#[test]
fn a_tie_with_a_hidden_combatant_gives_no_reason_that_is_false() {
    let session = fight(Ruleset::Dnd35, [15, 15]);
    let view = session.view();
    let ids: Vec<_> = view.combatants.iter().map(|one| one.id).collect();
    assert_eq!(ids, [OGRE, LIDDA]);
    let place = |one: &asalto_core::CombatantView| one.place.clone();
    let whole = view.combatant(LIDDA).and_then(place);
    assert!(
        matches!(
            whole,
            Some(Reason::Key {
                own: 0,
                other: 8,
                ..
            })
        ),
        "{whole:?}"
    );
    let seen = session.player_view().expect("a session");
    for one in &seen.combatants {
        assert_eq!(one.place, None, "{:?}", one.id);
        assert_eq!(one.count, Some(15));
    }
}

#[test]
fn a_hit_point_that_players_come_to_know_is_the_real_one() {
    let mut session = fight(Ruleset::Dnd35, [5, 20]);
    let amount = 13;
    let who = vec![OGRE];
    let mut profile = Combatant::new("Ogre", Side::FOES);
    profile.hit_points = Some(40);
    profile.controller = asalto_core::combatant::Controller::Player;
    let who_edits = OGRE;
    play(
        &mut session,
        &[
            Command::damage(who, amount),
            Command::EditCombatant {
                who: who_edits,
                profile: Box::new(profile),
            },
        ],
    );
    let view = session.player_view().expect("a session");
    let left = view.combatant(OGRE).and_then(|one| one.vitality);
    assert_eq!(left.map(|vitality| vitality.left), Some(27));
}

#[test]
fn charges_that_are_called_again_for_someone_unseen_are_called_once() {
    let orc = CombatantId(3);
    let enter = |(who, total)| Command::EnterInitiative { who, total };
    let skip = |who| Command::Priority(PriorityCommand::SkipCharge { who });
    let unseen = |name| {
        let mut one = Combatant::new(name, Side::FOES);
        one.secret = true;
        Command::AddCombatant(Box::new(one))
    };
    let mut session = Session::new(Ruleset::TalesOfWar);
    play(
        &mut session,
        &[
            add("Lidda", Side::PARTY, 0),
            unseen("Ogre"),
            Command::Start,
            enter((LIDDA, 8)),
            enter((OGRE, 3)),
            unseen("Orc"),
            enter((orc, 5)),
            skip(OGRE),
            skip(orc),
        ],
    );
    let entries = session.player_entries().expect("a session");
    let json = serde_json::to_string(&entries).expect("plain data");
    assert_eq!(json.matches("chargesCalled").count(), 1, "{json}");
    assert_eq!(
        told(&session.for_players().expect("a session")),
        told(&session)
    );
}

/// Plays a combat of D&D 5e in which the two concentrate on spells, and what damage does to that.
fn spells(lidda: &str, ogre: &str) -> Session {
    let mut session = fight(Ruleset::Dnd5e, [20, 5]);
    let concentrate = |who, spell: &str| Command::Concentrate {
        who,
        spell: spell.to_owned(),
    };
    let hurt = |who| Command::Damage {
        who: vec![who],
        amount: 12,
        critical: false,
        kind: DamageKind::Lethal,
        damage_type: None,
    };
    play(
        &mut session,
        &[
            concentrate(LIDDA, lidda),
            concentrate(OGRE, ogre),
            hurt(OGRE),
            Command::LoseConcentration { who: OGRE },
            concentrate(OGRE, ogre),
        ],
    );
    session
}

#[test]
fn players_know_that_an_enemy_concentrates_but_not_on_which_spell() {
    let session = spells("Bless", "Darkness");
    assert_eq!(told(&session), told(&spells("Bless", "Hold Person")));
    assert_ne!(told(&session), told(&spells("Shield of Faith", "Darkness")));
    let view = session.player_view().expect("a session");
    let held = |who| {
        let one = view.combatant(who)?;
        one.concentration
            .clone()
            .map(|held| (held.spell, held.saves))
    };
    assert_eq!(held(LIDDA), Some(("Bless".to_owned(), Vec::new())));
    assert_eq!(held(OGRE), Some((String::new(), Vec::new())));
    let entries = session.player_entries().expect("a session");
    let events = entries.iter().flat_map(|entry| &entry.events);
    let begun = events.filter_map(|event| match event.event() {
        Event::ConcentrationBegan { who, spell, .. } => Some((*who, spell.as_str())),
        _ => None,
    });
    let begun: Vec<_> = begun.collect();
    assert_eq!(begun, [(LIDDA, "Bless"), (OGRE, ""), (OGRE, "")]);
    let (screen, _) = screen_of(&session, HealthShown::Hinted);
    let shown = screen.rows.iter().map(|row| row.concentration.as_deref());
    assert_eq!(shown.collect::<Vec<_>>(), [Some("Bless"), Some("")]);
}

/// Plays a combat in which damage of two types hits both, and the ogre has these defenses.
fn struck(ruleset: Ruleset, defenses: &Defenses) -> Session {
    let mut session = fight(ruleset, [20, 5]);
    let edit = |who, name: &str, side, defenses: &Defenses| {
        let Command::AddCombatant(mut profile) = add(name, side, 0) else {
            unreachable!("a combatant is added");
        };
        profile.defenses = defenses.clone();
        Command::EditCombatant { who, profile }
    };
    let mut own = Defenses::default();
    own.immunities.insert(DamageType::Cold);
    let hit = |amount, of: DamageType| Command::typed_damage(vec![OGRE, LIDDA], amount, of);
    play(
        &mut session,
        &[
            edit(OGRE, "Ogre", Side::FOES, defenses),
            edit(LIDDA, "Lidda", Side::PARTY, &own),
            hit(9, DamageType::Fire),
            hit(7, DamageType::Slashing),
            hit(6, DamageType::Piercing),
            hit(8, DamageType::Cold),
        ],
    );
    session
}

#[test]
fn players_see_nothing_of_an_enemys_defenses_against_damage() {
    let mut defenses = Defenses::default();
    defenses.resistances.insert(DamageType::Fire);
    defenses.immunities.insert(DamageType::Cold);
    defenses.vulnerabilities.insert(DamageType::Slashing);
    defenses.nonmagical.immunities.insert(DamageType::Piercing);
    defenses.set_energy(DamageType::Fire, 4);
    defenses.reduction = Some(DamageReduction {
        amount: 5,
        types: SortedSet::default(),
        bypass: "adamantine".to_owned(),
    });
    for ruleset in [
        Ruleset::Dnd30,
        Ruleset::Dnd35,
        Ruleset::Dnd5e,
        Ruleset::Dnd5e2024,
    ] {
        let defended = struck(ruleset, &defenses);
        let open = struck(ruleset, &Defenses::default());
        let left = |session: &Session| {
            let view = session.view();
            view.combatant(OGRE).and_then(|one| one.vitality)
        };
        assert_ne!(left(&defended), left(&open), "{ruleset:?}");
        let shown = told(&defended);
        assert_eq!(shown, told(&open), "{ruleset:?}");
        // They know those of the party.
        assert!(shown.contains("immunity"), "{shown}");
        assert!(!shown.contains("adamantine"), "{shown}");
    }
}

/// Plays an ambush up to the ogre's first turn: Lidda and Jozan are surprised and notice nobody. With a lurker, a secret
/// enemy has acted before the ogre. Jozan's total decides whether he misses his turn before or after it.
fn ambush(with_lurker: bool, jozan: i32) -> Session {
    let mut session = Session::new(Ruleset::Any);
    let mut lurker = Combatant::new("Lurker", Side::FOES);
    lurker.secret = true;
    let aware = Command::SetSideAwareness {
        observer: Side::PARTY,
        target: Side::FOES,
        aware: false,
    };
    let party = [
        add("Lidda", Side::PARTY, 0),
        add("Ogre", Side::FOES, 0),
        add("Jozan", Side::PARTY, 0),
    ];
    play(&mut session, &party);
    if with_lurker {
        play(&mut session, &[Command::AddCombatant(Box::new(lurker))]);
    }
    play(&mut session, &[aware, Command::Start]);
    let totals = [11, 5, jozan, 10];
    for (who, total) in (1..).map(CombatantId).zip(totals) {
        if who.0 < 4 || with_lurker {
            play(&mut session, &[Command::EnterInitiative { who, total }]);
        }
    }
    if with_lurker {
        assert_eq!(session.encounter().turn_of(), Some(CombatantId(4)));
        play(&mut session, &[Command::EndTurn]);
    }
    assert_eq!(session.encounter().turn_of(), Some(OGRE));
    session
}

#[test]
fn a_secret_turn_before_an_enemy_that_appears_is_not_told() {
    for jozan in [1, 7] {
        let (plain, whole) = (ambush(false, jozan), ambush(true, jozan));
        let names = |session: &Session| -> Vec<_> {
            let view = session.player_view().expect("a session");
            let all = view.combatants.into_iter();
            all.map(|one| one.profile.name).collect()
        };
        assert_eq!(names(&whole).len(), 3, "the ogre has appeared");
        assert_eq!(told(&plain), told(&whole), "Jozan at {jozan}");
        let [plain, whole] =
            [&plain, &whole].map(|session| screen_of(session, HealthShown::Shown).1);
        assert_eq!(plain, whole, "Jozan at {jozan}");
    }
}

#[test]
fn players_see_nothing_of_the_limited_uses_of_an_enemy() {
    for ruleset in [Ruleset::Dnd5e, Ruleset::Dnd5e2024] {
        let mut session = fight(ruleset, [20, 5]);
        let Command::AddCombatant(mut profile) = add("Ogre", Side::FOES, 0) else {
            unreachable!("a combatant is added");
        };
        let limit = UseLimit::Recharge { from: 5, to: 6 };
        profile.limited_uses = vec![LimitedUse::new("Fire Breath", limit)];
        play(
            &mut session,
            &[Command::EditCombatant { who: OGRE, profile }],
        );
        let before = told(&session);
        let (who, name) = (OGRE, "Fire Breath".to_owned());
        play(
            &mut session,
            &[Command::Use(UseCommand::Spend { who, name })],
        );
        let uses = |session: &Session| {
            let view = session.view();
            view.combatant(OGRE).map(|one| one.limited_uses[0].left)
        };
        assert_eq!(uses(&session), Some(0), "{ruleset:?}");
        assert_eq!(told(&session), before, "{ruleset:?}");
        // The die at the start of its turn is the game master's too.
        play(&mut session, &[Command::EndTurn]);
        assert!(!told(&session).contains("Breath"), "{}", told(&session));
        assert!(!told(&session).contains("recharge"), "{}", told(&session));
    }
}
