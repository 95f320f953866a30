//! Spanish, in the terms of the Spanish sources.

pub mod tale;
pub mod terms;
pub mod why;

use asalto_core::Round;

use super::tongue::Tongue;
use super::{Lang, Sentence, Word};

const LANG: Lang = Lang::Es;

/// The language.
pub static TONGUE: Tongue = Tongue {
    word,
    say,
    tell: tale::tell,
    why: why::why,
    refuse: why::refuse,
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
        Word::Order => "Orden",
        Word::Log => "Lo sucedido",
        Word::Sample => "La emboscada",
        Word::Undo => "Deshacer",
        Word::Redo => "Rehacer",
        Word::QuickLine => "Añadir combatientes",
        Word::QuickHint => "4 goblin +2 pg 7 ca 15 · Aria +3 des 17 pj",
        Word::Add => "Añadir",
        Word::Form => "Con un formulario",
        Word::Edit => "Editar",
        Word::Remove => "Quitar",
        Word::Close => "Cerrar",
        Word::Side => "Bando",
        Word::HitPoints => "Puntos de golpe",
        Word::ArmorClassShort => "CA",
        Word::HitPointsShort => "PG",
        Word::Awareness => "Quién es consciente",
        Word::AwarenessByOne => "Uno por uno, y por pruebas",
        Word::Start => "Empezar el combate",
        Word::NobodyYet => "Aún no hay nadie. Añade combatientes o prueba un ejemplo.",
        Word::RollAll => "Tirar por todos",
        Word::Roll => "Tirar",
        Word::Total => "Total",
        Word::Enter => "Anotar",
        Word::Initiative => "Iniciativa",
        Word::FlatFooted => "desprevenido",
        Word::Surprised => "sorprendido",
        Word::Conditions => "Estados",
        Word::Amount => "Cantidad",
        Word::Damage => "Daño",
        Word::Heal => "Curar",
        Word::Budget => "Este turno",
        Word::PreviousTurn => "Turno anterior",
        Word::EndFight => "Terminar el combate",
        Word::FightOver => "El combate ha terminado.",
        Word::Continue => "Dejar pasar el asalto",
        Word::Standstill => "Nadie puede actuar.",
        Word::Resolve => "Resolver",
        Word::Stack => "Pila",
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
        Word::NothingYet => "Aún no ha sucedido nada.",
        Word::AddToFight => "Se une alguien",
        Word::Ruleset => "Reglas",
        Word::Next => "después",
        Word::NoReaction => "sin reacción",
        Word::TieHelp => "Toca los nombres en el orden en que actúan.",
        Word::RollOff => "Que decidan los dados",
        Word::OutOfTurn => "Fuera de turno",
        Word::Delay => "Retrasar",
        Word::Delaying => "espera",
        Word::Ready => "acción preparada",
        Word::ReadyAction => "Preparar una acción",
        Word::DelayCount => "Hasta el resultado",
        Word::PrepareRound => "Pasa un asalto de preparación",
        Word::Prepared => "Asaltos de preparación",
        Word::HouseRules => "Reglas de la casa",
        Word::RollEachRound => "Tirar iniciativa en cada asalto",
        Word::RerollAll => "Todos vuelven a tirar iniciativa",
        Word::SampleKobold => "El kobold del pasillo",
        Word::SampleGargoyle => "Lidda y la gárgola",
        Word::SampleDoor => "La arquera de la puerta",
        Word::SampleCamp => "El campamento de bandidos",
        Word::Kobold => "Kobold",
        Word::Orc => "Orco",
        Word::Gnoll => "Gnoll",
        Word::Captain => "Capitán",
        Word::Bandit => "Bandido",
        Word::Help => "Teclas y ayuda",
        Word::LogBegins => "Lo anterior se ha resumido para ahorrar espacio.",
        Word::LookingBack => {
            "Este es el combate tal como fue. Lo que hagas aquí empieza otra rama; nada se pierde."
        }
        Word::ReturnToNow => "Volver al presente",
        Word::LogTools => "Dados y relato",
        Word::GuidedFight => "Combate guiado",
        Word::Branches => "Otras ramas",
        Word::TakeBranch => "Retomar",
        Word::DropBranch => "Borrar del todo",
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
        Word::Gargoyle => "Gárgola",
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
        Sentence::PairAware { observer, target } => {
            format!("{observer} es consciente de {target}")
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
        Sentence::Tie { by, names } => format!("Empate: decide {by}. {names}"),
        Sentence::ActsAfter { who } => format!("{who} actúa tras este turno"),
        Sentence::ActsBefore { who } => format!("{who} actúa antes de este turno"),
        Sentence::SetsOff { who } => format!("{who}: la acción preparada, ahora"),
        Sentence::LetsGoBy { who } => format!("{who} deja pasar la ocasión"),
        Sentence::ActsFirst { who } => format!("Actúa antes {who}"),
        Sentence::KeepsConcentrating { who } => format!("{who} mantiene la concentración"),
        Sentence::StopsConcentrating { who } => format!("{who} pierde la concentración"),
        Sentence::Of { what, who } => format!("{what}: {who}"),
        Sentence::WhyCount { who, count } => format!("{count}: por qué {who} actúa aquí"),
        Sentence::RulesFound { count: 0 } => "Ninguna regla tiene todas esas palabras.".into(),
        Sentence::RulesFound { count } if LANG.is_one(*count) => format!("{count} regla"),
        Sentence::RulesFound { count } => format!("{count} reglas"),
        Sentence::LastDownload { date } => format!("Última descarga: {date}."),
        Sentence::StorageUsed { used } => format!("{} KB guardados aquí.", LANG.number(*used)),
        Sentence::Added { count } if LANG.is_one(*count) => "Se ha añadido un encuentro.".into(),
        Sentence::Added { count } => format!("Se han añadido {count} encuentros."),
        Sentence::Title { names, more: 0 } => (*names).into(),
        Sentence::Title { names, more } => format!("{names} y {more} más"),
        Sentence::HitPointsOf { left, maximum } => format!("{left} de {maximum} puntos de golpe"),
    }
}
