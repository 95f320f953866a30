//! The terms of the games, in Spanish.

use crate::en::terms::TermText;
use crate::catalog::translation;

translation! {
    TermText;
    Dnd30: "D&D 3.0";
    Dnd35: "D&D 3.5";
    Dnd5e: "D&D 5e (2014)";
    Dnd5e2024: "D&D 5e (2024)";
    TalesOfWar: "Tales of War";
    AnyGame: "Otro juego";

    Party: "Aliados";
    Enemies: "Enemigos";
    Others: "Otros";
    NumberedSide: "Bando {0}";
    OfParty: "de los aliados";
    OfEnemies: "de los enemigos";
    OfOthers: "de los otros";
    OfNumberedSide: "del bando {0}";

    Unconscious: "inconsciente";
    Stunned: "aturdido";
    Paralyzed: "paralizado";
    Dead: "muerto";
    Petrified: "petrificado";
    Incapacitated: "incapacitado";
    Poisoned: "envenenado";
    Dazed: "atontado";
    Frightened: "asustado";
    Blinded: "cegado";
    Cowering: "acobardado";
    Fascinated: "fascinado";
    Nauseated: "nauseado";
    Slowed: "ralentizado";
    Hasted: "acelerado";
    Grappled: "agarrado";
    Lethargic: "aletargado";
    Helpless: "indefenso";
    Coma: "en coma";
    Stable: "estable";
    Prone: "derribado";
    Invisible: "invisible";
    Disabled: "incapacitado";
    Staggered: "grogui";
    Out: "fuera de combate";
    Dying: "moribundo";

    Standard: "acción estándar";
    Partial: "acción parcial";
    Move: "movimiento";
    FullRound: "asalto completo";
    Free: "acción gratuita";
    FiveFootStep: "paso de 5 pies";
    Charge: "carga";
    Withdraw: "retirada";
    Action: "acción";
    BonusAction: "acción adicional";
    ActionSurge: "Acción súbita";
    HasteAction: "acción de acelerar";
    Interact: "interactuar";
    UseObject: "usar un objeto";
    Swift: "acción rápida";

    AttackOfOpportunity: "ataque de oportunidad";
    OpportunityAttack: "ataque de oportunidad";
    ReadiedAction: "acción preparada";
    Reaction: "reacción";
    Immediate: "acción inmediata";

    CoinToss: "la suerte";
    RollOff: "una tirada";
    GameMaster: "quien dirige";
    Players: "los jugadores";
    AsEntered: "el orden de entrada";

    SaveStrength: "Fuerza";
    SaveDexterity: "Destreza";
    SaveConstitution: "Constitución";
    SaveIntelligence: "Inteligencia";
    SaveWisdom: "Sabiduría";
    SaveCharisma: "Carisma";
    SaveFortitude: "Fortaleza";
    SaveReflex: "Reflejos";
    SaveWill: "Voluntad";
}
