//! The texts of damage of a type: log, reasons and rejections.

use asalto_core::event::CombatantEvent;
use asalto_core::rules::{Defense, DefenseStep};
use asalto_core::{Event, Reason, Rejection};

use crate::damage::damage_type;
use crate::sets::DamageText;
use crate::{Lang, Names};

/// Returns the text of damage that defenses have changed; none for any other event. The line of the hit points has
/// the rest.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let Event::Combatant(CombatantEvent::TypedDamageTaken {
        who,
        damage_type: typed,
        dealt,
        steps,
        ..
    }) = event
    else {
        return None;
    };
    if steps.is_empty() {
        return None;
    }
    let mut before = *dealt;
    let steps = steps.iter().map(|&DefenseStep { defense, left }| {
        let text = match defense {
            Defense::Immunity => DamageText::StepImmunity,
            Defense::Resistance => DamageText::StepResistance,
            Defense::Vulnerability => DamageText::StepVulnerability,
            Defense::Reduction => DamageText::StepReduction,
            Defense::Energy => DamageText::StepEnergy,
        };
        let said = [before, left].map(|number| lang.number(number));
        before = left;
        lang.text_with(text, &[&said[0], &said[1]])
    });
    let steps: Vec<_> = steps.collect();
    let of = damage_type(lang, typed.of);
    let said = [&*names.name(*who), of, &steps.join(", ")];
    Some(lang.text_with(DamageText::LogDefended, &said))
}

/// Returns the reason for a change of damage; none if it is another reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason) -> Option<String> {
    let Reason::Defends {
        defense,
        damage_type: typed,
        amount,
    } = reason
    else {
        return None;
    };
    let text = match defense {
        Defense::Immunity => DamageText::WhyImmune,
        Defense::Resistance => DamageText::WhyResists,
        Defense::Vulnerability => DamageText::WhyVulnerable,
        Defense::Energy => DamageText::WhyEnergy,
        Defense::Reduction => DamageText::WhyReduction,
    };
    let amount = amount.map(|amount| lang.number(amount.into()));
    let said = [typed.map(|of| damage_type(lang, of).to_owned()), amount];
    let mut all = vec![of];
    all.extend(said.iter().flatten().map(String::as_str));
    Some(lang.text_with(text, &all))
}

/// Returns the text of a rejection about a type of damage; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection) -> Option<String> {
    let Rejection::NoDamageType { damage_type: of } = rejection else {
        return None;
    };
    Some(lang.text_with(DamageText::NoType, &[damage_type(lang, *of)]))
}

#[cfg(test)]
mod tests {
    use asalto_core::{CombatantId, DamageType};

    use super::*;

    #[test]
    fn the_log_says_what_each_defense_does() {
        let step = |(defense, left)| DefenseStep { defense, left };
        let event = Event::Combatant(CombatantEvent::TypedDamageTaken {
            who: CombatantId(1),
            damage_type: DamageType::Fire.into(),
            dealt: 15,
            taken: 14,
            steps: [(Defense::Resistance, 7), (Defense::Vulnerability, 14)]
                .map(step)
                .to_vec(),
        });
        let name = |_: CombatantId| "Imp".to_owned();
        let names = Names::new(&name);
        let said = Lang::ALL.map(|lang| log_text(lang, &event, &names));
        let lines = [
            "Imp (fuego): la resistencia reduce 15 a la mitad (7), la vulnerabilidad sube 7 a 14.",
            "Imp (feu)\u{a0}: la résistance réduit 15 de moitié (7), la vulnérabilité porte 7 à 14.",
            "Imp (fire): resistance halves 15 to 7, vulnerability raises 7 to 14.",
        ];
        assert_eq!(said, lines.map(|line| Some(line.to_owned())));
    }
}
