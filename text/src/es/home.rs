//! Home, in Spanish.

use crate::en::home::HomeText;
use crate::catalog::translation;

translation! {
    HomeText;
    Last: "Último combate";
    LastPrepared: "Combate preparado";
    Continue: "Continuar";
    ContinueTurn: "Continuar → turno de {0}";
    ActsNow: "{0}, actúa {1}";
    IsDown: "{0} está fuera de combate";
    AreDown: "{0} están fuera de combate";
    HasDied: "{0} ha muerto";
    HaveDied: "{0} han muerto";
    DelaysTurn: "{0} retrasa su turno";
    DelayTurns: "{0} retrasan su turno";
    NoEnemyLeft: "no queda ningún enemigo";
    EnemyLeft: "queda un enemigo";
    EnemiesLeft: "quedan {0} enemigos";
    Samples: "Ejemplos y combates guiados";
    Search: "Buscar encuentros y combatientes";
    Found: "Encontrados: {0}.";
    NoneYet: "Aún no hay encuentros guardados. Cada encuentro se guarda al añadir combatientes.";
    NoneFound: "No se ha encontrado ningún encuentro.";
    Archived: "Archivados ({0})";
    Prepared: "preparado";
    Running: "en combate";
    Finished: "terminado";
    Won: "ganado";
    Since: "{0} · {1}";
    Nobody: "Encuentro vacío";
    Actions: "Acciones: {0}";
    Name: "Nombre";
    Rename: "Cambiar el nombre";
    Save: "Guardar";
    Cancel: "Cancelar";
    Named: "Nombre nuevo: {0}.";
    Duplicate: "Duplicar";
    CopyOf: "Copia de {0}";
    Added: "Añadido: {0}.";
    Archive: "Archivar";
    Unarchive: "Sacar del archivo";
    IsArchived: "Archivado: {0}.";
    IsBack: "Sacado del archivo: {0}.";
    Deleted: "Borrado: {0}.";
    Back: "Recuperado: {0}.";
    NoRoom: "El almacenamiento está lleno y no se ha cambiado nada. Descarga y borra encuentros, e inténtalo de nuevo.";
    JustChanged: "Otra pestaña acaba de cambiarlo. Inténtalo de nuevo.";
    IsDamaged: "Este encuentro está dañado y no se puede abrir. Sus acciones permiten guardarlo en un archivo o borrarlo.";
    IsGone: "Este encuentro ya no existe. Puede que otra pestaña lo haya borrado.";
    SaveToFile: "Guardar en un archivo";
    Unreadable: "No se puede leer";
    Encounter: "Encuentro";
    NameOfEncounter: "Nombre de un encuentro";
    Characters: "{0} caracteres";
    MoreRungs: "y {0} más";
}
