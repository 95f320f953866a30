//! French, in the terms of the French sources.

pub mod refuse;
pub mod tale;
pub mod terms;

use asalto_core::Round;

use super::tongue::Tongue;
use super::{Lang, Sentence, Word};

const LANG: Lang = Lang::Fr;

/// The language.
pub static TONGUE: Tongue = Tongue {
    word,
    say,
    tell: tale::tell,
    refuse: refuse::refuse,
    ruleset: terms::ruleset,
    condition: terms::condition,
    life: terms::life,
    action: terms::action,
    response: terms::response,
    tie_breaker: terms::tie_breaker,
    phrase: super::stack::phrase::french,
    side: terms::side,
};

#[allow(clippy::too_many_lines, reason = "one line a word")]
pub fn word(word: Word) -> &'static str {
    match word {
        Word::Preparation => "Avant le combat",
        Word::Sample => "L’embuscade",
        Word::Undo => "Annuler",
        Word::Redo => "Rétablir",
        Word::QuickLine => "Ajouter des combattants",
        Word::QuickHint => "4 gobelin +2 pv 7 ca 15 · 6 rat groupe · Aria +3 dex 17 pj",
        Word::Add => "Ajouter",
        Word::Form => "Avec un formulaire",
        Word::Edit => "Modifier",
        Word::Remove => "Retirer",
        Word::Close => "Fermer",
        Word::Side => "Camp",
        Word::HitPoints => "Points de vie",
        Word::ArmorClassShort => "CA",
        Word::DexterityShort => "Dex",
        Word::HitPointsShort => "PV",
        Word::Group => "groupe",
        Word::Awareness => "Qui est conscient",
        Word::AwarenessByOne => "Un par un, et par des tests",
        Word::Start => "Commencer le combat",
        Word::NobodyYet => {
            "Il n’y a encore personne. Ajoutez des combattants ou essayez un exemple."
        }
        Word::Turn => "tour de jeu",
        Word::RuleOtherwise => "En décider autrement",
        Word::MemoryOnly => {
            "Ce navigateur ne garde rien de cette page : le combat sera perdu à la fermeture."
        }
        Word::TryAgain => "Réessayer",
        Word::PartMissing => {
            "Cette partie de l’application n’a pas pu être chargée. Réessayez avec une connexion."
        }
        Word::NotSaved => {
            "Le stockage du navigateur est plein : ce que vous faites n’est plus enregistré."
        }
        Word::KeptAside => {
            "Une rencontre n’a pas pu être lue. Elle a été mise de côté, sans rien y changer."
        }
        Word::Ruleset => "Règles",
        Word::PrepareRound => "Un round de préparation passe",
        Word::Prepared => "Rounds de préparation",
        Word::HouseRules => "Règles maison",
        Word::SampleKobold => "Le kobold du couloir",
        Word::SampleGargoyle => "Lidda et la gargouille",
        Word::SampleDoor => "L’archère à la porte",
        Word::SampleCamp => "Le camp de bandits",
        Word::Help => "Touches et aide",
        Word::GuidedFight => "Combat guidé",
        Word::Escape => "Échap",
        Word::Space => "Espace",
        Word::Shift => "Maj",
        Word::UpdateReady => "Une nouvelle version d’Asalto est prête.",
        Word::UpdateNow => "Mettre à jour",
        Word::StayAwake => "L’écran reste allumé en combat",
        Word::SafeMode => {
            "Mode sans échec : la dernière rencontre n’a pas été ouverte. Elle est dans le menu."
        }
        Word::LastUnreadable => {
            "Le dernier changement était illisible et a été mis de côté. La rencontre est telle qu’elle était juste avant."
        }
        Word::NewerVersion => {
            "Une version plus récente d’Asalto a écrit cette rencontre. Elle est intacte : mettez l’application à jour pour l’ouvrir."
        }
        Word::NearlyFull => {
            "Il reste peu de place dans ce navigateur pour les rencontres. Téléchargez-les tant qu’il y en a."
        }
        Word::Forked => {
            "Un autre onglet a modifié cette rencontre. Ce que vous avez fait ici est gardé comme une rencontre à part."
        }
        Word::DeletedElsewhere => {
            "Un autre onglet a supprimé cette rencontre. Elle est encore ici : voulez-vous la garder ?"
        }
        Word::KeepHere => "La garder",
        Word::LetGo => "L’abandonner",
        Word::Following => {
            "Cette rencontre se joue dans un autre onglet ou une autre page ; ici elle est montrée."
        }
        Word::TakeOver => "Jouer ici",
        Word::DownloadAll => "Télécharger toutes les rencontres",
        Word::NothingInFile => "Ce fichier ne contient aucune rencontre qu’Asalto puisse lire.",
        Word::Rules => "Les règles",
        Word::Menu => "Menu",
    }
}

