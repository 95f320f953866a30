//! The texts of types of damage and of defenses against them.

use asalto_core::combatant::{DamageReduction, Defenses};
use asalto_core::rules::{Defense, DefensePolicy};
use asalto_core::{Bypass, DamageType, Material, Reason, SortedSet, TypedDamage, why};

use crate::Lang;
use crate::sets::DamageText;

/// Returns the name of a type of damage, in any language.
#[must_use]
pub fn damage_type_word(of: DamageType) -> DamageText {
    match of {
        DamageType::Acid => DamageText::Acid,
        DamageType::Bludgeoning => DamageText::Bludgeoning,
        DamageType::Cold => DamageText::Cold,
        DamageType::Electricity => DamageText::Electricity,
        DamageType::Fire => DamageText::Fire,
        DamageType::Force => DamageText::Force,
        DamageType::Lightning => DamageText::Lightning,
        DamageType::Necrotic => DamageText::Necrotic,
        DamageType::Piercing => DamageText::Piercing,
        DamageType::Poison => DamageText::Poison,
        DamageType::Psychic => DamageText::Psychic,
        DamageType::Radiant => DamageText::Radiant,
        DamageType::Slashing => DamageText::Slashing,
        DamageType::Sonic => DamageText::Sonic,
        DamageType::Thunder => DamageText::Thunder,
    }
}

/// Returns the name of a type of damage.
#[must_use]
pub fn damage_type(lang: Lang, of: DamageType) -> &'static str {
    lang.text(damage_type_word(of))
}

/// Returns the type of dealt damage as the log names it: `magical slashing`.
#[must_use]
pub fn dealt_type(lang: Lang, typed: TypedDamage) -> String {
    let of = damage_type(lang, typed.of);
    match typed.bypasses {
        Bypass::Nonmagical => lang.text_with(DamageText::LogMagical, &[of]),
        Bypass::Silver => lang.text_with(DamageText::PastSilver, &[of]),
        Bypass::Adamantine => lang.text_with(DamageText::PastAdamantine, &[of]),
        Bypass::Nothing | Bypass::Reduction | Bypass::Everything => of.to_owned(),
    }
}

/// Returns an amount of damage with its type, if it has one, and what it bypasses.
#[must_use]
pub fn typed_damage(lang: Lang, amount: &str, typed: Option<TypedDamage>) -> String {
    let Some(TypedDamage { of, bypasses }) = typed else {
        return amount.to_owned();
    };
    let of = damage_type(lang, of);
    let said = lang.text_with(DamageText::Typed, &[amount, of]);
    match bypasses {
        Bypass::Nothing => said,
        Bypass::Reduction => lang.text_with(DamageText::PastReduction, &[&said]),
        Bypass::Nonmagical => lang.text_with(DamageText::PastNonmagical, &[&said]),
        Bypass::Silver => lang.text_with(DamageText::PastSilver, &[&said]),
        Bypass::Adamantine => lang.text_with(DamageText::PastAdamantine, &[&said]),
        Bypass::Everything => lang.text_with(DamageText::PastAll, &[&said]),
    }
}

/// Returns a text for each defense of a combatant that has an effect in a ruleset, with its reason.
#[must_use]
pub fn defenses(lang: Lang, all: &Defenses, policy: DefensePolicy) -> Vec<(String, Reason)> {
    let reasons = why::defenses(all, policy).into_iter();
    let texts = reasons.map(|reason| (text_of(lang, all, &reason), reason));
    texts.collect()
}

