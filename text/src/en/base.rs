//! The base of a miniature, in English.

use crate::catalog::messages;

messages! {
    /// A text about the base of a miniature.
    BaseText;
    Heading: "Base of the miniature";
    Color: "Color";
    NoColor: "No color";
    Red: "red";
    Orange: "orange";
    Yellow: "yellow";
    Green: "green";
    Blue: "blue";
    Purple: "purple";
    White: "white";
    Black: "black";
    Letter: "Letter";
    Picture: "Picture";
    RemovePicture: "Remove the picture";
    NotRead: "The browser can’t read that file as a picture.";
    Colored: "{0} base";
    Lettered: "base {0}";
    ColoredLettered: "{0} base {1}";
}
