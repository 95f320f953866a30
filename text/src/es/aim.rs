//! Damage and healing of several combatants, in Spanish.

use crate::en::aim::AimText;
use crate::catalog::translation;

translation! {
    AimText;
    DealTo: "{0} de daño a {1}";
    HealBy: "Curar {0} PG a {1}";
    AndHalf: "{0}; la mitad a {1}";
    AndDouble: "{0}; el doble a {1}";
    AndQuarter: "{0}; la cuarta parte a {1}";
    AndAmount: "{0}; {1} a {2}";
    HalfOnSave: "{0}; la mitad si supera la salvación";
    HalfOnSaveOf: "{0}; falta la salvación para la mitad: {1}";
    TapWho: "Toca a quien lo recibe";
    TapWhoHeals: "Toca a quien curas";
    Falls: "cae";
    Combatants: "{0} combatientes";
    AimHelp: "Toca filas o escribe nombres. Otro toque, la mitad; otro más, nada.";
    HealHelp: "Toca filas o escribe nombres. Otro toque lo quita.";
    Targeted: "{0}: objetivo.";
    Halved: "{0}: la mitad.";
    Spared: "{0}: fuera.";
    NobodyCalled: "Nadie se llama «{0}».";
    NeitherNameNorType: "«{0}» no es un combatiente ni un tipo de daño.";
    OnlySome: "«{0}» solo ignora la reducción de daño de algunos. Aplícales el daño aparte.";
    NeedsWeapon: "«{0}» solo cuenta con daño de armas. Escribe 14 cortante {0}.";
    SecondType: "«{0}» es un segundo tipo sin cantidad. Escribe 5 fuego + 4 frío.";
    SecondAmount: "«{0}» es otra cantidad. Aplícala aparte a sus objetivos.";
    OnlyDamage: "Solo el daño tiene tipos y partes.";
    SeveralCalled: "Hay varios «{0}». Escribe más del nombre, o su número.";
    NoNumber: "Nadie se llama «{0}». ¿Quieres decir {1}?";
    CriticalDice: "«{0}» no cambia aquí la cantidad. Escribe todos los dados del crítico.";
    SaveForHalf: "Salvación: mitad";
    ThrowOf: "Salvación de {0}";
    ThrowFails: "{0}: falla sin tirar ({1})";
    ThrowAnyway: "{0} tira de todos modos";
    ThrowHint: "Total 14 o modificador +2. Vacío, se tira.";
    NoAmount: "Escribe un número o dados: 7, 2d6.";
    Cancel: "Cancelar";
}