/// Returns the defenses of a combatant that have an effect in a ruleset, each kind once with its types: `resists cold,
/// fire`. A damage reduction stands alone.
#[must_use]
pub fn short_defenses(lang: Lang, all: &Defenses, policy: DefensePolicy) -> Vec<String> {
    let mut kinds: Vec<(DamageText, String)> = Vec::new();
    for reason in why::defenses(all, policy) {
        let Reason::Defends {
            defense,
            damage_type: of,
            amount,
        } = reason
        else {
            continue;
        };
        let kind = match defense {
            Defense::Immunity => DamageText::Immune,
            Defense::Resistance | Defense::Energy => DamageText::Resists,
            Defense::NonmagicalImmunity => DamageText::ImmuneNonmagical,
            Defense::NonmagicalResistance => DamageText::ResistsNonmagical,
            Defense::Vulnerability => DamageText::Vulnerable,
            Defense::Reduction => DamageText::Reduction,
        };
        let amount = amount.map(|amount| lang.number(amount.into()));
        let one = match (of, amount) {
            (Some(of), Some(amount)) => format!("{} {amount}", damage_type(lang, of)),
            (Some(of), None) => damage_type(lang, of).to_owned(),
            (None, _) => reduction_of(lang, all),
        };
        match kinds.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, types)) => {
                types.push_str(", ");
                types.push_str(&one);
            }
            None => kinds.push((kind, one)),
        }
    }
    let said = kinds.into_iter().map(|(kind, types)| match kind {
        DamageText::Reduction => types,
        kind => {
            let said = lang.text_with(kind, &[&types]);
            let only = matches!(
                kind,
                DamageText::ImmuneNonmagical | DamageText::ResistsNonmagical
            );
            except(lang, said, all.nonmagical.bypass.filter(|_| only))
        }
    });
    said.collect()
}

/// Returns the text of a defense; empty for another reason.
fn text_of(lang: Lang, all: &Defenses, reason: &Reason) -> String {
    let Reason::Defends {
        defense,
        damage_type: of,
        amount,
    } = reason
    else {
        return String::new();
    };
    let text = match defense {
        Defense::Immunity => DamageText::Immune,
        Defense::Resistance => DamageText::Resists,
        Defense::NonmagicalImmunity => DamageText::ImmuneNonmagical,
        Defense::NonmagicalResistance => DamageText::ResistsNonmagical,
        Defense::Vulnerability => DamageText::Vulnerable,
        Defense::Energy => DamageText::Energy,
        Defense::Reduction => return reduction_of(lang, all),
    };
    let of = of.map_or("", |of| damage_type(lang, of));
    let amount = amount.map(|amount| lang.number(amount.into()));
    let said = lang.text_with(text, &[of, &amount.unwrap_or_default()]);
    let only = matches!(
        defense,
        Defense::NonmagicalImmunity | Defense::NonmagicalResistance
    );
    except(lang, said, all.nonmagical.bypass.filter(|_| only))
}

/// Returns a defense with the material that bypasses it.
fn except(lang: Lang, said: String, bypass: Option<Material>) -> String {
    let text = match bypass {
        None => return said,
        Some(Material::Silver) => DamageText::ExceptSilver,
        Some(Material::Adamantine) => DamageText::ExceptAdamantine,
    };
    lang.text_with(text, &[&said])
}

/// Returns the damage reduction of a combatant; empty without one.
fn reduction_of(lang: Lang, all: &Defenses) -> String {
    let reduction = all.reduction.as_ref();
    reduction.map_or_else(String::new, |it| damage_reduction(lang, it))
}

/// Returns the words for types of damage, and those of the game master behind them, if there are any.
pub(crate) fn alternatives<'w>(
    lang: Lang,
    types: &SortedSet<DamageType>,
    other: &'w str,
) -> Vec<&'w str> {
    let types = types.iter().map(|of| damage_type(lang, *of));
    types
        .chain(Some(other).filter(|other| !other.is_empty()))
        .collect()
}

