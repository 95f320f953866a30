//! The templates, in every language side by side. They live in the part of the app that uses them,
//! not in the languages, which are loaded at once. `{0}` is the first gap.

use super::super::Lang;

/// Makes the table; a phrase that lacks a language does not compile.
macro_rules! phrases {
    ($($name:ident: $en:literal, $es:literal, $fr:literal;)*) => {
        /// A text of the tools of the fight, with gaps to fill in.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Phrase {
            $(#[doc = $en] $name,)*
        }

        static TEXTS: &[[&str; 3]] = &[$([$en, $es, $fr],)*];
    };
}

impl Phrase {
    /// The template in a language.
    #[must_use]
    pub fn in_language(self, lang: Lang) -> &'static str {
        let column = match lang {
            Lang::En => 0,
            Lang::Es => 1,
            Lang::Fr => 2,
        };
        TEXTS[self as usize][column]
    }
}

phrases! {
    Prompts: "Before the fight goes on", "Antes de que siga el combate", "Avant que le combat continue";
    CastSpell: "Cast a spell", "Lanzar un conjuro", "Lancer un sort";
    Cast: "Cast", "Lanzar", "Lancer";
    Spell: "Spell", "Conjuro", "Sort";
    SpellLevel: "Spell level", "Nivel del conjuro", "Niveau du sort";
    SpellSource: "Magic", "Magia", "Magie";
    Arcane: "arcane", "arcana", "profane";
    Divine: "divine", "divina", "divine";
    ConcentrateOn: "Concentrate on a spell", "Concentrarse en un conjuro", "Se concentrer sur un sort";
    Concentrate: "Concentrate", "Concentrarse", "Se concentrer";

    CheckAgainst: "{0}: {1}, DC {2}", "{0}: {1}, CD {2}", "{0} : {1}, DD {2}";
    CheckOf: "{0}: {1}", "{0}: {1}", "{0} : {1}";
    Concentration: "Concentration", "Concentración", "Concentration";
    Spellcraft: "Spellcraft", "Conocimiento de conjuros", "Art de la magie";
    Dispel: "dispel check", "prueba de disipación", "test de dissipation";
    Follows: "Success: {0}. Failure: {1}.", "Éxito: {0}. Fallo: {1}.", "Réussite : {0}. Échec : {1}.";
    SpellGoesOn: "the spell is cast", "el conjuro se lanza", "le sort est lancé";
    SpellLost: "the spell is lost", "el conjuro se pierde", "le sort est perdu";
    MayCounter: "the same spell counters it", "el mismo conjuro lo contrarresta", "le même sort le contre";
    StaysReady: "the counterspell stays ready", "el contraconjuro sigue preparado", "le contresort reste préparé";
    Number: "Modifier, or total", "Modificador, o total", "Modificateur, ou total";
    RollWith: "Roll d20 {0}", "Tirar d20 {0}", "Lancer d20 {0}";
    TotalIs: "Total {0}", "Total {0}", "Total {0}";
    Success: "Success", "Éxito", "Réussite";
    Failure: "Failure", "Fallo", "Échec";

    MayCounterNow: "{0} may counter: {1}", "{0} puede contrarrestar: {1}", "{0} peut contrer : {1}";
    SameSpell: "The same spell ({0})", "El mismo conjuro ({0})", "Le même sort ({0})";
    DispelMagic: "Dispel magic", "Disipar magia", "Dissipation de la magie";
    CasterLevel: "Its caster level", "Su nivel de lanzador", "Son niveau de lanceur";
    LetGoBy: "Let it go by", "Dejarlo pasar", "Laisser passer";

    KeepsSpell: "{0} concentrates on {1}: save, DC {2}", "{0} se concentra en {1}: salvación, CD {2}", "{0} se concentre sur {1} : sauvegarde, DD {2}";
    Held: "Keeps concentrating", "Mantiene la concentración", "Reste concentré";
    Broken: "Loses the spell", "Pierde el conjuro", "Perd le sort";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_has_the_same_gaps_in_every_language() {
        let gaps = |text: &str| {
            let mut gaps: Vec<_> = text.split('{').skip(1).map(|rest| &rest[..1]).collect();
            gaps.sort_unstable();
            gaps.join("")
        };
        for [english, spanish, french] in TEXTS {
            assert_eq!(gaps(english), gaps(spanish), "{english}");
            assert_eq!(gaps(english), gaps(french), "{english}");
        }
    }
}
