//! Nonlethal and massive damage, in French.

use crate::catalog::translation;
use crate::en::wounds::WoundText;

translation! {
    WoundText;
    Nonlethal: "Non létal";
    DealTo: "Infliger {0} non létaux à {1}";
    Short: "NL {0}";
    Mark: "{0} non létaux";
    Said: "{0} dégâts non létaux";
    LogTaken: "{0} subit {1} dégâts non létaux (total : {2}).";
    LogStaggered: "{0} subit {1} dégâts non létaux (total : {2}). État « chancelant ».";
    LogKnockedOut: "{0} subit {1} dégâts non létaux (total : {2}) et tombe sans connaissance.";
    LogHealed: "{0} : soins, {1} dégâts non létaux en moins (reste : {2}).";
    Why: "{0} a subi {1} dégâts non létaux. Égaux aux PV actuels, {0} a l’état « chancelant » ; au-dessus, « inconscient ». Tout soin en retire autant.";
    WhyStaggered: "{0} : état « chancelant », les dégâts non létaux égalent les PV actuels. Une seule action, simple ou de mouvement.";
    WhyKnockedOut: "{0} : état « inconscient », les dégâts non létaux dépassent les PV actuels.";
    LogSpared: "{0} ne subit aucun dégât non létal : les morts-vivants et les créatures artificielles y sont insensibles.";
    WhyDestroyed: "{0} : destruction, car les morts-vivants et les créatures artificielles ne sont jamais hors de combat ni mourants.";
    NotCounted: "Les dégâts non létaux ne comptent qu’en D&D 3.0 et 3.5.";
    AsksMassive: "{0} : dégâts massifs, jet de Vigueur, DD {1}";
    SaveBy: "{0} : Vigueur {1}";
    Survives: "Survit";
    Dies: "Meurt";
    MassiveMark: "dégâts massifs";
    LogMassive: "{0} doit faire un jet de Vigueur contre les dégâts massifs.";
    LogSurvives: "{0} survit aux dégâts massifs.";
    LogKilled: "{0} meurt de dégâts massifs.";
    WhyMassive: "{0} a subi au moins 50 points de dégâts d’un seul coup : un jet de Vigueur (DD 15), ou {0} meurt.";
    NoMassive: "{0} n’a pas de jet à faire contre les dégâts massifs.";
}