/// Returns a damage reduction as books write it: `DR 10/silver`.
#[must_use]
pub fn damage_reduction(lang: Lang, reduction: &DamageReduction) -> String {
    let mut bypass = alternatives(lang, &reduction.types, &reduction.bypass);
    if bypass.is_empty() {
        bypass.push("–");
    }
    let amount = lang.number(reduction.amount.into());
    lang.text_with(DamageText::Reduction, &[&amount, &bypass.join("/")])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defenses_are_named_where_they_have_an_effect() {
        let mut imp = Defenses::default();
        imp.immunities.insert(DamageType::Poison);
        imp.resistances.insert(DamageType::Fire);
        imp.vulnerabilities.insert(DamageType::Cold);
        imp.set_energy(DamageType::Acid, 10);
        imp.reduction = Some(DamageReduction {
            amount: 5,
            types: [DamageType::Slashing].into_iter().collect(),
            bypass: "silver".to_owned(),
        });
        let of = |lang, imp: &Defenses, policy| {
            let all = defenses(lang, imp, policy).into_iter();
            all.map(|(text, _)| text).collect::<Vec<_>>()
        };
        let fifth = ["immune to poison", "resists fire", "vulnerable to cold"];
        assert_eq!(of(Lang::En, &imp, DefensePolicy::Shares), fifth);
        // There is no damage by poison in D&D 3.5.
        let third = [
            "DR 5/slashing/silver",
            "resists acid 10",
            "vulnerable to cold",
        ];
        assert_eq!(of(Lang::En, &imp, DefensePolicy::Numbers), third);
        imp.reduction = Some(DamageReduction {
            amount: 5,
            types: [].into_iter().collect(),
            bypass: String::new(),
        });
        assert_eq!(of(Lang::Es, &imp, DefensePolicy::Numbers)[0], "RD 5/–");
        assert!(of(Lang::Fr, &imp, DefensePolicy::None).is_empty());
    }

    #[test]
    fn the_short_form_names_each_kind_once() {
        let mut imp = Defenses::default();
        imp.immunities.insert(DamageType::Poison);
        imp.immunities.insert(DamageType::Fire);
        imp.resistances.insert(DamageType::Cold);
        imp.vulnerabilities.insert(DamageType::Acid);
        imp.set_energy(DamageType::Cold, 5);
        imp.set_energy(DamageType::Electricity, 10);
        imp.reduction = Some(DamageReduction {
            amount: 5,
            types: [].into_iter().collect(),
            bypass: "magic".to_owned(),
        });
        let of = |lang, policy| short_defenses(lang, &imp, policy).join(" · ");
        assert_eq!(
            of(Lang::En, DefensePolicy::Shares),
            "immune to fire, poison · resists cold · vulnerable to acid"
        );
        assert_eq!(
            of(Lang::En, DefensePolicy::Numbers),
            "immune to fire · DR 5/magic · resists cold 5, electricity 10 · vulnerable to acid"
        );
        assert_eq!(
            of(Lang::Es, DefensePolicy::Shares),
            "inmune a fuego, veneno · resiste frío · vulnerable a ácido"
        );
        assert_eq!(
            of(Lang::Fr, DefensePolicy::Shares),
            "immunité\u{a0}: feu, poison · résistance\u{a0}: froid · vulnérabilité\u{a0}: acide"
        );
        assert_eq!(of(Lang::En, DefensePolicy::None), "");
    }

    #[test]
    fn defenses_against_nonmagical_damage_say_so() {
        let mut werewolf = Defenses::default();
        werewolf.nonmagical.immunities = DamageType::OF_WEAPONS.into_iter().collect();
        werewolf.nonmagical.resistances.insert(DamageType::Slashing);
        let short = |lang, policy| short_defenses(lang, &werewolf, policy).join(" · ");
        assert_eq!(
            Lang::ALL.map(|lang| short(lang, DefensePolicy::Shares)),
            [
                "inmune a daño no mágico contundente, perforante, cortante · resiste daño no mágico cortante",
                "immunité aux dégâts non magiques\u{a0}: contondant, perforant, tranchant · résistance aux dégâts non \
                 magiques\u{a0}: tranchant",
                "immune to nonmagical bludgeoning, piercing, slashing · resists nonmagical slashing",
            ]
        );
        assert_eq!(short(Lang::En, DefensePolicy::Numbers), "");
        let all = defenses(Lang::En, &werewolf, DefensePolicy::Shares);
        assert_eq!(all[3].0, "resists nonmagical slashing");
        let magical = TypedDamage {
            of: DamageType::Slashing,
            bypasses: Bypass::Nonmagical,
        };
        assert_eq!(
            Lang::ALL.map(|lang| typed_damage(lang, "7", Some(magical))),
            [
                "7 (cortante) (mágico)",
                "7 (tranchant) (magique)",
                "7 slashing (magical)"
            ]
        );
    }

    #[test]
    fn an_amount_has_its_type() {
        let past = TypedDamage {
            of: DamageType::Slashing,
            bypasses: Bypass::Reduction,
        };
        let said = Lang::ALL.map(|lang| typed_damage(lang, "7", Some(past)));
        let lines = [
            "7 (cortante) (ignora la RD)",
            "7 (tranchant) (ignore la RD)",
            "7 slashing (bypasses DR)",
        ];
        assert_eq!(said, lines);
        assert_eq!(typed_damage(Lang::En, "7", None), "7");
    }
}
