//! The tutorial, in French.

use crate::en::tutorial::TutorialText;
use crate::catalog::translation;

translation! {
    TutorialText;
    Name: "Combat guidé";
    StepOf: "Étape {0} sur {1}";
    Skip: "Passer cette étape";
    Leave: "Quitter le combat guidé";
    Finish: "Terminé";
    Aware: "Tout dépend de qui a repéré qui. Les ennemis n’ont vu personne : touchez « Ennemis : groupe repéré » pour l’indiquer.";
    Forecast: "La ligne à côté annonce comment le combat va commencer. Commencez le combat.";
    Rolls: "Seuls les combattants qui agissent pendant le round de surprise lancent l’initiative maintenant. Touchez « Tout lancer », ou saisissez les totaux de vos dés.";
    Ready: "Préparez une action : touchez qui agit, ouvrez « Préparer une action », saisissez l’action prévue et son déclencheur, puis validez.";
    Trigger: "Terminez le tour avec le grand bouton. Quand le déclencheur se produit, déclenchez l’action préparée là où l’ordre la propose : elle a lieu avant ce qui l’a provoquée, et ce combattant agit désormais à cette place.";
    Delay: "Maintenant, retardez une action : « Retarder ». On n’y perd que sa place, à condition d’agir avant le retour de son rang.";
    ActNow: "L’ordre montre où ce combattant peut intervenir. Faites-le agir : ce rang devient son initiative.";
    Why: "Touchez un rang, ou une mention comme « surpris » : la raison et sa règle s’affichent.";
    TableEnd: "C’est tout. Le grand bouton termine les tours et dit qui suit ; Z annule pas à pas, jusqu’au début. Continuez, ou commencez votre combat.";
    TowStart: "Dans un tour TOW, chacun a une phase principale, la plus haute initiative d’abord, et les plus rapides peuvent répondre. Commencez le combat.";
    TowRolls: "Saisissez ces totaux, pour suivre le combat guidé : archère 15, magicienne 10, orque 5, gobelin 3.";
    Charges: "D’abord viennent les charges. Personne ne charge : appuyez sur « Personne ne charge », à côté du grand bouton.";
    ToArcher: "Le grand bouton passe pour tout le monde et dit ce qui suit. Appuyez jusqu’à la phase principale de l’archère, puis sur « Archère agit » : les plus lents passent, et l’archère a la priorité. Z annule un appui de trop.";
    Shoot: "Déclarez le tir : appuyez sur « Tirer · 3 PA », puis sur la cible « @Orque », et sur « Déclarer Tirer → Orque ». Il laisse une flèche, qui met du temps à arriver.";
    Arrow: "Le tir est sur la pile. Seuls ceux qui sont aussi rapides que l’archère peuvent répondre, et il n’y en a pas : appuyez sur « Passer → résoudre Tirer ». Choisissez ensuite « Réussite » : la flèche va sur la pile différée.";
    Lightning: "Appuyez sur le grand bouton jusqu’à la phase principale de la magicienne, puis sur « Magicienne agit ». Déclarez « Éclair en chaîne · 4 PA, 2 puissance » contre « @Gobelin ». Il coûte des PA et de la puissance.";
    Chain: "Passez avec le grand bouton jusqu’à sa résolution. C’est alors seulement qu’on décide où il saute : ouvrez « Autres cibles, choisies maintenant », choisissez « Orque » et appuyez sur « Résoudre → Éclair en chaîne ».";
    Axe: "Continuez jusqu’à la phase principale de l’orque et appuyez sur « Orque agit ». Déclarez « Hache · 2 PA » contre « @Magicienne ». Si la phase est passée, Z y revient.";
    Respond: "La magicienne est plus rapide que l’orque, et il lui reste 1 PA. Appuyez sur « Passer → Magicienne peut répondre » et déclarez « Esquiver · 1 PA ».";
    Newest: "L’esquive est posée sur le coup de hache, donc elle se résout d’abord : appuyez sur « Personne ne répond → Esquiver comme déclaré ».";
    Fumble: "Maintenant la hache : appuyez sur « Personne ne répond → résoudre Hache ». Dites que le jet est une « Maladresse » ; ce qui arrive peut s’écrire dans « Conséquences d’une maladresse ».";
    Consequences: "Une maladresse laisse ses conséquences au sommet de la pile, à l’initiative de l’orque. Elles ne demandent pas de jet. Passez jusqu’à leur résolution.";
    TowTrigger: "Certains effets se déclenchent d’eux-mêmes. Ouvrez « Effets déclenchés », saisissez un piège comme effet, choisissez le gobelin et « sa phase principale commence », puis appuyez sur « Ajouter l’effet ».";
    ToTrap: "Continuez jusqu’à la phase principale du gobelin. Le piège arrive sur la pile avant que quelqu’un n’agisse.";
    Trap: "Tous peuvent y répondre comme à n’importe quelle action. Passez jusqu’à sa résolution.";
    Lands: "Dans la phase finale, les actions différées passent sur la pile principale. Appuyez sur le grand bouton jusqu’à l’arrivée de la flèche.";
    Hit: "Personne n’est aussi rapide que l’archère, donc personne n’esquive la flèche. Passez, et résolvez-la.";
    TowEnd: "C’est tout : une action déclarée attend, les plus rapides répondent, et la plus récente se résout d’abord.";
    Unaware: "Les bandits sont à l’affût : le premier bouton dit que le groupe n’a repéré aucun ennemi, donc il est surpris. La ligne à côté dit ce que cela change. Commencez le combat.";
    TwoDice: "Qui est surpris lance deux fois l’initiative et garde le plus petit résultat. Touchez « Tout lancer », ou saisissez les totaux de vos dés.";
    Strike: "Quelqu’un est touché : ouvrez « Dégâts », saisissez 7, touchez un bandit, puis appuyez sur le bouton qui le nomme.";
    Prone: "Maintenant un état : touchez un bandit, ouvrez « État », choisissez « à terre », puis appuyez sur le bouton en dessous.";
    Reaction: "Terminez le tour avec le grand bouton, qui dit qui suit. Quand le déclencheur se produit, déclenchez l’action préparée là où l’ordre la propose : elle coûte la réaction, et ce combattant garde sa place.";
    WhyProne: "Touchez un rang, ou « à terre » : la raison et sa règle s’affichent.";
}
