//! The sentences of nine reasons and refusals, as combats come to them: what they say is so at that moment.

use asalto_core::card::Card;
use asalto_core::command::TableCommand;
use asalto_core::effect::{Duration, EffectExpiry, NewEffect};
use asalto_core::law::Law;
use asalto_core::rules::{InitiativePolicy, ReadyPolicy, Response, TableChoice};
use asalto_core::waiting::ActNowTiming;
use asalto_core::why::CombatantStatus;
use asalto_core::{
    ActionKind, Combatant, CombatantId, Command, Condition, NoDice, Reason, Rejection, Round,
    Rules, Ruleset, Session, Side, Timestamp, why,
};

use super::{reason_text, rejection_text};
use crate::{Lang, Names};

const ANA: CombatantId = CombatantId(1);
const BEA: CombatantId = CombatantId(2);
const ORC: CombatantId = CombatantId(3);

fn name(who: CombatantId) -> String {
    ["", "Ana", "Bea", "Orc"][who.0 as usize].to_owned()
}

/// Says a reason about a combatant in Spanish, French and English.
fn reason(of: CombatantId, reason: &Reason) -> [String; 3] {
    let names = Names::new(&name);
    Lang::ALL.map(|lang| reason_text(lang, &name(of), reason, &names))
}

/// Says a refusal in Spanish, French and English.
fn refusal(rejection: &Rejection) -> [String; 3] {
    let names = Names::new(&name);
    Lang::ALL.map(|lang| rejection_text(lang, rejection, &names).unwrap_or_default())
}

fn play(session: &mut Session, command: &Command) {
    let played = session.dispatch(command, Timestamp(0), &mut NoDice);
    assert!(played.is_ok(), "{command:?}: {played:?}");
}

/// Returns the refusal of a command.
fn refused(session: &mut Session, command: &Command) -> Rejection {
    let played = session.dispatch(command, Timestamp(0), &mut NoDice);
    played.expect_err("the command is refused")
}

/// Begins a fight of Ana, Bea and the Orc, who act in this order.
fn fight(rules: impl Into<Rules>) -> Session {
    let mut session = Session::new(rules);
    for (name, side) in [
        ("Ana", Side::PARTY),
        ("Bea", Side::PARTY),
        ("Orc", Side::FOES),
    ] {
        let mut profile = Combatant::new(name, side);
        profile.hit_points = Some(8);
        profile.legendary.actions = if name == "Orc" { 3 } else { 0 };
        play(&mut session, &Command::AddCombatant(Box::new(profile)));
    }
    play(&mut session, &Command::Start);
    session
}

fn numbered(ruleset: Ruleset) -> Session {
    let mut session = fight(ruleset);
    for (who, total) in [(ANA, 15), (BEA, 10), (ORC, 5)] {
        play(&mut session, &Command::EnterInitiative { who, total });
    }
    session
}

/// 1. The effect ends a round later while the turn that it names is in progress.
#[test]
fn an_effect_until_the_end_of_a_turn() {
    let mut session = numbered(Ruleset::Dnd35);
    let condition = Condition::Custom("marked".to_owned());
    let marked = NewEffect::new(ORC, condition.clone(), Duration::TurnEnd(ANA));
    play(&mut session, &Command::AddEffect(Box::new(marked)));
    let said = |session: &Session| {
        let view = session.view();
        let ending = view.combatant(ORC).expect("it is there").effects[0]
            .effect
            .ending;
        let asked = CombatantStatus::Condition(condition.clone(), Some(ending));
        let found = why(session.encounter(), ORC, &asked).expect("it has a reason");
        reason(ORC, &found)
    };
    assert_eq!(
        said(&session),
        [
            "Orc: marked, hasta que termine el próximo turno de Ana.",
            "Orc : marked, jusqu’à la fin du prochain tour d’Ana.",
            "Orc: marked, until the end of Ana’s next turn.",
        ]
    );
    play(&mut session, &Command::EndTurn);
    assert_eq!(
        said(&session),
        [
            "Orc: marked, hasta que termine el turno de Ana.",
            "Orc : marked, jusqu’à la fin du tour d’Ana.",
            "Orc: marked, until the end of Ana’s turn.",
        ]
    );
}

/// 2. In 3.0 the first turn ends it, also if it is delayed (AMB-D30-14).
#[test]
fn flat_footed_until_the_first_turn_comes() {
    let session = numbered(Ruleset::Dnd30);
    let view = session.view();
    let orc = view.combatant(ORC).and_then(|one| one.flat_footed.clone());
    assert_eq!(
        reason(ORC, &orc.expect("it is flat-footed")),
        [
            "Orc cuenta como desprevenido hasta que llegue su primer turno, aunque lo retrase.",
            "Orc est pris au dépourvu jusqu’à ce que vienne son premier tour, même s’il le retarde.",
            "Orc is flat-footed until the first turn comes, even if that is delayed.",
        ]
    );
}

