//! What happened, in words: the lines of the log.

use asalto_core::{ActionKind, CombatantId, Event, Frame, FrameKind, Response};

use super::{Lang, Sentence, Word, reason, refusal};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// Whether it begins a round, and stands out.
    pub heading: bool,
}

/// The word for a kind of action.
#[must_use]
pub fn action(lang: Lang, kind: ActionKind) -> &'static str {
    lang.word(match kind {
        ActionKind::Standard => Word::Standard,
        ActionKind::Move => Word::Move,
        ActionKind::FullRound => Word::FullRound,
        ActionKind::Free => Word::Free,
        ActionKind::FiveFootStep => Word::FiveFootStep,
        ActionKind::Charge => Word::Charge,
        ActionKind::Withdraw => Word::Withdraw,
        ActionKind::Action => Word::Action,
        ActionKind::BonusAction => Word::BonusAction,
        ActionKind::Interact => Word::Interact,
        ActionKind::UseObject => Word::UseObject,
    })
}

/// The words for what lies on the stack.
#[must_use]
pub fn frame(lang: Lang, frame: &Frame) -> String {
    match &frame.kind {
        FrameKind::Turn { .. } => lang.word(Word::Turn).to_owned(),
        FrameKind::Act { action: kind, name } if name.is_empty() => action(lang, *kind).to_owned(),
        FrameKind::Act { name, .. } => name.clone(),
        FrameKind::Response(Response::Opportunity) => lang.word(Word::Opportunity).to_owned(),
        other => format!("{other:?}"),
    }
}

/// What an event says in the log; nothing where another line says it already.
pub fn report(lang: Lang, event: &Event, name: &impl Fn(CombatantId) -> String) -> Option<Line> {
    if let Event::RoundStarted { round } = event {
        let text = lang.say(&Sentence::Round(*round));
        return Some(Line {
            text,
            heading: true,
        });
    }
    let text = match event {
        Event::CombatantAdded { profile, .. } => {
            said(lang, &profile.name, ("joins", "se une", "arrive"))
        }
        Event::CombatantRemoved { who } => said(lang, &name(*who), ("leaves", "se va", "s’en va")),
        Event::InitiativeRolled {
            who,
            face,
            modifier,
            total,
            ..
        } => {
            format!("{}: {face} {modifier:+} = {total}", name(*who))
        }
        Event::InitiativeEntered { who, total } => format!("{}: {total}", name(*who)),
        Event::TieBroken(tie) => {
            let names: Vec<_> = tie.order.iter().map(|&who| name(who)).collect();
            let names = names.join(" › ");
            match lang {
                Lang::En => format!("Tie, decided by lot: {names}"),
                Lang::Es => format!("Empate, decidido por suertes: {names}"),
                Lang::Fr => format!("Égalité, tirée au sort : {names}"),
            }
        }
        Event::TurnSkipped { who } => said(
            lang,
            &name(*who),
            (
                "cannot act: the turn passes",
                "no puede actuar: pasa su turno",
                "ne peut pas agir : son tour passe",
            ),
        ),
        Event::TurnStarted { who, .. } => match lang {
            Lang::En => format!("{}’s turn", name(*who)),
            Lang::Es => format!("Turno de {}", name(*who)),
            Lang::Fr => format!("Tour de {}", name(*who)),
        },
        Event::ActionTaken {
            who, action: kind, ..
        } => {
            format!("{}: {}", name(*who), action(lang, *kind))
        }
        Event::Pushed(pushed) => format!("{}: {}", name(pushed.owner), frame(lang, pushed)),
        Event::HitPointsChanged { who, by, left } => hit_points(lang, &name(*who), *by, *left),
        Event::ConditionAdded { who, condition } => {
            format!("{}: {}", name(*who), reason::condition(lang, condition))
        }
        Event::ConditionRemoved { who, condition } => {
            let held = reason::condition(lang, condition);
            match lang {
                Lang::En => format!("{}: no longer {held}", name(*who)),
                Lang::Es => format!("{}: ya no {held}", name(*who)),
                Lang::Fr => format!("{} : plus {held}", name(*who)),
            }
        }
        Event::Lost { .. } => match lang {
            Lang::En => "It does not take place: its owner is unable.".to_owned(),
            Lang::Es => "No llega a suceder: su dueño no puede actuar.".to_owned(),
            Lang::Fr => "Cela n’a pas lieu : son auteur ne peut pas agir.".to_owned(),
        },
        Event::Ended => lang.word(Word::FightOver).to_owned(),
        Event::Ruled { aside } => {
            let aside = refusal(lang, aside, name);
            match lang {
                Lang::En => format!("Ruled otherwise. {aside}"),
                Lang::Es => format!("El DM decide otra cosa. {aside}"),
                Lang::Fr => format!("Le MJ en décide autrement. {aside}"),
            }
        }
        _ => return None,
    };
    Some(Line {
        text,
        heading: false,
    })
}

fn said(lang: Lang, who: &str, (en, es, fr): (&str, &str, &str)) -> String {
    match lang {
        Lang::En => format!("{who} {en}."),
        Lang::Es => format!("{who} {es}."),
        Lang::Fr => format!("{who} {fr}."),
    }
}

fn hit_points(lang: Lang, who: &str, by: i32, left: i32) -> String {
    let amount = by.unsigned_abs();
    match (lang, by < 0) {
        (Lang::En, true) => format!("{who} takes {amount}. {left} left."),
        (Lang::En, false) => format!("{who} is healed {amount}. {left} left."),
        (Lang::Es, true) => format!("{who} sufre {amount}. Le quedan {left}."),
        (Lang::Es, false) => format!("{who} recupera {amount}. Le quedan {left}."),
        (Lang::Fr, true) => format!("{who} subit {amount}. Il en reste {left}."),
        (Lang::Fr, false) => format!("{who} récupère {amount}. Il en reste {left}."),
    }
}
