//! Notices about storage, tabs and updates, in Spanish.

use crate::en::notices::NoticeText;
use crate::catalog::translation;

translation! {
    NoticeText;
    MemoryOnly: "Este navegador no guarda nada de esta página: el combate se perderá al cerrarla.";
    PartMissing: "Esa parte de la app no se ha podido cargar. Inténtalo de nuevo con conexión.";
    SavedComing: "Tu encuentro guardado aún no se ha cargado. Se abrirá en cuanto llegue.";
    TryAgain: "Intentar de nuevo";
    NotSaved: "El almacenamiento del navegador está lleno: lo que hagas en el encuentro abierto no se guarda.";
    PartialDownload: "El navegador no puede abrir su base de datos: al archivo le faltan los encuentros cerrados, los grupos y las criaturas. Descárgalo de nuevo más tarde.";
    LeftUnsaved: "El almacenamiento del navegador está lleno. Aún sin guardar: {0}. Si cierras esta página, esos cambios se pierden.";
    DamagedSetAside: "Hay un encuentro dañado. Se ha apartado tal como estaba.";
    UpdateReady: "Hay una versión nueva de Asalto.";
    UpdateNow: "Actualizar ahora";
    SafeMode: "Modo seguro: no se ha abierto el último encuentro. Está en «Encuentros».";
    LastChangeDamaged: "El último cambio está dañado y se ha apartado. Estás justo antes de él.";
    NewerVersion: "Este encuentro es de una versión más nueva de Asalto. No se ha tocado: actualiza la app para abrirlo.";
    NearlyFull: "A este navegador le queda poco sitio para encuentros. Descárgalos antes de que se llene.";
    NotCopied: "Este navegador no puede guardar una segunda copia: si se cierra de golpe, puedes perder lo último que hiciste.";
    ChangedElsewhere: "Otra pestaña ha cambiado este encuentro. Lo que hiciste aquí se ha guardado como un encuentro aparte.";
    DeletedElsewhere: "Este encuentro se ha borrado en otra pestaña. Aquí sigue: ¿quieres conservarlo?";
    NotCarriedOut: "Tu orden no se ha ejecutado.";
    KeepDeleted: "Conservarlo";
    DiscardDeleted: "Descartarlo";
    PlayedElsewhere: "Este encuentro se juega en otra pestaña o página: aquí solo puedes verlo.";
    PlayHere: "Jugar aquí";
    DownloadAll: "Descargar todos los encuentros";
    NothingInFile: "En ese archivo no hay ningún encuentro.";
}
