//! The words of commands in French.

mod conditions;
mod lines;

use asalto_core::Side;
use asalto_core::share::DamageShare;
use asalto_import::damage_words;

use super::table::{Lexicon, Senses};
use crate::input::command_line::sense::{Act, Attr, Sense};
use crate::input::{number_words, plurals};
use conditions::CONDITIONS;
use lines::LINES;

pub(super) const WORDS: Lexicon = Lexicon {
    senses: SENSES,
    conditions: CONDITIONS,
    damage: damage_words::FRENCH,
    numbers: number_words::FRENCH,
    plurals: plurals::FRENCH,
    lines: LINES,
};

const SENSES: Senses = &[
    (
        Sense::Act(Act::Swap),
        "echange son initiative avec|echange avec|change avec|changer avec|change de place avec|echange sa place avec|echange l'initiative avec|echanger l'initiative avec|echange|echanger|echange d'initiative avec|echanger l'initiative de",
    ),
    (
        Sense::Act(Act::Recharge),
        "recharge|recharger|se recharge|recharge|rechargee|est recharge|est rechargee",
    ),
    (
        Sense::Act(Act::Summoned),
        "invoque par|invoquee par|est invoque par|est invoquee par",
    ),
    (
        Sense::Act(Act::Surge),
        "fougue|utilise fougue|sursaut d'action",
    ),
    (
        Sense::Act(Act::Counter),
        "contrer|contree|est contre|est contree",
    ),
    (
        Sense::Act(Act::HasteAction),
        "action de rapidite|action de hate",
    ),
    (
        Sense::Act(Act::Inspiration),
        "inspiration|inspiration heroique",
    ),
    (
        Sense::Act(Act::Harm),
        "degats|degat|infligent|blessent|touchent|tapent|attaquent|brulent|tirent sur|griffent|cognent|poignardent|de degats|points de degats|inflige|infliger|inflige a|frappe|frapper|frappent|blesse|blesser|touche|toucher|tape|taper|attaque|attaquer|brule|bruler|tire sur\
        |prend|prennent|prendre|encaisse|encaissent|encaisser|subit|subissent|subir|perd|perdent|perdre|recoit|recoivent|recevoir|mange|mord|mordent|mordre|griffe|griffer|est frappe|est frappee|est touche|est touchee|est blesse|est blessee|est mordu|est mordue|cogne|cogner|fait|font|de dommages|dommages|poignarde|poignarder|se prend|se prennent",
    ),
    (
        Sense::Act(Act::Suffer),
        "prend|prennent|prendre|encaisse|encaissent|encaisser|subit|subissent|subir|perd|perdent|perdre|recoit|recoivent|recevoir|se prend|se prennent|mange|est frappe|est frappee|est touche|est touchee|est blesse|est blessee|est mordu|est mordue",
    ),
    (
        Sense::Act(Act::Harm),
        "critique|coup critique|coup critique sur|fait un critique sur|de critique|critique sur",
    ),
    (
        Sense::Act(Act::Critical),
        "critique|coup critique|coup critique sur|fait un critique sur|de critique|critique sur",
    ),
    (Sense::Act(Act::Cast), "lance|lancer|incante|incanter"),
    (
        Sense::Act(Act::Attack),
        "ao|attaque d' opportunite|fait une attaque d' opportunite",
    ),
    (
        Sense::Act(Act::Pass),
        "passe|passer|passent|je passe|passe la priorite|saute son tour|sauter son tour|saute le tour|sauter le tour",
    ),
    (
        Sense::Attr(Attr::ActionPoints),
        "pa|points d' action|point d' action",
    ),
    (
        Sense::Act(Act::Surprise),
        "pris au depourvu|prise au depourvu|prises au depourvu",
    ),
    (Sense::Filler, "je|lui|leur"),
    (Sense::Act(Act::Harm), "colle|lui colle"),
    (
        Sense::Act(Act::Fail),
        "rate|ratee|rater|echoue|echouer|echoue a|echec|loupe|louper|manque|manquer",
    ),
    (Sense::Act(Act::Succeed), "reussit|reussi|reussie|succes"),
    (Sense::Act(Act::Lose), "perd|perdent|perdre"),
    (
        Sense::Act(Act::Nonlethal),
        "non letal|non letaux|non-letal|non-letaux|degats non letaux|degats non-letaux|de degats non letaux|non letales",
    ),
    (
        Sense::Act(Act::Fire),
        "declenche|declencher|action preparee|l' action preparee|declenche l' action preparee|declenche l' action preparee de|declenche son action preparee|utilise son action preparee|utilise l' action preparee|action preparee de|se declenche|l' action preparee de",
    ),
    (
        Sense::Act(Act::Cure),
        "soigne|soigner|soignent|guerissent|mot de guerison|soin|soins|soin de|guerit|guerir|guerison|recupere|recuperent|recuperer|regagne|regagner|gagne|gagnent|gagner|se soigne|rend|rends|rendre|retrouve|retrouver|restaure|restaurer|est soigne|est soignee|regenere|remonte de",
    ),
    (
        Sense::Act(Act::Give),
        "donne|donner|donnez|mets|met|mettre|fixe|fixer|obtient|obtiennent|gagne|gagnent|gagner|devient|deviennent|applique|appliquer|regle|change|changer",
    ),
    (
        Sense::Act(Act::Take),
        "enleve|enlever|retire|retirer|ote|oter|soustrais|soustraire",
    ),
    (
        Sense::Act(Act::Remove),
        "enleve|enlever|retire|retirer|supprime|supprimer|sors|sortir",
    ),
    (
        Sense::Act(Act::End),
        "fin|fin de|fin du|sans|finir|finis|termine|terminer|plus|n' est plus|ne sont plus|n' a plus|n' ont plus|n' est pas|plus aucun|plus aucune|aucun|efface|effacer|arrete|arreter|cesse d' etre|cesse|pas|annule l' etat|dissipe|dissiper|libere|liberer|ne|nettoie|nettoyer|met fin a|arrete d' etre",
    ),
    (
        Sense::Act(Act::Kill),
        "tue|tuer|tuent|achevent|assassinent|eliminent|executent|est mort|est morte|sont morts|sont mortes|mort|morte|morts|mortes|meurt|meurent|acheve|achever|abats|est tue|est tuee|assassine|assassiner|elimine|eliminer|execute|executer",
    ),
    (
        Sense::Act(Act::Revive),
        "ressuscite|ressusciter|ranime|ranimer|ramene a la vie|revient a la vie|revit|reanime|reanimer|est vivant|est vivante|releve d' entre les morts",
    ),
    (
        Sense::Act(Act::MassiveSave),
        "jet contre les degats massifs|sauvegarde contre les degats massifs|sauvegarde contre degats massifs|jet de degats massifs|degats massifs",
    ),
    (
        Sense::Act(Act::DeathSave),
        "jet contre la mort|jets contre la mort|jet de sauvegarde contre la mort|sauvegarde contre la mort|jet de mort|jet de stabilisation|stabilisation",
    ),
    (
        Sense::Act(Act::Stabilize),
        "stabilise|stabiliser|stabilisent|stable|est stable|est stabilise|stabilisee|est stabilisee|se stabilise",
    ),
    (
        Sense::Act(Act::Reroll),
        "relance|relancer|rejette|refais|refaire|nouveau jet|nouveau jet d'",
    ),
    (
        Sense::Act(Act::Move),
        "deplace|deplacer|place|placer|agit|bouge|bouger",
    ),
    (
        Sense::Act(Act::Delay),
        "retarde|retarder|retarde son tour|attend|attendre|patiente|retardent|retarder son tour",
    ),
    (Sense::Act(Act::Ready), "prepare|preparer|se prepare a"),
    (
        Sense::Act(Act::Next),
        "suivant|suivante|tour suivant|au suivant|fin du tour|fin de tour|finir le tour|finir tour|terminer le tour|termine le tour|termine son tour|finit son tour|fini|passe|passer|passe son tour|passer le tour|passe le tour|continuer|continue|c' est fait|prochain|prochain tour|c' est bon|fait|saute son tour|sauter son tour|saute le tour|sauter le tour",
    ),
    (
        Sense::Act(Act::Previous),
        "precedent|tour precedent|precedente|retour|revenir|reviens|revenir au tour precedent|revenir au tour d' avant|tour d' avant|revenir en arriere|en arriere|arriere|un tour en arriere|reculer|recule|retour au tour precedent|revenir d' un tour|retour en arriere",
    ),
    (
        Sense::Act(Act::Undo),
        "annule|annuler|annule ca|defais|defaire|oups",
    ),
    (Sense::Act(Act::Redo), "retablir|retablis|refaire|refais"),
    (
        Sense::Act(Act::Hide),
        "cache|cacher|masque|masquer|dissimule|dissimuler|se cache",
    ),
    (
        Sense::Act(Act::Reveal),
        "montre|montrer|revele|reveler|affiche|afficher|devoile|devoiler|rend visible|fais apparaitre",
    ),
    (
        Sense::Act(Act::Rename),
        "renomme|renommer|appelle|appeler|s' appelle|s' appelle maintenant|nomme|se nomme|s' appelle desormais|est maintenant|rebaptise|rebaptiser|se nomme maintenant|change le nom de",
    ),
    (Sense::Act(Act::Note), "note|notes|noter|memo|commentaire"),
    (
        Sense::Act(Act::Add),
        "ajoute|ajouter|ajoutez|invoque|invoquer",
    ),
    (
        Sense::Act(Act::Arrive),
        "arrive|arrivent|entre|entrent|apparait|apparaissent|debarque|debarquent|surgit|surgissent|rejoignent le combat|rejoint le combat|viennent|entre en combat|entrent en combat",
    ),
    (
        Sense::Act(Act::ChangeSides),
        "change de camp|changent de camp|changer de camp|change de cote|changent de cote|passe dans l' autre camp|passe a l' autre camp|passe dans le camp de|retourne sa veste",
    ),
    (
        Sense::Act(Act::Join),
        "rejoint|rejoignent|rejoindre|regroupe|regrouper|unit|reunit|ajoute au groupe|se joint a|se joint aux|agit avec|reunir",
    ),
    (
        Sense::Act(Act::Flee),
        "s' enfuit|s' enfuient|s' enfuir|fuit|fuient|fuir|quitte|quittent|quitte le combat|quittent le combat|s' echappe|s' echappent|s' echapper|prend la fuite|prennent la fuite|s' en va|part|partent|se retire|se sauve|se sauvent|bat en retraite|deguerpit|sort du combat",
    ),
    (
        Sense::Act(Act::Escape),
        "s' echappe|s' echappent|s' echapper|echappe|echapper",
    ),
    (
        Sense::Act(Act::BreakFree),
        "se libere|se liberent|se liberer|se degage|se degagent|se degager|relachee|relaches|est relache|est relachee|liberee|liberes|est libere|est liberee",
    ),
    (
        Sense::Act(Act::End),
        "se libere|se liberent|se liberer|est libere|est liberee",
    ),
    (
        Sense::Act(Act::Release),
        "relache|relacher|relachent|lache|lacher|lachent|lache prise|libere|liberer|liberent|laisse partir|laisse aller",
    ),
    (
        Sense::Act(Act::Split),
        "separe|separer|se separe|se separent|divise|diviser|degroupe|degrouper|detache|detacher|quitte le groupe|quittent le groupe",
    ),
    (
        Sense::Act(Act::Surprise),
        "surprend|surprendre|surprennent|surpris|surprise|surprises|est surpris|est surprise|sont surpris|sont surprises|pris par surprise|par surprise",
    ),
    (
        Sense::Act(Act::Drop),
        "tombe|tombent|fait tomber|fais tomber|abat|abattre|abattu|abattue|fait chuter|renverse et|chute|couche",
    ),
    (
        Sense::Act(Act::Stand),
        "releve|relever|leve-toi|releve-toi|se releve|se relevent|debout|se remet debout|leve|se leve",
    ),
    (
        Sense::Act(Act::Use),
        "utilise|utiliser|utilisee|utilise sa|utilisent|depense|depenser|depensee|a utilise|a depense|use|consomme|consommer|consommee|prise",
    ),
    (
        Sense::Act(Act::Concentrate),
        "se concentre sur|concentre sur|concentree sur|est concentre sur|est concentree sur|concentration sur|maintient",
    ),
    (
        Sense::Act(Act::Legendary),
        "legendaire|action legendaire|utilise une action legendaire|utilise action legendaire|utilise legendaire|utilise son action legendaire",
    ),
    (Sense::Act(Act::Roll), "lance|lancer|jette|jet|tire|jeter"),
    (
        Sense::Act(Act::Find),
        "cherche|chercher|trouve|trouver|ou est|ou sont|va a|aller a|aller vers|localise|localiser|selectionne|selectionner",
    ),
    (
        Sense::Act(Act::Help),
        "aide|commandes|aidez-moi|aide-moi|que puis-je taper",
    ),
    (
        Sense::Attr(Attr::Hp),
        "pv|points de vie|point de vie|pdv|vie|sante|points|point|pvs",
    ),
    (Sense::Attr(Attr::Max), "max|maximum|maximal|maximaux"),
    (
        Sense::Attr(Attr::Full),
        "au max|au maximum|a fond|plein|pleine|complet|completement|entierement|pleine vie|toute sa vie|tous ses pv|a son maximum|tous les pv|a bloc",
    ),
    (
        Sense::Attr(Attr::Temp),
        "temporaires|temporaire|temp|pv temporaires|pvt|pv temp|points de vie temporaires|points temporaires",
    ),
    (Sense::Attr(Attr::Ac), "ca|classe d' armure|armure"),
    (Sense::Attr(Attr::Init), "init|initiative|ini"),
    (
        Sense::Attr(Attr::Exhaustion),
        "epuisement|fatigue|niveau d' epuisement|niveaux d' epuisement|d' epuisement",
    ),
    (
        Sense::Attr(Attr::Conditions),
        "tout a|tout au|tout a la|etats|etat|tous les etats|conditions|effets|tous les effets|condition|toutes les conditions",
    ),
    (
        Sense::Attr(Attr::Concentration),
        "jet de concentration|test de concentration|concentration|concentre|concentree",
    ),
    (
        Sense::Attr(Attr::Action),
        "action|action simple|action principale",
    ),
    (Sense::Attr(Attr::Reaction), "reaction"),
    (Sense::Attr(Attr::Bonus), "action bonus|bonus"),
    (Sense::Attr(Attr::Immediate), "action immediate"),
    (Sense::Attr(Attr::Swift), "action rapide"),
    (Sense::Attr(Attr::Dc), "dd"),
    (
        Sense::By,
        "par|a cause de|a cause du|de la part de|de la part du|cause par|causee par|inflige par|infligee par|par la faute de",
    ),
    (
        Sense::At,
        "=|est a|sont a|passe a|tombe a|tombent a|descend a|monte a|remonte a|est maintenant a|est tombe a|est tombee a|n' a plus que|se retrouve a",
    ),
    (Sense::Is, "est|sont"),
    (Sense::This, "ce|cet|en cours|actuel"),
    (
        Sense::Filler,
        "le|la|les|l'|un|une|est|sont|son|sa|ses|leur|leurs|avec|chacun|chacune|dernieres|derniere|dernier|derniers|maintenant|dans|en|niveau|niveaux|il|elle|s'|se|qu'|ce|que|ne|n'|valeur|commande|commandes|chaque|coups|actions|etre|c'|etant|egalement|aussi|a present|les deux|encore|ca",
    ),
    (Sense::To, "a|au|aux|sur|vers|contre|a la|a l'"),
    (Sense::From, "de|d'|du|des"),
    (Sense::And, "et|puis|+"),
    (
        Sense::All,
        "tous|toutes|tout|tout le monde|toute|chacun des",
    ),
    (Sense::Other, "autres|reste de|reste des"),
    (
        Sense::Except,
        "sauf|excepte|hormis|a part|mais pas|a l' exception de|sauf le|moins",
    ),
    (
        Sense::Side(Side::PARTY),
        "groupe|allies|heros|pjs|pj|joueurs|personnages|aventuriers|equipe",
    ),
    (
        Sense::Side(Side::FOES),
        "ennemis|monstres|adversaires|mechants|creatures",
    ),
    (
        Sense::Share(DamageShare::Half),
        "moitie|demi|½|1/2|la moitie|moitie de degats|moitie pour|a moitie|demi-degats|sauve|sauvee|sauves|sauvees",
    ),
    (
        Sense::Share(DamageShare::Double),
        "double|x2|×2|le double|double degats",
    ),
    (
        Sense::Until,
        "jusqu' a|jusqu' au|jusqu' aux|jusque|jusqu' a ce qu'|jusqu' a ce que|jusqu' a la|jusqu'|jusqu a|jusqu au|jusqu aux|jusqua|jusquau|jusqu a la",
    ),
    (Sense::For, "pendant|durant|pour"),
    (Sense::Unit(1), "round|rounds|tours|tour"),
    (Sense::Unit(10), "minute|minutes|min|mn"),
    (Sense::Unit(600), "heure|heures|h"),
    (Sense::Start, "debut|commencement|commence"),
    (Sense::End, "fin|finisse|termine|se termine"),
    (Sense::Turn, "tour|tours"),
    (Sense::Next, "prochain|prochaine|suivant"),
    (
        Sense::SaveEnds,
        "sauvegarde|js|jds|sauvegarde reussie|une sauvegarde|jet de sauvegarde|reussisse une sauvegarde|reussisse sa sauvegarde|sauvegarde annule|sauvegarde termine|js reussi|js annule|reussir une sauvegarde|reussisse son jet|reussisse",
    ),
    (
        Sense::Removed,
        "nouvel ordre|ce qu' on le retire|on le retire|retire",
    ),
    (Sense::Own, "son|sa"),
    (Sense::Before, "avant|juste avant|devant"),
    (Sense::After, "apres|juste apres|derriere"),
    (
        Sense::Combat,
        "combat|le combat|bataille|la bataille|du combat|rencontre|la rencontre",
    ),
    (Sense::When, "quand|si|lorsque|lorsqu'|des que|des qu'|s'"),
];
