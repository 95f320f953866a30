//! Spanish, in the terms of the Spanish sources.

pub mod refuse;
pub mod tale;
pub mod terms;

use asalto_core::Round;

use super::tongue::Tongue;
use super::{Lang, Sentence, Word};

const LANG: Lang = Lang::Es;

/// The language.
pub static TONGUE: Tongue = Tongue {
    word,
    say,
    tell: tale::tell,
    refuse: refuse::refuse,
    ruleset: terms::ruleset,
    condition: terms::condition,
    life: terms::life,
    action: terms::action,
    response: terms::response,
    tie_breaker: terms::tie_breaker,
    phrase: super::stack::phrase::spanish,
    side: terms::side,
};

#[allow(clippy::too_many_lines, reason = "one line a word")]
pub fn word(word: Word) -> &'static str {
    match word {
        Word::Preparation => "Antes del combate",
        Word::Sample => "La emboscada",
        Word::Undo => "Deshacer",
        Word::Redo => "Rehacer",
        Word::QuickLine => "Añadir combatientes",
        Word::QuickHint => "4 goblin +2 pg 7 ca 15 · 6 rata grupo · Aria +3 des 17 pj",
        Word::Add => "Añadir",
        Word::Form => "Con un formulario",
        Word::Edit => "Editar",
        Word::Remove => "Quitar",
        Word::Close => "Cerrar",
        Word::Side => "Bando",
        Word::HitPoints => "Puntos de golpe",
        Word::ArmorClassShort => "CA",
        Word::DexterityShort => "Des",
        Word::HitPointsShort => "PG",
        Word::Group => "grupo",
        Word::Awareness => "Quién es consciente",
        Word::AwarenessByOne => "Uno por uno, y por pruebas",
        Word::Start => "Empezar el combate",
        Word::NobodyYet => "Aún no hay nadie. Añade combatientes o prueba un ejemplo.",
        Word::Turn => "turno",
        Word::RuleOtherwise => "Decidir otra cosa",
        Word::MemoryOnly => {
            "Este navegador no guarda nada de esta página: el combate se perderá al cerrarla."
        }
        Word::TryAgain => "Intentar de nuevo",
        Word::PartMissing => {
            "Esa parte de la aplicación no se ha podido cargar. Inténtalo de nuevo con conexión."
        }
        Word::NotSaved => {
            "El almacenamiento del navegador está lleno: lo que hagas ahora no se guarda."
        }
        Word::KeptAside => {
            "Un encuentro no se ha podido leer. Se ha guardado aparte, sin cambiar nada."
        }
        Word::Ruleset => "Reglas",
        Word::PrepareRound => "Pasa un asalto de preparación",
        Word::Prepared => "Asaltos de preparación",
        Word::HouseRules => "Reglas de la casa",
        Word::SampleKobold => "El kobold del pasillo",
        Word::SampleGargoyle => "Lidda y la gárgola",
        Word::SampleDoor => "La arquera de la puerta",
        Word::SampleCamp => "El campamento de bandidos",
        Word::Help => "Teclas y ayuda",
        Word::GuidedFight => "Combate guiado",
        Word::Escape => "Esc",
        Word::Space => "Espacio",
        Word::Shift => "Mayús",
        Word::UpdateReady => "Hay una versión nueva de Asalto.",
        Word::UpdateNow => "Actualizar ahora",
        Word::StayAwake => "La pantalla no se apaga en combate",
        Word::SafeMode => "Modo seguro: no se ha abierto el último encuentro. Está en el menú.",
        Word::LastUnreadable => {
            "El último cambio no se ha podido leer y se ha guardado aparte. El encuentro está como justo antes."
        }
        Word::NewerVersion => {
            "Este encuentro lo escribió una versión más nueva de Asalto. No se ha tocado: actualiza la aplicación para abrirlo."
        }
        Word::NearlyFull => {
            "A este navegador le queda poco sitio para encuentros. Descárgalos mientras lo haya."
        }
        Word::Forked => {
            "Otra pestaña ha cambiado este encuentro. Lo que hiciste aquí se ha guardado como un encuentro aparte."
        }
        Word::DeletedElsewhere => {
            "Este encuentro se ha borrado en otra pestaña. Aquí sigue: ¿quieres conservarlo?"
        }
        Word::KeepHere => "Conservarlo",
        Word::LetGo => "Descartarlo",
        Word::Following => "Este encuentro se juega en otra pestaña o página; aquí se muestra.",
        Word::TakeOver => "Jugar aquí",
        Word::DownloadAll => "Descargar todos los encuentros",
        Word::NothingInFile => "En ese archivo no hay ningún encuentro que Asalto pueda leer.",
        Word::Rules => "Las reglas",
        Word::Menu => "Menú",
    }
}

