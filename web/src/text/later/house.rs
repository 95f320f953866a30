//! The words of the house rules.

use asalto_core::HouseRule;

use crate::text::template::templates;

templates! {
    /// What the list of house rules says, and the log of those that are in force.
    House;
    Rules: "Rules: {0}. House rules: {1}.", "Reglas: {0}. Reglas de la casa: {1}.", "Règles : {0}. Règles maison : {1}.";
    RollEachRound: "initiative is rolled each round", "la iniciativa se tira en cada asalto", "l’initiative se joue à chaque round";
    TiesRolledOff: "a d20 each decides a tie", "en un empate decide un d20 de cada uno", "un d20 chacun tranche une égalité";
    TiesDecided: "those concerned decide a tie", "en un empate deciden los interesados", "les intéressés tranchent une égalité";
    SurprisedReact: "the surprised may react at once", "los sorprendidos pueden reaccionar desde el principio", "les surpris peuvent réagir tout de suite";
    SurpriseOf2024: "surprise as of 2024: disadvantage on initiative, and no turn is lost", "sorpresa de 2024: desventaja en la iniciativa, y no se pierde ningún turno", "surprise de 2024 : désavantage à l’initiative, et aucun tour n’est perdu";
    Gathering: "with concentration, PA are gathered over several main phases", "con concentración se reúnen PA en varias fases principales", "avec la concentration, les PA se réunissent sur plusieurs phases principales";
    PostponedOneByOne: "postponed actions move one by one: the first one ends on top", "las acciones pospuestas pasan una a una: la primera queda encima", "les actions différées passent une à une : la première finit au sommet";
    SlowestTriggerFirst: "of effects triggered together, the slowest actor’s resolves first", "de los efectos disparados a la vez se resuelve antes el del actor más lento", "des effets déclenchés ensemble, celui de l’acteur le plus lent se résout d’abord";
    FumbleForEverybody: "everybody may answer a fumble", "todos pueden responder a una pifia", "tous peuvent répondre à une maladresse";
    FumbleForNobody: "nobody may answer a fumble", "nadie puede responder a una pifia", "personne ne peut répondre à une maladresse";
    AutomaticAtOnce: "automatic actions resolve at once, without the stack", "las acciones automáticas se resuelven al momento, sin la pila", "les actions automatiques se résolvent aussitôt, sans la pile";
    LegalityAsked: "the game master allows or cancels each action", "el director de juego permite o anula cada acción", "le meneur de jeu permet ou annule chaque action";
}

impl From<HouseRule> for House {
    fn from(rule: HouseRule) -> Self {
        match rule {
            HouseRule::RollEachRound => Self::RollEachRound,
            HouseRule::TiesRolledOff => Self::TiesRolledOff,
            HouseRule::TiesDecided => Self::TiesDecided,
            HouseRule::SurprisedReact => Self::SurprisedReact,
            HouseRule::SurpriseOf2024 => Self::SurpriseOf2024,
            HouseRule::Gathering => Self::Gathering,
            HouseRule::PostponedOneByOne => Self::PostponedOneByOne,
            HouseRule::SlowestTriggerFirst => Self::SlowestTriggerFirst,
            HouseRule::FumbleForEverybody => Self::FumbleForEverybody,
            HouseRule::FumbleForNobody => Self::FumbleForNobody,
            HouseRule::AutomaticAtOnce => Self::AutomaticAtOnce,
            HouseRule::LegalityAsked => Self::LegalityAsked,
        }
    }
}
