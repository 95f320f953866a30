//! The search for creatures and their stat blocks, in Spanish.

use crate::en::creatures::CreatureText;
use crate::catalog::translation;

translation! {
    CreatureText;
    Found: "Criaturas";
    Count: "Criaturas encontradas: {0}. Intro añade {1}.";
    CountTyped: "Criaturas encontradas: {0}. Intro añade lo que has escrito: {1}.";
    How: "Intro añade lo resaltado. Mayús+Intro añade lo que has escrito.";
    AsTyped: "Como está escrito: {0}";
    RollHitPoints: "Tirar los puntos de golpe";
    Missing: "No se pueden cargar las criaturas. Puedes escribir un nombre y sus datos.";
    StatBlock: "Perfil";
    BlockMissing: "No se puede cargar el perfil.";
    Roll: "Tirar {0}";
    Source: "Del SRD 5.2, CC BY 4.0";
    Source2014: "Del SRD 5.1, CC BY 4.0";
    Source35: "Números del SRD 3.5";
    OtherEdition: "El texto de abajo es del SRD 5.2. Sus números pueden ser otros.";
    Touch: "toque {0}";
    FlatFooted: "desprevenido {0}";
    NeverFlatFooted: "nunca desprevenido";
    Fortitude: "Fort";
    Reflex: "Ref";
    Will: "Vol";
    Aim: "Aplicar {0}";
}
