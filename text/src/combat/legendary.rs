//! The texts of legendary creatures, lairs and second places: log, reasons and rejections.

use asalto_core::event::LegendaryEvent;
use asalto_core::rejection::LegendaryRejection;
use asalto_core::{Event, Reason, Rejection};

use crate::sets::LegendaryText as Text;
use crate::{Lang, Names};

/// Returns the text of an event about a legendary creature; none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let Event::Legendary(event) = event else {
        return None;
    };
    let who = names.name(event.who());
    Some(match event {
        LegendaryEvent::ActionTaken { name, .. } if name.is_empty() => {
            lang.text_with(Text::LogNamelessAction, &[&who])
        }
        LegendaryEvent::ActionTaken { name, .. } => lang.text_with(Text::LogAction, &[&who, name]),
        LegendaryEvent::LairActed { name, .. } if name.is_empty() => {
            lang.text_with(Text::LogNamelessLair, &[&who])
        }
        LegendaryEvent::LairActed { name, .. } => lang.text_with(Text::LogLair, &[&who, name]),
        LegendaryEvent::Resisted { succeeds: true, .. } => {
            lang.text_with(Text::LogResisted, &[&who])
        }
        LegendaryEvent::Resisted { .. } => lang.text_with(Text::LogResistanceUsed, &[&who]),
    })
}

/// Returns the reason for a second place in the order; none for any other reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason, names: &Names<'_>) -> Option<String> {
    let Reason::SecondPlace { count, owner, lair } = reason else {
        return None;
    };
    let text = if *lair {
        Text::WhyLair
    } else {
        Text::WhySecondPlace
    };
    Some(lang.text_with(text, &[of, &lang.number(*count), &names.name(*owner)]))
}

/// Returns the text of a rejection about legendary creatures; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    use LegendaryRejection as Of;
    let Rejection::Legendary(rejection) = rejection else {
        return None;
    };
    let (text, who) = match rejection {
        Of::TooFewLeft { who, left } => {
            let left = lang.number((*left).into());
            return Some(lang.text_with(Text::TooFewLeft, &[&names.name(*who), &left]));
        }
        Of::SecondPlace { who } => (Text::SecondPlace, who),
        Of::NotALair { who } => (Text::NotALair, who),
        Of::OwnerChanged { who } => (Text::OwnerChanged, who),
        Of::NotLegendary { who } => (Text::NotLegendary, who),
        Of::NotAtTurnEnd { who } => (Text::NotAtTurnEnd, who),
        Of::OneAtATime { who } => (Text::OneAtATime, who),
        Of::UnableToAct { who } => (Text::UnableToAct, who),
        Of::StillSurprised { who } => (Text::StillSurprised, who),
        Of::NotLairTurn { who } => (Text::NotLairTurn, who),
        Of::LairHasActed { who } => (Text::LairHasActed, who),
        Of::SameLairAction { who } => (Text::SameLairAction, who),
        Of::NoResistanceLeft { who } => (Text::NoResistanceLeft, who),
    };
    Some(lang.text_with(text, &[&names.name(*who)]))
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;
    use asalto_core::event::{Event, LegendaryEvent};

    use super::log_text;
    use crate::{Lang, Names};

    /// The log says that a save succeeds only if one does.
    #[test]
    fn a_use_of_legendary_resistance_claims_no_more_than_happened() {
        let name = |_: CombatantId| "Dragon".to_owned();
        let names = Names::new(&name);
        let said = |succeeds| {
            let who = CombatantId(1);
            let event = Event::Legendary(LegendaryEvent::Resisted { who, succeeds });
            Lang::ALL.map(|lang| log_text(lang, &event, &names).unwrap_or_default())
        };
        assert_eq!(
            said(false),
            [
                "Dragon usa su resistencia legendaria.",
                "Dragon utilise sa résistance légendaire.",
                "Dragon uses legendary resistance.",
            ]
        );
        assert_eq!(
            said(true),
            [
                "Dragon usa su resistencia legendaria y supera la salvación.",
                "Dragon utilise sa résistance légendaire\u{a0}: la sauvegarde est réussie.",
                "Dragon uses legendary resistance: the save succeeds.",
            ]
        );
    }
}
