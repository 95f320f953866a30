//! The words around the rules, which load with their screen.

use crate::text::template::templates;

templates! {
    /// What the screen of the rules says of itself.
    Reader;
    Leave: "Back to the table", "Volver a la mesa", "Retour à la table";
    Search: "Search, by word or by number", "Buscar, por palabra o por número", "Chercher, par mot ou par numéro";
    Coming: "The rules are on their way.", "Las reglas están llegando.", "Les règles arrivent.";
    Missing: "The rules could not be fetched. The fight goes on without them; try again with a network.", "No se han podido traer las reglas. El combate sigue sin ellas; inténtalo otra vez con red.", "Les règles n’ont pas pu être récupérées. Le combat continue sans elles ; réessayez avec un réseau.";
}
