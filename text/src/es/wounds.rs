//! Nonlethal and massive damage, in Spanish.

use crate::catalog::translation;
use crate::en::wounds::WoundText;

translation! {
    WoundText;
    Nonlethal: "No letal";
    DealTo: "{0} de daño no letal a {1}";
    Short: "NL {0}";
    Mark: "{0} no letal";
    Said: "{0} de daño no letal";
    LogTaken: "{0} sufre {1} de daño no letal (en total, {2}).";
    LogStaggered: "{0} sufre {1} de daño no letal (en total, {2}): queda grogui.";
    LogKnockedOut: "{0} sufre {1} de daño no letal (en total, {2}) y queda inconsciente.";
    LogHealed: "{0} se cura {1} de daño no letal (quedan {2}).";
    Why: "{0} lleva {1} de daño no letal. Si iguala los PG actuales, {0} queda grogui; si los supera, inconsciente. Cada curación quita otro tanto.";
    WhyStaggered: "{0} está grogui: el daño no letal iguala los PG actuales. Solo una acción, de movimiento o estándar.";
    WhyKnockedOut: "{0} está inconsciente: el daño no letal supera los PG actuales.";
    LogSpared: "{0} no recibe daño no letal: no afecta a los muertos vivientes ni a los constructos.";
    WhyDestroyed: "{0} ha sido destruido: los muertos vivientes y los constructos nunca quedan incapacitados ni moribundos.";
    NotCounted: "El daño no letal solo cuenta en D&D 3.0 y 3.5.";
    AsksMassive: "{0}: daño masivo, salvación de Fortaleza, CD {1}";
    SaveBy: "{0}: Fortaleza {1}";
    Survives: "Sobrevive";
    Dies: "Muere";
    MassiveMark: "daño masivo";
    LogMassive: "A {0} le toca una salvación de Fortaleza por daño masivo.";
    LogSurvives: "{0} sobrevive al daño masivo.";
    LogKilled: "{0} muere por el daño masivo.";
    WhyMassive: "{0} ha sufrido 50 puntos de daño o más de un solo golpe: salvación de Fortaleza (CD 15) o muere.";
    NoMassive: "A {0} no le toca ninguna salvación por daño masivo.";
}