/// 3. A corpse and a skipped combatant have not acted.
#[test]
fn nobody_has_acted_without_a_turn() {
    let mut session = fight(
        Rules::from(Ruleset::Any)
            .choose(TableChoice::HandOver)
            .choose(TableChoice::OutAtZero),
    );
    let hand = |to| Command::Table(TableCommand::HandOver { to });
    play(&mut session, &hand(ANA));
    let [skipped, acted] = [session.clone(), session.clone()];
    play(&mut session, &Command::damage(vec![BEA], 8));
    assert_eq!(
        refusal(&refused(&mut session, &hand(BEA))),
        [
            "Bea no puede actuar.",
            "Bea n’est pas en état d’agir.",
            "Bea can’t act."
        ]
    );
    let mut session = skipped;
    play(&mut session, &Command::SkipTurn { who: BEA });
    assert_eq!(
        refusal(&refused(&mut session, &hand(BEA))),
        [
            "A Bea no le queda turno en este asalto.",
            "Bea n’a plus de tour à venir dans ce round.",
            "Bea has no turn left this round.",
        ]
    );
    let mut session = acted;
    play(&mut session, &hand(ORC));
    assert_eq!(
        refusal(&refused(&mut session, &hand(ANA))),
        [
            "Ana ya ha tenido su turno en este asalto.",
            "Ana a déjà eu son tour dans ce round.",
            "Ana has already acted this round.",
        ]
    );
}

/// 4. A delayed turn comes after the turn in progress, whether or not an action is in progress in it.
#[test]
fn a_delayed_turn_does_not_interrupt() {
    let mut session = numbered(Ruleset::Dnd35);
    play(&mut session, &Command::Delay { until: None });
    let action = ActionKind::Standard;
    play(&mut session, &Command::TakeAction { action });
    let (who, moment) = (ANA, ActNowTiming::BeforeTurn);
    assert_eq!(
        refusal(&refused(&mut session, &Command::ActNow { who, moment })),
        [
            "La acción retrasada de Ana no interrumpe a nadie: va después del turno en curso.",
            "L’action retardée d’Ana n’interrompt personne : elle vient après le tour en cours.",
            "Ana’s delayed turn can’t interrupt. It comes after the turn in progress.",
        ]
    );
}

/// 5. A turn has ended, but the reaction to it comes before the legendary action.
#[test]
fn a_reaction_comes_before_a_legendary_action() {
    let mut session = numbered(Ruleset::Dnd5e);
    play(&mut session, &Command::EndTurn);
    let (who, response) = (ANA, Response::Reaction);
    play(&mut session, &Command::Respond { who, response });
    let (who, name, cost) = (ORC, "Tail".to_owned(), 1);
    let legendary = Command::LegendaryAction { who, name, cost };
    assert_eq!(
        refusal(&refused(&mut session, &legendary)),
        [
            "Antes hay que resolver la reacción.",
            "Résolvez d’abord la réaction ; le tour reprend ensuite.",
            "Resolve the reaction first.",
        ]
    );
}

/// 6. Nobody sees the rank of a card inside the deck.
#[test]
fn a_place_among_cards() {
    let mut rules = Rules::from(Ruleset::Any);
    rules.initiative = InitiativePolicy::Cards;
    let mut session = fight(rules);
    let cards: Vec<_> = Card::all().collect();
    for (who, index) in [(ANA, 42), (BEA, 20), (ORC, 3)] {
        let card = cards[index];
        play(
            &mut session,
            &Command::Table(TableCommand::EnterCard { who, card }),
        );
    }
    play(&mut session, &Command::Delay { until: None });
    let (who, moment) = (ANA, ActNowTiming::AfterTurn);
    play(&mut session, &Command::ActNow { who, moment });
    let view = session.view();
    let ana = view.combatant(ANA).expect("she is there");
    assert_eq!((ana.count, ana.initiative), (None, None));
    let card = crate::combat::card(Lang::En, cards[42]);
    assert_eq!(
        reason(ANA, ana.place.as_ref().expect("she has a place")),
        [
            format!("Ana retrasó su acción y actúa aquí, con {card}."),
            format!("Ana a retardé son action et agit ici, avec {card}."),
            format!("Ana delayed and acts here, with {card}."),
        ]
    );
}

