//! The words for conditions in French.

use crate::input::command_line::lexicon::table::Conditions;

pub(super) const CONDITIONS: Conditions = &[
    (
        "stunned",
        "étourdi|etourdi|etourdie|etourdis|etourdies|etourdit|etourdissent|etourdir|etourdissement",
    ),
    (
        "prone",
        "à terre|a terre|au sol|renverse|renverser|renversee|renversent|met a terre|mets a terre|mettre a terre|au tapis",
    ),
    (
        "blinded",
        "aveuglé|aveugle|aveuglent|aveuglee|aveugles|aveuglees|aveugler|cecite",
    ),
    (
        "charmed",
        "charmé|charme|charment|charmee|charmes|charmees|charmer",
    ),
    (
        "deafened",
        "assourdi|assourdie|assourdis|assourdit|assourdissent|assourdir|sourd|sourde|sourds",
    ),
    (
        "frightened",
        "effrayé|effraye|effrayee|effrayes|effrayees|effraie|effraient|terrorisent|terrifient|effrayer|terrorise|terroriser|terrorisee|terrifie|terrifier|terrifiee|terrifies|terrifiees|peur|apeure|apeuree",
    ),
    (
        "grappled",
        "agrippé|agrippe|agrippee|agrippes|agripper|agrippent|empoigne|empoigner|empoignee|empoignent|saisit|saisir|saisissent|en lutte",
    ),
    (
        "restrained",
        "entravé|entrave|entravent|entravee|entraves|entraver",
    ),
    (
        "poisoned",
        "empoisonné|empoisonne|empoisonnent|empoisonnee|empoisonnes|empoisonnees|empoisonner|empoisonnement",
    ),
    (
        "paralyzed",
        "paralysé|paralyse|paralysent|paralysee|paralyses|paralyser|paralysie|immobilisation de personne",
    ),
    (
        "petrified",
        "pétrifié|petrifie|petrifient|petrifiee|petrifies|petrifier",
    ),
    (
        "incapacitated",
        "neutralisé|neutralise|neutralisee|neutralises|incapable d' agir|neutraliser",
    ),
    (
        "unconscious",
        "inconscient|inconsciente|inconscients|endormi|endormie|endormis|endort|endormir|assomme|assomment|assommer|assommee|dort",
    ),
    ("invisible", "invisible|invisibles|invisibilite"),
    (
        "blessed",
        "béni|beni|benie|benis|benit|benissent|benir|benediction",
    ),
    ("hidden", "caché|est cache|est cachee|cachee|caches"),
    ("raging", "enragé|enrage|enragee|rage|en rage"),
    (
        "slowed",
        "ralenti|ralentie|ralentis|ralentit|ralentissent|ralentir",
    ),
    ("exhausted", "épuisé|epuise|epuisee|epuises"),
    ("dazed", "hébété|hebete|hebetee"),
    ("shaken", "secoué|secoue|secouer|secouee|secoues"),
    ("sickened", "fiévreux|fievreux|fievreuse"),
    ("entangled", "enchevêtré|enchevetre|enchevetrer|enchevetree"),
    ("fatigued", "fatigué|fatiguee|fatigues"),
    ("confused", "confus|confuse"),
    ("dazzled", "ébloui|ebloui|eblouie|eblouis|eblouit|eblouir"),
    (
        "cowering",
        "recroquevillé|recroqueville|recroquevillee|recroquevilles|recroquevillees",
    ),
    ("fascinated", "fasciné|fascine|fasciner|fascinee"),
    ("helpless", "sans défense|sans defense"),
    ("nauseated", "nauséeux|nauseeux|nauseeuse"),
    ("panicked", "paniqué|panique|paniquee"),
    ("cursed", "maudit|maudite|maudits|maudire|malediction"),
    ("baned", "fléau|fleau|sous fleau"),
    ("hexed", "maléficié|maleficie|malefice"),
    ("marked", "marqué|marque|marquer|marquee"),
    ("hasted", "accéléré|accelere|hate|accelerer|acceleree"),
    ("burning", "en feu|en flammes|brulant"),
    ("dodging", "esquive|esquiver"),
    ("dashing", "en course|fonce|foncer|sprinte|sprinter"),
    ("disengaged", "désengagé|desengage|desengagee|se desengage"),
    ("flying", "en vol|vole"),
    ("bleeding", "saigne|saignement"),
];
