//! The words of the fight and its tools, which load with it.

use crate::text::template::templates;

templates! {
    /// A text of the fight, perhaps with gaps to fill in.
    Phrase;
    Prompts: "Before the fight goes on", "Antes de que siga el combate", "Avant que le combat continue";
    CastSpell: "Cast a spell", "Lanzar un conjuro", "Lancer un sort";
    Cast: "Cast", "Lanzar", "Lancer";
    Spell: "Spell", "Conjuro", "Sort";
    SpellLevel: "Spell level", "Nivel del conjuro", "Niveau du sort";
    SpellSource: "Magic", "Magia", "Magie";
    Arcane: "arcane", "arcana", "profane";
    Divine: "divine", "divina", "divine";
    ConcentrateOn: "Concentrate on a spell", "Concentrarse en un conjuro", "Se concentrer sur un sort";
    Concentrate: "Concentrate", "Concentrarse", "Se concentrer";

    DeleteKey: "Del", "Supr", "Suppr";
    NextEncounter: "New encounter", "Encuentro nuevo", "Nouvelle rencontre";
    OlderLines: "Show what came before", "Mostrar lo anterior", "Montrer ce qui précède";
    IsDone: "{0}: {1}, done.", "{0}: {1}, hecho.", "{0} : {1}, fait.";
    AgainstWhom: "against {0}", "contra {0}", "contre {0}";
    EndsAtCount: "{0} has left: {1} on {2} ends where its turn would have come.", "{0} ya no está: {1} en {2} termina donde habría llegado su turno.", "{0} est parti : {1} sur {2} se termine là où son tour serait venu.";
    ForTurnCame: "The own turn has come.", "Ha llegado su propio turno.", "Son propre tour est venu.";
    ForCountCame: "Its count has come round again.", "Ha vuelto a llegar su propio resultado.", "Son propre rang est revenu.";
    ForFloor: "The count has passed the lowest to which one may delay.", "La cuenta ha pasado el resultado más bajo hasta el que se puede retrasar.", "Le décompte a dépassé le rang le plus bas jusqu’où l’on peut retarder.";
    ForConcentration: "The concentration that held the spell has ended.", "Terminó la concentración que mantenía el conjuro.", "La concentration qui tenait le sort a pris fin.";
    ForIncapacity: "Whoever is incapacitated cannot concentrate.", "Quien está incapacitado no puede concentrarse.", "Qui est neutralisé ne peut pas se concentrer.";
    ForAnother: "Another spell wants the concentration.", "Otro conjuro pide la concentración.", "Un autre sort demande la concentration.";
    ForRelease: "The readied spell is let go.", "Se suelta el conjuro preparado.", "Le sort préparé est libéré.";
    ForLapse: "The readied spell was not used in time.", "El conjuro preparado no se usó a tiempo.", "Le sort préparé n’a pas servi à temps.";
    ForInability: "Whoever is unable to act loses what was left of the turn.", "Quien no puede actuar pierde lo que quedaba del turno.", "Qui ne peut pas agir perd ce qui restait du tour.";

    Announce: "Announce an action", "Anunciar una acción", "Annoncer une action";
    Announced: "What is about to be done", "Qué se va a hacer", "Ce qui va être fait";

    ReadyWhat: "What will be done", "Qué se hará", "Ce qui sera fait";
    ReadyWhen: "On what condition", "Con qué condición", "À quelle condition";
    KindOfAction: "Kind of action", "Tipo de acción", "Type d’action";
    ReadyAgainst: "Against", "Contra", "Contre";
    Anybody: "anybody", "cualquiera", "n’importe qui";
    Purpose: "Purpose", "Propósito", "But";
    ToAct: "to act", "actuar", "agir";
    ToDistract: "to distract a spellcaster", "distraer a un lanzador de conjuros", "déranger un lanceur de sorts";
    ToCounterspell: "to counterspell", "contraconjurar", "faire un contresort";
    ToBrace: "to receive a charge", "recibir una carga", "recevoir une charge";

    InterruptedBy: "interrupted: {0} acts first", "en pausa: antes actúa {0}", "interrompu : {0} agit d’abord";

    Order: "Order", "Orden", "Ordre";
    FlatFooted: "flat-footed", "desprevenido", "pris au dépourvu";
    Surprised: "surprised", "sorprendido", "surpris";
    NoReaction: "no reaction", "sin reacción", "sans réaction";
    Delaying: "delaying", "espera", "attend";
    Ready: "ready", "acción preparada", "action préparée";
    Next: "next", "después", "ensuite";
    Conditions: "Conditions", "Estados", "États";
    Amount: "Amount", "Cantidad", "Quantité";
    Damage: "Damage", "Daño", "Dégâts";
    Heal: "Heal", "Curar", "Soigner";
    Budget: "This turn", "Este turno", "Ce tour de jeu";
    PreviousTurn: "Previous turn", "Turno anterior", "Tour précédent";
    EndFight: "End the fight", "Terminar el combate", "Terminer le combat";
    FightOver: "The fight is over.", "El combate ha terminado.", "Le combat est terminé.";
    Continue: "Let the round pass", "Dejar pasar el asalto", "Laisser passer le round";
    Standstill: "Nobody is able to act.", "Nadie puede actuar.", "Personne ne peut agir.";
    Resolve: "Resolve", "Resolver", "Résoudre";
    Stack: "Stack", "Pila", "Pile";
    RollOff: "Let dice decide", "Que decidan los dados", "Laisser les dés trancher";
    TheOutOfTurn: "Out of turn", "Fuera de turno", "Hors de son tour";
    Delay: "Delay", "Retrasar", "Retarder";
    ReadyAction: "Ready an action", "Preparar una acción", "Préparer une action";
    DelayCount: "To count", "Hasta el resultado", "Jusqu’au rang";
    RerollAll: "All re-roll initiative", "Todos vuelven a tirar iniciativa", "Tous rejouent l’initiative";
    TieHelp: "Tap them in the order in which they act.", "Toca los nombres en el orden en que actúan.", "Touchez les noms dans l’ordre où ils agissent.";
    TieHelpFastest: "Tap the fastest first.", "Toca primero al más rápido.", "Touchez d’abord le plus rapide.";
    RollAll: "Roll for all", "Tirar por todos", "Lancer pour tous";
    TakeAll: "Take the totals", "Anotar los totales", "Noter les totaux";
    Roll: "Roll", "Tirar", "Lancer";
    Total: "Total", "Total", "Total";
    Enter: "Enter", "Anotar", "Noter";
    Initiative: "Initiative", "Iniciativa", "Initiative";
    NothingYet: "Nothing has happened yet.", "Aún no ha sucedido nada.", "Il ne s’est encore rien passé.";
    LogBegins: "What came before was put together to save room.", "Lo anterior se ha resumido para ahorrar espacio.", "Ce qui précède a été condensé pour gagner de la place.";
    LookingBack: "This is the fight as it was. What you do here begins another branch; nothing is lost.", "Este es el combate tal como fue. Lo que hagas aquí empieza otra rama; nada se pierde.", "Voici le combat tel qu’il était. Ce que vous ferez ici commence une autre branche ; rien n’est perdu.";
    ReturnToNow: "Return to now", "Volver al presente", "Revenir au présent";
    LogTools: "Dice and report", "Dados y relato", "Dés et récit";
    Branches: "Other branches", "Otras ramas", "Autres branches";
    TakeBranch: "Take up", "Retomar", "Reprendre";
    DropBranch: "Drop for good", "Borrar del todo", "Supprimer";
    Log: "What happened", "Lo sucedido", "Ce qui s’est passé";
    AddToFight: "Somebody joins", "Se une alguien", "Quelqu’un arrive";

    ActsAfter: "{0} acts after this turn", "{0} actúa tras este turno", "{0} agit après ce tour";
    ActsBefore: "{0} acts before this turn", "{0} actúa antes de este turno", "{0} agit avant ce tour";
    SetsOff: "{0}: the readied action, now", "{0}: la acción preparada, ahora", "{0} : l’action préparée, maintenant";
    WorseOfTwo: "the worse of two dice", "el peor de dos dados", "le pire de deux dés";
    WithStep: "with a 5-foot step", "con un paso de 5 pies", "avec un pas de placement";
    SetOffTogether: "{0}: the readied actions, together", "{0}: las acciones preparadas, juntas", "{0} : les actions préparées, ensemble";
    HeldSpell: "A spell that is held by concentration", "Un conjuro que se mantiene por concentración", "Un sort maintenu par concentration";
    LetsGoBy: "{0} lets the trigger go by", "{0} deja pasar la ocasión", "{0} laisse passer l’occasion";
    ActsFirst: "{0} acts first", "Actúa antes {0}", "{0} agit d’abord";
    KeepsConcentrating: "{0} keeps concentrating", "{0} mantiene la concentración", "{0} reste concentré";
    StopsConcentrating: "{0} loses concentration", "{0} pierde la concentración", "{0} n’est plus concentré";
    WhyCount: "{1}: why {0} acts here", "{1}: por qué {0} actúa aquí", "{1} : pourquoi {0} agit ici";
    HitPointsOf: "{0} of {1} hit points", "{0} de {1} puntos de golpe", "{0} sur {1} points de vie";
    Tie: "A tie: {0} decides. {1}", "Empate: decide {0}. {1}", "Égalité : {0} tranche. {1}";

    Kobold: "Kobold", "Kobold", "Kobold";
    Orc: "Orc", "Orco", "Orque";
    Gnoll: "Gnoll", "Gnoll", "Gnoll";
    Captain: "Captain", "Capitán", "Capitaine";
    Bandit: "Bandit", "Bandido", "Bandit";
    Gargoyle: "Gargoyle", "Gárgola", "Gargouille";

    CheckAgainst: "{0}: {1}, DC {2}", "{0}: {1}, CD {2}", "{0} : {1}, DD {2}";
    CheckOf: "{0}: {1}", "{0}: {1}", "{0} : {1}";
    Concentration: "Concentration", "Concentración", "Concentration";
    Spellcraft: "Spellcraft", "Conocimiento de conjuros", "Art de la magie";
    Dispel: "dispel check", "prueba de disipación", "test de dissipation";
    Follows: "Success: {0}. Failure: {1}.", "Éxito: {0}. Fallo: {1}.", "Réussite : {0}. Échec : {1}.";
    SpellGoesOn: "the spell is cast", "el conjuro se lanza", "le sort est lancé";
    SpellLost: "the spell is lost", "el conjuro se pierde", "le sort est perdu";
    MayCounter: "the same spell counters it", "el mismo conjuro lo contrarresta", "le même sort le contre";
    StaysReady: "the counterspell stays ready", "el contraconjuro sigue preparado", "le contresort reste préparé";
    Number: "Modifier, or total", "Modificador, o total", "Modificateur, ou total";
    RollWith: "Roll d20 {0}", "Tirar d20 {0}", "Lancer d20 {0}";
    TotalIs: "Total {0}", "Total {0}", "Total {0}";
    Success: "Success", "Éxito", "Réussite";
    Failure: "Failure", "Fallo", "Échec";

    MayCounterNow: "{0} may counter: {1}", "{0} puede contrarrestar: {1}", "{0} peut contrer : {1}";
    SameSpell: "The same spell ({0})", "El mismo conjuro ({0})", "Le même sort ({0})";
    DispelMagic: "Dispel magic", "Disipar magia", "Dissipation de la magie";
    CasterLevel: "Its caster level", "Su nivel de lanzador", "Son niveau de lanceur";
    LetGoBy: "Let it go by", "Dejarlo pasar", "Laisser passer";

    KeepsSpell: "{0} concentrates on {1}: save, DC {2}", "{0} se concentra en {1}: salvación, CD {2}", "{0} se concentre sur {1} : sauvegarde, DD {2}";
    Held: "Keeps concentrating", "Mantiene la concentración", "Reste concentré";
    Broken: "Loses the spell", "Pierde el conjuro", "Perd le sort";

    Effects: "Effects", "Efectos", "Effets";
    Effect: "Effect", "Efecto", "Effet";
    OwnWords: "In my words", "Con mis palabras", "En mes mots";
    // What tables mark most, parted by commas: D&D's conditions that change nothing the core decides.
    CommonMarks: "blinded,charmed,confused,dazed,dazzled,deafened,entangled,exhausted,fascinated,fatigued,frightened,grappled,helpless,invisible,nauseated,panicked,poisoned,restrained,shaken,sickened,slowed", "agarrado,apresado,asustado,atontado,cegado,confuso,deslumbrado,despavorido,enmarañado,ensordecido,envenenado,estremecido,exhausto,fascinado,fatigado,hechizado,indefenso,indispuesto,invisible,nauseado,ralentizado", "agrippé,assourdi,aveuglé,charmé,confus,ébloui,effrayé,empoisonné,enchevêtré,entravé,épuisé,fasciné,fatigué,fiévreux,hébété,invisible,nauséeux,paniqué,ralenti,sans défense,secoué";
    Lasts: "Lasts", "Dura", "Dure";
    ForRounds: "some rounds", "unos asaltos", "quelques rounds";
    UntilTurnStart: "until a turn begins", "hasta que empiece un turno", "jusqu’au début d’un tour";
    UntilTurnEnd: "until a turn ends", "hasta que acabe un turno", "jusqu’à la fin d’un tour";
    UntilAction: "until somebody acts", "hasta que alguien actúe", "jusqu’à ce que quelqu’un agisse";
    UntilEnded: "until it is ended", "hasta que se acabe", "jusqu’à ce qu’on y mette fin";
    Rounds: "Rounds", "Asaltos", "Rounds";
    Whose: "Whose", "De quién", "De qui";
    Cause: "Caused by", "Causado por", "Causé par";
    BeginEffect: "Begin the effect", "Empezar el efecto", "Commencer l’effet";
    OnTheMind: "Effects on the mind", "Efectos psicológicos", "Effets psychologiques";
    EndNow: "End", "Acabar", "Finir";
    CausedBy: "by {0}", "por {0}", "par {0}";
    ThisRound: "this round", "este asalto", "ce round";
    OneRound: "{0} round", "{0} asalto", "{0} round";
    SomeRounds: "{0} rounds", "{0} asaltos", "{0} rounds";
    StartOf: "until {0}’s turn", "hasta el turno de {0}", "jusqu’au tour de {0}";
    EndOf: "until the end of {0}’s turn", "hasta el fin del turno de {0}", "jusqu’à la fin du tour de {0}";
    ActOf: "until {0} acts", "hasta que actúe {0}", "jusqu’à ce que {0} agisse";
    NoEnd: "until ended", "sin final", "sans fin";

    PlaceInOrder: "Place in the order", "Puesto en el orden", "Place dans l’ordre";
    AtCount: "At count", "En el resultado", "Au rang";
    PutThere: "Put there", "Poner ahí", "Placer là";
    Earlier: "Earlier", "Antes", "Plus tôt";
    Later: "Later", "Después", "Plus tard";
    SkipTurn: "Skip the turn", "Saltar el turno", "Sauter le tour";
    GiveTurn: "Give a turn", "Dar un turno", "Donner un tour";
    BringBack: "Bring back {0}", "Traer de vuelta a {0}", "Faire revenir {0}";
    ArrivesAware: "{0} is aware of the fight: first of all", "{0} es consciente del combate: antes que nadie", "{0} est conscient du combat : avant tous";

    Mounting: "Mount", "Montura", "Monture";
    MountOf: "Rides", "Monta", "Monte";
    Bond: "The mount is", "La montura es", "La monture est";
    BondAnimal: "a beast, on its rider’s count", "una bestia, con su jinete", "une bête, au rang du cavalier";
    BondTogether: "intelligent, on its rider’s count", "inteligente, con su jinete", "intelligente, au rang du cavalier";
    BondApart: "intelligent, on its own count", "inteligente, en su propio resultado", "intelligente, à son propre rang";
    Rides: "Mount up", "Montar", "Monter";
    DismountFrom: "{0} dismounts from {1}", "{0} desmonta de {1}", "{0} descend de {1}";
    RiddenBy: "ridden by {0}", "montado por {0}", "monté par {0}";

    Half: "Half", "La mitad", "La moitié";
    Double: "Double", "El doble", "Le double";
    Temporary: "Temporary", "Temporales", "Temporaires";
    TemporaryLeft: "+{0} temporary", "+{0} temporales", "+{0} temporaires";
    ToMaximum: "To the maximum", "Al máximo", "Au maximum";
    Several: "Several", "Varios", "Plusieurs";
    AimedAt: "For {0}", "Para {0}", "Pour {0}";
    Concentrating: "concentrates: {0}", "se concentra: {0}", "se concentre : {0}";
    WorseRolls: "initiative {0}", "iniciativa {0}", "initiative {0}";
    NewNextRound: "new next round", "nuevo el próximo asalto", "nouveau au prochain round";

    Save: "Saving throw", "Tirada de salvación", "Jet de sauvegarde";
    SaveName: "Which one", "Cuál", "Lequel";
    Difficulty: "DC", "CD", "DD";

    Begins: "{0} begins: {1}.", "{0} empieza: {1}.", "{0} commence : {1}.";
    NoPosition: "{0}: position not noted any more.", "{0}: ya sin posición anotada.", "{0} : plus de position notée.";
    PutAt: "{0} is put at {1}.", "{0} pasa al resultado {1}.", "{0} est placé au rang {1}.";
    TurnRestored: "{0} has its turn again.", "{0} vuelve a tener su turno.", "{0} retrouve son tour.";
    RollsWorse: "{0} acted late: later initiative rolls are worse.", "{0} ha actuado tarde: sus tiradas de iniciativa siguientes son peores.", "{0} a agi tard : ses jets d’initiative suivants sont pires.";
    SaveAgainst: "{0}: {1} {2} against DC {3}.", "{0}: {1} {2} contra CD {3}.", "{0} : {1} {2} contre DD {3}.";
    SteppedOut: "The readied action of {0} is set off, with a 5-foot step.", "Salta la acción preparada de {0}, con un paso de 5 pies.", "L’action préparée de {0} se déclenche, avec un pas de placement.";
    SingleSpeed: "{0}: {1}, its speed once and not twice.", "{0}: {1}, su velocidad una vez y no dos.", "{0} : {1}, une fois sa vitesse et non deux.";
    RestOfSpeed: "{0}: {1}, what is left of its speed.", "{0}: {1}, lo que queda de su velocidad.", "{0} : {1}, ce qui reste de sa vitesse.";
    CostsAction: "{0}: {1}, which costs the action.", "{0}: {1}, que cuesta la acción.", "{0} : {1}, ce qui coûte l’action.";
    RolledTwice: "{0} rolls {1} and {2}; {1} {3} makes {4}.", "{0} saca {1} y {2}; {1} {3} son {4}.", "{0} obtient {1} et {2} ; {1} {3} font {4}.";
    TieRolled: "Dice decide the tie{0}: {1}.", "Los dados deciden el empate{0}: {1}.", "Les dés tranchent l’égalité{0} : {1}.";
    Prepared: "Round {0}, before contact.", "Asalto {0}, antes del contacto.", "Round {0}, avant le contact.";
    HadTurn: "{0} has had its turn of this round.", "{0} ya ha tenido su turno de este asalto.", "{0} a déjà eu son tour de ce round.";
}
