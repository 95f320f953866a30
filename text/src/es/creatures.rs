//! The search for creatures and their stat blocks, in Spanish.

use crate::en::creatures::CreatureText;
use crate::catalog::translation;

translation! {
    CreatureText;
    Found: "Criaturas";
    Count: "Criaturas encontradas: {0}. Elige con la flecha abajo.";
    How: "↓ e Intro añade una criatura. Intro sin más añade lo que has escrito.";
    RollHitPoints: "Tirar los puntos de golpe";
    Missing: "No se pueden cargar las criaturas. Puedes escribir un nombre y sus datos.";
    StatBlock: "Perfil";
    BlockMissing: "No se puede cargar el perfil.";
    Roll: "Tirar {0}";
    Source: "Del SRD 5.2, CC BY 4.0";
}
