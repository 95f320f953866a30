//! Rejections of Tales of War, in French.

use crate::en::tales_of_war_rejections::TalesOfWarRejectionText;
use crate::catalog::translation;

translation! {
    TalesOfWarRejectionText;
    NotHolding: "{0} n’a pas la priorité.";
    IsTooSlow: "{0} n’est pas assez rapide pour répondre au sommet de la pile.";
    HasLostTie: "{0} a perdu le départage : pas assez rapide pour répondre au sommet de la pile.";
    IsOut: "{0} est hors de combat.";
    IllegalTarget: "{0} n’est pas une cible légale.";
    CannotAfford: "{0} ne peut pas payer : {1}.";
    NeedsConcentration: "{0} ne peut pas payer d’un coup : {1}.";
    IsConcentrating: "{0} se concentre déjà sur autre chose.";
    NeverDeclared: "Une action autonome ne se déclare jamais.";
    NeverRolled: "On ne lance jamais de dés pour une action automatique.";
    RollNeeded: "Cette action demande un jet : saisissez le total, ou indiquez le résultat.";
    NoRoll: "Cette action ne demande pas de jet.";
    StillOffered: "{0} peut encore répondre.";
    NoSuchPart: "L’action n’a pas cette partie.";
    NotAsked: "{1} doit décider avant {0}.";
    NoSuchTrigger: "Cet effet déclenché n’existe pas.";
    NothingToEnd: "Il n’y a rien à terminer pour {0}.";
    NoFormula: "{0} n’a pas de formule d’initiative : saisissez le total.";
    TooMuch: "Ce nombre est trop grand.";
}
