//! The words of commands in English.

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
    damage: damage_words::ENGLISH,
    numbers: number_words::ENGLISH,
    plurals: plurals::ENGLISH,
    lines: LINES,
};

const SENSES: Senses = &[
    (
        Sense::Act(Act::Swap),
        "swap|swaps|swaps with|swap with|swaps initiative with|swap initiative with|swaps initiative|swap initiative|trades initiative with|trades with|trades places with|switches with|swap initiative of",
    ),
    (
        Sense::Act(Act::Recharge),
        "recharge|recharges|recharged|is recharged|is back|has recharged",
    ),
    (
        Sense::Act(Act::Summoned),
        "is summoned by|summoned by|acts after its summoner|follows its summoner",
    ),
    (
        Sense::Act(Act::Surge),
        "action surge|action surges|uses action surge",
    ),
    (
        Sense::Act(Act::Counter),
        "countered|counter|counters|is countered|was countered|counterspells|is counterspelled",
    ),
    (
        Sense::Act(Act::HasteAction),
        "haste action|hasted action|extra action of haste",
    ),
    (
        Sense::Act(Act::Inspiration),
        "inspiration|heroic inspiration",
    ),
    (
        Sense::Act(Act::Harm),
        "damage|dmg|deal|deals|dealt|do|does|hit|hits|hurt|hurts|harm|harms|wound|wounds|strike|strikes|smack|smacks\
        |attack|attacks|shoot|shoots|burn|burns|stab|stabs|zap|zaps|bite|bites|bitten|claws|scorches|slams|suffer|suffers|suffered|lose|loses|lost\
        |takes|took|damages|points of damage|point of damage|pts of damage|of damage|hp damage|hp of damage|hp lost",
    ),
    (
        Sense::Act(Act::Suffer),
        "suffer|suffers|suffered|lose|loses|lost|takes|took|take|gets hit|is hit|are hit|was hit|is bitten|is hurt|is struck|get hit",
    ),
    (
        Sense::Act(Act::Harm),
        "gets hit|is hit|are hit|was hit|is bitten|is hurt|is struck|get hit",
    ),
    (
        Sense::Act(Act::Harm),
        "crit|crits|crits for|critical|critical hit|critical hit on|scores a critical on|critted",
    ),
    (
        Sense::Act(Act::Critical),
        "crit|crits|crits for|critical|critical hit|critical hit on|scores a critical on|critted",
    ),
    (Sense::Act(Act::Cast), "cast|casts"),
    (
        Sense::Act(Act::Attack),
        "aoo|opportunity attack|attack of opportunity|makes an opportunity attack|makes an attack of opportunity",
    ),
    (
        Sense::Act(Act::Pass),
        "pass|passes|pass priority|passes priority|skip|skips|skip turn|skips turn|skip the turn|skips the turn|skips her turn|skips his turn|skips its turn|skips their turn",
    ),
    (
        Sense::Attr(Attr::ActionPoints),
        "ap|action points|action point",
    ),
    (Sense::Act(Act::Fail), "fail|fails|failed|failure|flunks"),
    (
        Sense::Act(Act::Succeed),
        "succeed|succeeds|succeeded|success|passed|makes",
    ),
    (Sense::Act(Act::Lose), "lose|loses|lost"),
    (
        Sense::Act(Act::Nonlethal),
        "nonlethal|nl|non-lethal|subdual|nonlethal damage|non-lethal damage|subdual damage|non lethal|non lethal damage",
    ),
    (
        Sense::Act(Act::Fire),
        "trigger|triggers|triggered|fires|fire readied|fires readied|fires the readied action|fires its readied action|fires her readied action|fires his readied action|releases|releases the readied action|readied|readied action|ready action|the readied action|uses readied action|use readied action|uses ready|uses its readied action|uses her readied action|uses his readied action|uses the readied action|use the readied action|trigger ready|trigger readied|trigger readied action|triggers readied action|goes off|set off",
    ),
    (
        Sense::Act(Act::Cure),
        "heal|heals|healed|healing|healing word|mass healing word|cure|cures|cured|cure wounds|regain|regains|regained|recover|recovers|recovered|restore|restores\
        |gains|gain|gained|mend|mends|patch|patch up|patches up|is healed|gets back|heal up|heals for|is healed for|hp healed",
    ),
    (
        Sense::Act(Act::Give),
        "give|gives|gain|gains|gained|grant|grants|set|make|makes|knock|knocks|shove|shoves|put|puts|change|gets|get|receives|receive|has|have|becomes|become|apply|inflict|inflicts|cast|casts|add condition|give condition",
    ),
    (Sense::Act(Act::Take), "take|take away|subtract|minus"),
    (
        Sense::Act(Act::Remove),
        "remove|removes|delete|take out|kick",
    ),
    (
        Sense::Act(Act::End),
        "no|end|ends|ended|stop|stops|without|lift|lifts|clear|clears|cancel|cancels|no longer|is no longer|are no longer|not|is not|are not|isn't|stops being|stop being\
        |no more|cleanse|cleanses|dispel|dispels|frees|recovers from|loses the condition|over|finish|finishes|is free of|is free from|free",
    ),
    (
        Sense::Act(Act::Kill),
        "kill|kills|killed|slay|slays|slain|dead|is dead|are dead|dies|die|died|destroy|destroys|destroyed|is killed|are killed|is slain|murder|murders|execute|executes|finish off|finishes off",
    ),
    (
        Sense::Act(Act::Revive),
        "revive|bring|brings|revives|revived|resurrect|resurrects|raise|raise dead|raises|bring back|brings back|back to life|is back|bring back to life|revivify|is alive|is revived",
    ),
    (
        Sense::Act(Act::MassiveSave),
        "massive damage save|massive damage saves|massive damage|massive save|save against massive damage|massive damage fortitude save",
    ),
    (
        Sense::Act(Act::DeathSave),
        "death save|death saves|death saving throw|deathsave|death save roll|stabilization roll|stabilization check|stabilization",
    ),
    (
        Sense::Act(Act::Stabilize),
        "stabilize|stabilise|stabilizes|stabilises|is stable|stable|stabilized|stabilised|is stabilized|is stabilised",
    ),
    (
        Sense::Act(Act::Reroll),
        "reroll|re-roll|rerolls|roll again|new roll|new roll for",
    ),
    (
        Sense::Act(Act::Move),
        "move|moves|place|places|goes|acts|shift",
    ),
    (
        Sense::Act(Act::Delay),
        "delay|delays|wait|waits|hold|holds|delaying|is delaying",
    ),
    (
        Sense::Act(Act::Ready),
        "ready|readies|prepare|prepares|readying",
    ),
    (
        Sense::Act(Act::Next),
        "next|done|pass|passes|next turn|next one|end turn|end of turn|turn done|turn over|go on|continue|finished|end of the turn|next combatant|ends turn|ends her turn|ends his turn|ends its turn|ends their turn|is done|skip|skips|skip turn|skips turn|skip the turn|skips the turn|skips her turn|skips his turn|skips its turn|skips their turn",
    ),
    (
        Sense::Act(Act::Previous),
        "previous|previous turn|back|go back|step back|rewind|prev|last turn|turn back|one turn back|undo turn|undo the turn|back up",
    ),
    (Sense::Act(Act::Undo), "undo|undo last|oops"),
    (Sense::Act(Act::Redo), "redo"),
    (Sense::Act(Act::Hide), "hide|hides|conceal|conceals"),
    (
        Sense::Act(Act::Reveal),
        "reveal|reveals|show|shows|unhide|make visible|uncover|is visible|revealed|is revealed|are revealed|is revealed to players|are revealed to players|is revealed to the players|are revealed to the players|show to players|reveal to players",
    ),
    (
        Sense::Act(Act::Rename),
        "rename|renames|call|name|is called|is now called|is now|is named|now called|is now named|renamed",
    ),
    (Sense::Act(Act::Note), "note|notes|remember|memo|comment"),
    (
        Sense::Act(Act::Add),
        "add|adds|spawn|summon|summons|bring in|send in",
    ),
    (
        Sense::Act(Act::Arrive),
        "arrive|arrives|appear|appears|enter|enters|show up|shows up|come in|comes in|turn up|join the fight|joins the fight|join combat|joins combat|join the combat|joins the combat|join in|enter the fight|enter combat",
    ),
    (
        Sense::Act(Act::ChangeSides),
        "changes sides|change sides|changes side|switches sides|switch sides|switches side|swaps sides|turns coat|defects|changes sides to|switches sides to|defects to",
    ),
    (
        Sense::Act(Act::Join),
        "join|joins|rejoin|rejoins|regroup|joins up with|acts with",
    ),
    (
        Sense::Act(Act::Flee),
        "flee|flees|fled|run away|runs away|ran away|runs|escape|escapes|escaped|leave|leaves|leaves combat|leaves the combat|leaves the fight|leave the fight|left|retreats|retreat|withdraws from combat|is gone|runs off|gets away",
    ),
    (Sense::Act(Act::Escape), "escape|escapes|escaped|gets away"),
    (
        Sense::Act(Act::BreakFree),
        "break free|breaks free|broke free|break free of|breaks free of|break loose|breaks loose|get free|gets free|gets loose|slips free|wriggles free|frees himself|frees herself|frees itself|frees themselves|released|is released|are released|freed|is freed|are freed",
    ),
    (
        Sense::Act(Act::End),
        "break free|breaks free|broke free|break free of|breaks free of|get free|gets free|frees himself|frees herself|frees itself|frees themselves|freed|is freed|are freed",
    ),
    (
        Sense::Act(Act::Release),
        "release|releases|releasing|let go|lets go|let go of|lets go of|letting go of|ungrapple|ungrapples|free|frees",
    ),
    (
        Sense::Act(Act::Split),
        "split|splits|split off|separate|separates|ungroup|detach|leaves the group|leave the group",
    ),
    (
        Sense::Act(Act::Surprise),
        "surprise|surprised|surprises|is surprised|are surprised|unaware|ambush|ambushes|caught off guard",
    ),
    (
        Sense::Act(Act::Drop),
        "drop|drops|down|downed|is down|fell|falls|goes down|knock down|knocks down|takes down|take down",
    ),
    (
        Sense::Act(Act::Stand),
        "stand|stands|stand up|stands up|get up|gets up|up",
    ),
    (
        Sense::Act(Act::Use),
        "use|uses|used|spend|spends|spent|expend|expends|expended|burned|is used|is spent|has used|gone|takes his|takes her|takes its|takes their|no more",
    ),
    (
        Sense::Act(Act::Concentrate),
        "conc|conc on|concentrates on|concentrate on|is concentrating on|starts concentrating on|concentrating on|concentration on",
    ),
    (
        Sense::Act(Act::Legendary),
        "legendary|legendary action|leg action|uses legendary action|uses a legendary action|takes a legendary action|uses legendary",
    ),
    (Sense::Act(Act::Roll), "roll|rolls|throw"),
    (
        Sense::Act(Act::Find),
        "find|where is|where 's|where are|go to|goto|search|locate|select|look for|jump to|scroll to|focus",
    ),
    (
        Sense::Act(Act::Help),
        "help|commands|what can i type|list commands",
    ),
    (
        Sense::Attr(Attr::Hp),
        "hp|hit point|hit points|hitpoints|health|life|hps|current hp|points|point|pts",
    ),
    (Sense::Attr(Attr::Max), "max|maximum|maxhp"),
    (
        Sense::Attr(Attr::Full),
        "full|fully|to full|to max|to maximum|all hp|full health|to full health|completely",
    ),
    (
        Sense::Attr(Attr::Temp),
        "temp|temporary|thp|temps|temp hp|temporary hp|temporary hit points|temp hit points",
    ),
    (
        Sense::Attr(Attr::Ac),
        "ac|armor class|armour class|armor|armour",
    ),
    (Sense::Attr(Attr::Init), "init|initiative|ini|inits"),
    (
        Sense::Attr(Attr::Exhaustion),
        "exhaustion|exhaustion level|level of exhaustion|levels of exhaustion|exhaustion levels",
    ),
    (
        Sense::Attr(Attr::Conditions),
        "everything from|everything on|everything off|conditions|condition|all conditions|effects|every condition|all effects|statuses",
    ),
    (
        Sense::Attr(Attr::Concentration),
        "con check|con save|con saving throw|concentration check|concentration save|concentration saving throw|concentration|concentrating|conc",
    ),
    (
        Sense::Attr(Attr::Action),
        "action|standard action|main action",
    ),
    (Sense::Attr(Attr::Reaction), "reaction|react"),
    (Sense::Attr(Attr::Bonus), "bonus action|bonus"),
    (Sense::Attr(Attr::Immediate), "immediate action|immediate"),
    (Sense::Attr(Attr::Swift), "swift action"),
    (Sense::Attr(Attr::Dc), "dc"),
    (
        Sense::By,
        "by|caused by|done by|dealt by|because of|at the hands of|from the hands of",
    ),
    (Sense::Is, "is|are|was"),
    (Sense::This, "this|this current|the current|current"),
    (
        Sense::Filler,
        "the|a|an|is|are|was|'s|another|'|his|her|its|their|with|on|in|off|please|now|just|for|each|last|it|nat|natural|level|levels|being|then|also|that|value|damage|only|up|more|'|commands|command|points|condition|both",
    ),
    (Sense::To, "to|at|onto|into|vs|against|->|back to"),
    (
        Sense::At,
        "=|is at|are at|is now at|drops to|falls to|goes to|is down to|down to|is left with|left with|is reduced to|reduced to|goes down to",
    ),
    (Sense::From, "from|off|of|off of|out of|because of"),
    (Sense::And, "and|&|plus|+"),
    (
        Sense::All,
        "all|everyone|everybody|every|all of|all of the|each of|each of the",
    ),
    (Sense::Other, "other|others|rest of"),
    (
        Sense::Except,
        "except|except for|but|but not|but for|save for|excluding|other than|without",
    ),
    (
        Sense::Side(Side::PARTY),
        "party|pcs|pc|heroes|players|allies|player characters|adventurers|characters",
    ),
    (
        Sense::Side(Side::FOES),
        "foes|enemies|monsters|baddies|opponents|villains|bad guys|creatures",
    ),
    (
        Sense::Share(DamageShare::Half),
        "half|½|1/2|half to|half damage|halved|half on|half for|saved|save for half|saves",
    ),
    (
        Sense::Share(DamageShare::Double),
        "double|x2|×2|twice|double damage|vulnerable|doubled",
    ),
    (Sense::Until, "until|till|til|'til|untill"),
    (Sense::For, "for|lasting|during"),
    (Sense::Unit(1), "round|rounds|rd|rds|turns|turn"),
    (Sense::Unit(10), "minute|minutes|min|mins"),
    (Sense::Unit(600), "hour|hours|hr|hrs"),
    (Sense::Start, "start|starts|beginning|begins|start of"),
    (Sense::End, "end|ends|end of|over|is over"),
    (Sense::Turn, "turn|turns"),
    (Sense::Next, "next|following|upcoming"),
    (
        Sense::SaveEnds,
        "save ends|saves|saved|a save|save|it saves|he saves|she saves|they save|successful save|a successful save|save to end|saving throw",
    ),
    (
        Sense::Removed,
        "removed|ended|further notice|cleared|i remove it|it is removed|i say so",
    ),
    (Sense::Own, "his|her|its|their|own|the same"),
    (
        Sense::Before,
        "before|ahead of|above|just before|right before",
    ),
    (Sense::After, "after|behind|below|just after|right after"),
    (
        Sense::Combat,
        "combat|fight|battle|encounter|the combat|the fight|the battle|the encounter",
    ),
    (Sense::When, "when|if|once|as soon as|whenever|in case"),
];