pub fn say(sentence: &Sentence<'_>) -> String {
    match sentence {
        Sentence::Round(Round::SURPRISE) => "Round de surprise".into(),
        Sentence::Round(Round(number)) => format!("Round {number}"),
        Sentence::TurnOf { number, of } => format!("tour {number} sur {of}"),
        Sentence::EndTurn { who, next: Some(next) } => format!("Fin du tour {} → {next}", of(who)),
        Sentence::EndTurn { who, next: None } => format!("Fin du tour {}", of(who)),
        Sentence::ActsNow { count, next: Some(next) } => {
            format!("agit maintenant, à {count}. Ensuite : {next}")
        }
        Sentence::ActsNow { count, next: None } => format!("agit maintenant, à {count}"),
        Sentence::TurnChanged { round, who, next } => {
            let next = next.map(|next| format!(" Ensuite : {next}.")).unwrap_or_default();
            format!("{}. Tour {}.{next}", say(&Sentence::Round(*round)), of(who))
        }
        Sentence::QuickPreview { names, count: 1 } => format!("Ajoute {names}"),
        Sentence::QuickPreview { names, count } => format!("Ajoute {count} : {names}"),
        Sentence::SideAware {
            observer,
            target,
            aware,
        } => {
            let is = if *aware { "conscients" } else { "pas conscients" };
            let (observer, target) = (terms::side(*observer), terms::of_side(*target));
            format!("{observer} : {is} {target}")
        }
        Sentence::OpensAware => {
            "Tous sont conscients : pas de round de surprise. Tous jouent l’initiative.".into()
        }
        Sentence::OpensUnaware => {
            "Personne n’a conscience des autres : pas de round de surprise. Tous jouent l’initiative."
                .into()
        }
        Sentence::OpensSurprise { aware, count } if LANG.is_one(*count) => {
            format!("Certains sont conscients : round de surprise. {aware} agit, une action.")
        }
        Sentence::OpensSurprise { aware, .. } => format!(
            "Certains sont conscients : round de surprise. {aware} agissent, une action chacun."
        ),
        Sentence::WhoIsSurprised { who, .. } => format!("Pris par surprise : {who}."),
        Sentence::OpensUnsurprised => "Personne n’est surpris. Tous jouent l’initiative.".into(),
        Sentence::Of { what, who } => format!("{what} : {who}"),
        Sentence::RulesFound { count: 0 } => "Aucune règle n’a tous ces mots.".into(),
        Sentence::RulesFound { count } if LANG.is_one(*count) => format!("{count} règle"),
        Sentence::RulesFound { count } => format!("{count} règles"),
        Sentence::LastDownload { date } => format!("Dernier téléchargement : {date}."),
        Sentence::StorageUsed { used } => format!("{} Ko gardés ici.", LANG.number(*used)),
        Sentence::Added { count } if LANG.is_one(*count) => "Une rencontre a été ajoutée.".into(),
        Sentence::Added { count } => format!("{count} rencontres ont été ajoutées."),
        Sentence::Title { names, more: 0 } => (*names).into(),
        Sentence::Title { names, more: 1 } => format!("{names} et 1 autre"),
        Sentence::Title { names, more } => format!("{names} et {more} autres"),
    }
}

const VOWELS: &str = "aàâeéèêëiîïoôuùûyœæAÀÂEÉÈÊËIÎÏOÔUÙÛYŒÆ";

/// Whether "de" before it loses its vowel.
pub fn begins_with_a_vowel(name: &str) -> bool {
    name.starts_with(|first| VOWELS.contains(first))
}

/// A name after "de", which loses its vowel before another one.
fn of(name: &str) -> String {
    if begins_with_a_vowel(name) {
        format!("d’{name}")
    } else {
        format!("de {name}")
    }
}

#[cfg(test)]
mod tests {
    use super::{Sentence, of, say};

    #[test]
    fn one_more_is_one_other() {
        let title = |more| {
            say(&Sentence::Title {
                names: "Aria",
                more,
            })
        };
        let said = ["Aria", "Aria et 1 autre", "Aria et 2 autres"];
        assert_eq!([0, 1, 2].map(title), said);
    }

    #[test]
    fn de_is_elided_before_a_vowel() {
        assert_eq!(of("Aria"), "d’Aria");
        assert_eq!(of("Élan"), "d’Élan");
        assert_eq!(of("Lidda"), "de Lidda");
    }
}
