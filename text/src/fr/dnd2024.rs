//! D&D 5e (2024), in French.

use crate::en::dnd2024::Dnd2024Text;
use crate::catalog::translation;

translation! {
    Dnd2024Text;
    BetterOfTwo: "avantage à l’initiative";
    WorseOfTwo: "désavantage à l’initiative";
    OneDie: "avantage et désavantage s’annulent";
    Score: "score d’initiative";
    WhyAdvantage: "{0} a lancé l’initiative avec avantage : {1}.";
    WhyDisadvantage: "{0} a lancé l’initiative avec désavantage : {1}.";
    WhyOneDie: "{0} a lancé l’initiative normalement : avantage et désavantage s’annulent ({1}).";
    OtherDie: "L’autre d20 : {0}.";
    WhyScore: "{0} a utilisé son score d’initiative au lieu d’un jet : {1} plus son modificateur.";
    ScoreSources: "Compris : {0}.";
    OwnAdvantage: "avantage personnel";
    OwnDisadvantage: "désavantage personnel";
    Surprised: "surprise";
    Invisible: "invisible";
    Incapacitated: "neutralisé";
    Poisoned: "empoisonné";
    Frightened: "effrayé";
    WhySurprised: "{0} n’a repéré aucune menace : désavantage au jet d’initiative.";
    WhyExhausted: "{0} : épuisement {1}, malus de {2} aux tests d20. Le niveau 6 tue.";
    Exhaustion: "Épuisement";
    ExhaustionLevel: "épuisement {0}";
    OneLess: "Retirer un niveau";
    OneMore: "Ajouter un niveau";
    ExpendSlot: "Dépenser un emplacement de sort";
    SlotExpended: "emplacement de sort dépensé";
    LogScored: "{0} utilise son score d’initiative : {1}.";
    LogSlot: "{0} dépense un emplacement de sort.";
    LogExhaustion: "{0} : épuisement {1}.";
    RejectSlot: "{0} a déjà dépensé un emplacement de sort ce tour.";
    Alert: "Vigilant";
    FeralInstinct: "Instinct sauvage";
    WhySwapped: "{0} agit à {1} : initiative échangée avec {2} (Vigilant).";
    LogSwapped: "{0} prend l’initiative de {2} : {1}.";
    AskSwap: "{0} a le don Vigilant. Échanger l’initiative avec :";
    SwapWith: "{0} ({1})";
    NoSwap: "Pas d’échange";
    RejectNoSwap: "Avec ces règles, personne n’échange son initiative.";
    RejectNotAlert: "{0} n’a pas le don Vigilant.";
    RejectNotAnAlly: "{0} n’échange qu’avec un allié : {1} n’en est pas un.";
    RejectIncapacitated: "{0} ne peut pas agir : pas d’échange d’initiative.";
    RejectSwapped: "{0} a déjà échangé son initiative.";
    RejectTooLate: "L’initiative s’échange juste après les jets, avant que quiconque agisse.";
}
