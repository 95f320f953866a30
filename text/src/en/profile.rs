//! The full form for a combatant, in English.

use crate::catalog::messages;

messages! {
    /// A text of the full form for a combatant.
    ProfileText;
    InitiativeRoll: "Initiative roll";
    OneDie: "Normal";
    Advantage: "Advantage";
    Disadvantage: "Disadvantage";
    Group: "Initiative group (number)";
    StealthRoll: "Stealth roll";
    BonusActions: "Bonus actions from (separate with commas)";
    Position: "Position and notes";
    PlayerCharacter: "Player character";
    PlayersSeeAll: "Players see everything about a player character: name, numbers and rolls.";
    NameForPlayers: "Name for players until revealed";
    RevealWhenActing: "Reveal on its turn or when it acts";
    ImprovedInitiative: "Improved Initiative";
    CombatReflexes: "Combat Reflexes";
    UncannyDodge: "Uncanny dodge";
    Undead: "Undead";
    Construct: "Construct";
    BraceWeapon: "Can set weapon against a charge";
    Name: "Name";
    Save: "Save";
    Cancel: "Cancel";
    NotSaved: "These changes are not saved yet.";
    SecondPlace: "Second place on count";
    Lair: "In its lair (acts on 20)";
    LairOf: "{0} (lair)";
    SecondOf: "{0} (second place)";
    OwnFormula: "Own initiative dice, e.g. 1d10";
    Challenge: "Challenge rating";
    BadChallenge: "Type a challenge rating: 0, 1/8, 1/4, 1/3, 1/2, or 1 to 30.";
}
