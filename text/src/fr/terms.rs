//! The terms of the games, in French.

use crate::en::terms::TermText;
use crate::catalog::translation;

translation! {
    TermText;
    Dnd30: "D&D 3.0";
    Dnd35: "D&D 3.5";
    Dnd5e: "D&D 5e (2014)";
    Dnd5e2024: "D&D 5e (2024)";
    TalesOfWar: "Tales of War";
    AnyGame: "Autre jeu";

    Party: "Groupe";
    Enemies: "Ennemis";
    Others: "Autres";
    NumberedSide: "Camp {0}";
    OfParty: "groupe repéré";
    OfEnemies: "ennemis repérés";
    OfOthers: "autres repérés";
    OfNumberedSide: "camp {0} repéré";

    Unconscious: "inconscient";
    Stunned: "étourdi";
    Paralyzed: "paralysé";
    Dead: "mort";
    Petrified: "pétrifié";
    Incapacitated: "neutralisé";
    Poisoned: "empoisonné";
    Dazed: "hébété";
    Frightened: "effrayé";
    Blinded: "aveuglé";
    Cowering: "recroquevillé";
    Fascinated: "fasciné";
    Nauseated: "nauséeux";
    Slowed: "ralenti";
    Hasted: "accéléré";
    Grappled: "agrippé";
    Lethargic: "léthargique";
    Helpless: "sans défense";
    Coma: "dans le coma";
    Stable: "stable";
    Prone: "à terre";
    Invisible: "invisible";
    Disabled: "hors de combat";
    Staggered: "chancelant";
    Out: "au tapis";
    Dying: "mourant";

    Standard: "action simple";
    Partial: "action partielle";
    Move: "mouvement";
    FullRound: "action complexe";
    Free: "action libre";
    FiveFootStep: "pas de placement";
    Charge: "charge";
    Withdraw: "battre en retraite";
    Action: "action";
    BonusAction: "action bonus";
    ActionSurge: "Fougue";
    HasteAction: "action de rapidité";
    Interact: "interagir";
    UseObject: "utiliser un objet";
    Swift: "action rapide";

    AttackOfOpportunity: "attaque d’opportunité";
    OpportunityAttack: "attaque d’opportunité";
    ReadiedAction: "action préparée";
    Reaction: "réaction";
    Immediate: "action immédiate";

    CoinToss: "le hasard";
    RollOff: "un jet de dés";
    GameMaster: "le MJ";
    Players: "les joueurs";
    AsEntered: "l’ordre d’ajout";

    SaveStrength: "Force";
    SaveDexterity: "Dextérité";
    SaveConstitution: "Constitution";
    SaveIntelligence: "Intelligence";
    SaveWisdom: "Sagesse";
    SaveCharisma: "Charisme";
    SaveFortitude: "Vigueur";
    SaveReflex: "Réflexes";
    SaveWill: "Volonté";
}
