//! The tutorial, in French.

use crate::en::tutorial::TutorialText;
use crate::catalog::translation;

translation! {
    TutorialText;
    Name: "Combat guidé";
    StepOf: "Étape {0} sur {1}";
    Skip: "Passer cette étape";
    Leave: "Quitter le guide";
    Finish: "Terminé";
    Aware: "Tout dépend de qui a repéré qui. Les ennemis n’ont vu personne : touchez « Ennemis : groupe repéré » pour l’indiquer.";
    Forecast: "La ligne à côté annonce comment le combat va commencer. Commencez le combat.";
    Rolls: "Seuls les combattants qui agissent pendant le round de surprise lancent l’initiative maintenant. Touchez « Tout lancer », ou saisissez les totaux de vos dés.";
    Ready: "Préparez une action : ouvrez « Préparer une action », saisissez l’action prévue et son déclencheur, puis validez.";
    Trigger: "Terminez le tour avec le grand bouton. Quand le déclencheur se produit, déclenchez l’action préparée là où l’ordre la propose : elle a lieu avant ce qui l’a provoquée, et ce combattant agit désormais à cette place.";
    Delay: "Maintenant, retardez une action : « Retarder ». On n’y perd que sa place, à condition d’agir avant le retour de son rang.";
    ActNow: "L’ordre montre où ce combattant peut intervenir. Faites-le agir : ce rang devient son initiative.";
    Why: "Touchez un rang, ou une mention comme « surpris » : la raison et sa règle s’affichent.";
    TableEnd: "C’est tout. Le grand bouton termine les tours et dit qui suit ; Z annule pas à pas, jusqu’au début. Continuez, ou commencez votre combat.";
    TowStart: "Dans un tour TOW, chacun a une phase principale, la plus haute initiative d’abord, et les plus rapides peuvent répondre. Commencez le combat.";
    TowRolls: "Saisissez ces totaux, pour suivre ce guide pas à pas : archère 15, magicienne 10, orque 5, gobelin 3.";
    Charges: "D’abord viennent les charges. Personne ne charge : appuyez sur « Personne ne charge », à côté du grand bouton.";
    ToArcher: "Le grand bouton passe pour tout le monde et dit ce qui suit. Appuyez jusqu’à la phase principale de l’archère, puis sur la flèche de sa ligne : on passe jusqu’à ce que l’archère ait la priorité.";
    Shoot: "Déclarez le tir : prenez l’action enregistrée, ajoutez l’orque comme cible et appuyez sur Entrée. Il laisse une flèche, qui met du temps à arriver.";
    Arrow: "Le tir est sur la pile. Seuls les plus rapides peuvent répondre, et personne n’est plus rapide que l’archère. Passez jusqu’à sa résolution, et choisissez « Réussite » : la flèche va sur la pile différée. Si le jet échoue, annulez-le.";
    ToMage: "Continuez jusqu’à ce que la magicienne ait la priorité dans sa phase principale.";
    Lightning: "Déclarez l’éclair en chaîne contre le gobelin. Il coûte des PA et de la puissance.";
    Chain: "Passez jusqu’à sa résolution. C’est alors qu’on décide où il saute : ajoutez une autre cible, ou détournez-le si la première n’est plus là. Puis résolvez-le.";
    Lands: "Dans la phase finale, les actions différées arrivent sur la pile principale. Passez jusqu’à ce que la flèche arrive.";
    Hit: "Personne n’est plus rapide que l’archère, donc personne n’esquive la flèche. Passez, et résolvez-la.";
    TowEnd: "C’est tout : une action déclarée attend, les plus rapides répondent, et la plus récente se résout d’abord.";
}
