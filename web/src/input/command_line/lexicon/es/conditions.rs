//! The words for conditions in Spanish.

use crate::input::command_line::lexicon::table::Conditions;

pub(super) const CONDITIONS: Conditions = &[
    (
        "stunned",
        "aturdido|aturdida|aturdidos|aturdidas|aturde|aturden|aturdir|aturdimiento|aturdele",
    ),
    (
        "prone",
        "derribado|derribada|tira al suelo|tiran al suelo|tirar al suelo|tirale al suelo|derribados|derribadas|al suelo|en el suelo|tumbado|tumbada|tumbados|tumbadas|por los suelos",
    ),
    (
        "blinded",
        "cegado|cegada|cegados|cegadas|ciega|ciego|ciegos|ciegas|cegar|ceguera|ciegan",
    ),
    (
        "charmed",
        "hechizado|hechizada|hechizados|hechizadas|hechiza|hechizan|hechizar|encantado|encantada|encantados|encanta|encantar|embelesado",
    ),
    (
        "deafened",
        "ensordecido|ensordecida|ensordecidos|ensordecidas|ensordece|ensordecen|ensordecer|sordo|sorda|sordos",
    ),
    (
        "frightened",
        "asustado|asustada|asustados|asustadas|asusta|asustan|aterrorizan|atemorizan|asustar|miedo|aterrado|aterrada|aterroriza|aterrorizar|aterrorizado|aterrorizada|aterrorizados|aterrorizadas|atemorizado|atemoriza|atemorizar",
    ),
    (
        "grappled",
        "agarrado|agarrada|agarrados|agarradas|agarra|agarrar|agarran|agarrando|presa|apresa a",
    ),
    (
        "restrained",
        "apresado|apresada|apresados|apresadas|apresa|apresar|apresan|inmovilizan|enredan|inmoviliza|inmovilizar|inmovilizado|inmovilizada|enreda|enredar|enredado",
    ),
    (
        "poisoned",
        "envenenado|envenenada|envenenados|envenenadas|envenena|envenenan|envenenar|envenenamiento",
    ),
    (
        "paralyzed",
        "paralizado|paralizada|paralizados|paralizadas|paraliza|paralizan|paralizar|paralisis|inmovilizar persona|retener persona",
    ),
    (
        "petrified",
        "petrificado|petrificada|petrificados|petrificadas|petrifica|petrifican|petrificar",
    ),
    (
        "incapacitated",
        "incapacitado|incapacitada|incapacitados|incapacitadas|incapacita|incapacitan|incapacitar",
    ),
    (
        "unconscious",
        "inconsciente|inconscientes|dormido|dormida|dormidos|duerme|dormir|noquea|noquean|noquear|noqueado|noqueada",
    ),
    ("invisible", "invisible|invisibles|invisibilidad"),
    (
        "blessed",
        "bendecido|bendecida|bendecidos|bendecidas|bendice|bendicen|bendecir|bendicion",
    ),
    (
        "hidden",
        "escondido|escondida|escondidos|escondidas|oculto|oculta|ocultos|ocultas",
    ),
    ("raging", "furioso|furiosa|furiosos|furia|en furia"),
    (
        "slowed",
        "ralentizado|ralentizada|ralentizados|ralentiza|ralentizan|ralentizar|lento|lenta",
    ),
    ("exhausted", "exhausto|exhausta|exhaustos|agotado|agotada"),
    ("dazed", "atontado|atontada|atontados|atonta|atontar"),
    ("shaken", "estremecido|estremecida|estremecidos"),
    ("sickened", "indispuesto|indispuesta"),
    (
        "entangled",
        "enmaranado|enmaranada|enmaranados|enmarana|enmaranar",
    ),
    ("fatigued", "fatigado|fatigada|fatigados|fatiga|fatigar"),
    (
        "confused",
        "confuso|confusa|confundido|confundida|confunde|confundir",
    ),
    ("dazzled", "deslumbrado|deslumbrada|deslumbra|deslumbrar"),
    (
        "cowering",
        "acobardado|acobardada|acobardados|acobardadas|acobarda|acobardar",
    ),
    ("fascinated", "fascinado|fascinada|fascina|fascinar"),
    ("helpless", "indefenso|indefensa"),
    ("nauseated", "nauseado|nauseada|nauseas"),
    ("panicked", "despavorido|despavorida|panico"),
    (
        "cursed",
        "maldito|maldita|maldice|maldecir|maldecido|maldecida|maldicion",
    ),
    ("baned", "perdición|perdicion|bajo perdicion"),
    ("hexed", "maleficiado|maleficio"),
    ("marked", "marcado|marcada|marca|marcar"),
    ("hasted", "acelerado|acelerada|acelera|acelerar"),
    ("burning", "ardiendo|en llamas|quemado|quemada"),
    ("dodging", "esquivando|esquiva|esquivar"),
    ("dashing", "corriendo|corre|correr"),
    ("disengaged", "destrabado|destrabada|se destraba"),
    ("flying", "volando|vuela"),
    ("bleeding", "sangrando|sangra|sangrar"),
];
