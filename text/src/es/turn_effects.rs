//! Effects of the start and the end of turns, in Spanish.

use crate::en::turn_effects::TurnEffectText;
use crate::catalog::translation;

translation! {
    TurnEffectText;
    EachTurn: "Cada turno";
    Damage: "Daño";
    Healing: "Curación";
    Regeneration: "Regeneración";
    FastHealing: "Curación rápida";
    Reminder: "Recordatorio";
    AtStart: "al principio";
    AtEnd: "al final";
    When: "Cuándo";
    Amount: "Cantidad o dados";
    DamageAtStart: "{0} de daño al principio de cada turno";
    DamageAtEnd: "{0} de daño al final de cada turno";
    HealingAtStart: "recupera {0} PG al principio de cada turno";
    HealingAtEnd: "recupera {0} PG al final de cada turno";
    RegenerationAtStart: "regenera {0} PG al principio de cada turno";
    RegenerationAtEnd: "regenera {0} PG al final de cada turno";
    Lethal: "Daño letal, como «fuego, ácido»";
    ExceptLethal: "{0}; daño letal: {1}";
    ReminderAtStart: "un recordatorio al principio de cada turno";
    ReminderAtEnd: "un recordatorio al final de cada turno";
    Why: "{0}: {1}, {2}. Cuenta aunque se salte el turno.";
    WhyRegenerates: "{0}: {1}, {2}, salvo que algo lo impida. Cuenta aunque se salte el turno.";
    AsksDamage: "{0} recibe {2} de daño: {1}";
    AsksHealing: "{0} recupera {2} PG: {1}";
    AsksRegeneration: "{0} regenera {2}, salvo que algo lo impida";
    TakenSince: "Daño recibido desde su último turno: {0}";
    AsksReminder: "{0}: {1}";
    TakeDamage: "Recibir {0} de daño";
    Regain: "Recuperar {0}";
    Rolls: "Tirar {0}";
    Done: "Hecho";
    Prevented: "Impedido este turno";
    Total: "Total de los dados";
    LogDue: "{0}: toca aplicar «{1}».";
    LogApplied: "{0}: «{1}» surte efecto.";
    LogPrevented: "{0}: «{1}» no hace nada este turno.";
    NotDue: "Ahora ningún efecto actúa sobre {0}. Los efectos actúan al principio o al final del turno.";
    Settle: "{0}: «{1}» surte efecto";
    Prevent: "{0}: se impide «{1}»";
}
