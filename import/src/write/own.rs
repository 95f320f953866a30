//! The app's own format.

use serde::Serialize;

use crate::formats::asalto::{MARK, VERSION};
use crate::imported::{Combatant, Encounter, Imported};

#[derive(Serialize)]
struct File<'i> {
    asalto: &'static str,
    version: u32,
    #[serde(skip_serializing_if = "<[Encounter]>::is_empty")]
    encounters: &'i [Encounter],
    combatants: &'i [Combatant],
    #[serde(skip_serializing_if = "<[Combatant]>::is_empty")]
    players: &'i [Combatant],
}

/// Returns the combatants in the app's JSON, without the parts that were left out.
///
/// ```
/// let imported = asalto_import::read("", b"name,hp,ac\nGoblin,7,15")?;
/// let again = asalto_import::read("", asalto_import::write::own(&imported).as_bytes())?;
/// assert_eq!(again.combatants, imported.combatants);
/// # Ok::<(), asalto_import::ImportError>(())
/// ```
///
/// # Panics
/// Never: each field has a form in JSON.
#[must_use]
pub fn own(imported: &Imported) -> String {
    let file = File {
        asalto: MARK,
        version: VERSION,
        encounters: &imported.encounters,
        combatants: &imported.combatants,
        players: &imported.players,
    };
    serde_json::to_string_pretty(&file).expect("each field has a form in JSON")
}
