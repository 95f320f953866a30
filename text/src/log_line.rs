//! The lines of the log.

use asalto_core::Event;
use asalto_core::event::PriorityEvent;

use super::log::log_text;
use super::{Lang, Message, Names};

/// Returns the events of a log entry that can have a line. Passes after which everyone has passed have none: the line
/// about everyone covers them.
#[must_use]
pub fn told<'e>(events: impl IntoIterator<Item = &'e Event>) -> Vec<&'e Event> {
    let mut told: Vec<&Event> = Vec::new();
    for event in events {
        if matches!(event, Event::Priority(PriorityEvent::EveryonePassed)) {
            let round = told.iter().rev().take_while(|event| circulates(event));
            let before = told.len() - round.count();
            let mut at = 0;
            told.retain(|event| {
                at += 1;
                at <= before || !matches!(event, Event::Priority(PriorityEvent::Passed { .. }))
            });
        }
        told.push(event);
    }
    told
}

/// Returns whether an event only hands priority on.
fn circulates(event: &Event) -> bool {
    use PriorityEvent::{Circulated, Offered, Passed, PassedByThemselves};
    matches!(
        event,
        Event::Priority(Circulated | Offered { .. } | Passed { .. } | PassedByThemselves(_))
    )
}

/// Returns the line of an event; none if another line already covers it.
pub fn log_line(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    if let Event::RoundStarted { round } = event {
        return Some(lang.message(&Message::Round(*round)));
    }
    log_text(lang, event, names)
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;
    use asalto_core::event::CombatantEvent;

    use super::*;

    #[track_caller]
    fn check(event: &Event, lines: [&str; 3]) {
        let name = |who: CombatantId| ["Aria", "Lidda"][who.0 as usize].to_owned();
        let names = Names::new(&name);
        let texts = Lang::ALL.map(|lang| log_line(lang, event, &names));
        assert_eq!(texts, lines.map(|line| Some(line.to_owned())));
    }

    #[test]
    fn an_entry_names_its_combatants_in_every_language() {
        let (who, with) = (CombatantId(1), CombatantId(0));
        check(
            &Event::InitiativeShared { who, with },
            [
                "Lidda comparte la tirada de Aria.",
                "Lidda partage le jet d’Aria.",
                "Lidda shares Aria’s roll.",
            ],
        );
    }

    #[test]
    fn a_round_of_passes_is_told_once() {
        let passed = |who| Event::Priority(PriorityEvent::Passed { who });
        let offered = |who| Event::Priority(PriorityEvent::Offered { who });
        let everyone = Event::Priority(PriorityEvent::EveryonePassed);
        let (aria, lidda) = (CombatantId(0), CombatantId(1));
        let turn = Event::SurpriseEnded { who: aria };
        let circulation = [
            passed(aria),
            turn.clone(),
            passed(aria),
            offered(lidda),
            passed(lidda),
            everyone.clone(),
        ];
        let [first, offer] = [passed(aria), offered(lidda)];
        assert_eq!(told(&circulation), [&first, &turn, &offer, &everyone]);
        // Each pass has its line while others still have priority.
        assert_eq!(told(&circulation[2..4]), [&first, &offer]);
    }

    #[test]
    fn a_change_of_hit_points_says_what_is_left() {
        let who = CombatantId(0);
        check(
            &Event::HitPointsChanged {
                who,
                by: -5,
                left: 7,
            },
            [
                "Aria pierde 5 PG. Queda en 7.",
                "Aria perd 5 PV. PV restants\u{a0}: 7.",
                "Aria takes 5 damage (7 HP).",
            ],
        );
        check(
            &Event::HitPointsChanged {
                who,
                by: 5,
                left: -2,
            },
            [
                "Aria recupera 5 PG. Queda en −2.",
                "Aria récupère 5 PV. PV restants\u{a0}: −2.",
                "Aria heals 5 (−2 HP).",
            ],
        );
    }

    #[test]
    fn a_change_of_nothing_says_so() {
        let who = CombatantId(0);
        let (by, left) = (0, 12);
        check(
            &Event::HitPointsChanged { who, by, left },
            [
                "Aria ya tiene todos sus puntos de golpe.",
                "Aria a déjà tous ses points de vie.",
                "Aria is already at full hit points.",
            ],
        );
        check(
            &Event::Combatant(CombatantEvent::NoDamageTaken { who }),
            [
                "Aria no recibe daño.",
                "Aria ne subit aucun dégât.",
                "Aria takes no damage.",
            ],
        );
    }

    #[test]
    fn an_override_is_said_without_the_ids_of_rules() {
        let aside = vec!["D5E-23".parse().expect("it is a rule")];
        check(
            &Event::Ruled { aside },
            [
                "Decisión de quien dirige.",
                "Décision du MJ.",
                "Game master’s ruling.",
            ],
        );
    }

    #[test]
    fn dice_name_advantage_in_the_language_in_use() {
        check(
            &Event::Rolled {
                who: None,
                expression: "d20+5 advantage".to_owned(),
                dice: Vec::new(),
                total: 12,
            },
            [
                "Tirada: d20+5 ventaja [] = 12.",
                "Jet\u{a0}: d20+5 avantage [] = 12.",
                "Roll: d20+5 advantage [] = 12.",
            ],
        );
    }
}