pub fn say(sentence: &Sentence<'_>) -> String {
    match sentence {
        Sentence::Round(Round::SURPRISE) => "Asalto de sorpresa".into(),
        Sentence::Round(Round(number)) => format!("Asalto {number}"),
        Sentence::TurnOf { number, of } => format!("turno {number} de {of}"),
        Sentence::EndTurn {
            who,
            next: Some(next),
        } => {
            format!("Fin del turno de {who} → {next}")
        }
        Sentence::EndTurn { who, next: None } => format!("Fin del turno de {who}"),
        Sentence::ActsNow {
            count,
            next: Some(next),
        } => {
            format!("actúa ahora, con {count}. Después: {next}")
        }
        Sentence::ActsNow { count, next: None } => format!("actúa ahora, con {count}"),
        Sentence::TurnChanged { round, who, next } => {
            let next = next
                .map(|next| format!(" Después: {next}."))
                .unwrap_or_default();
            format!("{}. Turno de {who}.{next}", say(&Sentence::Round(*round)))
        }
        Sentence::QuickPreview { names, count: 1 } => format!("Añade a {names}"),
        Sentence::QuickPreview { names, count } => format!("Añade {count}: {names}"),
        Sentence::SideAware {
            observer,
            target,
            aware,
        } => {
            let is = if *aware {
                "conscientes"
            } else {
                "no conscientes"
            };
            let (observer, target) = (terms::side(*observer), terms::of_side(*target));
            format!("{observer}: {is} {target}")
        }
        Sentence::OpensAware => {
            "Todos son conscientes: no hay asalto de sorpresa. Todos tiran iniciativa.".into()
        }
        Sentence::OpensUnaware => {
            "Nadie es consciente de los otros: no hay asalto de sorpresa. Todos tiran iniciativa."
                .into()
        }
        Sentence::OpensSurprise { aware, count } if LANG.is_one(*count) => {
            format!("Algunos son conscientes: asalto de sorpresa. {aware} actúa, una acción.")
        }
        Sentence::OpensSurprise { aware, .. } => format!(
            "Algunos son conscientes: asalto de sorpresa. {aware} actúan, una acción cada uno."
        ),
        Sentence::WhoIsSurprised { who, .. } => format!("Sorpresa para {who}."),
        Sentence::OpensUnsurprised => "Nadie está sorprendido. Todos tiran iniciativa.".into(),
        Sentence::Of { what, who } => format!("{what}: {who}"),
        Sentence::RulesFound { count: 0 } => "Ninguna regla tiene todas esas palabras.".into(),
        Sentence::RulesFound { count } if LANG.is_one(*count) => format!("{count} regla"),
        Sentence::RulesFound { count } => format!("{count} reglas"),
        Sentence::LastDownload { date } => format!("Última descarga: {date}."),
        Sentence::StorageUsed { used } => format!("{} KB guardados aquí.", LANG.number(*used)),
        Sentence::Added { count } if LANG.is_one(*count) => "Se ha añadido un encuentro.".into(),
        Sentence::Added { count } => format!("Se han añadido {count} encuentros."),
        Sentence::Title { names, more: 0 } => (*names).into(),
        Sentence::Title { names, more } => format!("{names} y {more} más"),
    }
}
