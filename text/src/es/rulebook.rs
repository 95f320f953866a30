//! The screen of the rules, in Spanish.

use crate::en::rulebook::RulebookText;
use crate::catalog::translation;

translation! {
    RulebookText;
    Leave: "Volver al encuentro";
    Search: "Buscar por palabra o por número";
    Coming: "Cargando las reglas…";
    Missing: "No se han podido cargar las reglas. El combate sigue sin ellas; inténtalo otra vez con conexión.";
    ShownHere: "En este combate";
}
