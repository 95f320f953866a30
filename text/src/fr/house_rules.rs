//! House rules, in French.

use crate::en::house_rules::HouseRuleText;
use crate::catalog::translation;

translation! {
    HouseRuleText;
    Rules: "Règles : {0}. Règles maison : {1}.";
    RollEachRound: "l’initiative se relance à chaque round";
    SideInitiative: "initiative par camps : un d20 par camp";
    SpeedFactor: "facteur de vitesse : initiative à chaque round, agir tard ne coûte rien";
    PassiveInitiative: "initiative passive : tout le monde utilise 10 plus le modificateur";
    TiesRolledOff: "en cas d’égalité, un jet de d20 départage";
    TiesDecided: "les joueurs et le MJ départagent les égalités";
    CreatureTiesAsked: "le MJ est consulté sur les égalités entre créatures";
    SurprisedReact: "la surprise n’empêche pas les réactions";
    SurpriseOf2024: "surprise de 2024 : désavantage à l’initiative, et aucun tour n’est perdu";
    ScoresForMonsters: "les monstres et les PNJ utilisent leur score d’initiative au lieu d’un jet";
    ScoresForAll: "tout le monde utilise son score d’initiative au lieu d’un jet";
    MonstersUnconscious: "à 0 point de vie, les monstres tombent inconscients au lieu de mourir";
    AbsorbedDamageFails: "à 0 point de vie, les dégâts aux points temporaires sont un échec au jet contre la mort";
    MassiveDamageIgnored: "un coup de 50 points ou plus n’exige aucun jet";
    Gathering: "la concentration permet de cumuler des PA sur plusieurs phases principales";
    PostponedOneByOne: "les actions différées arrivent une à une : la première finit au sommet";
    SlowestTriggerFirst: "parmi les effets déclenchés ensemble, celui de l’acteur le plus lent se résout d’abord";
    FumbleForEverybody: "tout le monde peut répondre à une maladresse";
    FumbleForNobody: "personne ne peut répondre à une maladresse";
    AutomaticAtOnce: "les actions automatiques se résolvent aussitôt, sans la pile";
    LegalityAsked: "le MJ autorise ou annule chaque action";
}
