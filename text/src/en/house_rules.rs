//! House rules, in English.

use crate::catalog::messages;

messages! {
    /// A text of the list of house rules, or of the log entry that names them.
    HouseRuleText;
    Rules: "Rules: {0}. House rules: {1}.";
    RollEachRound: "initiative is rolled each round";
    SideInitiative: "initiative by sides: one d20 a side";
    SpeedFactor: "speed factor: initiative is rolled each round, acting late costs nothing";
    PassiveInitiative: "passive initiative: everyone uses 10 plus the modifier";
    TiesRolledOff: "a d20 each breaks a tie";
    TiesDecided: "players and GM break ties";
    CreatureTiesAsked: "the GM is asked about ties among creatures";
    SurprisedReact: "surprised creatures can use reactions";
    SurpriseOf2024: "2024 surprise: disadvantage on initiative, no lost turn";
    ScoresForMonsters: "monsters and NPCs use initiative scores instead of rolling";
    ScoresForAll: "everyone uses initiative scores instead of rolling";
    MonstersUnconscious: "monsters fall unconscious at 0 HP instead of dying";
    AbsorbedDamageFails: "at 0 HP, damage to temporary hit points is a failed death save";
    MassiveDamageIgnored: "50 points or more from one hit call for no save";
    Gathering: "with concentration, AP are gathered over several main phases";
    PostponedOneByOne: "postponed actions move one by one: the first one ends on top";
    SlowestTriggerFirst: "of effects triggered together, the slowest actor’s resolves first";
    FumbleForEverybody: "everyone may respond to a fumble";
    FumbleForNobody: "nobody may respond to a fumble";
    AutomaticAtOnce: "automatic actions resolve at once, without the stack";
    LegalityAsked: "the GM allows or cancels each action";
}
