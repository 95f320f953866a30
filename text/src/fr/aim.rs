//! Damage and healing of several combatants, in French.

use crate::en::aim::AimText;
use crate::catalog::translation;

translation! {
    AimText;
    DealTo: "Infliger {0} à {1}";
    HealBy: "Soigner {1} : {0} PV";
    AndHalf: "{0} ; la moitié à {1}";
    AndDouble: "{0} ; le double à {1}";
    AndQuarter: "{0} ; le quart à {1}";
    AndAmount: "{0} ; {1} à {2}";
    HalfOnSave: "{0} ; la moitié si la sauvegarde réussit";
    HalfOnSaveOf: "{0} ; sauvegarde encore à faire pour la moitié : {1}";
    TapWho: "Touchez qui encaisse";
    TapWhoHeals: "Touchez qui est soigné";
    Falls: "au tapis";
    Combatants: "{0} combattants";
    AimHelp: "Touchez des lignes ou tapez des noms. Encore une fois : moitié ; puis : aucun.";
    HealHelp: "Touchez des lignes ou tapez des noms. Encore une fois : retirer.";
    Targeted: "Cible : {0}.";
    Halved: "Demi-dégâts : {0}.";
    Spared: "Hors cible : {0}.";
    NobodyCalled: "Personne ne s’appelle « {0} ».";
    NeitherNameNorType: "« {0} » n’est ni un combattant ni un type de dégâts.";
    OnlySome: "« {0} » n’ignore la réduction des dégâts que de certains. Infligez-leur les dégâts à part.";
    NeedsWeapon: "« {0} » ne compte que pour les dégâts d’armes. Tapez 14 tranchant {0}.";
    SecondType: "« {0} » est un second type sans quantité. Tapez 5 feu + 4 froid.";
    SecondAmount: "« {0} » est une seconde quantité. Infligez-la à part à ses cibles.";
    OnlyDamage: "Seuls les dégâts ont des types et des parties.";
    SeveralCalled: "Plusieurs « {0} » : précisez le nom, ou ajoutez le numéro.";
    NoNumber: "Personne ne s’appelle « {0} ». Voulez-vous dire {1} ?";
    CriticalDice: "« {0} » ne change rien au montant ici. Tapez tous les dés du coup critique.";
    SaveForHalf: "Jet de sauvegarde : moitié";
    ThrowOf: "Jet de sauvegarde : {0}";
    ThrowFails: "{0} : échec sans jet ({1})";
    ThrowAnyway: "{0} fait le jet malgré tout";
    ThrowHint: "Total 14 ou modificateur +2. Vide : lancé par l’app.";
    NoAmount: "Tapez un nombre ou des dés : 7, 2d6.";
    Cancel: "Annuler";
}
