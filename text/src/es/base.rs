//! The base of a miniature, in Spanish.

use crate::en::base::BaseText;
use crate::catalog::translation;

translation! {
    BaseText;
    Heading: "Base de la miniatura";
    Color: "Color";
    NoColor: "Sin color";
    Red: "roja";
    Orange: "naranja";
    Yellow: "amarilla";
    Green: "verde";
    Blue: "azul";
    Purple: "morada";
    White: "blanca";
    Black: "negra";
    Letter: "Letra";
    Picture: "Imagen";
    RemovePicture: "Quitar la imagen";
    NotRead: "El navegador no puede leer ese archivo como imagen.";
    Colored: "base {0}";
    Lettered: "base {0}";
    ColoredLettered: "base {0} {1}";
}
