//! Setup and what surrounds every screen, in French.

use crate::text::SetupText;
use crate::text::catalog::translation;

translation! {
    SetupText;
    Setup: "Avant le combat";
    SampleAmbush: "L’embuscade";
    Undo: "Annuler";
    Redo: "Rétablir";
    AddCombatants: "Ajouter des combattants";
    QuickHint: "4 gobelin +2 pv 7 ca 15 · 6 rat groupe · Aria +3 dex 17 pj";
    Add: "Ajouter";
    FullForm: "Par une fiche";
    Edit: "Modifier";
    Remove: "Retirer";
    Close: "Fermer";
    Side: "Camp";
    HitPoints: "Points de vie";
    ArmorClassShort: "CA";
    DexterityShort: "Dex";
    HitPointsShort: "PV";
    InitiativeGroup: "groupe";
    Awareness: "Qui a repéré qui";
    IndividualAwareness: "Au cas par cas, ou par des tests";
    StartCombat: "Commencer le combat";
    NoCombatants: "Il n’y a encore personne. Ajoutez des combattants ou essayez un exemple.";
    Turn: "tour";
    Override: "Passer outre";
    TypeCommand: "Taper une commande";
    Menu: "Menu";
    Ruleset: "Règles";
    PassPreparationRound: "Compter un round de préparation";
    PreparationRounds: "Rounds de préparation";
    HouseRules: "Règles maison";
    SampleKobold: "Le kobold du couloir";
    SampleGargoyle: "Lidda et la gargouille";
    SampleDoor: "L’archère à la porte";
    SampleCamp: "Le camp de bandits";
    SampleRoad: "L’embuscade sur la route";
    SampleSides: "Deux navires";
    SampleRelay: "Le relais";
    SampleCards: "Le duel";
    KeysAndHelp: "Raccourcis et aide";
    Tutorial: "Combat guidé";
    Escape: "Échap";
    Space: "Espace";
    Shift: "Maj";
    KeepScreenOn: "Garder l’écran allumé en combat";
    Rules: "Les règles";
    TowTurn: "Tour TOW {0}";
    SampleTow: "Flèche et éclair";
    TowQuickHint: "Orque 1d10+1 pa 3 · Archère 1d10+5 pa 4 pj · un objet est aussi un acteur : Piège 1d10";
    FieldMissing: "Remplissez ce champ.";
    FieldMismatch: "Ce champ n’accepte pas cette valeur.";
    PlayersScreen: "Écran des joueurs";
}
