//! The screen of the rules, in French.

use crate::en::rulebook::RulebookText;
use crate::catalog::translation;

translation! {
    RulebookText;
    Leave: "Retour à la rencontre";
    Search: "Chercher par mot ou par numéro";
    Coming: "Chargement des règles…";
    Missing: "Les règles n’ont pas pu être chargées. Le combat continue sans elles ; réessayez une fois en ligne.";
    ShownHere: "Dans ce combat";
}
