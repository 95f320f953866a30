//! The combat screen, in French.

use crate::en::combat::CombatText;
use crate::catalog::translation;

translation! {
    CombatText;
    DecisionNeeded: "Décision à prendre";
    FirstOf: "1 sur {0}";
    CastSpell: "Lancer un sort";
    Cast: "Lancer";
    Spell: "Sort";
    SpellLevel: "Niveau du sort";
    SpellSource: "Magie";
    Arcane: "profane";
    Divine: "divine";
    ConcentrateOn: "Se concentrer sur un sort";
    Concentrate: "Se concentrer";

    DeleteKey: "Suppr";
    OlderLines: "Afficher ce qui précède";
    AgainstWhom: "contre {0}";

    DeclareAction: "Annoncer une action";
    DeclaredAction: "Action annoncée";

    ReadyWhat: "Action prévue";
    ReadyWhen: "Déclencheur";
    AnyTrigger: "le moment venu";
    KindOfAction: "Type d’action";
    ReadyAgainst: "Contre";
    Anyone: "n’importe qui";
    Purpose: "Objectif";
    ToAct: "agir";
    ToDistract: "perturber une incantation";
    ToCounterspell: "contrer un sort";
    ToBrace: "recevoir une charge";

    TurnOf: "Tour de {0}";
    NextIs: "Ensuite : {0}";
    ThenResumes: "Puis le tour de {0} reprend";

    InterruptedBy: "en pause : {0} agit d’abord";

    Order: "Ordre";
    Above: "plus haut";
    Below: "plus bas";
    FlatFooted: "pris au dépourvu";
    Surprised: "surpris";
    NoReaction: "sans réaction";
    Delaying: "action retardée";
    Ready: "action préparée";
    Next: "ensuite";
    Conditions: "État";
    Amount: "Quantité";
    Damage: "Dégâts";
    Heal: "Soins";
    Budget: "Ce tour";
    TakenBack: "Annulé";
    PreviousTurn: "Tour précédent";
    EndCombat: "Terminer le combat";
    CombatOver: "Le combat est terminé.";
    NextRound: "Round suivant";
    TurnSkipped: "{0} ({1}) : tour passé.";
    NobodyCanAct: "Personne ne peut agir.";
    Resolve: "Résoudre";
    Stack: "Pile";
    RollOff: "Départager aux dés";
    OutOfTurn: "Réactions";
    Delay: "Retarder";
    ChangeHitPoints: "Points de vie de {0}";
    ChangeHint: "7 dégâts, +5 soins, t5 temporaires, =20 les fixe, ou dés : 2d6";
    ReadyMore: "Type, cible, sort";
    ReadyShort: "Préparer";
    MoreCommands: "Plus";
    ReadyAction: "Préparer une action";
    DelayCount: "Jusqu’au rang";
    RerollAll: "Relancer l’initiative";
    TieHelp: "Touchez les noms dans l’ordre d’action.";
    TieHelpFastest: "Touchez d’abord le plus rapide.";
    RollAll: "Tout lancer";
    RollRest: "Lancer le reste";
    PlayersType: "Les joueurs saisissent leurs jets";
    UseTotals: "Valider les totaux";
    Roll: "Lancer";
    Total: "Total";
    Enter: "Valider";
    Initiative: "Initiative";
    LogEmpty: "Il ne s’est encore rien passé.";
    EarlierEntriesCondensed: "Ce qui précède a été condensé pour gagner de la place.";
    ViewingEarlierMoment: "Vous regardez un moment antérieur. Agir ici ouvre une autre version ; rien n’est perdu.";
    ReturnToNow: "Revenir au présent";
    Moment: "Moment";
    MomentOf: "{0} sur {1}";
    LogTools: "Dés et récit";
    Branches: "Autres versions";
    SwitchToBranch: "Reprendre cette version";
    DeleteBranch: "Supprimer cette version";
    LinesOfTurn: "Lignes de ce tour";
    TurnsOfRound: "Les tours de ce round";
    CombatLog: "Récit du combat";
    AddCombatants: "Ajouter au combat";

    ActsAfter: "{0} agit après ce tour";
    ActsBefore: "{0} agit avant ce tour";
    TriggerReadied: "Déclencher l’action préparée de {0}";
    WithStep: "avec un pas de placement";
    TriggerReadiedTogether: "Déclencher ensemble : {0}";
    ReadiedSpell: "Sort préparé (concentration)";
    LevelOfReadiedSpell: "Niveau, si c’est un sort";
    IgnoresTrigger: "{0} laisse passer l’occasion";
    ActsFirst: "{0} agit d’abord";
    KeepsConcentrating: "{0} garde sa concentration";
    StopsConcentrating: "{0} perd sa concentration";
    WhyCount: "{1} : pourquoi {0} agit ici";
    HitPointsOf: "{0} sur {1} PV";
    Tie: "Égalité, départage par {0} : {1}";

    Kobold: "Kobold";
    Orc: "Orque";
    Gnoll: "Gnoll";
    Captain: "Capitaine";
    Bandit: "Bandit";
    Gargoyle: "Gargouille";

    CheckAgainst: "{0} : {1}, DD {2}";
    CheckOf: "{0} : {1}";
    Concentration: "Concentration";
    Spellcraft: "Art de la magie";
    Dispel: "test de dissipation";
    Follows: "Réussite : {0}. Échec : {1}.";
    SpellGoesOn: "le sort est lancé";
    SpellLost: "le sort est perdu";
    MayCounter: "le même sort le contre";
    StaysReady: "le contresort reste préparé";
    Number: "Modificateur, ou total";
    RollWith: "Lancer d20 {0}";
    TotalIs: "Total {0}";
    TotalOfDie: "Total du dé";
    TotalMissing: "Tapez le total : c’est le joueur qui lance.";
    Success: "Réussite";
    Failure: "Échec";

    MayCounterNow: "{0} peut contrer : {1}";
    SameSpell: "Le même sort, magie {0}";
    DispelMagic: "Dissipation de la magie";
    CasterLevel: "Niveau du lanceur adverse";
    DoNotCounter: "Laisser passer";
    Distract: "Perturber";
    Distraction: "DD (le niveau s’ajoute)";

    KeepsSpell: "{0} se concentre sur {1} : sauvegarde, DD {2}";
    KeepsConcentration: "Garder sa concentration";
    LosesConcentration: "Perdre sa concentration";
    SavesAgainst: "{0} : sauvegarde contre « {1} », DD {2}";

    Duration: "Durée";
    ForRounds: "quelques rounds";
    UntilTurnStart: "jusqu’au début d’un tour";
    UntilTurnEnd: "jusqu’à la fin d’un tour";
    UntilAction: "jusqu’à la prochaine action";
    UntilEnded: "jusqu’à nouvel ordre";
    Rounds: "Rounds";
    WhoseTurn: "Combattant";
    Source: "Origine";
    EndNow: "Terminer";
    CausedBy: "par {0}";
    ThisRound: "ce round";
    OneRound: "{0} round";
    SomeRounds: "{0} rounds";
    StartOf: "jusqu’au début du tour de {0}";
    EndOf: "jusqu’à la fin du tour de {0}";
    NextEndOf: "jusqu’à la fin du prochain tour de {0}";
    ActOf: "jusqu’à la prochaine action de {0}";
    NoEnd: "jusqu’à nouvel ordre";
    UntilSaved: "jusqu’à une sauvegarde réussie, DD {0}";

    PlaceInOrder: "Place dans l’ordre";
    AtCount: "Au rang";
    ChangePlace: "Placer ici";
    Earlier: "Plus tôt";
    Later: "Plus tard";
    SkipTurn: "Sauter le tour";
    GiveTurn: "Donner un tour";
    BringBack: "Faire revenir {0}";
    ArrivesAware: "{0} sait qu’on se bat : agit avant tout le monde";

    Mounting: "Monture";
    MountOf: "Monture";
    MountControl: "Type de monture";
    MountAnimal: "une bête, au rang du cavalier";
    MountIntelligentTogether: "intelligente, au rang du cavalier";
    MountIntelligentApart: "intelligente, à son propre rang";
    MountControlled: "contrôlée, au rang du cavalier";
    MountIndependent: "indépendante, à son propre rang";
    MountUp: "Monter en selle";
    DismountFrom: "{0} descend de {1}";
    RiddenBy: "monture de {0}";

    Half: "La moitié";
    Double: "Le double";
    Temporary: "PV temporaires";
    TemporaryLeft: "+{0} PV temporaires";
    FullHitPoints: "PV au maximum";
    SeveralTargets: "Plusieurs cibles";
    ForTarget: "Pour {0}";
    Concentrating: "concentration : {0}";
    ConcentratingUnnamed: "se concentre";
    WorseRolls: "initiative {0}";
    NewNextRound: "agit au prochain round";

    GroupOf: "{0} × {1}";
    GroupAble: "{0} sur {1} en état d’agir";
    OutOf: "{0} sur {1}";
    GroupMember: "{0} ({1} sur {2})";
    EndGroupTurn: "Fin du tour du groupe entier : {0}";
    LeaveGroup: "Agir à part";
    JoinGroup: "Agir avec : {0}";
    JoinsNextRound: "agit avec les autres au prochain round";

    Save: "Jet de sauvegarde";
    SaveName: "Type de sauvegarde";
    Difficulty: "DD";
}
