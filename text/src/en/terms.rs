//! The terms of the games, in English.

use crate::catalog::messages;

messages! {
    /// A term of the games.
    TermText;
    Dnd30: "D&D 3.0";
    Dnd35: "D&D 3.5";
    Dnd5e: "D&D 5e (2014)";
    Dnd5e2024: "D&D 5e (2024)";
    TalesOfWar: "Tales of War";
    AnyGame: "Any other game";

    Party: "Party";
    Enemies: "Enemies";
    Others: "Others";
    NumberedSide: "Side {0}";
    OfParty: "the party";
    OfEnemies: "the enemies";
    OfOthers: "the others";
    OfNumberedSide: "side {0}";

    Unconscious: "unconscious";
    Stunned: "stunned";
    Paralyzed: "paralyzed";
    Dead: "dead";
    Petrified: "petrified";
    Incapacitated: "incapacitated";
    Poisoned: "poisoned";
    Dazed: "dazed";
    Frightened: "frightened";
    Blinded: "blinded";
    Cowering: "cowering";
    Fascinated: "fascinated";
    Nauseated: "nauseated";
    Slowed: "slowed";
    Hasted: "hasted";
    Grappled: "grappled";
    Lethargic: "lethargic";
    Helpless: "helpless";
    Coma: "in a coma";
    Stable: "stable";
    Prone: "prone";
    Invisible: "invisible";
    Disabled: "disabled";
    Staggered: "staggered";
    Out: "out of combat";
    Dying: "dying";

    Standard: "standard action";
    Partial: "partial action";
    Move: "move";
    FullRound: "full-round action";
    Free: "free action";
    FiveFootStep: "5-foot step";
    Charge: "charge";
    Withdraw: "withdraw";
    Action: "action";
    BonusAction: "bonus action";
    ActionSurge: "Action Surge";
    HasteAction: "haste action";
    Interact: "object interaction";
    UseObject: "use an object";
    Swift: "swift action";

    AttackOfOpportunity: "attack of opportunity";
    OpportunityAttack: "opportunity attack";
    ReadiedAction: "readied action";
    Reaction: "reaction";
    Immediate: "immediate action";

    CoinToss: "a coin toss";
    RollOff: "a roll-off";
    GameMaster: "the GM";
    Players: "the players";
    AsEntered: "the order of entry";

    SaveStrength: "Strength";
    SaveDexterity: "Dexterity";
    SaveConstitution: "Constitution";
    SaveIntelligence: "Intelligence";
    SaveWisdom: "Wisdom";
    SaveCharisma: "Charisma";
    SaveFortitude: "Fortitude";
    SaveReflex: "Reflex";
    SaveWill: "Will";
}
