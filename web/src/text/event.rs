//! What happened, in words: the lines of the log.

use asalto_core::{ActionKind, CombatantId, Event, Frame, FrameKind, Readied, Response};

use super::{Cast, Lang, Sentence, Word};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// Whether it begins a round, and stands out.
    pub heading: bool,
}

/// The word for a kind of action.
#[must_use]
pub fn action(lang: Lang, kind: ActionKind) -> &'static str {
    (lang.tongue().action)(kind)
}

/// The word for a way to answer.
#[must_use]
pub fn response(lang: Lang, kind: Response) -> &'static str {
    (lang.tongue().response)(kind)
}

/// The words for what lies on the stack.
#[must_use]
pub fn frame(lang: Lang, frame: &Frame) -> String {
    match &frame.kind {
        FrameKind::Turn { .. } => lang.word(Word::Turn).to_owned(),
        FrameKind::Act { action: kind, name } if name.is_empty() => action(lang, *kind).to_owned(),
        FrameKind::Act { name, .. } => name.clone(),
        FrameKind::Casting(casting) => casting.spell.name.clone(),
        FrameKind::Response(kind) => response(lang, *kind).to_owned(),
        FrameKind::Readied(readied) if has_words(readied) => in_words(readied),
        _ => response(lang, Response::Readied).to_owned(),
    }
}

/// What was readied and on what condition, in the game master's words.
#[must_use]
pub fn in_words(readied: &Readied) -> String {
    match (readied.name.as_str(), readied.trigger.as_str()) {
        (name, "") => name.to_owned(),
        ("", trigger) => trigger.to_owned(),
        (name, trigger) => format!("{name} ({trigger})"),
    }
}

fn has_words(readied: &Readied) -> bool {
    !in_words(readied).is_empty()
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
    let cast = Cast::new(name);
    let text = (lang.tongue().tell)(event, &cast)?;
    Some(Line {
        text,
        heading: false,
    })
}