/// 7. A turn that never has an action says why.
#[test]
fn an_action_that_a_turn_never_has() {
    let (who, action) = (ANA, ActionKind::Standard);
    let causes = [
        (Law::SurprisedNoMove, "Surprise lasts until this turn ends."),
        (
            Law::SurprisedNoAction,
            "Surprise lasts until this turn ends.",
        ),
        (
            Law::SurprisedNoBonusAction,
            "Surprise lasts until this turn ends.",
        ),
        (
            Law::SurpriseTurn,
            "The surprise round gives only one action.",
        ),
        (
            Law::SurpriseTurnFullRound,
            "The surprise round gives only one action.",
        ),
        (
            Law::MountControlled,
            "A controlled mount only moves, Dashes, Disengages or Dodges.",
        ),
        (Law::LairAction, "A lair takes only its lair action."),
        (Law::BonusActionGranted, "No feature grants it."),
        (
            Law::RegularTurn,
            "In these rules a regular turn has no such action.",
        ),
    ];
    for (law, cause) in causes {
        let [es, fr, en] = refusal(&Rejection::NotInThisTurn { who, action, law });
        assert_eq!(en, format!("Ana: no standard action on this turn. {cause}"));
        let ends = [
            "En este turno, Ana no puede hacer: acción estándar. ",
            "Impossible pour Ana ce tour : action simple. ",
        ];
        assert!(es.starts_with(ends[0]) && es.len() > ends[0].len(), "{es}");
        assert!(fr.starts_with(ends[1]) && fr.len() > ends[1].len(), "{fr}");
    }
}

/// 8. A reaction and a readied action name whose turn, and a duration its round and count.
#[test]
fn whose_turn_and_which_round() {
    assert_eq!(
        reason(ANA, &Reason::ReactionSpent),
        [
            "Ana ya ha usado su reacción: la recupera al empezar su próximo turno.",
            "Ana a déjà utilisé sa réaction ; elle revient au début de son prochain tour.",
            "Ana has used a reaction; it returns at the start of Ana’s next turn.",
        ]
    );
    let ready = ReadyPolicy::BeforeTrigger;
    assert_eq!(
        reason(ANA, &Reason::HasReadied { ready }),
        [
            "Ana puede usar su acción preparada justo antes de lo que la desencadene, hasta que llegue su próximo turno.",
            "Ana peut accomplir son action préparée juste avant ce qui la déclenche, jusqu’à son prochain tour.",
            "Ana may take the readied action just before its trigger, until Ana’s next turn.",
        ]
    );
    let lasts = |count, of| Reason::Lasts {
        condition: Condition::Custom("marked".to_owned()),
        ending: EffectExpiry::Count {
            round: Round(3),
            count,
            of,
        },
        latest: None,
        later: false,
    };
    assert_eq!(
        reason(ORC, &lasts(Some(12), None)),
        [
            "Orc: marked. Termina en el asalto 3 justo antes de la iniciativa 12, aunque el orden haya cambiado.",
            "Orc : marked. Fin au round 3, juste avant le rang 12, même si l’ordre a changé entre-temps.",
            "Orc: marked. Ends in round 3 just before count 12, even if the order has changed.",
        ]
    );
    assert_eq!(
        reason(ORC, &lasts(Some(12), Some(BEA)))[2],
        "Orc: marked. Ends in round 3 just before Bea’s turn."
    );
}

/// An effect that a save ends names the time at which it ends at the latest.
#[test]
fn an_effect_with_a_save_and_a_time() {
    let saved = |latest| Reason::Lasts {
        condition: Condition::Custom("marked".to_owned()),
        ending: EffectExpiry::Save {
            difficulty: 13,
            due: false,
            kind: None,
        },
        latest: Some(latest),
        later: false,
    };
    let count = EffectExpiry::Count {
        round: Round(11),
        count: Some(12),
        of: None,
    };
    assert_eq!(
        reason(ORC, &saved(count)),
        [
            "Orc: marked, hasta superar una salvación. Como muy tarde, termina en el asalto 11 justo antes de la iniciativa 12.",
            "Orc\u{a0}: marked, jusqu’à une sauvegarde réussie. Fin au plus tard au round 11, juste avant le rang 12.",
            "Orc: marked, until a save. Ends at the latest in round 11 just before count 12.",
        ]
        .map(str::to_owned)
    );
    assert_eq!(
        reason(ORC, &saved(EffectExpiry::TurnStart { of: BEA }))[2],
        "Orc: marked, until a save. Ends at the latest as Bea’s turn starts."
    );
}

/// 9. A lair may repeat an action after a round without it.
#[test]
fn the_same_lair_action() {
    let rejection = asalto_core::rejection::LegendaryRejection::SameLairAction { who: ORC };
    assert_eq!(
        refusal(&rejection.into()),
        [
            "Orc no puede usar la misma acción de guarida dos asaltos seguidos.",
            "Orc ne peut pas utiliser la même action de repaire deux rounds de suite.",
            "Orc can’t take the same lair action two rounds in a row.",
        ]
    );
}
