//! The texts of damage of a type: log, reasons and rejections.

use asalto_core::event::CombatantEvent;
use asalto_core::rules::{Defense, DefenseStep};
use asalto_core::{Event, Reason, Rejection};

use crate::damage::{damage_type, dealt_type};
use crate::sets::DamageText;
use crate::{Lang, Names};

/// Returns the text of damage of a type, with what defenses change, or of a save that fails without a roll; none for any
/// other event. The line of the hit points
/// has the rest.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    if let Event::Combatant(CombatantEvent::SaveFailed {
        who,
        kind,
        condition,
    }) = event
    {
        let (name, condition) = (names.name(*who), crate::condition(lang, condition));
        let said: [&str; 3] = [&name, crate::save_kind(lang, *kind), &condition];
        return Some(lang.text_with(DamageText::LogSaveFails, &said));
    }
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
        let said = [names.name(*who), lang.number(*dealt)];
        let of = dealt_type(lang, *typed);
        return Some(lang.text_with(DamageText::LogTyped, &[&said[0], &said[1], &of]));
    }
    let mut before = *dealt;
    let steps = steps.iter().map(|&DefenseStep { defense, left }| {
        let text = match defense {
            Defense::Immunity => DamageText::StepImmunity,
            Defense::Resistance => DamageText::StepResistance,
            Defense::NonmagicalImmunity => DamageText::StepNonmagicalImmunity,
            Defense::NonmagicalResistance => DamageText::StepNonmagicalResistance,
            Defense::Vulnerability => DamageText::StepVulnerability,
            Defense::Reduction => DamageText::StepReduction,
            Defense::Energy => DamageText::StepEnergy,
        };
        let said = [before, left].map(|number| lang.number(number));
        before = left;
        lang.text_with(text, &[&said[0], &said[1]])
    });
    let steps: Vec<_> = steps.collect();
    let of = dealt_type(lang, *typed);
    let said = [&*names.name(*who), &of, &steps.join(", ")];
    Some(lang.text_with(DamageText::LogDefended, &said))
}

/// Returns the line of damage of one type with the hit points that it cost; none if a defense or temporary hit points
/// have changed it, or for other events.
#[must_use]
pub fn typed_loss(lang: Lang, damage: &Event, loss: &Event, names: &Names<'_>) -> Option<String> {
    let Event::Combatant(CombatantEvent::TypedDamageTaken {
        who,
        damage_type: typed,
        taken,
        steps,
        ..
    }) = damage
    else {
        return None;
    };
    let &Event::HitPointsChanged { who: of, by, left } = loss else {
        return None;
    };
    if !steps.is_empty() || of != *who || by.checked_neg() != Some(*taken) {
        return None;
    }
    let (name, taken, left) = (names.name(*who), lang.number(*taken), lang.number(left));
    let of = dealt_type(lang, *typed);
    let said = [&*name, &*taken, &*of, &*left];
    Some(lang.text_with(DamageText::LogLost, &said))
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
        Defense::NonmagicalImmunity => DamageText::WhyImmuneNonmagical,
        Defense::NonmagicalResistance => DamageText::WhyResistsNonmagical,
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
    use asalto_core::{Bypass, CombatantId, DamageType, TypedDamage};

    use super::*;

    #[test]
    fn the_line_of_the_hit_points_names_the_type_of_the_damage() {
        let (who, name) = (CombatantId(1), |_: CombatantId| "Ogre".to_owned());
        let names = Names::new(&name);
        let damage = |taken, steps| {
            Event::Combatant(CombatantEvent::TypedDamageTaken {
                who,
                damage_type: DamageType::Fire.into(),
                dealt: 7,
                taken,
                steps,
            })
        };
        let loss = |who, by| Event::HitPointsChanged { who, by, left: 52 };
        let plain = damage(7, Vec::new());
        let lines = Lang::ALL.map(|lang| typed_loss(lang, &plain, &loss(who, -7), &names));
        let told = [
            "Ogre pierde 7 PG (fuego). Queda en 52.",
            "Ogre perd 7 PV (feu). PV restants\u{a0}: 52.",
            "Ogre takes 7 fire damage (52 HP).",
        ];
        assert_eq!(lines, told.map(|line| Some(line.to_owned())));
        let step = DefenseStep {
            defense: Defense::Resistance,
            left: 3,
        };
        // A line of its own says what defenses or temporary hit points change, and other parts of the hit.
        for (damage, loss) in [
            (damage(3, vec![step]), loss(who, -3)),
            (damage(7, Vec::new()), loss(who, -2)),
            (damage(7, Vec::new()), loss(CombatantId(2), -7)),
        ] {
            assert_eq!(typed_loss(Lang::En, &damage, &loss, &names), None);
        }
        let alone = Lang::ALL.map(|lang| log_text(lang, &plain, &names));
        let told = [
            "Ogre: 7 de daño (fuego).",
            "Ogre\u{a0}: 7 de dégâts (feu).",
            "Ogre: 7 fire damage.",
        ];
        assert_eq!(alone, told.map(|line| Some(line.to_owned())));
    }

    #[test]
    fn the_log_says_that_damage_is_magical() {
        let name = |_: CombatantId| "Ogre".to_owned();
        let names = Names::new(&name);
        let who = CombatantId(1);
        let damage = |steps| {
            Event::Combatant(CombatantEvent::TypedDamageTaken {
                who,
                damage_type: TypedDamage {
                    of: DamageType::Slashing,
                    bypasses: Bypass::Nonmagical,
                },
                dealt: 7,
                taken: 7,
                steps,
            })
        };
        let (by, left) = (-7, 52);
        let loss = Event::HitPointsChanged { who, by, left };
        let plain = damage(Vec::new());
        let lines = Lang::ALL.map(|lang| typed_loss(lang, &plain, &loss, &names));
        let told = [
            "Ogre pierde 7 PG (cortante mágico). Queda en 52.",
            "Ogre perd 7 PV (tranchant magique). PV restants\u{a0}: 52.",
            "Ogre takes 7 magical slashing damage (52 HP).",
        ];
        assert_eq!(lines, told.map(|line| Some(line.to_owned())));
        let alone = log_text(Lang::En, &plain, &names);
        assert_eq!(alone.as_deref(), Some("Ogre: 7 magical slashing damage."));
        let defended = damage(vec![DefenseStep {
            defense: Defense::Resistance,
            left: 3,
        }]);
        let told = log_text(Lang::En, &defended, &names);
        assert_eq!(
            told.as_deref(),
            Some("Ogre (magical slashing): resistance halves 7 to 3.")
        );
    }

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
