//! The encounter in the formats of other tools, in French.

use crate::en::send_out::SendOutText;
use crate::catalog::translation;

translation! {
    SendOutText;
    Download: "Télécharger";
    Copy: "Copier";
    Share: "Partager";
    Labelled: "{0} : {1}";
    Nobody: "Personne ne participe encore : il n’y a rien à envoyer.";
    Link: "Lien";
    LinkHint: "Ouvre cette rencontre dans Asalto sur un autre appareil. Ce qu’il contient reste dans le lien : aucun serveur ne le voit.";
    ReplayLinkHint: "Rejoue le combat depuis le début, sur n’importe quel appareil. Rien n’y est enregistré, et ce qu’il contient reste dans le lien.";
    WholeCombat: "Le combat entier, en replay";
    WithEverything: "Avec tout ce que vous voyez";
    NothingSeen: "Les joueurs n’ont rien vu de ce combat.";
    TooLongLink: "Le combat est trop long pour un lien : il compterait {0} caractères. Exportez plutôt le replay en fichier.";
    WithHidden: "Avec les combattants cachés et les vrais noms";
    LinkNotCopied: "Votre navigateur l’a bloqué. Envoyez plutôt un fichier.";
    NoLinks: "Ce navigateur ne peut pas créer de liens. Envoyez plutôt un fichier.";
    LongLink: "Ce lien compte {0} caractères. Certaines applications coupent les liens longs.";
    Code: "Code du lien, pour un appareil photo";
    Sheet: "Feuille de papier";
    SheetHint: "L’ordre avec des cases pour les points de vie, de la place pour les états et les notes, et les profils. Elle montre tout : elle est pour vous.";
    PrintSheet: "Imprimer la feuille";
    PaperReport: "Compte rendu sur papier";
    PaperReportHint: "Ce que chaque combattant a subi, et le récit. Il est pour vous : les noms et le récit ne cachent rien.";
    PrintReport: "Imprimer le compte rendu";
    EnemiesPoints: "Avec les points de vie et les dégâts des ennemis";
    WithLog: "Avec le récit";
    Outcome: "Issue";
    SheetRound: "Round";
    SheetNotes: "Notes";
    ImprovedInitiative: "Improved Initiative";
    ImprovedInitiativeHint: "Tous les nombres et les états, et le tour d’un combat en cours. Là-bas : Settings, Import.";
    Block: "Obsidian, bloc de rencontre";
    BlockHint: "Pour une note avec Initiative Tracker : les créatures sans blessures, pour un autre combat.";
    Table: "Tableau (CSV)";
    TableHint: "Une ligne par combattant, pour les tableurs.";
    Report: "Compte rendu (Markdown)";
    ReportHint: "L’ordre et le récit, à lire. Il est pour vous : rien n’y est caché, sauf ce que vous retirez.";
    WithHiddenAndLog: "Avec les combattants cachés, les vrais noms et le récit";
    ReportBlocks: "Notes et profils";
    PlayersView: "Vue des joueurs (JSON)";
    PlayersViewHint: "Ce que montre l’écran des joueurs et rien d’autre, pour d’autres écrans.";
    Copied: "Copié : {0}.";
    NotCopied: "Votre navigateur a bloqué la copie. Téléchargez-le plutôt.";
    NotShared: "Votre navigateur a refusé le partage. Téléchargez-le plutôt.";
    Conditions: "États";
}
